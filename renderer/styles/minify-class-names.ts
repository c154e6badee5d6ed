// Shortens the names of classes and variables. Emotion's class names are hashes, which do not compress and are on every page.
import { readTags, replaceParts, type Replacement } from '../../components/html/read-tags'
import { isClassRule, type CollectedStyles } from './emotion-styles'

/** Maps Emotion's name of a class to its short name: `s-17cuib8` to `k`. */
export type ClassNames = Readonly<Record<string, string>>

/**
 * Returns short names for all classes, the shortest ones for those that most kinds of pages need. The same styles always have the same
 * names, whatever the order of pages.
 * @param countKinds counts the kinds of pages that need a rule
 */
export function shortenClassNames(
  styles: CollectedStyles,
  countKinds: (name: string) => number,
): ClassNames {
  const names = Object.entries(styles)
    .filter(isClassRule)
    .map(([name]) => ({ name, count: countKinds(name) }))
    .sort((first, second) => second.count - first.count || (first.name < second.name ? -1 : 1))
  return Object.fromEntries(names.map(({ name }, index) => [`s-${name}`, createName(index)]))
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Returns `a` to `Z`, then `aa` to `ZZ` and so on. A class name cannot begin with a digit. */
function createName(index: number): string {
  const letter = LETTERS.charAt(index % LETTERS.length)
  const rest = Math.floor(index / LETTERS.length)
  return rest === 0 ? letter : createName(rest - 1) + letter
}

/** An Emotion class in a selector, or a variable. */
const NAME = /\.(s-\w+)|(?<![\w-])--[\w-]+/g

/** Renames classes and variables in the stylesheet. Only the stylesheet refers to variables. */
export function renameInStylesheet(css: string, names: ClassNames): string {
  const variables = new Map<string, string>()
  return css.replace(NAME, (all, name: string | undefined) => {
    if (name !== undefined) return `.${names[name] ?? name}`
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
    replacements.push({ ...value, text: ours.map((name) => names[name] ?? name).join(' ') })
  })
  return replaceParts(html, replacements)
}

/** Returns the renames that lead from the short names of one build to those of the next. */
export function composeRenames(before: ClassNames, now: ClassNames): ClassNames {
  return Object.fromEntries(
    Object.entries(before).map(([name, short]) => [short, now[name] ?? name]),
  )
}
