import { expect, test } from 'vitest'
import { findNearestAddress } from './find-nearest-address'

const addresses = [
  { path: '' },
  { path: 'staff' },
  { path: 'about/team', title: 'Team' },
  { path: 'about/history', title: 'History' },
  { path: 'services/clinic', title: 'Clinic' },
  { path: 'partner/volunteer/clinic', title: 'Clinic Volunteer' },
  { path: 'events/hope-gala', title: 'Hope Gala' },
]

test.each([
  ['about/taem', 'about/team'],
  ['about/histroy', 'about/history'],
  ['clinic', 'services/clinic'],
  ['volunteer/clinic', 'partner/volunteer/clinic'],
  ['service/clinic', 'services/clinic'],
  ['Events/Hope-Galla', 'events/hope-gala'],
  ['hope-gala', 'events/hope-gala'],
])('findNearestAddress returns for %s the address %s', (typed, path) => {
  expect(findNearestAddress(typed, addresses)?.path).toBe(path)
})

test.each(['', 'x', 'no/such-page', 'stafff', 'wp-login.php'])(
  'findNearestAddress returns no address for %j',
  (typed) => {
    expect(findNearestAddress(typed, addresses)).toBeNull()
  },
)

test('findNearestAddress returns null if no address is known', () => {
  expect(findNearestAddress('about', [])).toBeNull()
})
