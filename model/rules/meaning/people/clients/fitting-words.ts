// Finds words that fit many people and tell no more than that, for a sentence that tells something private of one person.

/** Matches words that only a Spanish sentence has. */
export const SPANISH = /(?<![A-Za-zÀ-ỿ])(?:que|está|tiene|por|su|sus|para|una|ella)(?![A-Za-zÀ-ỿ])/u

/** Words that fit many, by what the sentence is about. */
const OTHERS: readonly (readonly [about: RegExp, english: string, spanish: string])[] = [
  [
    /\bborn (?:at|too|early|\S+ (?:weeks|months) (?:too )?(?:early|soon))\b|\bnació \S+ (?:semanas|meses) antes|\bNICU\b|\bprematur|\bnació a las\b/i,
    'children who were born too early',
    'los niños que nacieron antes de tiempo',
  ],
  [
    /\b(?:afraid|scared|ashamed) to tell (?:her|his)\b|\bmiedo de (?:dec|cont)|\bno se atreve/i,
    'those who are afraid to tell their parents',
    'quienes tienen miedo de decírselo a sus padres',
  ],
  [
    /(?:\bnot|n[’']t)(?: yet)? t(?:ell|\w\wd) (?:her|his) (?:own )?(?:brother|sister|famil|husband|boyfriend|grand|aunt|uncle)/i,
    'those whose families do not know yet',
    'quienes no se lo han dicho a su familia',
  ],
  [
    /(?:\bnot|n[’']t)(?: yet)? t(?:ell|\w\wd) (?:her|his|anyone)|t\w\wd no|parents do|\bpadres\b.*\bsaben|\bno se lo ha/i,
    'those whose parents do not know yet',
    'quienes no se lo han dicho a sus padres',
  ],
  [
    /\b(?:sick|ill|cancer|surgery|hospital|stroke|chemo\w*|enferm[oa]|cáncer|operación|cirugía)\b/i,
    'all who are sick',
    'quienes están enfermos',
  ],
  [
    /^(?=.*\b(?:pregnan|expect|baby|due\b|weeks along|embaraz|beb[eé])).*\b(?:school|grade|grader|junior|senior|sophomore|freshman|High|College|University|escuela|preparatoria|universidad)\b/s,
    'young people who are expecting a baby',
    'los jóvenes que esperan un bebé',
  ],
  [
    /\b(?:school|grade|grader|junior|senior|sophomore|freshman|High|College|University|youth group|escuela|preparatoria|universidad)\b/,
    'young people who are still in school',
    'los jóvenes que todavía estudian',
  ],
]
/** Matches what is about a baby, as most of these sentences are. */
const OF_BABY =
  /pregnan|expect|baby|newborn|\bdue\b|weeks (?:along|preg)|\b(?:a|the|her) test\b|ultrasound|boyfriend|girlfriend|embaraz|beb[eé]|novi[oa]|semanas/i
/** Matches what is about the first days of a pregnancy. */
const UNPLANNED =
  /\b(?:just|only) (?:learned|found out|heard)\b.*\bpregnan|\b(?:unplanned|did ?n[o’']t plan|acaba de (?:saber|enterarse))/i

/** Returns words for all people to whom something private in a sentence applies. */
export function findOthers(sentence: string): string {
  const isSpanish = SPANISH.test(sentence)
  const found = OTHERS.find(([about]) => about.test(sentence))
  if (found) return isSpanish ? found[2] : found[1]
  if (UNPLANNED.test(sentence))
    return isSpanish
      ? 'quienes acaban de saber que esperan un bebé'
      : 'all who have just learned that they are pregnant'
  if (OF_BABY.test(sentence))
    return isSpanish ? 'todas las que esperan un bebé' : 'all who are expecting a baby'
  return isSpanish ? 'quienes necesitan ayuda hoy' : 'all who need help today'
}

/** Matches what shows that a person is still young. */
const YOUNG =
  /(?<![A-Za-zÀ-ỿ\d])(?:1\d(?:[- ]years?[- ]old|,| años)|(?:thir|four|fif|six|seven|eigh|nine)teen|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|(?:high|middle) school|[a-z]+ grade|a (?:junior|sophomore|freshman)|teen(?:ager)?|girl|muchacha|adolescente|preparatoria)(?![A-Za-zÀ-ỿ])/iu
/** Matches what people tell us when they come, and what only their families should hear from them. */
const VISITED =
  /(?<![A-Za-zÀ-ỿ])(?:clients?|clientas?|came|comes|visited|walked in|vino|visitó|(?:her|his) (?:parents|mother|mom|father|dad)|sus (?:padres|papás)|su (?:mamá|papá)|twins?|gemel[ao]s)(?![A-Za-zÀ-ỿ])/iu

/** Returns whether a sentence seems to be about someone whom we help. No text names these people, even if they agree to it. */
export const isAboutClient = (sentence: string): boolean =>
  [UNPLANNED, OF_BABY, YOUNG, VISITED].some((pattern) => pattern.test(sentence))
