// The styles of all rendered pages. The only file that knows how Emotion keeps them.
import createCache, { type EmotionCache } from '@emotion/cache'

/** The rules by their names; the name of a component's rule is its class without the prefix. */
export type Styles = Readonly<Record<string, string>>

/**
 * A cache that one process shares between all pages it renders: with `compat` it keeps every rule it has seen instead of
 * writing style elements into the pages.
 */
export function createStyleCache(): EmotionCache {
  // Without plugins nothing is repeated in the words of browsers from before 2022, which our script leaves out too.
  const cache = createCache({ key: 's', stylisPlugins: [] })
  cache.compat = true
  return cache
}

/** All rules that pages rendered with the cache so far need. */
export function collectStyles(cache: EmotionCache): Styles {
  return Object.fromEntries(
    Object.entries(cache.inserted).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** The names of the rules that belong to classes: the classes of Emotion without their prefix. */
export function extractClassNames(classes: Iterable<string>): string[] {
  return [...classes].filter((name) => name.startsWith('s-')).map((name) => name.slice(2))
}

/** The rules for the classes with these names, and those that belong to no class. */
export function pickStyles(styles: Styles, names: ReadonlySet<string>): Styles {
  const ofClasses = Object.entries(styles).filter((rule) => isClassRule(rule) && names.has(rule[0]))
  const used = ofClasses.map(([, css]) => css).join('')
  const others = Object.entries(styles).filter(
    (rule) => !isClassRule(rule) && (!rule[1].startsWith('@keyframes') || used.includes(rule[0])),
  )
  return Object.fromEntries([...others, ...ofClasses])
}

/** It may begin with `@media`. */
export const isClassRule = ([name, css]: readonly [name: string, css: string]) =>
  css.includes(`.s-${name}`)

/**
 * One stylesheet of all rules: global rules first, then classes by name, so that its text does not depend on the order in which
 * pages were rendered. Theme variables that no rule uses are left out.
 */
export function writeStylesheet(styles: Styles): string {
  const rules = Object.entries(styles).sort((first, second) => {
    const globals = Number(isClassRule(first)) - Number(isClassRule(second))
    return globals !== 0 ? globals : first[0] < second[0] ? -1 : 1
  })
  return pruneVariables(rules.map(([, css]) => css).join(''))
}

const DECLARATION = /(--[\w-]+):((?:[^;{}"']|"[^"]*"|'[^']*')*);?/g
const USE = /var\((--[\w-]+)/g

/** Drops declarations of variables that nothing uses, not even another variable that is used. */
export function pruneVariables(css: string): string {
  const uses = new Set<string>()
  const needs = new Map<string, Set<string>>()
  const rest = css.replace(DECLARATION, (_, name: string, value: string) => {
    const needed = needs.get(name) ?? new Set<string>()
    for (const [, other] of value.matchAll(USE)) needed.add(other ?? '')
    needs.set(name, needed)
    return ''
  })
  const follow = (name: string) => {
    if (uses.has(name)) return
    uses.add(name)
    for (const other of needs.get(name) ?? []) follow(other)
  }
  for (const [, name] of rest.matchAll(USE)) follow(name ?? '')
  return css.replace(DECLARATION, (declaration, name: string) =>
    uses.has(name) ? declaration : '',
  )
}
