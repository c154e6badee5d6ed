// Notes a sentence of an event by which nobody has to sign up, or people do, where its fields say the contrary.
import type { SplitText } from '../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../problems/problem'
import { findInFile, type Found } from '../find-in-file'
import { readSentenceAround } from '../../text/sentence-around'

const SIGN_UP = '(?:register|sign up|rsvp|registrarse|inscribirse)'
const MAY_SAY = /regist|sign|show up|walk-?ins?|rsvp|name|inscri/i
const NOT_NEEDED = new RegExp(
  `(?<![A-Za-zÀ-ỿ])(?:no (?:registration|sign-?up|rsvp)(?: is)? (?:needed|required|necessary)|(?:registration|sign-?up) is not (?:needed|required|necessary)|(?:you|walkers|runners|guests|families) (?:do not|don['’]t|need not)(?: need| have)?(?: to)? ${SIGN_UP}|(?:nobody|no one) (?:needs|has) to ${SIGN_UP}|there is (?:nothing|no need) to ${SIGN_UP}(?: for)?|(?:just|simply) show up|walk-?ins are welcome|(?:nobody|no one) is turned away (?:at the door )?for want of a name|only (?:the )?(?:runners|walkers|families|groups|teams) (?:need to |have to )?${SIGN_UP}|no (?:hace falta|es necesario|necesita|tiene que) ${SIGN_UP}|sin inscripción previa|solo (?:los corredores|los grupos) se inscriben)(?![A-Za-zÀ-ỿ])`,
  'giu',
)
const NEEDED =
  /(?<![A-Za-zÀ-ỿ])(?:(?:registration|sign-?up) is (?:needed|required|necessary)|(?:you|everyone|each (?:family|guest|person)|every (?:family|guest|person)|all guests) (?:must|needs? to|has to|have to) (?:register|sign up|be registered)|please (?:register|sign up) (?:before|first|by)|(?:please )?put your (?:family['’]s |own )?name on (?:our|the) list before|(?:es necesario|hace falta|hay que|tiene que) (?:inscribirse|registrarse)|(?:inscríbase|regístrese) antes)(?![A-Za-zÀ-ỿ])/giu
/** Matches a sentence about some of the people, a part of the event, or what comes after signing up. */
const OTHER =
  /(?<![A-Za-zÀ-ỿ])(?:child(?:ren)?|kids?|bab(?:y|ies)|under|younger|volunteers?|helpers?|vendors?|already|once|after|again|unless|without|cannot|can['’]t|online|until|before you have|if you (?:forget|miss|have|are)|for (?:the|our) (?:tour|lunch|dinner|meal|nursery|raffle|class|newsletter|bus)|virtual|niñ[oa]s|bebés|voluntari\w+|ya|después|si)(?![A-Za-zÀ-ỿ])|\?$/iu

/** Matches, after the words, that only a part is meant. */
const FOR_PART =
  /^,? (?:for|to|if|para|si) (?!this|it(?![A-Za-zÀ-ỿ])|the (?:event|walk|gala|evening)|our (?:event|walk|gala|evening)|(?:any|every)one|all|el evento|la gala|la caminata|tod)/iu
const NOT = /(?<![A-Za-zÀ-ỿ])(?:no|not|nobody|none|never|nor|sin|nadie)(?![A-Za-zÀ-ỿ])|n['’]t/iu

type Said = Found<{ readonly words: string; readonly index: number }>

export function checkRegistrationWords(
  text: SplitText,
  collection: string,
  { requiresRegistration }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  if (collection !== 'event' || typeof requiresRegistration !== 'boolean') return []
  const [not] = findInFile(text, (words) => findSaid(words, NOT_NEEDED), MAY_SAY)
  if (requiresRegistration) return not === undefined ? [] : [place(notNeeded(not.words), not)]
  const [needed] = findInFile(text, (words) => findSaid(words, NEEDED, NOT), MAY_SAY)
  // People may sign up by phone for an event without a form, as long as the text does not deny it.
  return not === undefined || needed === undefined ? [] : [place(areBoth(needed, not), needed)]
}

/** @param without matches what may not be before the words in their sentence */
const findSaid = (text: string, pattern: RegExp, without?: RegExp) =>
  [...text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
    const { before } = readSentenceAround(text, index)
    const after = /^[^.!?\n]*[.!?]?/.exec(text.slice(index + words.length))?.[0] ?? ''
    const isOther =
      OTHER.test(`${before}|${after}`) || FOR_PART.test(after) || without?.test(before) === true
    return isOther ? [] : [{ words, index }]
  })

const place = (problem: FileProblem, { field, line, column }: Said): LocatedProblem => ({
  ...problem,
  ...(field === null ? {} : { field }),
  line,
  column,
})

const notNeeded = (words: string): FileProblem => ({
  code: 'requirement-differs',
  severity: 'warning',
  message: `This says "${words}", but the fields of this event say requires_registration: yes.`,
  fix: 'If people have to sign up, take this sentence out. If not, write requires_registration: no and registration_open: no',
})

const areBoth = ({ words }: Said, not: Said): FileProblem => ({
  code: 'requirement-differs',
  severity: 'warning',
  message: `This says "${words}", but line ${not.line} says "${not.words}".`,
  fix: 'Take out the sentence that is not right.',
})
