// Defines an item of the navigation at the top of each page, and a link at the bottom of each page.
import { valid, field, invalid, type Field, type FieldDocs } from '../field'

/** A link in the navigation; `group` is the name of the menu that contains it, or null. */
export type NavigationItem = {
  readonly group: string | null
  readonly label: string
  readonly href: string
}

export const navigationItem = createItemField(
  {
    about:
      'The menu at the top: the words, a colon and the address. About > Team puts Team into the menu About.',
    example: 'About > Team: /about/team',
    alsoCalled: ['menu', 'nav', 'menu_items', 'main_menu', 'navegacion'],
  },
  {
    pattern: /^(?:(?<group>[^:>]+?) > )?(?<label>[^:>]+): (?<href>\/\S*|\/files\/[^/:]+\.pdf)$/i,
    what: 'an item of the menu',
    fix: 'Write its words, a colon, a space and its address, for example Events: /events',
  },
)

export const footerLink = createItemField(
  {
    about: 'More pages to list at the bottom of every page: the words, a colon and the address.',
    example: 'Our blog: /blog',
    alsoCalled: ['footer', 'footer_menu', 'bottom_links', 'pie_de_pagina'],
  },
  {
    pattern: /^(?<label>[^:>]+): (?<href>\/\S*|\/files\/[^/:]+\.pdf)$/i,
    what: 'a link for the bottom of the page',
    fix: 'Write its words, a colon, a space and its address, for example Our blog: /blog',
  },
)

/** @param shape has a pattern with groups for the parts of an item; the rest is for the problem of a text that does not match it */
function createItemField(
  docs: FieldDocs,
  { pattern, what, fix }: { pattern: RegExp; what: string; fix: string },
): Field<NavigationItem> {
  return field(
    { ...docs, pair: true },
    (typed) => {
      const { group, label, href } = pattern.exec(typed)?.groups ?? {}
      if (label && href) return valid({ group: group ?? null, label, href })
      const item = suggestItem(typed)
      const advice = item === null ? fix : `Write ${item}`
      return invalid('navigation-shape', `"${typed}" is not ${what}.`, advice, item)
    },
    'link',
  )
}

/** Adds the missing space before the path or its missing leading slash; null if something else is wrong. */
function suggestItem(typed: string): string | null {
  const match = /^([^:]+?)\s*:\s*\/?([a-z0-9][a-z0-9/-]*)$/.exec(typed)
  return match ? `${match[1]}: /${match[2]}` : null
}
