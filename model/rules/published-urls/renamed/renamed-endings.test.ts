// Pages whose files are of another type now: one problem with the name that they had, and no lost address.
import { describe, expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const list = ['/', '/events', '/events/walk', '/events/hope-gala', '/parking', ''].join('\n')
const texts = {
  'addresses.txt': list,
  'events/hope-gala.md': createEventText({ id: 'gala' }),
  'pages/parking.md': createPageText('Parking'),
  'pages/a.md': createPageText('A page', 'Read [about it](/events/hope-gala).'),
}

/** Returns the problems after the file of the event got another path. */
const rename = (path: string) =>
  getTestProblems({
    ...texts,
    'events/hope-gala.md': null,
    [path]: createEventText({ id: 'gala' }),
  })

describe('a file with another ending', () => {
  test.each([
    'Hope Gala.txt',
    'hope-gala.md.txt',
    'hope-gala.MD',
    'hope-gala.markdown',
    'hope-gala.docx',
    'hope-gala,md',
    'hope-gala',
    'Hope_Galamd',
  ])('gets its name back and is the only problem: %s', (name) => {
    expect(rename(`events/${name}`)).toEqual([
      `content/events/${name}:1:1 file-unused This file is not used, because .md is not at the end of its name. Press the pencil and change the name in the box to hope-gala.md`,
    ])
  })

  test('gets the name that it had, also if it has another one now', () => {
    expect(rename('events/gala.txt').join()).toContain('back to hope-gala.md')
  })

  test('says where it belongs if it is in another folder as well', () => {
    const [problem, ...others] = rename('old/Hope Gala.txt')
    expect(problem).toContain('file-misplaced')
    expect(problem).toContain('Move it to content/events/hope-gala.md')
    expect(others).toEqual([])
  })

  test.each(['parking.es.txt', 'parking-es.txt', 'parking.es.docx.md', 'parking.es'])(
    'is a translation: %s',
    (name) => {
      const spanish = createPageText('Estacionar', 'Unas palabras.')
        .replace(
          /description: .*/,
          'description: Donde puede dejar su auto cuando nos visita, y lo que cuesta por hora.',
        )
        .replace('\n---\n', '\nlang: es\ntranslation_of: /parking\n---\n')
      const changes = { 'addresses.txt': `${list}/es/parking\n`, [`pages/${name}`]: spanish }
      const problems = getTestProblems({ ...texts, ...changes })
      expect(problems.join()).toContain('in the box to parking.es.md')
      expect(problems.join()).not.toContain('address-lost')
      expect(problems.join()).not.toContain('translation-name')
    },
  )
})
