// Lists the words of a sentence by which others could recognize the person whom it is about.

const DAY =
  'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const AGE = '1[3-9]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const PLACE =
  'High School|Middle School|High|School|Academy|University|College|Elementary|Church|Chapel|Hall|Dorm|Apartments|Street|Road|Avenue|Walmart|Publix|Kroger|Diner'

const DETAILS = [
  `(?<!(?:January|February|March|April|May|June|July|August|September|October|November|December) )\\b(?:${AGE})\\b(?:[- ]years?[- ]old| años)?(?! (?:weeks|months|days)\\b)`,
  '\\ban? (?:junior|senior|sophomore|freshman|[A-Za-zÀ-ỿ]+ student|cheerleader|cashier|waitress)\\b',
  '\\b[a-zß-ỿ]+ (?:from|at) the (?:[a-zß-ỿ]+ ){0,2}[a-zß-ỿ]+(?= in [A-ZÀ-Þ])',
  '\\b(?:from|at) (?:the|our) (?:bakery|diner|café|bank|library|salon|pharmacy|grocery store|gas station|coffee shop|barber shop|post office|nursing home)\\b',
  '\\b(?:waitress|cashier|hostess|receptionist|hairdresser|mesera|cajera)(?![A-Za-zÀ-ỿ])',
  `\\b(?:the|our|my|Pastor|Coach|Mrs?\\.|Dr\\.) (?:[a-zß-ỿ]+ ){0,2}[A-Za-zÀ-ỿ]+[’']s (?:[a-zß-ỿ]+[- ])?(?:daughter|son|wife|husband|niece|nephew|granddaughter|grandson)\\b`,
  '(?<![A-Za-zÀ-ỿ])hij[oa] (?:del|de (?:la|nuestr[oa])) [a-zß-ỿ]+',
  '\\b[a-zß-ỿ]+[- ]grader\\b',
  `(?:[A-ZÀ-Þ][A-Za-zÀ-ỿ.’'-]* ){1,4}(?:${PLACE})\\b`,
  '(?:Escuela|Preparatoria|Secundaria|Universidad|Iglesia|Calle) (?:de |la |el )*[A-ZÀ-Þ][A-Za-zÀ-ỿ]+',
  '\\bour (?:own )?youth group\\b|\\bnuestro grupo de jóvenes\\b',
  '\\b(?:on|in|from|of) (?:the|our) (?:[A-Za-zÀ-ỿ-]+ ){0,3}(?:team|band|choir|squad)\\b',
  '\\b(?:daughter|son|niece|nephew|granddaughter|grandson|sister|brother) of (?:our |the |one of our )?[A-Za-zÀ-ỿ’-]+(?: (?:at|from|of) [A-ZÀ-Þ][A-Za-zÀ-ỿ.’-]*(?: [A-ZÀ-Þ][A-Za-zÀ-ỿ’-]*){0,3})?',
  '\\btwins?\\b(?: (?:boys|girls|sons|daughters))?|\\btriplets\\b|\\b(?:gemel|melliz)[oa]s\\b',
  '(?<=\\b(?:mother|mom|father|dad|husband|boyfriend|sister|brother) )(?!God|Jesus|Mary|Teresa)[A-ZÀ-Þ][a-zß-ỿ]+',
  '\\bborn \\S+ (?:weeks|months) (?:too )?(?:early|soon)\\b',
  '\\bborn at \\d{1,2} weeks\\b|\\b(?:in|at) the (?:hospital|NICU)\\b',
  '\\b(?:her|his) (?:ex-?)?(?:boyfriend|girlfriend|husband|wife|fiancé)\\b|\\bsu novi[oa]\\b',
  '(?<=\\blittle )[A-ZÀ-Þ][a-zß-ỿ]+',
  '(?<=\\bfrom |\\d(?: años)?, de )[A-ZÀ-Þ][a-zß-ỿ]+(?: [A-ZÀ-Þ][a-zß-ỿ]+)*',
  '\\b(?:works|trabaja) (?:[A-Za-zÀ-ỿ-]+ ){0,2}(?:at|en) (?:the |a |la |el |un |una )?[A-Za-zÀ-ỿ’-]+',
  '(?<=[a-zß-ỿ] (?:in|en) )(?!God|Jesus|Christ|Heaven|Bible|Dios|Jesús|Cristo)[A-ZÀ-Þ][a-zß-ỿ]{2,}(?: [A-ZÀ-Þ][a-zß-ỿ]+)?',
  `\\b(?:here|aquí) (?:on|last|this|el|este) (?:${DAY})\\b`,
  '\\bwith (?:her|his) (?:mom|mother|dad|father|aunt|uncle|sister|brother)\\b|\\bcon su (?:tía|tío|mamá|madre|papá|padre|abuela|abuelo|hermana|hermano)(?![A-Za-zÀ-ỿ])',
  '\\b(?:step|grand)(?:father|mother|dad|mom|parents)\\b|\\b(?:padrastro|madrastra)\\b',
  `\\b(?:on|in|last|since|this|el|en|desde el|desde) (?:early |late )?(?:${DAY})(?: pasado)?\\b`,
  '\\b(?:\\d{1,2}|[a-zß-ỿ]+) weeks (?:along|pregnant)\\b|\\b\\d{1,2} semanas\\b',
]
const DETAIL = new RegExp(DETAILS.map((detail) => `(?:${detail})`).join('|'), 'gu')
/** More would not be read. */
const MAX_WORDS = 6

/** @param name the first name, or null if the sentence has none */
export function listRecognizableWords(name: string | null, sentence: string): string[] {
  const found = [...sentence.matchAll(DETAIL)].map(([words]) => words)
  return [...new Set([...(name === null ? [] : [name]), ...found])].slice(0, MAX_WORDS)
}
