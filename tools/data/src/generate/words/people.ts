// Given names and surnames that anyone in Panama would recognize, from common knowledge; the most common first.
const list = (words: string): readonly string[] => words.trim().split(/\s+/);

export const SURNAMES = list(`
  Rodríguez González Pérez Martínez Sánchez Hernández García López Castillo Gómez Batista Morales Domínguez Díaz Vega
  Moreno Quintero Jiménez Núñez Torres Ríos Ortega Vargas Castro Camarena Aguilar Herrera Espinosa Ramos Santamaría
  Cedeño Mendoza Ruiz Flores Delgado Gutiérrez Guerra Pinzón Pitti Saldaña Araúz Caballero Miranda Serrano Samudio
  Barría Ábrego Acosta Alvarado Arosemena Atencio Ávila Beitía Bethancourt Bonilla Bósquez Broce Bustamante Cáceres
  Candanedo Carrasco Carrera Carrión Chacón Chanis Chen Chong Concepción Córdoba Correa Cortés Cruz De_Gracia De_León
  Degracia Del_Cid Duarte Escudero Espino Estribí Fábrega Franco Frías Fuentes Gallardo Garrido Gaona Gil Guardia
  Guerrero Guevara Him Icaza Jaén Jaramillo Justavino Kuang Lasso Lee Lezcano Loo Lombardo Luque Macías Madrid Maldonado
  Marín Mariscal Medina Mejía Mela Melgar Méndez Mojica Molina Montenegro Montero Mora Muñoz Navarro Ochoa Olmos Ordóñez
  Osorio Palacios Pardo Patiño Peña Peralta Pimentel Pineda Polo Pinto Quijada Quirós Ramírez Rangel Reyes Rivera Robles
  Rojas Rosas Rovira Rueda Salazar Saldívar Sandoval Santos Solís Sosa Suárez Tejada Tello Tuñón Urriola Valdés Vásquez
  Velásquez Vergara Villalaz Villarreal Wong Yau Zambrano Zamora Zarzavilla Zhang Zúñiga Brown Williams Smith Johnson
  Thompson Campbell Grant Clarke Lewis Morgan Bryan Archibold Tejeira Palma Carpintero Bejarano Murillo Gálvez
  Arrocha Baloy Becerra Boyd Calvo Carles Cerrud Colindres Cuevas Dutary Escobar Fong Grajales Henríquez Isaza
  Lañón Lum Mock Ñurinda Oller Obaldía Paredes Quiel Recuero Sucre Trujillo Ureña Yángüez`).map(spaced);

export const MEN = list(`
  José Luis Carlos Juan Jorge Manuel Miguel Ángel Antonio Roberto Ricardo Eduardo Fernando Rafael Daniel David
  Alejandro Andrés Alberto Alexis Alfredo Álvaro Armando Arturo Augusto Bolívar César Claudio Cristian Diego Domingo
  Edgar Edwin Elías Emilio Enrique Ernesto Esteban Eric Eustaquio Fabián Felipe Félix Francisco Franklin Gabriel
  Gerardo Gilberto Gonzalo Gregorio Guillermo Gustavo Héctor Hernán Hugo Ignacio Isaac Iván Jaime Javier Jesús Joaquín
  Jonathan Julio Kevin Leonardo Leonel Lorenzo Marcos Mario Martín Mauricio Maximino Nelson Nicolás Octavio Omar
  Orlando Óscar Pablo Pedro Ramiro Raúl René Rodolfo Rodrigo Rogelio Rolando Rubén Salvador Samuel Santiago Saúl
  Sergio Tomás Víctor Vladimir Xavier Abdiel Abraham Amado Aníbal Aquilino Ariel Belisario Benigno Bernardo Camilo
  Clemente Demetrio Didimo Efraín Eliécer Eliseo Euclides Evaristo Everardo Fermín Florencio Genaro Hipólito Horacio
  Humberto Isidro Jacinto Justo Lázaro Leandro Ladislao Marcelino Melquíades Moisés Narciso Olmedo Pacífico Plinio
  Porfirio Reinaldo Rigoberto Rosendo Ruperto Severino Teodoro Ubaldo Urbano Valentín Wilfredo Zósimo`);

export const WOMEN = list(`
  María Ana Carmen Rosa Luz Elena Isabel Patricia Gloria Marta Teresa Yolanda Itzel Yaritza Xenia Maribel Maritza
  Edith Aurelia Yadira Yamileth Adela Adriana Aida Aixa Alba Alicia Amanda Amelia Andrea Ángela Anayansi Argelis
  Beatriz Berta Blanca Briseida Carla Carolina Catalina Cecilia Clara Claudia Cristina Daisy Damaris Dalys Delia Diana
  Dora Edilma Eira Elisa Elvira Emma Enelda Esperanza Esther Eugenia Eva Fátima Gisela Graciela Griselda Guadalupe
  Hilda Idalides Ileana Inés Irene Iris Ivette Jacqueline Jennifer Juana Julia Karla Kathia Katherine Laura Leticia
  Leyda Lidia Liliana Linda Lourdes Lucía Luisa Magaly Marcela Margarita Mariela Marisol Matilde Melissa Mercedes
  Milagros Mireya Mónica Mirna Nadia Natalia Nidia Nilka Nora Norma Olga Omaira Paola Paula Pilar Raquel Rebeca Rita
  Rocío Rosario Rosaura Ruth Sandra Sara Silvia Sofía Sonia Soledad Susana Vanessa Vera Verónica Victoria Vielka Vilma
  Virginia Viviana Yanina Yesenia Zoila Zuleika Abigail Querube`);

/** Underscores keep words of one surname together in the lists above. */
function spaced(word: string): string {
  return word.replaceAll('_', ' ');
}
