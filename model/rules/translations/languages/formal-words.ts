// The words of usted for those of tú, as far as one word can only mean one other word.

const ANYWHERE =
  'llámanos llámenos, escríbenos escríbanos, pregúntanos pregúntenos, cuéntanos cuéntenos, visítanos visítenos, síguenos síganos, acompáñanos acompáñenos, ayúdanos ayúdenos, dinos díganos, háblanos háblenos, envíanos envíenos, mándanos mándenos, avísanos avísenos, búscanos búsquenos, regístrate regístrese, inscríbete inscríbase, comunícate comuníquese, acércate acérquese, únete únase, quédate quédese, siéntete siéntase, puedes puede, puedas pueda, podrás podrá, podrías podría, quieres quiere, quieras quiera, quisieras quisiera, necesitas necesita, necesites necesite, tienes tiene, tengas tenga, tendrás tendrá, estás está, estés esté, eres es, seas sea, sabes sabe, debes debe, sientes siente, vienes viene, vengas venga, vas va, has ha, haces hace, hagas haga, llegas llega, llegues llegue, llames llame, prefieres prefiere, prefieras prefiera, deseas desea, hablas habla, vives vive, traes trae, piensas piensa, crees cree, buscas busca, tú usted, tu su, tus sus, ti usted, contigo con·usted, tuyo suyo, tuya suya, tuyos suyos, tuyas suyas'
/** Requests, which are something else within a sentence: "llama" in "La clínica llama". */
const AT_START =
  'llama llame, escribe escriba, ven venga, trae traiga, habla hable, pregunta pregunte, lee lea, pide pida, haz haga, elige elija, recuerda recuerde, envía envíe, comparte comparta, busca busque, usa use, deja deje, espera espere, di diga, dile dígale, ten tenga, pon ponga'

const readPairs = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs.split(', ').map((pair) => {
      const [familiar = '', formal = ''] = pair.split(' ')
      return [familiar, formal.replace('·', ' ')]
    }),
  )

const WORDS = readPairs(ANYWHERE)
const REQUESTS = readPairs(AT_START)

/** Matches what others say, addresses and the attributes of boxes, which stay as they are. */
const APART = /([«“"][^»”"]*[»”"]|\]\([^)]*\)|https?:\S+|\{[^}]*\})/
const WORD = /[A-Za-zÀ-ỿ]+/gu
const STARTS_CLAUSE = /(?:^|[.:;,!?¿¡(*[\]-])[\s*_[¿¡]*$|^#+ $|^\w+: $/u
/** Matches what may be a request or a verb with tú that is not listed above. */
const MAY_REQUEST = /[aeé]$/iu
const MAY_SAY_YOU = /(?:[aeáé]s|[ai]ste)$/iu
const NO_REQUEST =
  /^(?:la|una|esta|esa|otra|toda|cada|nuestra|su|ella|alguna|mucha|para|hasta|sobre|entre|desde|durante|ante|que|porque|aunque|donde|de|se|le|me|lo|siempre|nadie|gente|e|a|nunca|ahora|cuando|lea|llame|escriba|venga|pregunte|traiga|hable|use|diga|puede|tiene|quiere|necesita|sabe|cuesta)$/iu
const NO_VERB =
  /^(?:antes|después|además|atrás|detrás|jamás|quizás|lunes|martes|miércoles|jueves|viernes|entonces|ustedes|gracias|mes|meses|tres|es|más|tras|mamás|papás|padres|madres|clases|horas|personas|mujeres|veces|las|unas|estas|esas|otras|nuestras|muchas|todas|algunas)$/iu
/** Matches the end of words after which another request may follow: "Llame, y prepara". */
const AFTER_AND = /(?<![A-Za-zÀ-ỿ])[yo]\s+$/iu
/** Matches words with a noun after them. */
const BEFORE_NOUN =
  /(?:^|[^A-Za-zÀ-ỿ])(?:l[ao]s|un[ao]s|[st]us|nuestr[ao]s|otr[ao]s|much[ao]s|est[ao]s|es[ao]s|tod[ao]s|algun[ao]s|vari[ao]s|de|del|con|sin|tienes|tengas|necesitas|traes|hay|por|entre|dos|tres|cuatro|cinco)\s+$/iu

/** Returns a line with usted in place of tú, or null if one of its words may need a person. */
export function writeFormally(line: string): string | null {
  const parts = line.split(APART)
  const written = parts.map((part, index) => (index % 2 === 1 ? part : writePart(part)))
  return written.includes(null) ? null : written.join('')
}

function writePart(text: string): string | null {
  let isSure = true
  const written = text.replace(WORD, (word, index: number) => {
    const before = text.slice(0, index)
    const plain = word.toLowerCase()
    const starts = STARTS_CLAUSE.test(before)
    const formal = WORDS.get(plain) ?? (starts ? REQUESTS.get(plain) : undefined)
    if (formal !== undefined) return matchCase(formal, word)
    const isOpen =
      plain === 'te' ||
      (starts && MAY_REQUEST.test(word) && !NO_REQUEST.test(word)) ||
      (MAY_SAY_YOU.test(word) && !NO_VERB.test(word) && !BEFORE_NOUN.test(before)) ||
      ((MAY_REQUEST.test(word) || REQUESTS.has(plain)) &&
        !NO_REQUEST.test(word) &&
        AFTER_AND.test(before))
    if (isOpen) isSure = false
    return word
  })
  return isSure ? written : null
}

const matchCase = (formal: string, typed: string): string =>
  /^[A-ZÀ-Þ]/u.test(typed) ? formal.charAt(0).toUpperCase() + formal.slice(1) : formal
