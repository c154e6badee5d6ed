// Defines an item of the navigation at the top of each page, and a link at the bottom of each page.
import { removeTrackers } from '../../../links/detours'
import { getOwnPath } from '../../../links/own-url'
import { findOtherList } from '../../../links/site-lists'
import { valid, field, invalid, type Field, type FieldDocs } from '../../field'
import { MARKED_WORDS, removeMarks } from './marked-words'
import { adviseWithoutMenu } from './name-without-menu'

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
    hasMenus: true,
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
    hasMenus: false,
    pattern: /^(?<label>[^:>]+): (?<href>\/\S*|\/files\/[^/:]+\.pdf)$/i,
    what: 'a link for the bottom of the page',
    fix: 'Write its words, a colon, a space and its address, for example Our blog: /blog',
  },
)

type ItemShape = {
  /** Whether an item can be in a menu. */
  readonly hasMenus: boolean
  /** Has groups for the parts of an item. The rest is for the problem of a text that does not match it. */
  readonly pattern: RegExp
  readonly what: string
  readonly fix: string
}

function createItemField(
  docs: FieldDocs,
  { hasMenus, pattern, what, fix }: ItemShape,
): Field<NavigationItem> {
  return field(
    { ...docs, pair: true },
    (typed, { externalLinks, siteUrl }) => {
      const plain = removeMarks(typed)
      if (plain !== typed && pattern.test(plain))
        return invalid('navigation-shape', MARKED_WORDS, `Write ${plain}`, plain)
      const { group, label, href } = pattern.exec(typed)?.groups ?? {}
      if (label && href) return valid({ group: group ?? null, label, href })
      const elsewhere = findOtherList(typed, 'menu')
      if (elsewhere !== null && getOwnPath(typed.replace(/^[^:]+: /, ''), siteUrl) === null)
        return invalid('navigation-shape', elsewhere.message, elsewhere.fix)
      const website = WEBSITE.exec(typed)?.groups
      if (website) return invalid('navigation-shape', ...describeWebsite(website, siteUrl))
      const [, words = '', name = ''] = WORDS_AND_NAME.exec(typed) ?? []
      if (Object.hasOwn(externalLinks, name))
        return invalid('navigation-shape', describeOutside(name), suggestPage(words, name))
      const nested = hasMenus ? flattenMenu(typed) : null
      if (nested !== null)
        return invalid(
          'navigation-shape',
          NESTED_MENU,
          `Write this line: - ${nested}, or other words that say where it leads.`,
        )
      const item = suggestItem(typed, pattern)
      // The name of the menu may say something of the page, so that only a person can leave it out.
      const inMenu = item === null || item.includes('>') ? null : findMenu(typed)
      if (inMenu !== null)
        return invalid('navigation-shape', NO_MENU, adviseWithoutMenu(inMenu.words, inMenu.path))
      const menu = item === null ? null : findPossibleMenu(typed, item)
      if (menu !== null && hasMenus) return invalid('navigation-shape', ARROW_FOR_COLON, menu)
      const advice = item === null ? fix : `Write ${item}`
      const message = describeItem(typed, item, what)
      return invalid('navigation-shape', message, advice, item)
    },
    'link',
  )
}

/** Matches words and a web address, with or without its beginning. */
const WEBSITE =
  /^(?<words>[^:]+): <?(?<address>(?:https?:\/\/[^/\s]+|(?:[\w-]+\.)+[a-z]{2,})(?:\/[^\s>]*)?)>?$/i

/** @param siteUrl the address of our own home page, if it is known */
function describeWebsite(
  { words = '', address = '' }: Readonly<Record<string, string>>,
  siteUrl: string | undefined,
): [string, string, string?] {
  const path = getOwnPath(/^https?:/i.test(address) ? address : `https://${address}`, siteUrl)
  return path === null
    ? [describeOutside(address), suggestPage(words, address)]
    : [
        `${address} is the whole address of a page of ours, and only its end belongs here.`,
        `Write ${words}: ${path}`,
        `${words}: ${path}`,
      ]
}

const describeOutside = (target: string): string =>
  `${target} leads to another website. The menu can have only pages of ours.`

const SOCIAL_SITE = /\b(?:facebook|instagram|youtube|tiktok|twitter|linkedin|pinterest|whatsapp)\b/i

/**
 * Advises to link to the page about giving (model/site-structure.ts), or to put the link into a text.
 * @param target a web address, or the name of one
 */
function suggestPage(words: string, target: string): string {
  if (!SOCIAL_SITE.test(`${words} ${target}`) && /\b(?:don|giv|gift|ofrend)/i.test(words))
    return `Delete this line, or write a page of ours that has the link, such as ${words}: /give`
  const label = words.split('>').at(-1)?.trim()
  const whole = target.includes('.') && !/^https?:/i.test(target) ? `https://${target}` : target
  const address = removeTrackers(whole) ?? whole
  const page = SOCIAL_SITE.test(`${words} ${target}`) ? ', such as content/pages/contact.md' : ''
  return `Delete this line, and put the link into the text of a page${page}: [${label}](${address})`
}

const NO_MENU =
  'A > opens a menu only at the top. At the bottom of the page, visitors would read the > itself.'

/** Returns the words of an item that names a menu, and its path, or null. */
function findMenu(typed: string): { words: string; path: string } | null {
  const item = readItem(typed)
  return item?.words.includes(' > ') === true ? item : null
}

const NESTED_MENU = 'No menu opens from another one, so there can be only one > before the words.'

/** Returns an item that has two menus or more with the first of them, and all other words for its page; or null. */
function flattenMenu(typed: string): string | null {
  const { words, path } = readItem(typed) ?? { words: '', path: '' }
  const [menu = '', ...others] = words.split(' > ')
  return others.length < 2 ? null : `${menu} > ${others.join(' – ')}: ${path}`
}

const ARROW_FOR_COLON = 'There is a > between the words and the address, where a colon belongs.'

/** Returns advice on words with a > after them that may be the name of a menu, or null: in "Blog > /blog" they are those of the page. */
function findPossibleMenu(typed: string, item: string): string | null {
  const [, words = '', path = ''] = /^([^>]+): (\/.*)$/.exec(item) ?? []
  const [first = ''] =
    words
      .toLowerCase()
      .match(/[A-Za-zÀ-ỿ]{4,}/gu)
      ?.slice(-1) ?? []
  if (words === '' || !ARROW_BEFORE_PATH.test(typed)) return null
  const name = path.split('/').at(-1) ?? ''
  if (first !== '' && name.includes(first)) return null
  return `If this is a page, write this line: - ${item}. To put a page into the menu ${words}, write this line: - ${words} >, its words, a colon and ${path}`
}

function describeItem(typed: string, item: string | null, what: string): string {
  if (item !== null && ARROW_BEFORE_PATH.test(typed)) return ARROW_FOR_COLON
  const [, address] = /[:：]\s*([a-z0-9][\w/-]*)$/i.exec(typed) ?? []
  if (address !== undefined && item?.endsWith(`: /${address}`) === true)
    return `The address ${address} needs a slash at its beginning.`
  return item === null || /[:：]/.test(typed)
    ? `"${typed}" is not ${what}.`
    : `There is no colon between the words and the address in "${typed}".`
}

/** Matches words and a path with something else than a colon and a space between them, such as a period or an arrow. */
const WORDS_AND_PATH =
  /^([^:：]*?[^\s:：=;,.|>›»→–—(-])[\s:：=;,.|>›»→–—-]+\(?(\/(?!\/)(?:[^\s()<>[\]]*[^\s()<>[\].,;:])?)[).,;]*$/u
const WORDS_AND_NAME = /^([^:]+?)\s*(?::|>(?=\s*[a-z0-9-]+\/))\s*\/?([a-z0-9][a-z0-9/-]*)$/
/** Matches the > that some take for what leads from the words to the address. */
const ARROW_BEFORE_PATH = /(?:^|[\sA-Za-zÀ-ỿ0-9:])[>›»]\s*\/?[a-z0-9-]+[\w/-]*\W*$/u
/** Matches a > and what people type or paste for it. */
const ARROW = /\s*(?:[-=–—]*>+|[›»→⇒➔➜])\s*/g
const MARKDOWN_LINK = /\[([^\][]+)\]\((\/[^\s()]*)\)$/

/**
 * Writes the words and the path of an item as they have to be; null if something else is wrong.
 * @param pattern matches what is correct
 */
function suggestItem(typed: string, pattern: RegExp): string | null {
  const { words, path } = readItem(typed) ?? {}
  if (words === undefined || path === undefined) return null
  const item = `${words}: ${path}`
  // What was copied from the menu to the bottom of the page has the name of a menu, which there is none of.
  const label = item.slice(item.lastIndexOf(' > ') + ' > '.length)
  const items = item.includes(' > ') ? [item, label] : [item]
  return items.find((option) => option !== typed && pattern.test(option)) ?? null
}

/** Returns the words of an item, with menus before them as they have to be written, and its path; null if one is missing. */
function readItem(typed: string): { words: string; path: string } | null {
  const text = typed.replace(MARKDOWN_LINK, '$1: $2')
  const [, words, path] =
    WORDS_AND_PATH.exec(text) ?? WORDS_AND_NAME.exec(text)?.map(addSlash) ?? []
  return words === undefined || path === undefined
    ? null
    : { words: words.trim().replace(ARROW, ' > '), path }
}

const addSlash = (part: string, index: number): string => (index === 2 ? `/${part}` : part)
