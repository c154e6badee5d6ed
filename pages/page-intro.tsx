// The header, text and video of a page, as most pages show them.
import type { ReactNode } from 'react'
import type { ButtonVariant } from '../components/button/button'
import { ButtonLink } from '../components/button/button-link'
import { Embed } from '../components/embed/embed'
import { getWatchUrl } from '../components/embed/watch-url'
import { PageHeader } from '../components/page-header/page-header'
import { Section } from '../components/section/section'
import { TextWithAside } from '../components/navigation/text-with-aside'
import { styled } from '../components/styled/styled'
import type { PageIntro } from './_data/page-intro'
import { useWords } from '../components/words/words'

const VideoText = styled('p')(({ theme }) => ({
  maxWidth: theme.measure,
  marginTop: theme.space.text,
}))

type HeaderProps = { intro: PageIntro; actions?: ReactNode; buttonVariant?: ButtonVariant }

/** Shows `actions` below the introduction, and before them the button of the page. */
export function PageIntroHeader({ intro, actions, buttonVariant = 'filled' }: HeaderProps) {
  const { heading, lead, image, button } = intro
  return (
    <PageHeader
      heading={heading}
      lead={lead}
      image={image}
      form={intro.form}
      phones={intro.settings}
      forSupporters={intro.forSupporters}
    >
      {button === null ? (
        actions
      ) : (
        <>
          <ButtonLink href={button.href} variant={buttonVariant}>
            {button.label}
          </ButtonLink>
          {actions}
        </>
      )}
    </PageHeader>
  )
}

export function PageIntroBody({ intro }: { intro: PageIntro }) {
  return (
    <>
      {intro.body.blocks.length === 0 ? null : (
        <Section>
          <TextWithAside body={intro.body} settings={intro.settings} />
        </Section>
      )}
      <PageIntroVideo intro={intro} />
    </>
  )
}

/** The video alone, for pages that show the text elsewhere. */
export function PageIntroVideo({ intro: { video } }: { intro: PageIntro }) {
  const words = useWords().embed
  if (video === null) return null
  return (
    <Section title={video.title} muted>
      <Embed
        title={video.title}
        label={words.playFilm}
        src={video.url}
        href={getWatchUrl(video.url)}
        film
        needsReferrer
        image={{ file: video.image }}
      />
      <VideoText>{video.text}</VideoText>
    </Section>
  )
}
