// Sentences in the text about a person that speak of someone else, and those that may well do so.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPostText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const check = (body: string) =>
  getTestProblems({
    'team/thomas-reed.md': createEntryText(
      { name: 'Thomas Reed', title: 'Church Relations', order: '10' },
      body,
    ),
    'blog/samuel.md': createPostText({ author: 'Samuel Prewitt' }),
  }).filter((problem) => problem.includes('person-name'))

test.each([
  'Thomas is our link to churches. Samuel is as happy to talk with six people as with sixty.',
  'Thomas visits churches. He is from Opelika. Every spring, Samuel plans the bottle campaign.',
  'Samuel is our link to churches. Thomas has been with us since May.',
  'Thomas visita las iglesias. Samuel escucha a las familias.',
])('%s speaks of someone else', (body) => {
  expect(check(body)).toHaveLength(1)
  expect(check(body)[0]).toContain('write Thomas in place of Samuel')
})

test.each([
  'Thomas lives with his son in Opelika. Samuel is six.',
  'Thomas and Nora live in Opelika. Nora is a nurse.',
  'Thomas teaches the books of the Bible. Samuel is his favorite.',
  'Thomas reads to us. Samuel is a boy who hears God in the night.',
  'Tomasz is our link to churches. Thomas is what we call him.',
  'Thomas has a dog. Samuel sleeps below the desk.',
  'Thomas visits churches. Tom is what most people call him.',
  'Thomas visits churches. Reed is his last name, and reeds grow by his pond.',
  'Thomas has four grown children. Samuel is a nurse, too.',
  'Thomas learned from a friend. Samuel is with us no more.',
  'Thomas visits churches. Grace is what he speaks of. Will is what it takes.',
  'Thomas visits churches. Samuel came before him and taught him much.',
  'He visits churches for us. Samuel is what he speaks of.',
])('%s need not do so', (body) => {
  expect(check(body)).toEqual([])
})
