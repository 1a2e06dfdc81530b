// The program; everything it does stands in the module Program.

import Program

Toast.main()
