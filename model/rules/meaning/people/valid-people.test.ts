// People, roles and contacts in valid texts, which must not be taken for mistakes.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPageText,
  createPostText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

test.each([
  'Pray for each mother from Auburn whose mother cannot be with her when her baby comes.',
  'Pray for Denise, a nurse from Opelika, and for all who call her.',
  'Pray for those who are 14 weeks along and afraid.',
  'Pray for Pastor Karla Sample from First Baptist Church, and for all who preach.',
  'Pray for Madison County, for East Alabama and for Jordan River Bible Church.',
  'Pray for Mary Magdalene House and for Costa Rica, whose churches pray for us, too.',
  'Pray for Naomi from Bethlehem and Ruth from Moab, as we read of them in the Bible.',
  'Pray for students at Magnolia Hall and for Christians in Bethel Baptist Church here.',
  'Pray for Good Friday, Palm Sunday and Martin Luther King Day, when many will come.',
  'Thank God for Brenda Sample, who brings us diapers from Mount Olive Baptist Church.',
  'Pray for Mary, who was pregnant, and for Joseph.',
  'Pray for Hannah, a mother without a child, and for Ruth, who left her home.',
  'Pray for the secretary at the church in Opelika, who says that our form is due in May.',
  'Pray for the nurse from the clinic in Opelika who trains us in March.',
  'Pray for Yadira, who leads our Tuesday class, and for Auburn, a town of many students.',
  'Pray for Hope, 17 years after we began it, and for Christians, who are few there.',
  'Pray for mothers in Auburn, for her boyfriend or husband, and for their parents.',
  'Ask God for peace, and pray for East Alabama.',
  'Pray for those who are afraid to tell their parents, and for their fathers.',
  'Pray for Denise, who was here on Tuesday and folded all our baby clothes.',
  'Pray for Pastor Luis, who came by last week, and for his church in Opelika.',
  'On Sunday, 24 churches, from Auburn to Opelika, will pray with us.',
  'Ore por quienes tienen miedo de decírselo a sus padres y por nosotros.',
  'Pray for Denise and Luis, who answer the phone.',
  'Pray for Denise, who works at the front desk, and for all who call her.',
  'Pray for the students of Auburn High School and for the band that plays at our gala.',
  'Pray for Grace Chapel, whose members are expecting 80 guests, and for all who serve there.',
  'Pray for those whose parents do not know, and for her who did not tell her family.',
  'Pray for Denise. She is expecting 40 guests at our supper.',
  'Pray for a mother who lost her baby, and for Nora, who listens to her.',
  'Ore por Marisol, que va a ser voluntaria, y por quienes no se lo han dicho a nadie.',
  'Pray for Pastor Luis, who is expecting good news about the new house.',
  'Pray for those who are seventeen, for those who are forty, and for their parents.',
  'Pray for Luis Ortega, who has been coming to our office since 1998 to fix things.',
  'Pray for Luis, who moved here from Texas, lives with his wife in Auburn and cooks for us.',
  'Pray for Denise, who came from Grace Chapel to help us. Her table is ready by noon.',
  'Thank God for Grace Chapel, which is fifteen miles away and still sends us diapers.',
  'Pray for the school that a student at Sample High School, who is a friend of ours, has in mind.',
  'Pray for Lee County High, who sent us a student at work, and for Sample Valley Elementary.',
  'Pray for Tenth Grade, for a student at Moores Mill Road, which is far, and for a junior in Smiths Station, who is alone.',
  'Pray for Mary and her baby, for Hannah and her son, and for Elizabeth and her child.',
  'Pray for Denise, who came in on Saturday with her mother and sorted our diapers.',
  'Pray for Denise, who came to us last spring as our new nurse.',
  'Pray for a ninth grader who has just learned that she is going to have a baby.',
  'Pray for mothers whose boyfriends have left, and for a teenager from Auburn or Opelika who may call us.',
  'Pray for Grace Chapel and its babies, for Hope and her sisters, and for Faith, who came to us in May.',
  'Pray for the mother who came in on Monday with her baby, and for all who came in this week.',
  'Ore por María y su bebé, y por quienes vinieron el lunes.',
  'Ore por la Escuela Central, que tiene clases para su novia, y por la Iglesia de Opelika.',
])('a prayer topic has no problem with: %s', (description) => {
  const fields = {
    title: 'Families',
    description,
    image: 'walk.svg',
    image_alt: 'decorative',
    order: '1',
  }
  expect(getTestProblems({ 'prayer/a.md': createEntryText(fields, '') })).toEqual([])
})

test.each([
  'Call (334) 555-0142, 334-555-0142 or +1 334 555 0142.',
  'Call the hospital, (334) 555-0999, or 911.',
  'Call us or the hospital at (334) 555-0999.',
  'They called us from (334) 555-0999. Call her at (334) 555-0999.',
  'If you cannot reach us, the hotline is (334) 555-0999.',
  'Knock at room 112, or call 999 people. We call 112 homes each year.',
  'Call (334) 066-0142 or 334-555-0066. Llame al 066 555 0142.',
  'In an emergency in the office, call (334) 555-0142 and dial 112.',
  'In Mexico people dialed 066 in an emergency; here, call 911.',
  'En México llame al 066 en una emergencia.',
  'In danger, go to room 112 and call us.',
  'Write to gifts@example.org or to Hello@example.org.',
  'Email us at gifts@example.org, or [write to us](mailto:gifts@example.org?subject=Tea).',
  'Email Pastor Ann at ann@chapel.example.com, or [email the chapel](mailto:office@chapel.example.com).',
  'Email us or the church at office@chapel.example.com.',
  'Write to rides@example.com, hello@chapel.example.com or hello@example.chapel.org.',
  'Ask [the chapel](mailto:hello@chapel.example.org) or [rides@example.com](mailto:rides@example.com).',
  'Escriba a hello@example.org, o a [hello@example.org](mailto:hello@example.org?subject=Hola).',
  '::button[Hello@Example.org]{href=mailto:hello@example.org}',
  'We are at 123 Sample St., Auburn, AL 36830. Come to 123 Sample Street in Auburn. Grace Church, 123 Sample Road, Auburn.',
  'Come to Grace Church, 123 Sample Street, Opelika, AL 36801. Our office, 123 Sample Street. Opelika is near.',
  'We are at 123 Sample Street, and the church is at 410 Sample Street.',
  '[(334) 555-0142](tel:+13345550142), [334-555-0142](tel:334-555-0142) or [call us](tel:+13345550142)',
  '[our sister house in Singapore](tel:+6561234567) or [+65 6123 4567](tel:+6561234567)',
  '[(334) 555-0999](tel:+13345550999) or [the clinic](tel:+12055550123) or [text us](sms:+13345550142)',
  '[hello@example.org](mailto:hello@example.org?subject=Tea) or [Gifts@example.org](mailto:gifts@example.org)',
  '[Our number](/contact), [our email](mailto:hello@example.org) and [(334) 555-0142](/contact)',
  'You cannot give by text. Text us to give us a hand. Can I give by text message? Give the text to Ann.',
  'See smallsitechurch.com, https://smallsite.churchcenter.com/, https://www.facebook.com/smallsite.org or a-smallsite.org.',
  'See https://www.forms.example.org/3345550124 and ticket 3345550124-7.',
])('a page has no problem with other contacts: %s', (text) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([])
})

test.each([
  ['Ann Sample', 'Call and ask for me.'],
  ['Nurse Ann Sample, RN', 'Call and ask for me.'],
  ['Our staff', 'Call and ask for me.'],
  ['Otto Quail', 'Call me at (334) 555-0999. I ask for patience, and they asked for me to stay.'],
  ['Otto Quail', 'Email me at otto@example.com, and ask for medicine. Pregunte por mis amigos.'],
])('a post by %s has no problem with: %s', (author, text) => {
  const files = {
    'team/ann-sample.md': createEntryText(
      { name: 'Ann Sample', title: 'Nurse', order: '1' },
      'Ann listens.',
    ),
    'blog/a.md': createPostText({ author }).replace('Words of the post.', text),
  }
  expect(getTestProblems(files)).toEqual([])
})

test.each([
  'Please add me to the prayer team.',
  'I would like to join the prayer team. My name is',
  'I am Christian, and my name is below. I heard of you at First Baptist Church.',
  'Dear Lantern Hill, this is a question about Walk for Life. Thanks,',
  'My phone number is',
])('emails may begin with: %s', (words) => {
  const text = createPageText('A page', 'Come.').replace('\n---', `\nemail_body: '${words}'\n---`)
  expect(getTestProblems({ 'pages/a.md': text })).toEqual([])
})

test('a post has no problem with the pregnancy of its author', () => {
  const text = createPostText({ author: 'Ann Sample' }).replace(
    'Words of the post.',
    'They asked for Ann, who was pregnant then.',
  )
  expect(getTestProblems({ 'blog/a.md': text })).toEqual([])
})

test.each([
  'Chair',
  'Member at Large',
  'Pastoral Advisor',
  'CEO, Ex Officio Member',
  'Medical Director',
  'Legal Counsel',
  'Doctors’ Liaison',
])('a board member has no problem with the title %s', (title) => {
  const text = createEntryText({ name: 'Ann', title, organization: 'A bank', order: '1' }, '')
  expect(getTestProblems({ 'board/a.md': text })).toEqual([])
})

test.each([
  ['Executive Director, Ex Officio', 'Small Site'],
  ['Founder', 'Small Site'],
  ['Member', 'Small Site Bank'],
  ['Member', 'Sample Church, a friend of Small Site'],
  ['Member', 'Our Savior Church'],
  ['Member', 'SS'],
  ['Member', 'Opelika Feed and Seed'],
  ['Chair', 'Member of the Rotary Club'],
  ['Member', 'Secretary of State'],
  ['Vice President', 'Treasurer'],
  ['Coordinator', 'Member'],
  ['Church Relations', 'Sample Church'],
  ['Sunday School', 'Sample Church'],
  ['Liaison to Sample Church', 'Sample Church'],
  ['Friend of the Center', 'Sample Bank'],
  ['Volunteer, Sample Clinic', 'Sample Bank'],
  ['Client Services', 'Sample Bank'],
])('a board member has no problem with the title %s and the organization %s', (title, place) => {
  const text = createEntryText({ name: 'Ann', title, organization: place, order: '1' }, '')
  expect(getTestProblems({ 'board/a.md': text })).toEqual([])
})

test.each([
  'Ann Sample, RN',
  'Rev. Thomas Sample Jr.',
  'Thomas Sample, Ph.D.',
  'Ann Sample (Rev.)',
  'Ann Sample, Nurse',
  'Thomas Sample, Pastor',
])('a board member has no problem with the name %s', (name) => {
  const fields = { name, title: 'Member', organization: 'A bank', order: '1' }
  expect(getTestProblems({ 'board/a.md': createEntryText(fields, '') })).toEqual([])
})

test.each([
  'Byron Sample',
  'Portia Sample',
  'A friend by marriage',
  'Auburn, Alabama',
  'Ann, Ruth',
  'Sample Church, Auburn, AL',
  'Ann Sample, RN',
  'Rev. Thomas Sample, Pastor',
])('a post has no problem with the author %s', (author) => {
  expect(getTestProblems({ 'blog/a.md': createPostText({ author }) })).toEqual([])
})

test.each([
  'Write to gifts@example.org or hola@example.com.',
  'Our website is “example.org”, and the old one was Lantern Hill’s.',
  'Ask hola@friends.example.org for a ride.',
])('a page has no problem with another address: %s', (row) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('Parking', row) })).toEqual([])
})

test.each([
  'The school is at (205) 555-0142, and the pool at 205–555–0142.',
  'The shop has the number 555 01 43.',
  'Call (334) 555-0142 or 334.555.0142 to sign up.',
])('a page has no problem with a whole phone number: %s', (row) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('Parking', row) })).toEqual([])
})

test.each([
  'Parent Educator',
  'Clinician',
  'Patient Services Intern',
  'Choir Director',
  'Pastoral Assistance',
  'Interim Minister',
  'Operation and Communication Director',
  'Mentor for Families',
  'Registered Nurse, Retired',
  'Student Advocacy',
  'Emerita Member',
])('the title %s has no typo', (title) => {
  const person = createEntryText({ name: 'Ann Sample', title, order: '1' }, 'Glad to help.')
  expect(getTestProblems({ 'team/ann-sample.md': person })).toEqual([])
})

test.each([
  'Highway 280 Baptist Church',
  '5 Points Road Church',
  'Church at 12 Oak Street',
  'First Church of 1902',
  'Chapel on 4th Street',
  'Sample Chapel (Opelika)',
])('a church may have the name %s', (name) => {
  const text = `---\nname: ${name}\nevent: walk\norder: 17\n---\n`
  const found = getTestProblems({ 'churches/named.md': text })
  expect(found.filter((problem) => problem.includes('name-address'))).toEqual([])
})
