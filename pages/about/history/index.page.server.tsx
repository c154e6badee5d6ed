// Our history, with the film.
import { Embed } from '../../../components/embed/embed'
import { Section } from '../../../components/section/section'
import type { PageInput, PageData } from '../../../renderer/types'
import { pictureFile } from '../../../model/stock/stock-address'
import { pageBySlug } from '../../find'
import { headOf } from '../../head'
import { introOf, type IntroData } from '../../intro'
import { IntroText, IntroTop } from '../../intro-parts'

type Video = { title: string; address: string; image: string }
type Props = { intro: IntroData; video: Video | null }

export function Page({ intro, video }: Props) {
  return (
    <>
      <IntroTop intro={intro} />
      <IntroText intro={intro} />
      {video === null ? null : (
        <Section title={video.title} soft>
          <Embed
            title={video.title}
            action="Play the film"
            address={video.address}
            page={video.address}
            picture={{ file: video.image }}
          />
        </Section>
      )}
    </>
  )
}

export function data({ site }: PageInput): PageData<Props> {
  const page = pageBySlug(site, 'about/history')
  const { videoUrl, videoTitle = '', videoImage = '' } = page
  const video =
    videoUrl === undefined
      ? null
      : { title: videoTitle, address: videoUrl, image: pictureFile(videoImage) }
  return { pageProps: { intro: introOf(site, page), video }, head: headOf(site, page) }
}
