// Says of every page that differs what differs on it.
import type { PageChange, Weight } from '../review'
import { diffBlocks } from '../words/diff-words'
import { diffLinks, diffPictures } from '../words/diff-links'
import { extractPage, type ExtractedPage } from '../words/extract-page'
import type { Block } from '../words/find-blocks'
import type { PagePair } from './compare-sites'
import { createSlug } from './create-slug'
import { measureWeight } from './measure-weight'
import type { ReadSite, SitePage } from './read-site'

/** More pages than anybody reads: the others are named, and nothing more. */
export const MAX_DESCRIBED = 300

export type DescribedPage = {
  readonly change: PageChange
  readonly before: ExtractedPage
  readonly after: ExtractedPage
}

type ReviewedSites = {
  readonly base: ReadSite
  readonly head: ReadSite
  readonly isHidden: boolean
}

/**
 * Resolves to the changes. Pages that are new or gone come first, because of these the most is said.
 * @param earlier how many pages are described already
 */
export async function describePages(
  pairs: readonly PagePair[],
  sites: ReviewedSites,
  earlier = 0,
): Promise<DescribedPage[]> {
  const described: DescribedPage[] = []
  const isChanged = ({ status }: PagePair) => Number(status === 'changed')
  for (const pair of pairs.toSorted((a, b) => isChanged(a) - isChanged(b)))
    described.push(await describePage(pair, sites, earlier + described.length < MAX_DESCRIBED))
  return described
}

const EMPTY_PAGE: ExtractedPage = { title: '', blocks: [], links: [], pictures: [], embeds: [] }

async function describePage(
  { path, status, before, after, formerPath }: PagePair,
  { base, head, isHidden }: ReviewedSites,
  isDetailed: boolean,
): Promise<DescribedPage> {
  const [old, now] = [extract(before), extract(after)]
  const hasWords = isDetailed && status !== 'redirected'
  const isAlone = before === null || after === null
  const select = (all: readonly Block[]) => (isAlone ? all.filter(isOwnBlock) : all)
  const blocks = hasWords ? diffBlocks(select(old.blocks), select(now.blocks)) : []
  const links = hasWords ? diffLinks(old.links, now.links) : []
  const change: PageChange = {
    path,
    slug: isDetailed ? createSlug(path) : null,
    title: (status === 'redirected' ? old : now).title || old.title || now.title,
    status,
    isHidden,
    formerPath,
    redirectsTo: after?.redirectsTo ?? null,
    productionUrl: isHidden ? null : findCanonical(base.pages.get(path)),
    blocks,
    links,
    ownEdits: blocks.filter(({ edit }) => edit !== 'same'),
    ownLinks: links,
    pictures: hasWords ? diffPictures(old.pictures, now.pictures) : [],
    weight: {
      before: hasWords ? await weigh(base, before, old) : null,
      after: hasWords ? await weigh(head, after, now) : null,
    },
    screenshots: [],
  }
  return { change, before: old, after: now }
}

/** Of a page that is new or gone, the top and bottom that all pages have say nothing. */
const isOwnBlock = ({ region }: Block): boolean => region === 'page' || region === 'search'

/** Of a redirect only the title counts: visitors never read its words. */
function extract(page: SitePage | null): ExtractedPage {
  if (page === null) return EMPTY_PAGE
  const extracted = extractPage(page.html)
  return page.redirectsTo === null ? extracted : { ...EMPTY_PAGE, title: extracted.title }
}

const weigh = async (site: ReadSite, page: SitePage | null, { pictures }: ExtractedPage) =>
  page === null
    ? null
    : ((await measureWeight(site.directory, page.file, pictures)) satisfies Weight)

/** The address that the page gives to search engines. */
const findCanonical = (page: SitePage | undefined): string | null =>
  /<link rel="canonical" href="(https?:\/\/[^"]*)"/.exec(page?.html ?? '')?.[1] ?? null
