// Makes one name of a menu and of what is in it, for the links at the bottom of the page, where no menu opens.

const ENGLISH_NAME = /^(?:(?:in )?(?:spanish|english))$/i
const SPANISH_NAME = /^(?:(?:en )?(?:espa[ñn]ol|castellano|ingl[eé]s))$/i

/** Returns advice to write one name without a menu: "Preguntas en español" for "Español > Preguntas". */
export function adviseWithoutMenu(words: string, path: string): string {
  const names = words.split(' > ')
  const label = names.at(-1) ?? ''
  const language = names.find((name) => ENGLISH_NAME.test(name) || SPANISH_NAME.test(name))
  const rest = names.filter((name) => name !== language).join(' – ')
  if (language !== undefined && rest !== '')
    return `Write a name without it, such as - ${addLanguage(rest, language)}: ${path}`
  return `Write a name without it, such as - ${label}: ${path} or - ${names.join(' – ')}: ${path}`
}

/** Adds the language of a page to its name, which may have it already. */
function addLanguage(name: string, language: string): string {
  const plain = language.replace(/^(?:in|en) /i, '')
  if (name.toLowerCase().includes(plain.toLowerCase())) return name
  if (!SPANISH_NAME.test(language))
    return `${name} in ${plain.charAt(0).toUpperCase()}${plain.slice(1).toLowerCase()}`
  return `${name} en ${plain.toLowerCase().replace('espanol', 'español').replace('ingles', 'inglés')}`
}
