// The vocabulary of the sample posts, chosen so that no sentence makes a claim or contains a number.

export const NOUNS = (
  'basket bench bicycle blanket book bottle bowl box bread brush bucket button candle chair clock coat cup curtain ' +
  'door drawer envelope fence field garden gate glass hallway hill house jar kettle key kitchen ladder lamp leaf ' +
  'letter meadow mirror morning notebook oven paper path pebble pencil picture pillow plate pocket porch pot quilt ' +
  'rain ribbon river road roof room rope shadow shelf shoe spoon stair stone story street string suitcase table ' +
  'thread towel tree umbrella valley wall walk water week wheel window winter wood yard'
).split(' ')

export const ADJECTIVES = (
  'blue bright broad brown calm careful clean clear common cool curved deep dry early even familiar folded fresh ' +
  'gentle gray green heavy high large late light long low narrow neat new old open painted pale patient plain quiet ' +
  'round rough short simple slow small smooth soft square steady striped tall thin tidy usual warm wide wooden yellow'
).split(' ')

/** Transitive, in the third person singular. */
export const VERBS = (
  'brightens carries covers crosses faces follows frames hides holds joins keeps leads meets needs passes reaches ' +
  'reflects shades shows touches warms'
).split(' ')

export const CONJUNCTIONS = ['and', 'but', 'while', 'because', 'until', 'whenever', 'although']

/** Names of SVG files in content/images. */
export const IMAGES = ['post-bottle', 'post-fathers', 'post-first-visit', 'post-friend', 'blog']
