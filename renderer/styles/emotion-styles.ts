// The styles of all rendered pages. This is the only file that knows how Emotion stores them.
import createCache, { type EmotionCache } from '@emotion/cache'

/** CSS rules by name; the name of a component's rule is its class without the prefix. */
export type CollectedStyles = Readonly<Record<string, string>>

/**
 * Creates the cache that one process shares between all pages it renders. With `compat` it collects every rule instead of writing
 * style elements into the pages.
 */
export function createStyleCache(): EmotionCache {
  // Without plugins there are no vendor prefixes, which only browsers from before 2022 need; our script excludes them as well.
  const cache = createCache({ key: 's', stylisPlugins: [] })
  cache.compat = true
  return cache
}

/** Returns all rules needed by the pages rendered with the cache so far. */
export function collectStyles(cache: EmotionCache): CollectedStyles {
  return Object.fromEntries(
    Object.entries(cache.inserted).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** Returns the rule names of classes: Emotion's classes without their prefix. */
export function extractClassNames(classes: Iterable<string>): string[] {
  return [...classes].filter((name) => name.startsWith('s-')).map((name) => name.slice(2))
}

/** Returns the rules of these classes, and the rules that belong to no class. */
export function pickStyles(styles: CollectedStyles, names: ReadonlySet<string>): CollectedStyles {
  const classRules = Object.entries(styles).filter(
    (rule) => isClassRule(rule) && names.has(rule[0]),
  )
  const used = classRules.map(([, css]) => css).join('')
  const others = Object.entries(styles).filter(
    (rule) => !isClassRule(rule) && (!rule[1].startsWith('@keyframes') || used.includes(rule[0])),
  )
  return Object.fromEntries([...others, ...classRules])
}

/** Returns whether the rule belongs to a class. It may begin with `@media`. */
export const isClassRule = ([name, css]: readonly [name: string, css: string]) =>
  css.includes(`.s-${name}`)

/** Writes one stylesheet of all rules. Theme variables that no rule uses are omitted. */
export const writeStylesheet = (styles: CollectedStyles): string =>
  pruneVariables(writeRules(styles))

/**
 * Writes the rules: global ones first, then classes by their declarations, so that the result does not depend on the order in which
 * pages were rendered, and similar rules are side by side, which compresses best.
 */
export function writeRules(styles: CollectedStyles): string {
  const rules = Object.entries(styles).map(([name, css]) => {
    const isClass = isClassRule([name, css])
    return { css, key: isClass ? `2${css.replaceAll(name, '')}` : `1${name}` }
  })
  rules.sort((first, second) => (first.key < second.key ? -1 : 1))
  return rules.map(({ css }) => css).join('')
}

const DECLARATION = /(--[\w-]+):((?:[^;{}"']|"[^"]*"|'[^']*')*);?/g
const USE = /var\((--[\w-]+)/g

/** Removes declarations of variables that no rule uses, directly or through another variable. */
export function pruneVariables(css: string): string {
  const used = new Set<string>()
  const references = new Map<string, Set<string>>()
  const rest = css.replace(DECLARATION, (_, name: string, value: string) => {
    const names = references.get(name) ?? new Set<string>()
    for (const [, other] of value.matchAll(USE)) names.add(other ?? '')
    references.set(name, names)
    return ''
  })
  const markUsed = (name: string) => {
    if (used.has(name)) return
    used.add(name)
    for (const other of references.get(name) ?? []) markUsed(other)
  }
  for (const [, name] of rest.matchAll(USE)) markUsed(name ?? '')
  return css.replace(DECLARATION, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  )
}
