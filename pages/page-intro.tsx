// The top of a page, and its text and film, as most pages show them.
import type { ReactNode } from 'react'
import { Embed } from '../components/embed/embed'
import { PageHeader } from '../components/page-header/page-header'
import { Section } from '../components/section/section'
import { TextWithContents } from '../components/navigation/text-with-contents'
import type { PageIntro } from './_data/page-intro'

/** `actions` stand below the words on top. */
export function PageIntroHeader({ intro, actions }: { intro: PageIntro; actions?: ReactNode }) {
  return (
    <PageHeader heading={intro.heading} lead={intro.lead} image={intro.image}>
      {actions}
    </PageHeader>
  )
}

export function PageIntroBody({ intro }: { intro: PageIntro }) {
  return (
    <>
      {intro.body.blocks.length === 0 ? null : (
        <Section>
          <TextWithContents body={intro.body} phone={intro.phone} />
        </Section>
      )}
      <PageIntroVideo intro={intro} />
    </>
  )
}

/** For a page that shows its text in a place of its own. */
export function PageIntroVideo({ intro: { video } }: { intro: PageIntro }) {
  if (video === null) return null
  return (
    <Section title={video.title} soft>
      <Embed
        title={video.title}
        action="Play the film"
        address={video.address}
        page={video.address}
        image={{ file: video.image }}
      />
    </Section>
  )
}
