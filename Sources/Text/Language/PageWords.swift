// What the buttons are called that lead from page to page, in the languages of its users.

package struct PageWords: Equatable, Sendable {
  package let next: String
  package let back: String

  package static let english = PageWords(next: "Next", back: "Back")

  /// The words of the language that a locale names; English where it names none that has them.
  package static func forLocale(_ locale: String) -> PageWords {
    if LocaleName.isEnglish(locale) { return english }
    for name in LocaleName(locale).candidates {
      guard let line = PageWordsData.lines.catalogueLine(named: name) else { continue }
      let fields = line.split(separator: "|").map(String.init)
      if fields.count == 3 { return PageWords(next: fields[1], back: fields[2]) }
    }
    return english
  }
}

enum PageWordsData {
  /// A line for each language: names, next, back.
  static let lines = """
    en|Next|Back
    af|Volgende|Terug
    ar|التالي|السابق
    az|İrəli|Geri
    be|Далей|Назад
    bg|Напред|Назад
    bn|পরবর্তী|পূর্ববর্তী
    br|War-lerc'h|Distreiñ
    bs|Dalje|Nazad
    ca|Següent|Enrere
    cs|Další|Zpět
    cy|Nesaf|Nôl
    da|Næste|Tilbage
    de|Weiter|Zurück
    el|Επόμενο|Πίσω
    eo|Sekva|Malantaŭen
    es|Siguiente|Atrás
    et|Edasi|Tagasi
    eu|Hurrengoa|Atzera
    fa|بعدی|قبلی
    fi|Seuraava|Takaisin
    fil,tl|Susunod|Bumalik
    fr|Suivant|Précédent
    ga|Ar aghaidh|Siar
    gl|Seguinte|Atrás
    he,iw|הבא|הקודם
    hi|आगे|पीछे
    hr|Dalje|Natrag
    hu|Tovább|Vissza
    hy|Հաջորդ|Հետ
    id,in|Lanjut|Kembali
    is|Áfram|Til baka
    it|Avanti|Indietro
    ja|次へ|戻る
    ka|შემდეგი|უკან
    kk|Келесі|Артқа
    ko|다음|이전
    lt|Toliau|Atgal
    lv|Tālāk|Atpakaļ
    mk|Следно|Назад
    ms|Seterusnya|Kembali
    nb,no|Neste|Tilbake
    nl|Volgende|Vorige
    nn|Neste|Tilbake
    pl|Dalej|Wstecz
    pt|Seguinte|Voltar
    ro|Înainte|Înapoi
    ru|Далее|Назад
    sk|Ďalej|Späť
    sl|Naprej|Nazaj
    sq|Tjetër|Prapa
    sr|Даље|Назад
    sr@latin,sr@latn|Dalje|Nazad
    sv|Nästa|Tillbaka
    ta|அடுத்து|பின்
    th|ถัดไป|ย้อนกลับ
    tr|İleri|Geri
    uk|Далі|Назад
    ur|اگلا|پچھلا
    vi|Tiếp|Quay lại
    zh_cn,zh,zh_sg,zh@hans|下一步|上一步
    zh_tw,zh_hk,zh_mo,zh@hant|下一步|上一步
    """
}
