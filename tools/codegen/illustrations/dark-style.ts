// Creates the `<style>` that gives an illustration its dark colors.
import { Parser } from 'htmlparser2'
import { ROLES, TONES } from './dark-colors'

type Paint = {
  readonly attribute: string
  readonly light: string
  readonly dark: string
  readonly role: string | undefined
}

const PAINT_ATTRIBUTES = ['fill', 'stroke', 'stop-color']

/**
 * Returns every color of an illustration, or of a part of one, in document order.
 * @throws when a color or a role is in no table
 */
export function getPaints(svg: string): Paint[] {
  const paints: Paint[] = []
  const parser = new Parser(
    {
      onopentag(_, attributes) {
        for (const attribute of PAINT_ATTRIBUTES) {
          const light = attributes[attribute]
          if (light === undefined || light === 'none' || light.startsWith('url(#')) continue
          const role = attributes['class']
          paints.push({ attribute, light, dark: getDarkColor(light, role), role })
        }
      },
    },
    { xmlMode: true },
  )
  parser.end(svg)
  return paints
}

/** Returns the style for the dark color scheme: one rule for each role and for each other color of the illustration. */
export function createDarkStyle(svg: string): string {
  const rules = getPaints(svg).map(({ attribute, light, dark, role }) => {
    const selector = role === undefined ? `[${attribute}="${light}"]` : `.${role}[${attribute}]`
    return `${selector}{${attribute}:${dark}}`
  })
  // A selector with a class has a higher specificity, so an element with a role gets the color of its role.
  return `@media(prefers-color-scheme:dark){${[...new Set(rules)].join('')}}`
}

function getDarkColor(light: string, role: string | undefined): string {
  const tone = TONES[light]
  if (tone === undefined) throw new Error(`${light} is not a color of the drawings.`)
  if (role === undefined) return tone
  const dark = ROLES[role]?.dark
  if (dark === undefined) throw new Error(`${role} is not a role of the drawings.`)
  return dark
}
