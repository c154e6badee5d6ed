// A map or a video from another host, loaded on request. Until then, the iframe contains a placeholder document with a link to the
// real one, so that nothing is requested from the host and no JavaScript is needed.
import { escapeHtml } from '../html/escape-html'
import { addVariants } from '../image/add-variants'
import type { PageImage } from '../image/image'
import { IMAGES, useVariants } from '../image/variants'
import { SiteLink, useBase } from '../site-link/site-link'
import { styled } from '../styled/styled'
import { useEmbedStylesheet } from './embed-stylesheet'
import { useWords } from '../words/words'

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  '&[data-shape="4 / 3"]': { aspectRatio: '4 / 3' },
  border: `${theme.border.thin} ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.band.soft,
}))

const Notice = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  marginTop: theme.space.medium,
}))

type Props = {
  title: string
  /** The text of the link inside the iframe: "Show the map". */
  label: string
  src: string
  /** Whether the frame plays a film. */
  film?: boolean
  /** The proportions of the frame. */
  shape?: '16 / 9' | '4 / 3'
  /** The URL of the same content as a page, for people who do not want an iframe. */
  href: string
  /** The preview image; without one, the iframe shows only the link. */
  image: Pick<PageImage, 'file'> | null
  /** Whether the host shows the content only if it learns which site asks for it, as YouTube does. */
  needsReferrer?: boolean
}

/** The host learns the name of this site, but not the page. */
const REFERRER_POLICY = 'strict-origin-when-cross-origin'

/** Drawn in the color of the words, so that it is also visible in forced colors. */
const PLAY_MARK =
  '<svg viewBox="0 0 16 16" aria-hidden="true"><path fill="currentColor" d="M3 1v14l11-7z"/></svg>'

export function Embed(props: Props) {
  const { title, label, film = false, shape, src, href, image, needsReferrer = false } = props
  const base = useBase()
  const { embed: words, language } = useWords()
  const host = new URL(src).host
  const stylesheet = useEmbedStylesheet()
  const variants = useVariants()
  const preview =
    image === null
      ? ''
      : addVariants(`<img src="${base}${IMAGES}${image.file}" alt="">`, base, variants)
  // A link inside the frame has a policy of its own.
  const policy = needsReferrer ? ` referrerpolicy="${REFERRER_POLICY}"` : ''
  const placeholder = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${base}${stylesheet}"></head>`,
    `<body><a href="${escapeHtml(src)}"${policy}>${preview}`,
    `<span>${film ? PLAY_MARK : ''}${escapeHtml(label)}</span></a></body></html>`,
  ].join('')
  return (
    <div>
      <Frame
        title={title}
        data-shape={shape}
        srcDoc={placeholder}
        loading="lazy"
        allowFullScreen
        referrerPolicy={needsReferrer ? REFERRER_POLICY : undefined}
      />
      <Notice>
        <span data-no-print="">
          {words.loadedFrom}
          {host}
          {words.onlyWhen}
          {label}
          {words.afterLabel}
          {host}
          {words.canSee}
          {needsReferrer ? words.onThisSite : ''}.{' '}
        </span>
        <SiteLink href={href}>{words.newTab}</SiteLink>
      </Notice>
    </div>
  )
}
