// A place in the menu at the top of each page.
import { valid, field, invalid, type Field } from '../field'

/** One place in the navigation; `group` is the menu that it stands in, or null. */
export type NavigationItem = {
  readonly group: string | null
  readonly label: string
  readonly address: string
}

export const navigationItem: Field<NavigationItem> = field(
  {
    about:
      'The menu at the top: the words, a colon and the address. About > Team puts Team into the menu About.',
    example: 'About > Team: /about/team',
  },
  (typed) => {
    const [, group, label, address] = /^(?:([^:>]+?) > )?([^:>]+): (\/\S*)$/.exec(typed) ?? []
    return label && address
      ? valid({ group: group ?? null, label, address })
      : invalid(
          'navigation-shape',
          `"${typed}" is not a place in the bar.`,
          'Write its words, a colon, a space and its address, for example Events: /events',
          navigationMeant(typed),
        )
  },
  'link',
)

/** A place without the space before its address, or without the slash that begins it. */
function navigationMeant(typed: string): string | null {
  const match = /^([^:]+?)\s*:\s*\/?([a-z0-9][a-z0-9/-]*)$/.exec(typed)
  return match ? `${match[1]}: /${match[2]}` : null
}
