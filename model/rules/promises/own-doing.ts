// Tells what people do for themselves, such as a silent prayer, from what they tell us: nobody learns of the former from us.

const SILENT =
  '(?:pray(?:s|ed|ing)?|whispers?|whispered|breathes?|breathed|cry|cries|cried|sings?|sang|reads?|thinks?|thought|writes?|wrote|listens?|listened|says? (?:it|one|a) (?:[a-z]+ )?(?:sentence|word|prayer|verse|line)|closes? (?:my|your|her|his|their) eyes)'
const SILENT_ES =
  '(?:or[aeo]|ore[ns]?|oramos|orar|oraba|oré|rez[aeo]n?|rezar|susurr[aeo]|susurrar|respir[aeo]|respirar|llor[aeo]|llorar|le[aeo]|leer|piens[aeo]|pensar|escrib[aeo]|escribir|cierr[aeo] los ojos)'
const HELPER =
  '(?:(?:can|could|may|might|will|would|do|did|now|just|also|often|still|simply|only|quietly|silently|sometimes|always|even|then) )*'

/** Matches words of a silent deed, whose subject is a person or which begin a sentence as an order. */
const OWN_DOING = new RegExp(
  [
    `\\b(?:i|you|she|he|they) ${HELPER}${SILENT}(?![a-z])`,
    `(?:^|[.!?:] |\\n)[-*>"“ ]*(?:(?:just|simply|quietly|silently|then|or) )?${SILENT}(?![a-z])`,
    'silent(?:ly)? pray|pray(?:er)?,? (?:[a-z]+ )?(?:silently|in silence|quietly)|(?:in|under) (?:my|your|her|his|their) (?:head|heart|mind|breath)(?![a-z])',
    `(?<![a-zß-ỿ])${SILENT_ES}(?![a-zß-ỿ])`,
    'en (?:silencio|voz baja|su (?:corazón|mente))(?![a-zß-ỿ])',
  ].join('|'),
  'iu',
)

/** Matches words of what we learn or do, and of what people tell others. */
const OURS =
  /(?<![A-Za-zÀ-ỿ])(?:we|us|our|ours|here|clinic|nurses?|counsel[a-z]*|staff|volunteers?|calls?|called|texts?|tests?|visits?|visited|comes?|came|coming|tells?|told|talks?|shares?|appointments?|results?|emails?|messages?|forms?|calling|pregnan[a-z]*|nosotr[ao]s|nos|nuestr[ao]s?|aquí|clínica|enfermeras?|consejer[ao]s?|llam[aeo]|llamar|visit[ae]|veng[ao]|venir|cuent[ae]|contar|diga|decir|cita|pruebas?|resultados?|embaraz[a-zß-ỿ]*)(?![A-Za-zÀ-ỿ])/iu

/** Matches what nobody does. */
const OF_NOBODY = /(?<![A-Za-zÀ-ỿ])(?:nobody|no one|nadie)(?![A-Za-zÀ-ỿ])[^.!?]*/giu

/**
 * Returns whether words of secrecy are about something that people do for themselves: "I pray a little. Nobody has to know."
 * @param before the text before the words
 * @param words the words with the rest of their sentence
 */
export function isOwnDoing(before: string, words: string): boolean {
  const paragraph = before.split(/\n\s*\n/).at(-1) ?? ''
  const sentences = paragraph.split(/(?<=[.!?]["”)]?)\s+/)
  const context = `${sentences.slice(-2).join(' ')}${words}`
  return OWN_DOING.test(context.replace(OF_NOBODY, '')) && !OURS.test(context)
}
