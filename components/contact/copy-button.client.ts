// Makes the copy buttons work, and shows the result in a toast.
import { showToast } from '../toast/toast.client'
import { COPIED, COPYING_REFUSED } from '../words/en-copy'

export function startCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false
    button.addEventListener('click', () => void copy(button.dataset))
  }
}

async function copy(dataset: DOMStringMap): Promise<void> {
  // A page in another language has these words as attributes.
  const { copy: text, what, copied = COPIED, refused = COPYING_REFUSED } = dataset
  try {
    await navigator.clipboard.writeText(text ?? '')
    showToast(`${copied} ${what}.`)
  } catch {
    showToast(`${refused} ${text}`)
  }
}
