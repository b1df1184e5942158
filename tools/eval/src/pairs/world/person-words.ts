/** Forms of address in four languages. Written for the evaluation, apart from the tables of the scorer. */
export const TITLES: readonly string[] =
  'Dr.,Prof.,Mr.,Mrs.,Sir,Lord,Hon.,Gen.,Maj. Gen.,Col.,Sr.,Sra.,Don,Doña,Lic.,Ing.,Dra.,Sheikh,Hajji,Sayyid,Mullah,Gospodin,Akademik,Herr,Frau,Monsieur,Madame,Capt.,Rev.,Excelentísimo Señor'.split(
    ',',
  );

/** Given names with their short forms. */
export const NICKNAMES: readonly (readonly string[])[] = [
  ['Robert', 'Bob'],
  ['William', 'Bill'],
  ['Richard', 'Dick'],
  ['James', 'Jim'],
  ['Edward', 'Ted'],
  ['Margaret', 'Peggy'],
  ['Elizabeth', 'Betsy'],
  ['Michael', 'Mike'],
  ['Katherine', 'Kathy'],
  ['Charles', 'Chuck'],
  ['John', 'Jack'],
  ['Andrew', 'Andy'],
  ['Steven', 'Steve'],
  ['Joseph', 'Joe'],
  ['Francisco', 'Paco'],
  ['José', 'Pepe'],
  ['Enrique', 'Quique'],
  ['Ignacio', 'Nacho'],
  ['Dolores', 'Lola'],
  ['Guillermo', 'Memo'],
  ['Eduardo', 'Lalo'],
  ['Rosario', 'Charo'],
  ['Aleksandr', 'Sasha'],
  ['Mikhail', 'Misha'],
  ['Vladimir', 'Volodya'],
  ['Dmitry', 'Dima'],
  ['Ivan', 'Vanya'],
  ['Yekaterina', 'Katya'],
  ['Sergei', 'Seryozha'],
  ['Nikolai', 'Kolya'],
  ['Aleksei', 'Alyosha'],
  ['Anastasia', 'Nastya'],
];

/** Syllables in pinyin and Wade-Giles. */
export const SYLLABLES: readonly (readonly [pinyin: string, wadeGiles: string])[] = [
  ['zhang', 'chang'],
  ['zhao', 'chao'],
  ['zhou', 'chou'],
  ['zhu', 'chu'],
  ['zheng', 'cheng'],
  ['jiang', 'chiang'],
  ['qian', "ch'ien"],
  ['qing', "ch'ing"],
  ['xu', 'hsu'],
  ['xie', 'hsieh'],
  ['xiao', 'hsiao'],
  ['xing', 'hsing'],
  ['cai', "ts'ai"],
  ['cao', "ts'ao"],
  ['deng', 'teng'],
  ['ding', 'ting'],
  ['dong', 'tung'],
  ['gao', 'kao'],
  ['guo', 'kuo'],
  ['bai', 'pai'],
  ['peng', "p'eng"],
  ['tang', "t'ang"],
  ['song', 'sung'],
  ['hong', 'hung'],
  ['zhong', 'chung'],
  ['rong', 'jung'],
  ['ren', 'jen'],
  ['ze', 'tse'],
  ['zeng', 'tseng'],
  ['jing', 'ching'],
  ['jie', 'chieh'],
  ['guang', 'kuang'],
  ['bo', 'po'],
  ['qiu', "ch'iu"],
  ['yan', 'yen'],
  ['jian', 'chien'],
];

/** Russian given names of men, with the patronymics that their children have. */
export const PATRONYMICS: readonly (readonly [father: string, son: string, daughter: string])[] = [
  ['Ivan', 'Ivanovich', 'Ivanovna'],
  ['Petr', 'Petrovich', 'Petrovna'],
  ['Sergei', 'Sergeevich', 'Sergeevna'],
  ['Nikolai', 'Nikolaevich', 'Nikolaevna'],
  ['Aleksandr', 'Aleksandrovich', 'Aleksandrovna'],
  ['Vladimir', 'Vladimirovich', 'Vladimirovna'],
  ['Mikhail', 'Mikhailovich', 'Mikhailovna'],
  ['Viktor', 'Viktorovich', 'Viktorovna'],
  ['Yuri', 'Yurievich', 'Yurievna'],
  ['Andrei', 'Andreevich', 'Andreevna'],
  ['Boris', 'Borisovich', 'Borisovna'],
  ['Oleg', 'Olegovich', 'Olegovna'],
  ['Anatoly', 'Anatolievich', 'Anatolievna'],
  ['Igor', 'Igorevich', 'Igorevna'],
];

/** Surnames of women and men of one family. */
export const SURNAME_ENDINGS: readonly (readonly [man: string, woman: string])[] = [
  ['ov', 'ova'],
  ['ev', 'eva'],
  ['in', 'ina'],
  ['sky', 'skaya'],
  ['ski', 'ska'],
];

/** Beginnings of a Slavic surname, to which {@link SURNAME_ENDINGS} are added. */
export const STEMS: readonly string[] =
  'Bogat,Karpush,Lobas,Medved,Zagor,Vorob,Tikhon,Yerem,Guryan,Demid,Kolts,Malysh,Pastukh,Rodion,Sviridon,Terekh,Filatyat,Khramts,Shabal,Yakush'.split(
    ',',
  );
