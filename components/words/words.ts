// Gives components the words of the frame in the language of the page.
import { createContext, useContext } from 'react'
import type { Language } from '../../model/languages'
import { en, type Words } from './en'
import { es } from './es'

export const WORDS: Readonly<Record<Language, Words>> = { en, es }

/** Provided by the renderer; fragments are cached for each language. */
export const WordsContext = createContext<Words>(en)

export const useWords = (): Words => useContext(WordsContext)

/** Returns the language of the page that a path of this site leads to: its first folder, such as `/es`, or else English. */
export function getPathLanguage(path: string): Language {
  const folder = /^\/([a-z]{2})(?:[/#]|$)/.exec(path)?.[1] ?? ''
  return folder in WORDS ? (folder as Language) : 'en'
}
