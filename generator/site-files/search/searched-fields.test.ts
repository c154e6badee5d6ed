// Tests that the search knows the words of every field that visitors read.
import { expect, test } from 'vitest'
import { splitFrontMatter } from '../../../model/front-matter/split-front-matter'
import { loadSite } from '../../../model/load-site'
import { createFullSite, TODAY } from '../../../model/test-fixtures/full-site/create-full-site'
import { isListed, NOT_SHOWN } from '../../../model/test-fixtures/full-site/not-shown'
import { createSearchEntries } from './create-search-entries'

/** The fields that are shown, but whose words the search does not know, each with the reason. */
const NOT_SEARCHED: Readonly<Record<string, string>> = {
  'pages.description': 'the summary or the lead is searched',
  'events.description': 'the summary or the lead is searched',
  'services.description': 'the summary or the lead is searched',
  'volunteer.description': 'the summary or the lead is searched',
  image_alt: 'says what an image shows',
  registration_url: 'a URL',
  detail_page_url: 'a URL',
  download_url: 'a URL',
  video_url: 'a URL',
  button_link: 'a URL',
  button_text: 'the words of a link',
  email_subject: 'the beginning of an email',
  email_body: 'the beginning of an email',
}

/** Files that are not about one page, and the error page. The search knows a few of their words. */
const NOT_SEARCHED_FILES = /^(?:site|pages\/404|(?:notices|partner|affiliates)\/.*)\.md$/

test('the search knows the words of every field of files that have all fields', () => {
  const files = createFullSite('word')
  const { site } = loadSite(files, { today: () => TODAY })
  const words = JSON.stringify(createSearchEntries(site, TODAY))
  const missing = Object.entries(files.texts)
    .filter(([file]) => !NOT_SEARCHED_FILES.test(file))
    .flatMap(([file, text]) =>
      [...splitFrontMatter(text, []).frontMatter]
        .filter(([field]) => !isListed(NOT_SHOWN, file, field))
        .filter(([field]) => !isListed(NOT_SEARCHED, file, field))
        .filter(([, value]) => {
          const typed = 'items' in value ? value.items : [value]
          const ownWords = typed.flatMap(({ text: part }) => part.match(/\bword\d+x\b/g) ?? [])
          return ownWords.some((word) => !words.includes(word))
        })
        .map(([field]) => `${field} of ${file}`),
    )
  expect(
    missing,
    'The search does not know these fields: add each in generator/site-files/search, or to NOT_SEARCHED in generator/site-files/search/searched-fields.test.ts',
  ).toEqual([])
})
