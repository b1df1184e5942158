import type { WorldForm } from './world-form.js';

/** Forms of the English-speaking countries, South Asia, Malaysia, Singapore and Hong Kong, and the English names of others. */
export const ENGLISH_FORMS: readonly WorldForm[] = [
  ['inc', 'corporation', 'inc; incorporated; incorp; incorporation; co inc; inc ltd'],
  ['corp', 'corporation', 'corp; corporation; corp inc; business corporation; public corporation; corporation inc'],
  [
    'plc',
    'corporation',
    'plc; public limited company; public limited; public ltd; public co ltd; public company limited; pcl; public limited corporation',
  ],
  [
    'jsc',
    'corporation',
    '<jsc; joint stock company; joint stock co; joint stock corporation; stock company; joint stock company limited; jsco; company limited by shares; jt stock co; share company; sc share company; private joint stock company; private joint stock co; pjs co; shareholding company; private shareholding company; closed shareholding company; jscb; joint stock commercial bank',
  ],
  [
    'pjsc',
    'corporation',
    '<pjsc; public joint stock company; publicly traded company; publicly traded joint stock company; public joint stock co; public shareholding company; public stock company; open joint stock company; <ojsc; open joint stock co; open jsc; public jsc; open shareholding company; qpsc; qatari public shareholding company; saog; saoc; saudi joint stock company; sjsc; kscp; kpsc; bsc; bahrain shareholding company',
  ],
  [
    'cjsc',
    'corporation',
    '<cjsc; closed joint stock company; closed joint stock co; closed jsc; non public joint stock company; npjsc',
  ],
  [
    'ltd',
    'limited',
    'ltd; limited; limited company; ltdd; limted; limitd; ltd co; co ltd; co limited; coltd; co lt; ltda; limitada; private limited; private ltd; pvt ltd; pvt limited; pvt; p ltd; p limited; private limited company; private company limited; private company limited by shares; opc private limited; opc pvt ltd; pte ltd; pte; pte limited; pty ltd; pty; pty limited; proprietary limited; proprietary ltd; propriety limited; limited by guarantee; ltd by guarantee; teoranta; teo; designated activity company; dac; cyfyngedig; cyf; clg; company limited by guarantee; single member private limited; smc pvt ltd; smc private limited; smc; international limited company; nl; no liability; limited liability corporation',
  ],
  [
    'llc',
    'limited',
    '<llc; limited liability company; limited liability co; ltd liability co; ltd liability company; lc; plc limited; pllc; professional limited liability company; co llc; single owner llc; sole proprietorship llc; one person company llc; limited liability; wll; with limited liability; company with limited liability; company wll; co wll; single person company; fze; fzco; fzc; fz llc; fzllc; free zone company; free zone co; free zone establishment; free zone enterprise; fz co; dmcc; dwc llc; llc fz; lllc; establishment',
  ],
  ['sdn bhd', 'limited', 'sdn bhd; sendirian berhad; sdn berhad; sendirian bhd'],
  ['bhd', 'corporation', 'bhd; berhad'],
  ['llp', 'partnership', 'llp; limited liability partnership; rllp; registered limited liability partnership; plt'],
  [
    'lp',
    'partnership',
    'lp; limited partnership; lllp; limited liability limited partnership; slp; scottish limited partnership; ilp; sp lp',
  ],
  ['gp', 'partnership', 'general partnership; unlimited partnership; registered partnership; ord partnership'],
  [
    'sas',
    'simplified',
    'simplified joint stock company; simplified stock company; simplified joint stock co; simplified share company; simplified company by shares',
  ],
  ['ultd', 'sole', 'unlimited; unltd; ultd; unlimited company'],
  ['sole', 'sole', 'sole proprietorship; sole trader; proprietorship; sole proprietor'],
  [
    'npo',
    'association',
    'nonprofit organization; non profit organization; non profit organisation; nonprofit corporation; npo; ngo; non governmental organization; non governmental organisation; nonprofit association; non profit association; incorporated association; unincorporated association; association inc; assn; assoc; cic; community interest company; charitable incorporated organisation; cio; charitable organization; <association; association; non profit corporation; non profit company; npc; incorporated society; 501 c 3',
  ],
  [
    'foundation',
    'foundation',
    '<foundation; foundation; foundation inc; charitable foundation; private foundation; private interest foundation; charitable fund; charity foundation',
  ],
  [
    'trust',
    'trust',
    'trust; business trust; unit trust; statutory trust; investment trust; living trust; family trust; real estate investment trust; reit',
  ],
  [
    'coop',
    'cooperative',
    'cooperative; co op; coop; cooperative society; cooperative limited; cooperative ltd; co operative; co operative society; credit union; cooperative society limited',
  ],
  ['na', 'corporation', 'na; national association; nt sa; national trust and savings association'],
  ['branch', 'branch', 'branch; branch office; representative office; rep office; <branch of; liaison office'],
  [
    'soe',
    'public',
    'state owned enterprise; state enterprise; state unitary enterprise; federal state unitary enterprise; <fsue; municipal unitary enterprise; state corporation; public enterprise; statutory corporation; government corporation; public sector undertaking; federal state budgetary institution; federal state budgetary enterprise; federal state autonomous institution; federal state institution; federal state budgetary educational institution; unitary enterprise; state company; general establishment; general organization; public establishment; statutory body; federal state enterprise; federal autonomous institution; state budgetary institution',
  ],
];
