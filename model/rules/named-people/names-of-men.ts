// First names of men that are neither other words nor places.

const NAMES = [
  'Aaron Adam Adrian Alan Albert Alberto Alejandro Alfredo Andre Andrew Andrés Antonio Armando Arthur Arturo Barry Bernard Bradley Brent Bruce Bryce Calvin Cesar César Clayton Clifford Colin Connor Corey Craig Curtis Daniel Darrell Darren Darryl Deandre Dennis Derrick Donald Donovan Douglas Duane Dwayne Edgar Edward Edwin Emilio Emmanuel Enrique Eric Ernest Ernesto Esteban Eugene',
  'Felipe Felix Fernando Francis Frederick Gabriel Garrett Geoffrey George Gerald Gerardo Gilbert Glenn Gordon Graham Gregory Guillermo Gustavo Harold Héctor Hector Henry Herbert Howard Hugo Ian Ignacio Isaac Ismael Ivan Jacob Jaime James Jared Jason Jeffrey Jerome Jesse Joaquín Joel John Jonathan Joseph Joshua Julian Julio Keith Kenneth Kurt Lamar Larry Lawrence Leonard Leonardo Lorenzo Lucas Luther',
  'Malcolm Manuel Marcos Mario Marvin Mateo Maurice Mauricio Max Melvin Mitchell Nathan Nathaniel Nicholas Nicolás Noah Noel Norman Octavio Omar Oscar Óscar Pablo Patrick Paul Pedro Peter Philip Phillip Rafael Ralph Ramiro Ramón Raúl Raymond Reginald Reuben Richard Robert Roberto Rodney Rodrigo Roger Roland Ronald Roy Rubén Russell Salvador Samuel Scott Sean Sergio Seth Shaun Shawn Simon Stanley Stephen Steven Stuart',
  'Terrence Theodore Thomas Timothy Todd Tomás Travis Trevor Vernon Vicente Victor Víctor Vincent Walter Wayne Wesley William Zachary',
]

export const NAMES_OF_MEN: ReadonlySet<string> = new Set(NAMES.flatMap((line) => line.split(' ')))
