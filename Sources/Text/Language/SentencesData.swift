// What is said about wrong entries, in the form of the catalogue of words: one line a language, its names first, fields in
// the order of `Sentences`. No sentence has a noun beside a number, since many languages have more than two forms of it.

enum SentencesData {
  /// A line for each language: names, needed, again, different, form, long, least, most, ticked, no match; `%` is a
  /// number.
  static let lines = """
    en|An answer is needed.|Again|The two are not the same.|This does not have the required form.|Too long.|At least %.|At most %.|% of % ticked|no match
    af|'n Antwoord is nodig.|Weer|Die twee is nie dieselfde nie.|Dit het nie die regte vorm nie.|Te lank.|Ten minste %.|Hoogstens %.|% van % gemerk|niks gevind nie
    ar|الإجابة مطلوبة.|مرة أخرى|القيمتان غير متطابقتين.|الصيغة غير صحيحة.|طويل جدًا.|% على الأقل.|% على الأكثر.|حُدِّد % من %|لا نتائج
    be|Патрэбны адказ.|Яшчэ раз|Яны не супадаюць.|Няправільны фармат.|Занадта доўга.|Не менш за %.|Не больш за %.|пазначана % з %|нічога не знойдзена
    bg|Нужен е отговор.|Отново|Двете не съвпадат.|Форматът не е правилен.|Твърде дълго.|Поне %.|Най-много %.|отметнати % от %|няма съвпадения
    bs|Odgovor je potreban.|Ponovo|Unosi se razlikuju.|Oblik nije ispravan.|Predugo.|Najmanje %.|Najviše %.|označeno % od %|nema podudaranja
    ca|Cal una resposta.|Una altra vegada|No coincideixen.|El format no és correcte.|Massa llarg.|Almenys %.|Com a màxim %.|% de % marcats|cap coincidència
    cs|Je třeba odpovědět.|Znovu|Zadání se liší.|Nesprávný formát.|Příliš dlouhé.|Nejméně %.|Nejvýše %.|označeno % z %|nic nenalezeno
    da|Der skal et svar til.|Igen|De to er ikke ens.|Det har ikke den rigtige form.|For langt.|Mindst %.|Højst %.|% af % markeret|intet fundet
    de|Eine Eingabe ist nötig.|Noch einmal|Die beiden sind nicht gleich.|Das hat nicht die richtige Form.|Zu lang.|Mindestens %.|Höchstens %.|% von % angekreuzt|nichts gefunden
    el|Χρειάζεται απάντηση.|Ξανά|Τα δύο δεν ταιριάζουν.|Η μορφή δεν είναι σωστή.|Πολύ μεγάλο.|Τουλάχιστον %.|Το πολύ %.|επιλεγμένα % από %|δεν βρέθηκε τίποτα
    eo|Respondo necesas.|Denove|La du ne samas.|La formo ne ĝustas.|Tro longa.|Almenaŭ %.|Maksimume %.|% el % markitaj|nenio trovita
    es|Hace falta una respuesta.|Otra vez|Los dos no coinciden.|El formato no es correcto.|Demasiado largo.|Al menos %.|Como máximo %.|% de % marcados|sin coincidencias
    et|Vastus on vajalik.|Uuesti|Need kaks ei ole samad.|Vorm ei ole õige.|Liiga pikk.|Vähemalt %.|Kõige rohkem %.|märgitud % / %|vasteid pole
    fa|پاسخ لازم است.|دوباره|این دو یکسان نیستند.|قالب درست نیست.|بیش از حد طولانی است.|حداقل %.|حداکثر %.|% از % انتخاب شده|چیزی یافت نشد
    fi|Vastaus tarvitaan.|Uudelleen|Ne eivät ole samat.|Muoto ei ole oikea.|Liian pitkä.|Vähintään %.|Enintään %.|% / % merkitty|ei osumia
    fr|Une réponse est nécessaire.|Encore une fois|Les deux ne sont pas identiques.|Le format n’est pas correct.|Trop long.|Au moins %.|Au plus %.|% sur % cochés|aucun résultat
    gl|Cómpre unha resposta.|Outra vez|Os dous non coinciden.|O formato non é correcto.|Demasiado longo.|Polo menos %.|Como máximo %.|% de % marcados|sen coincidencias
    he,iw|נדרשת תשובה.|שוב|השניים אינם זהים.|התבנית אינה נכונה.|ארוך מדי.|לפחות %.|לכל היותר %.|סומנו % מתוך %|אין התאמות
    hi|उत्तर आवश्यक है।|फिर से|दोनों समान नहीं हैं।|प्रारूप सही नहीं है।|बहुत लंबा है।|कम से कम %।|अधिक से अधिक %।|चुने गए: %/%|कुछ नहीं मिला
    hr|Odgovor je potreban.|Ponovno|Unosi se razlikuju.|Oblik nije ispravan.|Predugo.|Najmanje %.|Najviše %.|označeno % od %|nema podudaranja
    hu|Válasz szükséges.|Újra|A kettő nem egyezik.|A formátum nem megfelelő.|Túl hosszú.|Legalább %.|Legfeljebb %.|% / % kijelölve|nincs találat
    id,in|Jawaban diperlukan.|Sekali lagi|Keduanya tidak sama.|Formatnya tidak benar.|Terlalu panjang.|Paling sedikit %.|Paling banyak %.|% dari % ditandai|tidak ditemukan
    is|Svar vantar.|Aftur|Þetta tvennt er ekki eins.|Þetta er ekki á réttu sniði.|Of langt.|Að minnsta kosti %.|Í mesta lagi %.|% af % merkt|ekkert fannst
    it|Serve una risposta.|Di nuovo|I due non coincidono.|Il formato non è corretto.|Troppo lungo.|Almeno %.|Al massimo %.|% di % spuntati|nessun risultato
    ja|入力が必要です。|もう一度|二つが一致しません。|形式が正しくありません。|長すぎます。|%以上。|%以下。|%/% 選択済み|一致なし
    ko|답이 필요합니다.|다시 한 번|둘이 서로 다릅니다.|형식이 올바르지 않습니다.|너무 깁니다.|% 이상.|% 이하.|%/% 선택됨|일치하는 항목 없음
    lt|Reikia atsakymo.|Dar kartą|Nesutampa.|Netinkamas formatas.|Per ilgas.|Bent %.|Daugiausia %.|pažymėta % iš %|nieko nerasta
    lv|Vajadzīga atbilde.|Vēlreiz|Abi nesakrīt.|Formāts nav pareizs.|Pārāk garš.|Vismaz %.|Ne vairāk kā %.|atzīmēti % no %|nekas nav atrasts
    mk|Потребен е одговор.|Повторно|Внесувањата се разликуваат.|Форматот не е правилен.|Предолго.|Најмалку %.|Најмногу %.|означени % од %|нема совпаѓања
    ms|Jawapan diperlukan.|Sekali lagi|Kedua-duanya tidak sama.|Formatnya tidak betul.|Terlalu panjang.|Sekurang-kurangnya %.|Paling banyak %.|% daripada % ditanda|tiada padanan
    nb,no|Et svar er nødvendig.|Igjen|De to er ikke like.|Det har ikke riktig form.|For langt.|Minst %.|Høyst %.|% av % krysset av|ingen treff
    nl|Er is een antwoord nodig.|Nogmaals|De twee zijn niet gelijk.|Dit heeft niet de juiste vorm.|Te lang.|Minstens %.|Hoogstens %.|% van % aangevinkt|niets gevonden
    nn|Eit svar er nødvendig.|Igjen|Dei to er ikkje like.|Det har ikkje rett form.|For langt.|Minst %.|Høgst %.|% av % kryssa av|ingen treff
    pl|Odpowiedź jest wymagana.|Jeszcze raz|Wpisy się różnią.|Nieprawidłowy format.|Za długie.|Co najmniej %.|Co najwyżej %.|zaznaczono % z %|nic nie znaleziono
    pt|É necessária uma resposta.|Outra vez|Os dois não coincidem.|O formato não está correto.|Demasiado longo.|Pelo menos %.|No máximo %.|% de % marcados|sem resultados
    pt_br|É necessária uma resposta.|De novo|Os dois não coincidem.|O formato não está correto.|Longo demais.|Pelo menos %.|No máximo %.|% de % marcados|nenhum resultado
    ro|Este nevoie de un răspuns.|Din nou|Cele două nu coincid.|Formatul nu este corect.|Prea lung.|Cel puțin %.|Cel mult %.|% din % bifate|niciun rezultat
    ru|Нужен ответ.|Ещё раз|Они не совпадают.|Неверный формат.|Слишком длинно.|Не меньше %.|Не больше %.|отмечено % из %|ничего не найдено
    sk|Treba odpovedať.|Znova|Zadania sa líšia.|Nesprávny formát.|Príliš dlhé.|Najmenej %.|Najviac %.|označené % z %|nič sa nenašlo
    sl|Odgovor je potreben.|Znova|Vnosa se razlikujeta.|Oblika ni pravilna.|Predolgo.|Najmanj %.|Največ %.|označeno % od %|ni zadetkov
    sr|Одговор је потребан.|Поново|Уноси се разликују.|Облик није исправан.|Предуго.|Најмање %.|Највише %.|означено % од %|нема резултата
    sr@latin,sr@latn|Odgovor je potreban.|Ponovo|Unosi se razlikuju.|Oblik nije ispravan.|Predugo.|Najmanje %.|Najviše %.|označeno % od %|nema rezultata
    sv|Ett svar behövs.|Igen|De två är inte lika.|Det har inte rätt form.|För långt.|Minst %.|Högst %.|% av % ikryssade|inga träffar
    th|ต้องตอบ|อีกครั้ง|ทั้งสองไม่ตรงกัน|รูปแบบไม่ถูกต้อง|ยาวเกินไป|อย่างน้อย %|ไม่เกิน %|เลือกแล้ว % จาก %|ไม่พบ
    tr|Bir yanıt gerekli.|Yeniden|İkisi aynı değil.|Biçimi doğru değil.|Çok uzun.|En az %.|En fazla %.|%/% işaretli|eşleşme yok
    uk|Потрібна відповідь.|Ще раз|Вони не збігаються.|Неправильний формат.|Задовго.|Щонайменше %.|Щонайбільше %.|позначено % з %|нічого не знайдено
    vi|Cần có câu trả lời.|Nhập lại|Hai lần nhập không giống nhau.|Định dạng không đúng.|Quá dài.|Ít nhất %.|Nhiều nhất %.|đã chọn % trong %|không tìm thấy
    zh_cn,zh,zh_sg,zh@hans|需要填写。|再次输入|两次输入不一致。|格式不正确。|太长。|至少 %。|最多 %。|已选 %/%|无匹配
    zh_tw,zh_hk,zh_mo,zh@hant|需要填寫。|再次輸入|兩次輸入不一致。|格式不正確。|太長。|至少 %。|最多 %。|已選 %/%|無相符項目
    """
}
