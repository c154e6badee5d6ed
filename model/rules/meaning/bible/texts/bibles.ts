// The translations of the Bible from which this site quotes, one for each language.
import { createBible } from './bible-text'

export const WORLD_ENGLISH_BIBLE = createBible({
  name: 'World English Bible',
  language: 'English',
  file: 'model/rules/meaning/bible/world-english-bible.txt',
  otherNames: { Psalms: 'Psalm', Proverb: 'Proverbs', 'Song of Songs': 'Song of Solomon' },
})

export const REINA_VALERA = createBible({
  name: 'Reina-Valera of 1909',
  language: 'Spanish',
  file: 'model/rules/meaning/bible/reina-valera-1909.txt',
  otherNames: { Salmos: 'Salmo' },
})
