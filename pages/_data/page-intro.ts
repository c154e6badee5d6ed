// The intro of pages made from a file in content/pages: header, text and video.
import type { PageImage } from '../../components/image/image'
import type { HeaderForm } from '../../components/page-header/page-header'
import type { Body } from '../../model/markdown/body'
import type { Page } from '../../model/collections/page'
import { SUPPORTER_SECTIONS } from '../../model/site-structure'
import type { Settings } from '../../model/settings'
import type { Site } from '../../model/site'
import { getImageFileName } from '../../model/remote-images/remote-image-url'
import { getEntryImage } from './images'
import { removeAnchors } from './without-anchors'
import { splitFileName } from '../../model/languages'

export type PageIntro = {
  readonly heading: string
  readonly lead: string | undefined
  readonly image: PageImage | null
  readonly button: { readonly label: string; readonly href: string } | null
  readonly body: Body
  readonly video: VideoData | null
  readonly form: HeaderForm
  readonly forSupporters: boolean
  readonly settings: Settings
}

export type VideoData = {
  readonly title: string
  /** The embed URL of the host, for an iframe. */
  readonly url: string
  /** The file in `images` that is shown before the video plays. */
  readonly image: string
  /** For people who cannot hear or see it. */
  readonly text: string
}

/** @param ids the ids of other elements on the page, such as event cards; headings must not use them */
export function getPageIntro(site: Site, page: Page, ids: readonly string[] = []): PageIntro {
  return {
    heading: page.heading ?? page.title,
    lead: page.lead,
    image: getEntryImage(site, page),
    button: getButton(page),
    body: removeAnchors(page.body, (id) => ids.includes(id)),
    video: getVideo(page),
    // The first page of a section has its name alone as its path.
    form: page.slug.includes('/') ? 'beside' : 'edge',
    forSupporters: SUPPORTER_SECTIONS.includes(splitFileName(page.slug).name.split('/')[0] ?? ''),
    settings: site.settings,
  }
}

/** Returns the button of a page. It always has both fields if the file has no problems. */
function getButton({ buttonText, buttonLink }: Page): PageIntro['button'] {
  if (buttonText === undefined || buttonLink === undefined) return null
  return { label: buttonText, href: buttonLink }
}

/** Returns the video of a page. Its other fields are always set if the file has no problems. */
function getVideo({ videoUrl, videoTitle, videoImage, videoText }: Page): VideoData | null {
  if (videoUrl === undefined || videoTitle === undefined) return null
  if (videoImage === undefined || videoText === undefined) return null
  const image = getImageFileName(videoImage)
  return { title: videoTitle, url: videoUrl, image, text: videoText }
}
