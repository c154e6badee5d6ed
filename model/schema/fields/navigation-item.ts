// Defines an item of the navigation at the top of each page.
import { valid, field, invalid, type Field } from '../field'

/** A link in the navigation; `group` is the name of the menu that contains it, or null. */
export type NavigationItem = {
  readonly group: string | null
  readonly label: string
  readonly href: string
}

export const navigationItem: Field<NavigationItem> = field(
  {
    about:
      'The menu at the top: the words, a colon and the address. About > Team puts Team into the menu About.',
    example: 'About > Team: /about/team',
  },
  (typed) => {
    const [, group, label, href] = /^(?:([^:>]+?) > )?([^:>]+): (\/\S*)$/.exec(typed) ?? []
    return label && href
      ? valid({ group: group ?? null, label, href })
      : invalid(
          'navigation-shape',
          `"${typed}" is not an item of the menu.`,
          'Write its words, a colon, a space and its address, for example Events: /events',
          suggestItem(typed),
        )
  },
  'link',
)

/** Adds the missing space before the path or its missing leading slash; null if something else is wrong. */
function suggestItem(typed: string): string | null {
  const match = /^([^:]+?)\s*:\s*\/?([a-z0-9][a-z0-9/-]*)$/.exec(typed)
  return match ? `${match[1]}: /${match[2]}` : null
}
