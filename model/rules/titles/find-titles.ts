// Finds the titles that a text gives to the people of the Team page: "Luis Herrera, our Events Coordinator".

/** Matches the last words of a title, such as that of a signature. */
const ROLE =
  '(?:Coordinator|Director|Officer|Manager|President|Chair(?:man|woman|person)?|Treasurer|Secretary|Liaison|Advocate|Assistant|Administrator|Counselor|Founder|Chaplain|Intern|CEO|COO|CFO)'
const TITLE = `(?:[A-ZÀ-Þ][A-Za-zÀ-ỿ-]+ (?:(?:of|for|and) )?){0,3}${ROLE}`
/** Matches what makes a title one on our board, and not one somewhere else. */
export const OF_BOARD = ' (?:of|on) (?:the|our) [Bb]oard(?: of [Dd]irectors)?'
const IS_ROLE = new RegExp(`^${ROLE}$`, 'u')
/** Matches a title that is no other word in small letters, such as "member". */
const SEVERAL_WORDS = /^[A-Za-zÀ-ỿ]+(?: [A-Za-zÀ-ỿ]+)+$/u
const OUR = '(?:[Oo]ur|[Tt]he|[Nn]uestr[ao]|[Ll][ao]|[Ee]l)'
/** The person and the title may be two of several people, and the title may be one somewhere else. */
const NO_LIST = '(?!,? (?:and|or|y|o|e|u|&) | (?:of|at|for|in|de|del) )'

/** Matches what is said of a person after the name between commas, which is no list then: "Our treasurer, Ann Sample, is glad". */
const VERB =
  '(?:is|was|will|can|has|would|and (?:his|her)|who|does|may|helps|answers|says|said|keeps|takes|writes|counts|likes|loves|enjoys|knows|sends|thanks|welcomes|wants|hopes|reads|es|está|puede|responde|contesta|recibe|sabe|lleva|habla|le)(?![A-Za-zÀ-ỿ])'
/** Matches where a title can begin that is right before a name. After another word, it may be one somewhere else: "church secretary". */
const BEFORE_TITLE =
  '(?<=^|[.!?:(] |(?<![A-Za-zÀ-ỿ])(?:[Aa]sk|[Cc]all|[Ee]mail|[Tt]ext|[Tt]hank|[Ss]ee|[Mm]eet|with|to|from|by) )'

const NOTHING = '(?!)'

/** Returns whether a title is one word for what only one person does, such as "Treasurer". */
const isOnlyRole = (title: string, titles: readonly string[]): boolean =>
  IS_ROLE.test(title) && titles.filter((other) => other === title).length === 1

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
  const common = titles.filter((title) => SEVERAL_WORDS.test(title) || isOnlyRole(title, titles))
  const role = [TITLE, ...common.map((words) => words.toLowerCase())].join('|')
  const title = `((?:${role})(?:${OF_BOARD})?)(?![A-Za-zÀ-ỿ-])`
  const name = `(${names.join('|')})`
  const linked = `\\*{0,2}\\[?\\*{0,2}${name}\\*{0,2}(?:\\]\\([^()\\s]*\\))?\\*{0,2}`
  const before = new RegExp(
    `(?<![A-Za-zÀ-ỿ])${linked}(?:,| is|, who is| es|, quien es)? ${OUR} ${title}${NO_LIST}`,
    'gu',
  )
  const onBoard = new RegExp(
    `(?<![A-Za-zÀ-ỿ])${linked}, ((?:${role})${OF_BOARD})(?![A-Za-zÀ-ỿ-]| [A-ZÀ-Þ])${NO_LIST}`,
    'gu',
  )
  const signed = new RegExp(`^${linked}(?:\\\\|,| {2})?\\n${title}$`, 'gmu')
  const after = new RegExp(
    `(?<![A-Za-zÀ-ỿ])${OUR} ${title}(?: |, (?=[^.!?,;\\n]*(?:[.!?)]|, ${VERB})))\\[?${name}(?![A-Za-zÀ-ỿ-]|,? (?:and|or|y|o) )`,
    'gu',
  )
  const known = [...common, ...common.map((words) => words.toLowerCase())].join('|') || NOTHING
  const direct = new RegExp(
    `${BEFORE_TITLE}(${known}) \\[?${name}(?![A-Za-zÀ-ỿ-]|,? (?:and|or|y|o) )`,
    'gmu',
  )
  return (text) => [
    ...[...text.matchAll(before), ...text.matchAll(onBoard)].map(
      ({ 1: person = '', 2: title = '', index }) => ({
        name: person,
        title,
        index,
      }),
    ),
    ...[...text.matchAll(signed)].map(({ 0: lines, 1: person = '', 2: title = '', index }) => ({
      name: person,
      title,
      index,
      titleIndex: index + lines.length - title.length,
    })),
    ...[...text.matchAll(after), ...text.matchAll(direct)].map(
      ({ 1: title = '', 2: person = '', index }) => ({
        name: person,
        title,
        index,
      }),
    ),
  ]
}
