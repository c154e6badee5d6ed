// How much a browser has to draw for an SVG: parts that are used many times count as often as they are used.
import { namedParts } from './check-css'
import type { Part } from './svg-part'

/** A filter goes over all pixels of what it changes, and these do so many times: 380 of them kept Chromium busy for 20 s. */
const SLOW_STEP = /^fe(?:Turbulence|\w+Lighting|ConvolveMatrix|Morphology|DisplacementMap)$/
const ownWeight = (name: string) => (SLOW_STEP.test(name) ? 1000 : name.startsWith('fe') ? 50 : 1)
/** Parts that use parts that use parts: drawing programs write two or three. */
const DEEPEST_USE = 100
/** Colors are computed once for a shape, however many steps a gradient has. */
const GRADIENT = /^(?:linear|radial|mesh)gradient$/i

/**
 * The number of shapes that a browser draws.
 * @param css all stylesheets of the drawing
 * @returns Infinity where a part is drawn within itself
 */
export function weightOf(root: Part, css: string): number {
  const parts = allParts(root)
  const byId = new Map(parts.flatMap((part) => (part.id === null ? [] : [[part.id, part]])))
  addUsesOfCss(parts, css)
  const weights = new Map<Part, number>()
  const weigh = (part: Part, depth: number): number => {
    const known = weights.get(part)
    if (known !== undefined) return known
    if (depth > DEEPEST_USE) return Infinity
    // Whoever comes back here before it is known has gone in a circle.
    weights.set(part, Infinity)
    let weight = ownWeight(part.name)
    for (const child of part.children) weight += weigh(child, depth)
    for (const { id, times } of part.uses) {
      const used = byId.get(id)
      if (used !== undefined && !GRADIENT.test(used.name)) weight += times * weigh(used, depth + 1)
    }
    weights.set(part, weight)
    return weight
  }
  return weigh(root, 0)
}

function allParts(root: Part): Part[] {
  const parts = [root]
  for (const part of parts) parts.push(...part.children)
  return parts
}

/**
 * Adds what the rules of stylesheets make each part use. The last name of a selector decides, as `.st0` in `g > .st0`; a selector
 * that is harder to read counts for all parts.
 */
function addUsesOfCss(parts: readonly Part[], css: string): void {
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const ids = namedParts(body)
    if (ids.length === 0) continue
    const lasts = selectors.split(',').map((one) => /([.#]?)([-\w]+)\s*$/.exec(one))
    for (const part of parts) {
      const fits = lasts.some(
        (last) => last === null || isNamed(part, last[1] ?? '', last[2] ?? ''),
      )
      if (fits) part.uses.push(...ids.map((id) => ({ id, times: 1 })))
    }
  }
}

function isNamed({ name, id, classes }: Part, mark: string, word: string): boolean {
  if (mark === '.') return classes.includes(word)
  return mark === '#' ? id === word : name === word
}
