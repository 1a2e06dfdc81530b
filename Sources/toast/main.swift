import Program

Toast.main()
