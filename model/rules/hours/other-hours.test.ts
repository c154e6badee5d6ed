// Office hours in the texts of pages, compared with those of the settings.
import { describe, expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  createPostText,
  getTestProblems,
  SETTINGS_TEXT,
} from '../../test-fixtures/create-test-site'

const SETTINGS = SETTINGS_TEXT.replace(
  '  - Friday: 8:00 AM - 12:00 PM',
  '  - Monday to Thursday: 8:00 AM - 5:00 PM\n  - Friday: 8:00 AM - noon\n  - Saturday: by appointment',
)
const check = (path: string, text: string) =>
  getTestProblems({ 'site.md': SETTINGS, [path]: text }).filter((found) => found.includes('hours-'))
const checkPage = (text: string, title = 'A page') =>
  check('pages/a.md', createPageText(title, text))

test.each([
  ['Our office is open Monday through Friday from 8:00 AM to 5:00 PM.', 'Friday'],
  [
    'Come by. **Our office is open Monday – Thursday, 9 a.m. to 5 p.m.** We have tea.',
    'Monday to Thursday',
  ],
  ['Our office is open 8:00 AM - 5:00 PM, Monday to Friday.', 'Friday'],
  ['Our office hours are weekdays, 8:00 AM – 5:00 PM, except on holidays.', 'Friday'],
  ['Our office hours: Monday to Thursday, 8:00 AM - 5:00 PM; Friday, 8:00 AM - 1:00 PM', 'Friday'],
  ['We are open Monday to Thursday, 8:00 AM to 5:00 PM, and closed on Fridays.', 'Friday'],
  ['Our office is closed on Mondays.', 'Monday'],
  ['We’re open every day from 8:00 AM to 5:00 PM.', 'Friday and Sunday'],
  ['Our office is open from Monday to Sunday, 8:00 AM to 5:00 PM.', 'Friday and Sunday'],
  ['Our phone is answered Monday to Friday, from 8:00 AM to 5:00 PM.', 'Friday'],
  ['Someone answers the phone Monday through Friday from 8:00 AM to 5:00 PM.', 'Friday'],
  ['We are here Monday to Friday, 8:00 AM to 5:00 PM.', 'Friday'],
  ['Contestamos el teléfono de lunes a viernes, de 8:00 AM a 5:00 PM.', 'Friday'],
  ['Nuestra oficina abre de lunes a viernes, de 8:00 AM a 5:00 PM.', 'Friday'],
  ['Atendemos de lunes a viernes, de 8:00 AM a 5:00 PM.', 'Friday'],
  ['Lo atendemos del lunes al viernes de 8 de la mañana a 5 de la tarde.', 'Friday'],
  ['Abrimos de lunes a viernes de 8:00 a. m. a 5:00 p. m.', 'Friday'],
  ['Trabajamos desde el lunes hasta el viernes, de 8 a 5.', 'Friday'],
  ['Estamos de lunes a viernes, de 8:00 AM a 5:00 PM.', 'Friday'],
  ['Estamos disponibles de lunes a viernes, de 8:00 AM a 5:00 PM.', 'Friday'],
  ['Estamos aquí entre semana, de 8:00 a. m. a 5:00 p. m.', 'Friday'],
  ['Estamos en la oficina los días hábiles, de 8:00 a 17:00.', 'Friday'],
  ['Nuestro horario de atención es de lunes a viernes, 8:00 a. m. - 5:00 p. m.', 'Friday'],
  ['Nuestras horas de oficina: lun.-vie., 8:00 a. m. a 5:00 p. m.', 'Friday'],
  [
    'Llame en horas de oficina si le gustaría oír una voz: de lunes a viernes, de 8:00 a. m. a 5:00 p. m.',
    'Friday',
  ],
  ['Llámenos en horas de oficina, de lunes a viernes, de 8 a 5.', 'Friday'],
  ['Venga durante nuestras horas de oficina (de lunes a viernes, de 8 a 5).', 'Friday'],
  ['El horario de oficina es de lunes a viernes, de 8:00 AM a 5:00 PM.', 'Friday'],
  ['**Horario de atención:** de lunes a viernes, de 8:00 a. m. a 5:00 p. m.', 'Friday'],
  [
    'Call during office hours if you would like to hear a voice: Monday to Friday, 8:00 AM to 5:00 PM.',
    'Friday',
  ],
  ['Call us during our office hours (Monday to Friday, 8 AM to 5 PM).', 'Friday'],
  ['Office hours: Monday to Friday, 8:00 AM to 5:00 PM', 'Friday'],
  ['Nuestro horario es de 8:00 a. m. a 5:00 p. m. de lunes a viernes.', 'Friday'],
  ['Atendemos al público todos los días, de 8:00 a. m. a 5:00 p. m.', 'Friday and Sunday'],
  ['Our office is open M-F, 8:00 AM - 5:00 PM.', 'Friday'],
  ['We are open every weekday from 8:00 AM to 5:00 PM.', 'Friday'],
  ['Our office is open from Monday until Friday, 8 AM to 5 PM.', 'Friday'],
  ['Call soon; on Fridays we answer until 2:00 PM.', 'Friday'],
  ['On Fridays, we close at 2.', 'Friday'],
  ['Our office closes at two on Fridays.', 'Friday'],
  ['We are open until 2:00 p.m. on Fridays, so call early.', 'Friday'],
  ['Please note that every Friday we close early, at 1:00 PM.', 'Friday'],
  ['Someone answers our phone until 6:00 PM on Thursdays.', 'Thursday'],
  ['From Monday to Thursday we are here until 6 PM.', 'Monday to Thursday'],
  ['Our office opens at 9:00 AM on Mondays.', 'Monday'],
  ['Our office is open until noon on Sundays.', 'Sunday'],
  ['Llame si quiere; los viernes contestamos hasta las 2:00 PM.', 'Friday'],
  ['Los viernes cerramos a las dos.', 'Friday'],
  ['Nuestra oficina cierra a las 2:00 p. m. los viernes.', 'Friday'],
  ['Los lunes abrimos a las 9:00 a. m.', 'Monday'],
  ['Estamos abiertos los lunes y martes de 9:00 a. m. a 5:00 p. m.', 'Monday and Tuesday'],
  ['You reach us Monday to Friday from 8:00 AM to 5:00 PM.', 'Friday'],
  ['You can reach us Monday to Friday from 8:00 AM to 5:00 PM.', 'Friday'],
  ['You can call us Monday through Friday, 8:00 AM to 5:00 PM.', 'Friday'],
  ['Call us Monday to Friday between 8:00 AM and 5:00 PM.', 'Friday'],
  ['Please call (334) 555-0142, Monday to Friday, 8 AM to 5 PM.', 'Friday'],
  ['Call the office at (334) 555-0142 Monday through Friday, from 8:00 AM to 5:00 PM.', 'Friday'],
  ['Reach us Monday–Friday, 8–5.', 'Friday'],
  ['Our office is staffed Monday to Friday from 8:00 AM to 5:00 PM.', 'Friday'],
  ['The office is open Monday to Friday, 8:00 AM to 5:00 PM.', 'Friday'],
  ['Office hours: Monday to Friday, 8:00 AM - 5:00 PM.', 'Friday'],
  ['Our hours: Mon-Fri 8-5', 'Friday'],
  ['Our hours: Mon-Fri, 8:00 AM - 5:00 PM', 'Friday'],
  ['Our hours: Monday-Friday, 8:00 AM - 5:00 PM', 'Friday'],
  ['Our hours: Mon.-Fri., 8:00 AM - 5:00 PM', 'Friday'],
  ['Office hours: M–F, 8:00 AM to 5:00 PM', 'Friday'],
  ['Call us between 8:00 AM and 5:00 PM, Monday to Friday.', 'Friday'],
  ['The office is open from 8 until 5, Monday to Friday.', 'Friday'],
  ['You can reach us every weekday from 8 to 5.', 'Friday'],
  ['You can reach us by phone at (334) 555-0142 on weekdays, 8:00 to 5:00.', 'Friday'],
  [
    'Puede llamarnos al (334) 555-0142 entre las 8:00 a. m. y las 5:00 p. m., de lunes a viernes.',
    'Friday',
  ],
  ['Someone is in the office Monday to Friday from 8:00 AM to 5:00 PM.', 'Friday'],
  ['We can be reached Monday to Friday from 8:00 AM to 5:00 PM.', 'Friday'],
  ['You will find us in the office Monday to Friday from 8:00 AM to 5:00 PM.', 'Friday'],
  ['We are available Monday through Friday, 8:00 AM to 5:00 PM.', 'Friday'],
  ['We answer calls Monday to Friday, 8:00 AM to 5:00 PM.', 'Friday'],
  ['We take calls on weekdays from 8:00 AM to 5:00 PM.', 'Friday'],
  ['Our doors are open Monday to Friday, 8:00 AM to 5:00 PM.', 'Friday'],
  ['Monday to Friday from 8:00 AM to 5:00 PM, you can reach us by phone.', 'Friday'],
  ['Phones are answered Monday to Friday from 8:00 AM to 5:00 PM.', 'Friday'],
  ['Come see us Monday to Friday, 8:00 AM to 5:00 PM.', 'Friday'],
  ['Visit us Monday to Friday, from 8:00 AM to 5:00 PM.', 'Friday'],
  ['We are in the office Monday to Friday, 8:00 AM to 5:00 PM.', 'Friday'],
  [
    'Llame en horas de oficina si le gustaría oír una voz: de lunes a viernes, de 8:00 a. m. a 5:00 p. m.',
    'Friday',
  ],
  ['Llame en horas de oficina, de lunes a viernes, de 8:00 a. m. a 5:00 p. m.', 'Friday'],
  ['Llámenos de lunes a viernes, de 8:00 a. m. a 5:00 p. m.', 'Friday'],
  ['Puede llamarnos de lunes a viernes de 8 a 5.', 'Friday'],
  ['Llame de lunes a viernes, de ocho a cinco, si le gustaría oír una voz.', 'Friday'],
  ['You can reach us Monday to Friday from eight to five.', 'Friday'],
  ['From Monday to Thursday we are here until 5:00 PM, and on Fridays until 4:00 PM.', 'Friday'],
  ['Nos encuentra de lunes a viernes, de 8:00 a. m. a 5:00 p. m.', 'Friday'],
  ['Puede comunicarse con nosotros de lunes a viernes, de 8:00 a. m. a 5:00 p. m.', 'Friday'],
  ['Estamos para servirle de lunes a viernes, de 8:00 a. m. a 5:00 p. m.', 'Friday'],
  ['La oficina está abierta de lunes a viernes de 8:00 a. m. a 5:00 p. m.', 'Friday'],
  ['Horario de oficina: lunes a viernes, de 8:00 a. m. a 5:00 p. m.', 'Friday'],
  ['Horario: de lunes a viernes, de 8:00 a. m. a 5:00 p. m.', 'Friday'],
  ['Visítenos de lunes a viernes, de 8:00 a. m. a 5:00 p. m.', 'Friday'],
  ['Nuestro teléfono se contesta de lunes a viernes, de 8:00 a. m. a 5:00 p. m.', 'Friday'],
  ['Nuestras puertas están abiertas de lunes a viernes, de 8:00 a. m. a 5:00 p. m.', 'Friday'],
  ['De lunes a viernes, de 8:00 a. m. a 5:00 p. m., puede llamarnos.', 'Friday'],
  [
    'Call during office hours if you would like to hear a voice: Monday to Friday, 8:00 AM to 5:00 PM.',
    'Friday',
  ],
  ['Call us during our office hours (Monday to Friday, 8:00 AM to 5:00 PM).', 'Friday'],
])('a page says other hours: %s', (text, day) => {
  expect(checkPage(text)).toEqual([expect.stringContaining(`differ on ${day}: `)])
})

test('a Spanish page gets the hours in Spanish', () => {
  const text = createPageText('Una página', 'Atendemos de lunes a viernes, de 8:00 AM a 5:00 PM.')
  expect(check('pages/a.es.md', text)).toEqual([
    expect.stringContaining(
      'If the office hours are right, write "de lunes a jueves, de 8:00 AM a 5:00 PM, y los viernes, de 8:00 AM a 12:00 PM" here.',
    ),
  ])
})

test.each([
  [
    'Atendemos de lunes a viernes, de 8:00 a. m. a 5:00 p. m.',
    '"de lunes a jueves, de 8:00 a. m. a 5:00 p. m., y los viernes, de 8:00 a. m. a 12:00 p. m." here',
  ],
  [
    'Atendemos de lunes a jueves de 8 de la mañana a 5 de la tarde, y los viernes de 8 de la mañana a 2 de la tarde.',
    '"los viernes, de 8 de la mañana a 12 del mediodía" here. If this sentence is right, write this on line',
  ],
  ['Los viernes cerramos a las dos.', 'content/site.md: - Friday: 8:00 AM - 2:00 PM'],
])('a Spanish page gets the hours as it writes them: %s', (words, advice) => {
  expect(check('pages/a.es.md', createPageText('Una página', words))).toEqual([
    expect.stringContaining(advice),
  ])
})

test.each([
  'Bring them to our office on any weekday between 8:00 AM and 5:00 PM. Please call first.',
  'Drop it off at our office from 9:00 AM to 4:00 PM, Monday through Friday.',
  'Traiga los pañales a nuestra oficina de lunes a viernes, de 9:00 a. m. a 5:00 p. m.',
])('a page asks people to come when our office is closed: %s', (text) => {
  expect(checkPage(text)).toEqual([
    expect.stringContaining('On Fridays, our office is open only from 8:00 AM to 12:00 PM'),
  ])
})

test.each([
  'Check with us first, and bring it to us. The best time is Friday between 1:00 PM and 4:00 PM.',
  'Drop your boxes off on Friday from 1:00 PM to 3:00 PM.',
  'Stop by on Fridays between 2 PM and 4 PM.',
  'Bring your donations Friday at 2 PM.',
  'Call us on Friday at 3:00 PM.',
  'The best time to call is Friday from 1 to 4 PM.',
  'Traiga los pañales los viernes de 1 a 4 de la tarde.',
  'Llámenos los viernes a las 3:00 p. m.',
])('a page asks people to come to us, or to call, when we are closed: %s', (text) => {
  expect(checkPage(text)).toEqual([expect.stringContaining('or another day.')])
})

const CLOSED = 'On Fridays, our office is open only from 8:00 AM to 12:00 PM'
const checkEvent = (words: string, more: Readonly<Record<string, string>> = {}) => {
  const event = createEventText({ date: '2027-01-10' }).replace('Come along.', words)
  return getTestProblems({ 'site.md': SETTINGS, 'events/walk.md': event, ...more })
}

test.each([
  'If you cannot come, bring it to our office on Friday, January 8, between 1:00 and 4:00 PM.',
  'Drop your boxes off at our office on Friday, January 8, 2027, from 2:00 PM to 3:00 PM.',
  'Someone at our office will take your gifts on Friday, January 8, between 1:00 and 4:00 PM.',
])('an event asks people to come to our office when it is closed: %s', (words) => {
  expect(checkEvent(words)).toEqual([expect.stringContaining(CLOSED)])
})

test.each([
  'Bring your gifts to our office on Friday, January 8, between 9:00 and 11:00 AM.',
  'Our office is open on Friday, January 8, from 1:00 to 4:00 PM to collect your gifts.',
  'Bring your gifts to our office by Friday, January 8, at 3:00 PM.',
  'Call us on Friday, January 8, to tell us how many you are.',
  'Leave your gifts at our office on Saturday, January 9, between 9:00 and 11:00 AM.',
])('an event has no problem with the words: %s', (words) => {
  expect(checkEvent(words)).toEqual([])
})

test('an office with other hours on a day is open as its notice says', () => {
  const words = 'Bring your gifts to our office on Friday, January 8, between 1:00 and 4:00 PM.'
  const notice =
    '---\ntitle: We are open longer\ntype: changed hours\nfrom: 2027-01-08\nuntil: 2027-01-08\nhours: 8:00 AM - 5:00 PM\n---\n'
  expect(checkEvent(words, { 'notices/longer.md': notice }).join()).not.toContain(CLOSED)
})

test('a post says other hours of the phone', () => {
  const text = 'Call first. Our phone is answered Monday to Friday, from 9:00 AM to 5:00 PM.'
  const post = createPostText().replace('Words of the post.', text)
  expect(check('blog/a.md', post)).toEqual([
    expect.stringContaining('differ on Monday to Friday: '),
  ])
})

describe('a page has no problem with', () => {
  test.each([
    'Our office is open Monday through Thursday from 8:00 AM to 5:00 PM.',
    'Our office is open Monday to Thursday, 8 AM to 5 PM, and Friday, 8 AM to noon.',
    'Our office is open Monday to Thursday, 8 to 5.',
    'You reach us Monday to Thursday from 8:00 AM to 5:00 PM.',
    'Call us Monday to Thursday between 9:00 AM and 4:00 PM.',
    'You can reach us Monday to Thursday, 8 to 5, and Friday, 8:00 AM to 12:00 PM.',
    'Call us Monday to Friday.',
    'The hotline is open every day from 8:00 AM to 11:00 PM. Call us, too.',
    'Call the hotline at (800) 555-0100 every day from 8:00 AM to 11:00 PM.',
    'Call the county office Monday to Friday, 8:00 AM to 6:00 PM.',
    'In July, you can reach us Monday to Friday from 8:00 AM to 5:00 PM.',
    'The women of the church call us Monday to Friday, and we meet from 8:00 AM to 9:00 AM.',
    'You can visit our friends at the clinic Monday to Friday from 8:00 AM to 6:00 PM.',
    'She said, “Call us Monday to Friday from 8:00 AM to 6:00 PM.”',
    'Llame en horas de oficina: de lunes a jueves, de 8:00 a. m. a 5:00 p. m.',
    'Llámenos de lunes a jueves, de 9:00 a. m. a 4:00 p. m.',
    'Llame a la clínica de lunes a viernes, de 8:00 a. m. a 6:00 p. m.',
    'Puede llamarnos de lunes a viernes si le preocupa algo a las 8:00 a. m.',
    'Llame en horas de oficina si prefiere hablar, o venga de lunes a viernes.',
    'Our office is open Monday through Friday.',
    'On Fridays we close at noon.',
    'From Monday to Thursday we are here until 5:00 PM, and on Fridays until noon.',
    'The door is open every weekday, until we all go home.',
    'Llame de lunes a jueves, de ocho a cinco, si le gustaría oír una voz.',
    'The door of the chapel is open every weekday until five.',
    'De lunes a jueves nos encuentra hasta las cinco.',
    'Los viernes alguien le contesta hasta las doce.',
    'En la línea de ayuda, los viernes alguien le contesta hasta las dos de la tarde.',
    'On Fridays we answer until 12:00 PM, and on Thursdays we close at 5.',
    'Our office opens at 8:00 AM on Mondays.',
    'This week, we close at 2:00 PM on Friday.',
    'We close at 2:00 PM on Friday.',
    'The shop next door closes at 2:00 PM on Fridays.',
    'Our shop closes at 2:00 PM on Fridays, and we help.',
    'On Saturdays we are open until 2:00 PM.',
    'We are here until 2:00 PM on Fridays in December.',
    'If you come on Fridays, we close at 2:00 PM.',
    'On Fridays we walk until 2:00 PM.',
    'On Fridays we answer texts until 2:00 PM.',
    'Los viernes contestamos hasta las 12:00 PM.',
    'Los viernes contestamos hasta el mediodía.',
    'Los viernes la tienda cierra a las 2:00 PM.',
    'En julio, los viernes cerramos a las 2:00 PM.',
    'Our office is open on Fridays from 8:00 AM to 12:00 PM, and closed on Sundays.',
    'Our office is open on Saturdays from 9:00 AM to noon.',
    'Our office is open on Friday from 9:00 AM to 5:00 PM.',
    'In July, our office is open Monday to Friday, 9:00 AM to 1:00 PM.',
    'This week, our office is open Monday to Friday, 9:00 AM to 1:00 PM.',
    'The office is open Monday to Friday, 9:00 AM to 5:00 PM, says the county.',
    'The courthouse has office hours Monday to Friday, 9:00 AM to 5:00 PM.',
    'Our office hours for volunteers are Monday to Friday, 9:00 AM to 8:00 PM.',
    'Our office is open Monday to Friday, 8:00 AM to 5:00 PM, by appointment.',
    'Our office is open the first Monday to Friday, 8:00 AM to 8:00 PM.',
    'You can call us Monday to Friday, 8:00 AM to 8:00 PM.',
    'Our phone is answered Monday to Thursday, from 8:00 AM to 5:00 PM.',
    'The hotline is answered every day, from 8:00 AM to 8:00 PM.',
    'Our phone is answered at night, too.',
    'We are here for you, Monday to Sunday.',
    'Bring it to our office on a Friday morning.',
    'Bring it to our office on Thursday between 1:00 and 4:00 PM.',
    'Come to our office on Saturday from 9:00 to 11:00 AM.',
    'Our Friday afternoon walk begins at our office at 1:00 PM.',
    'You cannot come to our office on Friday afternoons.',
    'Bring them to our office on any weekday between 9:00 AM and 11:00 AM.',
    'Bring them to our office Monday to Thursday between 8:00 AM and 5:00 PM.',
    'Bring them to our office on weekdays from 8:00 AM to 5:00 PM. On Fridays we close at noon.',
    'Bring them to our office on weekdays from 8:00 AM to 5:00 PM, or until noon on Fridays.',
    'Bring your boxes to us on Thursday between 1:00 PM and 4:00 PM.',
    'Bring your boxes on Friday between 9:00 AM and 11:00 AM.',
    'Drop them off at Trinity Chapel on Friday from 1:00 PM to 3:00 PM.',
    'Drop them off at the church on Friday from 1:00 PM to 3:00 PM. ',
    'Drop them off by Friday at 3:00 PM.',
    'Drop them off by appointment on Friday from 1:00 PM to 3:00 PM.',
    'Call us about the walk on Friday at 6:00 PM.',
    'Call us on Friday if you can come at 3:00 PM.',
    'Come to our class on Friday from 1:00 PM to 3:00 PM.',
    'Bring your Bible on Friday from 6:00 PM to 7:00 PM.',
    'Volunteers pick up food on Friday from 1:00 PM to 3:00 PM.',
    'We stop by on Friday from 1:00 PM to 3:00 PM.',
    'The best time is Friday from 6:00 PM to 8:00 PM.',
    '## The thrift store\n\nDrop your boxes off on Friday from 1:00 PM to 3:00 PM.',
    'Traiga los pañales a la iglesia los viernes de 1 a 4 de la tarde.',
    'Call first, and come to our office on a Friday afternoon if someone is there.',
    'Bring it to our office by Friday at 1:00 PM.',
    '> We are open Monday to Friday, 8:00 AM to 8:00 PM.',
    '“We are open Monday to Friday, 8:00 AM to 8:00 PM,” says the shop next door.',
    '## The thrift store\n\nWe are open Monday to Friday, 8:00 AM to 8:00 PM.',
    'Atendemos de lunes a jueves, de 8:00 AM a 5:00 PM, y los viernes, de 8:00 AM a 12:00 PM.',
    'Atendemos de lunes a viernes.',
    'Llame en horas de oficina: de lunes a jueves, de 8:00 a. m. a 5:00 p. m.',
    'Llame en horas de oficina si le gustaría oír una voz. De lunes a viernes, de 8 a 5, hay té.',
    'Llame a la corte en su horario de oficina, que es de lunes a viernes, de 8 a 5.',
    'Call the court in its office hours: Monday to Friday, 8:00 AM to 5:00 PM.',
    'Call during office hours if you would like to hear a voice: we answer until noon on Fridays.',
    'Horario de la clase: de lunes a viernes, de 8:00 AM a 5:00 PM.',
    'Office hours of the county: Monday to Friday, 8:00 AM to 5:00 PM',
    'Llame en horas de oficina: (334) 555-0142.',
    'Atendemos a familias de lunes a viernes, de 9:00 AM a 8:00 PM.',
    'Atendemos del lunes al jueves de 8 de la mañana a 5 de la tarde.',
    'En verano abrimos de lunes a viernes, de 9:00 AM a 1:00 PM.',
    'Trabajamos con iglesias de lunes a domingo, de 8:00 AM a 8:00 PM.',
    'Estamos aquí para usted de lunes a domingo, a toda hora.',
    'Estamos de vacaciones de lunes a viernes, de 8:00 AM a 5:00 PM.',
    'Estamos en la feria el lunes y el martes, de 9:00 AM a 1:00 PM.',
    'Abrimos la tienda de lunes a sábado, de 9:00 AM a 6:00 PM.',
    'Nuestro horario de atención es de lun. a jue., 8:00 a. m. - 5:00 p. m.',
    'We are open M-Th, 8:00 AM to 5:00 PM.',
    'We are open every weekday, and we are glad to help.',
    'Nuestra oficina abre de lunes a jueves, de 8:00 AM a 5:00 PM, y los viernes, de 8:00 AM a 12:00 PM.',
  ])('%s', (text) => {
    expect(checkPage(text)).toEqual([])
  })

  test('hours of another place in its title', () => {
    const text = 'We are open Monday to Friday, 8:00 AM to 8:00 PM.'
    expect(checkPage(text, 'Our clinic')).toEqual([])
  })

  test('hours in an event or a post', () => {
    const text = 'Our office is open Monday to Friday, 8:00 AM to 8:00 PM.'
    const event = createEventText().replace('Come along.', text)
    const post = createPostText().replace('Words of the post.', text)
    expect(check('events/walk.md', event)).toEqual([])
    expect(check('blog/a.md', post)).toEqual([])
  })
})
