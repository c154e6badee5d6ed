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
  { phrase: 'papa noel', typed: 'papa', written: 'papá' },
]
