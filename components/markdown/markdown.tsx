// Renders the body of an entry: each block with its component.
import type { Block, Body, HtmlParts } from '../../model/markdown/body'
import { useVariants } from '../image/variants'
import { addVariants } from '../image/add-variants'
import { ButtonLink } from '../button/button-link'
import { useBase } from '../site-link/site-link'
import { Note, UrgentNotice } from './notice'
import { Prose } from './prose'
import { styled } from '../styled/styled'

const Buttons = styled('p')(({ theme }) => ({ margin: `${theme.space.large} 0` }))

type Props = { body: Body; phone: string }

export function Markdown({ body, phone }: Props) {
  return body.blocks.map((block, index) => (
    <MarkdownBlock key={index} block={block} phone={phone} />
  ))
}

function MarkdownBlock({ block, phone }: { block: Block; phone: string }) {
  if (block.kind === 'button') {
    return (
      <Buttons>
        <ButtonLink href={block.url}>{block.label}</ButtonLink>
      </Buttons>
    )
  }
  const html = <Html pieces={block.html} />
  if (block.kind === 'note') return <Note>{html}</Note>
  if (block.kind === 'urgent') return <UrgentNotice phone={phone}>{html}</UrgentNotice>
  return html
}

/** The HTML is safe: model/markdown/processor.ts sanitizes it. */
function Html({ pieces }: { pieces: HtmlParts }) {
  const base = useBase()
  const html = addVariants(pieces.join(base), base, useVariants())
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />
}
