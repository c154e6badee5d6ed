// The promises that a sentence makes as a whole, by topic, each with a pattern that matches, in little time, all texts that can have one.
import { ENGLISH_ANSWERS } from './english-answers'
import { ENGLISH_COSTS } from './english-costs'
import { ENGLISH_SECRECY } from './english-secrecy'
import { createSentencePatterns, type SentenceRules } from '../../sentences/sentence-pattern'
import type { PromiseTopic } from '../promise-topic'
import { SPANISH_ANSWERS } from './spanish-answers'
import { SPANISH_COSTS } from './spanish-costs'
import { SPANISH_SECRECY } from './spanish-secrecy'

const MAY_NAME_COST =
  /\b(?:fees?|bills?|charg|costs?\b|price tag|co-?pay|invoice|payment|cent\b|penny|dime|nickel|treat\b|on us\b|house\b|wallet|checkbook|your money|owe\b|paid|covered|taken care|the tab\b|pay)|insurance card|nuestra cuenta|cuenta (?:nuestra|de la casa)|invita|paga|cobr|cost[eo]|cargo|pago|cuota|tarifa|centavo|cartera|billetera|cubiert|dinero|pedimos/i
const MAY_PROMISE_SECRECY =
  /nobody|no.one|not (?:a (?:soul|word)|one)|no other|another person|(?:will|going to)[\s*_]+not|won['’]t|never|graves?\b|between (?:the )?two|man to man|woman to woman|(?:our|this) roof|behind (?:this|these|our|closed)|\btrace|no record|footprint|(?:no|single) (?:notes|names|files)|nothing|deletes?\b|erases?\b|shreds?\b|destroys?\b|throws? away|sealed|mum(?:['’]s)? |walls|none of it|goes? (?:no|beyond)|enterar|nadie|persona|ni un|sabr|no (?:se )?(?:sale|saldr|va a salir)|no deja|sin dejar|tumba|palabra|borra|elimina|destru[iy]|romp|no (?:guard|tom|apunt|anot|escrib)|oirá|word (?:does|never|will)|no way|what(?:ever)? (?:happens|is|gets)|por qué|lo que (?:pasa|se)/i
const MAY_NAME_TIME =
  /within|inside|in (?:less than|under|no (?:more|time)|just|(?:a (?:few|couple of|matter of)|two|three|five|ten|\d+) (?:second|minute|hour|day))|\b(?:by|before) (?:the|morning|lunch|noon|supper|dinner|bed|breakfast|dark|night|sun|tomorrow|evening|tonight|midnight|clos|you|your)\b|same|that (?:very )?(?:morning|afternoon|evening|night|day|hour|week)|(?:next|following) (?:morning|day|afternoon)|tonight|overnight|this (?:very )?(?:evening|afternoon|week)|\brings?\b|at once|right (?:away|then)|immediately|instantly|straight away|promptly|the (?:moment|minute|second|(?:very )?day) (?:you|it|they)|waits?\b|hold\b|always|unanswered|machine|recording|voicemail|siempre|en (?:menos|cuesti|un|cosa|no|solo|apenas|seguida|el acto)|en \w+ (?:hora|minuto|d[ií]a|rat)|dentro de|antes de|al (?:d[ií]a|otro|primer|segundo|tercer|instante|momento|cabo)|a la \w+ siguiente|mism[ao]\b|m[aá]s tardar|no pasa|van? a pasar|esperar? |inmediat|enseguida|demora|queda sin|cuanto antes/i

type SentenceTopic = SentenceRules & { readonly topic: PromiseTopic }

export const SENTENCE_TOPICS: readonly SentenceTopic[] = [
  {
    topic: 'price',
    mayMatch: MAY_NAME_COST,
    patterns: createSentencePatterns([...ENGLISH_COSTS, ...SPANISH_COSTS]),
  },
  {
    topic: 'privacy',
    mayMatch: MAY_PROMISE_SECRECY,
    patterns: createSentencePatterns([...ENGLISH_SECRECY, ...SPANISH_SECRECY]),
  },
  {
    topic: 'time',
    mayMatch: MAY_NAME_TIME,
    patterns: createSentencePatterns([...ENGLISH_ANSWERS, ...SPANISH_ANSWERS]),
  },
]
