// Takes pictures of one page before and after, cut out and framed where it changes.
import type { Day } from '../../../model/dates/day'
import { compare } from '../../../tools/visual-regression/compare'
import type { Wanted } from '../../../tools/visual-regression/locate-texts'
import { markRegions, type Region } from '../../../tools/visual-regression/mark-regions'
import { getNoon, type Camera } from '../../../tools/visual-regression/take-screenshots'
import { getVersion } from '../report/describe-change'
import type { PageChange } from '../review'
import type { BlockDiff } from '../words/diff-words'

export type Both<Value> = { readonly before: Value | null; readonly after: Value | null }

/** The height of a picture, and how much of it is above the first frame. */
const HEIGHT = 760
const ABOVE = 160

/** Resolves to null if both versions look the same, because the change is in something that opens, or in a link. */
export async function captureChange(
  camera: Camera,
  day: Day,
  page: PageChange,
  urls: Both<string>,
): Promise<Both<Buffer> | null> {
  const before = urls.before === null ? null : await captureVersion('before', urls.before)
  const after = urls.after === null ? null : await captureVersion('after', urls.after)
  const shows = before !== null && after !== null
  if (
    shows &&
    (await compare(before.png, after.png)).difference === null &&
    !before.regions[0] &&
    !after.regions[0]
  )
    return null
  return { before: before && (await cut(before)), after: after && (await cut(after)) }

  async function captureVersion(version: 'before' | 'after', url: string): Promise<Captured> {
    await camera.open(url, getNoon(day))
    const png = await camera.capture('light')
    const regions = await camera.locate(listWanted(page, version))
    const [first] = regions.length > 0 ? regions : await camera.locate(listAnchors(page))
    return { png, regions, top: first === undefined ? 0 : first.top - ABOVE }
  }
}

type Captured = {
  readonly png: Buffer
  readonly regions: readonly Region[]
  readonly top: number
}

const cut = ({ png, regions, top }: Captured): Promise<Buffer> =>
  markRegions(png, regions, { top, height: HEIGHT })

/** Returns what differs on the page; if that is only what differs on many pages, then this. */
function listWanted(page: PageChange, version: 'before' | 'after'): Wanted {
  if (page.status !== 'changed') return { texts: [], images: [] }
  const edits = listEdits(page)
  const other = version === 'before' ? 'added' : 'removed'
  const side = version === 'before' ? 'removed' : 'added'
  return {
    texts: edits.filter(({ edit }) => edit !== other).map((block) => getVersion(block, side)),
    images: page.pictures.flatMap((picture) => picture[version] ?? []),
  }
}

const listEdits = ({ ownEdits, blocks }: PageChange): readonly BlockDiff[] =>
  ownEdits.length > 0 ? ownEdits : blocks.filter(({ edit }) => edit !== 'same')

/** Returns the last text before the first edit that both versions have: there, something is missing in one of them. */
function listAnchors(page: PageChange): Wanted {
  const [first] = listEdits(page)
  const index = page.blocks.findIndex((block) => block === first)
  const anchor = page.blocks.slice(0, Math.max(0, index)).findLast(({ edit }) => edit === 'same')
  return { texts: anchor ? [getVersion(anchor, 'added')] : [], images: [] }
}
