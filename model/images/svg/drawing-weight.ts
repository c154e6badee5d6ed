// Measures how much a browser has to draw for an SVG; an element that is used many times counts each time.
import { findReferencedIds } from './check-css'
import type { SvgElement } from './svg-element'

/** Filter primitives that pass over every pixel many times: 380 of them take Chromium 20 s. */
const SLOW_FILTER = /^fe(?:Turbulence|\w+Lighting|ConvolveMatrix|Morphology|DisplacementMap)$/
/** Returns the weight of an element without its children and the elements that it uses. */
const getOwnWeight = (name: string) =>
  SLOW_FILTER.test(name) ? 1000 : name.startsWith('fe') ? 50 : 1
/** The longest chain of elements that use one another. Drawing programs write chains of two or three. */
const MAX_USE_DEPTH = 100
/** Drawing programs write one or two uses for each element. */
const MAX_CSS_USES = 100_000
/** Gradients are free: browsers compute the colors once for each shape. */
const GRADIENT = /^(?:linear|radial|mesh)gradient$/i

/**
 * Returns about how many shapes a browser draws; a filter primitive counts as many shapes.
 * @param css all stylesheets of the drawing
 * @returns Infinity if an element is drawn within itself, or if there is too much to count
 */
export function measureWeight(root: SvgElement, css: string): number {
  const elements = collectElements(root)
  const byId = new Map(
    elements.flatMap((element) => (element.id === null ? [] : [[element.id, element]])),
  )
  if (!addCssUses(elements, css)) return Infinity
  const weights = new Map<SvgElement, number>()
  const weigh = (element: SvgElement, depth: number): number => {
    const weighed = weights.get(element)
    if (weighed !== undefined) return weighed
    if (depth > MAX_USE_DEPTH) return Infinity
    // An element that is reached again before its weight is known is drawn within itself.
    weights.set(element, Infinity)
    let weight = getOwnWeight(element.name)
    for (const child of element.children) weight += weigh(child, depth)
    for (const { id, times } of element.uses) {
      const used = byId.get(id)
      if (used !== undefined && !GRADIENT.test(used.name)) weight += times * weigh(used, depth + 1)
    }
    weights.set(element, weight)
    return weight
  }
  return weigh(root, 0)
}

function collectElements(root: SvgElement): SvgElement[] {
  const elements = [root]
  for (const element of elements) elements.push(...element.children)
  return elements
}

/** Matches a rule; the lookbehind lets it start only after a brace or at the beginning. */
const RULE = /(?<![^{}])([^{}]*)\{([^{}]*)\}/g

/**
 * Adds the uses in stylesheet rules to the elements. A rule applies to the elements with the last name in its selector, such as
 * `.st0` in `g > .st0`, or to all elements if the selector does not end with a name.
 * @returns false as soon as there are too many uses
 */
function addCssUses(elements: readonly SvgElement[], css: string): boolean {
  const byName = groupByName(elements)
  let count = 0
  for (const [, selectors = '', body = ''] of css.matchAll(RULE)) {
    const ids = findReferencedIds(body)
    if (ids.length === 0) continue
    const lastNames = selectors.split(',').map(parseLastName)
    const matching = lastNames.includes(null)
      ? elements
      : new Set(lastNames.flatMap((name) => byName.get(name ?? '') ?? []))
    count += ids.length * ('size' in matching ? matching.size : matching.length)
    if (count > MAX_CSS_USES) return false
    for (const element of matching) for (const id of ids) element.uses.push({ id, times: 1 })
  }
  return true
}

/** Groups the elements by every name that a selector can use for them: `rect`, `.st0`, `#sky`. */
function groupByName(elements: readonly SvgElement[]): ReadonlyMap<string, readonly SvgElement[]> {
  const groups = new Map<string, SvgElement[]>()
  for (const element of elements) {
    const { name, id, classes } = element
    for (const selector of [name, `#${id ?? ''}`, ...classes.map((className) => `.${className}`)]) {
      const group = groups.get(selector)
      if (group === undefined) groups.set(selector, [element])
      else group.push(element)
    }
  }
  return groups
}

/** Returns the last name of a selector with its `.` or `#`, or null if the selector does not end with a name. */
function parseLastName(selector: string): string | null {
  return /(?:[.#]|(?<![-\w.#]))[-\w]+$/.exec(selector.trimEnd())?.[0] ?? null
}
