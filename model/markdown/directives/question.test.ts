// Tests questions whose answers open: their ids and levels, and the problems of questions that cannot be shown as typed.
import { describe, expect, test } from 'vitest'
import { parseBody } from '../parse-body'

const context = { externalLinks: {}, images: {}, emailSubject: 'Inquiry', hasPage: true }
const parse = (text: string, hasPage = true) => parseBody(text, { ...context, hasPage })
const report = (text: string) =>
  parse(text).problems.map(({ line, code, fix }) => `${line} ${code}: ${fix}`)
const suggest = (text: string) => parse(text).problems.map(({ suggestion }) => suggestion?.text)

const QUESTION = ':::question[Is it free?]\nIt is.\n:::'

describe('parseBody', () => {
  test('takes the words and the answer of a question, with an id made of the words', () => {
    expect(parse(QUESTION).body).toMatchObject({
      blocks: [
        {
          kind: 'question',
          id: 'is-it-free',
          depth: 2,
          question: 'Is it free?',
          html: ['<p>It is.</p>'],
        },
      ],
      headings: [{ id: 'is-it-free', text: 'Is it free?', depth: 2 }],
    })
  })

  test('puts questions one level below the heading above them', () => {
    const { headings } = parse(
      `## Cost\n\n${QUESTION}\n\n${QUESTION}\n\n### Part\n\n${QUESTION}`,
    ).body
    expect(headings.map(({ id, depth }) => `${id} ${depth}`)).toEqual([
      'cost 2',
      'is-it-free 3',
      'is-it-free-1 3',
      'part 3',
      'is-it-free-2 4',
    ])
  })

  test('gives a question of a text without its own page no id', () => {
    const { blocks, headings } = parse(QUESTION, false).body
    expect(blocks).toMatchObject([{ id: null, depth: 2 }])
    expect(headings).toEqual([])
  })

  test('keeps times, web addresses and characters with a meaning in Markdown in the words', () => {
    const { body, problems } = parse(':::question[Open at 5:30? A \\* or &amp;?]\nYes.\n:::')
    expect(problems).toEqual([])
    expect(body.blocks).toMatchObject([{ question: 'Open at 5:30? A * or &?' }])
  })

  test('adds square brackets and colons where the words are beyond doubt', () => {
    expect(suggest(':::question Is it free?\nIt is.\n:::')).toEqual([':::question[Is it free?]'])
    expect(suggest(':question[Is it free?]\nIt is.')).toEqual([':::question[Is it free?]'])
    expect(suggest('::: question Is it free?\nIt is.')).toEqual([':::question[Is it free?]'])
  })

  test('reports a question without words, without an answer, or without an end', () => {
    expect(report(':::question\nIt is.\n:::')).toEqual([
      '1 question-incomplete: Write the words of the question in square brackets: :::question[Is it free?]',
    ])
    expect(report(':::question[]\nIt is.\n:::')).toHaveLength(1)
    expect(report(':::question[Is it free?]\n:::')).toEqual([
      '1 question-incomplete: Write the answer above the line with only ::: (line 2). If you do not know it yet, delete lines 1 and 2.',
    ])
    expect(report(':::question[Is it free?]\nIt is.')).toEqual([
      '1 directive-open: Put a line with only ::: below "It is."',
    ])
  })

  test('reports links and bold words in a question, headings in its answer, and questions in other boxes', () => {
    expect(report(':::question[Is [it](/cost) free?]\nIt is.\n:::')).toHaveLength(1)
    expect(report(':::question[Is **it** free?]\nIt is.\n:::')).toHaveLength(1)
    expect(report(':::question[Is it free?]\n## Cost\n\nIt is.\n:::')).toEqual([
      '2 question-plain: Leave out the # characters, or make a question of its own of this part.',
    ])
    expect(report(`::::note\n${QUESTION}\n::::`)).toEqual([
      '2 directive-nested: Move it below the line that ends the other box.',
    ])
  })
})
