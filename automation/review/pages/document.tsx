// The HTML document of every page of a review that is not a page of the site.
import type { ReactNode } from 'react'
import { createContentSecurityPolicy } from '../../../renderer/security/content-security-policy'
import type { Line } from '../report/line'
import { PiecesView } from './words-view'

const POLICY = createContentSecurityPolicy({ scripts: [], frames: [] })

/** Browsers obey this policy besides the one that a page of the site has. */
const NO_SCRIPTS = "script-src 'none'"

type Props = {
  readonly title: string
  /** What is above the heading. */
  readonly above: ReactNode
  readonly children: ReactNode
}

export function ReviewDocument({ title, above, children }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href="fonts.css" />
        <ReviewHead title={title} />
      </head>
      <body data-review="" data-document="">
        <header>{above}</header>
        <main>{children}</main>
      </body>
    </html>
  )
}

/** What the head of every page of a review has, even of one that was a page of the site. */
export function ReviewHead({ title }: { readonly title: string }) {
  return (
    <>
      <meta httpEquiv="Content-Security-Policy" content={NO_SCRIPTS} />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      <link rel="stylesheet" href="review.css" />
    </>
  )
}

/** A sentence whose texts of others React escapes. */
export function LineView({ line }: { readonly line: Line }) {
  return line.map((part, index) => {
    if (typeof part === 'string') return part
    if ('quote' in part) return `“${part.quote}”`
    if ('typed' in part) return <bdi key={index}>{part.typed}</bdi>
    if ('pieces' in part) return <PiecesView key={index} pieces={part.pieces} />
    return (
      <a key={index} href={`${part.slug}.html`}>
        {part.title}
      </a>
    )
  })
}
