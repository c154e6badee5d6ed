// Finds parents and babies without their accents, where the word without it is another one: "los papas", "la mama", "su bebe".

type LostAccent = {
  readonly typed: string
  readonly index: number
  readonly written: string
}

const START = '(?<![A-Za-zÀ-ỿ])'
const END = '(?![A-Za-zÀ-ỿ])'
const WHOSE = '(?:mi|tu|su|nuestr[oa]|cada|futur[oa]|nuev[oa]|buen[oa]?|joven)'
const ALL_WHOSE =
  '(?:mis|tus|sus|nuestr[oa]s|futur[oa]s|nuev[oa]s|buen[oa]s|jóvenes|much[oa]s|otr[oa]s|algun[oa]s|para|entre)'

/** Matches both parents beside each other. */
const COUPLE = `${START}(?:mam[aá]s? (?:y|o|e) papas?|papas? (?:y|o|e) mam[aá]s?|mamas? (?:y|o|e) pap[aá]s?|pap[aá]s? (?:y|o|e) mamas?)${END}(?! frit)`
/** The word with a feminine article is that of potatoes. */
const FATHERS = `(?<=${START}(?:los|unos|estos|esos|todos los|muchos|otros|algunos|nuestros|nuevos|futuros|buenos|sus|mis|tus|jóvenes) )papas${END}(?! frit)`
const FATHER = `(?<=${START}(?:mi|tu|su|nuestro|futuro|nuevo|buen|ser|un) )papa${END}(?! frit)|(?<=${START}(?:el|del|al) )papa(?= (?:del? (?:l[oa]s? )?(?:su |sus )?(?:beb[eé]|bebés|niñ[oa]s?|hij[oa]s?|criatura)|y la mam[aá])${END})`
const MOTHERS = `(?<=${START}(?:las|unas|estas|esas|para|entre|de|con|${ALL_WHOSE}) )mamas${END}`
const MOTHER = `(?<=${START}(?:la|una|esta|esa|otra|ser|es|${WHOSE}) )mama${END}`
const BABY = `(?<=${START}(?:el|un|al|del|este|ese|otro|primer|recién|para|de|con|${WHOSE}) )bebe${END}(?! (?:agua|leche|té|café|jugo|much[oa]|poc[oa]|con|de un)${END})`
const BABIES = `(?<=${START}(?:los|unos|estos|esos|dos|tres|para|de|con|entre|${ALL_WHOSE}) )bebes${END}`

const RULES: readonly { readonly words: RegExp; readonly except?: RegExp }[] = [
  { words: new RegExp(COUPLE, 'giu') },
  {
    words: new RegExp(`${FATHERS}|${FATHER}`, 'giu'),
    except:
      /católic|romano|(?<![A-Za-zÀ-ỿ])Roma(?![A-Za-zÀ-ỿ])|vatican|pontífice|encíclica|Santa Sede|(?<![A-Za-zÀ-ỿ])(?:Francisco|Juan Pablo|Benedicto|León|siglo|sopa|puré|kilos?|libras|frit[ao]s|cocina|receta)(?![A-Za-zÀ-ỿ])/iu,
  },
  {
    words: new RegExp(`${MOTHERS}|${MOTHER}`, 'giu'),
    except:
      /cáncer|mamograf|mamari|seno|pecho|pezón|lactan|leche|amamant|autoexamen|exámen|examen|quiste|tumor|bult[ou]|glándula|radiograf|ultrasonidos? de mama|salud|dolor|revis|chequeo|implante|densidad/iu,
  },
  { words: new RegExp(`${BABY}|${BABIES}`, 'giu') },
]

/** Returns these words of a Spanish line, with the accent that each lacks. */
export function findLostFamilyAccents(line: string): LostAccent[] {
  if (!/(?:mama|papa|bebe)s?(?![A-Za-zÀ-ỿ])/iu.test(line)) return []
  const found = new Map<number, LostAccent>()
  for (const { words, except } of RULES) {
    if (except?.test(line)) continue
    for (const { 0: typed, index: start } of line.matchAll(words))
      for (const { 0: word, index } of typed.matchAll(
        /(?:mama|papa|bebe)(?=s?(?![A-Za-zÀ-ỿ]))s?/giu,
      ))
        if (!isName(line, start + index, word))
          found.set(start + index, { typed: word, index: start + index, written: addAccent(word) })
  }
  return [...found.values()]
}

/** Returns whether a capital letter within a sentence makes a word a name. */
const isName = (line: string, index: number, word: string): boolean =>
  /^[A-ZÀ-Þ]/u.test(word) && !/(?:^|[.!?:¿¡>#*-] *)$/.test(line.slice(0, index))

const addAccent = (word: string): string =>
  word.replace(/[ae](?=s?$)/, (vowel) => (vowel === 'a' ? 'á' : 'é'))
