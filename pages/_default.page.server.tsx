// The frame of every page, filled from the settings and the affiliates.
import type { ReactNode } from 'react'
import { Frame as Around } from '../components/frame/frame'
import type { FrameInput } from '../renderer/types'
import { whyHidden } from '../scripts/content/visibility'
import { entryAt, picture } from './find'
import { staffData } from './staff-data'
import { waysFrom } from './ways/ways-from'

export function Frame({ children, ...input }: FrameInput & { children: ReactNode }) {
  const { site, build, urlPathname } = input
  const affiliates = site.affiliates.map(({ name, url, image }) => ({
    name,
    url: url ?? null,
    picture: picture(site, image, name),
  }))
  const page = site.pages.find(({ pageAddress }) => pageAddress === urlPathname)
  const mail = {
    ...(page?.emailSubject === undefined ? {} : { subject: page.emailSubject }),
    ...(page?.emailBody === undefined ? {} : { body: page.emailBody }),
  }
  const entry = entryAt(site, urlPathname)
  // The public site has no entry that is hidden, so this is only ever seen in previews.
  const hidden = entry && whyHidden(entry, build.today)
  return (
    <Around
      settings={site.settings}
      affiliates={affiliates}
      current={urlPathname}
      ways={waysFrom(input)}
      mail={mail}
      staff={staffData(input)}
      hidden={hidden}
    >
      {children}
    </Around>
  )
}
