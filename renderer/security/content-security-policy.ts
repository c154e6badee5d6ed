// The content security policy: what a page may load. The same words stand in each page and in the `_headers` file.
import { createHash } from 'node:crypto'

type PolicyNeeds = {
  /** The inline scripts, exactly as they stand in the page. */
  readonly scripts: readonly string[]
  /** The origins that frames may show once a visitor asks for it. */
  readonly frames: readonly string[]
}

/** What names an inline script in a policy. */
export const hashScript = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** An https origin with a plain host name; any other character could end the rule or begin another policy. */
const ORIGIN = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/

/**
 * The policy as one line (W3C Content Security Policy Level 3). Nothing is allowed that is not named.
 * @throws when a frame is no plain https origin
 */
export function createContentSecurityPolicy({ scripts, frames }: PolicyNeeds): string {
  const strange = frames.find((origin) => !ORIGIN.test(origin))
  if (strange !== undefined)
    throw new Error(`The policy takes only plain origins, not ${JSON.stringify(strange)}.`)
  const hashes = scripts.map(hashScript)
  const rules: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes],
    ['style-src', "'self'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    // Nothing here fetches; auditing tools read robots.txt as the page would.
    ['connect-src', "'self'"],
    ['frame-src', "'self'", ...[...new Set(frames)].sort()],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ]
  return rules.map((rule) => rule.join(' ')).join('; ')
}

/** The text of the `_headers` file that Netlify and Cloudflare Pages read. `base` is the base path with both slashes. */
export function formatHeadersFile(policy: string, base: string): string {
  return `${base}*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
  Permissions-Policy: camera=(), microphone=(), geolocation=(), browsing-topics=()
  Cross-Origin-Opener-Policy: same-origin

${base}assets/*
  Cache-Control: public, max-age=31536000, immutable

${base}fonts/*
  Cache-Control: public, max-age=31536000, immutable
`
}
