import { romanized } from './transliterations.js';

/** Names and linking words of Arabic and Persian names, by their usual romanization. */
const NAMES: ReadonlySet<string> = new Set(
  `al el ul bin ibn bint abd abu aldin ahmad muhammad ali husayn hasan yusuf ibrahim khalid umar usama sulayman said sayyid abdullah
   mahmud mustafa qasim uthman rahman mukhtar nasir salih tariq karim rashid sharif hamid majid walid amin jamal jafar haji aziz
   latif kamal hadi bashir jabir tahir ghulam hamza isa musa yahya yasin zayd hisham samir nabil faysal fuad idris ilyas ismail
   ishaq fatima aisha khadija mehdi reza sadiq taqi baqir javad morteza qadir`.split(/\s+/),
);

/** True if a name is Arabic or Persian: its vowels are written in many ways ('Rimi', 'Raymi'). */
export function isArabicName(words: readonly string[]): boolean {
  return words.some((word) => NAMES.has(romanized(word)));
}

/** True for two names of the list: 'Hasan' is not 'Husayn', though only vowels differ. */
export function areTwoNames(one: string, other: string): boolean {
  return one !== other && NAMES.has(one) && NAMES.has(other);
}
