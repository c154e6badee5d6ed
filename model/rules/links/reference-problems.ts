// Describes references whose target does not exist, and suggests the closest target that does.
import { getLocalPath, getPathLanguage } from '../../languages'
import { decodeUriSafe, splitUrl } from '../../links/link-target'
import type { Reference } from '../../links/reference'
import { describeLookAlike, writePlainly } from '../../text/look-alikes'
import { simplifyText } from '../../text/simplify-text'
import { findClosestMatch, findUnambiguousMatch } from '../../problems/closest-match'
import {
  createProblem,
  type FileProblem,
  type Problem,
  type ProblemDetails,
} from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import type { LinkTargets } from './link-targets'
import { writeWhole } from './whole-addresses'

/**
 * Creates the problem of a reference, with the edit that fixes it.
 * @param reference one of the entry's own references
 */
export function createReferenceProblem(
  { entry, references, getSource }: ParsedEntry,
  reference: Reference,
  problem: FileProblem,
): Problem {
  const whole = writeWhole(problem, reference)
  const typed = reference.whole?.typed ?? reference.target
  const { replacement, ...details } = {
    ...whole,
    ...describeLookAlike(typed, whole.replacement ?? ''),
  }
  const { field, line, column } = reference
  const getEditable = () => getSource().references[references.indexOf(reference)]
  const suggestion =
    replacement === undefined ? null : (getEditable()?.suggest(replacement) ?? null)
  return createProblem({ ...details, suggestion }, { file: entry.file, line, column, field })
}

export function pageNotFound(
  { target, field }: Pick<Reference, 'target' | 'field'>,
  { anchors, redirects, getEventById, getEventByWords, getPageByTitle }: LinkTargets,
): ProblemDetails {
  const { path, anchor } = splitUrl(target)
  const [address = '', query] = path.split('?')
  if (query !== undefined && anchors.has(address)) return uselessEnd(target, query)
  const normalized = normalizePagePath(path)
  const pages = [...anchors.keys()]
  const [, eventId = ''] = /^\/events\/([^/]+)$/.exec(normalized) ?? []
  const event = getEventById(eventId)
  const newPath = redirects.get(normalized) ?? (event && `/events/${event}`)
  const certain =
    newPath ??
    findDeeper(normalized, pages) ??
    findSameName(normalized, pages) ??
    getPageByTitle(normalized) ??
    null
  const shared = getEventByWords(eventId)
  const closest =
    certain ?? findClosestMatch(normalized, pages) ?? (shared ? `/events/${shared}` : null)
  if (closest === null && LINK_NAME.test(target)) return nameNotFound(target)
  const match = certain ?? findUnambiguousMatch(normalized, pages)
  return {
    code: 'link-broken',
    message: `There is no page ${path} on this site.`,
    fix:
      closest === null
        ? `Find the page in the list at /site-index, and write its address. ${field === null ? adviseOnSentence(path) : 'If there is none, delete the link.'}`
        : match === null
          ? `If you mean the page ${closest}, write ${closest}`
          : `Write ${match}`,
    ...(match === null
      ? {}
      : { replacement: anchor === undefined ? match : `${match}#${writePlainly(anchor)}` }),
  }
}

/** Matches the address of a form, which chat programs make up. */
const FORM =
  /(?:^|[/-])(?:apply|applications?|forms?|sign-?up|register|registration|rsvp|solicitud|formulario|inscripcion)(?:$|[/-])/

/** Says what to do with a sentence whose link leads to a page that we do not have. */
const adviseOnSentence = (path: string): string =>
  FORM.test(path)
    ? `If we have no such form, write ${getLocalPath('/contact', getPathLanguage(path))}, and change the sentence so that people write to us or call.`
    : 'If there is no such page, write the sentence without the link.'

/** Describes an address of ours with an end that other programs add to it, or that only other websites use. */
function uselessEnd(target: string, query: string): ProblemDetails {
  const meant = target.replace(`?${query}`, '')
  return {
    code: 'link-broken',
    message: `Our addresses have no end like ?${query}.`,
    fix: `Write ${meant}`,
    replacement: meant,
  }
}

/** Returns the only page whose address ends like this one: `/partner/prayer` for `/prayer`. */
function findDeeper(path: string, pages: readonly string[]): string | null {
  const [page, another] = path === '/' ? [] : pages.filter((candidate) => candidate.endsWith(path))
  return another === undefined ? (page ?? null) : null
}

/** A shorter name of one word, with its slash, may be that of any page. */
const MIN_NAME_LENGTH = 6

/** Returns the only page with the same name in another folder, such as one of WordPress: `/2026/11/our-walk`. */
function findSameName(path: string, pages: readonly string[]): string | null {
  const name = path.slice(path.lastIndexOf('/'))
  if (!/-./.test(name) && name.length < MIN_NAME_LENGTH) return null
  const [page, another] = pages.filter(
    (candidate) => candidate.endsWith(name) && getPathLanguage(candidate) === getPathLanguage(path),
  )
  return another === undefined ? (page ?? null) : null
}

/** Describes a link to a page whose file was renamed. */
export function movedTarget({ type, target }: Reference, newPath: string): ProblemDetails {
  if (type === 'event') {
    const slug = newPath.slice(newPath.lastIndexOf('/') + 1)
    const message = `There is no event with the file name ${target}.md. It seems to have a new name.`
    return { code: 'event-unknown', message, fix: `Write ${slug}`, replacement: slug }
  }
  const { path, anchor } = splitUrl(target)
  const replacement = anchor === undefined ? newPath : `${newPath}#${anchor}`
  return {
    code: 'link-broken',
    message: `There is no page ${path} on this site now. Its file has a new name, and it seems to be at ${newPath}.`,
    fix: `Write ${replacement}`,
    replacement,
  }
}

/** @param meant the address that the English text has in this place, or that of its translation */
export const translatedAddress = ({ target }: Reference, meant: string): ProblemDetails => ({
  code: 'link-broken',
  message: `There is no page ${target} on this site, because the words of an address are not translated.`,
  fix: `Write ${meant}`,
  replacement: meant,
})

/** @param meant the address of the page in its language */
export const markedAddress = ({ target }: Reference, meant: string): ProblemDetails => ({
  code: 'link-broken',
  message: `There is no page ${splitUrl(target).path} on this site. The address of a Spanish page begins with /es/.`,
  fix: `Write ${meant}`,
  replacement: meant,
})

/** @param meant the address of the English page */
export const onlyInEnglish = ({ target }: Reference, meant: string): ProblemDetails => ({
  code: 'link-broken',
  message: `There is no page ${splitUrl(target).path} on this site: that page is only in English.`,
  fix: `Write ${meant}`,
  replacement: meant,
})

/** @param meant the address of the page whose title or English address has these words */
export const guessedAddress = ({ target }: Reference, meant: string): ProblemDetails => ({
  code: 'link-broken',
  message: `There is no page ${splitUrl(target).path} on this site. A Spanish page keeps the English address, with /es in front.`,
  fix: `Write ${meant}`,
  replacement: meant,
})

/** @param meant the address of the Spanish page that an English text may mean */
export const perhapsSpanish = ({ target }: Reference, meant: string): ProblemDetails => ({
  code: 'link-broken',
  message: `There is no page ${splitUrl(target).path} on this site.`,
  fix: `Find the page in the list at /site-index, and write its address. If you mean the page in Spanish, write ${meant}`,
})

/** @param meant the name that the English text has in this place */
export const translatedName = ({ target }: Reference, meant: string): ProblemDetails => ({
  code: 'link-broken',
  message: `"${target}" leads nowhere. ${meant} is the short name of a link, and such names stay in English.`,
  fix: `Write ${meant}`,
  replacement: meant,
})

/** Matches what can be the name of a link as well as a page. */
export const LINK_NAME = /^[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ\d-]*$/u

/** The words about a name that nobody knows. */
const UNKNOWN_NAME = 'is neither a page of ours nor a name under outside_links in content/site.md'

/** Returns whether a problem is that of a name that neither a page nor an outside link has. */
export const isUnknownName = ({ code, message }: ProblemDetails): boolean =>
  code === 'link-broken' && message.includes(UNKNOWN_NAME)

const nameNotFound = (name: string): ProblemDetails => ({
  code: 'link-broken',
  message: `"${name}" ${UNKNOWN_NAME}.`,
  fix: `Write the address of a page of ours (open /site-index to see all), or add the name to content/site.md: below outside_links:, on a line of its own, two spaces, - ${name}: and the whole address of the other website.`,
})

/** Normalizes the various ways in which people type a path: `contact`, `/Contact/`, `../pages/contact.md`, `contact.html`. */
export function normalizePagePath(typed: string): string {
  const path = decodeUriSafe(typed)
    .replace(/\\/g, '/')
    .toLowerCase()
    .replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:pages\/)?/, '')
    .replace(/\.(?:md|html?)$|\/+$/g, '')
    .replace(/(?:^|\/)index$/, '')
    .replace(/[\s_]+/g, '-')
  return `/${path}`
}

/** Sorts names by how much they have in common with a text: first those that share the beginnings of words. */
function sortByDistance(typed: string, names: readonly string[]): string[] {
  const getParts = (text: string) => simplifyText(text).split(/[^a-z0-9]+/)
  const parts = getParts(typed).map((part) => part.slice(0, 2))
  const score = (name: string) =>
    getParts(name).filter((part) => parts.includes(part.slice(0, 2))).length
  return [...names].sort((a, b) => score(b) - score(a))
}

/** Names the events from which to choose. */
const adviseOnEvents = ([event, ...others]: readonly string[]): string =>
  event !== undefined && others.length === 0
    ? `The only event is ${event}. If this belongs to it, write ${event}. Delete this file only if its event is over for good.`
    : `Write one of these: ${[event, ...others].slice(0, 8).join(', ')}. Delete this file only if its event is over for good.`

/** Says that a title is not the name of a file, or that the file has another name. */
const describeTitle = (typed: string, slug: string, isWhole: boolean): string =>
  /^[a-z\d]+(?:-[a-z\d]+)+$/.test(typed)
    ? `There is no event with the file name ${typed}.md. ${/-20\d\d$/.test(typed) && !/20\d\d/.test(slug) ? 'The file of this event has no year in its name.' : `The file of this event is ${slug}.md.`}`
    : `"${typed}" ${isWhole ? 'is the title of the event' : 'has the title of the event in it'}. This line needs the name of the event's file, without .md.`

export function eventNotFound(slug: string, targets: LinkTargets): ProblemDetails {
  const events = [...targets.events]
  const named = targets.getEventById(slug)
  if (named !== undefined)
    return {
      code: 'event-unknown',
      message: `"${slug}" is the id of ${targets.getTitleById(slug) ?? 'an event'}. This line needs the name of the event's file, without .md.`,
      fix: `Write ${named}`,
      replacement: named,
    }
  const titled = targets.getEventByTitle(slug)
  if (titled)
    return {
      code: 'event-unknown',
      message: describeTitle(slug, titled, targets.isEventTitle(slug)),
      fix: `Write ${titled}`,
      replacement: titled,
    }
  const closest = findClosestMatch(slug, events) ?? targets.getEventByWords(slug) ?? null
  const match = findUnambiguousMatch(slug, events)
  return {
    code: 'event-unknown',
    message: `There is no event with the file name ${slug}.md.`,
    fix:
      closest === null
        ? adviseOnEvents(sortByDistance(slug, events))
        : match === null
          ? `If this belongs to the event with the file ${closest}.md, write ${closest}. Delete this file only if its event is over for good.`
          : `Write ${match}`,
    ...(match === null ? {} : { replacement: match }),
  }
}
