// The option that says where the content is, for all commands that read it.
import { readdirSync } from 'node:fs'
import { UsageError } from './usage-error'
import type { ValueParser } from './options'

/** The path of a folder as it was typed; anything that cannot be opened as a folder is an ArgumentError. */
export const parseDirectory: ValueParser<string> = (text, option) => {
  try {
    readdirSync(text)
    return text
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(
      `${option} wants the folder that holds the Markdown files, but ${explain(code, text)}.`,
    )
  }
}

function explain(code: string | undefined, text: string): string {
  if (code === 'ENOENT') return `there is no folder "${text}"`
  return code === 'ENOTDIR' ? `"${text}" is a file` : `"${text}" cannot be opened`
}

export const contentOption = {
  value: 'folder',
  default: 'content',
  about: 'Where the Markdown files are.',
  read: parseDirectory,
} as const
