// One blog post.
import { Days } from '../../../components/date/date-range'
import { PageTop } from '../../../components/page-header/page-header'
import type { PictureData } from '../../../components/image/image'
import { Section } from '../../../components/section/section'
import { ButtonLink } from '../../../components/button/button-link'
import { LongText } from '../../../components/navigation/text-with-contents'
import type { PageInput, PageData } from '../../../renderer/page-context'
import type { Post } from '../../../model/collections/post'
import { entryOf, pictureOf } from '../../_data/entries'
import { headOf } from '../../_data/metadata'

type Props = { post: Post; picture: PictureData | null; phone: string }

export function Page({ post, picture, phone }: Props) {
  return (
    <>
      <PageTop
        heading={post.title}
        lead={post.summary}
        picture={picture}
        eyebrow={
          <p>
            <Days last={post.date} /> · {post.author}
          </p>
        }
      />
      <Section>
        <LongText body={post.body} phone={phone} />
      </Section>
      <Section soft>
        <ButtonLink to="/blog" look="outlined">
          All posts
        </ButtonLink>
      </Section>
    </>
  )
}

export function data({ site, urlPathname }: PageInput): PageData<Props> {
  const post = entryOf(site.posts, urlPathname)
  return {
    pageProps: { post, picture: pictureOf(site, post), phone: site.settings.phone },
    head: headOf(site, { title: post.title, description: post.summary }),
  }
}
