// Finds the book of the Bible that a Spanish name or short form means.
import { CHAPTER_COUNTS } from './bible-books'
import { foldAccents } from '../../../../text/fold-accents'

const SHORT_FORMS =
  'Génesis gn gen|Éxodo ex exo|Levítico lv lev|Números nm num|Deuteronomio dt deut|Josué jos|Jueces jue|Rut rt|1 Samuel 1sam 1sm|2 Samuel 2sam 2sm|1 Reyes 1re 1r|2 Reyes 2re 2r|1 Crónicas 1cr|2 Crónicas 2cr|Esdras esd|Nehemías neh|Ester est|Salmo sal salmos|Proverbios pr prov prv|Eclesiastés ecl|Cantares cnt cantardeloscantares|Isaías is isa|Jeremías jr jer|Lamentaciones lam|Ezequiel ez|Daniel dn dan|Oseas os|Jonás jon|Miqueas miq|Habacuc hab|Sofonías sof|Zacarías zac|Malaquías mal|Mateo mt mat|Marcos mc mr mar|Lucas lc luc|Juan jn|Hechos hch hech|Romanos ro rom rm|1 Corintios 1co 1cor|2 Corintios 2co 2cor|Gálatas ga gal|Efesios ef efe|Filipenses fil flp|Colosenses col|1 Tesalonicenses 1ts 1tes|2 Tesalonicenses 2ts 2tes|1 Timoteo 1tim 1ti|2 Timoteo 2tim 2ti|Tito tit|Filemón flm|Hebreos he heb|Santiago stg sant|1 Pedro 1p 1pe 1ped|2 Pedro 2p 2pe 2ped|1 Juan 1jn|2 Juan 2jn|3 Juan 3jn|Judas jud|Apocalipsis ap apoc'

/** Matches a name or a short form as people write them: "1 Corintios", "1ª Co.", "S. Mateo", "San Juan", "Sal". */
export const SPANISH_BOOK =
  '(?:(?:[123](?:\\.?[ªaº])?|I{1,3}) )?(?:(?:San|S\\.) ?)?[A-ZÀ-Þ][a-zß-ỿ]+(?: de los Cantares)?\\.?'

/** The names of books as they are in the text of the Bible, by their names and short forms in small letters without spaces. */
const BOOKS: ReadonlyMap<string, string> = new Map([
  ...[...CHAPTER_COUNTS.keys()].map((name) => [simplify(name), name] as const),
  ...SHORT_FORMS.split('|').flatMap((line) => {
    const [, name = '', forms = ''] = /^((?:\d )?\S+) (.+)$/.exec(line) ?? []
    return forms.split(' ').map((form) => [form, name] as const)
  }),
])

/** Returns the name of the book as the text of the Bible writes it, or null. */
export const findSpanishBook = (typed: string): string | null =>
  BOOKS.get(simplify(typed.replace(/(?<![A-Za-zÀ-ỿ])(?:San |S\. ?)/u, ''))) ?? null

function simplify(name: string): string {
  const numbered = name
    .replace(/^(I{1,3}) /, (_, figures: string) => `${figures.length} `)
    .replace(/^([123])\.?[ªaº] /, '$1 ')
  return foldAccents(numbered.toLowerCase()).replace(/[ .]/g, '')
}
