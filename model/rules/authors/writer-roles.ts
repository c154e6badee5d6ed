// Says who may say of themselves that they are a pastor, a nurse, a mother: what their title, organization and story have in common with it.
import { simplifyText } from '../../text/simplify-text'
import { NAMES_OF_MEN } from '../named-people/names-of-men'

/** A person of ours. */
export type Person = {
  readonly name: string
  readonly title: string
  readonly isOnBoard: boolean
  /** The name, the title, the organization and the story, in simple words. */
  readonly words: string
}

type Role = { readonly claim: RegExp; readonly canSay: (person: Person) => boolean }

const hasWords =
  (pattern: RegExp) =>
  ({ words }: Person): boolean =>
    pattern.test(words)

const ROLES: readonly Role[] = [
  {
    claim: /pastor|reverend|minister|ministro|preach|priest|pulpit/,
    canSay: hasWords(
      /pastor|church|chapel|fellowship|minist|\brev\b|faith|clergy|chaplain|iglesia/,
    ),
  },
  {
    claim: /nurse|\brn\b|midwife|sonographer|enfermer|partera/,
    canSay: hasWords(/nurs|clinic|medic|health|sonogra|ultrasound|midwi|\brn\b|enferm|hospital/),
  },
  {
    claim: /doctor|physician|obstetrician|medic[oa]/,
    canSay: hasWords(/doctor|\bdr\b|\bmd\b|physician|medic|health|clinic|hospital/),
  },
  {
    claim: /counselor|therapist|social worker|consejer|terapeuta|trabajador/,
    canSay: hasWords(/counsel|therap|social|advoca|family|consej|nurs|care/),
  },
  {
    claim: /board|trustee|junta|mesa/,
    canSay: ({ isOnBoard, words }) => isOnBoard || /board|trustee/.test(words),
  },
  {
    claim: /volunteer|voluntari/,
    canSay: ({ isOnBoard, words }) => isOnBoard || /volunt|intern/.test(words),
  },
  { claim: /student|estudiante/, canSay: hasWords(/student|intern|school|college|university/) },
  {
    claim: /mother|mom|grandma|madre|mama|abuela|pregnant/,
    canSay: (person) => !isMan(person),
  },
  {
    claim: /father|dad|grandpa|padre|papa|abuelo/,
    canSay: ({ words }) => !/\bshe\b/.test(words) || /\bhe\b/.test(words),
  },
]

/** The words of a title that another person has, too: "Coordinator". */
const LEADS = /coordina|manage|direct|advoca|liaison|officer|treasur|tesorer|secretar/

/** Returns whether a person may say these words; what is not known here, everyone may. */
export function canSay(claim: string, person: Person): boolean {
  const simple = simplifyText(claim)
  const role = ROLES.find((one) => one.claim.test(simple))
  return role === undefined || role.canSay(person)
}

/** Returns the one other person whose whole title is in these words, or null if the writer may have it. */
export function findByTitle(claim: string, own: Person, people: readonly Person[]): Person | null {
  const simple = simplifyText(claim)
  const has = ({ title }: Person) =>
    LEADS.test(simplifyText(title)) && title.includes(' ') && simple.includes(simplifyText(title))
  const [other, another] = people.filter((person) => has(person))
  return other === undefined || another !== undefined || has(own) ? null : other
}

const isMan = ({ name, words }: Person): boolean =>
  NAMES_OF_MEN.has(name.split(' ').find((part) => !part.endsWith('.')) ?? '') &&
  !/\bshe\b/.test(words)
