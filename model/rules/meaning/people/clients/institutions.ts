// Tells the names of schools, churches, towns and streets from those of people.

/** Matches a word that the name of a school, a church, a place or a street has, in English and Spanish. */
const INSTITUTION =
  /(?<![A-Za-zÀ-ỿ])(?:Schools?|High|Middle|Elementary|Academy|Grade|College|University|Church|Chapel|Cathedral|Parish|Ministry|Ministries|Baptist|Methodist|Presbyterian|Lutheran|Catholic|Center|Clinic|Hospital|County|City|Street|Avenue|Road|Highway|Park|Station|Club|Escuela|Secundaria|Preparatoria|Colegio|Universidad|Iglesia|Capilla|Parroquia|Centro|Clínica|Condado|Ciudad|Calle|Avenida|Parque)(?![A-Za-zÀ-ỿ])/u
const CAPITALIZED_BEFORE = /(?:[A-ZÀ-Þ][A-Za-zÀ-ỿ’'-]*\.? )+$/u
const CAPITALIZED = /^[A-ZÀ-Þ][A-Za-zÀ-ỿ’'-]*(?: [A-ZÀ-Þ][A-Za-zÀ-ỿ’'-]*)*/u
/** Matches the words before a place: "at Sample High", "in Sample Station". */
const BEFORE_PLACE = /(?<![A-Za-zÀ-ỿ])(?:at|in|near|from|en|desde) $/u

/** Returns whether the capitalized words at a place of a sentence name a school, a church, a town or a street. */
export function isInstitution(sentence: string, at: number): boolean {
  const before = CAPITALIZED_BEFORE.exec(sentence.slice(0, at))?.[0] ?? ''
  const words = before + (CAPITALIZED.exec(sentence.slice(at))?.[0] ?? '')
  return INSTITUTION.test(words) || BEFORE_PLACE.test(sentence.slice(0, at - before.length))
}
