// Promises in English that nobody will hear of something: "Not a soul will hear of it from us", "A call leaves no trace".
import { CLAUSE_END } from '../../sentences/sentence-end'
import type { SentenceWords } from '../../sentences/sentence-pattern'

const NOBODY =
  '(?:nobody|no(?:-| )one|not a soul|no other (?:person|soul)|not (?:one|another) person)'
const OTHERS =
  '(?:else|outside [a-z\\s]{3,25}?|(?:at|in|from) (?:your|the) [a-z]+|but (?:us|me|her|him|the [a-z]+)|beyond [a-z\\s]{3,25}?)'
/** Of whom people are afraid. */
const AFRAID_OF =
  '(?:they|she|he|(?:your|her|his|the) (?:parents|mom|mother|dad|father|boyfriend|girlfriend|husband|wife|partner|family|school|teachers?|pastor|church|boss|employer|friends|roommate|in-laws))'
const NEVER =
  "(?:will not|won['’]t|will never|never will|are not going to|is not going to|never)(?: ever)?"
const LEARN = '(?:hears?|learns?|knows?|finds? out|(?:be|is) t\\w\\wd)'
/** Words after which it is clear what others do not learn. */
const OF_IT = `(?: (?:(?:a (?:thing|word)|anything)(?: (?:of|about) (?:it|this|that|you|what you [a-z]+))?(?: from us)?${CLAUSE_END}|(?:of|about) (?:it|this|that|what you [a-z]+|your (?:visit|call|question|test))(?: from us)?|it from (?:us|me|her|him)|from (?:us|me|our [a-z]+)|that you (?:were|came?|called?|asked?|wrote|visit|are here)(?: [a-z]+)?))`
const MESSAGE = `(?:(?:it|them|this|a word|any of it)${CLAUSE_END}|what (?:you|is|was|people) [a-z]+|your (?:names?|messages?|emails?|requests?|prayers?|questions?|answers?|story|notes?|letters?|words|form|visit|results?)|(?:a|the) (?:request|message|note|email|form)s?)`
const MESSAGE_WORDS =
  'calls?|visits?|messages?|texts?|emails?|phone|notes?|talk|tells?|forms?|writes?|says?|names?|requests?|letters?|records?|cards?'
/** Words about browsers, in which the page about privacy says what they keep, and about things that are no secrets. */
const NO_SECRET =
  'browser|window|tab|cookies?|website|web ?site|program|pages?|heartbeat|surprise|lists?|coming'

export const ENGLISH_SECRECY: readonly SentenceWords[] = [
  {
    says: [`${NOBODY}(?: ${OTHERS})?(?: (?:will|can|would)(?: ever)?| ever)* ${LEARN}${OF_IT}`],
    unless: NO_SECRET,
  },
  {
    says: [
      `${NOBODY} ${OTHERS}(?: (?:(?:will|can)(?: ever)?|ever|gets? to))* (?:sees?|hears?|reads?|learns?|looks? at|opens?|listens? to) ${MESSAGE}`,
    ],
    unless: NO_SECRET,
  },
  {
    says: [`${NOBODY} (?:will ever|ever|can ever|will) (?:sees?|reads?|hears?) ${MESSAGE}`],
    about: `you|your|${MESSAGE_WORDS}`,
    unless: NO_SECRET,
  },
  { says: [`${AFRAID_OF} ${NEVER} (?:hears?|learns?|knows?|finds? out|be t\\w\\wd)${OF_IT}`] },
  { says: [`${AFRAID_OF} ${NEVER} find out${CLAUSE_END}`], about: 'us|we|here|your|you' },
  {
    says: [
      "(?:(?:we|I)|(?:she|he|they|our [a-z]+|the nurses?)(?: will|[’']ll))(?: will|[’']ll)? take (?:(?:it|this|that|them|all of it|your [a-z]+|what [a-z\\s]{3,25}?) )?to (?:the|our|my|her|his|their) graves?",
    ],
  },
  {
    says: [
      '(?:it|that|this|everything|all|what [a-z\\s]{3,25}?) (?:stays?|remains?|will stay) (?:just )?(?:between (?:the )?two of (?:us|you)|man to man|woman to woman|under (?:our|this) roof|behin[d] (?:this|these|our|closed) doors?)',
    ],
  },
  {
    says: [
      "(?:(?:call|visit|message|email|text|conversation|talk|question)s?|it|that|this|which)(?: (?:like (?:that|this)|to us|here|with us|from us))* (?:leaves?|will leave|makes?) (?:no|not a) (?:trace|record|footprint|tracks?|evidence|paper trail)|(?:cannot|can never|can[’']t|will never) be traced",
    ],
    about: MESSAGE_WORDS,
    unless: NO_SECRET,
  },
  {
    says: [
      "your (?:names?|story|visit|secrets?|words?|call) (?:will )?never (?:comes? up|leaves?|gets? out|(?:is|are|be) (?:repeated|mentioned|passed on))|what(?:ever)? (?:happens|is said|gets said|is shared) (?:here|in (?:this|our|the) [a-z]+) (?:stays|remains|ends) (?:here|in [a-z]+ [a-z]+|there)|word (?:does not|doesn[’']t|never|will not) gets? (?:out|around)|no way (?:that |for )?(?:anyone|anybody|your [a-z]+|they|she|he) (?:could|can|to|will|would)(?: ever)? (?:find out|learn|know|hear)",
    ],
  },
  {
    says: [
      "we (?:keep|take|make|write down|store) (?:no|not a single) (?:notes?|records?|files?|names?)(?=[\\s*_]*(?:[.,;:!)]|$)| (?:of|about|on) (?:what you|you|your|our|any)| (?:here|at all|and|so))|there (?:is|[’']s) nothing (?:for )?(?:anyone|anybody|others|your [a-z]+) (?:could|can|to|might)(?: ever)? (?:read|see|find|look at|learn)",
    ],
    unless: `${NO_SECRET}|which you|street`,
  },
  {
    says: [
      '(?:we|I|she|he|someone|person|which)(?: (?:read|reads|sees?) [a-z\\s]{2,20}?,? and(?: then)?)? (?:deletes?|erases?|shreds?|burns?|destroys?|throws? away) (?:it|them|each one|your [a-z]+|every [a-z]+|each [a-z]+|what you [a-z]+|all (?:messages|notes|emails))',
      '(?:at once|right away|immediately|straight away|afterwards?|as soon as [a-z\\s]+|the same (?:day|hour)|that (?:same )?(?:day|evening|night)|after (?:we|you|reading|each|the|your) ?[a-z\\s]*)',
    ],
    about: MESSAGE_WORDS,
    unless: NO_SECRET,
  },
  {
    says: [
      `(?:we|I|she|he|our [a-z]+)(?: will)? (?:never|not|won[’\']t|will not)(?: ever)? (?:breathe|say|utter|repeat) (?:a|one|any) (?:word|syllable|thing)(?: (?:of|about) (?:it|this|that|what you [a-z]+|your [a-z]+))?(?: to (?:anyone|anybody|a soul|your [a-z]+))?${CLAUSE_END}|(?:our|my|her|his) lips are sealed|mum(?:[’']s| is) the word|(?:walls|nurses|counselors) (?:here )?(?:do not|don[’']t|never) (?:talk|tell|gossip)${CLAUSE_END}`,
    ],
  },
  {
    says: [
      `(?:nothing|not a word|not one word|no word|none of it)(?: (?:of (?:it|this|that|what [a-z\\s]{3,20}?)|that is [a-z]+|said here|from here|you [a-z]+(?: (?:us|here))?))? (?:will |ever |will ever )?(?:gets? out(?! of)|leaks?(?: out)?|goes? (?:any )?(?:further|farther)|leaves? (?:here|us|this (?:room|place)|these walls))|(?:it|this|that|what you [a-z]+(?: us| here)?|your (?:story|words?|secret|visit)) (?:will )?(?:goes?|never goes?) (?:no (?:further|farther)|beyond (?:this|these|our) (?:doors?|walls?|rooms?))`,
    ],
  },
]
