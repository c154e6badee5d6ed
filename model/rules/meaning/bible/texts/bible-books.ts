// The number of chapters of each book of the Bible, by its English and Spanish names.

const BOOKS =
  'Genesis/Génesis 50|Exodus/Éxodo 40|Leviticus/Levítico 27|Numbers/Números 36|Deuteronomy/Deuteronomio 34|Joshua/Josué 24|Judges/Jueces 21|Ruth/Rut 4|1 Samuel 31|2 Samuel 24|1 Kings/1 Reyes 22|2 Kings/2 Reyes 25|1 Chronicles/1 Crónicas 29|2 Chronicles/2 Crónicas 36|Ezra/Esdras 10|Nehemiah/Nehemías 13|Esther/Ester 16|Job 42|Psalm/Psalms/Salmo/Salmos 150|Proverbs/Proverb/Proverbios 31|Ecclesiastes/Eclesiastés 12|Song of Solomon/Song of Songs/Cantares 8|Isaiah/Isaías 66|Jeremiah/Jeremías 52|Lamentations/Lamentaciones 5|Ezekiel/Ezequiel 48|Daniel 14|Hosea/Oseas 14|Joel 4|Amos/Amós 9|Obadiah/Abdías 1|Jonah/Jonás 4|Micah/Miqueas 7|Nahum/Nahúm 3|Habakkuk/Habacuc 3|Zephaniah/Sofonías 3|Haggai/Hageo 2|Zechariah/Zacarías 14|Malachi/Malaquías 4|Matthew/Mateo 28|Mark/Marcos 16|Luke/Lucas 24|John/Juan 21|Acts/Hechos 28|Romans/Romanos 16|1 Corinthians/1 Corintios 16|2 Corinthians/2 Corintios 13|Galatians/Gálatas 6|Ephesians/Efesios 6|Philippians/Filipenses 4|Colossians/Colosenses 4|1 Thessalonians/1 Tesalonicenses 5|2 Thessalonians/2 Tesalonicenses 3|1 Timothy/1 Timoteo 6|2 Timothy/2 Timoteo 4|Titus/Tito 3|Philemon/Filemón 1|Hebrews/Hebreos 13|James/Santiago 5|1 Peter/1 Pedro 5|2 Peter/2 Pedro 3|1 John/1 Juan 5|2 John/2 Juan 1|3 John/3 Juan 1|Jude/Judas 1|Revelation/Apocalipsis 22|Tobit 14|Judith 16|Wisdom 19|Sirach 51|Baruch 6|1 Maccabees 16|2 Maccabees 15'

/** The English and Spanish names of each book. */
const NAMES: readonly (readonly string[])[] = BOOKS.split('|').map((line) =>
  line.replace(/ \d+$/, '').split('/'),
)

/** The number of chapters by the name of the book. Catholic and Orthodox Bibles have a few more, which are included. */
export const CHAPTER_COUNTS: ReadonlyMap<string, number> = new Map(
  BOOKS.split('|').flatMap((line) => {
    const [, names = '', count] = /^(.+) (\d+)$/.exec(line) ?? []
    return names.split('/').map((name) => [name, Number(count)] as const)
  }),
)

/** Returns whether two names are those of the same book, in any language. */
export const isSameBook = (first: string, second: string): boolean =>
  NAMES.some((names) => names.includes(first) && names.includes(second))

/** Returns the Spanish name of a book; a name that is in no list stays as it is. */
export function getSpanishBook(book: string): string {
  const names = NAMES.find((list) => list.includes(book)) ?? [book]
  // The first half of the names is English.
  return names[Math.ceil(names.length / 2)] ?? book
}

/** Returns the first English name of a book, or the same name if none is known. */
export const getEnglishName = (book: string): string =>
  NAMES.find((names) => names.includes(book))?.[0] ?? book
