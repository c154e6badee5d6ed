// Finds out what the classes of a built site look like. Their short names move when any page needs one more.

/** The rules of each class, without the names of classes and variables, by the name of the class. */
export type ClassStyles = ReadonlyMap<string, string>

type Rule = { readonly selector: string; readonly declarations: string }

/** @param stylesheets the texts of all stylesheets of one site */
export function readClassStyles(stylesheets: readonly string[]): ClassStyles {
  const rules = stylesheets.flatMap(parseRules)
  const resolveVariables = createVariableResolver(rules)
  const styles = new Map<string, Set<string>>()
  for (const { selector, declarations } of rules) {
    for (const [, name = ''] of selector.matchAll(CLASS)) {
      const own = selector.replace(CLASS, (_, other) => (other === name ? '&' : '.other'))
      const texts = styles.get(name) ?? new Set()
      styles.set(name, texts.add(`${own}{${resolveVariables(declarations)}}`))
    }
  }
  return new Map([...styles].map(([name, texts]) => [name, [...texts].sort().join('')]))
}

/** A class in a selector. */
const CLASS = /\.([a-z][\w-]*)/gi
const DECLARED_VARIABLE = /(--[\w-]+):((?:[^;"']|"[^"]*"|'[^']*')*)/g
const USED_VARIABLE = /var\((--[\w-]+)/g

/** Returns a function that replaces variables, whose names are numbers too, with all their values. */
function createVariableResolver(rules: readonly Rule[]): (text: string) => string {
  const values = new Map<string, string>()
  for (const { selector, declarations } of rules) {
    for (const [, name = '', value = ''] of declarations.matchAll(DECLARED_VARIABLE)) {
      const known = values.get(name) ?? ''
      const text = `${selector.replace(CLASS, '')}=${value};`
      if (!known.includes(text)) values.set(name, known + text)
    }
  }
  const resolve = (text: string, depth: number): string =>
    text.replace(USED_VARIABLE, (_, name: string) => {
      const value = values.get(name) ?? ''
      return `var(${depth > 0 ? resolve(value, depth - 1) : ''}`
    })
  // Variables refer to variables, but not in circles.
  return (text) =>
    resolve(
      text.replace(DECLARED_VARIABLE, (_, _name, value) => `--:${value}`),
      3,
    )
}

/** Returns the rules of a stylesheet. The selector of a rule within `@media` and the like begins with that condition. */
function parseRules(css: string): Rule[] {
  const rules: Rule[] = []
  const conditions: string[] = []
  let text = ''
  for (const [token] of css.matchAll(/"[^"]*"|'[^']*'|[{}]|[^{}"']+/g)) {
    if (token === '{') {
      conditions.push(text.slice(text.lastIndexOf(';') + 1).trim())
      text = ''
    } else if (token === '}') {
      if (text !== '') rules.push({ selector: conditions.join(' '), declarations: text })
      conditions.pop()
      text = ''
    } else text += token
  }
  return rules
}
