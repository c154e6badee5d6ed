// Makes the copy buttons work, and shows the result in a toast.
import { showToast } from '../toast/toast.client'
import { copyWords } from '../words/en'

export function startCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false
    button.addEventListener('click', () => void copy(button.dataset))
  }
}

async function copy({ copy: text = '', what = '', words }: DOMStringMap): Promise<void> {
  const { copied, refused } = words ? (JSON.parse(words) as typeof copyWords) : copyWords
  try {
    await navigator.clipboard.writeText(text)
    showToast(copied.replace('{}', what))
  } catch {
    showToast(refused.replace('{}', text))
  }
}
