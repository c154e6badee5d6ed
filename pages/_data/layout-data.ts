// What the frame of every page shows, from the settings, the affiliates and where the page is.
import type { LayoutData } from '../../components/layout/layout'
import type { LayoutInput } from '../../renderer/page-context'
import type { Page } from '../../model/collections/page'
import type { Site } from '../../model/site'
import { getHiddenReason } from '../../model/visibility'
import { findEntryByPath, findEntryFile, getImage } from './entries'
import { getEditLinks } from './edit-links'
import { getPageNavigation } from './navigation/page-navigation'

export function getLayoutData(input: LayoutInput): LayoutData {
  const { site, build, urlPathname } = input
  const { emailSubject, emailBody } = findEntryFile(site, urlPathname) as Partial<Page>
  const entry = findEntryByPath(site, urlPathname)
  return {
    settings: site.settings,
    affiliates: affiliatesOf(site),
    current: urlPathname,
    navigation: getPageNavigation(input),
    mail: {
      ...(emailSubject === undefined ? {} : { subject: emailSubject }),
      ...(emailBody === undefined ? {} : { body: emailBody }),
    },
    staff: getEditLinks(input),
    // The public site has no entry that is hidden, so this is only ever seen in previews.
    hidden: entry && getHiddenReason(entry, build.today),
  }
}

const affiliates = new WeakMap<Site, LayoutData['affiliates']>()

/** The same object on all pages, so that it need not be compared for each. */
function affiliatesOf(site: Site): LayoutData['affiliates'] {
  const known =
    affiliates.get(site) ??
    site.affiliates.map(({ name, url, image }) => ({
      name,
      url: url ?? null,
      image: getImage(site, image, name),
    }))
  affiliates.set(site, known)
  return known
}
