// Builds redirects from earlier paths: a page for each, and the same as rules for hosts that support them.
import type { BuildContext } from '../../renderer/page-context'
import { getRedirects, type Redirect } from '../../model/routing/redirects'
import type { Site } from '../../model/site'
import { removeSourceMarks } from '../../model/source/source-mark'
import { escapeHtml } from '../../components/html/escape-html'

export type BuiltRedirects = {
  /** The pages, with their files relative to the site's directory. */
  readonly pages: readonly { readonly file: string; readonly html: string }[]
  /** The text of the `_redirects` file that Netlify and Cloudflare Pages read, with one `/old /new 301` per line. */
  readonly rules: string
}

type RedirectContext = Pick<BuildContext, 'base' | 'url'> & { readonly policy: string }

export function buildRedirects(site: Site, context: RedirectContext): BuiltRedirects {
  const redirects = getRedirects(site)
  const addBase = (path: string) => context.base + path.slice(1)
  return {
    pages: redirects.map((redirect) => ({
      file: `${redirect.from.slice(1)}.html`,
      html: createRedirectPage(redirect, addBase(redirect.to), context),
    })),
    rules: redirects.map(({ from, to }) => `${addBase(from)} ${addBase(to)} 301\n`).join(''),
  }
}

/** Returns a page without styles or scripts, because visitors see it for a moment at most. */
function createRedirectPage(
  { to, title }: Redirect,
  path: string,
  { url, policy }: RedirectContext,
): string {
  const label = escapeHtml(removeSourceMarks(title))
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
<title>${label}</title>
</head>
<body>
<h1>This page has moved</h1>
<p>It is here now: <a href="${path}">${label}</a></p>
</body>
</html>
`
}
