// Descriptions of volunteer roles whose lists name all that they ask for.
import { expect, test } from 'vitest'
import { createEntryText, getTestProblems } from '../../test-fixtures/create-test-site'

test.each([
  ['The role asks for patience and a background check.', 'Background screening before you begin'],
  ['You do not need a background check for this. It asks for two hours.', 'Two hours a month'],
  ['Help us run a background check for all who need one in the office.', 'Two hours a month'],
  ['This task requires a good heart. Later we may do a background check.', 'Two hours a month'],
  ['Drive families. You need a valid driver’s license and a kind heart.', 'Licensed to drive'],
])('%s', (description, requirement) => {
  const role = {
    title: 'Clinic Helper',
    summary: 'A task for patient people.',
    description,
    image: 'walk.svg',
    image_alt: 'decorative',
    order: '1',
  }
  const text = createEntryText(role, 'Come along.').replace(
    '\norder',
    `\nrequirements:\n  - ${requirement}\norder`,
  )
  expect(getTestProblems({ 'volunteer/a.md': text }).join()).not.toContain('requirement-differs')
})
