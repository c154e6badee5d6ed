// English phrases in which a word has a letter too many, too few or in another place, and is a word all the same: "the pubic library".
import type { SoundAlike } from './sound-alike'

const END = '(?=[.,;:!?]|$)'
const WHOSE = '(?:the|your|her|his|their|our)'
const SPAN =
  '(?:\\d{1,2}(?::\\d\\d| ?[ap]\\.?m)|(?:mon|tues|wednes|thurs|fri)day (?:to|through|until))'

export const ENGLISH_LETTERS: readonly SoundAlike[] = [
  {
    phrase: `pubic (?:library|libraries|schools?|health|transport(?:ation)?|transit|parks?|places?|services?|meetings?|hearing|safety|offices?|events?|restrooms?|housing|assistance|notices?|parking|speaking|relations|buildings?|universit(?:y|ies))|(?:the (?:general )?|in )pubic(?=[.,;:!?]|$| is | are | can )`,
    typed: 'pubic',
    written: 'public',
  },
  {
    phrase: `(?:office|case|project|program|nurse|volunteer|clinic|development|general|operations|property|business|communications) mangers?(?! scenes?)`,
    typed: 'manger',
    written: 'manager',
  },
  {
    phrase: `(?:to|we|will|can|nurses|who|must|should) asses (?:${WHOSE}|whether|how|what|each|needs)`,
    typed: 'asses',
    written: 'assess',
  },
  { phrase: '(?:t|tee)[- ]shits?|polo shits?', typed: 'shit', written: 'shirt' },
  {
    phrase: '(?:night|morning|evening|afternoon|volunteer|weekend|[a-z]+-hour) shits?',
    typed: 'shit',
    written: 'shift',
  },
  {
    phrase: '(?:in|of|for|with|on|has|at|by|opens) tits (?:own|first|doors?|way|name|kind|mission)',
    typed: 'tits',
    written: 'its',
  },
  {
    phrase: `(?:away|apart|far|comes?|came|hear|heard|hearing|ranges?|recover|suffer|graduated) form (?:${WHOSE}|us|you|him|them|an?|home|people)|form ${SPAN}|form (?:all over|time to time|now on|start to finish|beginning to end)`,
    typed: 'form',
    written: 'from',
  },
  {
    phrase: `fill (?:out|in) (?:the|this|our|a|your) from|(?:the|our|an?|this|your) (?:application|registration|contact|intake|referral) from(?=[.,;!?]|$| below| online)`,
    typed: 'from',
    written: 'form',
  },
  {
    phrase: `(?:one|some|most|many|part|all|end|each|both|rest|out|front|because|instead|ahead) fo (?:${WHOSE}|us|them)`,
    typed: 'fo',
    written: 'of',
  },
  {
    phrase: `(?:thank you|thanks|pray|prayers?|wait|good|ready|looking) fo (?:${WHOSE}|you|him|them|us)`,
    typed: 'fo',
    written: 'for',
  },
  {
    phrase:
      'untied (?:way|states|methodist|nations)|untied in (?:prayer|faith|christ|love|marriage)',
    typed: 'untied',
    written: 'united',
  },
  {
    phrase: `(?:guardian|christmas) angles?|angle (?:tree|gabriel|of the lord|food cake)|(?:the|an) angle (?:said|appeared|came to (?:mary|joseph))|(?:shepherds,? and|hosts? of|choirs? of) angles`,
    typed: 'angle',
    written: 'angel',
  },
  {
    phrase: `(?:spring|summer|fall|winter|christmas|thanksgiving|lunch|coffee) brake${END}|(?:take|takes|taking) a (?:short |quick |little )?brake(?=[.,;:!?]|$| from| and )`,
    typed: 'brake',
    written: 'break',
  },
  {
    phrase: `(?:keeps?|keeping|write in) a dairy(?= of|[.,;!?]|$)|(?:prayer|pregnancy) dairy|dear dairy`,
    typed: 'dairy',
    written: 'diary',
  },
  {
    phrase: 'sing up (?:for|here|online|today|now|sheets?|forms?)',
    typed: 'sing up',
    written: 'sign up',
  },
  {
    phrase: 'sing-up (?:sheets?|forms?)',
    typed: 'sing-up',
    written: 'sign-up',
  },
  {
    phrase: 'singing up (?:for|here|online|today|now)',
    typed: 'singing up',
    written: 'signing up',
  },
  {
    phrase: 'singed up(?= for| online| here| already| by|[.,;!?]|$)',
    typed: 'singed',
    written: 'signed',
  },
  {
    phrase: 'martial (?:status|problems|counseling|relationships?|vows|conflicts?|therapy)',
    typed: 'martial',
    written: 'marital',
  },
  {
    phrase: '(?:dress is|smart|business) causal|causal (?:dress|clothes|clothing|attire)',
    typed: 'causal',
    written: 'casual',
  },
  { phrase: 'prostrate (?:cancer|exams?|health)', typed: 'prostrate', written: 'prostate' },
  { phrase: 'costumer service', typed: 'costumer', written: 'customer' },
  {
    phrase: 'scared (?:scriptures?|vows)|scared heart (?:of jesus|church|catholic|parish)',
    typed: 'scared',
    written: 'sacred',
  },
  { phrase: 'good bless (?:you|us|america|them|her|him)', typed: 'good', written: 'God' },
  { phrase: 'dog bless (?:you|us)', typed: 'dog', written: 'God' },
  {
    phrase: '(?:an?|the|in) quite (?:room|place|space|corner|spot|moment|hour)',
    typed: 'quite',
    written: 'quiet',
  },
  {
    phrase: '(?:christmas|thanksgiving|fundraising|spaghetti|benefit|rehearsal) diner',
    typed: 'diner',
    written: 'dinner',
  },
  {
    phrase: `(?:a|your|her|new|my) bay (?:shower|bottles?|clothes|boy|girl|formula|wipes)|bay (?:shower|wipes)`,
    typed: 'bay',
    written: 'baby',
  },
  {
    phrase: 'fist (?:time|trimester|visit|step|appointment|name|call|aid)',
    typed: 'fist',
    written: 'first',
  },
  {
    phrase: "(?:mental|public|women[’']s|maternal) heath|heath (?:care|department|insurance|fair)",
    typed: 'heath',
    written: 'health',
  },
  {
    phrase:
      '(?:leave|send) (?:us |me |him |her |them )?a (?:short )?massage(?! gift| chair| voucher)|(?:text|voice) massages?',
    typed: 'massage',
    written: 'message',
  },
  {
    phrase: `(?:go|goes|going|went|walk|come) thorough (?:${WHOSE}|this|an?)(?! (?:check|exam|review|process|search))`,
    typed: 'thorough',
    written: 'through',
  },
  {
    phrase:
      '(?:an?|or|the|our|each|every|become|being) faster (?:parent|mom|dad|mother|father|child)|faster (?:parents|families|homes|parenting|kids)(?! (?:than|to)\\b)|in faster (?:care|homes?)',
    typed: 'faster',
    written: 'foster',
  },
  {
    phrase:
      '(?:prayer|board|staff|first|next|support|group|church|monthly|weekly|team|a|the|our) meting',
    typed: 'meting',
    written: 'meeting',
  },
  {
    phrase: '(?:prayer|board|staff|support|group|church|monthly|weekly|team|our) metings',
    typed: 'metings',
    written: 'meetings',
  },
  {
    phrase:
      '(?:an?|open|closed|domestic|private|choose|chose|about|placing for|plan(?:ning)? an?) adaption(?= |[.,;:!?]|$)(?! (?:of|to|for the (?:stage|screen))\\b)',
    typed: 'adaption',
    written: 'adoption',
  },
  { phrase: 'baby (?:battles?|bottels?)', typed: '(?:battle|bottel)', written: 'bottle' },
  {
    phrase: 'diaper (?:beg|bug)s?(?= |[.,;:!?]|$)',
    typed: '(?:beg|bug)',
    written: 'bag',
  },
  {
    phrase: '(?:a|our|free|your) pregnancy text(?=[.,;:!?]|$| (?:is|and|or|at|here|with)\\b)',
    typed: 'text',
    written: 'test',
  },
  {
    phrase:
      '(?:our|your|the|of|in|her|his|their) pryaers?|(?:our|your|my|in) payers(?=[.,;:!?]|$| (?:for|and|are)\\b)',
    typed: '(?:pryaer|payer)',
    written: 'prayer',
  },
  {
    phrase:
      '(?:an?|the|some|bring|healthy|afternoon|little|small|light) snakes?(?= (?:and|or) (?:[A-Za-zÀ-ỿ]+ )?(?:drinks?|juice|water|coffee|tea|milk|lunch|bottles?|diapers?|visit|toys?|books?|talk|crafts?)\\b)|snake (?:bar|time|table|packs?|bags?|foods?)|(?:coffee|juice|water|drinks?|lunch|diapers?|wipes|bottles?|toys?|books?),? (?:and|or) (?:an? |some )?snakes?|(?:bring|eat|have|share|serve|offer|enjoy|pack) (?:an? |some |light |healthy |your own )?snakes(?! (?:and|or) (?:spiders|lizards))|(?:bring|eat|have|share|enjoy|pack) (?:an?|some) snake(?![- ]?(?:skin|bite))',
    typed: 'snake',
    written: 'snack',
  },
  {
    phrase:
      '(?:the|our|a|an|your|volunteer|staff|free|this|first|next|weekly|evening) trailing (?:for|class(?:es)?|sessions?|program|day|begins|starts|takes|is on)',
    typed: 'trailing',
    written: 'training',
  },
  {
    phrase:
      'satan claus|secret satan|(?:photos?|pictures?|breakfast|brunch|lunch|visits?|cookies|milk|pancakes) with satan',
    typed: 'satan',
    written: 'Santa',
  },
  {
    phrase: '(?:holly|hole|holey) (?:spirit|ghost|bible|communion)',
    typed: 'hol(?:ly|ey|e)',
    written: 'holy',
  },
  {
    phrase: '(?:praise|bless|thank|serve|trust|seek) the lard|lard jesus',
    typed: 'lard',
    written: 'Lord',
  },
  { phrase: 'jesus chris', typed: 'chris', written: 'Christ' },
  {
    phrase: '(?:ester|aster|baster) (?:sunday|eggs?|bunny|baskets?|lil(?:y|ies))',
    typed: '(?:ester|aster|baster)',
    written: 'Easter',
  },
  {
    phrase: 'sundae (?:school|morning|service|worship)',
    typed: 'sundae',
    written: 'Sunday',
  },
  { phrase: 'vice residents?', typed: 'resident', written: 'president' },
  { phrase: 'fellowship (?:hell|hull|haul)', typed: 'h(?:ell|ull|aul)', written: 'hall' },
  { phrase: 'silent (?:suction|action)s?', typed: '(?:suction|action)', written: 'auction' },
  { phrase: 'bake (?:dale|sake|gale)s?', typed: '(?:dale|sake|gale)', written: 'sale' },
  { phrase: 'baby slowers?', typed: 'slower', written: 'shower' },
  {
    phrase: '(?:shave|slave|sage|safe|sane) the date',
    typed: '(?:shave|slave|sage|safe|sane)',
    written: 'save',
  },
  {
    phrase: '(?:shave|shame|scare) your (?:story|stories|testimony|faith)',
    typed: '(?:shave|shame|scare)',
    written: 'share',
  },
  {
    phrase: 'free of change(?=[.,;!?]|$| for| to)',
    typed: 'change',
    written: 'charge',
  },
]
