// Measures how much a browser has to draw for an SVG; a part that is used many times counts each time.
import { findReferencedIds } from './check-css'
import type { SvgPart } from './svg-part'

/** Filter primitives that pass over every pixel many times: 380 of them take Chromium 20 s. */
const SLOW_FILTER = /^fe(?:Turbulence|\w+Lighting|ConvolveMatrix|Morphology|DisplacementMap)$/
const getOwnWeight = (name: string) =>
  SLOW_FILTER.test(name) ? 1000 : name.startsWith('fe') ? 50 : 1
/** Drawing programs nest uses (a part that uses a part) two or three deep. */
const MAX_USE_DEPTH = 100
/** Drawing programs write one or two uses for each part. */
const MAX_CSS_USES = 100_000
/** Gradients are free: browsers compute the colors once for each shape. */
const GRADIENT = /^(?:linear|radial|mesh)gradient$/i

/**
 * Returns the number of shapes that a browser draws.
 * @param css all stylesheets of the drawing
 * @returns Infinity if a part is drawn within itself, or if there is too much to count
 */
export function measureWeight(root: SvgPart, css: string): number {
  const parts = collectParts(root)
  const byId = new Map(parts.flatMap((part) => (part.id === null ? [] : [[part.id, part]])))
  if (!addCssUses(parts, css)) return Infinity
  const weights = new Map<SvgPart, number>()
  const weigh = (part: SvgPart, depth: number): number => {
    const weighed = weights.get(part)
    if (weighed !== undefined) return weighed
    if (depth > MAX_USE_DEPTH) return Infinity
    // A part that is reached again before its weight is known is drawn within itself.
    weights.set(part, Infinity)
    let weight = getOwnWeight(part.name)
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

function collectParts(root: SvgPart): SvgPart[] {
  const parts = [root]
  for (const part of parts) parts.push(...part.children)
  return parts
}

/** Matches a rule; the lookbehind lets it start only after a brace or at the beginning. */
const RULE = /(?<![^{}])([^{}]*)\{([^{}]*)\}/g

/**
 * Adds the uses that stylesheet rules give to each part. The last name of a selector decides, such as `.st0` in `g > .st0`; a
 * selector that does not end with a name counts for all parts.
 * @returns false as soon as there are too many uses
 */
function addCssUses(parts: readonly SvgPart[], css: string): boolean {
  const byName = groupByName(parts)
  let count = 0
  for (const [, selectors = '', body = ''] of css.matchAll(RULE)) {
    const ids = findReferencedIds(body)
    if (ids.length === 0) continue
    const lastNames = selectors.split(',').map(parseLastName)
    const matching = lastNames.includes(null)
      ? parts
      : new Set(lastNames.flatMap((name) => byName.get(name ?? '') ?? []))
    count += ids.length * ('size' in matching ? matching.size : matching.length)
    if (count > MAX_CSS_USES) return false
    for (const part of matching) for (const id of ids) part.uses.push({ id, times: 1 })
  }
  return true
}

/** Groups the parts by every name that a selector can use for them: `rect`, `.st0`, `#sky`. */
function groupByName(parts: readonly SvgPart[]): ReadonlyMap<string, readonly SvgPart[]> {
  const groups = new Map<string, SvgPart[]>()
  for (const part of parts) {
    const { name, id, classes } = part
    for (const selector of [name, `#${id ?? ''}`, ...classes.map((className) => `.${className}`)]) {
      const group = groups.get(selector)
      if (group === undefined) groups.set(selector, [part])
      else group.push(part)
    }
  }
  return groups
}

/** Returns the last name of a selector with its `.` or `#`, or null if the selector does not end with a name. */
function parseLastName(selector: string): string | null {
  return /(?:[.#]|(?<![-\w.#]))[-\w]+$/.exec(selector.trimEnd())?.[0] ?? null
}
