// The frame of every page, filled from the settings and the affiliates.
import type { ReactNode } from 'react'
import { Frame as Around } from '../components/frame/frame'
import type { Site } from '../scripts/content/site'
import { picture } from './find'

type Props = { site: Site; urlPathname: string; children: ReactNode }

export function Frame({ site, urlPathname, children }: Props) {
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
  return (
    <Around settings={site.settings} affiliates={affiliates} current={urlPathname} mail={mail}>
      {children}
    </Around>
  )
}
