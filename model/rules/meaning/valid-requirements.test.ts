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

const checkLimit = (requirement: string, body: string) =>
  getTestProblems({
    'volunteer/a.md': createEntryText(
      {
        title: 'Clinic Helper',
        summary: 'A task for patient people.',
        description: 'A task for patient people who like to listen, and who have the time for it.',
        image: 'walk.svg',
        image_alt: 'decorative',
        order: '1',
      },
      body,
    ).replace('\norder', `\nrequirements:\n  - ${requirement}\norder`),
  }).join()

test.each([
  ['Up to 4 hours each month', 'You give at least 4 hours per month.'],
  ['Al menos 4 horas al mes', 'Usted da hasta 4 horas al mes.'],
  ['A background check', 'We do not do a background check.'],
])('the list has "%s", but the text says: %s', (requirement, body) => {
  expect(checkLimit(requirement, body)).toContain('requirement-differs')
})

test.each([
  ['At least 4 hours each month', 'You give at least 4 hours per month.'],
  ['At least 4 hours each month', 'You give 4 hours per month.'],
  ['At least 4 hours each month', 'We train you for up to 4 hours each week.'],
  ['A background check', 'We do a background check.'],
])('nothing is wrong with the list "%s" and the text: %s', (requirement, body) => {
  expect(checkLimit(requirement, body)).not.toContain('requirement-differs')
})
