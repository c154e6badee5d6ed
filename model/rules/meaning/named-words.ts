// Finds the name of a link in site.md by the words that lead there: "Fill a virtual bottle" is for baby-bottle-form.

/** Words in names of links that say nothing of what they are for. */
const PLAIN =
  /^(?:form|link|page|site|url|website|our|the|for|of|agency|online|store|shop|portal|app|sign|signup|up|registration|register)$/
/** Matches the names of links to give money, which many other words fit. */
const GIVING = /donat|donor|giv(?:e|ing)|gift|fund/
const FORM = /form|donat|giv|gift/
/** Words around what a link is for. With others, such as "bring", the words may be about something else. */
const FILLERS =
  /^(?:fill|open|visit|see|use|start|make|go|take|out|virtual|online|form|site|website|page|agency|an?|the|our|your|my|of|for|to|in|on|now|here|today|new|tab|llen[ea]|llenar|abr[ae]|abrir|visit[ae]|visitar|vea|ver|use|usar|haga|hacer|una?|el|la|los|las|nuestr[ao]|su|del?|para|sobre|en|linea|sitio|web|pagina|formulario|agencia|ahora|aqui|hoy)$/
/** Words that only a form or a website fits, not a page about it. */
const LEAVES_SITE = /\b(?:virtual|online|form|site|website|formulario|sitio|en linea)\b/
const SPANISH: readonly (readonly [english: RegExp, spanish: RegExp])[] = [
  [/^bottles?$/, /^biberon(?:es)?$/],
  [/^bab(?:y|ies)$/, /^bebes?$/],
  [/^adoption$/, /^adopci/],
  [/^healing$/, /^sana(?:cion|r)/],
  [/^donations?$/, /^dona(?:cion|tivo)/],
]

const getWords = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !PLAIN.test(word))

/** Returns whether a word of a text is that of a name, or its plural. */
const isWord = (word: string, name: string): boolean =>
  word.replace(/s$/, '') === name.replace(/s$/, '') ||
  SPANISH.some(([english, spanish]) => english.test(name) && spanish.test(word))

/** Returns whether words name what a link is for, which is the last word of its name besides plain ones. */
export function namesLink(words: string, name: string): boolean {
  const head = getWords(name).at(-1)
  return head !== undefined && words.split(' ').some((word) => isWord(word, head))
}

/**
 * Returns the name that words fit, if they fit no other name and not the address where they lead; or null.
 * @param words as `simplifyWords` returns them
 * @param address the name of a link, or an address of ours
 */
export function findNamedLink(
  words: string,
  address: string,
  names: readonly string[],
): string | null {
  const isNamed = names.includes(address)
  if (!isNamed && (!address.startsWith('/') || !LEAVES_SITE.test(words))) return null
  const [meant, another] = names.filter((name) => namesLink(words, name))
  if (meant === undefined || another !== undefined || meant === address) return null
  if (GIVING.test(meant) && (!isNamed || FORM.test(address))) return null
  const own = getWords(meant)
  const typed = words.split(' ')
  const isOnly = typed.every((word) => FILLERS.test(word) || own.some((name) => isWord(word, name)))
  const other = getWords(address)
  const fits = typed.some((word) => other.some((name) => isWord(word, name)))
  return isOnly && !fits ? meant : null
}
