// Promises in Spanish that we take no money: "Aquí nadie paga", "No hay ninguna cuota".
import { CLAUSE_END } from '../../sentences/sentence-end'
import type { SentenceWords } from '../../sentences/sentence-pattern'

const NINGUN_COSTO = '(?:costo|coste|cargo|cobro|pago|cuota|tarifa)s?'
const COMIDA = 'cena|comida|café|almuerzo|desayuno'
const OTRO_DINERO =
  'preguntar|llamar|tarjetas?|donativos?|donaciones|boletos?|entradas?|estacionamiento|5k|extra|atención|agencias?|organizaci(?:ón|ones)|voluntari[oa]s|sueldo|amor'
const ALGO = '(?:la|las|los|el|su|una?) [a-zß-ỿ]+'

export const SPANISH_COSTS: readonly SentenceWords[] = [
  {
    says: [
      '(?:corren?|van?|son|es)(?: todo)? por (?:nuestra cuenta|cuenta (?:nuestra|de la casa))|la casa invita',
    ],
    unless: COMIDA,
  },
  { says: [`nosotros (?:invitamos|(?:lo )?pagamos(?: todo)?)${CLAUSE_END}`], unless: COMIDA },
  {
    says: [
      `(?:aquí |en la clínica |con nosotros )?nadie (?:paga|pagará|tiene que pagar|le cobra|le va a cobrar|le cobrará)(?: (?:nada|aquí|por [a-zß-ỿ]+(?: [a-zß-ỿ]+)?))?${CLAUSE_END}`,
    ],
    unless: OTRO_DINERO,
  },
  {
    says: [
      `(?:nunca|no|jamás) (?:se )?(?:(?:le|les|te|nos) )?(?:cobr(?:a|amos|aremos|an|ará)|pid(?:e|imos)(?= ni un)|va(?:mos)? a cobrar(?:le|les)?)(?: (?:nada|ni (?:un )?[a-zß-ỿ]+|dinero|por (?:nada|participar|venir|${ALGO})))*${CLAUSE_END}`,
    ],
    unless: OTRO_DINERO,
  },
  {
    says: [
      `(?:no (?:hay|tiene|tienen|lleva|existe)(?: (?:ningún|ninguna|que pagar))?|sin(?: ningún| ninguna)?) ${NINGUN_COSTO}`,
    ],
    unless: OTRO_DINERO,
  },
  {
    says: [
      `sin (?:tener que )?pagar(?: (?:nada|un (?:centavo|peso|dólar)|ni un [a-zß-ỿ]+))?${CLAUSE_END}`,
    ],
    unless: `${OTRO_DINERO}|tienda`,
  },
  {
    says: [
      `(?:usted |ustedes )?(?:no|nunca) (?:paga|pagan|pagará|pagarán|tienen? que pagar|tendrán? que pagar)(?: (?:por )?(?:nada|ello|eso|${ALGO}))?${CLAUSE_END}`,
    ],
    unless: OTRO_DINERO,
  },
  {
    says: [`ni un (?:solo )?(?:centavo|peso|dólar|quinto)${CLAUSE_END}`],
    unless: 'gast[a-zß-ỿ]+|usa|sobra|perd[a-zß-ỿ]+',
  },
  {
    says: [
      '(?:deje|olvide) (?:la |su )?(?:cartera|billetera|monedero) en (?:la |su )?casa|no (?:necesita|traiga|hace falta) (?:la |su )?(?:dinero|cartera|billetera)',
    ],
    unless: 'para (?:orar|ayudar)|boleto|recorrido',
  },
  {
    says: [
      `(?:todo|la visita|la prueba|la consulta|la clase) (?:ya )?está (?:pagad|cubiert)[oa]${CLAUSE_END}`,
    ],
  },
]
