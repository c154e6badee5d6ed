// Promises in Spanish of how soon we answer or see someone, and that someone is always there: "Le contestamos esa misma tarde".
import type { SentenceWords } from '../../sentences/sentence-pattern'
import { PRONTO } from './soon-words'

const NO_QUESTIONS = '(?! (?:a )?(?:sus |las |todas |cualquier |su )*preguntas?)'
const LE = '(?:(?:le|les|te|se|lo|la) ){1,2}'
const RESPONDEMOS = `(?:(?:${LE})?(?:contest(?:amos|aremos)|respond(?:emos|eremos))|${LE}(?:llam(?:amos|aremos)|escrib(?:imos|iremos)|marc(?:amos|aremos)|atend(?:emos|eremos)|recib(?:imos|iremos))|(?:${LE})?(?:devolv(?:emos|eremos)|regres(?:amos|aremos)) (?:la|su) llamada)${NO_QUESTIONS}`
const OTHERS =
  '(?:no|ya|que|y|si|madre|mamá|padre|papá|él|ella|dios|bebé|hij[oa]|agencia|médic[oa]|doctora?)'
const ALGUIEN_RESPONDE = `(?:alguien|(?!${OTHERS}(?![a-zß-ỿ]))[a-zß-ỿ]+) (?:siempre )?(?:le|les|te) (?:contesta|responde|llama|escribe|atiende|recibe|devuelve|regresa|marca|contestará|responderá|llamará|escribirá|atenderá|recibirá|devolverá)(?: la llamada)?(?! a su)`
const RESPUESTA = '(?:respuesta|contestación|llamada|noticias nuestras|cita|mensaje nuestro)'
const TENDRA_RESPUESTA = `(?:tendrá|recibe|recibirá|tendrás|recibirás|habrá|le llega|le llegará|le damos|le daremos) (?:ya )?(?:(?:nuestra|una|la|su|alguna|de) )?${RESPUESTA}|(?:sabrá|oirá) de nosotros|(?:nuestra|la|su|una) ${RESPUESTA} (?:le )?(?:llega|llegará|viene|estará)|(?:mensaje|correo|llamada|carta|pregunta)s? (?:siempre )?(?:se (?:contesta|responde|lee|atiende)n?|será (?:leíd|contestad|respondid|atendid)[oa])|será (?:atendid|recibid|escuchad)[oa]|(?:estará|está) (?:sentad[oa]|hablando) con (?:alguien|nosotros|una [a-zß-ỿ]+)`

/** Words of a sentence that only hopes or asks, or tells of others. */
const NO_PROMISE =
  'por favor|debe|intentamos|tratamos|procuramos|esperamos|quizás?|tal vez|normalmente|generalmente|casi siempre|por lo general|a veces|911|988|agencia|policía|ambulancia|pregunte|dios|señor|podría'

export const SPANISH_ANSWERS: readonly SentenceWords[] = [
  {
    says: [`(?:${RESPONDEMOS}|${ALGUIEN_RESPONDE}|${TENDRA_RESPUESTA})`, PRONTO],
    unless: NO_PROMISE,
  },
  {
    says: [
      'no (?:pasan?|pasarán?|van? a pasar) (?:ni |más de )?[a-zß-ỿ]+(?: [a-zß-ỿ]+)? (?:sin que|antes de que) [a-zß-ỿ\\s]+',
    ],
    about: 'llam[a-zß-ỿ]+|contest[a-zß-ỿ]+|respond[a-zß-ỿ]+|escrib[a-zß-ỿ]+|atend[a-zß-ỿ]+',
  },
  {
    says: [
      '(?:nadie|no|nunca) (?:tiene que|tendrá que|va a) esperar (?:mucho|más de [a-zß-ỿ\\s]+|ni [a-zß-ỿ\\s]+|por una cita|para (?:una|su) cita|su turno)|nadie espera (?:mucho|más de [a-zß-ỿ\\s]+|su turno|cita)',
    ],
  },
  {
    says: [
      'siempre (?:hay|habrá|encontrará|va a haber)(?: a)? (?:quien|quién|alguien|una (?:persona|enfermera|voluntaria)) (?:(?:que )?(?:(?:le|la|lo|les|te) [a-zß-ỿ]+|contest[ae]|atiend[ae]|respond[ae]|abr[ae])|aquí|al teléfono|en la (?:puerta|línea|oficina|entrada)|despiert[oa]|disponible|de guardia)|alguien (?:siempre (?:está|contesta|atiende)|está siempre)|siempre (?:está|estará) alguien|(?:estamos siempre|siempre estamos) (?:aquí|disponibles|al teléfono|despiertos|en la línea)',
    ],
    unless: 'horas? de oficina|horario|dios|911|988',
  },
  {
    says: [
      '(?:ninguna (?:llamada|carta|pregunta)|ningún (?:mensaje|correo)) (?:se )?queda sin (?:respuesta|contestar)',
    ],
  },
]
