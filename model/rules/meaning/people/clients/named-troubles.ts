// Finds the illness, the loss or another trouble of a person who is named, such as a colleague: "healing for Beverly after her surgery".
import { FIRST_NAMES } from '../../../named-people/first-names'
import { NAMES_OF_MEN } from '../../../named-people/names-of-men'
import { BIBLE_NAMES } from './client-stories'
import { isInstitution } from './institutions'

const NAME = String.raw`(?<![A-Za-zÀ-ỿ’'-])(?<name>[A-ZÀ-Þ][a-zß-ỿ]{2,}(?: [A-ZÀ-Þ][A-Za-zÀ-ỿ’'-]+)?)`
const ILLNESS =
  '(?:surger(?:y|ies)|operation|chemo(?:therapy)?|cancer|tumor|leukemia|lymphoma|stroke|heart attack|biopsy|diagnosis|dialysis|radiation|hospice|illness|pneumonia|depression|divorce|miscarriage|dementia|diabetes|transplant|addiction|seizures?|breakdown)'
const SPANISH_ILLNESS =
  '(?:operación|cirugía|cáncer|tumor|quimioterapia|leucemia|diagnóstico|derrame|infarto|divorcio|enfermedad|neumonía|depresión|adicción|diálisis)'
const RELATIVE =
  '(?:husband|wife|mother|father|mom|dad|son|daughter|brother|sister|baby|grandmother|grandfather|child|job|home|house)'
const WHOSE = '(?:her|his|their|an?|the|another|more|major)'
const IN_BETWEEN = `(?:${WHOSE} )?(?:[a-z]+(?:-[a-z]+)? )?`
const IN_TROUBLE =
  '(?:has|had|is having|will have|is facing|faces|is fighting|fights|is battling|battles|is undergoing|underwent|(?:is )?recover(?:ing|s|ed) (?:well )?from|after|before|during|through|is awaiting|awaits|(?:was |is )?diagnosed with|suffers from|goes (?:through|in for)|is going (?:through|in for))'
const WHO = '(?:,? (?:who|as s?he|while s?he))?'

const PATTERNS: readonly RegExp[] = [
  // The illness ends the phrase, because "who has cancer patients" is about a job.
  `${NAME}${WHO},? ${IN_TROUBLE} ${IN_BETWEEN}${ILLNESS}(?=[.,;:!?]|$| (?:on|this|next|last|and|in|at|for|with|tomorrow|today|that) ?)(?! and (?:her|his) (?:patients|work))`,
  `\\b(?:[Hh]ealing (?:for|of)|[Hh]eal|[Rr]ecovery (?:for|of)|[Hh]ealth (?:for|of)) (?:our (?:own )?(?:[a-zß-ỿ]+ )?)?${NAME}`,
  `${NAME}[’']s? (?:[a-z]+ )?(?:${ILLNESS}|health|recovery)(?=[.,;:!?]|$| (?:and|as|this|in|after|has|is) )`,
  `${NAME}(?: and (?:her|his|their) (?:family|children|husband|wife))?${WHO},? (?:(?:has|have|had) )?(?:just |recently )?lost ${WHOSE} (?:own |first )?${RELATIVE}(?![A-Za-zÀ-ỿ])`,
  `${NAME}(?: and (?:her|his) family)?${WHO},? (?:is|are|was|lies) (?:still |very |so |now |back )?(?:grieving|mourning|sick|ill|dying|in the (?:hospital|ICU)|in (?:hospice|rehab|intensive care)|out of work)(?=[.,;:!?]|$| (?:and|with|again|at|in|for|this) )`,
  `${NAME}(?: and (?:her|his) family)?,? (?:on|in|at|after|since) the (?:loss|death|passing) of (?:her|his|their) `,
  `${NAME}(?:,? (?:que|quien))? (?:tiene|tuvo|tendrá|va a tener|después de|tras|antes de|se recupera de|lucha contra|sufre de|pasa por) (?:(?:su|una?|la|el) )?${SPANISH_ILLNESS}(?![A-Za-zÀ-ỿ])`,
  `(?<![A-Za-zÀ-ỿ])(?:la (?:salud|sanidad|sanación|recuperación)|(?:la|el) ${SPANISH_ILLNESS}) de (?:nuestr[oa] (?:[a-zß-ỿ]+ )?)?${NAME}`,
  `${NAME}(?:,? (?:que|quien))?,? (?:sigue|está) (?:muy )?(?:enferm[oa]|internad[oa]|hospitalizad[oa]|de luto|en el hospital|en terapia intensiva)(?![A-Za-zÀ-ỿ])`,
  `${NAME}(?:,? (?:que|quien))?,? perdió (?:a )?su (?:espos[oa]|mamá|madre|papá|padre|hij[oa]|herman[oa]|trabajo)(?![A-Za-zÀ-ỿ])`,
].map((pattern) => new RegExp(pattern, 'gu'))

/** Matches, in little time, all texts with such words. */
export const MAY_BE_TROUBLE = new RegExp(
  `${ILLNESS}|${SPANISH_ILLNESS}|[Hh]eal|recover|lost (?:her|his|their|an?|the)|griev|mourn|sick|\\bill\\b|dying|hospital|ICU|hospice|rehab|intensive|out of work|the (?:loss|death|passing) of|funeral|salud|sanidad|sanación|recupera|enferm|internad|de luto|perdió`,
  'u',
)

/** Matches words before a name that everyone knows, or after which nobody of today is named. */
const PUBLIC_PERSON =
  /(?:President|Governor|Mayor|Senator|King|Queen|Saint|St\.|Presidente|Gobernadora?|San|Santa) $/
const MEN_OF_BIBLE = new Set(
  'Daniel David Elijah Gabriel Isaac Isaiah Jacob James Jesse Joel John Jonathan Joseph José Luke Noah Nathan Paul Pablo Peter Pedro Samuel Simon Simeon Thomas Tomás Timothy Zachary'.split(
    ' ',
  ),
)
/** Matches what people tell of themselves in public, often long after. */
const IS_PUBLIC =
  /\b(?:19|20)\d\d\b|\byears ago\b|(?<![A-Za-zÀ-ỿ])hace [A-Za-zÀ-ỿ]+ años|\btestimon(?:y|io)\b|\b(?:leads?|founded|speaks|spoke|shares|shared|tells|t\w\wd) (?:our|us|at|her|his|about)\b/u
const IS_CHANGED =
  /names? (?:has|have|is|are|was|were) (?:been )?changed|not (?:her|his|their) real names?|cambi(?:ado|amos) (?:los|el|su) nombres?|nombres? ficticios?/i

/** Returns the first such person of each sentence, with the sentence. */
export function findNamedTroubles(
  text: string,
): { readonly words: string; readonly index: number; readonly around: string }[] {
  if (IS_CHANGED.test(text)) return []
  return [...text.matchAll(/(?:[^.!?\n]|[.!?](?=\S))+/g)].flatMap(
    ({ 0: sentence, index: start }) => {
      if (!MAY_BE_TROUBLE.test(sentence) || IS_PUBLIC.test(sentence)) return []
      const matches = PATTERNS.flatMap((pattern) => [...sentence.matchAll(pattern)])
      for (const match of matches) {
        const words = match.groups?.['name'] ?? ''
        const at = match.index + match[0].indexOf(words)
        if (isPerson(words, sentence, at)) return [{ words, index: start + at, around: sentence }]
      }
      return []
    },
  )
}

function isPerson(words: string, sentence: string, at: number): boolean {
  const [first = '', last] = words.split(' ')
  const isName = FIRST_NAMES.has(first) || NAMES_OF_MEN.has(first)
  if (!isName || PUBLIC_PERSON.test(sentence.slice(0, at))) return false
  const isOfBible = BIBLE_NAMES.has(first) || MEN_OF_BIBLE.has(first)
  return (last !== undefined || !isOfBible) && !isInstitution(sentence, at)
}
