// The names of fields in the files of other website programs, for which this site has nothing.

/** Names as Jekyll, Hugo, Astro, Eleventy and WordPress have them, in small letters and without anything but letters. */
const NAMES = new Set(
  `layout template theme tag tags category categories keywords keyword taxonomy taxonomies permalink slug lastmod
  lastmodified modified updated updateddate published publish comments comment commentstatus pingstatus toc weight type
  posttype format series featured pinned sticky math mermaid aliases guid wordpressid postid postparent menuorder excerptseparator
  pagination paginate robots sitemap canonical canonicalurl ogimage ogtitle ogdescription schema readingtime wordcount
  i18n css class cssclass cssclasses bodyclass`.split(/\s+/),
)

/** Names that other programs have as well, but that people may also invent. */
const COMMON_NAMES = new Set(
  'author authors date status subtitle language locale time summary url link published'.split(' '),
)

const simplify = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Returns whether a name is one that other programs have. */
export const isOfOtherProgram = (typed: string): boolean => NAMES.has(simplify(typed))

/** Returns the same also for a name that only a file of another program makes one of its own. */
export const isOfAnyProgram = (typed: string): boolean =>
  isOfOtherProgram(typed) || COMMON_NAMES.has(simplify(typed))
