// The words that say that an event has another day, or that it does not take place. TITLE is for its name.

/** Matches words with which a move is only possible, unknown or denied. */
export const DOUBTFUL =
  /\b(?:TB[AD]|hop(?:e|ing)|may(?:be)?|might|could|would|perhaps|if|try|trying|until further|not yet|no (?:new )?(?:day|date)|later (?:date|time|this|in)|next (?:year|spring|summer|fall|winter)|will (?:announce|let you know|share|post|choose|find|look)|to be (?:announced|determined|decided|set)|be announced|another|esperamos|quiz[aá]s?|tal vez|podr[ií]a|si|otr[ao]|por (?:anunciar|definir|confirmar)|anunciaremos|avisaremos|pr[oó]ximo año)(?![A-Za-zÀ-ỿ])|n[’']t (?:be )?(?:moved?|known?)|cannot|can not|(?:not|never|no se) (?:be |been )?(?:moved?|mueve|traslada|cambia)/iu

/** A season or a month alone is no new day. */
const UNKNOWN =
  '(?! (?:(?:the|early|late|mid|this|a|an|some|el|la)[ -])*(?:spring|summer|fall|autumn|winter|year|month|later|date|day|time|new|future|20\\d\\d|(?:January|February|March|April|May|June|July|August|September|October|November|December)(?! \\d)|primavera|verano|otoño|invierno))'
/** What is moved by a sentence that names no other thing: the event itself. */
const EVENT = "(?:it|this|the event|el evento|la fecha|TITLE)(?: (?:has|had|is|was|will)\\b|[’']s)?"
const CHANGED = `(?:moved|rescheduled|changed|postponed|put off|pushed back|brought forward|shifted)(?: (?:from|by) [^.;]*?)? (?:to|until|for)${UNKNOWN}`
/** Matches what says that the event has another day, time or place now. */
export const MOVED =
  `(?:${EVENT} (?:now |already )?(?:been |to be |be |just been )?${CHANGED}(?= \\S)` +
  `|we (?:have |had to |had )?(?:move|moved|reschedule|rescheduled|change|changed|postponed|shifted) (?:it|the event|TITLE)(?: from [^.;]*?)? (?:to|until|for)(?= \\S)${UNKNOWN}` +
  `|${EVENT} (?:be )?now (?:be )?(?:(?:held|planned|scheduled) )?(?:on|at|in)(?= \\S)` +
  `|${EVENT} (?:now )?(?:takes?|taking|be|be held)(?: place)? (?:instead )?(?:on|at|in) [^.;]*\\b(?:instead|now)\\b` +
  `|${EVENT} (?:now )?(?:takes?|taking|be|be held)(?: place)? instead (?:on|at|in)(?= \\S)` +
  '|(?:the )?new (?:date|day|time|place|location)(?: is| will be|:)(?= \\S)' +
  '|(?:la |el )?nuev[ao] (?:fecha|d[ií]a|hora|lugar)(?: es| ser[aá]|:)(?= \\S)' +
  `|(?:${EVENT} )?(?:ahora )?(?:se (?:har[aá]|hace|celebrar[aá]|celebra|traslada|trasladar[aá]|traslad[oó]|mueve|movi[oó]|cambia|cambi[oó]|pasa|pas[oó]|pospone|pospuso|aplaza))(?: ahora)? (?:al?|para|el)(?= (?:el |d[ií]a |lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)*\\d)` +
  `|ahora (?:es|ser[aá]) (?:el|a las?|en)(?= \\S))`
/** The same words where they begin a sentence without naming the event. */
export const BARE = `${CHANGED}(?= [^.;]*\\d)|now (?:on|at)(?= [^.;]*\\d)`

/** Matches what says that there is no event at all. */
export const CANCELLED =
  /(?:^|[.;,] |\b(?:and|but|so|y|pero) )(?:it|this|the event|el evento|TITLE) (?:(?:is|was|has been|had to be|will be|have to be|must be) (?:now )?(?:cancel+ed|called off)|will not (?:take place|happen|be held)|does not take place|won[’']t (?:take place|happen|be held)|(?:se|fue|est[aá]|queda|ha sido) (?:cancela(?:d[oa])?|cancel[oó]|suspende|suspendid[oa])|no (?:se har[aá]|se celebrar[aá]|tendr[aá] lugar))(?= ?(?:[.!,;]|$)| (?:this year|because|due to|after all|altogether|debido|este año|por)\b)|^(?:cancel+ed|called off|will not take place|cancelad[oa]|se cancela)(?= ?(?:[.!]|$)| (?:because|due to|this year|debido|por)\b)/iu
/** Matches words that may cancel an event, or what else was planned. */
export const MAY_CANCEL =
  /\b(?:cancel|called off|call off|suspend|anula|not (?:take|be held|happen)|n[’']t (?:take|be held|happen)|no (?:se har|se celebrar|tendr|habr))/i
/** Matches words that speak of a new day after all. */
export const STILL_PLANNED =
  /\b(?:now|new|instead|later|moved|ahora|nuev[ao]s?|despu[eé]s|sino|until)\b/i

/** Matches what is right before the day for which an event was planned. */
export const PLANNED =
  /\b(?:was|were|had been|estaba|era) (?:first |originally )?(?:planned|scheduled|set|announced|planead[oa]|previst[oa]|anunciad[oa])? ?(?:for|on|para|el)(?: the| el)? $/i
