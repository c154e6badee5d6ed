// Says how to move a file into another folder on GitHub: the box with its name also takes a path.

/**
 * @param from the path of the file below the content folder
 * @param to its path in the right folder
 */
export function describeMove(from: string, to: string): string {
  const [folders, target] = [from.split('/'), to.split('/')]
  const [name, newName = ''] = [folders.pop(), target.pop()]
  const other = folders.findIndex((folder, index) => folder !== target[index])
  const shared = other === -1 ? folders.length : other
  const way = '../'.repeat(folders.length - shared) + target.slice(shared).map(addSlash).join('')
  return name === newName
    ? describeWay(way)
    : `On GitHub, press the pencil, clear the box with the name, and type ${way}${newName}`
}

/** @param way from the folder of the file to the right one */
export const describeWay = (way: string): string =>
  `On GitHub, press the pencil. In the box with the name of the file, type ${way} in front of the name.${way.startsWith('../') ? ' Each ../ takes the file out of one folder.' : ''}`

const addSlash = (folder: string): string => `${folder}/`
