// Promises in Spanish that nobody will hear of something: "De aquí no sale nada", "Nos lo llevamos a la tumba".
import { CLAUSE_END } from '../../sentences/sentence-end'
import type { SentenceWords } from '../../sentences/sentence-pattern'

const NADIE = '(?:nadie|ninguna persona|ni una sola persona|ni un alma)'
const OTROS = '(?:más|fuera del? [a-zß-ỿ\\s]{3,25}?)'
const NUNCA = '(?:no|nunca|jamás|tampoco)'
/** Of whom people are afraid. */
const ELLOS =
  '(?:(?:sus?|tus?) (?:papás|padres|mamá|papá|novi[oa]|espos[oa]|marido|pareja|familia|jefe|pastor|amig[oa]s|escuela)|ellos|ellas|él|ella)'
const LUGAR =
  '(?:aquí|est[ea] (?:cuarto|sala|oficina|lugar|puerta)|(?:la|nuestra) (?:clínica|oficina))'
const PALABRA = '(?:ni )?(?:una|media) palabra'
/** Words about browsers, in which the page about privacy says what they keep. */
const SIN_SECRETO = 'navegador|ventana|sitio web|página|lista'

export const SPANISH_SECRECY: readonly SentenceWords[] = [
  {
    says: [
      `(?:${ELLOS} )?${NUNCA} se (?:va|van) a enterar|${NUNCA} se enterarán?|(?:no|nadie)(?: más)? tienen? por qué (?:enterarse|saberlo)|lo que (?:pasa|se (?:dice|habla|cuenta)) aquí,? (?:aquí se queda|se queda aquí)`,
    ],
    unless: 'si|para que',
  },
  {
    says: [
      `${ELLOS} ${NUNCA} (?:lo )?(?:sabrán?|van? a saber|oirán?)(?: (?:nada|que (?:vino|llamó|estuvo)|de (?:esto|su visita)))?${CLAUSE_END}`,
    ],
  },
  {
    says: [
      `${NADIE}(?: ${OTROS})?(?: (?:nunca|jamás))? (?:lee(?:rá)?|ve(?:rá)?|oye|oirá|escucha(?:rá)?|sabe|sabrá|conoce(?:rá)?|mira(?:rá)?) (?:lo que (?:usted|nos|diga|cuente|escriba|escribe)|(?:su|tu) (?:mensaje|correo|nombre|historia|petición|pedido|nota)|de (?:su|tu) (?:visita|llamada))`,
    ],
  },
  { says: [`${NADIE} ${OTROS} (?:lo|la|los) (?:lee(?:rá)?|verá|oye|oirá|sabrá)${CLAUSE_END}`] },
  {
    says: [
      `de ${LUGAR} no (?:sale|saldrá|va a salir|se va)(?: (?:nada|${PALABRA})|${CLAUSE_END})|(?:nada|ni una (?:sola )?palabra)(?: de (?:lo que|esto|eso)[a-zß-ỿ\\s]{0,30}?)? (?:sale|saldrá|va a salir) de ${LUGAR}`,
    ],
    unless: 'autobús|camino',
  },
  {
    says: [
      '(?:no deja(?:n|rá)?|sin dejar)(?: (?:ningún|ninguna|ni))? (?:rastro|huella|registro|señal)s?',
    ],
    unless: SIN_SECRETO,
  },
  {
    says: [
      `(?:nos lo (?:llevamos|llevaremos)|me lo (?:llevo|llevaré)|se lo llevará) a la tumba|(?:somos|soy|seremos) una tumba|(?:no|nunca) (?:decimos|diremos|contamos|contaremos|soltamos) ${PALABRA}`,
    ],
  },
  {
    says: [
      '(?:lo |la |los )?(?:borra|borramos|borrará|elimina|eliminamos|destruye|destruimos|rompemos)(?: (?:su|cada|todo)s? [a-zß-ỿ]+)?',
      '(?:enseguida|en seguida|de inmediato|inmediatamente|al instante|al momento|ese mismo día|el mismo día|después de leerl[oa]|en cuanto [a-zß-ỿ\\s]+|apenas [a-zß-ỿ\\s]+)',
    ],
    about: 'mensaje|correo|nota|lee|leemos|escrib[a-z]+|nombre|datos|cuent[ea]',
    unless: `${SIN_SECRETO}|teléfono`,
  },
  {
    says: [
      `no (?:guardamos|tomamos|apuntamos|anotamos|escribimos) (?:ningún |ninguna )?(?:notas?|nada|registros?|datos|nombres?|apuntes)(?:${CLAUSE_END}| de (?:lo que|su|usted)| sobre)`,
    ],
    unless: SIN_SECRETO,
  },
]
