/**
 * The rules for search engines: they may read everything. Previews are marked by a meta tag, which a rule against reading would hide.
 * Source: RFC 9309, Robots Exclusion Protocol.
 */
export const ROBOTS = 'User-agent: *\nAllow: /\n'
