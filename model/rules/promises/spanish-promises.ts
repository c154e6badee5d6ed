// The words of promises in Spanish, on the same topics as in English.
import { SPANISH_PRICE_PROMISES } from './price-promises'
import { SPANISH_SECRECY_PROMISES } from './secrecy-promises'
import { SPANISH_TIME_PROMISES } from './time-promises'
import type { PromiseTopic } from './promise-topic'

/** Parking and a phone number may cost nothing without a promise. */
const NOT_OURS = '(?<!\\b(?:l[ií]neas?|n[uú]meros?|llamadas?|estacionamientos?|aparcamientos?) )'

const SPANISH_ILLNESS =
  '(?:c[oó]licos?|c[aá]ncer|infertilidad|depresi[oó]n|ansiedad|abortos? espont[aá]neos?|n[aá]useas|infecci[oó]n|infecciones|diabetes|fiebre)'

export const SPANISH_PROMISES: Readonly<Record<PromiseTopic, readonly string[]>> = {
  law: [],
  privacy: ['\\bconfidencial(?:es|idad|mente)?\\b', ...SPANISH_SECRECY_PROMISES],
  training: [
    '\\bcon licencia\\b(?! (?:de|para) )',
    '\\blicenciad[oa]s?\\b(?! (?:en|por|bajo|de) )',
    '\\bcertificad[oa]s? por\\b',
  ],
  price: [
    `${NOT_OURS}\\bgratis\\b`,
    `${NOT_OURS}\\bgratuit(?:[oa]s?|amente)\\b`,
    '\\bsin (?:ning[uú]n )?(?:costo|coste|cargo)s?\\b',
    ...SPANISH_PRICE_PROMISES,
  ],
  certainty: [
    '\\b(?:lo |le )?garantiza(?:mos|do|da|dos|das)\\b',
    '\\b(?:totalmente|completamente|100 ?%) (?:segur[oa]s?|efectiv[oa]s?|eficace?s?)\\b',
  ],
  health: [
    `\\b(?:cura|previene|alivia|elimina|causa)n? (?:(?:el|la|los|las|un|una) )?${SPANISH_ILLNESS}(?![a-záéíóúñ])`,
    '\\b(?:reduce|disminuye|aumenta|duplica)n? (?:el|su) riesgo de\\b',
    '\\b(?:los estudios|las investigaciones) (?:muestran|demuestran|indican)\\b',
    '\\bsegur[oa]s? (?:para (?:su|el|cualquier) beb[eé]|durante el embarazo|desde (?:el primer d[ií]a|la primera semana))(?![a-záéíóúñ])',
  ],
  time: SPANISH_TIME_PROMISES,
}
