// The rules that turn a drawing into its own night, for the `<style>` that it carries.
import { Parser } from 'htmlparser2'
import { ROLES, TONES } from './dark-colors'

type Paint = {
  readonly attribute: string
  readonly day: string
  readonly night: string
  readonly role: string | undefined
}

const ATTRIBUTES = ['fill', 'stroke', 'stop-color']

/**
 * Every color of a drawing, or of a part of one, in its order.
 * @throws when a color or a role is in no table
 */
export function getPaints(svg: string): Paint[] {
  const paints: Paint[] = []
  const parser = new Parser(
    {
      onopentag(_, attributes) {
        for (const attribute of ATTRIBUTES) {
          const day = attributes[attribute]
          if (day === undefined || day === 'none' || day.startsWith('url(#')) continue
          const role = attributes['class']
          paints.push({ attribute, day, night: nightOf(day, role), role })
        }
      },
    },
    { xmlMode: true },
  )
  parser.end(svg)
  return paints
}

/** The style for people who see the site in the dark: one rule for each role and each other color that the drawing uses. */
export function createDarkStyle(svg: string): string {
  const rules = getPaints(svg).map(({ attribute, day, night, role }) => {
    const which = role === undefined ? `[${attribute}="${day}"]` : `.${role}[${attribute}]`
    return `${which}{${attribute}:${night}}`
  })
  // A rule with a class weighs more than one without: a thing with a role has the color of its role.
  return `@media(prefers-color-scheme:dark){${[...new Set(rules)].join('')}}`
}

function nightOf(day: string, role: string | undefined): string {
  const tone = TONES[day]
  if (tone === undefined) throw new Error(`${day} is not a color of the drawings.`)
  if (role === undefined) return tone
  const night = ROLES[role]?.night
  if (night === undefined) throw new Error(`${role} is not a role of the drawings.`)
  return night
}
