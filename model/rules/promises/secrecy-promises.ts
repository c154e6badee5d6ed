// Promises that nobody else will ever learn what people tell us: "What you tell us stays between us", "Nadie más lo sabrá".

/** Matches, in little time, all texts that can have such a promise. */
export const MAY_PROMISE_SECRECY =
  /between (?:us|you)|nobody|no.one|we .*(?:never|not|n[’']t)|ourselves|secre|discre|privacy|anonym|with us|stays?\b|remains?\b|nothing|leaves?\s|entre nosotros|nadie|nunca|jamás|no (?:se lo|les?) |aquí|privad|reserva|s[ae]l(?:drá|e|ga)\s/i

const ANYONE = '(?:anyone|anybody|a soul)(?: else)?'
const PARENTS =
  'your (?:parents|mom|mother|dad|father|boyfriend|husband|partner|family|school|pastor)'
const PLACE = '(?:here|in (?:this|that|the|our|these) (?:room|clinic|office|walls|place))'
const LISTENER = `(?:us|(?:with|to) us|me|${PLACE}|(?:with |to )?(?:our|your|the) (?:nurses?|counselors?|staff|team))`
const SAID = `(?:you (?:tell|say|share|discuss|talk about)|we (?:say|discuss|talk about)|is said)(?: ${LISTENER})*`
const STAYS =
  '(?:will |does )?(?:always |only |just )?(?:stays?|remains?|be|is)(?: (?:always|only|just|strictly|forever|right))*'
const BETWEEN = `(?:between (?:us|you and (?!(?:god|the lord|jesus|him)\\b)[A-Za-zÀ-ỿ]+(?: nurse| counselor)?)|(?:a )?secret|safe with us|private|with us|${PLACE}|within these(?: four)? walls)(?![A-Za-zÀ-ỿ])`
const NEVER = "(?:will |would )?(?:never(?: ever)?|do not|don[’']t|will not|won[’']t|not)(?: ever)?"
const ON_YOU =
  '(?=[.,;!]|$| (?:about|of) (?:you|it|this|your)\\b| (?:what|that|why|when) you (?:say|said|tell|share|came?|called|call|were|are|visit)| with | to )'

/** Words that never leave the room, in the clinic or elsewhere. */
const LEAVES =
  "(?:will |would )?(?:never(?: ever)?|not(?: ever)?|won[’']t(?: ever)?|does not|doesn[’']t) (?:leaves?|goes? beyond|go(?:es)? outside) (?:(?:the|this|that|our|these|those)(?: (?:four|same))? (?:room|walls|office|clinic|building|door|conversation)|here)(?![A-Za-zÀ-ỿ])"
const SECRET =
  '(?:(?:is|are|stays?|remains?|be|will (?:be|stay|remain)) )?(?:(?:always|strictly|completely|fully|totally|absolutely|100%) )*(?:confidential|private|secret)'

export const SECRECY_PROMISES: readonly string[] = [
  `(?<!\\b(?:some|most|much|part|half) of )\\b(?:what(?:ever)?|everything|all|anything)(?: that)? ${SAID} ${STAYS} ${BETWEEN}`,
  `\\b(?:what(?:ever)?|everything|all|anything)(?: that)? ${SAID} (?:${SECRET},? and )?(?:(?:it|this|that) )?${LEAVES}`,
  `\\b${SECRET},? and (?:(?:it|this|that|they) )?${LEAVES}`,
  `\\b(?:it|this|that|your (?:secrets?|story|words)) ${LEAVES}(?<=\\b(?:you(?: will| can)? (?:tell|say|share)|your (?:secrets?|story|words))[^\\n]{0,80})`,
  `\\byour (?:secrets?|story|visit|call|conversation|questions?|words|name|tests?|results?|information) ${STAYS} (?:between (?:us|you(?! and (?:god|the lord|jesus|him)\\b))|(?:a )?secret)\\b`,
  `\\byour (?:secrets?|story) ${STAYS} safe with us\\b`,
  '\\b(?:nobody|no(?:-| )one)(?: else)? (?:(?:will|can|shall|is going to)(?: ever)? (?:learn|know|find out|be t\\w\\wd)|(?:will|shall)(?: ever)? hear(?= (?:of|about) |[.,;!]|$)|ever (?:learns|knows|finds out|hears))\\b(?! (?:what|how|which|where|who|whether|if)\\b)',
  '\\b(?:nobody|no(?:-| )one)(?: else)? (?:has|needs) to (?:know|find out)(?=[.,;!]|$| that you\\b| about it\\b)',
  `\\bwe ${NEVER} (?:tell|call|inform) (?:${ANYONE}|${PARENTS})${ON_YOU}`,
  `\\bwe (?:will )?tell (?:nobody|no(?:-| )one)(?: else)?${ON_YOU}`,
  `\\bwe ${NEVER} (?:share|repeat|pass on|disclose|reveal|discuss|tell(?: ${ANYONE})?) (?:(?:anything|any of it|a word|whatever|what)(?: of what)? ${SAID}|a word|your (?:secrets?|visit))(?: (?:to|with) ${ANYONE})?${ON_YOU}`,
  `\\bwe (?:will )?(?:always )?keep (?:all|everything|anything|what(?:ever)?|your (?:story|secrets?))(?: that)?(?: ${SAID})? (?:secret|between us|to ourselves)\\b`,
  `\\bnothing(?: that)? ${SAID} (?:will )?(?:ever )?(?:leaves?|goes? (?:beyond|outside)|gets? out)\\b`,
  '\\b(?:complete|total|absolute|full|utmost|perfect) (?:secrecy|privacy|discretion|anonymity)\\b',
]

const SAY =
  '(?:dig|dic|cuent|compart|platiqu|confí|habl)[ae][ns]?|hablemos|hablamos|se (?:dice|diga|habla|hable)'
const PLACE_ES =
  '(?:con nosotros|aquí|en (?:la|nuestra) (?:clínica|oficina)|con (?:la|una|nuestra) enfermera)'
const LEAVES_ES =
  '(?:nunca|jamás|no) (?:saldrá|sale|va a salir)n? (?:de|fuera de) (?:aquí|(?:est[aeo]s?|la|el|las|nuestr[ao]) (?:cuatro )?(?:sala|salón|habitación|cuarto|oficina|consultorio|clínica|paredes))'
const SECRET_ES =
  '(?:(?:es|son|será|queda|permanece) )?(?:(?:siempre|estrictamente|totalmente|completamente|absolutamente) )*(?:confidencial(?:es)?|privad[oa]s?|secret[oa]s?)'
const TELL_ES =
  '(?:compart|cont|dec|dir|repet|revel|divulg|avis|habl)(?:amos|emos|imos|aremos|iremos|eremos)'
const TO_ES = 'a (?:nadie|sus? (?:padres|papás|mamá|papá|novio|espos[oa]|familia|pareja))'

export const SPANISH_SECRECY_PROMISES: readonly string[] = [
  `(?:todo )?lo que (?:usted |ustedes |tú )?(?:nos |aquí |le )?(?:${SAY})(?: ${PLACE_ES})?,? (?:siempre )?(?:(?:se )?qued(?:a|ará)|permanece(?:rá)?|es|será)(?: siempre| solo| sólo)* (?:entre (?:nosotros|usted y)|(?:en |un )?secreto|aquí)`,
  `(?:todo )?lo que (?:usted |ustedes |tú )?(?:nos |aquí |le )?(?:${SAY})(?: ${PLACE_ES})? (?:${SECRET_ES},? y )?${LEAVES_ES}`,
  `${SECRET_ES},? y ${LEAVES_ES}`,
  'nadie(?: más)? (?:nunca |jamás )?(?:se (?:va a enterar|enterará)|lo (?:sabrá|va a saber)|va a (?:saberlo|enterarse)|sabrá (?:de|que)|tiene (?:que|por qué) (?:saberlo|enterarse))',
  `(?:(?:nunca|jamás) (?:le |les |se lo )?|no (?:le |les |se lo ))${TELL_ES} ${TO_ES}(?! (?:qué|cómo|si|que (?:haga|venga|se))(?![A-Za-zÀ-ỿ]))`,
  `(?:nunca|jamás) ${TELL_ES} (?:con nadie |nada de )?lo que (?:usted )?nos`,
  'sus? (?:secreto|historia|visita|llamada)s? (?:siempre )?(?:(?:está|estará)n? (?:a salvo|segur[oa]s?) con nosotros|(?:se )?qued(?:a|ará)n? entre nosotros)',
  '(?:completa|total|absoluta|plena) (?:privacidad|discreción|reserva)|(?:privacidad|discreción|reserva) (?:total|absoluta|completa)',
  '(?:totalmente|completamente|absolutamente|siempre|100\\s?%) (?:privad|anónim|secret)[oa]s?',
].map((pattern) => `(?<![A-Za-zÀ-ỿ])(?:${pattern})(?![A-Za-zÀ-ỿ])`)

/** Matches an exception in the same sentence, or at the beginning of the next one. */
const EXCEPTION =
  /^[^.!?]*(?:\b(?:unless|except|apart from|but|however|until|as far as|salvo|excepto|a menos|pero|sin embargo)(?![A-Za-zÀ-ỿ])|[.!?]\s+(?:But|There (?:is|are)|Except|Unless|However|Only|The only|Pero|Hay|Salvo|Excepto|Solo|Sólo)\b)/iu
/** Matches words before what people hope, fear or think. */
const THOUGHT =
  /\b(?:hop(?:e|es|ed|ing)|pray(?:s|ed|ing)?|thinks?|thought|feels?|felt|fear(?:s|ed)?|afraid|wish(?:es|ed)?|believ(?:e|es|ed)|if|when|said|says|seems?|though|esperaba|pensaba|creía|si|cuando|para que)\b/i

/**
 * Returns whether words of secrecy promise it without an exception.
 * @param clause the words before them in their clause
 * @param after the text after them
 */
export const isAbsolute = (clause: string, after: string): boolean =>
  !EXCEPTION.test(after) && !THOUGHT.test(clause)
