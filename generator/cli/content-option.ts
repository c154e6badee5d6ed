// The `--content` option, shared by all commands that read the content.
import { readdirSync } from 'node:fs'
import type { ValueParser } from './option-definition'
import { UsageError } from './usage-error'

/**
 * Returns the path of a directory as it was typed.
 * @throws UsageError when it cannot be opened as a directory
 */
export const parseDirectory: ValueParser<string> = (text, option) => {
  try {
    readdirSync(text)
    return text
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(
      `${option} wants the folder that holds the Markdown files, but ${explainError(code, text)}.`,
    )
  }
}

function explainError(code: string | undefined, text: string): string {
  if (code === 'ENOENT') return `there is no folder "${text}"`
  return code === 'ENOTDIR' ? `"${text}" is a file` : `"${text}" cannot be opened`
}

export const contentOption = {
  value: 'folder',
  default: 'content',
  about: 'Where the Markdown files are.',
  read: parseDirectory,
} as const
