// Spanish texts with words that only look as if a keyboard had changed them.
import { expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const listProblems = (path: string, text: string): string[] =>
  getTestProblems({ [path]: createPageText('Una página', text) }).filter((problem) =>
    problem.includes('spanish-word'),
  )

test.each([
  'Lo que escriba nos ayuda. Cuando llame nos alegramos.',
  'Hay sopa de papas y papas fritas para todos.',
  'Un examen de mama puede descubrir el cáncer de mama.',
  'Los papas de Roma y los papas católicos del siglo pasado están en el libro.',
  'El Papa Francisco, el papa de Roma y nuestro Papa León son los que él cita.',
  'Hay papas, puré de papas para todos y sopa de papa con las papas fritas.',
  'Revise las mamas cada mes: una mama sana no duele, y la salud de las mamas es importante.',
  'El dolor en la mama pasa al amamantar. Cada mama da leche.',
  'Ella bebe agua, él se los bebe y el bebe leche. Si usted bebe, no maneje.',
  'El letrero dice “Mamas & Papas”, y Bebe Winans canta.',
  'El bebé fue concebido in vitro, y el costo per cápita es de dos dólares. Se lo pide so pena de multa.',
  'La casa está in situ, y el grupo Hands on Faith está en un poco de todo.',
  'Su palabra es más dulce que el panal de miel.',
  'El Papa Francisco visitó la ciudad.',
  'Solo este grupo viene hoy, mas no sé quién es.',
  'Sabemos que pedir ayuda no es fácil, y que venir, a veces, cansa. El plan es bueno, mas caro.',
  'Díganos que viene, pregunte cuando venga, y sepa que puede decir que no.',
  'Le diremos que la casa está abierta y que no cuesta nada. Hay algo, mas él no lo sabe.',
  'La casa es seria, y usted bebe agua. La tarde sera larga.',
  'Vea la página Information for Patients and Families (en inglés).',
  'El libro se llama “Important information”.',
  'Lea [Information for patients (en inglés)](/contact).',
  'Nuestro socio es Hope Education Foundation.',
  'Estimado señor Ano y señora Montana, de la Iglesia Bautista Iglesias.',
  'Julio Iglesias, Ana Padres y otros cantan.',
  'Escriba a informacion@example.org o vea example.org/aqui.',
  '> Y él fué á su casa aqui.\n>\n> Nadie',
  'La mission de Opelika se llama Passion.',
  'La clase Mommy and Me es gratis, y el programa Walk for Life también.',
  'Cantamos Silent Night, All of Me y The Rose. Lea “Love and Respect” con su pareja.',
  'El grupo *bed and breakfast* no abre. Vea la tienda Bath and Body Works.',
  'En inglés se dice the casa, y eso está mal.',
  'El curso se llama rock and roll de la fe, y dura dos horas.',
  "Venga a L'Oreal, O'Hara, Hawai'i o Lantern Hill's Place, ma'am.",
  'Venga;vaya y pida perdón;ore con nosotros, y [aquí](/contact) o ver[aquí](/contact).',
  'Llenamos dos biberones. Danos hoy nuestro pan de cada día.',
  'Las familias llenan un biberón. It takes weeks. One class can take part. You see families in the area.',
  'La señora Miss Sample y el mayor Major Sample son de la iglesia.',
  'Traiga un set de toallas para la cuna.',
  'Nuestra caja de Lost and Found está en la sala.',
  'Done hoy para los bebés, y done con alegría.',
  'Hay hot dogs para los niños, y el té es hot chai.',
  'El letrero dice “lost donantes” y “sun cita” por error.',
  'Hey, amigos: vengan con la familia.',
  'Nos gusta la canción The Last Rose y la serie Toad y Frog.',
  'La familia come en la casa, y solo van dos o tres.',
  'Hay un baby shower para la mamá, y una open house en la iglesia.',
  'Escriba un email, o vea el video online.',
  'La oficina de WIC está en el Family Center de la ciudad.',
  'En inglés se escribe hours, y en español, horas.',
  'Su camiseta dice “hours” y su gorra, *family*.',
  'El test de embarazo es gratis, y el parking también.',
  'El health fair y el work study de la universidad son en mayo.',
  'Lea [el programa Time for Life (en inglés)](/events).',
  'Lunes a viernes, de 9:00 a. m. a 5:00 p. m.',
  'Lea [Walk with Us in the Morning](/events), y venga con su familia.',
  'La campaña se llama Walk With Us, y es para las familias.',
  'El grupo Table Talk es para todos. Visit Opelika está cerca. Able Hands hace ropa.',
  '“Able con todos” es el nombre de la obra.',
  'Hable con nosotros. Visite la casa. Contacte a la oficina.',
  '::button[Read about the group (en inglés)]{href=/contact}',
  '::button[Table Talk]{href=/contact}',
  'El letrero dice “with us” y la gorra, “each month”.',
])('a Spanish page has no problem with: %s', (text) => {
  expect(listProblems('pages/a.es.md', text)).toEqual([])
})

test('an English page may have such words', () => {
  expect(listProblems('pages/a.md', 'She donates to us, and our information is free.')).toEqual([])
})

test('a line with several words has one problem', () => {
  expect(listProblems('pages/a.es.md', 'Tambien puede venir manana o despues.')).toHaveLength(1)
})

test('an English event may show a picture with a Spanish name, and a Spanish one may describe its picture in Spanish', () => {
  const english = createEventText({ image_alt: 'A door that says “Casa de los Niños”' })
  const spanish = createEventText({
    summary: 'Una tarde con música para las familias que hablan español.',
    image_alt: 'Familias que caminan por un sendero entre los pinos',
  })
  expect(getTestProblems({ 'events/walk.md': english })).toEqual([])
  expect(getTestProblems({ 'events/walk.md': spanish })).toEqual([])
})

const ENGLISH_ITEMS = '- greet the families who come\n- sort what is on the shelves'
test.each([
  `We can help you with this:\n\n${ENGLISH_ITEMS}\n- hablamos español con las familias y los niños`,
  `We can help you with this:\n\n${ENGLISH_ITEMS}\n- ayuda en español para las mamás y los papás`,
  `We can help you with this:\n\n${ENGLISH_ITEMS}\n- si le gusta más, venga con su familia a la oficina`,
  `We can help you in Spanish:\n\n${ENGLISH_ITEMS}\n- llamar a una familia para recordarle su cita`,
  `We sing these songs:\n\n${ENGLISH_ITEMS}\n- de colores se visten los campos en la primavera`,
  `Take one of these with you:\n\n${ENGLISH_ITEMS}\n- Iglesia de la Fe y de la Esperanza en Opelika`,
  `Take one of these with you:\n\n${ENGLISH_ITEMS}\n- a note with “la casa de usted es la casa de los que llegan”`,
  `Take one of these with you:\n\n${ENGLISH_ITEMS}\n- mi casa es su casa`,
  `Say one of these:\n\n- good morning to you all\n- buenos días a todos los de la casa`,
])('an English list may have such an item: %s', (text) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([])
})

test.each([
  ['We ask for at least 5 hours al mes.', '“each month”'],
  ['- Two hours por semana', '“a week”'],
  ['Come and pray con nosotros at the park.', '“with us”'],
  ['We are open at 9:00 de la mañana, and you can call.', '“in the morning”'],
  ['Our group meets on los lunes at noon.', '“Mondays”'],
  ['There is a class para mamás with us.', '“for moms”'],
  ['| Day | Time |\n| --- | --- |\n| Tuesday | 9:00 AM |\n| Jueves | 1:00 PM |', '“Thursday”'],
  ['Come and see us in Octubre.', '“October”'],
  ['We fold clothes on viernes, and you are welcome.', '“Friday”'],
  ['Bring clothes and pañales para los bebés to the office.', 'Write them in English'],
])('an English page has a problem with: %s', (text, advice) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) }).join()).toContain(advice)
})

test.each([
  'Hablamos español con nosotros, and we are here for you.',
  'We say “cada mes” and *los lunes* to the families.',
  'Come to the Día de los Niños, or to a Noche de la Familia for all.',
  'Our friends from Los Angeles, El Paso and San Juan de la Cruz are with us.',
  'There is salsa at the fiesta, a la carte, and soup del día.',
  'De facto and per se, Smith et al. are right, and mi casa es su casa.',
  'We keep Jueves Santo with our neighbors.',
  'Come and meet Martes Garza. The class is “jueves”.',
  'The song goes lunes, martes and so on.',
  'Every Monday / cada lunes we meet with you.',
  'Come to Pan y Vida, or write “o” and “y” with us: x o y.',
  'Our friends Ortega y Gasset, and the choir Luz y Sal, are with us.',
  'It is five o’clock, and man-o-war is a word of the sea.',
  'We meet on Mondays (los lunes) in the hall.',
  'The choir will sing la noche de paz with us.',
  'He works at Iglesia de la Gracia and Clínica para Mujeres.',
  'Write to us at con.nosotros@example.org or see /al/mes for more.',
])('an English page has no problem with: %s', (text) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([])
})
