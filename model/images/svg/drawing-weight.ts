// How much a browser has to draw for an SVG: parts that are used many times count as often as they are used.
import { findReferencedIds } from './check-css'
import type { SvgName } from './svg-part'

/** A filter goes over all pixels of what it changes, and these do so many times: 380 of them kept Chromium busy for 20 s. */
const SLOW_STEP = /^fe(?:Turbulence|\w+Lighting|ConvolveMatrix|Morphology|DisplacementMap)$/
const ownWeight = (name: string) => (SLOW_STEP.test(name) ? 1000 : name.startsWith('fe') ? 50 : 1)
/** Parts that use parts that use parts: drawing programs write two or three. */
const DEEPEST_USE = 100
/** Drawing programs write one or two for a part. */
const MOST_USES_OF_CSS = 100_000
/** Colors are computed once for a shape, however many steps a gradient has. */
const GRADIENT = /^(?:linear|radial|mesh)gradient$/i

/**
 * The number of shapes that a browser draws.
 * @param css all stylesheets of the drawing
 * @returns Infinity where a part is drawn within itself, or where there is too much to count
 */
export function measureWeight(root: SvgName, css: string): number {
  const parts = allParts(root)
  const byId = new Map(parts.flatMap((part) => (part.id === null ? [] : [[part.id, part]])))
  if (!addUsesOfCss(parts, css)) return Infinity
  const weights = new Map<SvgName, number>()
  const weigh = (part: SvgName, depth: number): number => {
    const known = weights.get(part)
    if (known !== undefined) return known
    if (depth > DEEPEST_USE) return Infinity
    // A part that is reached again before its weight is known is drawn within itself.
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

function allParts(root: SvgName): SvgName[] {
  const parts = [root]
  for (const part of parts) parts.push(...part.children)
  return parts
}

/** A rule, tried only from where one can begin: after a brace, or at the start. */
const RULE = /(?<![^{}])([^{}]*)\{([^{}]*)\}/g

/**
 * Adds what the rules of stylesheets make each part use. The last name of a selector decides, as `.st0` in `g > .st0`; a selector
 * that is harder to read counts for all parts.
 * @returns false as soon as the rules make the parts use too many others
 */
function addUsesOfCss(parts: readonly SvgName[], css: string): boolean {
  const byName = groupByName(parts)
  let count = 0
  for (const [, selectors = '', body = ''] of css.matchAll(RULE)) {
    const ids = findReferencedIds(body)
    if (ids.length === 0) continue
    const lasts = selectors.split(',').map(lastName)
    const fitting = lasts.includes(null)
      ? parts
      : new Set(lasts.flatMap((name) => byName.get(name ?? '') ?? []))
    count += ids.length * ('size' in fitting ? fitting.size : fitting.length)
    if (count > MOST_USES_OF_CSS) return false
    for (const part of fitting) for (const id of ids) part.uses.push({ id, times: 1 })
  }
  return true
}

/** The parts by all that a selector can call them: `rect`, `.st0`, `#sky`. */
function groupByName(parts: readonly SvgName[]): ReadonlyMap<string, readonly SvgName[]> {
  const groups = new Map<string, SvgName[]>()
  for (const part of parts) {
    const { name, id, classes } = part
    for (const one of [name, `#${id ?? ''}`, ...classes.map((word) => `.${word}`)]) {
      const group = groups.get(one)
      if (group === undefined) groups.set(one, [part])
      else group.push(part)
    }
  }
  return groups
}

/** The last name of a selector with its `.` or `#`, or null when it does not end with a name. */
function lastName(selector: string): string | null {
  return /(?:[.#]|(?<![-\w.#]))[-\w]+$/.exec(selector.trimEnd())?.[0] ?? null
}
