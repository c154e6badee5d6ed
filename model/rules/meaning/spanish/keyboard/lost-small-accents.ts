// Finds small Spanish words without their accent that are words without it, too: "es mas seguro", "a que hora", "no sabe que hacer".

type LostAccent = { readonly typed: string; readonly index: number; readonly written: string }

const START = '(?<![A-Za-zÀ-ỿ])'
const END = '(?![A-Za-zÀ-ỿ])'
const ASKED =
  '(?:saber|sab(?:e|en|emos|r[aá])|diremos|decir(?:le|les|nos)?|d[ií]ga(?:nos|le|me)|pregunt(?:e|ar|aremos|arle|arnos)|preg[uú]ntenos|explic(?:ar|amos|aremos)|pensar|decidir)'
const WRITTEN: Readonly<Record<string, string>> = {
  mas: 'más',
  que: 'qué',
  como: 'cómo',
  donde: 'dónde',
  cuanto: 'cuánto',
  cual: 'cuál',
}

/** The old word "mas" means "but": it is after a comma, or before a part of a sentence of its own. */
const ALWAYS = [
  `${START}(?:es|son|era|está|están|hay|algo|nada|alguien|nadie|mucho|poco|una vez) (mas)${END}(?! (?:no|sí|nunca|él|ella|ellos|ellas|nosotros|yo|los?|las?|el|también|si)${END})`,
  `${START}(mas)(?= (?:información|seguro|segura|fácil|tarde|adelante|cerca|allá)${END})`,
  `${START}(?:a|desde|hasta) (que)(?= horas?${END})`,
  `${START}${ASKED} (que)(?= (?!mujer|lugar|ayer|hogar)[a-zß-ỿ]{2,}[aei]r(?:les?|nos)?[.;?!])`,
  `${START}no sab(?:e|en) (que)(?= [a-zß-ỿ]{2,}[aei]r(?:les?|nos)?,)`,
  `${START}${ASKED} (que)(?= (?<verb>[a-zß-ỿ]+)${END}[^.!?\\n]{0,40} y que no \\k<verb>${END})`,
  `${START}${ASKED} que (?<before>[a-zß-ỿ]+)${END}[^.!?\\n]{0,40} y (que)(?= no \\k<before>${END})`,
]

/** What is sure in a line that has lost other accents. */
const BESIDE_OTHERS = [
  `(?<=[A-Za-zÀ-ỿ] )(mas)(?= [A-Za-zÀ-ỿ])(?! no )`,
  `${START}${ASKED} (como|donde|cuanto)(?= (?:funciona|cuesta|se|est[aá]|estamos|queda|podemos|puede|llegar|ayudar|donar|empezar)${END})`,
  `${START}${ASKED} (que)(?= (?:ofrecemos|hacemos|necesita|quiere)(?:[.,;?!]| y que ))`,
  `${START}${ASKED} (cual)(?= (?:es|son)${END})`,
]

/** Returns these words of a Spanish line. */
export function findLostSmallAccents(line: string, hasLostOthers: boolean): LostAccent[] {
  if (!/(?<![A-Za-zÀ-ỿ])(?:mas|que|como|donde|cuanto|cual)(?![A-Za-zÀ-ỿ])/u.test(line)) return []
  const found = new Map<number, LostAccent>()
  for (const pattern of hasLostOthers ? [...ALWAYS, ...BESIDE_OTHERS] : ALWAYS)
    for (const match of line.matchAll(new RegExp(pattern, 'dgiu'))) {
      const place = match.indices?.find((_, group) => WRITTEN[match[group] ?? ''] !== undefined)
      if (!place) continue
      const typed = line.slice(...place)
      found.set(place[0], { typed, index: place[0], written: WRITTEN[typed] ?? typed })
    }
  return [...found.values()]
}
