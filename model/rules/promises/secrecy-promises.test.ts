// Tests which words promise complete secrecy, and which say only how people feel or what the exceptions are.
import { expect, test } from 'vitest'
import { findPromises } from './find-promise'

const find = (body: string) =>
  findPromises({ frontMatter: new Map(), body, bodyLine: 1 }, ['privacy']).map(({ words }) => words)

test.each([
  ['What you tell us stays between us.', 'What you tell us stays between us'],
  ['Whatever you tell us stays in that room.', 'Whatever you tell us stays in that room'],
  [
    'All that you share with us will remain private.',
    'All that you share with us will remain private',
  ],
  ['Everything you say here\nstays here.', 'Everything you say here stays here'],
  [
    'Whatever we talk about stays between you and your nurse.',
    'Whatever we talk about stays between you and your nurse',
  ],
  [
    'Everything you tell us is strictly confidential and will never leave the room.',
    'Everything you tell us is strictly confidential and will never leave the room',
  ],
  [
    'What you share here will never leave this room.',
    'What you share here will never leave this room',
  ],
  [
    'Visits are private, and they never leave these four walls.',
    'are private, and they never leave these four walls',
  ],
  ['You can tell us all of it. It never leaves this office.', 'It never leaves this office'],
  [
    'Todo lo que nos cuente es estrictamente confidencial y nunca saldrá de esta sala.',
    'Todo lo que nos cuente es estrictamente confidencial y nunca saldrá de esta sala',
  ],
  [
    'Lo que diga aquí no sale de estas cuatro paredes.',
    'Lo que diga aquí no sale de estas cuatro paredes',
  ],
  ['La visita es confidencial y jamás saldrá de aquí.', 'es confidencial y jamás saldrá de aquí'],
  ['Your secret is safe with us.', 'Your secret is safe with us'],
  ['Your visit stays between us.', 'Your visit stays between us'],
  ['Nobody else will learn of it, not even your parents.', 'Nobody else will learn'],
  ['No one will ever know that you were here.', 'No one will ever know'],
  ['No one has to know that you came.', 'No one has to know'],
  ['You can pray with us. Nobody has to know.', 'Nobody has to know'],
  ['Write to the nurse. No one has to know.', 'No one has to know'],
  ['I pray for each woman. Nobody has to know that you came.', 'Nobody has to know'],
  ['We will never tell your parents.', 'We will never tell your parents'],
  ['We won’t tell anyone that you came.', 'We won’t tell anyone'],
  ['We tell no one about your visit.', 'We tell no one'],
  ['We never share anything you say with anybody.', 'We never share anything you say with anybody'],
  ['We keep everything you tell us to ourselves.', 'We keep everything you tell us to ourselves'],
  ['Nothing you say leaves this room.', 'Nothing you say leaves'],
  ['Talk with us in complete privacy.', 'complete privacy'],
  ['Your name is 100% secret.', '100% secret'],
  [
    'Todo lo que nos cuente quedará siempre entre nosotros.',
    'Todo lo que nos cuente quedará siempre entre nosotros',
  ],
  [
    'Todo lo que nos diga queda siempre entre nosotros.',
    'Todo lo que nos diga queda siempre entre nosotros',
  ],
  ['Lo que se dice aquí se queda aquí.', 'Lo que se dice aquí se queda aquí'],
  ['Nadie más se enterará.', 'Nadie más se enterará'],
  ['Nunca le diremos a sus padres.', 'Nunca le diremos a sus padres'],
  ['No se lo diremos a nadie.', 'No se lo diremos a nadie'],
  ['Su secreto está a salvo con nosotros.', 'Su secreto está a salvo con nosotros'],
  ['Le atendemos con absoluta discreción.', 'absoluta discreción'],
  ['La visita es completamente privada.', 'completamente privada'],
])('%j promises secrecy', (text, words) => {
  expect(find(text)).toEqual([words])
})

test.each([
  'We will tell you plainly what stays between us and what cannot.',
  'What you tell us stays between us, unless someone is in danger.',
  'What you tell us stays between us. There are two exceptions, and we will name them first.',
  'Does what you tell us stay between us? Will nobody else know?',
  'We cannot promise that what you tell us stays between us.',
  'Some of what you tell us stays between us.',
  'She was afraid and hoped that nobody will know.',
  'Maybe it was years ago, and no one in your life knows.',
  'Nobody will know what to say at first, and no one has to know how to cook.',
  'Nobody needs to know much to help with the walk.',
  'We never tell anyone what to do. We do not tell your story for you.',
  'We do not tell them which page you came from.',
  'We will not compare you with anyone else, and we never share your email address.',
  'You do not have to tell anyone today, not even your parents.',
  'What you share with us at the table helps us all.',
  'What you bring stays in the box. All that you give stays in East Alabama.',
  'God keeps everything you say. Nothing can separate us.',
  'The secret of the soup is safe with us. *Nobody* can hear you while looking at a clock.',
  'There is a private room, and the door is between us and the hall.',
  'Children must never leave the room alone. The key never leaves this office.',
  'You can say that the camera is ours. It was here. We never leave the room.',
  'What you tell us will never leave the room, unless someone is in danger.',
  'Nunca sale de la oficina sin su abrigo. La llave no sale de aquí.',
  'Le diremos con claridad qué queda entre nosotros y qué no puede quedar así.',
  'Lo que nos cuente queda entre nosotros, a menos que alguien esté en peligro.',
  'Quizás fue hace treinta años y nadie en su vida lo sabe.',
  'Nunca le decimos a nadie qué hacer. No le diremos a nadie cómo vivir.',
  'Now I pray a little. Nobody has to know.',
  'Whisper one verse in the waiting room, and no one has to know.',
  'You can pray silently in the line at the store. Nobody will ever know.',
  'She prayed for the man beside her. No one needs to know that you are praying.',
  'Close the door and pray in complete privacy.',
  'Whatever you say stays between you and God.',
  'Puede orar en silencio. Nadie tiene que saberlo.',
  'Si todavía no quiere hablar con nadie, lea esto. ¿Nadie más lo sabrá?',
])('%j promises no secrecy', (text) => {
  expect(find(text)).toEqual([])
})

test('takes no longer for a text of many such words', () => {
  expect(find('everything you tell us nobody hopes '.repeat(5_000))).toEqual([])
})
