// What the frame of every page shows, from the settings, the affiliates and where the page is.
import type { FrameData } from '../../components/layout/layout'
import type { FrameInput } from '../../renderer/page-context'
import type { Page } from '../../model/collections/page'
import type { Site } from '../../model/site'
import { whyHidden } from '../../model/visibility'
import { entryAt, entryBehind, picture } from './entries'
import { staffData } from './edit-links'
import { waysFrom } from './navigation/page-navigation'

export function frameData(input: FrameInput): FrameData {
  const { site, build, urlPathname } = input
  const { emailSubject, emailBody } = entryBehind(site, urlPathname) as Partial<Page>
  const entry = entryAt(site, urlPathname)
  return {
    settings: site.settings,
    affiliates: affiliatesOf(site),
    current: urlPathname,
    ways: waysFrom(input),
    mail: {
      ...(emailSubject === undefined ? {} : { subject: emailSubject }),
      ...(emailBody === undefined ? {} : { body: emailBody }),
    },
    staff: staffData(input),
    // The public site has no entry that is hidden, so this is only ever seen in previews.
    hidden: entry && whyHidden(entry, build.today),
  }
}

const affiliates = new WeakMap<Site, FrameData['affiliates']>()

/** The same object on all pages, so that it need not be compared for each. */
function affiliatesOf(site: Site): FrameData['affiliates'] {
  const known =
    affiliates.get(site) ??
    site.affiliates.map(({ name, url, image }) => ({
      name,
      url: url ?? null,
      picture: picture(site, image, name),
    }))
  affiliates.set(site, known)
  return known
}
