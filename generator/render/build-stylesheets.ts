// Builds the stylesheets: one that all pages load, and one for each kind of page with the rules that few other kinds need. So the first
// page of a visitor brings little that only other pages use (docs/decisions/styles-and-policy.md).
import {
  isClassRule,
  pruneVariables,
  writeRules,
  type CollectedStyles,
} from '../../renderer/styles/emotion-styles'
import {
  renameInStylesheet,
  shortenClassNames,
  type ClassNames,
} from '../../renderer/styles/minify-class-names'
import { OWN_STYLESHEET_PATH, STYLESHEET_PATH } from '../../renderer/styles/stylesheet-path'
import { getHashedName } from '../assets/hashed-name'

export type Stylesheets = {
  /** The short names of all classes. */
  readonly classes: ClassNames
  /** The contents by their paths relative to the base. */
  readonly files: ReadonlyMap<string, string>
  /**
   * Returns the paths of the stylesheets of a page.
   * @param kind one of the kinds from which the stylesheets were built
   */
  readonly getPaths: (kind: string) => readonly string[]
}

type Options = {
  readonly styles: CollectedStyles
  /** The names of the rules that each page needs, separated by spaces; many pages have the same ones. */
  readonly kinds: readonly string[]
  readonly rewriteUrls: (css: string) => string
}

/** A rule that this share of all kinds of pages needs is in the stylesheet of all pages. */
const COMMON_SHARE = 0.65

/** A comment that nothing else contains. Variables are pruned and renamed in all stylesheets together. */
const SEPARATOR = '/*-*/'

export function buildStylesheets({ styles, kinds, rewriteUrls }: Options): Stylesheets {
  // Sorted, because reused pages come before rendered ones, and the stylesheets must not depend on that.
  const distinct = [...new Set(kinds)]
    .sort()
    .map((kind) => ({ kind, names: new Set(kind.split(' ')) }))
  const countKinds = (name: string) => distinct.filter(({ names }) => names.has(name)).length
  const classes = shortenClassNames(styles, countKinds)
  const rules = Object.entries(styles)
  const rare = new Set(
    rules
      .filter((rule) => isClassRule(rule) && countKinds(rule[0]) < distinct.length * COMMON_SHARE)
      .map(([name]) => name),
  )
  const pick = (isPicked: (name: string) => boolean) =>
    writeRules(Object.fromEntries(rules.filter(([name]) => isPicked(name))))
  const common = pick((name) => !rare.has(name))
  const own = distinct.map(({ names }) => pick((name) => rare.has(name) && names.has(name)))
  const css = pruneVariables([common, ...own].join(SEPARATOR))
  const [commonCss = '', ...ownCss] = rewriteUrls(renameInStylesheet(css, classes)).split(SEPARATOR)

  const files = new Map<string, string>()
  const add = (path: string, content: string) => {
    const hashedPath = getHashedName(path, content)
    files.set(hashedPath, content)
    return hashedPath
  }
  const commonPath = add(STYLESHEET_PATH, commonCss)
  const pathsByKind = new Map(
    distinct.map(({ kind }, index) => {
      const content = ownCss[index] ?? ''
      return [kind, content === '' ? [commonPath] : [commonPath, add(OWN_STYLESHEET_PATH, content)]]
    }),
  )
  return { files, classes, getPaths: (kind) => pathsByKind.get(kind) ?? [commonPath] }
}
