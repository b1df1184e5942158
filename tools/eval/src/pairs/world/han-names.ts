import { Random } from '../../random.js';
import type { LabeledPair } from '../pair.js';
import { worldPair } from './world-pair.js';

type Written = readonly [characters: string, latin: string];

const pairsIn = (text: string): Written[] =>
  text.split(' ').map((each) => {
    const [characters = '', latin = ''] = each.split(':');
    return [characters, latin.replaceAll('_', ' ')];
  });

const SURNAMES = pairsIn(
  '王:Wang 李:Li 张:Zhang 刘:Liu 陈:Chen 杨:Yang 赵:Zhao 黄:Huang 周:Zhou 吴:Wu 徐:Xu 孙:Sun 胡:Hu 朱:Zhu 高:Gao 林:Lin 何:He 郭:Guo 马:Ma 罗:Luo',
);
const GIVEN = pairsIn(
  '伟:wei 芳:fang 娜:na 敏:min 静:jing 强:qiang 磊:lei 军:jun 勇:yong 艳:yan 杰:jie 明:ming 霞:xia 平:ping 刚:gang 华:hua 文:wen 志:zhi 国:guo 建:jian 晓:xiao 丽:li 海:hai 德:de',
);
const CITIES = pairsIn(
  '北京:Beijing 上海:Shanghai 广州:Guangzhou 深圳:Shenzhen 天津:Tianjin 重庆:Chongqing 武汉:Wuhan 成都:Chengdu 香港:Hong_Kong 南京:Nanjing',
);
const BRANDS = pairsIn(
  '和德:Hede 华光:Huaguang 天宇:Tianyu 鑫源:Xinyuan 宏达:Hongda 瑞丰:Ruifeng 中泰:Zhongtai 金龙:Jinlong 东方:Dongfang 永兴:Yongxing 嘉禾:Jiahe 博远:Boyuan',
);
const TRADES = pairsIn(
  '科技:Technology 贸易:Trading 电子:Electronics 物流:Logistics 国际:International 投资:Investment 实业:Industrial 化工:Chemical 航空:Aviation 船务:Shipping 石油:Petroleum 工程:Engineering',
);

const of = (values: readonly Written[], random: Random): Written => random.pick(values) ?? ['', ''];

function personPairs(seed: string): LabeledPair[] {
  const random = new Random(`han person ${seed}`);
  const [surname, first, second, third] = [
    of(SURNAMES, random),
    of(GIVEN, random),
    of(GIVEN, random),
    of(GIVEN, random),
  ];
  const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const characters = surname[0] + first[0] + second[0];
  const latin = (given: string): string =>
    random.below(2) === 0 ? `${surname[1].toUpperCase()} ${cap(given)}` : `${cap(given)} ${surname[1]}`;
  const pairs = [worldPair('NaturalPerson', 'scripts: Han', true, characters, latin(first[1] + second[1]))];
  if (third !== second && third !== first)
    pairs.push(worldPair('NaturalPerson', 'scripts: Han', false, characters, latin(first[1] + third[1])));
  return pairs;
}

function companyPairs(seed: string): LabeledPair[] {
  const random = new Random(`han company ${seed}`);
  const [city, brand, trade] = [of(CITIES, random), of(BRANDS, random), of(TRADES, random)];
  const [otherBrand, otherTrade] = [of(BRANDS, random), of(TRADES, random)];
  const characters = `${city[0]}${brand[0]}${trade[0]}有限公司`;
  const latin = (...parts: readonly Written[]): string => `${parts.map((part) => part[1]).join(' ')} Co., Ltd.`;
  const pairs = [worldPair('Organization', 'scripts: Han', true, characters, latin(city, brand, trade))];
  if (otherBrand !== brand)
    pairs.push(worldPair('Organization', 'scripts: Han', false, characters, latin(city, otherBrand, trade)));
  if (otherTrade !== trade)
    pairs.push(worldPair('Organization', 'scripts: Han', false, characters, latin(city, brand, otherTrade)));
  return pairs;
}

/** Invented names in Han characters and their usual Latin forms; in negatives, one part of the name differs. */
export function hanPairs(most: number): LabeledPair[] {
  return Array.from({ length: most }, (_, at) => String(at)).flatMap((seed) => [
    ...personPairs(seed),
    ...companyPairs(seed),
  ]);
}
