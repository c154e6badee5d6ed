// Tests which sentences promise, in plain words, that we take no money, that nobody hears of something, or how soon we answer.
import { describe, expect, test } from 'vitest'
import { findPromises } from '../find-promise'
import type { PromiseTopic } from '../promise-topic'

const find = (body: string, topic: PromiseTopic) =>
  findPromises({ frontMatter: new Map(), body, bodyLine: 1 }, [topic]).map(({ words }) => words)

test.each([
  'You will never see a bill from us.',
  'There is no fee and no insurance card to show.',
  'No fee, no bill, no forms.',
  'Leave your wallet at home.',
  'Our donors have already picked up the tab.',
  'However many times you come, it is on the house.',
  'The bottles and posters are our treat.',
  'Families pick up diapers without paying.',
  'Every class is on us.',
  'Nobody pays for help here.',
  'We do not charge for ultrasounds.',
  'We never charge families.',
  'You never pay for a visit.',
  'Your ultrasound is already paid for.',
  'Does it cost anything? (It does not.)',
  'What does it cost?\nNothing at all.',
  'We never send a bill.',
  'A visit comes with no price tag.',
  'No one has ever paid for a class here.',
  'It costs zero.',
  'It won’t cost you a cent.',
  'You can put your checkbook away.',
  'Our friends cover the cost of every visit, so you owe us nothing.',
  'You owe us nothing.',
  'Keep your money in your pocket.',
  'The cost to you is zero.',
  'No se le cobra ni un centavo por participar.',
  'Aquí nadie paga.',
  'Todo corre por nuestra cuenta.',
  'Nunca le vamos a cobrar.',
  'No hay ninguna cuota.',
  '¿Cuánto cuesta? Nada.',
  'Puede llevarse pañales sin pagar.',
  'La clase va por cuenta de la casa.',
  'No traiga dinero.',
  'Usted no paga por la visita.',
])('%j promises that something costs nothing', (text) => {
  expect(find(text, 'price')).toHaveLength(1)
})

test.each([
  'Not a soul will hear of it from us.',
  'Your parents will not find out from us.',
  'They will never hear a word of it.',
  'No one outside the team ever sees it: your request is safe.',
  'We take it to our graves.',
  'A call like that leaves no trace.',
  'Nothing you say here gets out.',
  'We shred your notes as soon as you leave.',
  'No one but the nurse reads your message.',
  'Your boyfriend won’t hear about it from us.',
  'It goes no further.',
  'We keep no notes of your visit.',
  'My lips are sealed.',
  'We never breathe a word of it.',
  'Your mother will not know that you came.',
  'Ask us anything, nobody will find out.',
  'Your name never comes up outside this room.',
  'What happens here stays here.',
  'There is no way anyone could learn that you called.',
  'Word does not get around from here.',
  'Nobody at your school will hear that you were here.',
  'De aquí no sale nada.',
  'Ellos jamás se van a enterar.',
  'Nos lo llevamos a la tumba.',
  'Sus papás no lo sabrán.',
  'Borramos su mensaje enseguida.',
  'La llamada no deja rastro.',
  'Nadie fuera del equipo lee su petición.',
  'Nadie se va a enterar.',
  'Ni una palabra saldrá de aquí.',
  'Lo que pasa aquí aquí se queda.',
  'No le contamos a su mamá.',
  'Su pareja no tiene por qué enterarse.',
])('%j promises that something stays secret', (text) => {
  expect(find(text, 'privacy')).toHaveLength(1)
})

test.each([
  'You will have a reply before you go to bed.',
  'We answer before lunch.',
  'Someone picks up by the third ring.',
  'There is always someone at the desk.',
  'Most people are sitting with one of us by the next morning.',
  'By the weekend you will hear from us.',
  'If you reach the machine, she calls you back before lunch.',
  'Email us, and Callie writes back that evening.',
  'Nobody has to wait for an appointment.',
  'We get back to you in a few hours.',
  'A nurse calls you the same afternoon.',
  'Someone is always awake to take your call.',
  'We reply to every note by the next day.',
  'Your message is answered the same evening.',
  'No call goes unanswered.',
  'You never wait more than a day.',
  'We can squeeze you in this week.',
  'You get a call back within the hour.',
  'Expect our answer by tomorrow.',
  'An answer is in your inbox by morning.',
  'You will not wait long for a reply.',
  'A real person answers at once.',
  'Our phone is always answered.',
  'We are always at the other end of the line.',
  'Joy returns every call the day it comes in.',
  'Leave a message and we will ring you before supper.',
  'Le contestamos esa misma tarde.',
  'Aquí siempre hay quien le reciba.',
  'A más tardar mañana tendrá nuestra respuesta.',
  'No pasará ni una hora sin que le llamemos.',
  'Le llamamos antes de la cena.',
  'Alguien le contesta al primer timbrazo.',
  'Recibirá una respuesta en menos de un día.',
  'Nadie tiene que esperar por una cita.',
  'Siempre hay alguien al teléfono.',
  'Le devolvemos la llamada enseguida.',
  'Rosa le escribe el mismo día.',
  'La atendemos de inmediato.',
  'Le damos cita esa misma semana.',
  'Su correo se contesta antes del mediodía.',
  'En un ratito le marcamos.',
])('%j promises that something is answered soon', (text) => {
  expect(find(text, 'time')).toHaveLength(1)
})

describe('the words of a promise', () => {
  test('reach from the answer to the time, in any order', () => {
    const text = 'By the\nweekend **you will** hear from us. Bring a friend.'
    expect(find(text, 'time')).toEqual(['By the weekend you will hear from us'])
  })

  test('are found after a condition', () => {
    const text = 'If you reach the machine, she calls back before lunch.'
    expect(find(text, 'time')).toEqual(['she calls back before lunch'])
  })
})

test('takes no longer for a text of many such words', () => {
  expect(
    find('nobody else will we answer before if not without paying '.repeat(5_000), 'time'),
  ).toEqual([])
})
