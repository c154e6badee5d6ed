// Gives components the words of the frame in the language of the page.
import { createContext, useContext } from 'react'
import type { Language } from '../../model/languages'
import { en, type Words } from './en'
import { es } from './es'

export const WORDS: Readonly<Record<Language, Words>> = { en, es }

/** Provided by the renderer; fragments are cached for each language. */
export const WordsContext = createContext<Words>(en)

export const useWords = (): Words => useContext(WordsContext)

type BrowserWords = 'openingWords' | 'leaveWords' | 'copyWords'

/** Returns the words that a browser script says as `data-` attributes. Scripts know the English ones by themselves. */
export function useDataWords(name: BrowserWords): Readonly<Record<string, string>> {
  const words = useWords()
  if (words.language === 'en') return {}
  return Object.fromEntries(
    Object.entries(words[name]).map(([key, text]) => [
      `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      text,
    ]),
  )
}
