// Promises need a day and a source; what people write in another sense is left alone.
import { describe, expect, test } from 'vitest'
import { splitFrontMatter } from '../../front-matter/split-front-matter'
import {
  createEventText,
  createPageText,
  createTestSite,
  getTestProblems,
} from '../../test-fixtures/create-test-site'
import { findPromises } from './find-promise'

const findInBody = (body: string) =>
  findPromises(splitFrontMatter(`---\ntitle: A\n---\n\n${body}\n`, []), [
    'law',
    'privacy',
    'training',
    'price',
    'certainty',
    'health',
    'time',
  ])

describe('findPromises', () => {
  test.each([
    ['We are HIPAA compliant.', 'HIPAA'],
    ['Hipaa does not cover us.', 'Hipaa'],
    ['All is protected under HIPPA.', 'HIPPA'],
    ['We follow Hippa and H.I.P.A.A.', 'Hippa'],
    ['You have HIPA rights.', 'HIPA'],
    ['All visits are confidental.', 'confidental'],
    ['Your visit stays confidentail.', 'confidentail'],
    ['Your call is completely annonymous.', 'completely annonymous'],
    ['It is 100% private.', '100% private'],
    ['We garantee it.', 'garantee'],
    ['All visits are confidential.', 'confidential'],
    ['Your **confidentiality** matters.', 'confidentiality'],
    ['You do not need a letter, and your visit is confidential.', 'confidential'],
    ['We do not judge\n- Confidential help', 'Confidential'],
    ['Talk with a licensed counselor.', 'licensed'],
    ['Our board-certified doctor', 'board-certified'],
    ['Everything we do is free.', 'is free'],
    ['Our tests are always free.', 'are always free'],
    ['Everything we do for you is always completely free.', 'is always completely free'],
    ['All of it is\nfree.', 'is free'],
    ['It’s **free**', 'It’s free'],
    ['You get diapers for free.', 'for free'],
    ['It is free of charge.', 'free of charge'],
    ['Free pregnancy tests', 'Free pregnancy tests'],
    ['Free, limited ultrasounds', 'Free, limited ultrasounds'],
    ['We offer free and caring support.', 'free and caring support'],
    ['All of it is at no cost to you.', 'at no cost'],
    ['Our results are always accurate.', 'always accurate'],
    ['We guarantee an answer.', 'guarantee'],
    ['Your receipt reaches you within 48 hours.', 'Your receipt reaches you within 48 hours'],
    ['Write us, and we answer in 24 hours.', 'we answer in 24 hours'],
    [
      'We will call you back within two business days.',
      'We will call you back within two business days',
    ],
    ['Within one day, you will hear from us.', 'Within one day, you will hear from'],
    [
      'Your receipt will be emailed on the same day.',
      'Your receipt will be emailed on the same day',
    ],
    [
      'We answer every email within two hours, day or night.',
      'We answer every email within two hours, day or night',
    ],
    ['We reply within an hour, even on weekends.', 'We reply within an hour, even on weekends'],
    ...[
      'We answer within 24 hours, also on weekends and holidays',
      'We answer within 24 hours, including evenings, Saturdays and on Sundays',
      'We answer within 24 hours, day or night, seven days a week',
      'We answer within 24 hours and on holidays too',
      'We answer within an hour, every day, and also at night',
      'Respondemos en dos horas, también los fines de semana y los días festivos',
      'Respondemos en dos horas, de día o de noche, los siete días de la semana',
    ].map((promise) => [`${promise}.`, promise]),
    ['We answer within an hour and Sunday school begins at nine.', 'We answer within an hour'],
    [
      'Day or night, we answer every email within two hours.',
      'Day or night, we answer every email within two hours',
    ],
    ['We answer every call, day or night.', 'We answer every call, day or night'],
    ['We call you back around the clock.', 'We call you back around the clock'],
    ['We answer within\ntwo **hours**.', 'We answer within two hours'],
    ['Respondemos en cinco días hábiles.', 'Respondemos en cinco días hábiles'],
    [
      'Pregnancy tests and ultrasounds are done on the day you call.',
      'Pregnancy tests and ultrasounds are done on the day you call',
    ],
    [
      'A nurse gives you the result in writing within an hour.',
      'A nurse gives you the result in writing within an hour',
    ],
    ['You have your results within two days.', 'You have your results within two days'],
    ['Your test results the same day!', 'test results the same day'],
    ['You will be seen the same day.', 'You will be seen the same day'],
    ['We offer same-day appointments.', 'We offer same-day appointments'],
    ['There is no waiting.', 'There is no waiting'],
    ['You will never have to wait for an appointment.', 'You will never have to wait'],
    ['Los resultados están listos en una hora.', 'resultados están listos en una hora'],
    [
      'Una enfermera le da el resultado por escrito el mismo día.',
      'le da el resultado por escrito el mismo día',
    ],
    ['La atendemos el mismo día.', 'La atendemos el mismo día'],
    ['Pase sin espera.', 'sin espera'],
    [
      'Contestamos cada correo en dos horas, de día o de noche.',
      'Contestamos cada correo en dos horas, de día o de noche',
    ],
    [
      'Respondemos a cada mensaje, de día y de noche.',
      'Respondemos a cada mensaje, de día y de noche',
    ],
    ['Le contestamos en menos de dos días.', 'Le contestamos en menos de dos días'],
    ['Su recibo le llegará en 48 horas.', 'Su recibo le llegará en 48 horas'],
    ['Todos nuestros servicios son gratuitos.', 'gratuitos'],
    ['Pruebas de embarazo gratis', 'gratis'],
    ['Le ayudamos sin ningún costo.', 'sin ningún costo'],
    ['No se preocupe por el dinero: en la clínica nada le cuesta.', 'nada le cuesta'],
    ['En la clínica no le cuesta nada.', 'no le cuesta nada'],
    ['Aquí nada cuesta dinero.', 'nada cuesta dinero'],
    ['Nada de esto le costará.', 'Nada de esto le costará'],
    ['Le ayudamos sin que le cueste nada.', 'sin que le cueste nada'],
    ['Usted no tiene que pagar nada.', 'no tiene que pagar nada'],
    ['Con nosotros no pagará ni un centavo.', 'no pagará ni un centavo'],
    ['Recibe pañales sin pagar nada.', 'sin pagar nada'],
    ['No le cobramos nada.', 'No le cobramos nada'],
    ['Nothing here costs you anything.', 'Nothing here costs you anything'],
    ['You won’t pay a thing.', 'You won’t pay a thing'],
    ['You will never pay a cent.', 'You will never pay a cent'],
    ['All of it is at zero cost.', 'at zero cost'],
    ['Do not worry about money: it’s all on us.', 'it’s all on us'],
    ['Everything we offer costs nothing.', 'Everything we offer costs nothing'],
    ['Su visita es totalmente confidencial.', 'confidencial'],
    ['Respetamos la **confidencialidad**.', 'confidencialidad'],
    ['Una enfermera con licencia le atiende.', 'con licencia'],
    ['El método es totalmente seguro.', 'totalmente seguro'],
    ['Warm tea cures colic.', 'cures colic'],
    ['It prevents a miscarriage.', 'prevents a miscarriage'],
    ['The tea is safe for your baby.', 'safe for your baby'],
    ['It doubles your risk of pain.', 'doubles your risk of'],
    ['Studies show that it helps.', 'Studies show that'],
    ['El té alivia los cólicos.', 'alivia los cólicos'],
  ])('finds, in %j, the promise %s', (body, words) => {
    expect(findInBody(body)[0]?.words).toBe(words)
  })

  test.each([
    'Feel free to call, and feel free. Visit us.',
    'Some people have a free afternoon each month to help.',
    'Use your free time to support us, or a free hour of your day.',
    'You are free to start with what fits.',
    'If you are free on Monday, come and help.',
    'Are you free for a visit?',
    'Set free by care. Free from pressure.',
    'A smoke-free clinic and a toll-free number',
    'Parking is in the free lot. Free parking!',
    'Is it free? Is my visit confidential?',
    'Email is not confidential.',
    'We never say that it’s confidential.',
    'Mia isn’t a licensed nurse.',
    'We are an unlicensed house of prayer, and that is our license.',
    'A photo, licensed under CC BY',
    '[A map](https://example.org/free-visit) and /confidential',
    'God’s love makes us free.',
    'You may give anonymously, or join Alcoholics Anonymous in a private room.',
    'She speaks confidently, and a hippo is a hip animal. The HEPA filter is new.',
    'A guarantor warranted it, and a garland hung there.',
    '¿Es gratis? ¿Es confidencial mi visita?',
    'El correo no es confidencial, ni gratuito.',
    'Le diremos si algo cuesta dinero. Si no le cuesta nada, le diremos. ¿No tiene que pagar nada?',
    'No cuesta nada preguntar. Llamar no le cuesta nada. La llamada no le cuesta nada.',
    'La prueba de embarazo no le cuesta nada. Nada me cuesta tanto como esperar.',
    'Nada nos cuesta más que decir adiós. Nada le cuesta tanto. A los hombres les cuesta pedir ayuda.',
    'We will tell you if anything costs money. It costs you nothing to ask. Must you pay anything?',
    'If nothing costs you anything, we say so. A kind word costs nothing. All eyes are on us.',
    'We never say that nothing costs anything. You pay nothing extra. We pay attention to you.',
    'Hay estacionamiento gratuito y una línea gratuita.',
    'Es licenciada en psicología y tiene licencia de conducir.',
    'Nothing is a safe guess, and we cannot guarantee it.',
    'If another phone is safe for you, use it.',
    'Some mothers long for free arms.',
    'We do not treat infections. Ask a doctor what causes a fever?',
    'A doctor can say which tea is safe.',
    'Listening heals, and it takes time.',
    'Please call us within two days.',
    'If you do not hear from us within two days, call again.',
    'We cannot answer you within 24 hours.',
    'She wrote to us, and within an hour we were on the way.',
    'You can come in on the same day.',
    'Ask whether your test results are ready the same day.',
    'If the results are ready within an hour, you can wait here. Her results came the same day.',
    'We do not offer same-day appointments. Is there no waiting?',
    'There is no waiting list. You do not have to wait for a friend. Call now, with no waiting list.',
    'Both tests were done the same day. The walk and the supper are on the same day.',
    'A home test shows the result within three minutes.',
    'Pregunte si los resultados están listos el mismo día. No hay lista de espera.',
    'Una madre espera. Estamos a la espera, y no la atendemos el mismo día.',
    'We try to answer you within two days.',
    'Si no le contestamos en dos días, llame otra vez.',
    'Someone answers the Lifeline day or night: 988.',
    'We pray for you day and night, and God answers at any hour.',
    'We cannot answer around the clock. You can call 911 day or night.',
    'Do we answer day or night?',
    'We answer on Sundays too, after the service.',
    'Respondemos en español. Normalmente respondemos en dos días.',
    'No respondemos de noche. Si respondemos en dos días, está bien.',
  ])('finds no promise in %j', (body) => {
    expect(findInBody(body)).toEqual([])
  })

  test('takes no longer for a text of many such words', () => {
    expect(findInBody('not confidential '.repeat(20_000))).toEqual([])
  })
})

const FIELDS = 'as_of: 2026-11-01\nsource: Letter of the medical director'

const createPage = (body: string, fields = 'owner: Ann') => ({
  'pages/a.md': createPageText('A page', body).replace('\n---\n\n', `\n${fields}\n---\n\n`),
})

describe('checkPromises', () => {
  test('reports the name of a law as an error, and only it', () => {
    const changes = createPage('Visits are free and confidential. We follow HIPAA.')
    expect(getTestProblems(changes)).toMatchInlineSnapshot(`
      [
        "content/pages/a.md:7:8 promise-law The file says "are free", "confidential" and "HIPAA". These are promises or laws, but the fields at the top do not say when someone last checked them or where they are written down. Say who can see what people tell us, and what we cannot keep to ourselves. Say what costs nothing, and for whom. Or ask the person in charge whether the law covers us. If so, add two lines such as these to the fields at the top, with the day of the answer and the place where it is written down: "as_of: 2026-11-20" and "source: Letter from our director" (without the quotation marks)",
      ]
    `)
    expect(createTestSite(changes).problems).toMatchObject([{ severity: 'error' }])
  })

  test('names the right spelling of a law', () => {
    const changes = createPage('All is protected under HIPPA.')
    expect(getTestProblems(changes)[0]).toContain(
      '"HIPPA" (HIPAA is meant) is a law that does not cover everyone',
    )
  })

  test('notes the first promise of a file, once', () => {
    const changes = createPage('Visits are confidential, and confidential help is free.')
    expect(getTestProblems(changes)).toMatchInlineSnapshot(`
      [
        "content/pages/a.md:7:12 promise-undated The file says "confidential" and "is free". These are promises, but the fields at the top do not say when someone last checked them or where they are written down. Say who can see what people tell us, and what we cannot keep to ourselves. Say what costs nothing, and for whom. Or ask the person in charge whether they are true. If so, add two lines such as these to the fields at the top, with the day of the answer and the place where it is written down: "as_of: 2026-11-20" and "source: Letter from our director" (without the quotation marks)",
      ]
    `)
    expect(createTestSite(changes).problems).toMatchObject([{ severity: 'warning' }])
  })

  test('reports only the field that is missing', () => {
    const changes = createPage('Our licensed staff', 'as_of: 2026-11-01')
    expect(getTestProblems(changes)).toMatchInlineSnapshot(`
      [
        "content/pages/a.md:7:5 promise-undated The file says "licensed". That is a promise, but the fields at the top do not say where it is written down. Say what the person or the place does. Or ask the person in charge whether it is true. If so, add a line such as this to the fields at the top, with the place where it is written down: source: Letter from our director",
      ]
    `)
  })

  test('says which words promise a time', () => {
    const changes = createPage('We answer every email within two hours, day or night.')
    expect(getTestProblems(changes)).toMatchInlineSnapshot(`
      [
        "content/pages/a.md:7:1 promise-undated The file says "We answer every email within two hours, day or night". That is a promise, but the fields at the top do not say when someone last checked it or where it is written down. Leave out the sentence, or only the words "within two hours, day or night". Or ask the person in charge whether it is true. If so, add two lines such as these to the fields at the top, with the day of the answer and the place where it is written down: "as_of: 2026-11-20" and "source: Letter from our director" (without the quotation marks)",
      ]
    `)
  })

  test('reports nothing if the file has a day and a source', () => {
    const text = 'Confidential and free, says HIPAA, with a licensed nurse.'
    expect(getTestProblems(createPage(text, FIELDS))).toEqual([])
  })

  test('finds promises in fields', () => {
    const changes = createPage('Words.', 'lead: Free tests for all.')
    expect(createTestSite(changes).problems).toMatchObject([{ field: 'lead', line: 4, column: 7 }])
  })

  test('lets an event say what it costs', () => {
    const changes = {
      'events/run.md': createEventText({ id: 'run', summary: 'The walk is free.' }),
    }
    expect(getTestProblems(changes)).toEqual([])
  })
})
