// A field that says where the files of the site are kept on GitHub.
import { valid, field, invalid, type Field } from '../field'

/** Owner and name as GitHub allows them, with whatever people copy around them. */
const COPIED =
  /^(?:https?:\/\/)?(?:www\.)?github\.com\/([\w-]+)\/([\w.-]+?)(?:\.git)?(?:[/?#].*)?$/i

/** The address of a repository's page on GitHub: `https://github.com/owner/name`, and nothing behind it. */
export function repository(words: { about: string; example: string }): Field<string> {
  return field(words, (typed) => {
    const [, owner, name] = COPIED.exec(typed) ?? []
    const meant = owner && name ? `https://github.com/${owner}/${name}` : null
    return typed === meant
      ? valid(typed)
      : invalid(
          'repository-shape',
          `"${typed}" is not the address of our files on GitHub.`,
          `Write the address with the owner and the name and nothing behind them, for example ${words.example}`,
          meant,
        )
  })
}
