// Addresses with more than an address, and with a number that may be that of the house or of the road.
import { createMistakes, type Mistake, type Mutation } from '../../mistake'
import { SETTINGS_TEXT } from '../../../create-test-site'

const ADDRESS = '45 Sample Road, Opelika, AL 36801'
const CHURCH = `---\nname: Grace Chapel\naddress: ${ADDRESS}\nevent: walk\norder: 17\n---\n`
const AFFILIATE = '---\nname: Sample Care Circle\nimage: walk.svg\norder: 19\n---\n'

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
    [
      'an address as it is written in Mexico',
      ADDRESS,
      'Sample Road 45, C.P. 36801 Opelika',
      'street-number 3:10 address',
      'repaired',
    ],
  ]),
  ...createMistakes('churches/sample.md', CHURCH.replace('Grace', 'Shiloh'), [
    ...[
      'Shiloh Chapel, 310 Sample Road',
      'Shiloh Chapel (310 Sample Rd., Loachapoka)',
      'Shiloh Chapel 310 Sample Road',
      'Shiloh Chapel, P.O. Box 31, Notasulga',
    ].map((name): Mutation => [
      `an address beside the name of a church that has one: ${name}`,
      'name: Shiloh Chapel',
      `name: ${name}`,
      'name-address 2:7 name',
    ]),
  ]),
  ...['310 Sample Road, Notasulga, AL 36866', '310 County Road 45, Notasulga'].flatMap((address) =>
    createMistakes(
      'churches/sample.md',
      CHURCH.replace('Grace', 'Salem').replace(ADDRESS, address),
      [
        [
          `a church with its address in its name: ${address}`,
          `Salem Chapel\naddress: ${address}`,
          `Salem Chapel, ${address}`,
          'name-address 2:7 name',
          'repaired',
        ],
      ],
    ),
  ),
  ...createMistakes('affiliates/sample.md', AFFILIATE, [
    [
      'a network with its address in its name',
      'Sample Care Circle',
      'Sample Care Circle - 12 N. Sample Street, Suite 4',
      'name-address 2:7 name',
    ],
  ]),
  ...createMistakes('site.md', SETTINGS_TEXT, [
    ['our number after our road', '123 Sample Street', 'Sample Rd 123', 'street-number 8:9 street'],
  ]),
]
