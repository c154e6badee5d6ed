// Tests that no website is asked too much at once.
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { askLinks } from './ask-links'

const create = (hosts: number, pages: number) =>
  Array.from(
    { length: hosts * pages },
    (_, index) => `https://host-${index % hosts}.example/${Math.floor(index / hosts)}`,
  )

describe('askLinks', () => {
  test('asks every link once, four websites at once, and each website one question at a time', async () => {
    const open: string[] = []
    const asked: string[] = []
    let most = 0
    const urls = create(9, 3)
    const answers = await askLinks([...urls, ...urls], async (url) => {
      const { host } = new URL(url)
      expect(open).not.toContain(host)
      open.push(host)
      asked.push(url)
      most = Math.max(most, open.length)
      await setImmediate()
      open.splice(open.indexOf(host), 1)
      return 'works'
    })
    expect(asked.sort()).toEqual([...urls].sort())
    expect(answers.size).toBe(27)
    expect(most).toBe(4)
  })

  test('stops after a quarter of an hour', async () => {
    let minutes = 0
    const ask = () => {
      minutes += 4
      return Promise.resolve('works' as const)
    }
    const answers = await askLinks(create(1, 9), ask, () => minutes * 60_000)
    expect(answers.size).toBe(4)
  })
})
