// English words that look like Spanish ones, in phrases about visits, births, gifts and addresses.

const WEEKDAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
const THINGS = '(?:diapers|clothes|food|money|funds|donations|bottles|formula|supplies)'

/** The Spanish word, what was typed, what is meant, and a phrase in which only that can be. */
const ROWS: readonly (readonly [
  spanish: string,
  typed: string,
  written: string,
  phrase: string,
])[] = [
  [
    'sano',
    'sane',
    'healthy',
    'sane (?:newborn )?(?:baby|babies|child|children|newborns?|birth|pregnancy|pregnancies|delivery|body|food|meals?|weight)|(?<=(?:arrives?|born|delivered|comes? (?:in)?to the world|birth|baby(?: is| will be)?|babies(?: are| will be)?) (?:(?:will|to|be|is|are|both|all|and) )*)(?:(?:safe|strong|happy|alive),? and )?sane(?! again)|sane and safe',
  ],
  [
    'dar a luz',
    'give light',
    'give birth',
    '(?:women|woman|mothers?|moms?|girls|who|will|soon|to|they|she) (?:will |may |can |is about to |are about to )?(?:soon )?give light(?! to)',
  ],
  [
    'dar a luz',
    'giving light',
    'giving birth',
    '(?:before|after|while|when|of) giving light(?! to)',
  ],
  [
    'dio a luz',
    'gave light',
    'gave birth',
    '(?:she|who|woman|women|mothers?|moms?|they|girl) (?:just |already )?gave light(?! to)',
  ],
  [
    'sanidad',
    'sanity',
    'healing',
    'sanity (?:of|for) (?:all )?(?:the |who are |those who are )?(?:sick|ill)',
  ],
  ['asistencia', 'assistance', 'attendance', 'confirm (?:your|their|his|her) assistance'],
  ['éxito', 'exit', 'success', 'with (?:much|great|a lot of|total) exit(?=[.,;:!?]|$)'],
  [
    'contestar',
    'contest',
    'answer',
    'contest (?:the|our|your) (?:phones?|calls?|emails?|messages?|texts)',
  ],
  [
    'contestar',
    'contests',
    'answers',
    'contests (?:the|our|your) (?:phones?|calls?|emails?|messages?|texts)',
  ],
  ['quitarse', 'quit', 'take off', 'quit your (?:shoes|hat|coat|jacket|cap|mask)'],
  [
    'contar con',
    'count with',
    'have',
    'we count with (?:an?|one|two|three|four|five|six|\\d+|many|several) [a-z]+',
  ],
  [
    'contar con',
    'count with',
    'count on',
    '(?:can|may) (?:always )?count with (?:us|me|you|our (?:help|support|prayers)|your (?:help|support|prayers))',
  ],
  [
    'recordar',
    'record',
    'remember',
    'record to (?:bring|call|pray|come|send|write|register|invite)',
  ],
  ['por casualidad', 'by casualty', 'by chance', 'by casualty'],
  [
    'dirección',
    'direction',
    'address',
    '(?:names?|phone|email|e-mail)(?: number)?,? (?:and|or) direction(?=[.,;:!?]|$)|(?:mailing|postal|email|e-mail|home) direction(?=[.,;:!?]|$| is )|our direction is \\d+',
  ],
  [
    'mayor',
    'mayor',
    'older',
    '(?:my|her|his|our|their|your) mayor (?:son|daughter|brother|sister|child|children|siblings?)',
  ],
  ['familiar', 'familiar', 'family', 'familiar (?:planning|violence|counseling|therapy)'],
  [
    'idioma',
    'idiom',
    'language',
    '(?:in|speaks?) (?:your|their|another|our|which|what) idiom(?=[.,;:!?]|$)',
  ],
  [
    'idiomas',
    'idioms',
    'languages',
    '(?:in|speaks?) (?:two|both|other|many|several|three) idioms(?=[.,;:!?]|$)',
  ],
  ['última', 'ultimate', 'last', `the ultimate (?:week|${WEEKDAY}) of`],
  [
    'gratuito',
    'gratuitous',
    'free',
    'gratuitous (?:pregnancy )?(?:tests?|ultrasounds?|classes|class|diapers|services?|help|visits?|parking|consultations?)',
  ],
  ['comodidad', 'commodity', 'comfort', 'for your (?:own )?commodity'],
  ['recolectar', 'recollect', 'collect', `recollect (?:[a-z]+ )?${THINGS}`],
  ['recolectar', 'recollecting', 'collecting', `recollecting (?:[a-z]+ )?${THINGS}`],
  [
    'planta',
    'plant',
    'floor',
    '(?:on|to) the (?:first|second|third|upper|lower|top) plant(?=[.,;:!?]|$| of the (?:building|house|clinic|church))',
  ],
  [
    'salón',
    'salon',
    'hall',
    '(?:parish|church|fellowship) salon|salon of the (?:church|parish|school)',
  ],
  [
    'retirar',
    'retire',
    'pick up',
    'retire (?:your|the|their) (?:tickets?|packages?|diapers|receipts?|boxes|bottles)',
  ],
  [
    'solicitar',
    'solicit',
    'request',
    'solicit (?:an?|your|her) (?:free )?(?:appointment|visit|test|ultrasound|cita)',
  ],
  ['carrera', 'career', 'race', '(?:5k|10k) career'],
  ['jubilado', 'jubilated', 'retired', '(?:an? |is |are |our )jubilated'],
  ['sopa', 'soap', 'soup', '(?:chicken|vegetable|tomato|bean) soap|(?:bowls?|plates?) of soap'],
  [
    'embarazo',
    'embarrassment',
    'pregnancy',
    '(?:during|throughout) (?:the|your|her|an?) embarrassment|(?:weeks?|months?) of embarrassment|embarrassment (?:tests?|week|centers?)|tests? of embarrassment',
  ],
  [
    'preservativos',
    'preservatives',
    'condoms',
    '(?:use|using|used|hand out|give|sell) preservatives|preservatives,? (?:and|or) (?:other )?(?:birth control|the pill|contracepti(?:on|ves))|(?:birth control|the pill),? (?:and|or) preservatives',
  ],
  [
    'introducir',
    'introduce',
    'enter',
    'introduce (?:your|the|this) (?:passwords?|email|e-mail|phone number|zip code|codes?|card number|address)',
  ],
  [
    'librería',
    'library',
    'bookstore',
    '(?:buy|bought|sold|sells|for sale) (?:[a-z]+ ){0,3}(?:at|in) (?:the|a|any|your|our) (?:christian |church |local )?library',
  ],
  [
    'lectura',
    'lecture',
    'reading',
    '(?:bible|daily) lecture|lecture of (?:the (?:bible|word|gospel|psalms?)|scripture)',
  ],
  [
    'firmar',
    'firm',
    'sign',
    'firm (?:the|this|your) (?:forms?|papers?|sheets?|cards?|lists?|consents?|petitions?)|firm here',
  ],
  ['invertir', 'invert', 'invest', 'invert (?:your |our |some )?(?:time|money) in'],
  [
    'fábrica',
    'fabric',
    'factory',
    '(?:works?|worked|working|job) (?:in|at) (?:a|the|another) (?:[a-z]+ )?fabric(?=[.,;:!?]|$)',
  ],
  [
    'soportar',
    'support',
    'bear',
    "(?:cannot|can not|can[’']t|could not|couldn[’']t) support (?:the|this|her|his|so much|such) (?:pain|heat|noise|smell|sadness|loneliness|grief)",
  ],
  [
    'grados',
    'grades',
    'degrees',
    'fever of (?:over |more than |above )?\\d+(?:\\.\\d)? grades|\\d+ grades (?:fahrenheit|celsius|of fever)',
  ],
  [
    'datos',
    'dates',
    'information',
    '(?:your|her|his|their) personal dates|(?:give|send|leave|write) (?:us )?your dates(?=[.,;:!?]|$)|fill (?:in|out) your dates(?=[.,;:!?]|$)',
  ],
  [
    'pasar',
    'pass',
    'spend',
    'pass (?:(?:some |more )?time|an? (?:[a-z]+ )?(?:afternoon|morning|evening|hour|day)) with (?:us|your|the (?:baby|children|family|mothers|moms|people)|other (?:mothers|moms|families|volunteers))',
  ],
  ['control', 'controls', 'checkups', '(?:prenatal|pregnancy) controls'],
  [
    'control',
    'control',
    'checkup',
    '(?:a|your|her|every|the|first|next) prenatal control(?! (?:of|and|group|study))',
  ],
  ['revisión', 'revision', 'checkup', '(?:medical|yearly medical) revision(?! of)'],
  ['vaso', 'vase', 'glass', 'drink (?:a|one|another) (?:full )?vase'],
  ['largo', 'large', 'long', 'a large (?:time|while)(?=[.,;:!?]|$| ago)|for a large time'],
]

/** Rows of the table of false friends. */
export const FALSE_FRIENDS_OF_SERVICES = ROWS.map(([spanish, typed, written, phrase]) => ({
  spanish,
  typed,
  written,
  phrase,
}))
