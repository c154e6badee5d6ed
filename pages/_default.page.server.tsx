// The frame of every page, filled from the settings and the affiliates.
import type { ReactNode } from 'react'
import { Frame as Around } from '../components/frame/frame'
import type { FrameInput } from '../renderer/types'
import { picture } from './find'
import { staffData } from './staff-data'

export function Frame({ children, ...input }: FrameInput & { children: ReactNode }) {
  const { site, urlPathname } = input
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
    <Around
      settings={site.settings}
      affiliates={affiliates}
      current={urlPathname}
      mail={mail}
      staff={staffData(input)}
    >
      {children}
    </Around>
  )
}
