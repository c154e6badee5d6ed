// Knows who speaks in which books of the Bible.
import { getEnglishName } from './texts/bible-books'
import type { Reference } from './texts/bible-text'

type Speaker = {
  /** Matches the last words of a sentence that name who speaks. */
  readonly pattern: RegExp
  /** Matches the chapters with words of this speaker, or with words that others quote as theirs. */
  readonly chapters: RegExp
  readonly writer: string
}

const SAYS =
  '(?:says?|said|t(?:ells|old)|promised|promises|taught|teaches|prayed|prays|invites|invited|reminds|reminded|calls|called|asked|asks|answered|wrote|writes|sang|sings|once said|once wrote|also said)'
const DICE =
  '(?:dice|dijo|escribi[oó]|escribe|prometi[oó]|promete|ense[nñ][oó]|ense[nñ]a|or[oó]|cant[oó])'
const TO_WHOM =
  '(?: (?:to|us|them|him|her|his|the|disciples|crowds?|people|church|churches|friends|all|you|nos|les|a|sus|disc[ií]pulos|todos|as[ií]|this|these|words))*'
/** Words before a name that are not part of it. */
const LEAD =
  'As|Then|And|But|So|Here|Where|When|Yet|For|There|Once|This|What|That|Como|Y|Pero|Cuando|Lo|Entonces'
const createPattern = (english: string, spanish: string) =>
  new RegExp(
    `(?<!\\b(?:St|San|St\\.|of|de) )(?<!\\b(?!(?:${LEAD}) )[A-ZÀ-Þ][a-zß-ỿ]+ )(?<words>(?:${english}) (?:\\w+ly )?(?:himself )?${SAYS}${TO_WHOM}|(?:(?:como )?(?:${spanish}) (?:nos )?${DICE}|(?:${DICE}) (?:${spanish}))${TO_WHOM})$`,
    'u',
  )
const WROTE = /wr[io]te|writes|escrib/

/** Chapters of the first books, the psalms and the prophets whose words Jesus quotes. */
const QUOTED_BY_JESUS =
  'Genesis [12]|Exodus (?:3|16|20|21)|Leviticus (?:19|24)|Numbers 30|Deuteronomy (?:5|6|8|17|19|24)|Psalm (?:6|8|22|31|35|37|41|48|69|78|82|110|118)|Isaiah (?:5|6|13|29|34|40|53|54|56|61|66)|Jeremiah [67]|Daniel (?:7|9|11|12)|Hosea (?:6|10)|Jonah [12]|Micah 7|Zechariah (?:9|11|13)|Malachi [34]'
const GOSPELS = '(?:Matthew|Mark|Luke|John) \\d+'
const BY_PAUL =
  '(?:Romans|[12] Corinthians|Galatians|Ephesians|Philippians|Colossians|[12] Thessalonians|[12] Timothy|Titus|Philemon|Hebrews) \\d+'

const SPEAKERS: readonly Speaker[] = [
  {
    pattern: createPattern(
      'Jesus|Jesus Christ|Christ|our Lord Jesus|the Lord Jesus',
      'Jes[uú]s|Jesucristo|Cristo',
    ),
    chapters: new RegExp(
      `^(?:${GOSPELS}|Acts (?:1|9|11|18|20|22|23|26)|1 Corinthians 11|1 Thessalonians 4|1 Timothy 5|2 Corinthians 12|Hebrews (?:2|10)|Revelation \\d+|${QUOTED_BY_JESUS})$`,
    ),
    writer: 'Jesus does not speak in that chapter',
  },
  {
    pattern: createPattern(
      'Paul|the apostle Paul|the Apostle Paul|Saint Paul',
      'Pablo|el ap[oó]stol Pablo|san Pablo',
    ),
    chapters: new RegExp(`^(?:${BY_PAUL}|Acts \\d+)$`),
    writer: 'Paul did not write that book',
  },
  {
    pattern: createPattern(
      'Peter|the apostle Peter|the Apostle Peter|Saint Peter',
      'Pedro|el ap[oó]stol Pedro|san Pedro',
    ),
    chapters: new RegExp(`^(?:[12] Peter \\d+|Acts \\d+|${GOSPELS}|Galatians 2)$`),
    writer: 'Peter did not write that book',
  },
  {
    pattern: createPattern(
      'John|the apostle John|the Apostle John|Saint John',
      'Juan|el ap[oó]stol Juan|san Juan',
    ),
    chapters: new RegExp(`^(?:[123] John \\d+|Revelation \\d+|${GOSPELS}|Acts \\d+)$`),
    writer: 'John did not write that book',
  },
  {
    pattern: createPattern(
      'James|the apostle James|the Apostle James',
      'Santiago|el ap[oó]stol Santiago',
    ),
    chapters: /^(?:James|Acts|Matthew|Mark|Luke|Galatians) \d+$/,
    writer: 'James did not write that book',
  },
  {
    pattern: createPattern(
      'David|King David|[Tt]he psalm|[Tt]he [Pp]salmist',
      'David|el rey David|[Ee]l salmo|[Ee]l salmista',
    ),
    chapters: new RegExp(
      `^(?:Psalm \\d+|[12] Samuel \\d+|1 Kings [12]|1 Chronicles \\d+|Acts \\d+|Romans \\d+|Hebrews \\d+|1 Peter \\d|1 Corinthians \\d+|2 Corinthians \\d+|Ephesians 4|${GOSPELS})$`,
    ),
    writer: 'that is not a psalm',
  },
]

/** People who are called so may work with us, and quote any verse: only of the writers of a book is it said that they wrote it. */
const IS_CERTAIN = /Jes[uú]s|Christ|Cristo|[Aa]p[oó]s|[Ss]aint|[Ss]an |King|rey|[Pp]salm|[Ss]alm/

/** Returns the words that name a speaker at the end of a sentence, if others speak in the chapter; or null. */
export function findOtherSpeaker(sentence: string, { book, chapter }: Reference) {
  const place = `${getEnglishName(book)} ${chapter}`
  for (const { pattern, chapters, writer } of SPEAKERS) {
    const match = pattern.exec(sentence)
    const words = match?.groups?.['words']
    if (!match || words === undefined) continue
    const isCertain = IS_CERTAIN.test(words) || WROTE.test(words)
    return isCertain && !chapters.test(place) ? { words, index: match.index, writer } : null
  }
  return null
}
