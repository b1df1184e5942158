/** Usual romanizations of names from other scripts; the first represents them all. Written by us. */
const ROMANIZATIONS: readonly string[] = [
  'muhammad mohammed mohammad mohamed mohamad muhammed muhamad muhamed mahomed mohd muhd md mohamet',
  'ahmad ahmed ahmet akhmad akhmed',
  'husayn hussein hussain husain husein hossein hussayn houssein husseyn',
  'hasan hassan hassane',
  'yusuf youssef yousef yousuf yusef yussuf youssouf yousif yusif',
  'ibrahim ebrahim ibraheem',
  'khalid khaled',
  'umar omar omer oumar',
  'usama osama oussama',
  'sulayman suleiman suleyman sulaiman soleiman sulieman souleymane',
  'said saeed sayeed saiid',
  'sayyid sayed sayyed syed',
  'abdullah abdallah abdollah abdulla abdoulaye',
  'mahmud mahmoud mehmood mahmood',
  'mustafa mostafa moustapha mustapha',
  'qasim qasem kassem kasim qassim qassem',
  'uthman osman othman usman',
  'rahman rehman',
  'mukhtar mokhtar',
  'nasir nasser naser nasr',
  'salih saleh salah',
  'tariq tarek tarik',
  'karim kareem',
  'rashid rasheed rachid',
  'sharif shareef cherif',
  'hamid hameed',
  'majid majeed',
  'walid waleed oualid',
  'amin ameen amine',
  'jamal gamal djamal',
  'jafar jaafar djafar',
  'haji hajji',
  'aziz azeez',
  'latif lateef',
  'abd abdul abdel abdal abdol abdoul abdur abdou',
  'abu abou',
  'aldin eddin eddine uddin aldeen',
  'aleksandr alexander oleksandr aleksander alexandr',
  'sergei sergey serguei serhii sergiy',
  'dmitri dmitry dmitriy dimitri dmytro',
  'yuri yury iouri yuriy yurii',
  'mikhail mikhael mykhailo',
  'vladimir volodymyr wladimir',
  'aleksei alexey alexei aleksey oleksii',
  'andrei andrey andrii andriy',
  'nikolai nikolay mykola',
  'yevgeny evgeny evgeni yevgeni yevgeniy evgeniy evgenii',
];

const STANDS_FOR = new Map(
  ROMANIZATIONS.flatMap((words) => {
    const [first = '', ...others] = words.split(' ');
    return others.map((word) => [word, first] as const);
  }),
);

/** The canonical romanization of the word, or the word itself if it has none. */
export function romanized(word: string): string {
  return STANDS_FOR.get(word) ?? word;
}
