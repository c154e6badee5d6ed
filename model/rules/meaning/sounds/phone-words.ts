// Phrases in which a phone has corrected a word to another one: "a staff meaning", "comfortable shows", "mail volunteers".
import type { SoundAlike } from './sound-alike'

/** The end of a sentence or of an item in a list. */
export const END = '(?=[.,;:!?]|$|\\n[-*\\n])'

/** The word that was typed, the one that is meant, and a phrase in which only that can be. */
type Row = readonly [typed: string, written: string, phrase: string]

export const createRows = (rows: readonly Row[]): SoundAlike[] =>
  rows.map(([typed, written, phrase]) => ({ typed, written, phrase }))

export const PHONE_WORDS: readonly SoundAlike[] = createRows([
  [
    'vice',
    'voice',
    `(?:a|her|his) (?:steady|calm|gentle|friendly|warm) vice(?! (?:president|principal|chair|chancellor|mayor|grip))`,
  ],
  ['tinder', 'tender', '(?<!the )tinder (?:hearts?|care|mercy|mercies|moments?)'],
  ['mail', 'male', `(?:to|for|by|with|more|our|of|need) mail (?:volunteers|mentors|nurses)${END}`],
  ['femail', 'female', 'femail (?:volunteers?|mentors?|patients?|nurses?)'],
  ['wives', 'wipes', `(?:diapers|bibs|bottles|lotion|formula),? (?:and|or) wives${END}`],
  [
    'shows',
    'shoes',
    `(?:comfortable|walking|running|tennis|closed-toe) shows(?=[.,;:!?]|$| (?:and|or|you|that you|with) )`,
  ],
  [
    'meaning',
    'meeting',
    `(?:staff|board|team|volunteer|committee|planning) meaning(?=[.,;:!?]|$| (?:on|at) )`,
  ],
  ['tents', 'tests', 'pregnancy tents'],
  ['tent', 'test', 'pregnancy tent'],
  ['testes', 'tests', 'pregnancy testes'],
  ['gist', 'gift', '(?:one-time|monthly|matching|year-end) gist'],
  ['grits', 'gifts', '(?:one-time|monthly|matching|year-end) grits'],
  ['action', 'auction', `(?:silent|dessert) action(?! (?:films?|movies?|hero))`],
  ['option', 'auction', `silent option${END}`],
  ['sees', 'seats', `car sees${END}`],
  ['seals', 'seats', `(?:infant|baby) car seals`],
  ['chars', 'chairs', 'high chars'],
  ['scream', 'cream', `(?:diaper rash|diaper|hand|shaving) scream`],
  ['rush', 'rash', 'diaper rush'],
  ['data', 'date', 'due data'],
  ['dew', 'due', 'dew dates?'],
  ['fund razor', 'fundraiser', 'fund razor'],
  ['fun raiser', 'fundraiser', 'fun raiser'],
  ['fun raising', 'fundraising', 'fun raising'],
  ['rome', 'room', 'waiting rome'],
  ['steady', 'study', `bible steady`],
  ['stool', 'school', 'vacation bible stool'],
  ['pasture', 'pastor', '(?:youth|worship|senior|associate|lead) pasture'],
  ['holly', 'holy', 'holly (?:spirit|ghost|communion|bible)'],
  ['farther', 'father', 'heavenly farther'],
  ['grays', 'grace', 'amazing grays'],
  ['champagne', 'campaign', '(?:capital|baby bottle|fundraising) champagne'],
  ['brest', 'breast', 'brest (?:feeding|milk|pump)'],
  ['breast feeling', 'breastfeeding', 'breast feeling (?:class|classes|help|support|mothers|moms)'],
  ['maturity', 'maternity', 'maturity (?:clothes|clothing|leave|ward)'],
  ['material', 'maternity', 'material (?:leave|ward)'],
  ['tents', 'tests', 'paternity tents'],
  ['confident', 'confidential', `(?:free|safe|private) and confident${END}`],
  ['smothers', 'mothers', '(?:expectant|new|young|single) smothers'],
  ['contraptions', 'contractions', '(?:labor|strong|her) contraptions (?:began|start|started)'],
])

export const SPANISH_PHONE_WORDS: readonly SoundAlike[] = createRows([
  ['repollo', 'respiro', `tom(?:ar|arse|e|arnos) un repollo${END}`],
  ['láminas', 'lágrimas', '(?:derramar|secar|sequ[eé]|enjugar) (?:las |sus |tus )?láminas'],
  ['láminas', 'lágrimas', 'láminas (?:de (?:alegría|dolor|tristeza)|y (?:la )?risa)'],
  [
    'anzuelos',
    'abuelos',
    '(?:padres|papás|mamás|tíos|nietos),? y (?:también )?(?:los|sus) anzuelos|anzuelos y (?:nietos|tíos|padres|papás)',
  ],
  [
    'l[ao]s papas',
    'los papás',
    'l[ao]s papas (?:tienen (?:su|un) lugar|pueden (?:venir|llamar|hablar|aprender)|necesitan (?:ayuda|apoyo)|primerizos|solteros)',
  ],
])
