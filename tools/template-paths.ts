// Lists one page of every template, for the checks and measurements that cover all templates.

/** URL paths without the base, in the order in which the gallery shows them. */
export const TEMPLATE_PATHS = [
  '/',
  '/services/clinic',
  '/events',
  '/events/hope-gala',
  '/events/baby-bottle-boomerang',
  '/about',
  '/about/team',
  '/about/history',
  '/partner',
  '/partner/volunteer',
  '/partner/volunteer/clinic',
  '/partner/prayer',
  '/partner/donate',
  '/partner/events',
  '/partner/churches',
  '/blog',
  '/blog/why-fathers-matter',
  '/give',
  '/contact',
  '/questions',
  '/welcome',
  '/adam',
  '/site-index',
  '/privacy',
  '/safety',
] as const

export type TemplatePath = (typeof TEMPLATE_PATHS)[number]

/** A URL path without a page: the server answers with 404.html. */
export const MISSING_PAGE_PATH = '/no-such-page'

/** The templates that none of these paths has, with the reason. */
export const OTHER_TEMPLATES: Readonly<Record<string, string>> = {
  '/pages/blog/page/@number/index.page.server.tsx':
    'the sample has too few posts; it looks like the blog',
  '/pages/staff/index.page.server.tsx': 'it is not for visitors (tests/pages/edit-links.test.ts)',
}
