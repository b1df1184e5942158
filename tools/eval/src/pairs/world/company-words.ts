/**
 * Legal forms by country and class, each with its spellings; '<': it stands before the name. Written for the evaluation from
 * the laws' own terms, apart from the tables of the scorer.
 */
export const FORM_GROUPS: readonly (readonly (readonly string[])[])[] = [
  [
    ['GmbH', 'G.m.b.H.', 'Gesellschaft mit beschränkter Haftung', 'Gesellschaft mbH'],
    ['AG', 'A.G.', 'Aktiengesellschaft'],
    ['e.V.', 'eingetragener Verein'],
    ['KG', 'Kommanditgesellschaft', 'K.G.'],
    ['eG', 'eingetragene Genossenschaft'],
  ],
  [
    ['SARL', 'S.A.R.L.', 'Société à responsabilité limitée', '<Société à responsabilité limitée'],
    ['S.A.', 'SA', 'Société anonyme', '<Société anonyme'],
    ['SNC', 'Société en nom collectif'],
    ['<Fondation', 'Fondation'],
  ],
  [
    ['S.r.l.', 'SRL', 'Società a responsabilità limitata', '<Società a responsabilità limitata'],
    ['S.p.A.', 'SpA', 'Società per azioni', '<Società per azioni'],
    ['S.n.c.', 'Società in nome collettivo'],
    ['Società cooperativa', 'Soc. coop.'],
  ],
  [
    ['B.V.', 'BV', 'Besloten Vennootschap', 'Besloten vennootschap met beperkte aansprakelijkheid'],
    ['N.V.', 'NV', 'Naamloze Vennootschap'],
    ['<Stichting', 'Stichting'],
  ],
  [
    ['AB', 'Aktiebolag', '<Aktiebolaget'],
    ['HB', 'Handelsbolag'],
    ['Ekonomisk förening', 'ek. för.'],
  ],
  [
    ['Oy', 'Osakeyhtiö', 'O.Y.'],
    ['Ky', 'Kommandiittiyhtiö'],
    ['Osuuskunta', 'osk'],
  ],
  [
    ['ApS', 'Anpartsselskab'],
    ['A/S', 'Aktieselskab', 'AS'],
    ['I/S', 'Interessentskab'],
  ],
  [
    ['sp. z o.o.', 'Spółka z ograniczoną odpowiedzialnością', 'Sp. z o.o.', 'spolka z o.o.'],
    ['S.A.', 'Spółka akcyjna'],
    ['Spółka jawna', 'sp.j.'],
    ['Fundacja', '<Fundacja'],
  ],
  [
    ['S.R.L.', 'SRL', 'Societate cu răspundere limitată', '<S.C.'],
    ['S.A.', 'Societate pe acțiuni'],
  ],
  [
    ['Ltd. Şti.', 'Limited Şirketi', 'Ltd Sti', 'Limited Sirketi'],
    ['A.Ş.', 'Anonim Şirketi', 'AS', 'Anonim Sirketi'],
    ['Vakfı', 'Vakfi'],
  ],
  [
    [
      '<OOO',
      '<ООО',
      '<Общество с ограниченной ответственностью',
      'LLC',
      '<Limited Liability Company',
      '<Obshchestvo s ogranichennoy otvetstvennostyu',
    ],
    ['<AO', '<АО', '<Акционерное общество', 'JSC', '<Joint Stock Company', '<Aktsionernoe obshchestvo'],
    ['<АНО', '<Автономная некоммерческая организация', '<Autonomous non-profit organization', '<ANO'],
  ],
  [
    ['<ТОВ', '<TOV', '<Товариство з обмеженою відповідальністю', '<LLC'],
    ['<ПрАТ', '<PrAT', '<Приватне акціонерне товариство', '<Private Joint Stock Company'],
  ],
  [
    ['A.E.', 'Α.Ε.', 'Anonymi Etaireia', 'Ανώνυμη Εταιρεία'],
    ['E.P.E.', 'Ε.Π.Ε.', 'Εταιρεία Περιορισμένης Ευθύνης'],
  ],
  [
    ['Ltd', 'Limited', 'Ltd.', 'Private Limited', 'Pvt Ltd'],
    ['LLP', 'Limited Liability Partnership', 'L.L.P.'],
    ['PLC', 'Public Limited Company', 'P.L.C.'],
    ['CIC', 'Community Interest Company'],
  ],
  [
    ['LLC', 'L.L.C.', 'Limited Liability Company'],
    ['Inc.', 'Incorporated', 'Corp.', 'Corporation', 'Inc'],
    ['LP', 'L.P.', 'Limited Partnership'],
    ['Foundation', 'Foundation, Inc.'],
  ],
  [
    ['Co., Ltd.', '有限公司', 'Company Limited', 'Co Ltd', 'Limited'],
    ['股份有限公司', 'Joint Stock Company Limited', 'Co., Ltd. (joint stock)', 'Gufen Youxian Gongsi'],
  ],
  [
    ['株式会社', '<株式会社', 'Kabushiki Kaisha', 'K.K.', 'KK'],
    ['合同会社', '<合同会社', 'Godo Kaisha', 'G.K.'],
  ],
  [
    ['주식회사', '<주식회사', '㈜', 'Jusik Hoesa'],
    ['유한회사', '<유한회사', 'Yuhan Hoesa'],
  ],
  [
    ['<شركة', 'ذ.م.م', 'L.L.C.', 'شركة ذات مسؤولية محدودة', 'WLL', 'W.L.L.'],
    ['ش.م.ع', 'شركة مساهمة عامة', 'P.J.S.C.', 'Public Shareholding Company'],
  ],
  [
    ['Sdn Bhd', 'Sdn. Bhd.', 'Sendirian Berhad'],
    ['Berhad', 'Bhd', 'Bhd.'],
  ],
  [
    ['Ltda.', 'Limitada', 'Lda', 'Ltda'],
    ['S/A', 'S.A.', 'Sociedade Anônima', 'SA'],
    ['EIRELI', 'Empresa Individual de Responsabilidade Limitada'],
  ],
  [
    ['S.A. de C.V.', 'SA de CV', 'Sociedad Anónima de Capital Variable', 'S.A.'],
    ['S. de R.L. de C.V.', 'S de RL de CV', 'S. de R.L.', 'Sociedad de Responsabilidad Limitada'],
    ['A.C.', 'Asociación Civil'],
  ],
  [
    ['s.r.o.', 'spol. s r.o.', 'Společnost s ručením omezeným'],
    ['a.s.', 'Akciová společnost', 'akc. spol.'],
  ],
  [
    ['d.o.o.', 'Društvo s ograničenom odgovornošću', 'DOO'],
    ['d.d.', 'Dioničko društvo', 'DD'],
  ],
  [
    ['Kft.', 'Korlátolt Felelősségű Társaság', 'Kft'],
    ['Zrt.', 'Zártkörűen Működő Részvénytársaság', 'Zrt'],
    ['Bt.', 'Betéti Társaság'],
  ],
];

/** Words that say what a company does, in several languages; those of a line mean the same. */
export const DESCRIBING: readonly (readonly string[])[] = [
  ['Bank', 'Banco', 'Banque', 'Banca'],
  ['Insurance', 'Seguros', 'Assurances', 'Versicherung'],
  ['Trust', 'Fideicomiso'],
  ['Holding', 'Holdings'],
  ['Systems', 'Sistemas', 'Systeme'],
  ['Technologies', 'Technology', 'Tecnologías', 'Technologie'],
  ['Capital'],
  ['Logistics', 'Logística', 'Logistik', 'Logistique'],
  ['Shipping', 'Naviera'],
  ['Pharma', 'Pharmaceuticals', 'Farmacéutica'],
  ['Energy', 'Energía', 'Energie'],
  ['Petroleum', 'Petróleo', 'Oil'],
  ['Construction', 'Construcciones', 'Bau'],
  ['Foods', 'Alimentos'],
  ['Consulting', 'Consultores', 'Consultoría'],
  ['Motors', 'Automotive'],
  ['Leasing'],
  ['Real Estate', 'Inmobiliaria', 'Immobilien', 'Immobilier'],
  ['Airlines', 'Airways', 'Aerolíneas'],
  ['Electronics', 'Electrónica', 'Elektronik'],
  ['Media', 'Medios'],
  ['Steel', 'Acero', 'Stahl'],
  ['Chemicals', 'Chemical', 'Química', 'Chemie'],
  ['Software'],
  ['Securities', 'Valores'],
];

/** Countries, cities and regions that tell a subsidiary from its parent. */
export const PLACES: readonly string[] =
  'Deutschland,France,India,Japan,Singapore,Hong Kong,Australia,Canada,Nigeria,Kenya,Egypt,Turkey,Dubai,London,New York,Shanghai,Beijing,Moscow,Geneva,Luxembourg,Cyprus,Malta,Brasil,Chile,Argentina,España,Italia,Polska,UK,USA,Europe,Asia,Africa,Middle East'.split(
    ',',
  );

/** Words that add nothing. */
export const MERE_WORDS: readonly string[] = ['Group', 'Company', 'Grupo', 'Group of Companies', 'Co.', 'The Company'];

/** Notes behind a name. */
export const ANNOTATIONS: readonly string[] = ['(in liquidation)', '(formerly)', '(en liquidación)', '(i.L.)'];

/** Numbers in several notations; those of a line are the same. */
export const NUMBERS: readonly (readonly string[])[] = [
  ['1', 'I', 'One', 'Uno', 'No. 1', '1st', 'First', 'Primera', 'Primero'],
  ['2', 'II', 'Two', 'Dos', 'No. 2', '2nd', 'Second', 'Segunda'],
  ['3', 'III', 'Three', 'Tres', '3rd', 'Third', 'Tercera', 'Tercero'],
  ['4', 'IV', 'Four', 'Cuatro'],
  ['5', 'V', 'Five', 'Cinco'],
  ['6', 'VI', 'Six', 'Seis'],
  ['7', 'VII', 'Seven', 'Siete'],
  ['9', 'IX', 'Nine', 'Nueve'],
  ['11', 'XI', 'Eleven', 'Once'],
  ['12', 'XII', 'Twelve', 'Doce'],
  ['14', 'XIV', 'Fourteen'],
  ['15', 'XV', 'Fifteen', 'Quince'],
  ['18', 'XVIII', 'Eighteen'],
  ['20', 'XX', 'Twenty', 'Veinte'],
  ['21', 'XXI', 'Twenty-One', 'Veintiuno'],
  ['32', 'XXXII', 'Thirty-Two', 'Treinta y Dos'],
  ['44', 'XLIV', 'Forty-Four', 'Cuarenta y Cuatro'],
  ['50', 'Fifty', 'Cincuenta'],
  ['75', 'LXXV', 'Seventy-Five', 'Setenta y Cinco'],
  ['100', 'Hundred', 'Cien'],
  ['8th', 'Eighth', 'Octava', 'Octavo'],
];
