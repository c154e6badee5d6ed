// Finds a pregnant girl of a group, a place or a family, whom others there know although she has no name: "the 17-year-old from the youth choir", "the pastor's daughter".

const YEARS = '1[3-9]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const GIRL =
  'girl|teen|teenager|young (?:woman|lady|mother|mom)|(?:high school )?(?:student|junior|senior|sophomore|freshman)|[A-Za-zÀ-ỿ]+[- ]grader'
const YOUNG = `(?:the|an?|our|one|this|another) (?:[a-zß-ỿ]+ ){0,2}(?:(?:${YEARS})[- ]year[- ]old(?: (?:${GIRL}))?|(?:${GIRL})(?:,? (?:who is |aged? |of )?(?:${YEARS}),?)?)`
const YOUNG_IN_SPANISH =
  '(?:la|una|nuestra|esta) (?:joven|muchacha|chica|adolescente|niña|estudiante)(?: de (?:1[3-9]|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve) años)?'
const GROUP =
  '(?:the|our|her) (?:[A-Za-zÀ-ỿ’-]+ ){0,3}(?:choir|band|team|squad|youth group|youth|class|Bible study|Sunday school)'
const PLACE =
  '(?:the )?(?:[A-ZÀ-Þ][A-Za-zÀ-ỿ.’-]* ){1,4}(?:High|School|Academy|Church|Chapel|College|University)'
const IN_SPANISH =
  '(?:(?:el|nuestro) (?:coro|equipo|grupo)|l (?:coro|equipo|grupo)|(?:la|nuestra) (?:clase|banda)|(?:la )?(?:Iglesia|Escuela|Preparatoria) [A-ZÀ-Þ])'
/** People whom a church or a school knows by what they do. */
const KNOWN =
  '(?:pastor|preacher|minister|deacon|elder|director|leader|organist|pianist|secretary|treasurer|principal|teacher|coach|mayor|doctor|sheriff|judge|superintendent)'
const RELATIVE =
  '(?:step|grand|god)?daughter|niece|(?:(?:little|younger|older|big|kid|twin) )?sister|girlfriend'
const OF_FAMILY = [
  `(?:the|our|a) (?:[a-zß-ỿ]+ ){0,2}${KNOWN}[’']s (?:[a-zß-ỿ]+[- ]){0,2}(?:${RELATIVE})`,
  `(?:Pastor|Coach|Deacon|Elder|Principal|Judge|Dr\\.|Mrs?\\.|Ms\\.) [A-ZÀ-Þ][a-zß-ỿ]+[’']s (?:[a-zß-ỿ]+[- ]){0,2}(?:${RELATIVE})`,
  `(?:the|a) (?:[a-zß-ỿ]+[- ]){0,2}(?:${RELATIVE}) of (?:the|our|a) (?:[a-zß-ỿ]+ ){0,2}${KNOWN}`,
  '(?:la|una) (?:hija|nieta|sobrina|hermana|novia)(?: menor| mayor)? (?:del|de (?:la|nuestr[oa]|una?)) (?:pastora?|directora?|diácono|maestr[oa]|alcalde|líder|secretaria)',
].join('|')
const MEMBER = new RegExp(
  `(?<![A-Za-zÀ-ỿ])(?:${YOUNG},? (?:who (?:sings|plays|is) )?(?:from|in|at|of|on) (?:${GROUP}|${PLACE})|${YOUNG_IN_SPANISH},? (?:que canta |que toca )?(?:de|en) ?${IN_SPANISH}|${OF_FAMILY})(?![A-Za-zÀ-ỿ])`,
  'u',
)
const PREGNANT =
  /(?<![A-Za-zÀ-ỿ])(?:(?:is|was|are) (?:\d\d,? |[a-zß-ỿ]+,? ){0,2}(?:pregnant|expecting|due (?:in|on))|pregnant (?:girl|teen[a-zß-ỿ]*|student)|(?:está|quedó) embarazada|espera (?:un |a su |su |una )?(?:bebé|gemel[ao]s|hij[ao]|niñ[ao])|[A-Za-zÀ-ỿ]+ weeks along|t(?:old|ell) her (?:own )?(?:parents|mother|mom|father|dad|family)|(?:just )?found out)(?![A-Za-zÀ-ỿ])/u
/** Matches words of someone who tells her own story, or of one who may come. */
const NO_ONE_ELSE =
  /(?<![A-Za-zÀ-ỿ])(?:I|I’m|I'm|my|me|mi|yo|if|If|when|When|whether|Whether|may|can|si|Si|puede)(?![A-Za-zÀ-ỿ])/u

/** Matches, in little time, all texts that can have such a girl. */
export const MAY_BE_MEMBER =
  /pregnant|expecting|t(?:old|ell) her |found out|due (?:in|on)|weeks along|embarazada|espera (?:un|a su|su|gemel|bebé)/

export const isYoungMember = (sentence: string): boolean =>
  PREGNANT.test(sentence) && MEMBER.test(sentence) && !NO_ONE_ELSE.test(sentence)
