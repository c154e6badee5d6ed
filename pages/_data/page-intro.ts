// What every page made from a file in content/pages shows: its top, its text, and its film.
import type { PictureData } from '../../components/image/image'
import type { Body } from '../../model/markdown/body'
import type { Page } from '../../model/collections/page'
import type { Site } from '../../model/site'
import { pictureFile } from '../../model/remote-images/remote-image-url'
import { pictureOf } from './entries'
import { withoutAnchors } from './without-anchors'

export type IntroData = {
  readonly heading: string
  readonly lead: string | undefined
  readonly picture: PictureData | null
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
export function introOf(site: Site, page: Page, ids: readonly string[] = []): IntroData {
  return {
    heading: page.heading ?? page.title,
    lead: page.lead,
    picture: pictureOf(site, page),
    body: withoutAnchors(page.body, (id) => ids.includes(id)),
    video: videoOf(page),
    phone: site.settings.phone,
  }
}

/** The film of a page, which has its title and picture whenever the file has no problems. */
function videoOf({ videoUrl, videoTitle, videoImage }: Page): VideoData | null {
  if (videoUrl === undefined || videoTitle === undefined || videoImage === undefined) return null
  return { title: videoTitle, address: videoUrl, image: pictureFile(videoImage) }
}
