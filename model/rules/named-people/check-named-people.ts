// Notes people whom a prayer names with a last name, with a place such as a street or a school, with a baby, or as someone who came to us.
import { collections } from '../../collections'
import {
  createProblem,
  getPositionAt,
  type FileProblem,
  type Problem,
} from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { TEXT_TOPICS } from '../../text/text-topics'
import { getText } from '../../translations/translation-age'
import { BIBLE_NAMES } from '../meaning/people/clients/client-stories'
import { describePerson } from '../meaning/people/clients/describe-person'
import { isInstitution } from '../meaning/people/clients/institutions'
import { isNoName } from '../meaning/people/clients/no-names'
import { VISIT } from '../meaning/people/clients/personal-details'
import { FIRST_NAMES } from './first-names'

const PRAYERS: unknown = collections.prayerTopics
/** Those who have agreed to be named. */
const KNOWN: readonly unknown[] = [collections.team, collections.board]

/** Matches a place that one person belongs to. */
const PLACE = String.raw`(?:[A-ZÀ-Þ][A-Za-zÀ-ỿ.’'-]* ){0,4}(?:Hall|Dorm|Dormitory|Apartments|House|Court|Estates|Terrace|High|School|Elementary|Middle|Academy|University|College|Street|Avenue|Road|Drive|Lane|Church|Chapel|Baptist|Methodist|Hospital|Walmart|Publix|Kroger|Starbucks|Chick-fil-A|McDonald[’']s|Bank|Diner|Salon|Bakery)\b|(?:Iglesia|Calle|Escuela|Secundaria|Preparatoria|Universidad|Residencia|Panadería|Colegio|Hospital) (?:de |la |el )*[A-ZÀ-Þ]`
const CALLED =
  '(?<=\\b(?:[Ff]or|[Ww]ith|[Oo]ver|[Rr]emember|[Bb]less|[Hh]elp|[Cc]omfort|[Hh]eal|[Pp]rotect|[Ll]ift up|[Pp]or|[Cc]on|[Bb]endice|[Aa]yuda a|[Rr]ecuerden? a|and|y) )'
const NAME = String.raw`([A-ZÀ-Þ][a-zß-ỿ]{2,})(?: ([A-ZÀ-Þ][A-Za-zÀ-ỿ]+(?:-[A-ZÀ-Þ][a-zß-ỿ]+)?))?`
const WITH_PLACE = new RegExp(
  String.raw`${CALLED}${NAME}(?=,? (?:(?:who|que) (?:lives|works|studies|is|goes to (?:school|church)|vive|trabaja|estudia) )?(?:from|at|in|of|on|de|del|en) (?:the |our |la |el )?(?:${PLACE}))`,
  'gu',
)
const WITH_LAST_NAME = new RegExp(
  String.raw`${CALLED}${NAME}(?![A-Za-zÀ-ỿ’']| [A-ZÀ-Þ]| (?:Sunday|Day|Week)\b)`,
  'gu',
)
const BABY = 'newborn|baby|babies|twins|unborn child|little one|ultrasound|pregnancy'
const WITH_BABY = new RegExp(
  String.raw`${CALLED}${NAME}(?=(?: and (?:her|their) (?:${BABY})| y (?:su|sus) (?:bebé|bebés|gemelos))(?![A-Za-zÀ-ỿ]))`,
  'gu',
)
const WHEN =
  '(?: (?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|week|month|morning|afternoon|evening|night|lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana|mañana|tarde|noche))?(?: pasad[oa])?'
/** Matches what we say of those who came for help, and not of people who came to lend a hand. */
const FOR_HELP =
  '(?:[.,;]|$| (?:with her|con su) (?!team|class|group|equipo|clase|grupo)| (?:and (?:is|was)|y está|alone|afraid|crying|in tears|sola|llorando|for (?:a|her) (?:test|ultrasound)|for help)(?![A-Za-zÀ-ỿ]))(?!.*\\b(?:sort|fold|paint|clean|help|cook|sew|knit|donat)(?:ed|s)?\\b|.*\\b(?:brought|gave|built|trajo|ayud[a-zß-ỿ]+)(?![A-Za-zÀ-ỿ]))'
const WITH_VISIT = new RegExp(
  String.raw`${CALLED}${NAME}(?=,? (?:(?:an?|the|una?|la|el) [^,.;]{1,50},? )?(?:${VISIT})${WHEN}${FOR_HELP})`,
  'gu',
)
/** What is said of a person whom we help: her age, what she lost, her class, how she lives. */
const ABOUT =
  '(?:de )?[1-4]\\d|who (?:has )?(?:just )?lost|que perdió|from our|de nuestr[oa]|an? (?:single|young|teen|teenage|unwed|homeless|first-time|expectant)|una (?:madre|mamá|joven|muchacha)'
const WITH_WORDS = new RegExp(String.raw`${CALLED}${NAME}(?=,? (?:${ABOUT})(?![A-Za-zÀ-ỿ]))`, 'gu')
/** Last words of the names of places and things. */
const NO_LAST_NAME =
  /^(?:River|Valley|Lake|Beach|Creek|Springs?|Hills?|Island|Mountain|Bible|Heart|House|Home|Fund|Foundation|Week|Day|Night|Sunday|Hall|Court|Road|Drive|Lane|Magdalene|Magdalena|Luther|Graham|Teresa|Johnson|McCorvey|Jessen|Ivey)$/
/** What is searched for in all texts, and what besides in a prayer topic. */
const OF_ALL = [WITH_PLACE, WITH_BABY, WITH_VISIT]
const OF_PRAYERS = [...OF_ALL, WITH_LAST_NAME, WITH_WORDS]
/** Matches people who help us, and those whom everyone knows. */
const HELPER =
  /\b(?:volunteers?|serves?|helps us|leads|teaches|answers|our (?:nurse|director|chaplain|pastor|team|staff|board|office|speaker)|to (?:fix|serve)|[Tt]hank God|missionar\w*|front desk|sirve|nos ayuda|[Gg]racias a Dios|Pastora?|President|Governor|Mayor|Senator|Dra?|Rev|Presidente|Gobernadora?)\b/
/** @param texts the texts of the files by their paths below the content folder */
export function checkNamedPeople(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const known = new Set(entries.flatMap(listNames))
  return entries.flatMap((parsed): Problem[] => {
    const { collection, entry, problems, topics } = parsed
    if (KNOWN.includes(collection)) return []
    if (problems.some(({ code }) => code === 'person-recognizable')) return []
    const isPrayer = collection === PRAYERS
    if (!isPrayer && !topics.includes('prayer')) return []
    const text = getText(entry, texts)
    const found = findPerson(text, known, isPrayer)
    if (found === null) return []
    const position = isPrayer
      ? getFieldPosition(parsed, 'description')
      : { file: entry.file, ...getPositionAt(text, found.index) }
    return [createProblem(found.problem, position)]
  })
}

/** Returns the whole names and the first names of people who are shown on the site. */
function listNames({ collection, entry }: ParsedEntry): string[] {
  const typed = KNOWN.includes(collection) ? entry['name'] : entry['author']
  if (typeof typed !== 'string') return []
  const name = removeSourceMarks(typed).replace(/^(?:Rev|Dr|Pastor|Nurse)\.? /, '')
  return [name, name.split(' ')[0] ?? name]
}

/** Matches the name of a field in front of its text. */
const FIELD = /^\s*\w+: /

function findPerson(text: string, known: ReadonlySet<string>, isPrayer: boolean) {
  for (const { 0: sentence, index } of text.matchAll(/(?:[^.!?\n]|[.!?](?=\S))+/g)) {
    if ((!isPrayer && !TEXT_TOPICS.prayer.test(sentence)) || HELPER.test(sentence)) continue
    for (const pattern of isPrayer ? OF_PRAYERS : OF_ALL)
      for (const match of sentence.matchAll(pattern)) {
        const [, first = '', last] = match
        const name = last === undefined ? first : `${first} ${last}`
        if (known.has(name) || isNoName(first) || isInstitution(sentence, match.index)) continue
        if ([WITH_BABY, WITH_WORDS].includes(pattern) && BIBLE_NAMES.has(first)) continue
        const isUnsure = pattern !== WITH_PLACE || last === undefined
        if (isUnsure && !FIRST_NAMES.has(first)) continue
        if (pattern === WITH_LAST_NAME && (last === undefined || NO_LAST_NAME.test(last))) continue
        const problem: FileProblem = describePerson(name, sentence.replace(FIELD, ''))
        return { problem, index: index + match.index }
      }
  }
  return null
}
