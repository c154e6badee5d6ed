// Addresses with more than an address, and with a number that may be that of the house or of the road.
import { createMistakes, type Mistake } from '../../mistake'
import { SETTINGS_TEXT } from '../../../create-test-site'

const ADDRESS = '45 Sample Road, Opelika, AL 36801'
const CHURCH = `---\nname: Grace Chapel\naddress: ${ADDRESS}\nevent: walk\norder: 17\n---\n`

export const addressDetailMistakes: readonly Mistake[] = [
  ...createMistakes('churches/sample.md', CHURCH, [
    [
      'a phone and a fax after an address',
      ADDRESS,
      `${ADDRESS}, Tel. (334) 555-0177, Fax (334) 555-0178`,
      'address-more 3:10 address',
      'repaired',
    ],
    [
      'a pastor and an email after an address',
      ADDRESS,
      `${ADDRESS} • Rev. Ann Sample, Pastor • chapel@example.org`,
      'address-more 3:10 address',
      'repaired',
    ],
    [
      'a pastor and a phone number in parentheses',
      ADDRESS,
      `${ADDRESS} (Pastor Dale, cell 334-555-0171)`,
      'address-more 3:10 address',
      'repaired',
    ],
    [
      'a whole letterhead',
      ADDRESS,
      `${ADDRESS} | Pastor Ann Sample | Phone 334-555-0177 | Open Hearts Since 1902`,
      'address-more 3:10 address',
    ],
    [
      'a house number after a road',
      ADDRESS,
      'Sample Road 45, Opelika, AL 36801',
      'street-number 3:10 address',
    ],
  ]),
  ...createMistakes('site.md', SETTINGS_TEXT, [
    ['our number after our road', '123 Sample Street', 'Sample Rd 123', 'street-number 8:9 street'],
  ]),
]
