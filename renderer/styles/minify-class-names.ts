// Short names for classes and variables. Emotion's classes are random letters, which do not compress, and stand in each page too.
import { readTags, replaceParts, type Replacement } from '../../components/html/read-tags'
import { isClassRule, type Styles } from './emotion-styles'

/** By Emotion's name of a class the one that is written: `s-1k` for `s-17cuib8`. */
export type ClassNames = ReadonlyMap<string, string>

/** The same styles always give the same names, whatever the order of pages. */
export function shortenClassNames(styles: Styles): ClassNames {
  const classes = Object.entries(styles).filter(isClassRule)
  const sorted = classes.map(([name]) => `s-${name}`).sort()
  return new Map(sorted.map((name, index) => [name, `s-${index.toString(36)}`]))
}

/** A class of Emotion in a selector, or a variable. */
const NAME = /\.(s-\w+)|(?<![\w-])--[\w-]+/g

/** Variables get short names too: nothing but the stylesheet names them. */
export function renameInStylesheet(css: string, names: ClassNames): string {
  const variables = new Map<string, string>()
  return css.replace(NAME, (all, name: string | undefined) => {
    if (name !== undefined) return `.${names.get(name) ?? name}`
    const short = variables.get(all) ?? `--${variables.size.toString(36)}`
    variables.set(all, short)
    return short
  })
}

/** Only the values of class attributes are renamed: words that look like a tag stay as they are. */
export function renameInHtml(html: string, names: ClassNames): string {
  const renamed: Replacement[] = []
  readTags(html, ['class'], ({ values }) => {
    const value = values['class']
    if (value === undefined) return
    const classes = html.slice(value.from, value.to).split(' ')
    renamed.push({ ...value, text: classes.map((name) => names.get(name) ?? name).join(' ') })
  })
  return replaceParts(html, renamed)
}

/** From the names of one build to those of the next. */
export function composeRenames(before: ClassNames, now: ClassNames): ClassNames {
  const moves = [...before].map(([name, short]) => [short, now.get(name) ?? name] as const)
  return new Map(moves)
}
