// Says which lines a file does not need that has its own address as an old one, often because it has its former name back.

/**
 * Returns advice to delete the lines, or nothing if the address is not among them.
 * @param redirects the old addresses of the file
 */
export function adviseOnOwnAddress(
  redirects: readonly string[] | undefined,
  ownAddress: string,
): string {
  if (redirects?.includes(ownAddress) !== true) return ''
  return redirects.length === 1
    ? `Then delete the two lines redirect_from: and - ${ownAddress}, because that is the address of the page itself.`
    : `Then delete the line - ${ownAddress} below redirect_from:, because that is the address of the page itself.`
}
