/**
 * Usual words of company names and places in Han characters and Hangul, with the English word that Latin names have. Written
 * by us. Longer words first, so that no part of one is replaced.
 */
const WORDS: readonly string[] = [
  '进出口 import_export|進出口 import_export|房地产 real_estate|房地產 real_estate|供应链 supply_chain|半导体 semiconductor|半導體 semiconductor|新能源 new_energy|互联网 internet|生物科技 biotechnology|航运 shipping|航運 shipping|船务 shipping|船務 shipping|海运 shipping|海運 shipping',
  '科技 technology|技术 technology|技術 technology|电子 electronics|電子 electronics|贸易 trading|貿易 trading|商贸 trading|商貿 trading|国际 international|國際 international|集团 group|集團 group|实业 industrial|實業 industrial|工业 industry|工業 industry|产业 industry|產業 industry',
  '投资 investment|投資 investment|控股 holding|银行 bank|銀行 bank|保险 insurance|保險 insurance|证券 securities|證券 securities|信托 trust|信託 trust|基金 fund|资本 capital|資本 capital|金融 finance|租赁 leasing|租賃 leasing|物流 logistics|运输 transport|運輸 transport',
  '石油 petroleum|石化 petrochemical|化工 chemical|化学 chemical|化學 chemical|能源 energy|电力 power|電力 power|电气 electric|電氣 electric|机械 machinery|機械 machinery|设备 equipment|設備 equipment|材料 materials|钢铁 steel|鋼鐵 steel|航空 aviation|航天 aerospace|宇航 aerospace',
  '汽车 automotive|汽車 automotive|通信 communications|通讯 communications|通訊 communications|网络 network|網絡 network|信息 information|软件 software|軟件 software|医药 pharmaceutical|醫藥 pharmaceutical|制药 pharmaceutical|生物 biological|医疗 medical|食品 food|农业 agriculture|農業 agriculture',
  '建设 construction|建設 construction|建筑 construction|工程 engineering|发展 development|發展 development|开发 development|管理 management|服务 service|服務 service|咨询 consulting|研究所 research_institute|研究院 research_institute|大学 university|大學 university|文化 culture|传媒 media|矿业 mining|礦業 mining',
  '北京 beijing|上海 shanghai|天津 tianjin|重庆 chongqing|广州 guangzhou|廣州 guangzhou|深圳 shenzhen|香港 hong_kong|澳门 macau|台湾 taiwan|臺灣 taiwan|台北 taipei|南京 nanjing|武汉 wuhan|成都 chengdu|杭州 hangzhou|苏州 suzhou|西安 xian|青岛 qingdao|大连 dalian|沈阳 shenyang|宁波 ningbo|厦门 xiamen|东莞 dongguan',
  '广东 guangdong|江苏 jiangsu|浙江 zhejiang|山东 shandong|河北 hebei|湖北 hubei|湖南 hunan|四川 sichuan|福建 fujian|辽宁 liaoning|海南 hainan|中国 china|中國 china|日本 japan|東京 tokyo|大阪 osaka|韩国 korea|朝鲜 korea|新加坡 singapore|亚洲 asia|亞洲 asia|环球 global|全球 global|东方 dongfang',
  '무역 trading|상사 trading|전자 electronics|중공업 heavy_industries|건설 construction|은행 bank|보험 insurance|해운 shipping|물류 logistics|화학 chemical|에너지 energy|석유 oil|자동차 motors|통신 telecom|산업 industries|그룹 group|홀딩스 holdings|국제 international|한국 korea|조선 korea|기술 technology|과학 science',
  '서울 seoul|부산 busan|평양 pyongyang|회사 company|총회사 general_corporation|증권 securities|투자 investment|제약 pharmaceutical|식품 food|항공 air|개발 development|전력 electric_power|銀行 bank|自動車 motor|電機 electric|製薬 pharmaceutical|商事 trading|不動産 real_estate|海運 shipping|製作所 works|工業 industry',
  'ホールディングス holdings|グループ group|インターナショナル international|エレクトロニクス electronics|システムズ systems|システム systems|サービス service|テクノロジー technology|エナジー energy|エネルギー energy|コーポレーション corporation|モーターズ motors|フーズ foods|キャピタル capital|バンク bank|ソフトウェア software|ジャパン japan|トレーディング trading',
];

/** The characters and the Latin words that replace them, longest first. */
export const HAN_WORDS: readonly (readonly [characters: string, spelling: string])[] = WORDS.flatMap((line) =>
  line.split('|').map((each) => {
    const [characters = '', spelling = ''] = each.split(' ');
    return [characters, spelling.replaceAll('_', ' ')] as const;
  }),
).sort(([one], [other]) => other.length - one.length);
