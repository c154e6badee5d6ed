// The meta tags from which apps make a card of a shared link. Apps that know only Twitter's tags read these as well, except the type of
// the card. The locale is en_US where a page names none. Sources: https://ogp.me, https://developer.x.com/en/docs/x-for-websites/cards/overview/markup.
import type { ShareData } from '../page-context'

export function ShareTags({ share }: { share: ShareData | null }) {
  if (share === null) return null
  const { title, description, siteName, url, publishedOn, image } = share
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={publishedOn === null ? 'website' : 'article'} />
      {publishedOn === null ? null : (
        <meta property="article:published_time" content={publishedOn} />
      )}
      <meta name="twitter:card" content={image === null ? 'summary' : 'summary_large_image'} />
      {image === null ? null : (
        <>
          <meta property="og:image" content={image.url} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
    </>
  )
}
