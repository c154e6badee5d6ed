// Checks that every reference finds its target: a page, an anchor on a page, or an event.
import type { AnyEntry } from '../../define-collection'
import { decodeUriSafe, splitUrl } from '../../links/link-target'
import { DEFAULT_LANGUAGE, getPathLanguage, splitFileName } from '../../languages'
import type { Reference } from '../../links/reference'
import type { ProblemDetails, Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { STAFF_PATH } from '../../site-structure'
import type { PublishedPaths } from '../published-urls/renamed/renamed-pages'
import { isFileLink } from '../files/file-links'
import { findGuessedPage } from './guesses/guessed-addresses'
import { describeNameOfTranslation, findLostNames } from './guesses/lost-names'
import { findMeantByOriginal } from './guesses/links-of-original'
import { findAwaitedPaths } from './guesses/misnamed-translations'
import { findNameOfOriginal } from './guesses/translated-names'
import { markEnglish } from './english-mark'
import {
  findEnglishPage,
  findMarkedPage,
  findTranslatedAnchor,
  translatedAnchor,
} from './guesses/other-language'
import { describeChangedHeading } from './guesses/changed-headings'
import { describeSpanishHome } from './guesses/spanish-home'
import { getHeadingIds, type LinkTargets } from './link-targets'
import { describeMarkAtEnd, keepMark } from './guesses/marks-at-end'
import { anchorNotFound, isLeftPerson } from './anchor-problems'
import { describeHeadingWithoutAccents } from './headings-without-accents'
import { describeOutsideName } from './guesses/outside-names'
import { describePageOfCard } from './guesses/pages-of-cards'
import { correctNameInLink, leadToNamedPerson } from './people/renamed-people'
import { nameSuccessor } from './people/successors'
import { checkBeginning } from './whole-addresses'
import {
  createReferenceProblem,
  eventNotFound,
  guessedAddress,
  isUnknownName,
  markedAddress,
  movedTarget,
  normalizePagePath,
  onlyInEnglish,
  pageNotFound,
  perhapsSpanish,
  translatedAddress,
  translatedName,
} from './reference-problems'

type Sources = PublishedPaths & {
  readonly texts: Readonly<Record<string, string>>
  /** The pages whose headings have been replaced by mistake or cannot be read, so that nothing is reported of links to them. */
  readonly replaced: ReadonlySet<string | null>
}

/** @param targets the link targets of all these entries */
export function checkReferences(
  entries: readonly ParsedEntry[],
  targets: LinkTargets,
  { published, renamed, texts, replaced }: Sources,
): Problem[] {
  const problems: Problem[] = []
  const pages = new Map(entries.map((parsed) => [parsed.entry.pagePath, parsed]))
  const isUnknown = (reference: Reference, { entry }: ParsedEntry) => {
    const problem = validateReference(reference, entry, targets)
    return problem !== null && isUnknownName(problem)
  }
  const lostNames = findLostNames(entries, isUnknown, texts)
  problems.push(...lostNames.values())
  const awaited = findAwaitedPaths(entries, published, replaced)
  for (const parsed of entries) {
    const reported = new Set<string>()
    for (const reference of parsed.references) {
      const problem = validateReference(reference, parsed.entry, targets)
      if (lostNames.has(reference.target) && problem !== null) continue
      if (problem === null) {
        const wrong = isFileLink(reference.target) ? null : checkBeginning(reference)
        if (wrong !== null) problems.push(createReferenceProblem(parsed, reference, wrong))
        continue
      }
      const path = getTargetPath(reference)
      if (problem.code === 'anchor-broken' && replaced.has(path)) continue
      const isGone = problem.code !== 'anchor-broken' && published.has(path)
      if (problem.code === 'link-broken' && awaited.has(path)) continue
      const page = renamed.get(path)
      if (page) {
        // The file gets its name back, so that the link is right.
        if (page.formerName === null)
          problems.push(
            createReferenceProblem(parsed, reference, movedTarget(reference, page.path)),
          )
        continue
      }
      // The lost address has been reported, and all links to it are right again when the page is back.
      if (isGone && !targets.redirects.has(path)) continue
      const { anchors, isLinked } = targets
      const sources = { pages, anchors, isLinked, published, texts }
      const translated = describeTranslated(parsed, reference, problem, sources)
      if (translated !== null) {
        const described = createReferenceProblem(parsed, reference, translated)
        const { language } = splitFileName(parsed.entry.slug)
        problems.push(keepMark(markEnglish(described, reference, language), reference))
        continue
      }
      const ofTranslation = isUnknownName(problem)
        ? describeNameOfTranslation(parsed, reference, entries, texts)
        : null
      if (ofTranslation !== null) {
        if (!reported.has(reference.target))
          problems.push(createReferenceProblem(parsed, reference, ofTranslation))
        reported.add(reference.target)
        continue
      }
      const ofCard =
        problem.code === 'link-broken' && problem.replacement === undefined
          ? describePageOfCard(parsed, reference, entries)
          : null
      const { replacement: _replacement, ...withoutEdit } = problem
      const described = createReferenceProblem(
        parsed,
        reference,
        ofCard ?? (isGone ? withoutEdit : problem),
      )
      const named = leadToNamedPerson(described, reference, targets.people, texts)
      const succeeded = nameSuccessor(named, reference, targets, texts)
      problems.push(correctNameInLink(succeeded, reference, targets.people))
    }
  }
  return problems
}

/** Describes a link with a mark at its end, or with an address that is partly in another language; or returns null. */
function describeTranslated(
  parsed: ParsedEntry,
  reference: Reference,
  problem: ProblemDetails,
  {
    pages,
    anchors,
    isLinked,
    published,
    texts,
  }: Pick<Sources, 'published' | 'texts'> &
    Pick<LinkTargets, 'anchors' | 'isLinked'> & {
      readonly pages: ReadonlyMap<string | null, ParsedEntry>
    },
): ProblemDetails | null {
  const { code, replacement } = problem
  if (code === 'anchor-broken') {
    const heading = describeHeadingWithoutAccents(parsed, reference, pages, texts)
    if (heading !== null) return heading
    const anchor = findTranslatedAnchor(reference, parsed.entry, pages)
    if (anchor !== null) return translatedAnchor(reference, anchor)
    return replacement === undefined && !isLeftPerson(problem)
      ? describeChangedHeading(parsed, reference, pages, texts, isLinked)
      : null
  }
  const unmarked = describeMarkAtEnd(reference, pages)
  if (unmarked !== null) return unmarked
  const isPublished = published.has(getTargetPath(reference))
  const home = isPublished ? null : describeSpanishHome(reference, parsed.entry, pages)
  if (home !== null) return home
  const marked = isPublished ? null : findMarked(reference, pages)
  if (marked !== null)
    return getPathLanguage(marked) === DEFAULT_LANGUAGE
      ? onlyInEnglish(reference, marked)
      : markedAddress(reference, marked)
  const english = isPublished ? null : findEnglishPage(reference, anchors)
  if (english !== null) return onlyInEnglish(reference, english)
  const name = findNameOfOriginal(parsed, reference, pages, texts)
  if (name !== null) return translatedName(reference, name)
  const meant = findMeantByOriginal(parsed, reference, pages)
  if (meant !== null) return translatedAddress(reference, meant)
  const guessed = isPublished ? null : findGuessedPage(reference, pages)
  if (guessed === null) return null
  const languages = [reference.target, guessed].map(getPathLanguage)
  const isEnglish = splitFileName(parsed.entry.slug).language === DEFAULT_LANGUAGE
  // Readers of an English text are not sent to a Spanish page by a guess.
  if (!isEnglish || languages[0] === languages[1]) return guessedAddress(reference, guessed)
  return replacement === undefined ? perhapsSpanish(reference, guessed) : null
}

/** Returns the address that is meant by one such as `/questions.es`, or null. */
function findMarked(
  { type, target }: Reference,
  pages: ReadonlyMap<string | null, ParsedEntry>,
): string | null {
  const { path, anchor } = splitUrl(target)
  const marked = type === 'link' ? findMarkedPage(normalizePagePath(path), pages) : null
  return marked === null || anchor === undefined ? marked : `${marked}#${anchor}`
}

function getTargetPath({ type, target }: Reference): string {
  return type === 'event' ? `/events/${target}` : splitUrl(target).path
}

/** Returns what is wrong with a reference of the entry `source`, or null. */
export function validateReference(
  reference: Reference,
  source: Pick<AnyEntry, 'pagePath' | 'body'>,
  targets: LinkTargets,
): ProblemDetails | null {
  const { type, target, whole } = reference
  if (type === 'event') return targets.events.has(target) ? null : eventNotFound(target, targets)
  // Images and former paths have their own checks.
  if (type !== 'link' || EXTERNAL.test(target)) return null
  const { path, anchor } = splitUrl(target)
  const page = path === '' ? source.pagePath : path
  // An entry without a path is the 404 page, or is shown on the page of a list.
  const getAnchors = page === null ? () => getHeadingIds(source.body) : targets.anchors.get(page)
  // Files have their own check (file-links.ts), and staff may send each other the address of their page.
  if (getAnchors === undefined)
    return isFileLink(target) || (whole && page === STAFF_PATH)
      ? null
      : (describeOutsideName(reference, targets.outsideNames) ?? pageNotFound(reference, targets))
  return anchor === undefined || getAnchors().has(decodeUriSafe(anchor))
    ? null
    : ((path === '' ? describeOutsideName(reference, targets.outsideNames) : null) ??
        anchorNotFound(target, { page, anchor, anchors: [...getAnchors()] }, targets))
}

/** Matches links to other sites and contact links. */
const EXTERNAL = /^(?:https:|mailto:|tel:|sms:)/
