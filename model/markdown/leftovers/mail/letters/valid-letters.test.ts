// Letters and addresses that are meant for visitors.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../../test-fixtures/create-test-site'

test.each([
  'Dear fellow pastors,\n\nCome and see.\n\nYour brother in Christ,\n\n**Reuben Castillo**\\\nMember of the board of directors',
  'Dear friends,\n\nCall us.\n\nBlessings,\n\nAnn Sample\\\nNurse\\\n(334) 555-0142',
  'Sample House\\\n45 Sample Road, Opelika, Alabama\\\n(334) 555-0177\n\nThe house is open each day.',
  'We thank the church that helps us, at 45 Sample Road in Opelika. Call (334) 555-0177.\n\nDear friends,\n\nCome along.',
  'Come along.\n\nIn peace,\n\nAnn Sample\n\n## Where to call at night\n\n(334) 555-0177',
  '123 Sample Street • Auburn, Alabama 36830 • (334) 555-0142\n\nCome by, or call us.',
  'OUR ADDRESS\\\n123 Sample Street, Auburn, Alabama\\\n(334) 555-0142\n\nCome by, or call us.',
  'Come by at 123 Sample Street, Auburn, Alabama, or call (334) 555-0142.\n\nWe are glad.',
  '- 123 Sample Street, Auburn, Alabama\n- (334) 555-0142\n\nCome by, or call us.',
  'PARKING\n\nCome by, or call us.',
  'A letter from our board\n\nMay 3, 2026\n\nDear friends,\n\nCome along.',
])('a page may have the letter %j', (text) => {
  const found = getTestProblems({ 'pages/parking.md': createPageText('Parking', text) })
  expect(found.filter((problem) => /letter-top|email-pasted/.test(problem))).toEqual([])
})
