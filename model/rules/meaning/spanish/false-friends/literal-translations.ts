// Spanish phrases that a translation program makes of English terms word by word, in which the Spanish words mean something else.
import type { SoundAlike } from '../../sounds/sound-alike'
import { WORDS_OF_BROWSERS } from './words-of-browsers'

export type LiteralTranslation = SoundAlike & {
  /** The English term. */
  readonly english: string
  /** The gender of what is written, if that of what was typed is another one: the article follows it. */
  readonly gender?: 'masculine' | 'feminine'
}

const THINGS =
  '(?:artículos|útiles|pañales|donaciones|ropa|alimentos|comida|juguetes|sangre|provisiones)'

const GRASSROOTS = '(?:de (?:base|ra[ií]z|ra[ií]ces|las bases|hierba)|comunitaria)'

const CALLS_BACK: readonly LiteralTranslation[] = [
  ['llamar(?:le|la|lo)', 'devolverle'],
  ['llamar(?:les|las|los)', 'devolverles'],
  ['llamarnos', 'devolvernos'],
  ['llámenos', 'devuélvanos'],
  ['llamaremos', 'devolveremos', 'les? '],
  ['llamamos', 'devolvemos', 'les? '],
].map(([call = '', giveBack = '', before = '']) => ({
  phrase: `${before}${call} para atrás`,
  typed: `${call} para atrás`,
  written: `${giveBack} la llamada`,
  english: 'call back',
}))

export const LITERAL_TRANSLATIONS: readonly LiteralTranslation[] = [
  {
    phrase: 'mancha seca',
    typed: 'mancha seca',
    written: 'lugar seco',
    english: 'dry spot',
    gender: 'masculine',
  },
  {
    phrase:
      '(?:busque|escoja|elija|encuentre|guarde|reserve) una mancha(?= (?:para|donde|en|cerca))',
    typed: 'una mancha',
    written: 'un lugar',
    english: 'a spot',
  },
  {
    phrase:
      'las facturas (?:y|o) (?:los )?(?:cheques|monedas)|(?:monedas|cheques),? (?:y|o) las facturas',
    typed: 'las facturas',
    written: 'los billetes',
    english: 'bills',
  },
  {
    phrase: '(?<!las )facturas (?:y|o) (?:cheques|monedas)|(?:monedas|cheques),? (?:y|o) facturas',
    typed: 'facturas',
    written: 'billetes',
    english: 'bills',
  },
  { phrase: 'pareja mensual', typed: 'pareja', written: 'donante', english: 'monthly partner' },
  { phrase: 'parejas mensuales', typed: 'pareja', written: 'donante', english: 'monthly partners' },
  {
    phrase: `unidad de suministros? ${GRASSROOTS}`,
    typed: 'unidad de suministros? .*',
    written: 'colecta de artículos entre vecinos',
    english: 'grassroots supply drive',
  },
  {
    phrase: `unidad de suministros?(?! ${GRASSROOTS})`,
    typed: 'unidad de suministros?',
    written: 'colecta de artículos',
    english: 'supply drive',
  },
  {
    phrase: 'unidades de suministros?',
    typed: 'unidades de suministros?',
    written: 'colectas de artículos',
    english: 'supply drives',
  },
  { phrase: `unidad de ${THINGS}`, typed: 'unidad', written: 'colecta', english: 'supply drive' },
  {
    phrase: `unidades de ${THINGS}`,
    typed: 'unidades',
    written: 'colectas',
    english: 'supply drives',
  },
  {
    phrase: 'ducha (?:de|del|para(?: el)?) beb[ée]',
    typed: 'ducha .*',
    written: 'baby shower',
    english: 'baby shower',
    gender: 'masculine',
  },
  {
    phrase:
      '(?:miembros?|reuni[oó]n(?:es)?|president[ea]|vocal(?:es)?) (?:del tablero|de la tabla)',
    typed: 'del? (?:tablero|la tabla)',
    written: 'de la junta directiva',
    english: 'board',
  },
  {
    phrase: '(?:tablero|tabla) (?:de directores|directiv[oa])',
    typed: '(?:tablero|tabla) .*',
    written: 'junta directiva',
    english: 'board of directors',
    gender: 'feminine',
  },
  {
    phrase: `(?:pruebas? de embarazo|ultrasonidos?|pañales|servicios?|consultas?|citas?|clases?) libres?(?= (?:y|o|para|en|a) |[.,;:!?…)]|$)`,
    typed: 'libres?',
    written: 'gratis',
    english: 'free',
  },
  {
    phrase:
      'dej(?:ar|e|a|en) caer (?:sus?|las?|los|el|cualquier|una?) (?:donaci|art[ií]c|paña|ropa|bols|botell|cosas)[A-Za-zÀ-ỿ]*',
    typed: 'caer ',
    written: '',
    english: 'drop off',
  },
  {
    phrase: `(?:regístrese|inscríbase|firme|firmar) (?:para )?arriba(?= (?:para|aquí|hoy|en) |[.,;:!?…)]|$)`,
    typed: '(?:regístrese|inscríbase|firme|firmar) .*arriba',
    written: 'inscríbase',
    english: 'sign up',
  },
  {
    phrase:
      '(?:escrib(?:ir|a|e)|hac(?:er|e)|haga|mand(?:ar|e|a)|env(?:iar|íe|ía)|con) (?:un|su|el) chequeo(?= (?:a|por|para|de \\$)|[.,;:!?…]|$)',
    typed: 'chequeo',
    written: 'cheque',
    english: 'check',
  },
  {
    phrase:
      '(?:inclu(?:irnos|ya)|inclúyanos|recordarnos|recuérdenos|nombrarnos|nómbrenos)(?: [a-záéíóúñ]+){0,3} en (?:su|tu) voluntad',
    typed: 'voluntad',
    written: 'testamento',
    english: 'will',
  },
  {
    phrase:
      'soporte (?:emocional|espiritual|(?:para|a) (?:(?:las|los|sus?) )?(?:mamás|madres|familias|padres|mujeres|papás))',
    typed: 'soporte',
    written: 'apoyo',
    english: 'support',
  },
  {
    phrase: '(?:con|en|usamos|usar|use) palabras planas',
    typed: 'planas',
    written: 'sencillas',
    english: 'plain words',
  },
  {
    phrase:
      '(?:sienta|sientas|siente|sienten|sentirse) embarazad[ao]s? (?:de|por|al) (?:preguntar|pedir|venir|hablar|llamar|decir|llorar|contar)[a-z]*',
    typed: 'embarazad',
    written: 'avergonzad',
    english: 'embarrassed',
  },
  {
    phrase:
      '(?:pedir|pida|tomar|tome|tomarse|tómese|necesita) un quiebre(?=[.,;:!?]|$| (?:en|si|cuando|para) )',
    typed: 'quiebre',
    written: 'descanso',
    english: 'break',
  },
  ...CALLS_BACK,
  ...WORDS_OF_BROWSERS,
]
