// What keys are called and what they do, in the form of the catalogue of words: one line a language, its names first, fields
// in the order of `HintWords`. Read in place, so that it costs nothing until somebody asks.

/// The catalogue of translated hints.
enum HintWordsData {
  /// A line for each language: names, space, enter, escape, move, tick, find, change, leave, any key, close, time is up.
  static let lines = """
    en|space|enter|esc|move|tick|find|change|leave|any key|close|time is up
    af|spasie|enter|esc|beweeg|merk|soek|verander|verlaat|enige sleutel|sluit|tyd is verby
    ar|مسافة|إدخال|esc|تنقل|تحديد|بحث|تغيير|خروج|أي مفتاح|إغلاق|انتهى الوقت
    az|boşluq|enter|esc|hərəkət|işarələ|axtar|dəyiş|çıx|istənilən düymə|bağla|vaxt bitdi
    be|прабел|enter|esc|рух|пазначыць|шукаць|змяніць|выйсці|любая клавіша|закрыць|час скончыўся
    bg|интервал|enter|esc|местене|отбелязване|търсене|промяна|изход|произволен клавиш|затваряне|времето изтече
    bn|স্পেস|এন্টার|esc|সরান|চিহ্ন|খুঁজুন|বদলান|প্রস্থান|যেকোনো কী|বন্ধ|সময় শেষ
    br|esaouenn|enter|esc|fiñval|askañ|klask|kemmañ|kuitaat|forzh peseurt stokell|serriñ|echuet an amzer
    bs|razmak|enter|esc|pomjeri|označi|traži|promijeni|izađi|bilo koja tipka|zatvori|vrijeme je isteklo
    ca|espai|retorn|esc|mou|marca|cerca|canvia|surt|qualsevol tecla|tanca|temps esgotat
    cs|mezera|enter|esc|pohyb|označit|hledat|změnit|odejít|libovolná klávesa|zavřít|čas vypršel
    cy|bylchwr|enter|esc|symud|ticio|chwilio|newid|gadael|unrhyw fysell|cau|amser ar ben
    da|mellemrum|enter|esc|flyt|markér|søg|ændr|forlad|en tast|luk|tiden er udløbet
    de|Leertaste|Enter|Esc|bewegen|ankreuzen|suchen|ändern|verlassen|beliebige Taste|schließen|Zeit abgelaufen
    el|διάστημα|enter|esc|μετακίνηση|επιλογή|εύρεση|αλλαγή|έξοδος|οποιοδήποτε πλήκτρο|κλείσιμο|τέλος χρόνου
    eo|spaco|enter|esc|movi|marki|serĉi|ŝanĝi|forlasi|iu klavo|fermi|tempo finiĝis
    es|espacio|intro|esc|mover|marcar|buscar|cambiar|salir|cualquier tecla|cerrar|tiempo agotado
    et|tühik|enter|esc|liigu|märgi|otsi|muuda|lahku|suvaline klahv|sulge|aeg on läbi
    eu|zuriunea|sartu|esc|mugitu|markatu|bilatu|aldatu|irten|edozein tekla|itxi|denbora agortuta
    fa|فاصله|ورود|esc|حرکت|علامت|جستجو|تغییر|خروج|هر کلید|بستن|زمان تمام شد
    fi|väli|enter|esc|siirry|merkitse|etsi|muuta|poistu|mikä tahansa näppäin|sulje|aika loppui
    fil,tl|espasyo|enter|esc|galaw|markahan|hanapin|baguhin|umalis|anumang key|isara|tapos na ang oras
    fr|espace|entrée|échap|déplacer|cocher|chercher|changer|quitter|une touche|fermer|temps écoulé
    ga|spás|enter|esc|bog|ticeáil|aimsigh|athraigh|fág|eochair ar bith|dún|tá an t-am istigh
    gl|espazo|intro|esc|mover|marcar|buscar|cambiar|saír|calquera tecla|pechar|tempo esgotado
    he,iw|רווח|אנטר|esc|תנועה|סימון|חיפוש|שינוי|יציאה|כל מקש|סגירה|הזמן נגמר
    hi|स्पेस|एंटर|esc|चलें|चुनें|खोजें|बदलें|छोड़ें|कोई कुंजी|बंद करें|समय समाप्त
    hr|razmak|enter|esc|pomakni|označi|traži|promijeni|izađi|bilo koja tipka|zatvori|vrijeme je isteklo
    hu|szóköz|enter|esc|mozgás|jelölés|keresés|módosítás|kilépés|bármely billentyű|bezárás|lejárt az idő
    hy|բացատ|enter|esc|տեղափոխել|նշել|գտնել|փոխել|դուրս գալ|ցանկացած ստեղն|փակել|ժամանակը սպառվեց
    id,in|spasi|enter|esc|pindah|tandai|cari|ubah|keluar|tombol apa saja|tutup|waktu habis
    is|bil|enter|esc|færa|merkja|leita|breyta|hætta|hvaða lykill sem er|loka|tíminn er liðinn
    it|spazio|invio|esc|sposta|spunta|cerca|cambia|esci|un tasto qualsiasi|chiudi|tempo scaduto
    ja|スペース|Enter|Esc|移動|選択|検索|変更|中止|任意のキー|閉じる|時間切れ
    ka|გამოტოვება|enter|esc|გადაადგილება|მონიშვნა|ძებნა|შეცვლა|გასვლა|ნებისმიერი ღილაკი|დახურვა|დრო ამოიწურა
    kk|бос орын|enter|esc|жылжу|белгілеу|іздеу|өзгерту|шығу|кез келген перне|жабу|уақыт бітті
    ko|스페이스|엔터|esc|이동|선택|찾기|변경|나가기|아무 키|닫기|시간 초과
    lt|tarpas|enter|esc|judėti|žymėti|ieškoti|keisti|išeiti|bet kuris klavišas|užverti|laikas baigėsi
    lv|atstarpe|enter|esc|pārvietot|atzīmēt|meklēt|mainīt|iziet|jebkurš taustiņš|aizvērt|laiks beidzies
    mk|празно место|enter|esc|движи|означи|барај|смени|излез|кое било копче|затвори|времето истече
    ms|ruang|enter|esc|gerak|tanda|cari|ubah|keluar|mana-mana kekunci|tutup|masa tamat
    nb,no|mellomrom|enter|esc|flytt|kryss av|søk|endre|avbryt|en tast|lukk|tiden er ute
    nl|spatie|enter|esc|verplaats|vink aan|zoek|wijzig|verlaat|een toets|sluit|tijd is om
    nn|mellomrom|enter|esc|flytt|kryss av|søk|endre|avbryt|ein tast|lukk|tida er ute
    pl|spacja|enter|esc|ruch|zaznacz|szukaj|zmień|wyjdź|dowolny klawisz|zamknij|czas minął
    pt|espaço|enter|esc|mover|marcar|procurar|mudar|sair|qualquer tecla|fechar|tempo esgotado
    ro|spațiu|enter|esc|mută|bifează|caută|schimbă|ieși|orice tastă|închide|timpul a expirat
    ru|пробел|enter|esc|движение|отметить|найти|изменить|выйти|любая клавиша|закрыть|время вышло
    sk|medzera|enter|esc|pohyb|označiť|hľadať|zmeniť|odísť|ľubovoľný kláves|zavrieť|čas vypršal
    sl|preslednica|enter|esc|premik|označi|išči|spremeni|zapusti|katera koli tipka|zapri|čas je potekel
    sq|hapësirë|enter|esc|lëviz|shëno|gjej|ndrysho|dil|çdo tast|mbyll|koha mbaroi
    sr|размак|enter|esc|помери|означи|тражи|промени|изађи|било који тастер|затвори|време је истекло
    sr@latin,sr@latn|razmak|enter|esc|pomeri|označi|traži|promeni|izađi|bilo koji taster|zatvori|vreme je isteklo
    sv|blanksteg|enter|esc|flytta|kryssa|sök|ändra|lämna|valfri tangent|stäng|tiden är ute
    ta|இடவெளி|என்டர்|esc|நகர்|தேர்|தேடு|மாற்று|வெளியேறு|ஏதேனும் விசை|மூடு|நேரம் முடிந்தது
    th|เว้นวรรค|enter|esc|เลื่อน|เลือก|ค้นหา|เปลี่ยน|ออก|ปุ่มใดก็ได้|ปิด|หมดเวลา
    tr|boşluk|enter|esc|taşı|işaretle|bul|değiştir|çık|herhangi bir tuş|kapat|süre doldu
    uk|пробіл|enter|esc|рух|позначити|знайти|змінити|вийти|будь-яка клавіша|закрити|час вийшов
    ur|اسپیس|انٹر|esc|حرکت|نشان|تلاش|تبدیل|باہر|کوئی بھی کلید|بند|وقت ختم
    vi|cách|enter|esc|di chuyển|đánh dấu|tìm|đổi|thoát|phím bất kỳ|đóng|hết giờ
    zh_cn,zh,zh_sg,zh@hans|空格|回车|Esc|移动|勾选|查找|更改|离开|任意键|关闭|时间已到
    zh_tw,zh_hk,zh_mo,zh@hant|空白鍵|Enter|Esc|移動|勾選|尋找|變更|離開|任意鍵|關閉|時間已到
    """
}
