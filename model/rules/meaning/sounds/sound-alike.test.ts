// Tests which phrases are taken for others that sound alike.
import { expect, test } from 'vitest'
import { DICTATED_WORDS } from './dictated-words'
import { ENGLISH_LETTERS } from './english-letters'
import { ENGLISH_SOUNDS } from './english-sounds'
import { createSoundFinder } from './sound-alike'
import { SPANISH_LETTERS } from './spanish-letters'
import { SPANISH_SOUNDS } from './spanish-sounds'
import { TIME_LETTERS } from './time-letters'
import { TOWN_SOUNDS } from './town-sounds'

const findEnglish = createSoundFinder(ENGLISH_SOUNDS)
const findTowns = createSoundFinder(TOWN_SOUNDS, { withNames: true })
const findSpanish = createSoundFinder(SPANISH_SOUNDS)

test.each([
  ['Prey for us.', 'Pray for'],
  ['It’s never to late.', 'It’s never too late'],
  ['She came for twelve weaks.', 'weeks'],
  ['A bake sail is on Friday.', 'bake sale'],
  ['Their are three of us.', 'There are'],
  ['Remember families in your we’ll.', 'your will'],
  ['We hope that you feel we’ll.', 'feel well'],
  ['They said that they we’re glad.', 'they were'],
])('the English words %j mean %j', (text, written) => {
  expect(findEnglish(text).map((found) => found.written)).toEqual([written])
})

test.each([
  'Give them a piece of bread.',
  'If you call her, we’ll come, and if you are free we’ll talk.',
  'Let us show you we’re here.',
  'Bring one piece, and we bring another.',
  'We give each piece, large or small, to a family.',
  'It came in one piece and looks new.',
  'Send piece by piece.',
])('the words %j have no other word that sounds alike', (text) => {
  expect(findEnglish(text)).toEqual([])
})

test.each([
  ['Vamos haber si viene.', 'Vamos a ver'],
  ['Nos alegra que halla sido así.', 'haya sido'],
  ['Tal ves puede venir.', 'Tal vez'],
  ['Dios te vendiga.', 'Dios te bendiga'],
  ['De echo, es gratis.', 'De hecho'],
])('the Spanish words %j mean %j', (text, written) => {
  expect(findSpanish(text).map((found) => found.written)).toEqual([written])
})

test.each([
  'Puede haber si llueve.',
  'Se halla sido y siendo.',
  '¡Ay que lindo!',
  'El IVA a pagar.',
])('the Spanish words %j are right', (text) => {
  expect(findSpanish(text)).toEqual([])
})

const findDictated = createSoundFinder(DICTATED_WORDS, { withNames: true })

test.each([
  ['Come to Are Events', 'Come to Our Events'],
  ['Join are team.', 'Join our'],
  ['Please visit us at are office.', 'Please visit us at our'],
  ['You can stop at are office.', 'at our office'],
  ['Are staff is glad to help.', 'Our staff is'],
  ['Pray for Are Families', 'Pray for Our Families'],
  ['We our open on Monday.', 'We are open'],
  ['All classes our free.', 'classes are free'],
  ['Come to hour office.', 'to our office'],
  ['Our Friends of Hour Ministry', 'of Our Ministry'],
  ['Your always welcome here.', 'You’re always welcome'],
  ['There is no cost to ewe.', 'cost to you'],
  ['We see you buy appointment only.', 'by appointment'],
  ['Sea you there!', 'See you there'],
  ['Won of our nurses calls you.', 'One of our'],
  ['We are closed do to the weather.', 'due to the weather'],
  ['Wood you like to help?', 'Would you like'],
  ['Pleas call us.', 'Please call'],
  ['Do you want two come?', 'want to come'],
])('dictation heard in %j what should be %j', (text, written) => {
  expect(findDictated(text).map((found) => found.written.slice(0, written.length))).toEqual([
    written,
  ])
})

test.each([
  'The people you speak with are staff. The women you pray for are moms.',
  'The group you belong to are friends. What you come to are events.',
  'Are volunteers welcome? Are you open? See, are you free? Welcome are all who come.',
  'The door is open 24 hours, and our 24-hour clinic too. It takes an hour. Office hours vary.',
  'Your welcome kit is here. Bring your welcome letter.',
  'Buy appointment books. The kitchen has bin liners. We need two help desk volunteers.',
  'What they do to the house is good. The game was won of course.',
  'A ewe had a lamb. They answer our many questions.',
])('dictation heard nothing wrong in %j', (text) => {
  expect(findDictated(text)).toEqual([])
})

const findTyped = createSoundFinder([...ENGLISH_LETTERS, ...TIME_LETTERS, ...SPANISH_LETTERS], {
  withNames: true,
})

test.each([
  ['It is at the pubic library.', 'public library'],
  ['The hall is open to the general pubic.', 'the general public'],
  ['Pubic Schools', 'Public Schools'],
  ['Office Manger', 'Office Manager'],
  ['Nurses asses the needs.', 'Nurses assess the'],
  ['Wear a T-shit.', 'T-shirt'],
  ['Take the morning shit.', 'morning shift'],
  ['We are open form 9:00 AM on.', 'from 9:00'],
  ['They came form the hills.', 'came from the'],
  ['Fill out the from.', 'Fill out the form'],
  ['Some fo the moms stay.', 'Some of the'],
  ['Call the Untied Way.', 'United Way'],
  ['Take a tag of the Angle Tree.', 'Angel Tree'],
  ['We close for Christmas brake.', 'Christmas break'],
  ['She keeps a dairy of her days.', 'keeps a diary'],
  ['Ten people singed up.', 'signed up'],
  ['Sing up for the walk.', 'Sign up for'],
  ['Singing up here is free.', 'Signing up here'],
  ['We ask for no martial status.', 'marital status'],
  ['Good bless you.', 'God bless you'],
  ['She is three moths pregnant.', 'three months pregnant'],
  ['Give at least 2 hours each mouth', 'hours each month'],
  ['Come once a mouth.', 'once a month'],
  ['We meet every mouth, and you are welcome.', 'every month'],
  ['Give $25 a mouth.', '$25 a month'],
  ['A commitment of at least 6 mouths', 'commitment of at least 6 months'],
  ['She serves two hours a weak.', 'hours a week'],
  ['It takes half an our.', 'half an hour'],
  ['It is a six-weak class.', 'six-week class'],
  ['Come to the bay shower.', 'baby shower'],
  ['It is your fist visit.', 'first visit'],
  ['Leave us a massage.', 'Leave us a message'],
  ['You are a grandparent, a faster parent or a friend.', 'a foster parent'],
  ['Faster homes need help.', 'Foster homes'],
  ['Come to the prayer meting.', 'prayer meeting'],
  ['She chose adaption.', 'chose adoption'],
  ['Fill a baby battle.', 'baby bottle'],
  ['Pack a diaper beg.', 'diaper bag'],
  ['We have a free pregnancy text.', 'free pregnancy test'],
  ['You are in our payers.', 'our prayers'],
  ['He leads the trailing for new volunteers.', 'the training for'],
  ['Bring a snake for the way.', 'Bring a snack'],
  ['Bring diapers and a snake.', 'diapers and a snack'],
  ['Breakfast with Satan', 'Breakfast with Santa'],
  ['Come, Holly Spirit.', 'Holy Spirit'],
  ['Praise the lard!', 'Praise the Lord'],
  ['Come to Sundae School.', 'Sunday School'],
  ['Vice Resident', 'Vice President'],
  ['Silent Suction', 'Silent Auction'],
  ['Shave the date!', 'Save the date'],
  ['Shave your story.', 'Share your story'],
  ['All is free of change.', 'free of charge'],
  ['Lame por teléfono.', 'Llame por'],
  ['Tiene nueve peses.', 'nueve meses'],
  ['Vale la pene venir.', 'Vale la pena'],
  ['Hay panales desechables.', 'pañales desechables'],
  ['Papa Noel viene.', 'Papá Noel'],
  ['Elija sin prisa y sin prisión.', 'sin presión'],
  ['Tiene la prisión arterial alta.', 'presión arterial'],
  ['Vale la peña venir.', 'Vale la pena'],
  ['Hay niños con mucha hombre.', 'mucha hambre'],
  ['Un hambre y una mujer.', 'hombre y una mujer'],
  ['Si está muy casada, descanse.', 'muy cansada'],
  ['Están cansados por la iglesia.', 'casados por la iglesia'],
  ['Dios da amor y pez.', 'amor y paz'],
  ['Haga una cinta para el lunes.', 'Haga una cita'],
  ['Puede pedir ayuna hoy.', 'pedir ayuda'],
])('the letters of %j mean %j', (text, written) => {
  expect(findTyped(text).map((found) => found.written)).toEqual([written])
})

test.each([
  'Moses lifted up the snake. The snake and the tree. We saw snakes and spiders.',
  'Satan fell. Holly lost her Bible. Lard, sugar and flour. Shave your head. Children sing up front. Save the date cakes.',
  'A faster family van is here. We care for faster care. Faster homes than ours are new.',
  'We fed 40 mouths. There are two mouths to feed. Cover each mouth and nose. It came from the mouth of every child.',
  'It takes at least two mouths to fill. That every mouth may be silenced. A moth flew in. He is a weak man.',
  'Two of the moths are ours. The day is ours. One our Lord gave us. Each weak muscle grows.',
  'The film is an adaption of a book. The private adaption of the play is good.',
  'Our payers of bills. Baby cloths and burp cloths are needed. The pregnancy text is here.',
  'Pain in the pubic area or at the pubic bone is common.',
  'He lay in a manger. The Christmas program manger scene is new.',
  'The asses and the oxen came along.',
  'Small gifts form the basis. Letters form a word. They form our team.',
  'Bring the form the nurse gave you.',
  'The letter you got an application from is ours.',
  'His shoes were untied in the hall.',
  'At this angle the tree is green.',
  'Take a brake shop near you. The spring brake cable is old.',
  'Keep a dairy cow. Keep dairy cold.',
  'The candle singed up to a third of it.',
  'Martial arts are fun. He ran the trail.',
  'It is quite a place. It was quite the room.',
  'Mobile Bay bottles its water. A chair massage is free.',
  'Your dog loves you. The bay bottles are ours. Heath cares for us. Raise your fist.',
  'Visitamos la prisión. Va a prisión. Vive sin prisión preventiva. Un hombre tiene hambre.',
  'Está casada. Es un hombre casado. El pez nada. La cinta es roja. Él ayuna los viernes.',
  'La papa es barata. El papa y su papa. Papas y frijoles. Los panales de las abejas.',
])('the letters of %j are right', (text) => {
  expect(findTyped(text)).toEqual([])
})

test.each([
  ['Sample Park, Autumn, Alabama, by the north gate', 'Auburn, Alabama'],
  ['Sample Park, Autumn, Alabama by the north gate', 'Auburn, Alabama'],
  ['12 Sample Road, Autumn, AL 36830', 'Auburn, AL'],
  ['We meet in Autumn, Alabama.', 'Auburn, Alabama'],
  ['Nos vemos en Phoenix City, AL', 'Phenix City, AL'],
  ['12 Sample Road, Smith Station AL 36877', 'Smiths Station AL'],
])('the town in %j is %j', (text, written) => {
  expect(findTowns(text).map((found) => found.written)).toEqual([written])
})

test.each([
  'In autumn, Alabama is warm.',
  'We walk in spring and in autumn. Alabama is green then.',
  'Vendremos en Autumn, al final de la calle.',
  'Every autumn, al fresco dinners are cold.',
  'The flight to Phoenix, Arizona, is long.',
  'Smiths Station, Alabama',
  'An autumn walk in Auburn, Alabama',
])('the towns in %j are right', (text) => {
  expect(findTowns(text)).toEqual([])
})
