// Finds a pregnant girl of a group or a place, whom others there know although she has no name: "the 17-year-old from the youth choir".

const YEARS = '1[3-9]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const GIRL =
  'girl|teen|teenager|young (?:woman|lady|mother|mom)|(?:high school )?(?:student|junior|senior|sophomore|freshman)|\\p{L}+[- ]grader'
const YOUNG = `(?:the|an?|our|one|this|another) (?:\\p{Ll}+ ){0,2}(?:(?:${YEARS})[- ]year[- ]old(?: (?:${GIRL}))?|(?:${GIRL})(?:,? (?:who is |aged? |of )?(?:${YEARS}),?)?)`
const YOUNG_IN_SPANISH =
  '(?:la|una|nuestra|esta) (?:joven|muchacha|chica|adolescente|niña|estudiante)(?: de (?:1[3-9]|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve) años)?'
const GROUP =
  '(?:the|our|her) (?:[\\p{L}’-]+ ){0,3}(?:choir|band|team|squad|youth group|youth|class|Bible study|Sunday school)'
const PLACE =
  '(?:the )?(?:\\p{Lu}[\\p{L}.’-]* ){1,4}(?:High|School|Academy|Church|Chapel|College|University)'
const IN_SPANISH =
  '(?:(?:el|nuestro) (?:coro|equipo|grupo)|l (?:coro|equipo|grupo)|(?:la|nuestra) (?:clase|banda)|(?:la )?(?:Iglesia|Escuela|Preparatoria) \\p{Lu})'
const MEMBER = new RegExp(
  `(?<!\\p{L})(?:${YOUNG},? (?:who (?:sings|plays|is) )?(?:from|in|at|of|on) (?:${GROUP}|${PLACE})|${YOUNG_IN_SPANISH},? (?:que canta |que toca )?(?:de|en) ?${IN_SPANISH})(?!\\p{L})`,
  'u',
)
const PREGNANT =
  /(?<!\p{L})(?:(?:is|was|are) (?:\p{Ll}+ ){0,2}(?:pregnant|expecting|due (?:in|on))|pregnant (?:girl|teen\p{Ll}*|student)|(?:está|quedó) embarazada|espera (?:un |a su |su |una )?(?:bebé|gemel[ao]s|hij[ao]|niñ[ao])|\p{L}+ weeks along)(?!\p{L})/u
/** Matches words of someone who tells her own story, or of one who may come. */
const NO_ONE_ELSE =
  /(?<!\p{L})(?:I|I’m|I'm|my|me|mi|yo|if|If|when|When|may|can|si|Si|puede)(?!\p{L})/u

/** Matches, in little time, all texts that can have such a girl. */
export const MAY_BE_MEMBER =
  /pregnant|expecting|due (?:in|on)|weeks along|embarazada|espera (?:un|a su|su|gemel|bebé)/

export const isYoungMember = (sentence: string): boolean =>
  PREGNANT.test(sentence) && MEMBER.test(sentence) && !NO_ONE_ELSE.test(sentence)
