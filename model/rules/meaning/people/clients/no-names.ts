// Words with a capital letter before "is" and "was" that are no names of people whom we help.

/** "April" and "Summer" can be names, but a false note about a person alarms more than a missing one. */
const WORDS = [
  'God Jesus Christ Lord Father Savior Spirit Mother Mothers Fathers Dios Jesús Cristo Señor Padre Espíritu',
  'She He They We You It This That These Those There Here Then Who What When Someone Everyone Everybody Everything Something Nothing Nobody Anyone One People Another',
  'Ella Ellas Él Ellos Esta Este Esto Nadie Alguien Quien Todo Todos',
  'East West North South Auburn Opelika Alabama Lee America Israel Judah Judea Galilee Bethlehem Nazareth Jerusalem Zion Egypt Babylon Rome Belén Nazaret Jerusalén Egipto',
  'January February March April May June July August September October November December',
  'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre',
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Lunes Martes Miércoles Jueves Viernes Sábado Domingo',
  'Spring Summer Autumn Fall Winter Primavera Verano Otoño Invierno',
  'Advent Lent Easter Christmas Christmastide Epiphany Pentecost Ascension Annunciation Visitation Candlemas Transfiguration Assumption Incarnation Nativity Passion Passover Sabbath Whitsun Eastertide Lententide Thanksgiving Halloween Creation Trinity Eucharist Communion Baptism',
  'Adviento Cuaresma Pascua Navidad Nochebuena Epifanía Pentecostés Ascensión Anunciación Visitación Candelaria Encarnación Asunción Creación',
  'Genesis Exodus Leviticus Numbers Deuteronomy Joshua Judges Kings Chronicles Psalm Psalms Proverbs Ecclesiastes Lamentations Isaiah Jeremiah Ezekiel Hosea Obadiah Habakkuk Zephaniah Haggai Zechariah Malachi Acts Romans Corinthians Galatians Ephesians Philippians Colossians Thessalonians Hebrews Revelation Gospel Scripture Bible',
  'Génesis Éxodo Levítico Números Deuteronomio Salmo Salmos Proverbios Eclesiastés Isaías Jeremías Ezequiel Hechos Romanos Corintios Gálatas Efesios Filipenses Colosenses Hebreos Apocalipsis Evangelio Escritura Biblia',
  'Life Abortion Pregnancy Church Heaven Earth Nature Humanity Mankind Congress Registration Payment Rent Money Food Lunch Dinner Breakfast Supper Homework Everyday Rain Snow Iglesia Vida Embarazo Aborto',
].flatMap((line) => line.split(' '))

const NO_NAMES: ReadonlySet<string> = new Set(WORDS)

/** @param words a name of one word or more */
export const isNoName = (words: string): boolean =>
  /^Some(?:one|body)\b/.test(words) || NO_NAMES.has(words.split(' ')[0] ?? '')
