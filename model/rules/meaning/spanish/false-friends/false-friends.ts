// English words that look like Spanish ones and mean something else, in phrases where only the Spanish meaning fits.
import type { SoundAlike } from '../../sounds/sound-alike'
import { FALSE_FRIENDS_OF_SERVICES } from './false-friends-of-services'

export type FalseFriend = SoundAlike & {
  /** The Spanish word that was in the writer's mind. */
  readonly spanish: string
}

const END = '(?=[.,;:!?]|$)'
const NUMBER = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|few)'
const WHOSE = '(?:the|our|this|your|their|an?)'
const ANY_OF =
  '(?:one|some|any|all|both|each|every one|two|three|most|none|several) of (?:our|the|these|those|their|your)'
const OF_MEETING =
  '(?:meetings?|programs?|class|classes|events?|church|mass|walks?|banquets?|appointments?|trainings?|orientation|courses?|school|workshops?|retreats?|galas?|suppers?|dinners?|breakfasts?|lunch(?:es|eons?)?|rall(?:y|ies)|conferences?|concerts?|fundraisers?|(?:baby )?showers?|open houses?|(?:bible )?stud(?:y|ies)|vigils?|ceremon(?:y|ies)|weddings?|part(?:y|ies)|tours?|support groups?)'
const OF_EVENT = '(?:events?|walk|meetings?|workshops?|banquet|fundraisers?|raffles?|drive|party)'
const OF_CLINIC = '(?:ultrasounds?|(?:pregnancy )?tests?|exams?)'
const WHEN = '(?=[.,;:!?]|$| (?:on|every|each) )'

export const FALSE_FRIENDS: readonly FalseFriend[] = [
  {
    phrase: `(?<!(?:reach|reached|on|found|find) a )compromise (?:of|for at least) (?:at least |about |only )?${NUMBER}(?: or [a-z]+| to [a-z]+)? (?:hours?|days?|weeks?|months?|years?|[a-z]+days?)|compromise to (?:serve|help|come|volunteer|pray|attend)|(?:keep|keeps|keeping|honor|honors|fulfill|renew) (?:my|our|your|their|his|her|this) compromise`,
    typed: 'compromise',
    written: 'commitment',
    spanish: 'compromiso',
  },
  {
    phrase: 'compromised to (?:help|helping|serve|serving|come|volunteer|pray|support|life)',
    typed: 'compromised',
    written: 'committed',
    spanish: 'comprometido',
  },
  {
    phrase: `embarrassed (?:of|with|for) (?:her|his|their|my|your|the|a|another) (?:first|second|third|next|unborn) (?:child|baby|boy|girl|son|daughter)|embarrassed (?:of|with) (?:twins|triplets)`,
    typed: 'embarrassed (?:of|with|for)',
    written: 'pregnant with',
    spanish: 'embarazada',
  },
  {
    phrase: `(?:newly|recently) embarrassed(?! (?:by|about|to|at|in|when|because|that|for|of))|embarrassed (?:mothers|moms|teens|teenagers|girls)|embarrassed and (?:did not|didn[’']t) (?:plan|expect|want|mean) (?:it|to be)`,
    typed: 'embarrassed',
    written: 'pregnant',
    spanish: 'embarazada',
  },
  {
    phrase: `${NUMBER} (?:weeks?|months?) embarrassed`,
    typed: 'embarrassed',
    written: 'pregnant',
    spanish: 'embarazada',
  },
  {
    phrase: `embarrassed of ${NUMBER} (?:weeks|months)`,
    typed: 'embarrassed of',
    written: 'pregnant for',
    spanish: 'embarazada',
  },
  ...(
    [
      ['assist', 'attend'],
      ['assists', 'attends'],
      ['assisted', 'attended'],
      ['assisting', 'attending'],
    ] as const
  ).map(([typed, written]): FalseFriend => ({
    phrase: `${typed} to (?:(?:${ANY_OF}|${WHOSE}|all|any|each|every|these|those) (?:[a-z]+ ){0,2})?${OF_MEETING}`,
    typed: `${typed} to`,
    written,
    spanish: 'asistir',
  })),
  ...(
    [
      ['realize', 'hold', 'do'],
      ['realizes', 'holds', 'does'],
      ['realized', 'held', 'did'],
      ['realizing', 'holding', 'doing'],
    ] as const
  ).flatMap(([typed, held, done]): FalseFriend[] => [
    {
      phrase: `(?<!not |n[’']t |may |might )${typed} (?:an?|two|three) (?:[a-z]+ )?${OF_EVENT}${WHEN}`,
      typed,
      written: held,
      spanish: 'realizar',
    },
    {
      phrase: `(?<!not |n[’']t |may |might )${typed} (?:free ${OF_CLINIC}|an? (?:free )?(?:ultrasound|pregnancy test))${WHEN}`,
      typed,
      written: done,
      spanish: 'realizar',
    },
  ]),
  {
    phrase: `(?:events?|walk|class|classes|meetings?|banquet|workshops?) (?:is|are|was|were|will be) realized`,
    typed: 'realized',
    written: 'held',
    spanish: 'realizar',
  },
  {
    phrase:
      '(?:we|this (?:class|event|program|project|ministry)) pretends? to (?:help|serve|offer|give|support|reach|raise|teach|provide|build|open|start|collect)',
    typed: 'pretend',
    written: 'intend',
    spanish: 'pretender',
  },
  ...(
    [
      ['molest', 'bother'],
      ['molesting', 'bothering'],
    ] as const
  ).map(([typed, written]): FalseFriend => ({
    phrase: `sorry to ${typed} (?:you|them)|(?:not|without|n[’']t) ${typed} (?:the|our|other) (?:neighbors|nurses|classes|visitors)`,
    typed,
    written,
    spanish: 'molestar',
  })),
  {
    phrase:
      '(?:cough|fever|runny nose|sore throat|sneezing),? (?:or|and) (?:(?:you|he|she) )?(?:are |is )?constipated|constipated (?:with|from|by) (?:a |the )?(?:cold|flu|fever|cough)|constipated(?=,? (?:or|and) (?:(?:have|has|with) )?(?:an? )?(?:cough|runny nose|sore throat|sneez))',
    typed: 'constipated',
    written: 'sick with a cold',
    spanish: 'constipado',
  },
  // Nobody has to stay away for the sake of others because of what the English word means.
  {
    phrase:
      "(?<=(?:stay|keep (?:him|her|them|your (?:child|baby|children))) (?:at )?home,? (?:if|when) (?:you|he|she|they|your (?:child|baby)|anyone|a child) (?:are|is|feels?|gets?) )constipated|constipated(?=(?: or [a-z ]{2,30})?,? (?:please,? |then )*(?:(?:do not|don[’']t) (?:come|visit|volunteer|serve)|stay (?:at )?home|stay in bed|keep (?:him|her|them) (?:at )?home|wear a mask))|(?<=(?:get|make) (?:the )?(?:others|other (?:children|people|volunteers)|everyone|babies) )constipated|constipated(?=[a-z ,’']{0,80} (?:(?:find|choose|pick|set|make|come|on|for) (?:[a-z]+ ){0,2}(?:another|a different|a later) (?:time|day|date|appointment|visit|week)|reschedule|stay (?:at )?home|change (?:the|your) (?:day|appointment)))|(?:coughing|a cold|the flu),? (?:or|and) (?:(?:you|he|she) )?(?:are |is |feel )?constipated",
    typed: 'constipated',
    written: 'sick with a cold',
    spanish: 'constipado',
  },
  { phrase: 'familiars', typed: 'familiars', written: 'relatives', spanish: 'familiares' },
  {
    phrase: `(?:the|our|her|his) actual (?:executive )?(?:director|president|pastor|secretary|treasurer|coordinator|chair(?:man|woman|person))`,
    typed: 'actual',
    written: 'current',
    spanish: 'actual',
  },
  {
    phrase: 'sensible (?:skin|gums)|skin (?:is|that is) (?:very )?sensible',
    typed: 'sensible',
    written: 'sensitive',
    spanish: 'sensible',
  },
  {
    phrase: 'carpet (?:with|for) (?:your|the|all|her|their) (?:papers|documents|forms|records)',
    typed: 'carpet',
    written: 'folder',
    spanish: 'carpeta',
  },
  {
    phrase: 'we attend (?:pregnant )?(?:women|families|mothers|moms|couples|clients)',
    typed: 'attend',
    written: 'serve',
    spanish: 'atender',
  },
  {
    phrase: `was an? (?:great|total) exit${END}`,
    typed: 'exit',
    written: 'success',
    spanish: 'éxito',
  },
  {
    phrase: '(?<!jump )rope for (?:babies|your baby|the baby|newborns)|(?:baby|maternity) rope',
    typed: 'rope',
    written: 'clothes',
    spanish: 'ropa',
  },
  {
    phrase: 'inscriptions are (?:open|closed)',
    typed: 'inscriptions are',
    written: 'registration is',
    spanish: 'inscripciones',
  },
  {
    phrase: 'inscribe (?:yourself|yourselves)',
    typed: 'inscribe (?:yourself|yourselves)',
    written: 'register',
    spanish: 'inscribirse',
  },
  ...FALSE_FRIENDS_OF_SERVICES,
]
