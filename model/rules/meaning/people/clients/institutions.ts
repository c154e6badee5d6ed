// Tells the names of schools, churches, towns and streets from those of people.

/** Matches a word that the name of a school, a church, a place or a street has, in English and Spanish. */
const INSTITUTION =
  /(?<!\p{L})(?:Schools?|High|Middle|Elementary|Academy|Grade|College|University|Church|Chapel|Cathedral|Parish|Ministry|Ministries|Baptist|Methodist|Presbyterian|Lutheran|Catholic|Center|Clinic|Hospital|County|City|Street|Avenue|Road|Highway|Park|Station|Club|Escuela|Secundaria|Preparatoria|Colegio|Universidad|Iglesia|Capilla|Parroquia|Centro|Clínica|Condado|Ciudad|Calle|Avenida|Parque)(?!\p{L})/u
const CAPITALIZED_BEFORE = /(?:\p{Lu}[\p{L}’'-]*\.? )+$/u
const CAPITALIZED = /^\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*/u
/** Matches the words before a place: "at Sample High", "in Sample Station". */
const BEFORE_PLACE = /(?<!\p{L})(?:at|in|near|from|en|desde) $/u

/** Returns whether the capitalized words at a place of a sentence name a school, a church, a town or a street. */
export function isInstitution(sentence: string, at: number): boolean {
  const before = CAPITALIZED_BEFORE.exec(sentence.slice(0, at))?.[0] ?? ''
  const words = before + (CAPITALIZED.exec(sentence.slice(at))?.[0] ?? '')
  return INSTITUTION.test(words) || BEFORE_PLACE.test(sentence.slice(0, at - before.length))
}
