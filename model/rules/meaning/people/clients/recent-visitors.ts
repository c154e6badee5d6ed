// Finds sentences about one person without a name who came to us, with words by which neighbors know who it is: "the young waitress from Opelika who came in on Tuesday with her twin boys".
import type { Client } from './client-stories'

/** Matches words that someone came to us or called us. */
const VISIT =
  /(?<!\p{L})(?:(?:c[ao]me|walked|stopped|dropped|drove) (?:in|by|here)(?!\p{L})|(?:came|walked|drove|turned) (?:up |over |in)?(?:to|into) (?:us|see us|our (?:\p{Ll}+ )?(?:clinic|office|center|lobby|door)|the (?:clinic|office|center))(?!\p{L})|(?:called|visited|phoned|texted) (?:us|our (?:clinic|office|center))(?!\p{L})|(?:was|sat|cried|wept) (?:here|in our (?:clinic|office|center|lobby|waiting room))(?!\p{L})|(?:talked|spoke|met|prayed) (?:to|with) (?:us|our nurse)(?!\p{L})|(?:vino|llegó|estuvo|entró|pasó)(?: aquí| a vernos| (?:a|en|por) (?:nuestra|la) (?:oficina|clínica))(?!\p{L})|nos (?:llamó|visitó)(?!\p{L}))/u
/** Matches words of a pregnancy, a test or an illness of a baby. */
const PREGNANCY =
  /\b(?:is|was) (?:pregnant|expecting|due in)\b|\b(?:weeks|months) (?:along|pregnant)\b|\bpregnancy test\b|\bultrasound\b|(?<!\p{L})(?:está|estaba|quedó) (?:embarazada|esperando)(?!\p{L})|\bprueba de embarazo\b/u

/** Matches, in little time, all texts with such words. */
export const MAY_BE_VISITOR =
  /(?:c[ao]me|walked|stopped|dropped|drove|turned) (?:in|by|here|to|up|over)|(?:called|visited|phoned|texted) (?:us|our)|(?:was|sat|cried|wept) (?:here|in our)|(?:talked|spoke|met|prayed) (?:to|with)|vino|llegó|estuvo|entró|pasó|nos (?:llamó|visitó)|pregnan|expecting|ultrasound|embaraz|esperando/

const FAMILY =
  '(?:daughter|son|wife|husband|niece|nephew|granddaughter|grandson|sister|brother|girlfriend|stepdaughter|cousin|neighbor)'
/** Who is known to a whole church or school. "The daughter of the woman" may be anyone's. */
const ROLE =
  '(?!(?:king|lord|house|woman|man|mother|father|mom|couple|lady|girl|family|same|first|one|church|world|light|year|month|week|baby|child)\\b)\\p{Ll}+'
const WORK =
  '(?:waitress|server|hostess|barista|bartender|cashier|clerk|teller|receptionist|hairdresser|stylist|housekeeper|lifeguard|bus driver|substitute|teacher|aide|coach|secretary|librarian|dental assistant|majorette|cheerleader|organist|pianist|mail carrier|dispatcher|deputy|baker|florist|farmhand|soldier)'
const WORK_ES =
  '(?:mesera|cajera|maestra|peluquera|secretaria|recepcionista|enfermera|cocinera|niñera|vendedora|porrista|estudiante|alumna)'
const PERSON =
  '(?:girl|woman|teen|teenager|mom|mother|lady|student|couple|dad|father|man|boy|sophomore|freshman|junior|senior|widow|wife|grandmother|sister|sisters|twins)'
const PERSON_ES =
  '(?:muchach[ao]|chic[ao]|joven|mujer|señora|mamá|madre|pareja|niña|señorita|abuela|viuda|hija|hijo)'

const RELATIVE = `(?:[Tt]he|[Oo]ne|[Tt]h(?:is|at)|[Aa]|[Oo]ur \\p{Ll}+[’']s|[Mm]y \\p{Ll}+[’']s) (?:\\p{Ll}+ )?${FAMILY} of (?:the|our|my|one of our) (?:\\p{Ll}+ )?${ROLE}|(?:[Tt]he|[Oo]ur|[Mm]y|[Oo]ne of our) (?:\\p{Ll}+ )?${ROLE}[’']s (?:\\p{Ll}+ )?${FAMILY}|(?:[Ll]a|[Ee]l) (?:hij[ao]|espos[ao]|sobrin[ao]|niet[ao]|herman[ao]|novia) (?:del?|de (?:la|nuestr[ao])) (?!Dios|Rey|Señor)\\p{Ll}{4,}`
/** Matches the beginning of who it is. "The women", "some" and "each" are many. */
const ANYONE = `(?<![\\p{L}’'-])(?:${RELATIVE}|(?:[Tt]he|[Aa]n?|[Tt]h(?:is|at)|[Oo]ne|[Oo]ur) (?:[\\p{Ll}’-]+ ){0,3}(?:${WORK}|${PERSON})|(?:[Ll]a|[Ee]l|[Uu]na?|[Ee]sta) (?:\\p{Ll}+ ){0,2}(?:${WORK_ES}|${PERSON_ES}))(?![\\p{L}’'])`
const WHO = new RegExp(ANYONE, 'gu')

/** What makes one person known to others. The first of them is enough beside a visit. */
const KNOWN = new RegExp(`(?<![\\p{L}’'-])(?:${RELATIVE})(?!\\p{L})`, 'u')
const TRAITS: readonly RegExp[] = [
  KNOWN,
  new RegExp(
    `(?<!\\p{L})(?:${WORK}|${WORK_ES})(?!\\p{L})|\\b(?:works|waits tables|cleans|teaches) (?:\\p{Ll}+ )?(?:at|in|for)\\b|(?<!\\p{L})trabaja en(?!\\p{L})`,
    'u',
  ),
  /\b(?:from|lives in|moved (?:here )?from) (?!God|Jesus|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\p{Lu}\p{Ll}+|(?:[Ee]s|\p{L}) de (?!Dios|Jesús|Cristo)\p{Lu}\p{Ll}+/u,
  /\b(?:junior|senior|sophomore|freshman|\p{Ll}+[- ]grader) (?:in|at|from)\b|\b(?:high school|college|nursing) student\b|(?<!\p{L})(?:preparatoria|secundaria)(?!\p{L})/u,
  /\b(?:1[3-9]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)(?:,|[- ]years?[- ]old)|\bde (?:1[3-9]|quince|dieciséis|diecisiete|dieciocho) años\b/u,
  /\p{Lu}[\p{L}’'.]+ (?:Church|Chapel|High|School|Academy|University|College|Street|Road|Avenue|Apartments|Hall|Diner|Cafe|Café)\b|(?<!\p{L})(?:Iglesia|Escuela|Preparatoria|Universidad|Calle) (?:de )?\p{Lu}/u,
  /\b(?:with|and) (?:her|his|their) (?:\p{Ll}+ )?(?:twins?|triplets|(?:two|three|four|five|six) (?:\p{Ll}+ )?(?:boys|girls|sons|daughters|children|kids|little ones))\b|\bmother of (?:twins|triplets|three|four|five|six)\b|(?<!\p{L})con sus (?:gemel|melliz|cuates|(?:dos|tres|cuatro|cinco) (?:hij|niñ))/u,
  /\bwith (?:the |her |long |short |bright )*(?:red|blonde?|purple|pink|blue|green)(?: hair|hair\b)|\bwith (?:the |a )\p{Ll}+ tattoo/u,
]

/** Matches helpers, guests, those who gave something, and people in general. */
const OTHERS =
  /\b(?:[Vv]olunteer\p{Ll}*|[Bb]oard|[Ss]taff|[Dd]irector|[Dd]onors?|donat\p{Ll}+|gave|gives|brought|brings|bring|deliver\p{Ll}*|help(?:s|ed|er)?|paint\p{Ll}*|sort\p{Ll}*|fold\p{Ll}*|fix\p{Ll}*|repair\p{Ll}*|clean(?:ed|ing)|built|build|sew\p{Ll}*|knit\p{Ll}*|crochet\p{Ll}*|bak(?:es|ed)|cook\p{Ll}*|serv(?:e|es|ed|ing)|speak(?:s|ing)?|sing(?:s|ing)?|sang|preach\p{Ll}*|taught|train\p{Ll}*|tour|thank\p{Ll}*|gift|check|gala|banquet|intern\p{Ll}*|interview\p{Ll}*|report\p{Ll}*|article|study|studies|research|project|fundraiser|raised|walk for|to pray with our|join(?:ed|s)?|leads?|answers?|as (?:our|a) (?:\p{Ll}+ )?\p{Ll}+|works (?:here|with us)|new (?:nurse|pastor)|may|might|could|would|often|sometimes|every|each|if|imagine|made up)\b|\b(?:Pastora?|Rev\.|Dr\.|Coach) \p{Lu}|(?<!\p{L})(?:voluntari[ao]s?|ayud[aóo]\p{Ll}*|trajo|donó|regaló|cantó|cocinó|pintó|podría|puede|a veces|cada)(?!\p{L})/u

const LONG_AGO =
  /\b(?:19|20[01])\d\d\b|\b(?:years|long) ago\b|(?<!\p{L})hace (?:\p{Ll}+ )?años(?!\p{L})/u

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
  /\bfrom (?!God|Jesus)(?:\p{Lu}\p{Ll}+ (?:City|Station|Springs|Grove)|\p{Lu}\p{Ll}+(?! \p{Lu}))(?!\p{L})|\b(?:baby|little) \p{Lu}|\b(?:her|his|their) (?:new |little )?(?:baby|newborn|twins|triplets)\b|(?<!\p{L})(?:su bebé|sus gemel[oa]s)(?!\p{L})/u

/** Things come to us as well, such as an idea. */
const VISIT_OF_PERSON = new RegExp(
  `(?<!\\p{L})(?:who|[Ss]he|que|quien|[Ee]lla) (?:(?:first|just|also|then|only|ya) )?${VISIT.source}`,
  'u',
)

/** Returns whether a sentence says of someone who came to us more than a name, and not as a helper. */
export const isVisitWithDetail = (sentence: string): boolean =>
  VISIT_OF_PERSON.test(sentence) &&
  BESIDE_NAME.test(sentence) &&
  !OTHERS.test(sentence) &&
  !LONG_AGO.test(sentence)
