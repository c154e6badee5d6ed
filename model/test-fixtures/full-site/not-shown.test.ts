// Tests that the list of fields that are not shown names only fields that exist.
import { expect, test } from 'vitest'
import { collections } from '../../collections'
import type { Collection } from '../../define-collection'
import { toFieldName } from '../../schema/field'
import { settings } from '../../settings'
import { NOT_SHOWN } from './not-shown'

test('every field that is said not to be shown exists', () => {
  const definitions = [settings, ...Object.values(collections)] as unknown as Collection[]
  const names = definitions.flatMap(({ folder, fields }) =>
    Object.keys(fields).flatMap((name) => [toFieldName(name), `${folder}.${toFieldName(name)}`]),
  )
  expect(Object.keys(NOT_SHOWN).filter((name) => !names.includes(name))).toEqual([])
})
