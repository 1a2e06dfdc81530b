// What keys are called and what they do, in the form of the catalogue of words: one line a language, its names first, fields
// in the order of `HintWords`. Read in place, so that it costs nothing until somebody asks.

/// The catalogue of translated hints.
enum HintWordsData {
  /// A line for each language: names, space, enter, escape, move, tick, find, change, leave, any key, close.
  static let lines = """
    en|space|enter|esc|move|tick|find|change|leave|any key|close
    af|spasie|enter|esc|beweeg|merk|soek|verander|verlaat|enige sleutel|sluit
    ar|مسافة|إدخال|esc|تنقل|تحديد|بحث|تغيير|خروج|أي مفتاح|إغلاق
    az|boşluq|enter|esc|hərəkət|işarələ|axtar|dəyiş|çıx|istənilən düymə|bağla
    be|прабел|enter|esc|рух|пазначыць|шукаць|змяніць|выйсці|любая клавіша|закрыць
    bg|интервал|enter|esc|местене|отбелязване|търсене|промяна|изход|произволен клавиш|затваряне
    bn|স্পেস|এন্টার|esc|সরান|চিহ্ন|খুঁজুন|বদলান|প্রস্থান|যেকোনো কী|বন্ধ
    br|esaouenn|enter|esc|fiñval|askañ|klask|kemmañ|kuitaat|forzh peseurt stokell|serriñ
    bs|razmak|enter|esc|pomjeri|označi|traži|promijeni|izađi|bilo koja tipka|zatvori
    ca|espai|retorn|esc|mou|marca|cerca|canvia|surt|qualsevol tecla|tanca
    cs|mezera|enter|esc|pohyb|označit|hledat|změnit|odejít|libovolná klávesa|zavřít
    cy|bylchwr|enter|esc|symud|ticio|chwilio|newid|gadael|unrhyw fysell|cau
    da|mellemrum|enter|esc|flyt|markér|søg|ændr|forlad|en tast|luk
    de|Leertaste|Enter|Esc|bewegen|ankreuzen|suchen|ändern|verlassen|beliebige Taste|schließen
    el|διάστημα|enter|esc|μετακίνηση|επιλογή|εύρεση|αλλαγή|έξοδος|οποιοδήποτε πλήκτρο|κλείσιμο
    eo|spaco|enter|esc|movi|marki|serĉi|ŝanĝi|forlasi|iu klavo|fermi
    es|espacio|intro|esc|mover|marcar|buscar|cambiar|salir|cualquier tecla|cerrar
    et|tühik|enter|esc|liigu|märgi|otsi|muuda|lahku|suvaline klahv|sulge
    eu|zuriunea|sartu|esc|mugitu|markatu|bilatu|aldatu|irten|edozein tekla|itxi
    fa|فاصله|ورود|esc|حرکت|علامت|جستجو|تغییر|خروج|هر کلید|بستن
    fi|väli|enter|esc|siirry|merkitse|etsi|muuta|poistu|mikä tahansa näppäin|sulje
    fil,tl|espasyo|enter|esc|galaw|markahan|hanapin|baguhin|umalis|anumang key|isara
    fr|espace|entrée|échap|déplacer|cocher|chercher|changer|quitter|une touche|fermer
    ga|spás|enter|esc|bog|ticeáil|aimsigh|athraigh|fág|eochair ar bith|dún
    gl|espazo|intro|esc|mover|marcar|buscar|cambiar|saír|calquera tecla|pechar
    he,iw|רווח|אנטר|esc|תנועה|סימון|חיפוש|שינוי|יציאה|כל מקש|סגירה
    hi|स्पेस|एंटर|esc|चलें|चुनें|खोजें|बदलें|छोड़ें|कोई कुंजी|बंद करें
    hr|razmak|enter|esc|pomakni|označi|traži|promijeni|izađi|bilo koja tipka|zatvori
    hu|szóköz|enter|esc|mozgás|jelölés|keresés|módosítás|kilépés|bármely billentyű|bezárás
    hy|բացատ|enter|esc|տեղափոխել|նշել|գտնել|փոխել|դուրս գալ|ցանկացած ստեղն|փակել
    id,in|spasi|enter|esc|pindah|tandai|cari|ubah|keluar|tombol apa saja|tutup
    is|bil|enter|esc|færa|merkja|leita|breyta|hætta|hvaða lykill sem er|loka
    it|spazio|invio|esc|sposta|spunta|cerca|cambia|esci|un tasto qualsiasi|chiudi
    ja|スペース|Enter|Esc|移動|選択|検索|変更|中止|任意のキー|閉じる
    ka|გამოტოვება|enter|esc|გადაადგილება|მონიშვნა|ძებნა|შეცვლა|გასვლა|ნებისმიერი ღილაკი|დახურვა
    kk|бос орын|enter|esc|жылжу|белгілеу|іздеу|өзгерту|шығу|кез келген перне|жабу
    ko|스페이스|엔터|esc|이동|선택|찾기|변경|나가기|아무 키|닫기
    lt|tarpas|enter|esc|judėti|žymėti|ieškoti|keisti|išeiti|bet kuris klavišas|užverti
    lv|atstarpe|enter|esc|pārvietot|atzīmēt|meklēt|mainīt|iziet|jebkurš taustiņš|aizvērt
    mk|празно место|enter|esc|движи|означи|барај|смени|излез|кое било копче|затвори
    ms|ruang|enter|esc|gerak|tanda|cari|ubah|keluar|mana-mana kekunci|tutup
    nb,no|mellomrom|enter|esc|flytt|kryss av|søk|endre|avbryt|en tast|lukk
    nl|spatie|enter|esc|verplaats|vink aan|zoek|wijzig|verlaat|een toets|sluit
    nn|mellomrom|enter|esc|flytt|kryss av|søk|endre|avbryt|ein tast|lukk
    pl|spacja|enter|esc|ruch|zaznacz|szukaj|zmień|wyjdź|dowolny klawisz|zamknij
    pt|espaço|enter|esc|mover|marcar|procurar|mudar|sair|qualquer tecla|fechar
    ro|spațiu|enter|esc|mută|bifează|caută|schimbă|ieși|orice tastă|închide
    ru|пробел|enter|esc|движение|отметить|найти|изменить|выйти|любая клавиша|закрыть
    sk|medzera|enter|esc|pohyb|označiť|hľadať|zmeniť|odísť|ľubovoľný kláves|zavrieť
    sl|preslednica|enter|esc|premik|označi|išči|spremeni|zapusti|katera koli tipka|zapri
    sq|hapësirë|enter|esc|lëviz|shëno|gjej|ndrysho|dil|çdo tast|mbyll
    sr|размак|enter|esc|помери|означи|тражи|промени|изађи|било који тастер|затвори
    sr@latin,sr@latn|razmak|enter|esc|pomeri|označi|traži|promeni|izađi|bilo koji taster|zatvori
    sv|blanksteg|enter|esc|flytta|kryssa|sök|ändra|lämna|valfri tangent|stäng
    ta|இடவெளி|என்டர்|esc|நகர்|தேர்|தேடு|மாற்று|வெளியேறு|ஏதேனும் விசை|மூடு
    th|เว้นวรรค|enter|esc|เลื่อน|เลือก|ค้นหา|เปลี่ยน|ออก|ปุ่มใดก็ได้|ปิด
    tr|boşluk|enter|esc|taşı|işaretle|bul|değiştir|çık|herhangi bir tuş|kapat
    uk|пробіл|enter|esc|рух|позначити|знайти|змінити|вийти|будь-яка клавіша|закрити
    ur|اسپیس|انٹر|esc|حرکت|نشان|تلاش|تبدیل|باہر|کوئی بھی کلید|بند
    vi|cách|enter|esc|di chuyển|đánh dấu|tìm|đổi|thoát|phím bất kỳ|đóng
    zh_cn,zh,zh_sg,zh@hans|空格|回车|Esc|移动|勾选|查找|更改|离开|任意键|关闭
    zh_tw,zh_hk,zh_mo,zh@hant|空白鍵|Enter|Esc|移動|勾選|尋找|變更|離開|任意鍵|關閉
    """
}
