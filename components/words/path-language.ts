import type { Language } from '../../model/languages'

/** The languages besides English, whose pages are below a folder of that name. */
const FOLDERS: Readonly<Record<string, Exclude<Language, 'en'>>> = { es: 'es' }

/** Returns the language of the page that a path of this site leads to: its first folder, such as `/es`, or else English. */
export function getPathLanguage(path: string): Language {
  const folder = /^\/([a-z]{2})(?:[/#]|$)/.exec(path)?.[1] ?? ''
  return FOLDERS[folder] ?? 'en'
}
