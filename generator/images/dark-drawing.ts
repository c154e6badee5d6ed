// Adds the dark version of a drawing to its file, under the fragment `#dark`, because not every browser passes the color scheme of a
// page on to its images (docs/design/drawings.md).
import { readTags, replaceParts, type Replacement } from '../../components/html/read-tags'

/** The style that `npm run generate` writes into our drawings (tools/codegen/illustrations). Other SVG images do not have it. */
const DARK_STYLE = /<style id="night">@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/

/** A rule of this style: `.hill[fill]{fill:#2f5550}` or `[fill="#E9B44C"]{fill:#d79f42}`. */
const DARK_RULE = /([^{}]+)\{[\w-]+:(#\w+)\}/g

const PAINT_ATTRIBUTES = ['fill', 'stroke', 'stop-color']

/**
 * Returns the drawing with each color as a variable, whose value is the dark color if the URL of the image ends in `#dark`. Variables
 * reach the shapes that `<use>` repeats, which a selector with `:target` does not. Any other SVG image is returned unchanged.
 */
export function addDarkVersion(svg: string): string {
  const [style, rules] = DARK_STYLE.exec(svg) ?? []
  const hasOtherUses = svg.split('<style').length > 2 || /<svg[^>]* id=/.test(svg)
  if (style === undefined || rules === undefined || hasOtherUses) return svg
  const darkColors = new Map(
    [...rules.matchAll(DARK_RULE)].map(([, name = '', dark = '']) => [name, dark]),
  )
  const colors: { readonly light: string; readonly dark: string }[] = []
  const getVariable = (light: string, dark: string) => {
    const known = colors.findIndex((color) => color.light === light && color.dark === dark)
    return known === -1 ? colors.push({ light, dark }) - 1 : known
  }
  const parts: Replacement[] = []
  readTags(svg, [...PAINT_ATTRIBUTES, 'class'], ({ values }) => {
    const role = values['class'] && svg.slice(values['class'].from, values['class'].to)
    for (const attribute of PAINT_ATTRIBUTES) {
      const value = values[attribute]
      if (value === undefined) continue
      const light = svg.slice(value.from, value.to)
      const dark = darkColors.get(
        role === undefined ? `[${attribute}="${light}"]` : `.${role}[${attribute}]`,
      )
      if (dark === undefined || !light.startsWith('#')) continue
      parts.push({ ...value, text: `var(--${getVariable(light, dark).toString(36)})` })
    }
  })
  parts.sort((first, second) => first.from - second.from)
  const declare = (scheme: 'light' | 'dark') =>
    colors.map((color, index) => `--${index.toString(36)}:${color[scheme]}`).join(';')
  return replaceParts(svg, parts)
    .replace(style, `<style>:root{${declare('light')}}:target{${declare('dark')}}</style>`)
    .replace('<svg', '<svg id="dark"')
    .replace(/ class="[^"]*"/g, '')
}
