// Shortens the names of classes and variables. Emotion's class names are hashes, which do not compress and are on every page.
import { readTags, replaceParts, type Replacement } from '../../components/html/read-tags'
import { isClassRule, type CollectedStyles } from './emotion-styles'

/** Maps Emotion's name of a class to its short name: `s-17cuib8` to `s-1k`. */
export type ClassNames = ReadonlyMap<string, string>

/** Returns short names for all classes. The same styles always have the same names, whatever the order of pages. */
export function shortenClassNames(styles: CollectedStyles): ClassNames {
  const classes = Object.entries(styles).filter(isClassRule)
  const sorted = classes.map(([name]) => `s-${name}`).sort()
  return new Map(sorted.map((name, index) => [name, `s-${index.toString(36)}`]))
}

/** An Emotion class in a selector, or a variable. */
const NAME = /\.(s-\w+)|(?<![\w-])--[\w-]+/g

/** Renames classes and variables in the stylesheet. Only the stylesheet refers to variables. */
export function renameInStylesheet(css: string, names: ClassNames): string {
  const variables = new Map<string, string>()
  return css.replace(NAME, (all, name: string | undefined) => {
    if (name !== undefined) return `.${names.get(name) ?? name}`
    const short = variables.get(all) ?? `--${variables.size.toString(36)}`
    variables.set(all, short)
    return short
  })
}

/** MUI's own classes, for which there are no rules. */
const MUI_CLASS = /^Mui/

/** Renames classes in `class` attributes only, and removes those of MUI; text that looks like a tag is left alone. */
export function renameInHtml(html: string, names: ClassNames): string {
  const replacements: Replacement[] = []
  readTags(html, ['class'], ({ values }) => {
    const value = values['class']
    if (value === undefined) return
    const classes = html.slice(value.from, value.to).split(' ')
    const ours = classes.filter((name) => !MUI_CLASS.test(name))
    replacements.push({ ...value, text: ours.map((name) => names.get(name) ?? name).join(' ') })
  })
  return replaceParts(html, replacements)
}

/** Returns the renames that lead from the short names of one build to those of the next. */
export function composeRenames(before: ClassNames, now: ClassNames): ClassNames {
  return new Map([...before].map(([name, short]) => [short, now.get(name) ?? name]))
}
