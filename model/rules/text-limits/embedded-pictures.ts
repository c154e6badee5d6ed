// Finds pictures that are in the text itself and make a line too long for the parser.
import { describeEmbeddedPicture, UNUSED_EMBEDDED_PICTURE } from '../../images/embedded-picture'
import type { LocatedProblem, ProblemDetails } from '../../problems/problem'

const PICTURE = /data:image\/[\w.+-]+[;,]/i
/** Matches a picture in its place, in Markdown or as a code. */
const IN_PLACE = /!\[[^\][]*\]\(\s*<?data:image\/|<img\s[^<>]*?src=["']?data:image\//gi
/** Matches a picture on a line of its own, with the name by which the text refers to it. */
const DEFINITION = /^ {0,3}\[([^\][]+)\]:\s*<?data:image\//i
/** Matches a place that refers to a picture by its name: `![a walk][image1]` or `![image1]`. */
const PLACE = /!\[([^\][]*)\](?:\[([^\][]*)\])?(?!\()/g

/**
 * Returns a problem for each place of such a picture if one of them is longer than a line can be; nothing for other texts.
 * @param locate gives a problem its position, from the index of its line and that in the line
 */
export function checkEmbeddedPictures(
  lines: readonly string[],
  maxLength: number,
  locate: (line: number, problem: ProblemDetails, index: number) => LocatedProblem,
): LocatedProblem[] {
  if (!lines.some((line) => line.length > maxLength && PICTURE.test(line))) return []
  const definitions = new Map<string, { name: string; line: number }>()
  lines.forEach((text, line) => {
    const name = DEFINITION.exec(text)?.[1]
    if (name !== undefined) definitions.set(name.toLowerCase(), { name, line })
  })
  const used = new Set<string>()
  const problems = lines.flatMap((text, line) => {
    const report = (source: string, index: number) =>
      locate(line, describeEmbeddedPicture(source), index)
    const inPlace = [...text.matchAll(IN_PLACE)].map(({ index, 0: source }) =>
      report(`${source})`, index),
    )
    const places = [...text.matchAll(PLACE)].flatMap(
      ({ index, 0: source, 1: alt = '', 2: label }) => {
        const definition = definitions.get((label || alt).toLowerCase())
        if (definition === undefined) return []
        used.add(definition.name)
        return [report(source, index)]
      },
    )
    const isFound = inPlace.length > 0 || DEFINITION.test(text)
    const bare = isFound || text.length <= maxLength ? -1 : text.search(PICTURE)
    return [...inPlace, ...places, ...(bare === -1 ? [] : [report('![]()', bare)])]
  })
  const unused = [...definitions.values()].filter(({ name }) => !used.has(name))
  return [...problems, ...unused.map(({ line }) => locate(line, UNUSED_EMBEDDED_PICTURE, 0))]
}
