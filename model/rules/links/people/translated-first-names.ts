// First names that programs translate, as they do with other words: "Gracia Nakamura" for Grace Nakamura.
import { simplifyText } from '../../../text/simplify-text'

/** Each English name with a Spanish form of it, without accents. */
const TRANSLATIONS = `
  andrew andres, anthony antonio, beatrice beatriz, bernard bernardo, beth isabel,
  carol carolina, catherine catalina, charity caridad, charles carlos, daisy margarita, dawn alba,
  denise dionisia, dorothy dorotea, edward eduardo, eleanor leonor, elizabeth isabel, emily emilia, esther ester,
  eugene eugenio, eve eva, faith fe, frances francisca, francis francisco, frederick federico, george jorge,
  grace gracia, hannah ana, helen elena, henry enrique, hope esperanza, james santiago, james jaime, jane juana,
  jasmine jazmin, joan juana, john juan, joseph jose, josephine josefina, joy alegria, joy gozo,
  julie julia, katherine catalina, lawrence lorenzo, leah lea, lily lirio, louis luis, louise luisa, lucy lucia,
  luke lucas, margaret margarita, marian mariana, mark marcos, martha marta, mary maria, matthew mateo,
  melody melodia, mercy misericordia, michael miguel, naomi noemi, nicholas nicolas, patience paciencia,
  paul pablo, peter pedro, philip felipe, phillip felipe, rachel raquel, ralph raul,
  raymond raimundo, rebecca rebeca, richard ricardo, robert roberto, rose rosa, ruby rubi, ruth rut,
  sarah sara, stella estrella, stephen esteban, steven esteban, susan susana, sylvia silvia,
  terrence terencio, theresa teresa, thomas tomas, timothy timoteo, violet violeta,
  vincent vicente, walter gualterio, william guillermo`

const PAIRS = new Set(TRANSLATIONS.split(',').map((pair) => pair.trim()))

/** Returns whether one of two first names is the translation of the other into Spanish or English. */
export function isTranslatedName(typed: string, name: string): boolean {
  const [one, other] = [simplifyText(typed), simplifyText(name)]
  return PAIRS.has(`${one} ${other}`) || PAIRS.has(`${other} ${one}`)
}
