// Stories of people who have agreed to be named, of the Bible and of people in general.
import { expect, test } from 'vitest'
import { createPostText, getTestProblems } from '../../../test-fixtures/create-test-site'

const STORIES = [
  'I came to this office in 2003, nineteen years old and pregnant, and Denise opened the door.',
  'When I was sixteen and expecting my first child, my dad would not speak to me for a month.',
  'I am Linda, I am a retired teacher from Opelika, and I fold the laundry on Tuesdays.',
  'Our board member Luis Ortega runs the hardware store on Second Avenue.',
  'Denise, who came to us last spring from Grace Chapel, answers the phone.',
  'Mary was pregnant and far from home, and Joseph did not know what to do.',
  'Elizabeth was six months along when Mary came to visit her.',
  'Hannah wept and prayed for a child, and God gave her Samuel.',
  'Sarah laughed because she was too old to have a baby.',
  'Coach Dye spoke to the team at Auburn High about fathers.',
  'Emma, 6, won the coloring contest, and Noah, 8, came second.',
  'The cheerleaders of Opelika High handed out water at the walk.',
  'Ben, a senior at Auburn High, built shelves for our baby room as his Eagle Scout project.',
  'Thank you to Karen, whose husband drives the truck for the supply drive.',
  'Dr. Sample is a nurse who teaches at Southern Union and volunteers with us.',
  'Governor Ivey came to our gala in April with her family.',
  'Some girls come with their mothers, and some are too scared to tell anyone.',
  'A student may come alone, and her parents do not have to know that.',
  'Most women who call us are eight weeks along or less.',
  'My daughter Grace was born here in Auburn, and I was twenty and alone.',
  'Our volunteer Amy is expecting her third child in June, so we need help on Tuesdays.',
  'Pastor Mike and his wife, Julie, lost a baby in 2010, and they lead our group for grief.',
  'Voluntarias como Teresa, que vive en Opelika, cocinan cada mes.',
  'María estaba embarazada cuando fue a ver a Isabel.',
  'Ruth gleaned in the field, and Boaz saw her there with the other women.',
  'Denise sat with a mother during her ultrasound and held her hand.',
  'Denise said to a girl that the test was positive, and she wept with her.',
  'Karen found out that a client was expecting twins and brought a second crib.',
  'The Hope Gala came out of a conversation after her ultrasound training.',
  'Luis is due in court as a witness for the new law on Monday.',
  'The van is due in Opelika at noon.',
  'The report is due at the end of June.',
  'Her name is Denise, and she opens the door in the morning.',
  'Auburn was expecting rain, and our walk was wet.',
  'Denise was expecting forty guests at the supper.',
  'Mothers Day is due for a change.',
  'Remember Hannah, who was in tears and afraid, and how God heard her.',
  'Rachel lost her life when Benjamin was born.',
  'Jessica gave her testimony at our gala, and she chose life eighteen years ago.',
  'Norma McCorvey was the woman in Roe v. Wade.',
  'Choose Life is on the plate of our van.',
  'Alabama chose life in 2018.',
  'In 1992, Denise was scared and alone, and our founder opened the door.',
  'Ella está embarazada y busca ayuda, y nosotros abrimos la puerta.',
  'Jenny tiene tres semanas de vacaciones.',
  'Teresa tiene dos meses con nosotros como voluntaria.',
  'Wendy is with us on Tuesdays, when a mother comes for a test.',
  'On Tuesday Denise came in early for a training on her new ultrasound machine.',
  'Grace is expecting, and the staff gave her a shower.',
]

test('a story is not taken for that of a person whom we help', () => {
  const files = STORIES.map((story, index): [string, string] => [
    `blog/story-${index}.md`,
    createPostText({ author: 'Linda Sample' }).replace('Words of the post.', () => story),
  ])
  const problems = getTestProblems(Object.fromEntries(files))
  expect(problems.filter((problem) => problem.includes('person-recognizable'))).toEqual([])
})
