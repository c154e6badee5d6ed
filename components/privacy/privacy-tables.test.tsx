// Tests that the tables about privacy show whatever the report says, known or new.
import { expect, test } from 'vitest'
import { render } from '../testing/render'
import type { PrivacyReport } from './privacy-report'
import { OnRequestTable, OpeningTable } from './privacy-tables'

const NOTHING: PrivacyReport = {
  hosts: [],
  cookies: [],
  storage: [],
  storageOnRequest: [],
  headers: ['user-agent'],
}

const getValues = (html: string) =>
  [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, value]) => value?.replace(/<[^>]+>/g, ''))

test('OpeningTable says that nothing was asked, set or stored', () => {
  expect(getValues(render(<OpeningTable report={NOTHING} />))).toEqual([
    'None',
    'None',
    'Nothing',
    'Its name and version, and the kind of device',
    'Not sent',
  ])
})

test('OpeningTable names a foreign host, a cookie, what is stored and each new header', () => {
  const report: PrivacyReport = {
    ...NOTHING,
    hosts: ['pictures.example.org'],
    cookies: ['visit'],
    storage: ['localStorage seen'],
    headers: ['referer', 'x-new'],
  }
  expect(getValues(render(<OpeningTable report={report} />))).toEqual([
    'pictures.example.org',
    'visit',
    'localStorage seen',
    'refererx-new',
    'Sent',
  ])
})

test('OnRequestTable names the hosts of the map and of each film, and whatever is stored', () => {
  const html = render(
    <OnRequestTable
      report={{ ...NOTHING, storageOnRequest: ['sessionStorage left', 'localStorage new'] }}
      asked={{ map: 'map.example.org', films: ['film.example.org'] }}
    />,
  )
  for (const text of [
    'map.example.org',
    'film.example.org',
    'You leave quickly',
    'localStorage new',
  ])
    expect(html).toContain(text)
})
