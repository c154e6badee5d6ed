// Names of towns near us that a phone has taken for another word: "Autumn, Alabama".
import type { SoundAlike } from './sound-alike'

/** Matches the state after a town, but neither the Spanish word "al" in a sentence nor a state that begins one: "In autumn, Alabama is warm." */
const STATE =
  ', ?(?:alabama(?! [A-Za-zÀ-ỿ])|al(?=\\.? \\d|\\.?[,;:)!?\\n]|\\.? ?$))|,? (?:alabama|al)(?= \\d{5})'
/** Matches what goes before a town in an address. */
const IN_ADDRESS = '(?<=\\d [^.!?\\n]*, |(?:park|hall|church|center|library|school), )'

const TOWNS: readonly (readonly [typed: string, written: string])[] = [
  ['autumn|aubrun|auborn|oburn', 'Auburn'],
  ['opalika|opelica|opilika|opelicka|opelka', 'Opelika'],
  ["smith station|smith[’']s station", 'Smiths Station'],
  ['phoenix city|fenix city', 'Phenix City'],
  ['tuskeegee|tuskegge', 'Tuskegee'],
  ['loachapoke|loachapoca', 'Loachapoka'],
]

export const TOWN_SOUNDS: readonly SoundAlike[] = TOWNS.map(([typed, written]) => ({
  phrase: `(?:${typed})(?:${STATE})|${IN_ADDRESS}(?:${typed}), ?alabama`,
  typed: `(?:${typed})`,
  written,
}))
