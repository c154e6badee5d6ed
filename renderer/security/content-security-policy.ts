// The content security policy: what a page may load. Each page and the `_headers` file contain the same policy.
import { createHash } from 'node:crypto'

type PolicyOptions = {
  /** The inline scripts, exactly as written in the page. */
  readonly scripts: readonly string[]
  /** The origins that iframes may show once a visitor asks for it. */
  readonly frames: readonly string[]
}

/** Returns the source expression that allows an inline script. */
export const hashScript = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** An https origin with a plain host name. Any other character could end the directive or begin another policy. */
const ORIGIN = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/

/**
 * Returns the policy as one line (W3C Content Security Policy Level 3). Everything that is not listed is forbidden.
 * @throws when a frame is not a plain https origin
 */
export function createContentSecurityPolicy({ scripts, frames }: PolicyOptions): string {
  const invalid = frames.find((origin) => !ORIGIN.test(origin))
  if (invalid !== undefined)
    throw new Error(`The policy takes only plain origins, not ${JSON.stringify(invalid)}.`)
  const hashes = scripts.map(hashScript)
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes],
    ['style-src', "'self'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    // The page for unknown paths asks whether a similar path exists (components/not-found).
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', "'self'", ...[...new Set(frames)].sort()],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** Returns the text of the `_headers` file for Netlify and Cloudflare Pages. `base` is the base path with both slashes. */
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
