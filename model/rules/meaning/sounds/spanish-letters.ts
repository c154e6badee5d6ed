// Spanish phrases in which a word has a letter too few or another one, and is a word all the same: "vale la pene".
import type { SoundAlike } from './sound-alike'

export const SPANISH_LETTERS: readonly SoundAlike[] = [
  {
    phrase:
      '(?:\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|varios|pocos|primeros|últimos) peses',
    typed: 'peses',
    written: 'meses',
  },
  {
    phrase:
      '(?:el|al|del|un|nuestro) culo (?:de (?:oración|adoración|alabanza)|dominical|del domingo|a las|comienza|empieza)',
    typed: 'culo',
    written: 'culto',
  },
  { phrase: 'val(?:e|er|drá|ió) la pene', typed: 'pene', written: 'pena' },
  { phrase: 'así coño', typed: 'coño', written: 'como' },
  {
    phrase: 'cojones (?:de|con) (?:ropa|pañales|juguetes)',
    typed: 'cojones',
    written: 'cajones',
  },
  {
    phrase: 'panales (?:desechables|limpios|y toallitas|de bebé|de tela|para (?:bebés|su))',
    typed: 'panales',
    written: 'pañales',
  },
  {
    phrase: 'papa noel|mamá y papa|(?:mi|tu) papa',
    typed: 'papa',
    written: 'papá',
  },
  { phrase: 'mamás y papas|papas y mamás', typed: 'papas', written: 'papás' },
  {
    phrase:
      '(?:sin|sin ninguna|ejerce|ejercer|ejercemos|sentir|siente|prisa (?:y|ni)) prisión(?! preventiva| domiciliaria| perpetua)|prisión (?:arterial|alta|sanguínea|de (?:elegir|decidir|donar))',
    typed: 'prisión',
    written: 'presión',
  },
  { phrase: 'val(?:e|er|drá|ió) la peña', typed: 'peña', written: 'pena' },
  {
    phrase: `(?:mucha|tanta|pasan?|pasar|mueren? de) hombre|(?:tienen?|tener|tengo|tenemos) hombre(?=[.,;!?]|$| y sed)`,
    typed: 'hombre',
    written: 'hambre',
  },
  { phrase: 'hambre y (?:la |una )?mujer', typed: 'hambre', written: 'hombre' },
  ...['o', 'a', 'os', 'as'].flatMap((end): SoundAlike[] => [
    {
      phrase: `(?:muy|tan|se sienten?|me siento|sentirse|sentirnos) casad${end}`,
      typed: `casad${end}`,
      written: `cansad${end}`,
    },
    {
      phrase: `cansad${end} (?:por la iglesia|por lo civil|legalmente)`,
      typed: `cansad${end}`,
      written: `casad${end}`,
    },
  ]),
  {
    phrase: '(?:amor|esperanza|consuelo|gracia|alegría) y pez|(?:vivir|vaya|estar|descanse) en pez',
    typed: 'pez',
    written: 'paz',
  },
  {
    phrase:
      'cinta previa|(?:pida|pedir|haga|hacer|cancele|cancelar) (?:una |su )cinta(?=[.,;!?]|$| por| para| con| en)',
    typed: 'cinta',
    written: 'cita',
  },
  {
    phrase: '(?:pedir|pida|recibir|ofrecer|ofrecemos|nuestra|más|busca|buscan) ayuna',
    typed: 'ayuna',
    written: 'ayuda',
  },
  {
    phrase:
      '(?<=(?:^|[.,;:!?…] |\\n| (?:o|y|nos|puede|también|solo|primero) )[¡*_]*)lam(?:e|en) (?:en|a (?:nuestr|la)|al|por|hoy|ahora|antes|si|cuando|para|de|y|o|primero|con|desde|durante|entre)',
    typed: 'lame',
    written: 'llame',
  },
  {
    phrase: 'l[aá]me(?:nos|me|le)',
    typed: 'l[aá]me',
    written: 'lláme',
  },
]
