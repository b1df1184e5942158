import type { WorldForm } from './world-form.js';

/** Forms in Turkish, Greek, Hungarian, the Baltic and Caucasian languages, Arabic, Persian, Hebrew and those of East Asia. */
export const EASTERN_FORMS: readonly WorldForm[] = [
  [
    'ltd sti',
    'limited',
    'ltd sti; limited sirketi; ltd sirketi; limited sti; lti sti; sti; sirketi; tic ltd sti; dis tic ltd sti; san tic ltd sti; san ve tic ltd sti; sanayi ve ticaret limited sirketi; ticaret limited sirketi; ticaret ltd sti; sanayi ve ticaret ltd sti; sanayi ticaret limited sirketi; ve ticaret limited sirketi; dis ticaret limited sirketi; mmc; mehdud mesuliyyetli cemiyyeti; məhdud məsuliyyətli cəmiyyəti; limited ortaklik',
  ],
  [
    'as tr',
    'corporation',
    'as; anonim sirketi; anonim sirket; a s; tic as; san ve tic as; sanayi ve ticaret as; sanayi ve ticaret anonim sirketi; ticaret anonim sirketi; anonim ortakligi; anonim ortaklik; turk anonim sirketi; ticaret as; san tic as; sanayi ticaret as; halka acik anonim ortaklik; ao tr; asc; aciq sehmdar cemiyyeti; qsc; qapali sehmdar cemiyyeti; açıq səhmdar cəmiyyəti; qapalı səhmdar cəmiyyəti',
  ],
  [
    'koll sti',
    'partnership',
    'kollektif sirketi; koll sti; kolektif sirketi; komandit sirketi; kom sti; adi ortaklik; adi ortakligi',
  ],
  ['vakfi', 'foundation', 'vakfi; <vakif; vakif; vakfı; dernegi; <dernek'],
  [
    'ae',
    'corporation',
    'ae; anonymi etaireia; ανώνυμη εταιρεία; ανώνυμος εταιρεία; α ε; αε; aee; anonymos etaireia; abee; αβεε; αεβε; sa gr; anonimi eteria',
  ],
  [
    'epe',
    'limited',
    'epe; etaireia periorismenis efthynis; εταιρεία περιορισμένης ευθύνης; εταιρία περιορισμένης ευθύνης; επε; ε π ε; ike; ιδιωτική κεφαλαιουχική εταιρεία; ικε; idiotiki kefalaiouchiki etaireia; etairia periorismenis evthynis; mepe; μονοπρόσωπη επε; pc gr; private company greece',
  ],
  [
    'oe',
    'partnership',
    'omorrythmi etaireia; ομόρρυθμη εταιρεία; οε; ετερόρρυθμη εταιρεία; ετερορρυθμος εταιρεια; ομορρυθμος εταιρεια; εε',
  ],
  ['kft', 'limited', 'kft; korlatolt felelossegu tarsasag; korlatolt felelossegu tarsasaga; kft va'],
  [
    'rt',
    'corporation',
    'zrt; nyrt; reszvenytarsasag; zartkoruen mukodo reszvenytarsasag; nyilvanosan mukodo reszvenytarsasag; zartkoru reszvenytarsasag; nyilvanos reszvenytarsasag',
  ],
  ['bt', 'partnership', 'bt; beteti tarsasag; kkt; kozkereseti tarsasag; egyeni ceg; egyeni vallalkozo'],
  ['alapitvany', 'foundation', 'alapitvany; kozalapitvany; egyesulet; kozhasznu tarsasag; kht; nonprofit kft'],
  [
    'szovetkezet',
    'cooperative',
    'szovetkezet; szov; kooperatifi; kooperatif; <kooperatif; kooperativs; kooperatyvas; <kooperatyvas; uhistu; tulundusuhistu',
  ],
  [
    'uab',
    'limited',
    '<uab; uab; uzdaroji akcine bendrove; <uzdaroji akcine bendrove; mazoji bendrija; individuali imone; <vsi; vsi; viesoji istaiga; <viesoji istaiga',
  ],
  [
    'ab lt',
    'corporation',
    'akcine bendrove; valstybes imone; akciju sabiedriba; <akciju sabiedriba; aktsiaselts; <aktsiaselts; atviroji akcine bendrove; publiska akciju sabiedriba',
  ],
  [
    'sia',
    'limited',
    '<ou; ou; <sia; sia; sabiedriba ar ierobezotu atbildibu; <ou; osauhing; <osauhing; pilnsabiedriba; individualais komersants; usaldusuhing; mtu; <mtu; mittetulundusuhing; <biedriba; biedriba',
  ],
  ['shpk', 'limited', 'shpk; shoqeri me pergjegjesi te kufizuar; sh p k; shpk ks'],
  ['sha', 'corporation', 'sha; shoqeri aksionere; sh a; shoqeri anonime'],
  [
    'shps',
    'limited',
    '<შპს; შპს; შეზღუდული პასუხისმგებლობის საზოგადოება; <სს; სს; სააქციო საზოგადოება; ՍՊԸ; սահմանափակ պատասխանատվությամբ ընկերություն; ՓԲԸ; ԲԲԸ; <шпс; spwe',
  ],
  ['xxk', 'limited', 'ххк; хязгаарлагдмал хариуцлагатай компани; хк; хувьцаат компани; xxk; hhk; lll mn'],
  [
    'ذمم',
    'limited',
    '<شركة; شركة; ذ م م; ذمم; ش ذ م م; شذمم; شركة ذات مسؤولية محدودة; شركة ذات مسئولية محدودة; ذات مسؤولية محدودة; ذات مسئولية محدودة; شركة ذات المسؤولية المحدودة; ذات المسؤولية المحدودة; محدودة; المحدودة; ش م م; شمم; sharika dhat masuliya mahduda; شركة محدودة المسؤولية; شركة الشخص الواحد; ش ش و; م د م س; مدمس; م م ح; ممح; ش م ح; شمح; منطقة حرة; م م ح ش ذ م م; مؤسسة; <مؤسسة; منشأة; شركت با مسئولیت محدود; با مسئولیت محدود; مسئولیت محدود; <شرکت; شرکت',
  ],
  [
    'شمع',
    'corporation',
    'ش م ع; شمع; شركة مساهمة عامة; مساهمة عامة; شركة مساهمة; ش م; ش م ك; ش م ل; شمل; شمك; ش م ب; شركة مساهمة خاصة; شركة مساهمة مقفلة; مساهمة مقفلة; ش م ق; ش م س; شركة مساهمة مصرية; شركة مساهمة سعودية; sharikat al mossahamah; سهامی عام; سهامی خاص; شرکت سهامی عام; شرکت سهامی خاص; شركة مساهمة عمانية; sal; s a l; société anonyme libanaise; الشركة المساهمة; sal offshore; شركة مساهمة لبنانية; private joint stock; public joint stock; sak; saae',
  ],
  ['جمعية', 'association', '<جمعية; جمعية; منظمة; <منظمة; اتحاد; <اتحاد; انجمن; <انجمن'],
  ['مؤسسة خيرية', 'foundation', 'مؤسسة خيرية; وقف; <وقف; بنیاد; <بنیاد; waqf; bonyad; <bonyad'],
  ['בעמ', 'limited', 'בעמ; בע מ; בערבון מוגבל; <חברת; עמותה; ער; ער; חברה לתועלת הציבור; חלצ'],
  [
    'pt id',
    'limited|corporation',
    '<pt; pt; perseroan terbatas; <cv; pt tbk; tbk; perseroan terbatas terbuka; <perseroan terbatas; <persero; persero; persekutuan komanditer; <yayasan; yayasan; <koperasi; koperasi; <perum',
  ],
  [
    'tnhh',
    'limited',
    '<công ty tnhh; công ty tnhh; cong ty trach nhiem huu han; công ty trách nhiệm hữu hạn; cty tnhh; tnhh; tnhh mtv; cong ty tnhh mtv; cong ty trach nhiem huu han mot thanh vien; công ty tnhh một thành viên; cong ty tnhh mot thanh vien; doanh nghiep tu nhan; dntn',
  ],
  [
    'cong ty co phan',
    'corporation',
    '<công ty cổ phần; công ty cổ phần; cong ty co phan; ctcp; cty cp; ctcp vn; cong ty cp',
  ],
  ['บจก', 'limited', '<บริษัท; บริษัท; จำกัด; บจก; <บจก; บริษัท จำกัด; ห้างหุ้นส่วนจำกัด; หจก; <หจก; co ltd thailand; borisat'],
  ['มหาชน', 'corporation', 'จำกัด มหาชน; มหาชน; บมจ; <บมจ; public company thailand'],
  ['pvt in', 'limited', 'प्राइवेट लिमिटेड; लिमिटेड; प्रा लि; লিমিটেড; প্রাইভেট লিমিটেড; پرائیویٹ لمیٹڈ; لمیٹڈ'],
  [
    'cn ltd',
    'limited',
    'youxian gongsi; youxian zeren gongsi; yuxian gongsi; you xian gong si; you xian ze ren gong si; yau han gung si',
  ],
  [
    'cn jsc',
    'corporation',
    'gufen youxian gongsi; gu fen you xian gong si; co ltd joint stock; stock limited company; gufen gongsi; stock co ltd; company limited joint stock',
  ],
  ['cn lp', 'partnership', 'youxian hehuo; hehuo qiye; youxian hehuo qiye; you xian he huo; he huo qi ye'],
  [
    'kk',
    'corporation|limited',
    'kk; kabushiki kaisha; kabushikigaisha; kabushiki gaisha; <kk; k k; <kabushiki kaisha; <kabushiki gaisha',
  ],
  [
    'gk',
    'limited',
    'gk; godo kaisha; godo gaisha; goudou kaisha; g k; <godo kaisha; yk; yugen kaisha; yugen gaisha; y k; <yugen kaisha',
  ],
  ['jp gp', 'partnership', 'gomei kaisha; goshi kaisha; goshi gaisha; tokumei kumiai; tmk; tokutei mokuteki kaisha'],
  [
    'jp npo',
    'association',
    'shadan hojin; ippan shadan hojin; zaidan hojin; ippan zaidan hojin; koeki zaidan hojin; tokutei hieiri katsudo hojin',
  ],
  [
    'jusik',
    'corporation|limited',
    'jusik hoesa; chusik hoesa; jusikhoesa; chusikhoesa; jusighoesa; jusig hoesa; <jusik hoesa',
  ],
  ['yuhan', 'limited', 'yuhan hoesa; yuhanhoesa; <yuhan hoesa; yuhan chaegim hoesa'],
];
