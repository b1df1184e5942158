/** Syllables of pinyin, by their initial: what follows it. */
const PINYIN: readonly string[] = [
  'b a ai an ang ao ei en eng i ian iao ie in ing o u',
  'p a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  'm a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  'f a an ang ei en eng o ou u',
  'd a ai an ang ao e ei eng i ian iao ie ing iu ong ou u uan ui un uo',
  't a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo',
  'n a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong u uan uo',
  'l a ai an ang ao e ei eng i ian iang iao ie in ing iu ong ou u uan un uo',
  'g a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  'k a ai an ang ao e en eng ong ou u ua uai uan uang ui un uo',
  'h a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  'j i ia ian iang iao ie in ing iong iu u uan ue un',
  'q i ia ian iang iao ie in ing iong iu u uan ue un',
  'x i ia ian iang iao ie in ing iong iu u uan ue un',
  'zh a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  'ch a ai an ang ao e en eng i ong ou u uai uan uang ui un uo',
  'sh a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  'r an ang ao e en eng i ong ou u uan ui un uo',
  'z a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  'c a ai an ang ao e en eng i ong ou u uan ui un uo',
  's a ai an ang ao e en eng i ong ou u uan ui un uo',
  'y a an ang ao e i in ing ong ou u uan ue un',
  'w a ai an ang ei en eng o u',
  ' a ai an ang ao e en er ou',
];

const INITIALS: ReadonlyMap<string, string> = new Map([
  ['b', 'p'],
  ['d', 't'],
  ['g', 'k'],
  ['j', 'ch'],
  ['q', 'ch'],
  ['x', 'hs'],
  ['zh', 'ch'],
  ['z', 'ts'],
  ['c', 'ts'],
  ['r', 'j'],
]);

const FINALS: ReadonlyMap<string, string> = new Map([
  ['ian', 'ien'],
  ['ie', 'ieh'],
  ['ue', 'ueh'],
  ['ong', 'ung'],
  ['iong', 'iung'],
]);

const WHOLE: ReadonlyMap<string, string> = new Map([
  ['zhi', 'chih'],
  ['chi', 'chih'],
  ['shi', 'shih'],
  ['ri', 'jih'],
  ['zi', 'tzu'],
  ['ci', 'tzu'],
  ['si', 'szu'],
  ['ge', 'ko'],
  ['ke', 'ko'],
  ['he', 'ho'],
  ['gui', 'kuei'],
  ['kui', 'kuei'],
  ['ye', 'yeh'],
  ['yan', 'yen'],
  ['you', 'yu'],
  ['yong', 'yung'],
  ['yue', 'yueh'],
  ['er', 'erh'],
  ['yi', 'i'],
]);

/** The syllable in Wade-Giles, without apostrophes, which names in practice leave out. */
function wadeGiles(initial: string, final: string): string {
  const whole = WHOLE.get(initial + final);
  if (whole !== undefined) return whole;
  const rounded = final === 'uo' && !['g', 'k', 'h', 'sh'].includes(initial) ? 'o' : final;
  return (INITIALS.get(initial) ?? initial) + (FINALS.get(rounded) ?? rounded);
}

/**
 * Other spellings of syllables: of surnames in Cantonese, Hokkien and of old, and of Korean names in the ways in which they
 * are romanized. Written by us.
 */
const OTHERS: readonly string[] = [
  'wang wong ong',
  'huang wong ng',
  'zhang cheung chang teo',
  'chen chan tan',
  'li lee lei',
  'liu lau low lew',
  'lin lam lim',
  'liang leung leong',
  'zhou chow chew jou',
  'zhao chiu chao jhao',
  'zeng tsang chan',
  'zheng cheng tay jheng',
  'guo kwok quek kuo',
  'wu ng woo goh',
  'xu hsu tsui hui shu',
  'xie tse chia hsieh',
  'yang yeung yeo',
  'ye yip yap yeh',
  'deng tang',
  'feng fung',
  'cai choi tsai chua',
  'pan poon',
  'hu woo wu',
  'jiang chiang kong gong',
  'su so soo',
  'mai mak',
  'lu lo loo',
  'luo lo law',
  'he ho',
  'guan kwan',
  'zhong chung',
  'jin kam',
  'shi sze shih',
  'cui chui tsui',
  'gim kim ghim',
  'i lee yi ri rhee ree yee',
  'bak park pak',
  'choe choi choy',
  'jeong jung chung chong joung jong',
  'gang kang',
  'jo cho joe jho',
  'yun yoon youn',
  'jang chang',
  'im lim yim rim',
  'sin shin',
  'seo suh so',
  'gwon kwon kweon',
  'an ahn',
  'o oh',
  'yu yoo ryu you',
  'jeon jun chun chon',
  'go ko koh',
  'mun moon',
  'bae pae',
  'baek paek paik',
  'heo huh ho hur',
  'no noh roh ro',
  'ha hah',
  'u woo wu',
  'gu koo ku goo',
  'min mihn',
  'na ra',
  'jin chin',
  'cha tcha',
  'ju joo chu',
  'yeong yong young yung',
  'cheol chol chul chel',
  'cheon chun chon',
  'hyeon hyun hyon',
  'jun joon chun',
  'seong sung song',
  'gyeong kyung kyong gyung',
  'su soo',
  'eun un',
  'guk kuk gook',
  'gil kil',
  'gi ki kee',
  'gwang kwang',
  'geun kun keun',
  'ryong yong ryoung',
  'seok suk sok',
  'seop sop sub sup',
  'yeol yol yul',
  'beom pom bom bum',
  'myeong myong myung',
  'hui hee hi',
  'tae thae',
  'sik shik',
  'gyu kyu',
  'ung woong',
  'won weon',
  'hun hoon',
  'sun soon',
  'deok dok duk tok',
  'rae lae nae',
  'ryeol ryol ryul yol',
  'dong tong',
  'il yil',
  'ri yi li',
  'ryu yu',
  'bong pong',
  'bok pok',
  'bin pin',
  'beop pop',
  'gap kap',
  'gon kon',
  'do to',
  'dae tae',
  'hye hae',
  'hyeok hyuk hyok',
  'gye kye',
  'yeon yon yun youn',
  'jae chae jai',
  'mi mee',
  'sang',
  'seon sun son',
  'yeop yop yup',
  'hyo',
  'geum kum keum',
  'taek tack',
  'pil phil',
  'hak',
  'hwan',
  'cheong chong',
  'deuk tuk',
  'ryang yang',
  'pyeong pyong',
  'heon hon hun',
  'seung sung',
  'gyeom kyom',
  'mok',
  'ik',
  'ok ock',
  'nam',
  'ran nan lan',
  'bun pun',
  'gun kun',
  'byeong pyong byung',
  'rin lin',
  'ryeong yong ryong',
];

const MEANINGS = new Map<string, Set<string>>();

function add(syllable: string, meaning: string): void {
  const known = MEANINGS.get(syllable);
  if (known === undefined) MEANINGS.set(syllable, new Set([meaning]));
  else known.add(meaning);
}

for (const line of PINYIN) {
  const [initial = '', ...finals] = line.split(' ');
  for (const final of finals) {
    add(initial + final, initial + final);
    add(wadeGiles(initial, final), initial + final);
  }
}
for (const [at, line] of OTHERS.entries()) {
  const [first = ''] = line.split(' ');
  const meaning = MEANINGS.has(first) ? first : `k${String(at)}`;
  for (const spelling of line.split(' ')) add(spelling, meaning);
}

/** True for a syllable of Chinese or Korean names, in any of the usual romanizations. */
function isSyllable(word: string): boolean {
  return MEANINGS.has(word);
}

/** True for two romanizations of what may be one syllable: 'hsiao' and 'xiao', 'gim' and 'kim'. */
export function isSameSyllable(one: string, other: string): boolean {
  const [meanings, others] = [MEANINGS.get(one), MEANINGS.get(other)];
  return meanings !== undefined && others !== undefined && [...meanings].some((meaning) => others.has(meaning));
}

const LONGEST = 6;

/** The syllables that a word consists of, at most three; null if it has others. */
export function syllablesOf(word: string, most = 3): string[] | null {
  if (isSyllable(word)) return [word];
  if (most < 2) return null;
  for (let length = Math.min(LONGEST, word.length - 1); length > 0; length -= 1) {
    const first = word.slice(0, length);
    if (!isSyllable(first)) continue;
    const others = syllablesOf(word.slice(length), most - 1);
    if (others !== null) return [first, ...others];
  }
  return null;
}
