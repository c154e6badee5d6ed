// Renders the body of an entry: each block with its component.
import type { Block, Body, HtmlParts } from '../../model/markdown/body'
import { ButtonLink } from '../button/button-link'
import { Hotline } from '../contact/hotline'
import type { PhoneNumbers } from '../contact/phone-numbers'
import { addVariants } from '../image/add-variants'
import { useVariants } from '../image/variants'
import { useBase } from '../site-link/site-link'
import { styled } from '../styled/styled'
import { Figures, Steps } from './box-list'
import { Note, UrgentNotice } from './notice'
import { Prose, RichProse } from './prose'
import { Question } from './question'

type ButtonBlock = Extract<Block, { kind: 'button' }>

const Buttons = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.medium,
  margin: `${theme.space.large} 0`,
}))

type Props = { body: Pick<Body, 'blocks'>; phones: PhoneNumbers }

export function Markdown({ body: { blocks }, phones }: Props) {
  return blocks.map((block, index) => {
    if (block.kind !== 'button') return <MarkdownBlock key={index} block={block} phones={phones} />
    if (blocks[index - 1]?.kind === 'button') return null
    return <ButtonRow key={index} buttons={takeButtons(blocks, index)} />
  })
}

/** Returns the buttons that follow one another from an index on. */
function takeButtons(blocks: readonly Block[], start: number): ButtonBlock[] {
  const end = blocks.findIndex((block, index) => index > start && block.kind !== 'button')
  return blocks.slice(start, end === -1 ? undefined : end) as ButtonBlock[]
}

/** Buttons without text between them are side by side. Only the first is filled, so that it is clear which one matters most. */
function ButtonRow({ buttons }: { buttons: readonly ButtonBlock[] }) {
  return (
    <Buttons>
      {buttons.map(({ label, url }, index) => (
        <ButtonLink key={index} href={url} variant={index === 0 ? 'filled' : 'outlined'}>
          {label}
        </ButtonLink>
      ))}
    </Buttons>
  )
}

/** The beginning of an element for which only `RichProse` has rules. */
const RICH_TAG = /<(?:blockquote|code|hr|table)/

type BlockProps = { block: Exclude<Block, ButtonBlock>; phones: PhoneNumbers }

function MarkdownBlock({ block, phones }: BlockProps) {
  switch (block.kind) {
    case 'html':
      return <Text parts={block.html} />
    case 'note':
      return (
        <Note>
          <Text parts={block.html} />
        </Note>
      )
    case 'urgent':
      return (
        <UrgentNotice phones={phones}>
          <Text parts={block.html} />
        </UrgentNotice>
      )
    case 'figures':
      return <Html tag={Figures} parts={block.html} />
    case 'steps':
      return <Html tag={Steps} parts={block.html} />
    case 'question':
      return (
        <Question {...block}>
          <Text parts={block.html} />
        </Question>
      )
    case 'hotline':
      return <Hotline {...phones} />
    default:
      return block satisfies never
  }
}

function Text({ parts }: { parts: HtmlParts }) {
  const isRich = parts.some((part) => RICH_TAG.test(part))
  return <Html tag={isRich ? RichProse : Prose} parts={parts} />
}

/** The HTML is safe: model/markdown/processor.ts sanitizes it. */
function Html({ tag: Tag, parts }: { tag: typeof Prose; parts: HtmlParts }) {
  const base = useBase()
  const html = addVariants(parts.join(base), base, useVariants())
  return <Tag dangerouslySetInnerHTML={{ __html: html }} />
}
