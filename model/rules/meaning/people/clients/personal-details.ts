// Details by which others could recognize a person.

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'

const NUMBER =
  'four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty'

/** Matches what is private about a person; one such detail in a sentence with a name is enough. */
export const PRIVATE = new RegExp(
  [
    String.raw`\b(?:\d{1,2}|${NUMBER}) weeks (?:along|pregnant)`,
    String.raw`\b(?:is|was) (?:due (?:in|on)(?! court)|pregnant)`,
    String.raw`\bborn at (?:\d{1,2}|${NUMBER}) weeks\b|\bnació a las \d{1,2} semanas`,
    String.raw`\bborn (?:\d{1,2}|two|three|${NUMBER}) (?:weeks|months) (?:too )?(?:early|soon|before)\b|\bnació (?:[A-Za-zÀ-ỿ]+|\d+) (?:semanas|meses) antes`,
    String.raw`\b(?:due|expecting)(?: (?:a|her|his|their))?(?: (?:baby|child|son|daughter|twins))? (?:in|on|around|for) (?:early |late |the end of )?(?:${MONTHS})\b`,
    String.raw`\bher (?:ex-?)?(?:boyfriend|due date|abortion|pregnancy)|\bhis girlfriend`,
    String.raw`\bher (?:first |second |third )?baby (?:comes|is coming|will come|arrives) (?:in|on|around)\b`,
    String.raw`\bwhose (?:ex-?)?(?:boyfriend|girlfriend)\b|\bcuyo novio\b|\bcuya novia\b`,
    String.raw`\b(?:junior|senior|sophomore|freshman|student) at\b`,
    String.raw`\b(?:from|at) (?:our |the )?(?:youth group|high school)`,
    String.raw`\ba (?:sophomore|freshman|junior)(?: (?:from|in)\b|,)|\ba senior in (?:high school|college)`,
    String.raw`\b(?:she|he|who) (?:is|['’]s) expecting(?=[.,;!?]|$| (?:a|her first|her second|her third|their first) (?:baby|child|boy|girl)| twins| again| and | but )`,
    String.raw`\b(?:her|his|whose) (?:own )?(?:parents|mother|father|mom|dad|family|husband|boyfriend)(?: and \w+)?(?: still)? do(?:es)?(?: not|n['’]t) know\b`,
    String.raw`\b(?:ha[sd](?: not|n['’]t)(?: yet)? t\w\wd|did(?: not|n['’]t) tell|(?:is|was) (?:too |so |very |still )?(?:afraid|scared|ashamed) to tell|does(?: not|n['’]t) dare to tell) (?:(?:her|his) (?:own )?(?:step|grand)?(?:parents|mother|father|mom|dad|family|husband|boyfriend|aunt|uncle|brother|sister)|anyone|no ?(?:one|body))`,
    String.raw`\b(?:tiene miedo de|no se atreve a) (?:dec[ií]r|cont[aá]r)(?:le|selo)(?: (?:eso |esto )?a (?:sus?|nadie))?(?![A-Za-zÀ-ỿ])`,
    String.raw`\b(?:has miscarried|had a miscarriage|lost (?:her|their) baby|had an abortion|was raped|is (?:in rehab|in jail|addicted))\b`,
    String.raw`\bsus padres (?:todav[ií]a |aún )?no (?:lo )?saben|\bno se lo ha (?:dicho|contado) a sus|\bperdió (?:a )?su bebé|\bquedó embarazada|\bestá esperando (?:un |a su |su )?(?:bebé|hij[oa])|\bva a ser (?:mamá|papá|madre|padre)`,
    String.raw`\btiene \d{1,2} semanas|\bestá embarazada|\bsu novi[oa]\b`,
    String.raw`\bespera(?: (?:a su|un|una))?(?: (?:bebé|hij[oa]))? (?:para|en) (?:${MONTHS})\b`,
  ].join('|'),
  'i',
)

const TEENS = 'thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|1[3-9]'

/** Matches a name with an age after it: "Kayla, 17,", "Karla, de 24 años,". */
const AGED = String.raw`[A-ZÀ-Þ][a-zß-ỿ]+, (?:de )?[1-4]\d(?: años| years old)?,`
/** Matches words that ask people to pray. */
const ASKED = String.raw`\b(?:[Pp]ray|[Ll]ift up|[Aa]sk God|[Oo]ren?|[Oo]remos|[Pp]idan?)\b`
const PRAYED_FOR = `${ASKED}.*${AGED}`
/** Matches words that someone came to us, and the beginning of when. */
export const VISIT =
  '(?:who|she|he) (?:(?:was|sat) (?:here|in our (?:office|clinic|lobby))|(?:came|stopped|walked) (?:in|by|here)|came to (?:us|see us|our (?:office|clinic))|called us|visited us) (?:on|last|this|yesterday|today)|(?:que|ella) (?:(?:estuvo|vino|llegó)(?: aquí| a vernos| a (?:nuestra|la) (?:oficina|clínica))?|nos (?:llamó|visitó)) (?:el|ayer|hoy|esta)'
/** Matches a prayer for someone who came to us. */
export const VISITOR = new RegExp(`${ASKED}.*(?<![A-Za-zÀ-ỿ])(?:${VISIT})(?![A-Za-zÀ-ỿ])`, 'u')

/** What a sentence says of a person besides: an age, a school, a hobby, a workplace, an origin, a home, a relative, and since when we know them. */
const TRAITS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:is|was|turned|only|just) (?:${TEENS})\b(?! (?:weeks|days|months|miles|of)\b)|\b(?:${TEENS})[- ]years?[- ]old|\btiene (?:1[3-9]|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve)\b`,
    'i',
  ),
  /\b(?:at|of|in|en|de) (?:the )?(?:[A-ZÀ-Þ][a-zß-ỿ]+ )+(?:High|Middle|School|College|University)\b|\b[a-zß-ỿ]+ grade at\b|\b(?:Escuela|Preparatoria|Universidad) [A-ZÀ-Þ]/u,
  /\bplays (?:the )?[a-zß-ỿ]+ (?:in|for|at)\b|\b(?:in|on) the (?:marching )?(?:band|choir|cheer\w*|team)\b|\bcheerleader\b|\btoca (?:el|la) [a-zß-ỿ]+ en\b/u,
  new RegExp(String.raw`[A-ZÀ-Þ][a-zß-ỿ]+, 1[3-9],|${PRAYED_FOR}`, 'u'),
  new RegExp(`${PRAYED_FOR} (?:from|de) [A-ZÀ-Þ]`, 'u'),
  new RegExp(`${AGED}.*(?<![A-Za-zÀ-ỿ])(?:${VISIT})(?![A-Za-zÀ-ỿ])`, 'u'),
  /\b[A-Za-zÀ-ỿ]+[- ]grader\b/u,
  /\b(?:old|grader|junior|senior|sophomore|freshman|girl|boy|teen|teenager|woman|man|mother|mom|father|dad|student|majorette|cheerleader|waitress|cashier|nurse) from [A-ZÀ-Þ][a-zß-ỿ]/u,
  /\b(?:daughter|son|niece|nephew|granddaughter|grandson|sister|brother) of (?:our|one of our|the|my|[A-ZÀ-Þ])/u,
  /\bhij[oa] (?:de nuestr|del? )|\b(?:her|his) (?:mom|mother|mommy|dad|father) [A-ZÀ-Þ]/u,
  /\b(?:staying|still|is|was|lies|sigue|está) (?:[a-zß-ỿ]+ ){0,3}(?:in|at|en) (?:the|el) (?:hospital|NICU)\b/u,
  /\bwhose (?:mother|mom|father|dad|parents|aunt|grandmother|boyfriend|husband|sister) /,
  /\b(?:came|moved|fled) (?:here )?from [A-ZÀ-Þ]|\bvino de [A-ZÀ-Þ]/u,
  /\blives with (?:her|his) (?:aunt|uncle|cousin|mother|mom|grand[a-zß-ỿ]+|boyfriend|girlfriend|foster)|\bvive con su (?:t[ií][ao]|abuel[ao]|mamá|novi[oa])/u,
  /\b(?:works|waits tables|waitresses|is a cashier|has a job|trabaja) (?:nights |days |part-time )?(?:at|for|in|en)\b/,
  new RegExp(
    String.raw`${VISITOR.source}|\bcoming to (?:our|the|us)\b.{0,30}\bsince\b|\bcame to (?:our|us)\b.{0,30}\b(?:in|on|last)\b|\bviene a (?:nuestra|la)\b.{0,30}\bdesde\b`,
    'u',
  ),
]

const WORK =
  'waitress|server|hostess|barista|bartender|cashier|clerk|teller|receptionist|hairdresser|stylist|housekeeper|lifeguard|bus driver|substitute|teacher|aide|nurse|coach|secretary|mesera|cajera|maestra|peluquera'
/** Matches one worker at a place in a town, about whom something private says enough: "the waitress from the diner in Opelika". */
const WORKER = new RegExp(
  `\\b(?:the|an?|la|una) (?:[a-zß-ỿ]+ ){0,2}(?:${WORK}) (?:from|at|in|of|de|del|en) (?:(?:the|an?|la|el|un|una) )?(?:[A-Za-zÀ-ỿ’-]+ ){1,3}(?:in|on|near|en) (?:[A-ZÀ-Þ][a-zß-ỿ]+(?: [A-ZÀ-Þ][a-zß-ỿ]+)?|town),? (?:who is (?:due|pregnant|expecting|\\w+ weeks)|whose|que (?:está|espera)|cuy[oa]|is (?:pregnant|expecting))(?![A-Za-zÀ-ỿ])`,
  'u',
)

/** Returns whether a sentence says where one person works, so that whatever else is private need not have a name. */
export const isWorker = (sentence: string): boolean => WORKER.test(sentence)

export const countTraits = (sentence: string): number =>
  TRAITS.filter((trait) => trait.test(sentence)).length

/** Matches, in little time, all texts that can have such details, and few others. */
export const MAY_BE_PERSON = new RegExp(
  'weeks (?:along|pregnant)|(?:is|was) (?:due|pregnant)|(?:due|espera) |her (?:ex|boyfriend|due|abortion|pregnancy)|(?:girl|boy)friend|novi[oa]|[- ]grader|(?:came|stopped|walked) (?:in|by|here)|(?:called|visited) us|vino|llegó|nos (?:llamó|visitó)' +
    '|(?:junior|senior|sophomore|freshman|student)(?: (?:at|in|from)|,)|expecting|\\b(?:her|his|whose) (?:own )?(?:parents|mother|father|mom|dad|family|husband)|t\\w(?:ld|ll) (?:anyone|no)|miscarr|(?:lost (?:her|their)|her) baby|born at|(?:weeks|months) (?:too )?(?:early|soon|before)|nació |an abortion|raped|in rehab|in jail|addicted|no (?:lo )?saben|se lo ha|perdió|quedó|está esperando|va a ser|youth group|embarazada|su novi[oa]' +
    `|\\b(?:${TEENS})\\b|miedo|atreve|, (?:de )?[1-4]\\d(?: años)?,|school|college|university|\\b(?:band|plays|works|trabaja|coming to|came to|viene a|tiene) `,
  'i',
)
