// Tests in which sentences a person is named beside an illness or a loss.
import { expect, test } from 'vitest'
import { findNamedTroubles, MAY_BE_TROUBLE } from './named-troubles'

test.each([
  [
    'Ask God for strength, and for healing for Beverly Tate after her heart surgery.',
    'Beverly Tate',
  ],
  ['Pray for Beverly Tate, who has her surgery on Tuesday.', 'Beverly Tate'],
  ['Pray for Luis, who is fighting cancer.', 'Luis'],
  ['Pray for Callie as she recovers from surgery.', 'Callie'],
  ['Pray for Denise Okafor’s recovery.', 'Denise Okafor'],
  ['Pray for Walter and his family, who just lost his wife.', 'Walter'],
  ['Pray for Rosa Delgado and her family on the death of her father.', 'Rosa Delgado'],
  ['Terrence is in the hospital with pneumonia.', 'Terrence'],
  ['Heal our nurse Denise.', 'Denise'],
  ['Oren por Rosa, que tiene cáncer.', 'Rosa'],
  ['Oren por la salud de Beverly.', 'Beverly'],
  ['Luis perdió a su mamá en mayo.', 'Luis'],
])('%j names %j', (text, name) => {
  expect(MAY_BE_TROUBLE.test(text)).toBe(true)
  expect(findNamedTroubles(text).map(({ words }) => words)).toEqual([name])
})

test.each([
  'Denise sits with women who have lost a baby. Luis helps men after a divorce.',
  'Denise, who cares for cancer patients, is our nurse. Luis visits the sick.',
  'Pray for all who are sick, and for Denise, who nurses them.',
  'Pray for healing in Auburn. Grace after surgery is a gift.',
  'Jacob was sick. David lost his son. Hannah was grieving. Peter was sick.',
  'President Ronald Reagan was in the hospital.',
  'Julie lost a baby in 2010. Karen, who lost her husband, leads our group.',
  'Kayla lost her job. All names have been changed.',
  'Pray for Saint Catherine Hospital and for Denise.',
  'Luis lost his way and found it again. Luis lost her number.',
  'Rosa guides moms through pregnancy and after loss.',
  'Oren por la salud de los bebés y por Rosa, que los cuida.',
])('nobody is named beside a trouble in %j', (text) => {
  expect(findNamedTroubles(text)).toEqual([])
})
