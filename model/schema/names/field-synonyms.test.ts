// Tests which fields are meant by the names that people guess.
import { describe, expect, test } from 'vitest'
import { collections } from '../../collections'
import { settings } from '../../settings'
import { toFieldName, type Fields } from '../field'
import { findMeantField, findMeantFields } from './field-synonyms'

const { fields } = collections.events
const ALL: Readonly<Record<string, Fields>> = {
  settings: settings.fields,
  ...Object.fromEntries(Object.entries(collections).map(([name, { fields }]) => [name, fields])),
}

describe.each(Object.entries(ALL))('the synonyms of %s', (_, collectionFields) => {
  const synonyms = Object.entries(collectionFields).flatMap(([name, { alsoCalled }]) =>
    alsoCalled.map((synonym) => [toFieldName(name), synonym] as const),
  )

  test('mean their field, if they are not fields themselves', () => {
    const names = Object.keys(collectionFields).map(toFieldName)
    for (const [name, synonym] of synonyms.filter(([, other]) => !names.includes(other)))
      expect(findMeantFields(collectionFields, synonym)).toContain(name)
  })

  test('are typed like field names, and once for each field', () => {
    expect(synonyms.filter(([, synonym]) => !/^[a-z0-9]+(?:_[a-z0-9]+)*$/.test(synonym))).toEqual(
      [],
    )
    expect(new Set(synonyms.map(String)).size).toBe(synonyms.length)
  })
})

describe('findMeantFields', () => {
  test.each(['sign_up_link', 'Sign-up link', 'signUpLink', 'sign up links', 'SIGNUPLINK'])(
    'reads %s in any case, form and number',
    (typed) => {
      expect(findMeantFields(fields, typed)).toEqual(['registration_url'])
    },
  )

  test('reads Spanish with and without accents', () => {
    expect(findMeantField(fields, 'Ubicación')).toBe('location')
    expect(findMeantField(fields, 'titulo')).toBe('title')
  })

  test.each([
    ['texto_de_imagen', 'image_alt'],
    ['Texto alternativo de imagen', 'image_alt'],
    ['imagen-descripción', 'image_alt'],
    ['requiere_la_inscripción', 'requires_registration'],
    ['la ubicación del evento', 'location'],
    ['abierto el registro', 'registration_open'],
  ])('reads %s in any order of its words', (typed, meant) => {
    expect(findMeantField(fields, typed)).toBe(meant)
  })

  test('returns every field that a name can mean', () => {
    expect(findMeantFields(fields, 'link')).toEqual(['registration_url', 'detail_page_url'])
    expect(findMeantField(fields, 'link')).toBeNull()
  })

  test.each(['favorite_color', 'wehre', 'constructor', '__proto__', ''])(
    'returns none for "%s"',
    (typed) => {
      expect(findMeantFields(fields, typed)).toEqual([])
    },
  )
})
