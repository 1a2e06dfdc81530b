// The catalogue of words, and which of them a locale gets.

import Testing

@testable import Text

@Suite("Words") struct WordsTests {
  static let lines = WordsData.lines.split(separator: "\n").map(String.init)

  private func fields(_ words: Words) -> [String] {
    [
      words.ok, words.cancel, words.yes, words.no, words.extra, words.help, words.info,
      words.success, words.warning, words.error, words.choice,
    ]
  }

  @Test(arguments: lines)
  func `every language has every word, fit to be shown`(line: String) throws {
    let words = try #require(Words(line: line[...]))
    for field in fields(words) {
      #expect(!field.isEmpty)
      #expect(DisplayText.made(field, lines: .single).string == field)
      #expect(DisplayText.made(field).columns <= 20)
      #expect(field.first != " " && field.last != " ")
    }
    #expect(words.ok != words.cancel && words.yes != words.no && words.ok != words.no)
    #expect(Set([words.info, words.success, words.warning, words.error]).count == 4)
    #expect(Set([words.ok, words.cancel, words.extra, words.help]).count == 4)
  }

  @Test func `every name of a language finds its own line`() throws {
    var seen: Set<String> = []
    for line in Self.lines {
      let names = line.prefix { $0 != "|" }.split(separator: ",")
      for name in names {
        #expect(seen.insert(String(name)).inserted, "\(name) twice")
        #expect(Words.forLocale(String(name)) == Words(line: line[...]))
      }
    }
    #expect(seen.count >= 60)
  }

  @Test(arguments: [
    "en", "de", "fr", "es", "it", "pt", "pt_BR", "nl", "da", "sv", "nb", "nn", "fi", "is", "pl",
    "cs", "sk", "hu", "ro",
    "bg", "ru", "uk", "sr", "hr", "sl", "el", "tr", "ar", "he", "fa", "hi", "bn", "ta", "th", "vi",
    "id", "ms", "ko", "ja",
    "zh_CN", "zh_TW", "et", "lv", "lt", "ca", "eu", "gl", "eo", "ga",
  ])
  func `a language of many people is there`(name: String) {
    #expect((Words.forLocale(name) == .english) == (name == "en"))
  }

  @Test(arguments: [
    ("de_DE.UTF-8@euro", "Abbrechen"), ("de", "Abbrechen"), ("de_AT", "Abbrechen"),
    ("DE-de", "Abbrechen"), ("C", "Cancel"),
    ("POSIX", "Cancel"), ("C.UTF-8", "Cancel"), ("", "Cancel"), ("xx_YY", "Cancel"),
    ("@", "Cancel"), (".UTF-8", "Cancel"),
    ("zh_CN.UTF-8", "取消"), ("no_NO", "Avbryt"), ("iw_IL", "ביטול"), ("fr_CA.ISO8859-1", "Annuler"),
    ("e", "Cancel"),
    ("d", "Cancel"), ("deu", "Cancel"), ("en_GB", "Cancel"), ("ja_JP.eucJP", "キャンセル"),
    ("ko_KR", "취소"), ("ru_RU", "Отмена"),
    ("sr_RS", "Откажи"), ("sr_RS@latin", "Otkaži"), ("sr-Latn-RS", "Otkaži"),
    ("ca_ES@valencia", "Cancel·la"), ("|", "Cancel"),
    ("de,", "Cancel"),
  ])
  func `a locale names a language`(locale: String, cancel: String) {
    #expect(Words.forLocale(locale).cancel == cancel)
  }

  @Test(arguments: [
    ("zh_CN", "确定"), ("zh_SG", "确定"), ("zh", "确定"), ("zh_TW", "確定"), ("zh_HK.UTF-8", "確定"),
    ("zh-Hant-HK", "確定"),
    ("zh_Hans_CN", "确定"), ("zh-Hant", "確定"),
  ])
  func `the two scripts of Chinese are two languages`(locale: String, ok: String) {
    #expect(Words.forLocale(locale).ok == ok)
  }

  static let sentences = SentencesData.lines.split(separator: "\n").map(String.init)

  @Test(arguments: sentences)
  func `a language that has sentences has all, fit to be shown, and has words`(line: String) throws
  {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    #expect(fields.count == 10)
    for field in fields.dropFirst() {
      #expect(!field.isEmpty && DisplayText.made(field, lines: .single).string == field)
      #expect(DisplayText.made(field).columns <= 40)
    }
    #expect(fields.map { $0.count { $0 == "%" } } == [0, 0, 0, 0, 0, 0, 1, 1, 2, 0])
    let sentences = Sentences(line: line[...])
    #expect(sentences.atLeast(12).contains("12") && sentences.atMost(12) != sentences.atLeast(12))
    #expect(sentences.ticked(2, of: 40).contains("40"))
    for name in fields[0].split(separator: ",") {
      #expect(Sentences.forLocale(String(name)) == sentences)
      #expect(name == "en" || Words.forLocale(String(name)) != .english)
    }
  }

  static let hints = HintWordsData.lines.split(separator: "\n").map(String.init)

  @Test(arguments: hints)
  func `a language that has hints has all, fit to be shown`(line: String) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    #expect(fields.count == 12)
    for field in fields.dropFirst() {
      #expect(!field.isEmpty && DisplayText.made(field, lines: .single).string == field)
    }
    #expect(HintWords(line: line[...]).timeUp == fields[11])
  }

  @Test(arguments: [
    ("de_CH.UTF-8", "Mindestens 2."), ("pt_BR", "Pelo menos 2."), ("C", "At least 2."),
    ("br_FR", "At least 2."), ("zh-Hant-HK", "至少 2。"), ("ja", "2以上。"),
  ])
  func `a locale names a language of sentences`(locale: String, sentence: String) {
    #expect(Sentences.forLocale(locale).atLeast(2) == sentence)
  }

  @Test func `Brazil chooses in other words than Portugal`() {
    #expect(Words.forLocale("pt_BR.UTF-8") != Words.forLocale("pt_PT.UTF-8"))
  }
}
