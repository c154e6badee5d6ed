// What every page made from a file in content/pages shows: its top, its text, and its film.
import type { PageImage } from '../../components/image/image'
import type { Body } from '../../model/markdown/body'
import type { Page } from '../../model/collections/page'
import type { Site } from '../../model/site'
import { getImageFileName } from '../../model/remote-images/remote-image-url'
import { getEntryImage } from './entries'
import { removeAnchors } from './without-anchors'

export type PageIntro = {
  readonly heading: string
  readonly lead: string | undefined
  readonly image: PageImage | null
  readonly body: Body
  readonly video: VideoData | null
  readonly phone: string
}

export type VideoData = {
  readonly title: string
  /** As its host gives it, to be shown in a frame. */
  readonly address: string
  /** The file in `images` that is shown before it plays. */
  readonly image: string
}

/** @param ids of what else is on the page and can be led to, such as the cards of events */
export function getPageIntro(site: Site, page: Page, ids: readonly string[] = []): PageIntro {
  return {
    heading: page.heading ?? page.title,
    lead: page.lead,
    image: getEntryImage(site, page),
    body: removeAnchors(page.body, (id) => ids.includes(id)),
    video: videoOf(page),
    phone: site.settings.phone,
  }
}

/** The film of a page, which has its title and picture whenever the file has no problems. */
function videoOf({ videoUrl, videoTitle, videoImage }: Page): VideoData | null {
  if (videoUrl === undefined || videoTitle === undefined || videoImage === undefined) return null
  return { title: videoTitle, address: videoUrl, image: getImageFileName(videoImage) }
}
