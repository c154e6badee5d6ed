// The top of a page, and its text and film, as most pages show them.
import type { ReactNode } from 'react'
import { Embed } from '../components/embed/embed'
import { PageTop } from '../components/page-header/page-header'
import { Section } from '../components/section/section'
import { LongText } from '../components/navigation/text-with-contents'
import type { IntroData } from './_data/page-intro'

/** `actions` stand below the words on top. */
export function IntroTop({ intro, actions }: { intro: IntroData; actions?: ReactNode }) {
  return (
    <PageTop heading={intro.heading} lead={intro.lead} picture={intro.picture}>
      {actions}
    </PageTop>
  )
}

export function IntroText({ intro }: { intro: IntroData }) {
  return (
    <>
      {intro.body.blocks.length === 0 ? null : (
        <Section>
          <LongText body={intro.body} phone={intro.phone} />
        </Section>
      )}
      <IntroVideo intro={intro} />
    </>
  )
}

/** For a page that shows its text in a place of its own. */
export function IntroVideo({ intro: { video } }: { intro: IntroData }) {
  if (video === null) return null
  return (
    <Section title={video.title} soft>
      <Embed
        title={video.title}
        action="Play the film"
        address={video.address}
        page={video.address}
        picture={{ file: video.image }}
      />
    </Section>
  )
}
