// English phrases in which only a word that sounds alike can be meant, as a phone hears them: "Prey for our towns".
import type { SoundAlike } from './sound-alike'

const NOUN = '(?:a|an|the|her|his|their|your|my|our)'

export const ENGLISH_SOUNDS: readonly SoundAlike[] = [
  {
    phrase: "(?:your|my|a|his|their|god[’']s) we[’']ll",
    typed: "we[’']ll",
    written: 'will',
  },
  {
    phrase: "as we[’']ll as|(?:very|so|be|feel|get|do|doing|sleep|eat|stay) we[’']ll(?=[.,;!?]|$)",
    typed: "we[’']ll",
    written: 'well',
  },
  {
    phrase: "they we[’']re(?= )",
    typed: "we[’']re",
    written: 'were',
  },
  // A hunter's prey follows another word: "easy prey for wolves".
  {
    phrase:
      '(?:(?<=(?:^|[.!?:“"] ?|\\n)[*_]*)|please |to |we |us |(?:come|stop|sit|kneel) and |will |you |i )prey (?:for|with (?:us|me|her|him|them)|together|that)',
    typed: 'prey',
    written: 'pray',
  },
  { phrase: '(?:preyed|preying) for', typed: 'prey', written: 'pray' },
  { phrase: 'birds of pray|(?:fall|falls|fell|fallen) pray to', typed: 'pray', written: 'prey' },
  {
    phrase: '(?:at|to|on|before|near|around) the alter(?! ego)|alter (?:call|guild|servers?)',
    typed: 'alter',
    written: 'altar',
  },
  {
    phrase: "bare with (?:us|me)|bare (?:one another|each other)[’']s",
    typed: 'bare',
    written: 'bear',
  },
  {
    phrase: '(?:lord|god|please),? (?:please )?here our (?:prayers?|cry|cries)',
    typed: 'here',
    written: 'hear',
  },
  {
    phrase:
      '(?:love|like|glad|happy|hope|want|nice|good) to here (?:from|about|your)|(?:can|will|could) here (?:the|your|her) baby',
    typed: 'here',
    written: 'hear',
  },
  { phrase: "(?:we are|we[’']re|i am|i[’']m) hear (?:for|to)", typed: 'hear', written: 'here' },
  { phrase: '(?:for|of|from) are sins', typed: 'are', written: 'our' },
  {
    phrase:
      '(?:at|to|in|for|of|with|from) are (?:lord|savior|community|ministry|clinic|center|website|office|church|town)(?=[.,;!?]|$| and )',
    typed: 'are',
    written: 'our',
  },
  {
    phrase:
      "(?:give|gives|grant|grants|bring|brings|send|find|wish) (?:them |us |you |her |him |me |all )?piece(?=[,.;!?]|$| and (?!a ))|(?:hope|love|joy|comfort|mercy|grace),? and piece(?=[,.;!?]|$)|piece,? (?:and )?(?:joy|hope|love|comfort)(?= and |[,.;!?]|$)|(?:inner|god[’']s|pray for|at) piece(?=[,.;!?]|$| and )|piece of mind|rest in piece|piece be with you|the piece of (?:christ|god|the lord)(?![’'])|prince of piece|piece and quiet",
    typed: 'piece',
    written: 'peace',
  },
  {
    phrase: 'a peace of (?:paper|cake|clothing|furniture|pie|advice)',
    typed: 'peace',
    written: 'piece',
  },
  {
    phrase: 'right (?:us|me) (?:at|an? (?:letter|note|line|message|e-?mail))',
    typed: 'right',
    written: 'write',
  },
  {
    phrase: `(?:it[’']s|it is|you[’']re|you are) never to (?:late|early|young|old)|far to (?:many|much|often)|all to (?:often|soon|well)`,
    typed: 'to',
    written: 'too',
  },
  {
    phrase: 'no won (?:should|has|is|was|will|can|knows|else|needs|here|judges)',
    typed: 'won',
    written: 'one',
  },
  {
    phrase:
      '(?:to|will|can|we|who) council (?:you|them|her|him|women|moms|mothers|couples|families|people)',
    typed: 'council',
    written: 'counsel',
  },
  { phrase: 'counciling', typed: 'counciling', written: 'counseling' },
  { phrase: 'their (?:is|are|was|were|has been|have been)', typed: 'their', written: 'there' },
  {
    phrase: '(?:in|of|on|with|for|from|have|has|raise) there own',
    typed: 'there',
    written: 'their',
  },
  {
    phrase:
      'your (?:not alone|never alone|not sure|welcome to (?:come|bring|call|join|stop|ask|stay|attend)|invited to)',
    typed: 'your',
    written: 'you’re',
  },
  {
    phrase: `(?:to|not|never|n[’']t|will|could|may|might) loose (?:hope|heart|faith|weight|${NOUN} (?:baby|child|job|home|pregnancy|life))`,
    typed: 'loose',
    written: 'lose',
  },
  { phrase: '(?:give|gave|gives|giving) berth to', typed: 'berth', written: 'birth' },
  {
    phrase: `(?:god|jesus|lord|to|will|can) heel (?:${NOUN} )?(?:sick|broken|hearts?|wounds?|pain)`,
    typed: 'heel',
    written: 'heal',
  },
  {
    phrase: '(?:for|of|need|find|bring|brings|hope and) heeling',
    typed: 'heeling',
    written: 'healing',
  },
  {
    phrase:
      'the profit (?:isaiah|jeremiah|elijah|micah|ezekiel|daniel|samuel|amos|hosea|joel|jonah)',
    typed: 'profit',
    written: 'prophet',
  },
  {
    phrase:
      '(?:good|sunday|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|easter|christmas) mourning',
    typed: 'mourning',
    written: 'morning',
  },
  { phrase: 'weaks', typed: 'weaks', written: 'weeks' },
  { phrase: '(?:next|last|every|each) weak(?= at| on|[.,;!?]|$)', typed: 'weak', written: 'week' },
  { phrase: '(?:is|are|not) aloud to', typed: 'aloud', written: 'allowed' },
  {
    phrase:
      'weather or not|(?:know|ask|decide|wonder|wondering|unsure|not sure) weather (?:you|she|he|they|it|to|we|i)',
    typed: 'weather',
    written: 'whether',
  },
  {
    phrase: '(?:in|for|with|of|from) witch (?:we|she|he|they|you|the|our)',
    typed: 'witch',
    written: 'which',
  },
  {
    phrase: 'roll models?|(?:play|plays|played) an? (?:[a-z]+ )?roll in',
    typed: 'roll',
    written: 'role',
  },
  { phrase: 'birth wait|(?:lose|lost) wait', typed: 'wait', written: 'weight' },
  { phrase: '(?:thanks|thank you) for your patients', typed: 'patients', written: 'patience' },
  { phrase: 'in the presents of', typed: 'presents', written: 'presence' },
  { phrase: 'god is grate|grate (?:news|joy|day|gift|job)', typed: 'grate', written: 'great' },
  {
    phrase: '(?:sun of god|father,? (?:the )?sun,? and (?:the )?holy)',
    typed: 'sun',
    written: 'son',
  },
  {
    phrase: '(?:families|mothers|moms|women|those|neighbors|people) in knead|in knead of',
    typed: 'knead',
    written: 'need',
  },
  {
    phrase: 'the hole (?:family|town|church|community|world|day)',
    typed: 'hole',
    written: 'whole',
  },
  { phrase: 'daily bred|bred of life|break bred|breaking bred', typed: 'bred', written: 'bread' },
  { phrase: 'down the isle', typed: 'isle', written: 'aisle' },
  {
    phrase: '(?:who|has|have|had|recently|dad|mom|father|mother|husband|wife) past away',
    typed: 'past',
    written: 'passed',
  },
  { phrase: '(?:bake|yard|garage|rummage) sail', typed: 'sail', written: 'sale' },
  {
    phrase:
      '(?:coffee|dinner|supper|lunch|cake|drinks) and desert|desert (?:auction|table|potluck|bar)|bring a desert',
    typed: 'desert',
    written: 'dessert',
  },
  { phrase: 'meat and greet|we meat (?:at|on|every|in|for)', typed: 'meat', written: 'meet' },
  { phrase: 'let (?:us|me) no (?:if|when|how|what|by)', typed: 'no', written: 'know' },
  {
    phrase: '(?:go|goes|going|went|gone|walk|walks|walking) threw',
    typed: 'threw',
    written: 'through',
  },
  {
    phrase: '(?:here|pray|praying|thankful) four (?:you|her|him|them|our)',
    typed: 'four',
    written: 'for',
  },
  { phrase: 'capitol campaign', typed: 'capitol', written: 'capital' },
  { phrase: `${NOUN} (?:do|dew) date`, typed: '(?:do|dew)(?= date)', written: 'due' },
  { phrase: '(?:craft|health|job|county) fare', typed: 'fare', written: 'fair' },
]
