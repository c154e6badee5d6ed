// Says whether two paragraphs say the same in other words: both lead to one page or have one year, and half of their rarer words.

/** Words of five or more letters that are in any text. */
const COMMON = new Set(
  'about after again along always another around because before being below between could every first where there their these thing things think those through today under until which while whose without would other others people should since still than that’s también antes cuando desde después donde entre hasta mucho mucha muchos muchas nosotros nuestra nuestras nuestro nuestros otras otros porque puede pueden quien siempre sobre tiene tienen todas todos usted ustedes'.split(
    ' ',
  ),
)
/** The letters that the forms of a word have in common: "friend", "friends". */
const STEM_LENGTH = 5
const MIN_SHARED_WORDS = 7
/** The part of the rarer words of the longer paragraph that the other one has. The paragraphs of real pages have an eighth at most. */
const MIN_SHARED = 0.5
/** Fewer words that only one of them has may be what each is about: "If you are a mother", "If you are a father". */
const MIN_OTHER_WORDS = 4
/** Links that many paragraphs end with. */
const USUAL_TARGET = /^(?:tel:|mailto:|\/contact\b)/
const TARGET = /\]\(([^)\s]*)[^)]*\)/g
const NUMBER = /\d{2,}/g
const NAME = /(?<=[a-zß-ỿ,;] )[A-ZÀ-Þ][A-Za-zÀ-ỿ’']+/gu

type Paragraph = {
  readonly targets: readonly string[]
  readonly numbers: readonly string[]
  readonly names: readonly string[]
  readonly words: ReadonlySet<string>
}

export function haveSameSubject(first: string, second: string): boolean {
  const [one, other] = [readParagraph(first), readParagraph(second)]
  const isLinked = share(one.targets, other.targets) || share(one.numbers, other.numbers)
  if (!isLinked || differ(one.names, other.names) || differ(one.numbers, other.numbers))
    return false
  const shared = [...one.words].filter((word) => other.words.has(word)).length
  const isOther = one.words.size + other.words.size - 2 * shared >= MIN_OTHER_WORDS
  return (
    isOther &&
    shared >= MIN_SHARED_WORDS &&
    shared >= Math.max(one.words.size, other.words.size) * MIN_SHARED
  )
}

function readParagraph(typed: string): Paragraph {
  const text = typed.replace(TARGET, ']')
  const words = text.toLowerCase().match(/[A-Za-zÀ-ỿ]{5,}/gu) ?? []
  return {
    targets: [...typed.matchAll(TARGET)]
      .map(([, target = '']) => target)
      .filter((target) => !USUAL_TARGET.test(target)),
    numbers: text.match(NUMBER) ?? [],
    names: text.match(NAME) ?? [],
    words: new Set(
      words.filter((word) => !COMMON.has(word)).map((word) => word.slice(0, STEM_LENGTH)),
    ),
  }
}

const share = (first: readonly string[], second: readonly string[]): boolean =>
  first.some((item) => second.includes(item))

/** Returns whether each has something that the other lacks, so that they are about two things. */
const differ = (first: readonly string[], second: readonly string[]): boolean =>
  first.some((item) => !second.includes(item)) && second.some((item) => !first.includes(item))
