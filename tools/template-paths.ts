// One page of every template, for measurements that look at each of them.

/** Addresses without the base; the last one does not exist. */
export const TEMPLATES = [
  '/',
  '/about/history',
  '/about/team',
  '/adam',
  '/blog',
  '/blog/why-fathers-matter',
  '/contact',
  '/events',
  '/events/hope-gala',
  '/give',
  '/monthly-partner',
  '/partner',
  '/partner/donate',
  '/partner/events',
  '/partner/prayer',
  '/partner/volunteer',
  '/partner/volunteer/clinic',
  '/services/clinic',
  '/site-index',
  '/welcome',
  '/no-such-page',
] as const
