// The top and the text of a page, as most pages show them.
import type { ReactNode } from 'react'
import { PageTop } from '../components/page-top/page-top'
import { Section } from '../components/section/section'
import { LongText } from '../components/ways/long-text'
import type { IntroData } from './intro'

/** `actions` stand below the words on top. */
export function IntroTop({ intro, actions }: { intro: IntroData; actions?: ReactNode }) {
  return (
    <PageTop heading={intro.heading} lead={intro.lead} picture={intro.picture}>
      {actions}
    </PageTop>
  )
}

export function IntroText({ intro }: { intro: IntroData }) {
  if (intro.body.blocks.length === 0) return null
  return (
    <Section>
      <LongText body={intro.body} phone={intro.phone} />
    </Section>
  )
}
