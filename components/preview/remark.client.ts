// Offers to send a remark about the selected words: by email, or on GitHub beside the line where they were typed.

/** Longer quotations do not fit into the URL of an email. */
const MAX_WORDS = 600

export function startRemarks(bar: HTMLElement): void {
  const offer = document.querySelector<HTMLElement>('[data-remark]')
  const mail = offer?.querySelector<HTMLAnchorElement>('[data-remark-mail]')
  const gitHub = offer?.querySelector<HTMLAnchorElement>('[data-remark-github]')
  if (!offer || !mail || !gitHub) return
  const { preview = '', changesUrl } = bar.dataset
  bar.querySelector('[data-remark-help]')?.removeAttribute('hidden')
  document.addEventListener('selectionchange', () => {
    const selection = document.getSelection()
    const words = selection?.toString().replace(/\s+/g, ' ').trim().slice(0, MAX_WORDS) ?? ''
    const node = selection?.anchorNode
    const element = node instanceof Element ? node : node?.parentElement
    // A tap on the button may end the selection first, so only a tap elsewhere hides the button.
    if (words === '' || !element || bar.contains(element)) return
    mail.href = createMail(words, preview)
    const source = element.closest<HTMLElement>('[data-source]')?.dataset['source']
    gitHub.hidden = true
    if (source !== undefined && changesUrl !== undefined)
      void createChangesUrl(changesUrl, source).then((url) => {
        gitHub.href = url
        gitHub.hidden = false
      })
    offer.hidden = false
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !offer.contains(target)) offer.hidden = true
  })
}

function createMail(words: string, commit: string): string {
  const { title } = document
  const lines = [
    `Words: “${words}”`,
    `Page: ${location.href}`,
    `Commit: ${commit}`,
    '',
    'My remark:',
    '',
  ]
  const body = lines.join('\r\n')
  return `mailto:?subject=${encodeURIComponent(`Remark: ${title}`)}&body=${encodeURIComponent(body)}`
}

/** Returns the URL of a line among the changes of a pull request; GitHub names files there by the SHA-256 of their path. */
async function createChangesUrl(changesUrl: string, source: string): Promise<string> {
  const [file = '', line = ''] = decodeURIComponent(source).split('#L')
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(file))
  const digits = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
  return `${changesUrl}#diff-${digits.join('')}R${line}`
}
