// A map or a film of another host. Until the visitor asks for it there is only a picture of ours: the frame holds a document
// with a link to the real one, so that nothing is asked of the host before, and it works without JavaScript.
import type { PageImage } from '../image/image'
import { SiteLink, useBase } from '../site-link/site-link'
import { styled } from '../styled/styled'

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  border: `${theme.border.thin} ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.band.soft,
}))

const Words = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  marginTop: theme.space.medium,
}))

type Props = {
  title: string
  /** The words on the link: "Show the map". */
  action: string
  address: string
  /** The same thing as a page of its own, for people who do not want a frame. */
  page: string
  /** Without one, the frame shows the link alone. */
  image: Pick<PageImage, 'file'> | null
}

export function Embed({ title, action, address, page, image }: Props) {
  const base = useBase()
  const host = new URL(address).host
  const preview = image === null ? '' : `<img src="${base}images/${image.file}" alt="">`
  const inside = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escape(title)}</title><link rel="stylesheet" href="${base}embed.css"></head>`,
    `<body><a href="${escape(address)}">${preview}`,
    `<span>${escape(action)}</span></a></body></html>`,
  ].join('')
  return (
    <div>
      <Frame title={title} srcDoc={inside} loading="lazy" allowFullScreen />
      <Words>
        This is loaded from {host} only when you choose “{action}”. {host} can then see that you
        opened it. <SiteLink to={page}>Open it in a new tab instead</SiteLink>
      </Words>
    </div>
  )
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replace(/[&<"]/g, (letter) => ENTITIES[letter] ?? letter)
}
