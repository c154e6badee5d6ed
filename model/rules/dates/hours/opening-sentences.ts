// Finds the sentences that say at which hour an event opens its doors, begins or ends.
import { findHourWords, type HourWords } from '../../../dates/hour-words'
import { OTHER_PARTS } from '../../meaning/times/other-parts'

type Role = 'doors' | 'start' | 'end'
export type Opening = HourWords & {
  readonly column: number
  readonly role: Role
  /** Whether the words right before the hour say so. */
  readonly isDirect: boolean
}

const DOORS =
  '(?:(?:(?:the|our) )?doors (?:will )?open|you (?:can|may) (?:walk|come) in|(?:las |nuestras )?puertas (?:se )?abr(?:en|irán)|abrimos las puertas)'
const OPENED = '(?:(?:the|our) doors opened|(?:las |nuestras )?puertas se abrieron)'
const NAMED =
  '(?:(?:the|our) (?:event|evening|gala|walk|program|night)|(?:el evento|la gala|la caminata|la noche|la velada|el programa))'
const BEGINS = '(?:will )?(?:begins?|starts?|comienza|empieza|comenzará|empezará)'
const BEGAN = '(?:began|started|comenzó|empezó)'
const IS_DOORS = new RegExp(`(?<![A-Za-zÀ-ỿ])${DOORS}(?![A-Za-zÀ-ỿ])`, 'iu')
const IS_START = new RegExp(
  `^(?:(?:it|todo|${NAMED}) ${BEGINS}|comienza|empieza)(?![A-Za-zÀ-ỿ])`,
  'iu',
)
const AT = '(?: promptly| exactly)?,? (?:at|from|a|desde) $'
/** Matches the words right before an hour that say what it is the hour of, whatever else the sentence says. */
const createRoles = (doors: string, begins: string): readonly (readonly [Role, RegExp])[] => [
  ['doors', new RegExp(`(?<![A-Za-zÀ-ỿ])${doors}${AT}`, 'iu')],
  ['start', new RegExp(`(?<![A-Za-zÀ-ỿ])${NAMED} ${begins}${AT}`, 'iu')],
  [
    'end',
    new RegExp(
      `(?<![A-Za-zÀ-ỿ])${NAMED} ${begins}[^.;]{1,40} (?:and|y) (?:it )?(?:ends|termina|acaba)${AT}`,
      'iu',
    ),
  ],
]
const ROLES = createRoles(DOORS, BEGINS)
const PAST_ROLES = createRoles(OPENED, BEGAN)
/** Matches the words that lead to what happens at an hour: "before the doors open at 5:30 PM". */
const LEAD =
  /(?:^|[ ,])(?:before|until|by the time|when|after|antes de que|cuando|después de que) $/iu
const FOR_SOME =
  /^ (?:for (?!all|every|guests)|para (?!tod))|(?<![A-Za-zÀ-ỿ])(?:office|nursery|last year|ago|oficina|pasad[oa])(?![A-Za-zÀ-ỿ])/iu
const SENTENCE_END = /(?<=[.!?;])\s+(?=[A-ZÀ-Þ¡¿[*])/u
const YEAR = /(?<!\d)20\d\d(?!\d)/g

/** Returns the hours of the event in a line: those right after such words, else the single one of a sentence about nothing else. */
export function findOpenings(line: string, year: string): Opening[] {
  let position = 0
  // What has been counts only for the year that the line names.
  const roles = (line.match(YEAR) ?? []).some((typed) => typed === year)
    ? [...ROLES, ...PAST_ROLES]
    : ROLES
  return line.split(SENTENCE_END).flatMap((sentence): Opening[] => {
    const offset = line.indexOf(sentence, position)
    position = offset + sentence.length
    if ((sentence.match(YEAR) ?? []).some((typed) => typed !== year)) return []
    const hours = findHourWords(sentence)
    const direct = hours.flatMap((hour) => {
      const role = findRole(sentence, hour, roles)
      return role === null ? [] : [{ ...hour, role, isDirect: true }]
    })
    return (direct.length > 0 ? direct : findSingle(sentence, hours)).map((hour) => ({
      ...hour,
      column: offset + hour.index + 1,
    }))
  })
}

function findRole(sentence: string, { typed, index }: HourWords, roles: typeof ROLES) {
  const before = sentence.slice(0, index)
  for (const [role, pattern] of roles) {
    const match = pattern.exec(before)
    if (match === null) continue
    const isOther =
      OTHER_PARTS.test(before.slice(0, match.index).replace(LEAD, ' ')) ||
      FOR_SOME.test(sentence.slice(index + typed.length))
    return isOther ? null : role
  }
  return null
}

function findSingle(sentence: string, [hour, another]: readonly HourWords[]) {
  const isDoors = IS_DOORS.test(sentence)
  if (hour === undefined || another !== undefined) return []
  if ((!isDoors && !IS_START.test(sentence)) || OTHER_PARTS.test(sentence)) return []
  return [{ ...hour, role: isDoors ? ('doors' as const) : ('start' as const), isDirect: false }]
}
