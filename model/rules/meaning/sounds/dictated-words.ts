// English words that dictation writes for small ones, which are certain in a title as well: "Come to Are Events".
import type { SoundAlike } from './sound-alike'

const START = '(?<=(?:^|[.!?:] |\\n)[#>*_ -]*)'
const END = '(?=[.,;:!?]|$)'
const OURS =
  '(?:office|team|clinic|staff|center|church|ministry|community|board|website|mission|newsletter)'
const PEOPLE = '(?:nurses?|counselors?|volunteers?|families|friends|donors|partners)'
/** What a sentence may say that people or places are: "Those you talk with are staff." */
const NO_PREDICATE = '(?:office|clinic|center|church|ministry|community|website|mission)'
const THINGS = '(?:events?|classes|hours|doors|services|programs)'
/** An order with which a sentence begins, and no noun: "Come back to". */
const ORDER =
  '(?:please )?(?:come|go|join|visit|bring|meet|see|give|donate|serve|listen|subscribe|talk|sign up)(?: (?:back|more|now|today|again|us|with us))?(?: (?:to|for|with|at|in|from|of|about|on|into))?'

export const DICTATED_WORDS: readonly SoundAlike[] = [
  {
    phrase: `${START}(?:${ORDER}|welcome to|learn about|learn more about|pray for|thank you for|meet) are (?!you |we |they |there |not )[A-Za-zÀ-ỿ]+|(?:to|at|in|for|of|with|from|by|visit|join) are ${NO_PREDICATE}(?=[.,;!?]|$| (?:on|in|at|this|every|each|is|by|for|to) )|are (?:${OURS}|${PEOPLE}|${THINGS}) (?:is|are|will|can|has|have)`,
    typed: 'are',
    written: 'our',
  },
  {
    phrase:
      '(?:we|they|you) our (?:open|closed|here|glad|happy|free|always|not|an?|so|also|ready|located|looking|praying|in|on|at)',
    typed: 'our',
    written: 'are',
  },
  {
    phrase: `(?:classes|visits|services|doors|tests|ultrasounds|volunteers|events|programs) our (?:always |all |also )?(?:free|open|closed|held|confidential)`,
    typed: 'our',
    written: 'are',
  },
  {
    phrase: `(?:${START}|(?:to|at|in|visit|call|of|for|with|from|join|support) )hour (?:${OURS}|${PEOPLE}|events?)`,
    typed: 'hour',
    written: 'our',
  },
  {
    phrase: `${START}your welcome(?=[.!])|your (?:always|all|very|so) welcome(?:${END}| (?:here|to|at|in))`,
    typed: 'your',
    written: 'you’re',
  },
  {
    phrase: '(?:costs? to|free to|free for|thank|here for|pray for|see|call) ewe',
    typed: 'ewe',
    written: 'you',
  },
  { phrase: 'buy appointment(?= only|[.,;:!?)]|$)', typed: 'buy', written: 'by' },
  { phrase: 'sea you (?:there|soon|then|next|on|at)', typed: 'sea', written: 'see' },
  { phrase: `won of (?:our|the|us|them|these|those|your)`, typed: 'won', written: 'one' },
  {
    phrase: 'do to (?:the )?(?:bad |heavy |winter )?(?:weather|storms?|rain|snow|ice|holiday)',
    typed: 'do',
    written: 'due',
  },
  { phrase: 'wood (?:you|we) (?:like|love|be|want|pray)', typed: 'wood', written: 'would' },
  {
    phrase: '(?:has|have|had) bin (?:a|here|there|open|closed|so|very|with|praying|helping)',
    typed: 'bin',
    written: 'been',
  },
  {
    phrase: `${START}pleas (?:call|come|bring|join|pray|visit|ask|write|give|help)`,
    typed: 'pleas',
    written: 'please',
  },
  {
    phrase: '(?:want|able|ready|how) two (?:come|give|pray|call|talk|join|donate|serve|see|be)',
    typed: 'two',
    written: 'to',
  },
  {
    phrase:
      '(?:want|need|able|ready|how) too (?:help|come|give|pray|call|talk|volunteer|join|donate|serve)',
    typed: 'too',
    written: 'to',
  },
]
