// Finds sentences about one person without a name who came to us, with words by which neighbors know who it is: "the young waitress from Opelika who came in on Tuesday with her twin boys".
import type { Client } from './client-stories'

/** Matches words that someone came to us or called us. */
const VISIT =
  /(?<![A-Za-zÀ-ỿ])(?:(?:c[ao]me|walked|stopped|dropped|drove) (?:in|by|here)(?![A-Za-zÀ-ỿ])|(?:came|walked|drove|turned) (?:up |over |in)?(?:to|into) (?:us|see us|our (?:[a-zß-ỿ]+ )?(?:clinic|office|center|lobby|door)|the (?:clinic|office|center))(?![A-Za-zÀ-ỿ])|(?:called|visited|phoned|texted) (?:us|our (?:clinic|office|center))(?![A-Za-zÀ-ỿ])|(?:was|sat|cried|wept) (?:here|in our (?:clinic|office|center|lobby|waiting room))(?![A-Za-zÀ-ỿ])|(?:talked|spoke|met|prayed) (?:to|with) (?:us|our nurse)(?![A-Za-zÀ-ỿ])|(?:vino|llegó|estuvo|entró|pasó)(?: aquí| a vernos| (?:a|en|por) (?:nuestra|la) (?:oficina|clínica))(?![A-Za-zÀ-ỿ])|nos (?:llamó|visitó)(?![A-Za-zÀ-ỿ]))/u
/** Matches words of a pregnancy, a test or an illness of a baby. */
const PREGNANCY =
  /\b(?:is|was) (?:pregnant|expecting|due in)\b|\b(?:weeks|months) (?:along|pregnant)\b|\bpregnancy test\b|\bultrasound\b|(?<![A-Za-zÀ-ỿ])(?:está|estaba|quedó) (?:embarazada|esperando)(?![A-Za-zÀ-ỿ])|\bprueba de embarazo\b/u

/** Matches, in little time, all texts with such words. */
export const MAY_BE_VISITOR =
  /(?:c[ao]me|walked|stopped|dropped|drove|turned) (?:in|by|here|to|up|over)|(?:called|visited|phoned|texted) (?:us|our)|(?:was|sat|cried|wept) (?:here|in our)|(?:talked|spoke|met|prayed) (?:to|with)|vino|llegó|estuvo|entró|pasó|nos (?:llamó|visitó)|pregnan|expecting|ultrasound|embaraz|esperando/

const FAMILY =
  '(?:daughter|son|wife|husband|niece|nephew|granddaughter|grandson|sister|brother|girlfriend|stepdaughter|cousin|neighbor)'
/** Who is known to a whole church or school. "The daughter of the woman" may be anyone's. */
const ROLE =
  '(?!(?:king|lord|house|woman|man|mother|father|mom|couple|lady|girl|family|same|first|one|church|world|light|year|month|week|baby|child)\\b)[a-zß-ỿ]+'
const WORK =
  '(?:waitress|server|hostess|barista|bartender|cashier|clerk|teller|receptionist|hairdresser|stylist|housekeeper|lifeguard|bus driver|substitute|teacher|aide|coach|secretary|librarian|dental assistant|majorette|cheerleader|organist|pianist|mail carrier|dispatcher|deputy|baker|florist|farmhand|soldier)'
const WORK_ES =
  '(?:mesera|cajera|maestra|peluquera|secretaria|recepcionista|enfermera|cocinera|niñera|vendedora|porrista|estudiante|alumna)'
const PERSON =
  '(?:girl|woman|teen|teenager|mom|mother|lady|student|couple|dad|father|man|boy|sophomore|freshman|junior|senior|widow|wife|grandmother|sister|sisters|twins)'
/** Someone whom only the age names: "the 17-year-old". */
const AGED =
  '(?:1[3-9]|2\\d|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)[- ]years?[- ]old'
const PERSON_ES =
  '(?:muchach[ao]|chic[ao]|joven|mujer|señora|mamá|madre|pareja|niña|señorita|abuela|viuda|hija|hijo)'

const RELATIVE = `(?:[Tt]he|[Oo]ne|[Tt]h(?:is|at)|[Aa]|[Oo]ur [a-zß-ỿ]+[’']s|[Mm]y [a-zß-ỿ]+[’']s) (?:[a-zß-ỿ]+ )?${FAMILY} of (?:the|our|my|one of our) (?:[a-zß-ỿ]+ )?${ROLE}|(?:[Tt]he|[Oo]ur|[Mm]y|[Oo]ne of our) (?:[a-zß-ỿ]+ )?${ROLE}[’']s (?:[a-zß-ỿ]+ )?${FAMILY}|(?:[Ll]a|[Ee]l) (?:hij[ao]|espos[ao]|sobrin[ao]|niet[ao]|herman[ao]|novia) (?:del?|de (?:la|nuestr[ao])) (?!Dios|Rey|Señor)[a-zß-ỿ]{4,}`
/** Matches the beginning of who it is. "The women", "some" and "each" are many. */
const ANYONE = `(?<![A-Za-zÀ-ỿ’'-])(?:${RELATIVE}|(?:[Tt]he|[Aa]n?|[Tt]h(?:is|at)|[Oo]ne|[Oo]ur) (?:[a-zß-ỿ’-]+ ){0,3}(?:${WORK}|${PERSON}|${AGED})|(?:[Ll]a|[Ee]l|[Uu]na?|[Ee]sta) (?:[a-zß-ỿ]+ ){0,2}(?:${WORK_ES}|${PERSON_ES}))(?![A-Za-zÀ-ỿ’'])`
const WHO = new RegExp(ANYONE, 'gu')

/** What makes one person known to others. The first of them is enough beside a visit. */
const KNOWN = new RegExp(`(?<![A-Za-zÀ-ỿ’'-])(?:${RELATIVE})(?![A-Za-zÀ-ỿ])`, 'u')
const TRAITS: readonly RegExp[] = [
  KNOWN,
  new RegExp(
    `(?<![A-Za-zÀ-ỿ])(?:${WORK}|${WORK_ES})(?![A-Za-zÀ-ỿ])|\\b(?:works|waits tables|cleans|teaches) (?:[a-zß-ỿ]+ )?(?:at|in|for)\\b|(?<![A-Za-zÀ-ỿ])trabaja en(?![A-Za-zÀ-ỿ])`,
    'u',
  ),
  /\b(?:from|lives in|moved (?:here )?from) (?!God|Jesus|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)[A-ZÀ-Þ][a-zß-ỿ]+|(?:[Ee]s|[A-Za-zÀ-ỿ]) de (?!Dios|Jesús|Cristo)[A-ZÀ-Þ][a-zß-ỿ]+/u,
  /\b(?:junior|senior|sophomore|freshman|[a-zß-ỿ]+[- ]grader) (?:in|at|from)\b|\b(?:high school|college|nursing) student\b|(?<![A-Za-zÀ-ỿ])(?:preparatoria|secundaria)(?![A-Za-zÀ-ỿ])/u,
  /\b(?:1[3-9]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)(?:,|[- ]years?[- ]old)|\bde (?:1[3-9]|quince|dieciséis|diecisiete|dieciocho) años\b/u,
  /[A-ZÀ-Þ][A-Za-zÀ-ỿ’'.]+ (?:Church|Chapel|High|School|Academy|University|College|Street|Road|Avenue|Apartments|Hall|Diner|Cafe|Café)\b|(?<![A-Za-zÀ-ỿ])(?:Iglesia|Escuela|Preparatoria|Universidad|Calle) (?:de )?[A-ZÀ-Þ]/u,
  /\b(?:from|in|of|on) (?:the|our) (?:[a-zß-ỿ]+ ){0,2}(?:band|choir|team|squad|youth group|orchestra)\b/u,
  /\b(?:with|and) (?:her|his|their) (?:[a-zß-ỿ]+ )?(?:twins?|triplets|(?:two|three|four|five|six) (?:[a-zß-ỿ]+ )?(?:boys|girls|sons|daughters|children|kids|little ones))\b|\bmother of (?:twins|triplets|three|four|five|six)\b|(?<![A-Za-zÀ-ỿ])con sus (?:gemel|melliz|cuates|(?:dos|tres|cuatro|cinco) (?:hij|niñ))/u,
  /\bwith (?:the |her |long |short |bright )*(?:red|blonde?|purple|pink|blue|green)(?: hair|hair\b)|\bwith (?:the |a )[a-zß-ỿ]+ tattoo/u,
]

/** Matches helpers, guests, those who gave something, and people in general. */
const OTHERS =
  /\b(?:[Vv]olunteer[a-zß-ỿ]*|[Bb]oard|[Ss]taff|[Dd]irector|[Dd]onors?|donat[a-zß-ỿ]+|gave|gives|brought|brings|bring|deliver[a-zß-ỿ]*|help(?:s|ed|er)?|paint[a-zß-ỿ]*|sort[a-zß-ỿ]*|fold[a-zß-ỿ]*|fix[a-zß-ỿ]*|repair[a-zß-ỿ]*|clean(?:ed|ing)|built|build|sew[a-zß-ỿ]*|knit[a-zß-ỿ]*|crochet[a-zß-ỿ]*|bak(?:es|ed)|cook[a-zß-ỿ]*|serv(?:e|es|ed|ing)|speak(?:s|ing)?|sing(?:s|ing)?|sang|preach[a-zß-ỿ]*|taught|train[a-zß-ỿ]*|tour|thank[a-zß-ỿ]*|gift|check|gala|banquet|intern[a-zß-ỿ]*|interview[a-zß-ỿ]*|report[a-zß-ỿ]*|article|study|studies|research|project|fundraiser|raised|walk for|to pray with our|join(?:ed|s)?|leads?|answers?|as (?:our|a) (?:[a-zß-ỿ]+ )?[a-zß-ỿ]+|works (?:here|with us)|new (?:nurse|pastor)|may|might|could|would|often|sometimes|every|each|if|imagine|made up)\b|\b(?:Pastora?|Rev\.|Dr\.|Coach) [A-ZÀ-Þ]|(?<![A-Za-zÀ-ỿ])(?:voluntari[ao]s?|ayud[aóo][a-zß-ỿ]*|trajo|donó|regaló|cantó|cocinó|pintó|podría|puede|a veces|cada)(?![A-Za-zÀ-ỿ])/u

const LONG_AGO =
  /\b(?:19|20[01])\d\d\b|\b(?:years|long) ago\b|(?<![A-Za-zÀ-ỿ])hace (?:[a-zß-ỿ]+ )?años(?![A-Za-zÀ-ỿ])/u

/** Returns the person whom a sentence makes known to others, or null. */
export function findVisitor(sentence: string): Client | null {
  const isVisit = VISIT.test(sentence)
  if ((!isVisit && !PREGNANCY.test(sentence)) || LONG_AGO.test(sentence)) return null
  for (const { index } of sentence.matchAll(WHO)) {
    const words = sentence.slice(index)
    if (!VISIT.test(words) && !PREGNANCY.test(words)) return null
    if (OTHERS.test(words)) continue
    const traits = TRAITS.filter((trait) => trait.test(words)).length
    const isKnown = traits >= MIN_TRAITS || (isVisit && KNOWN.test(words))
    if (isKnown) return { words, at: index, isNamed: false }
  }
  return null
}

const MIN_TRAITS = 2

/** Matches a town, which is no church, and a baby, which are enough beside a name. */
const BESIDE_NAME =
  /\bfrom (?!God|Jesus)(?:[A-ZÀ-Þ][a-zß-ỿ]+ (?:City|Station|Springs|Grove)|[A-ZÀ-Þ][a-zß-ỿ]+(?! [A-ZÀ-Þ]))(?![A-Za-zÀ-ỿ])|\b(?:baby|little) [A-ZÀ-Þ]|\b(?:her|his|their) (?:new |little )?(?:baby|newborn|twins|triplets)\b|(?<![A-Za-zÀ-ỿ])(?:su bebé|sus gemel[oa]s)(?![A-Za-zÀ-ỿ])/u

/** Things come to us as well, such as an idea. */
const VISIT_OF_PERSON = new RegExp(
  `(?<![A-Za-zÀ-ỿ])(?:who|[Ss]he|que|quien|[Ee]lla) (?:(?:first|just|also|then|only|ya) )?${VISIT.source}`,
  'u',
)

/** Returns whether a sentence says of someone who came to us more than a name, and not as a helper. */
export const isVisitWithDetail = (sentence: string): boolean =>
  VISIT_OF_PERSON.test(sentence) &&
  BESIDE_NAME.test(sentence) &&
  !OTHERS.test(sentence) &&
  !LONG_AGO.test(sentence)
