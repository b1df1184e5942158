import { latinName } from './latin-name.js';

/** Usual words of organizations' names in Arabic, Persian and Hebrew, with the English word that Latin names have. Written by us. */
const WORDS: readonly string[] = [
  'بنك bank|مصرف bank|بانک bank|בנק bank|مجموعة group|گروه group|קבוצת group|קבוצה group|مؤسسة foundation|موسسه institute|بنیاد foundation|קרן foundation|معهد institute',
  'مركز center|مرکز center|מרכז center|منظمة organization|سازمان organization|ארגון organization|جمعية association|انجمن association|עמותת association|اتحاد union|اتحادیه union',
  'حركة movement|جنبش movement|תנועת movement|תנועה movement|حزب party|جبهة front|جبهه front|جيش army|ارتش army|قوات forces|نیروی force|لواء brigade|كتيبة battalion|كتائب brigades|مليشيا militia|ميليشيا militia|سپاه corps|پاسداران guards|پلیس police',
  'مجلس council|شورای council|وزارة ministry|وزارت ministry|משרד ministry|هيئة authority|لجنة committee|کمیته committee|مكتب office|دفتر office|محكمة court|دادگاه court|سجن prison|زندان prison|محافظة governorate|استان province|بلدية municipality|شهرداری municipality|מועצת council',
  'جامعة university|دانشگاه university|אוניברסיטת university|مستشفى hospital|بیمارستان hospital|مصنع factory|کارخانه factory|מפעל factory|مطار airport|فرودگاه airport|ميناء port|بندر port|נמל port|تحقیقات research|پژوهش research|أبحاث research|مطالعات studies|علوم sciences',
  'نفط oil|النفطية oil|نفت oil|بترول petroleum|پتروشیمی petrochemical|پالایش refining|غاز gas|گاز gas|طاقة energy|انرژی energy|אנרגיה energy|كهرباء electricity|برق electric|חשמל electric|نیرو power|معادن mining|معدن mining|فولاد steel|شیمی chemical|شیمیایی chemical',
  'تجارة trading|للتجارة trading|تجارية commercial|بازرگانی trading|تجارت trade|מסחר trading|صناعة industry|صناعات industries|صنایع industries|תעשיות industries|استثمار investment|سرمایه investment|השקעות investments|تأمين insurance|بیمه insurance|ביטוח insurance|صرافة exchange|صرافی exchange|قابضة holding|אחזקות holdings|عقارية estate|נדלן estate',
  'نقل transport|حمل transport|شحن shipping|ملاحة shipping|بحرية maritime|کشتیرانی shipping|دریایی marine|ספנות shipping|طيران aviation|هوایی air|هواپیمایی airlines|خطوط lines|هوافضا aerospace|اعلام media|تلفزيون television|قناة channel|صحيفة newspaper|روزنامه newspaper',
  'بناء construction|مقاولات contracting|تعمير construction|توسعه development|تنمية development|פיתוח development|مهندسی engineering|هندسة engineering|הנדסה engineering|خدمات services|שירותי services|فناوری technology|تكنولوجيا technology|טכנולוגיות technologies|الکترونیک electronics|إلكترونية electronic|اتصالات telecommunications|دفاع defense|دارویی pharmaceutical|أدوية pharmaceutical',
  'دولية international|دولي international|עולמי international|בינלאומי international|عامة general|عام general|وطنية national|وطني national|ملی national|לאומי national|مركزي central|مركزية central|مرکزی central|مرکزى central|اسلامية islamic|اسلامي islamic|اسلامی islamic|عربية arab|انقلاب revolution|سورية syrian|ايرانية iranian|ایران iran|ישראל israel|لبنان lebanon|العراق iraq|سوريا syria|ليبيا libya|اليمن yemen',
];

const ENGLISH: ReadonlyMap<string, string> = new Map(
  WORDS.flatMap((line) => line.split('|')).map((each) => {
    const [word = '', english = ''] = each.split(' ');
    return [latinName(word, 'Organization'), english] as const;
  }),
);

/** The English word for a usual one of an organization's name in Arabic, Persian or Hebrew, romanized; undefined for others. */
export function englishWord(romanized: string): string | undefined {
  return ENGLISH.get(romanized);
}
