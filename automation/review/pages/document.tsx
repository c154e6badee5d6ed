// The HTML document of every page of a review.
import type { ReactNode } from 'react'
import { createContentSecurityPolicy } from '../../../renderer/security/content-security-policy'
import type { Line } from '../report/line'

const POLICY = createContentSecurityPolicy({ scripts: [], frames: [] })

type Props = {
  readonly title: string
  /** What is above the heading. */
  readonly above: ReactNode
  /** Whether pictures may be wider than text. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

export function ReviewDocument({ title, above, isWide = false, children }: Props) {
  const wide = isWide ? '' : undefined
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="stylesheet" href="review.css" />
      </head>
      <body>
        <header data-wide={wide}>{above}</header>
        <main data-wide={wide}>{children}</main>
      </body>
    </html>
  )
}

/** A sentence whose texts of others React escapes. */
export function LineView({ line }: { readonly line: Line }) {
  return line.map((part, index) => {
    if (typeof part === 'string') return part
    if ('quote' in part) return `“${part.quote}”`
    if ('typed' in part) return <bdi key={index}>{part.typed}</bdi>
    return (
      <a key={index} href={`${part.slug}.html`}>
        {part.title}
      </a>
    )
  })
}
