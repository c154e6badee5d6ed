// What every page made from a file in content/pages shows: its top, its text, and the mail that leaves from it.
import type { PictureData } from '../components/picture/picture'
import type { Body } from '../model/markdown/body'
import type { Page } from '../model/kinds/page'
import type { Site } from '../model/site'
import { pictureOf } from './find'

export type IntroData = {
  readonly heading: string
  readonly lead: string | undefined
  readonly picture: PictureData | null
  readonly body: Body
  readonly phone: string
}

export function introOf(site: Site, page: Page): IntroData {
  return {
    heading: page.heading ?? page.title,
    lead: page.lead,
    picture: pictureOf(site, page),
    body: page.body,
    phone: site.settings.phone,
  }
}
