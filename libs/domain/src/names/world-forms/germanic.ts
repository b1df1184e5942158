import type { WorldForm } from './world-form.js';

/** Forms in German, Dutch, the Nordic languages, and the European forms. */
export const GERMANIC_FORMS: readonly WorldForm[] = [
  [
    'ag',
    'corporation',
    'ag; aktiengesellschaft; aktienges; aktien gesellschaft; gag; gemeinnutzige aktiengesellschaft; ag sa; investmentaktiengesellschaft; ag i l',
  ],
  [
    'se',
    'corporation',
    'se; societas europaea; europaische aktiengesellschaft; europaische gesellschaft; societe europeenne; europeesche vennootschap',
  ],
  ['kgaa', 'partnership', 'kgaa; kommanditgesellschaft auf aktien; ag co kgaa; se co kgaa; gmbh co kgaa; co kgaa'],
  [
    'gmbh',
    'limited',
    'gmbh; gesellschaft mit beschrankter haftung; gesellschaft mbh; ges mbh; gesmbh; mbh; ggmbh; gemeinnutzige gmbh; gesellschaft m b h; gesellschaft mit beschr haftung; ges m b h; gmbh srl; gesellschaft mit beschrankter haftung in liquidation; gmbh i l; ug; ug haftungsbeschrankt; unternehmergesellschaft; unternehmergesellschaft haftungsbeschrankt; gug; haftungsbeschrankt; gesellschaft mit beschraenkter haftung; unternehmergesellschaft haftungsbeschraenkt; ug haftungsbeschraenkt; gemeinnuetzige gmbh; flexco; flexible kapitalgesellschaft; flexkapg',
  ],
  [
    'kg',
    'partnership',
    'kg; kommanditgesellschaft; gmbh co kg; gmbh und co kg; gmbh u co kg; gmbh and co kg; gmbh co; gmbh und co; ag co kg; ag und co kg; ug haftungsbeschrankt co kg; ug co kg; se co kg; co kg; und co kg; ltd co kg; bv co kg; mbh co kg; stiftung co kg; gesellschaft mit beschrankter haftung co kg; gmbh co kommanditgesellschaft; gmbh cie kg; cie kg; and co kg',
  ],
  [
    'ohg',
    'partnership',
    'ohg; offene handelsgesellschaft; offene gesellschaft; gmbh co ohg; kolg; kollektivgesellschaft',
  ],
  [
    'gbr',
    'partnership',
    'gbr; gesellschaft burgerlichen rechts; egbr; bgb gesellschaft; gesbr; einfache gesellschaft; partg; partnerschaftsgesellschaft; partg mbb; partgmbb; partnerschaft mbb; partnerschaft; partnerschaftsgesellschaft mbb; partnerschaft von rechtsanwalten; steuerberatungsgesellschaft mbb',
  ],
  [
    'ek',
    'sole',
    'ek; e k; eingetragener kaufmann; eingetragene kauffrau; ekfm; ekfr; kfm; einzelunternehmen; einzelfirma; eingetragenes einzelunternehmen; eu',
  ],
  [
    'ev',
    'association',
    'ev; e v; eingetragener verein; <verein; nv verein; gemeinnutziger verein; rechtsfahiger verein; vzw; vereniging; <vereniging; vereniging zonder winstoogmerk; ivzw; forening; <foreningen; ideell forening; rekisteroity yhdistys; ry; yhdistys; rf; registrerad forening; felagasamtok; registrert forening',
  ],
  [
    'eg',
    'cooperative',
    'eg; e g; eingetragene genossenschaft; genossenschaft; egen; cooperatie; <cooperatie; cooperatieve vennootschap; cvba; cva coop; cooperatie ua; coop ua; ekonomisk forening; ek for; andelsselskab; andelslag; fmba; samvirkeforetak; osuuskunta; osk; andelslaget; vvag; versicherungsverein auf gegenseitigkeit; gensidigt selskab; cooperatie u a; bostadsrattsforening; brf; <bostadsrattsforeningen; andelsforening; svf; samvinnufelag; sce; societas cooperativa europaea; erwerbs und wirtschaftsgenossenschaft',
  ],
  [
    'stiftung',
    'foundation',
    '<stiftung; stiftung; <stichting; stichting; <stiftelsen; stiftelsen; stiftelse; <stiftelse; saatio; saatio sr; <fond; fondet; <fonden; fonden; sjalfseignarstofnun; gemeinnutzige stiftung; stichting particulier fonds; spf; <sihtasutus; sihtasutus; erhvervsdrivende fond; privatstiftung; familienstiftung; saatiosr',
  ],
  [
    'bv',
    'limited',
    'bv; besloten vennootschap; besloten vennootschap met beperkte aansprakelijkheid; bvba; ebvba; bv met beperkte aansprakelijkheid; bv bvba; bvio; flex bv',
  ],
  ['nv', 'corporation', '<nv; nv; naamloze vennootschap; nv sa; sa nv'],
  [
    'vof',
    'partnership',
    'vof; vennootschap onder firma; <vof; maatschap; commanditaire vennootschap; comm v; commv; gewone commanditaire vennootschap; cva; commanditaire vennootschap op aandelen; <maatschap; gcv; vennootschap onder gemeenschappelijke naam',
  ],
  [
    'ab',
    'limited|corporation',
    'ab; aktiebolag; <ab; <aktiebolaget; aktiebolaget; publikt aktiebolag; ab publ; aktiebolag publ; privat aktiebolag',
  ],
  [
    'hb',
    'partnership',
    'hb; handelsbolag; <handelsbolaget; kb; kommanditbolag; <kommanditbolaget; handelsbolaget; kommanditbolaget; enskild firma',
  ],
  [
    'as',
    'corporation',
    'as; aksjeselskap; aktieselskab; aktieselskabet; asa; allmennaksjeselskap; a s; <aktieselskabet; aksjeselskapet; as as; hlutafelag; hf; ohf; opinbert hlutafelag; is allmennaksjeselskap',
  ],
  [
    'aps',
    'limited',
    'aps; anpartsselskab; anpartsselskabet; ivs; ivaerksaetterselskab; smba; ehf; einkahlutafelag; s m b a; selskab med begraenset ansvar; selskab med begraenset haeftelse',
  ],
  [
    'ans',
    'partnership',
    'ans; ansvarlig selskap; interessentskab; ks; kommandittselskap; kommanditselskab; kommanditaktieselskab; partnerselskab; delt ansvar; partrederi; sameignarfelag; samlagsfelag; slf; k s',
  ],
  [
    'enk',
    'sole',
    'enk; eenmanszaak; enkeltpersonforetak; enkeltmandsvirksomhed; personligt ejet mindre virksomhed; pmv; toiminimi; tmi; t mi; einstaklingsfyrirtaeki; enskild naringsidkare',
  ],
  [
    'oy',
    'limited|corporation',
    'oy; osakeyhtio; <oy; oy ab; ab oy; oyj; julkinen osakeyhtio; oyj abp; abp; oy ltd; publikt aktiebolag abp; o y; asunto oy; asunto osakeyhtio; <asunto oy; kiinteisto oy; <kiinteisto oy',
  ],
  ['ky', 'partnership', 'ky; kommandiittiyhtio; ay; avoin yhtio; oppet bolag'],
  [
    'nuf',
    'branch',
    'nuf; norskregistrert utenlandsk foretak; filial; filial af; zweigniederlassung; niederlassung; bijkantoor; filialen; sivuliike; zweigniederlassung deutschland; bijkantoor belgie; utibu; german branch; zweigniederlassung osterreich; utlandsk filial',
  ],
  [
    'aor',
    'public',
    'aor; anstalt des offentlichen rechts; kdor; korperschaft des offentlichen rechts; eigenbetrieb; kommunalunternehmen; statsforetak; sf statsforetak; kommunalt foretak; interkommunalt selskap; staatsbedrijf; liikelaitos; ab statligt',
  ],
];
