// What a build leaves at every earlier address: a page that sends visitors on, and the same as rules for hosts that know them.
import type { BuildContext } from '../../renderer/page-context'
import { getRedirects, type Redirect } from '../../model/routing/redirects'
import type { Site } from '../../model/site'
import { escapeHtml } from '../../components/html/escape-html'

export type BuiltRedirects = {
  /** Their files below the site's folder, and what is in them. */
  readonly pages: readonly { readonly file: string; readonly html: string }[]
  /** The text of the `_redirects` file that Netlify and Cloudflare Pages read: `/old /new 301`, one a line. */
  readonly rules: string
}

type Circumstances = Pick<BuildContext, 'base' | 'url'> & { readonly policy: string }

export function buildRedirects(site: Site, build: Circumstances): BuiltRedirects {
  const redirects = getRedirects(site)
  const at = (address: string) => build.base + address.slice(1)
  return {
    pages: redirects.map((one) => ({
      file: `${one.from.slice(1)}.html`,
      html: pageFor(one, at(one.to), build),
    })),
    rules: redirects.map(({ from, to }) => `${at(from)} ${at(to)} 301\n`).join(''),
  }
}

/** A page of its own kind, without style or script: it is seen for a moment, or not at all. */
function pageFor({ to, title }: Redirect, path: string, { url, policy }: Circumstances): string {
  const words = escapeHtml(title)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${path}">
<link rel="canonical" href="${url}${to}">
<title>${words}</title>
</head>
<body>
<h1>This page has moved</h1>
<p>It is here now: <a href="${path}">${words}</a></p>
</body>
</html>
`
}
