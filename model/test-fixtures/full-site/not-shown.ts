// The fields that no page shows as they were typed.

/** Each field with the reason, as `order` or, only for one collection, as `notices.type`. New fields are tested automatically. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  sample: 'marks a file for staff',
  lang: 'decides the language of the page (tests/pages/spanish.test.ts)',
  translation_of: 'links the two versions of a page (tests/pages/spanish.test.ts)',
  translated_from: 'the marks of the English text, for the check',
  draft: 'says whether the file is public',
  publish_on: 'says when the file is public',
  expires_on: 'says when the file is public',
  as_of: 'the day of a figure, for the check of old figures',
  source: 'the source of a figure, for staff',
  order: 'sorts a list',
  sensitive:
    'gives the page a way to leave, and hides its description (tests/pages/sensitive-pages.test.ts)',
  focus: 'says where an image is cropped',
  emblem: 'names a drawing (components/team/portrait.test.tsx)',
  id: 'an anchor, which is only shown in URLs',
  event: 'says to which event an entry belongs',
  status: 'shown in words (components/events/event-card.test.tsx)',
  'notices.type': 'shown in words (components/notices/notice-bar.test.tsx)',
  'notices.from': 'shown in words',
  'notices.until': 'shown in words',
  requires_registration: 'shown as a button and in the text of the page',
  registration_open: 'shown as a button and in the text of the page',
  is_external_link: 'repeats what the URL says',
  owner: 'for staff',
  redirect_from:
    'redirect pages are published at these paths (generator/assets/redirect-pages.test.ts)',
  also_known_as:
    'only the search reads it (generator/site-files/search/create-search-entries.test.ts)',
  outside_links: 'a name for a URL, which is shown wherever the name is used',
  'site.url': 'the beginning of canonical URLs (tests/pages/html-validity.test.ts)',
  time_zone: 'decides which day it is',
  repository: 'the beginning of the links for staff (pages/_data/edit-links.test.ts)',
}

/** Returns whether a list such as `NOT_SHOWN` names a field of a file such as `events/walk.md`. */
export const isListed = (
  fields: Readonly<Record<string, string>>,
  file: string,
  field: string,
): boolean => field in fields || `${file.replace(/\.md$|\/.*/, '')}.${field}` in fields
