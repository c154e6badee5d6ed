// Finds the page that is meant by the address of its translation, as browsers and translation programs show it.
import { OTHER_LANGUAGES, type Language } from '../languages'

/** Programs that show a page in another language, and the parameter that holds its address. */
const TRANSLATORS: readonly { readonly host: RegExp; readonly parameter: string }[] = [
  { host: /^translate\.google\.[a-z.]+$/, parameter: 'u' },
  { host: /^www\.(?:translatetheweb|microsofttranslator)\.com$/, parameter: 'a' },
  { host: /^translate\.yandex\.[a-z]+$/, parameter: 'url' },
]
/** The host of a page that Google translates: `www-example-org.translate.goog`, where two hyphens mean one. */
const GOOGLE_COPY = /^([a-z0-9-]+)\.translate\.goog$/
/** What Google adds to the address of such a page. */
const GOOGLE_PARAMETER = /^_x_tr_\w+=/

/** Returns the address of the page itself, or null if the address is not that of a translation. */
export function findTranslatedUrl({ hostname, pathname, search, hash, searchParams }: URL) {
  const translator = TRANSLATORS.find(({ host }) => host.test(hostname))
  if (translator) return addScheme(searchParams.get(translator.parameter))
  const copied = GOOGLE_COPY.exec(hostname)?.[1]
  // A host that Google writes in another way, such as one with letters of another alphabet.
  if (copied === undefined || searchParams.has('_x_tr_enc')) return null
  const host = copied.replace(/--|-/g, (hyphens) => (hyphens === '--' ? '-' : '.'))
  const query = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !GOOGLE_PARAMETER.test(parameter))
    .join('&')
  return `https://${host}${pathname}${query === '' ? '' : `?${query}`}${hash}`
}

/** The parameter may hold an address without `https://`. */
const addScheme = (typed: string | null): string | null =>
  typed === null || typed === '' || /^https?:/i.test(typed) ? typed : `https://${typed}`

/** Matches the language of the translation in the addresses of all of these programs. */
const INTO = /[?&](?:_x_tr_tl|tl|to|lang)=(?:[a-z]{2}-)?([a-z]{2})(?:-[A-Za-z]+)?(?:&|#|$)/

/** Returns the language into which a program translates the page, if it is one of ours besides English; or null. */
export function findTranslationLanguage(url: string): Language | null {
  const language = INTO.exec(url)?.[1] ?? ''
  return OTHER_LANGUAGES.find((other) => other === language) ?? null
}
