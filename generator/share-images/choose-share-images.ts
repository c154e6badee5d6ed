// Chooses what each page shows when it is shared (docs/decisions/share-images.md).
import { formatDay, formatDays } from '../../components/date/format-day'
import { isDrawing } from '../../components/image/variants'
import type { Event } from '../../model/collections/event/event'
import { POSTS_PER_PAGE } from '../../model/collections/post'
import type { CollectionName } from '../../model/collections'
import { COLLECTION_NAMES } from '../../model/entries'
import type { AnyEntry } from '../../model/define-collection'
import { getFirstDay } from '../../model/dates/event-status'
import { getImageFileName } from '../../model/remote-images/remote-image-url'
import { isSensitive } from '../../model/sensitive-pages'
import type { Site } from '../../model/site'
import { SHARE_IMAGE_SIZE, type PageCard } from './card'
import { isLargeEnough, type Picture } from './crop-image'
import { canDraw, composeLetters } from './typefaces'

/** A card, perhaps with a picture, or a picture alone. */
export type ShareMotif<AnyCard> =
  | { readonly card: AnyCard; readonly picture: Picture | null }
  | { readonly card: null; readonly picture: Picture }

export type ShareChoice = ShareMotif<PageCard> & { readonly alt: string }

/** The newest posts, those on the first two pages of the list, have a card each. The others, of which there may be thousands, show their drawing alone. */
export const POSTS_WITH_CARD = 2 * POSTS_PER_PAGE

/** Matches the path of a section: `/about`, but not `/about/team` or the home page. */
const SECTION = /^\/[^/]+$/

/**
 * Returns the choices by path. Pages without one, among them all that are sensitive, share the neutral card.
 * @param canRasterize whether a drawing looks the same on every machine
 */
export function chooseShareImages(
  site: Site,
  canRasterize: (file: string) => boolean,
): ReadonlyMap<string, ShareChoice> {
  const choose = (entry: AnyEntry, name: CollectionName, index: number): ShareChoice | null => {
    const picture = findPicture(site, entry, canRasterize)
    const showPicture = () => picture && { card: null, picture, alt: getAlt(entry) }
    const showCard = (line: string | null) => createChoice(site, { entry, line, picture })
    if (name === 'events') return showCard(describeDays(entry as Event))
    if (picture !== null && !isDrawing(picture.file)) return showPicture()
    if (name === 'posts')
      return index < POSTS_WITH_CARD ? showCard(formatDay(String(entry['date']))) : showPicture()
    return SECTION.test(entry.pagePath ?? '') ? showCard(null) : null
  }
  const choices = COLLECTION_NAMES.flatMap((name) =>
    site[name].map(
      (entry, index) =>
        [entry.pagePath ?? '', isSensitive(entry) ? null : choose(entry, name, index)] as const,
    ),
  )
  return new Map(choices.flatMap(([path, choice]) => (choice === null ? [] : [[path, choice]])))
}

function describeDays(event: Event): string {
  const days = formatDays(getFirstDay(event), event.date)
  return event.status === 'cancelled' ? `Cancelled · ${days}` : days
}

/** Returns null for a card with letters that the fonts lack. */
function createChoice(
  { settings }: Site,
  { entry, line, picture }: { entry: AnyEntry; line: string | null; picture: Picture | null },
): ShareChoice | null {
  const title = composeLetters(String(entry['title']))
  const card = { title, line, name: composeLetters(settings.name) }
  const texts = [card.title, ...(line === null ? [] : [line]), card.name]
  return texts.every(canDraw) ? { card, picture, alt: texts.join('. ') } : null
}

function findPicture(
  { images }: Site,
  { image, focus }: AnyEntry,
  canRasterize: (file: string) => boolean,
): Picture | null {
  if (typeof image !== 'string') return null
  const file = getImageFileName(image)
  const size = images[file]
  if (size === undefined || !isLargeEnough(size, SHARE_IMAGE_SIZE) || !canRasterize(file))
    return null
  return { file, size, focus: typeof focus === 'string' ? focus : undefined }
}

const getAlt = ({ imageAlt, title }: AnyEntry): string => String(imageAlt) || String(title)
