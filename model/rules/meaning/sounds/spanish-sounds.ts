// Spanish phrases in which only a word that sounds alike can be meant: "vamos haber si", "que halla sido".
import type { SoundAlike } from './sound-alike'

export const SPANISH_SOUNDS: readonly SoundAlike[] = [
  {
    phrase: 'vamos haber|(?<=(?:^|[.,;:¿¡] ?|\\n))haber (?:si|qué|cómo|cuándo|quién)',
    typed: 'haber',
    written: 'a ver',
  },
  {
    phrase: '(?<!\\bse )halla (?:sido|estado|tenido|hecho|podido|venido|visto|dicho)',
    typed: 'halla',
    written: 'haya',
  },
  {
    phrase: '(?<!\\bse )hallan (?:sido|estado|tenido|hecho|podido|venido|visto|dicho)',
    typed: 'hallan',
    written: 'hayan',
  },
  { phrase: '(?:ha|he|han|hemos|de|había) echo', typed: 'echo', written: 'hecho' },
  { phrase: '(?:la|lo|te|los|las|le) hecho de menos', typed: 'hecho', written: 'echo' },
  { phrase: 'hechar', typed: 'hechar', written: 'echar' },
  { phrase: 'asta (?:luego|mañana|pronto|las \\d|que|ahora)', typed: 'asta', written: 'hasta' },
  { phrase: '(?:tal|una|cada|otra|alguna|esta|primera) ves', typed: 'ves', written: 'vez' },
  { phrase: '(?<=[A-Za-zÀ-ỿ] )ay que|no ay', typed: 'ay', written: 'hay' },
  { phrase: 'valla (?:con dios|bien)', typed: 'valla', written: 'vaya' },
  { phrase: 'haver', typed: 'haver', written: 'haber' },
  { phrase: 'boy a', typed: 'boy', written: 'voy' },
  { phrase: 'bamos a', typed: 'bamos', written: 'vamos' },
  { phrase: 'iva a', typed: 'iva', written: 'iba' },
  { phrase: 'ivan a', typed: 'ivan', written: 'iban' },
  {
    phrase: '(?:dios|señor) (?:te|le|les|los|la|lo|nos) vendiga',
    typed: 'vendiga',
    written: 'bendiga',
  },
  { phrase: 'vendición', typed: 'vendición', written: 'bendición' },
  { phrase: 'vendiciones', typed: 'vendiciones', written: 'bendiciones' },
  { phrase: 'horar por', typed: 'horar', written: 'orar' },
  { phrase: 'tubo (?:un bebé|una bebé|miedo|a su)', typed: 'tubo', written: 'tuvo' },
]
