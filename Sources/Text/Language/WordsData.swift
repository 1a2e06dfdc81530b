// The words themselves, as the dialogs of desktops have them. One line a language, its names first:
// every locale name that means it, lower case, separated by commas. Fields in the order of `Words`.
// Read in place, so that it costs nothing until somebody asks.

enum WordsData {
  /// A line for each language: names, ok, cancel, yes, no, extra, help, info, success, warning, error, choice.
  static let lines = """
    en|OK|Cancel|Yes|No|Extra|Help|info|success|warning|error|Choice
    af|OK|Kanselleer|Ja|Nee|Ekstra|Hulp|inligting|sukses|waarskuwing|fout|Keuse
    ar|موافق|إلغاء|نعم|لا|إضافي|مساعدة|معلومات|نجاح|تحذير|خطأ|الاختيار
    az|Tamam|Ləğv et|Bəli|Xeyr|Əlavə|Kömək|məlumat|uğurlu|xəbərdarlıq|xəta|Seçim
    be|Добра|Скасаваць|Так|Не|Дадаткова|Даведка|інфармацыя|паспяхова|папярэджанне|памылка|Выбар
    bg|ОК|Отказ|Да|Не|Допълнително|Помощ|информация|успех|предупреждение|грешка|Избор
    bn|ঠিক আছে|বাতিল|হ্যাঁ|না|অতিরিক্ত|সাহায্য|তথ্য|সফল|সতর্কতা|ত্রুটি|পছন্দ
    br|Mat eo|Nullañ|Ya|Nann|Ouzhpenn|Skoazell|titour|graet|diwallit|fazi|Dibab
    bs|U redu|Otkaži|Da|Ne|Dodatno|Pomoć|informacija|uspjeh|upozorenje|greška|Izbor
    ca|D’acord|Cancel·la|Sí|No|Extra|Ajuda|informació|correcte|avís|error|Opció
    cs|OK|Zrušit|Ano|Ne|Další|Nápověda|informace|úspěch|varování|chyba|Volba
    cy|Iawn|Diddymu|Ie|Na|Ychwanegol|Cymorth|gwybodaeth|llwyddiant|rhybudd|gwall|Dewis
    da|OK|Annullér|Ja|Nej|Ekstra|Hjælp|info|lykkedes|advarsel|fejl|Valg
    de|OK|Abbrechen|Ja|Nein|Extra|Hilfe|Info|Erfolg|Warnung|Fehler|Auswahl
    el|Εντάξει|Ακύρωση|Ναι|Όχι|Επιπλέον|Βοήθεια|πληροφορία|επιτυχία|προειδοποίηση|σφάλμα|Επιλογή
    eo|Bone|Nuligi|Jes|Ne|Krome|Helpo|informo|sukceso|averto|eraro|Elekto
    es|Aceptar|Cancelar|Sí|No|Extra|Ayuda|información|éxito|advertencia|error|Opción
    et|Olgu|Loobu|Jah|Ei|Lisa|Abi|teave|õnnestus|hoiatus|viga|Valik
    eu|Ados|Utzi|Bai|Ez|Gehigarria|Laguntza|informazioa|arrakasta|abisua|errorea|Aukera
    fa|تأیید|لغو|بله|خیر|بیشتر|راهنما|اطلاعات|موفق|هشدار|خطا|انتخاب
    fi|OK|Peru|Kyllä|Ei|Lisää|Ohje|tieto|onnistui|varoitus|virhe|Valinta
    fil,tl|OK|Kanselahin|Oo|Hindi|Dagdag|Tulong|impormasyon|tagumpay|babala|pagkakamali|Pagpili
    fr|OK|Annuler|Oui|Non|Extra|Aide|info|succès|avertissement|erreur|Choix
    ga|OK|Cealaigh|Tá|Níl|Breis|Cabhair|eolas|rath|rabhadh|earráid|Rogha
    gl|Aceptar|Cancelar|Si|Non|Extra|Axuda|información|éxito|aviso|erro|Opción
    he,iw|אישור|ביטול|כן|לא|נוסף|עזרה|מידע|הצלחה|אזהרה|שגיאה|בחירה
    hi|ठीक|रद्द करें|हाँ|नहीं|अतिरिक्त|मदद|जानकारी|सफल|चेतावनी|त्रुटि|विकल्प
    hr|U redu|Odustani|Da|Ne|Dodatno|Pomoć|informacija|uspjeh|upozorenje|pogreška|Odabir
    hu|OK|Mégse|Igen|Nem|Egyéb|Súgó|információ|siker|figyelmeztetés|hiba|Választás
    hy|Լավ|Չեղարկել|Այո|Ոչ|Հավելյալ|Օգնություն|տեղեկություն|հաջողություն|զգուշացում|սխալ|Ընտրություն
    id,in|OK|Batal|Ya|Tidak|Ekstra|Bantuan|info|berhasil|peringatan|galat|Pilihan
    is|Í lagi|Hætta við|Já|Nei|Aukalega|Hjálp|upplýsingar|tókst|aðvörun|villa|Val
    it|OK|Annulla|Sì|No|Extra|Aiuto|informazione|riuscito|avviso|errore|Scelta
    ja|OK|キャンセル|はい|いいえ|その他|ヘルプ|情報|成功|警告|エラー|選択
    ka|კარგი|გაუქმება|დიახ|არა|დამატებით|დახმარება|ინფორმაცია|წარმატება|გაფრთხილება|შეცდომა|არჩევანი
    kk|ОК|Бас тарту|Иә|Жоқ|Қосымша|Көмек|ақпарат|сәтті|ескерту|қате|Таңдау
    ko|확인|취소|예|아니요|추가|도움말|정보|성공|경고|오류|선택
    lt|Gerai|Atsisakyti|Taip|Ne|Papildomai|Pagalba|informacija|pavyko|įspėjimas|klaida|Pasirinkimas
    lv|Labi|Atcelt|Jā|Nē|Papildus|Palīdzība|informācija|izdevās|brīdinājums|kļūda|Izvēle
    mk|Во ред|Откажи|Да|Не|Дополнително|Помош|информација|успех|предупредување|грешка|Избор
    ms|OK|Batal|Ya|Tidak|Tambahan|Bantuan|maklumat|berjaya|amaran|ralat|Pilihan
    nb,no|OK|Avbryt|Ja|Nei|Ekstra|Hjelp|info|vellykket|advarsel|feil|Valg
    nl|OK|Annuleren|Ja|Nee|Extra|Hulp|info|gelukt|waarschuwing|fout|Keuze
    nn|OK|Avbryt|Ja|Nei|Ekstra|Hjelp|info|vellukka|åtvaring|feil|Val
    pl|OK|Anuluj|Tak|Nie|Dodatkowe|Pomoc|informacja|sukces|ostrzeżenie|błąd|Wybór
    pt|OK|Cancelar|Sim|Não|Extra|Ajuda|informação|sucesso|aviso|erro|Opção
    pt_br|OK|Cancelar|Sim|Não|Extra|Ajuda|informação|sucesso|aviso|erro|Escolha
    ro|OK|Anulează|Da|Nu|Suplimentar|Ajutor|informație|succes|avertisment|eroare|Alegere
    ru|ОК|Отмена|Да|Нет|Дополнительно|Справка|информация|успешно|предупреждение|ошибка|Выбор
    sk|OK|Zrušiť|Áno|Nie|Ďalšie|Pomocník|informácia|úspech|upozornenie|chyba|Voľba
    sl|V redu|Prekliči|Da|Ne|Dodatno|Pomoč|informacija|uspeh|opozorilo|napaka|Izbira
    sq|Në rregull|Anulo|Po|Jo|Shtesë|Ndihmë|informacion|sukses|paralajmërim|gabim|Zgjedhja
    sr|У реду|Откажи|Да|Не|Додатно|Помоћ|информација|успех|упозорење|грешка|Избор
    sr@latin,sr@latn|U redu|Otkaži|Da|Ne|Dodatno|Pomoć|informacija|uspeh|upozorenje|greška|Izbor
    sv|OK|Avbryt|Ja|Nej|Extra|Hjälp|info|klart|varning|fel|Val
    ta|சரி|ரத்து|ஆம்|இல்லை|கூடுதல்|உதவி|தகவல்|வெற்றி|எச்சரிக்கை|பிழை|தேர்வு
    th|ตกลง|ยกเลิก|ใช่|ไม่ใช่|เพิ่มเติม|วิธีใช้|ข้อมูล|สำเร็จ|คำเตือน|ข้อผิดพลาด|ตัวเลือก
    tr|Tamam|İptal|Evet|Hayır|Ek|Yardım|bilgi|başarılı|uyarı|hata|Seçim
    uk|Гаразд|Скасувати|Так|Ні|Додатково|Довідка|інформація|успішно|попередження|помилка|Вибір
    ur|ٹھیک ہے|منسوخ کریں|ہاں|نہیں|اضافی|مدد|معلومات|کامیاب|انتباہ|خرابی|انتخاب
    vi|Đồng ý|Hủy|Có|Không|Thêm|Trợ giúp|thông tin|thành công|cảnh báo|lỗi|Lựa chọn
    zh_cn,zh,zh_sg,zh@hans|确定|取消|是|否|其他|帮助|信息|成功|警告|错误|选择
    zh_tw,zh_hk,zh_mo,zh@hant|確定|取消|是|否|其他|說明|資訊|成功|警告|錯誤|選擇
    """
}
