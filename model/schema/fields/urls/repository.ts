// Defines the field for the GitHub repository of the site.
import { valid, field, invalid, type Field, type FieldDocs } from '../../field'

/** Matches an owner and a name as GitHub allows them, in any URL that people may copy from GitHub. */
const REPOSITORY_URL =
  /^(?:https?:\/\/)?(?:www\.)?github\.com\/([\w-]+)\/([\w.-]+?)(?:\.git)?(?:[/?#].*)?$/i

/** Accepts the URL of a repository on GitHub, with nothing after the name: `https://github.com/owner/name`. */
export function repository(docs: FieldDocs): Field<string> {
  return field(docs, (typed) => {
    const [, owner, name] = REPOSITORY_URL.exec(typed) ?? []
    const url = owner && name ? `https://github.com/${owner}/${name}` : null
    return typed === url
      ? valid(typed)
      : invalid(
          'repository-shape',
          `"${typed}" is not the address of our files on GitHub.`,
          url === null
            ? `Open the first page of our files on GitHub, and copy its address from the top of the browser. It looks like ${docs.example}`
            : `Write ${url}`,
          url,
        )
  })
}
