// Finds the titles that a text gives to the people of the Team page: "Luis Herrera, our Events Coordinator".

/** Matches the last words of a title, such as that of a signature. */
const ROLE =
  '(?:Coordinator|Director|Officer|Manager|President|Chair(?:man|woman|person)?|Treasurer|Secretary|Liaison|Advocate|Assistant|Administrator|Counselor|Founder|Chaplain|Intern|CEO|COO|CFO)'
const TITLE = `(?:[A-ZÀ-Þ][A-Za-zÀ-ỿ-]+ (?:(?:of|for|and) )?){0,3}${ROLE}`
/** Matches a title that is no other word in small letters, such as "member". */
const SEVERAL_WORDS = /^[A-Za-zÀ-ỿ]+(?: [A-Za-zÀ-ỿ]+)+$/u
const OUR = '(?:our|the|nuestr[ao]|l[ao]|el)'
/** The person and the title may be two of several people, and the title may be one somewhere else. */
const NO_LIST = '(?!,? (?:and|or|y|o|e|u|&) | (?:of|at|for|in|de|del) )'

export type GivenTitle = {
  readonly name: string
  readonly title: string
  readonly index: number
  /** The place of a title on a line of its own. */
  readonly titleIndex?: number
}

/**
 * Returns a function that finds the titles that a text gives to some people.
 * @param titles those that are found in small letters, too: "Luis Herrera, our volunteer coordinator"
 */
export function createTitleFinder(
  names: readonly string[],
  titles: readonly string[] = [],
): (text: string) => GivenTitle[] {
  const small = titles.filter((title) => SEVERAL_WORDS.test(title))
  const title = `(${[TITLE, ...small.map((words) => words.toLowerCase())].join('|')})(?![A-Za-zÀ-ỿ-])`
  const name = `(${names.join('|')})`
  const linked = `\\*{0,2}\\[?\\*{0,2}${name}\\*{0,2}(?:\\]\\([^()\\s]*\\))?\\*{0,2}`
  const before = new RegExp(
    `(?<![A-Za-zÀ-ỿ])${linked}(?:,| is|, who is| es|, quien es)? ${OUR} ${title}${NO_LIST}`,
    'gu',
  )
  const signed = new RegExp(`^${linked}(?:\\\\|,| {2})?\\n${title}$`, 'gmu')
  const after = new RegExp(
    `(?<![A-Za-zÀ-ỿ])${OUR} ${title}(?: |, (?=[^.!?,;\\n]*[.!?)]))\\[?${name}(?![A-Za-zÀ-ỿ-]|,? (?:and|or|y|o) )`,
    'gu',
  )
  return (text) => [
    ...[...text.matchAll(before)].map(({ 1: person = '', 2: title = '', index }) => ({
      name: person,
      title,
      index,
    })),
    ...[...text.matchAll(signed)].map(({ 0: lines, 1: person = '', 2: title = '', index }) => ({
      name: person,
      title,
      index,
      titleIndex: index + lines.length - title.length,
    })),
    ...[...text.matchAll(after)].map(({ 1: title = '', 2: person = '', index }) => ({
      name: person,
      title,
      index,
    })),
  ]
}
