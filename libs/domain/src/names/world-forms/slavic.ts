import type { WorldForm } from './world-form.js';

/** Forms in Russian, Ukrainian, Belarusian, Bulgarian, Serbian, Croatian, Slovene, Czech, Slovak and Polish. */
export const SLAVIC_FORMS: readonly WorldForm[] = [
  [
    'ooo',
    'limited',
    '<ооо; общество с ограниченной ответственностью; obshchestvo s ogranichennoy otvetstvennostyu; общество с дополнительной ответственностью; <одо; <oоо; <тов; <тзов; товариство з обмеженою відповідальністю; tovarystvo z obmezhenoyu vidpovidalnistyu; <таа; <осоо; жоопкерчилиги чектелген коому; таварыства з абмежаванай адказнасцю; <тоо; товарищество с ограниченной ответственностью; <оoo; <ooo; ооо ооо; <осоо; осоо; ooo llc; общества с ограниченной ответственностью; tovarishchestvo s ogranichennoy otvetstvennostyu; <too; <tov; tov; <odo; aat limited; научно производственное общество с ограниченной ответственностью; <мчж; <mchj; mchj; мчж; masuliyati cheklangan jamiyati',
  ],
  [
    'ao',
    'corporation',
    '<ао; акционерное общество; aktsionernoe obshchestvo; <ат; акціонерне товариство; <ао ао; aktsionernoye obshchestvo; aktsionerne tovarystvo; <ао нк; <акб; акционерный коммерческий банк; <акционерная компания; <ак; акционерная компания; <ao; ao; <нао; непубличное акционерное общество; ад; <ад; акционерно дружество; aktsionerno druzhestvo; еад; еднолично акционерно дружество; акционарско друштво; akcionarsko drustvo; ad; ead; адсиц; adsic; ad skopje; акционерного общества; <аж; акциядорлик жамияти',
  ],
  [
    'pao',
    'corporation',
    '<пао; публичное акционерное общество; publichnoe aktsionernoe obshchestvo; <пат; публічне акціонерне товариство; <оао; открытое акционерное общество; otkrytoe aktsionernoe obshchestvo; <ват; відкрите акціонерне товариство; <аат; <aat; <адкрытае акцыянернае таварыства; адкрытае акцыянернае таварыства; <pao; <oao; publichne aktsionerne tovarystvo; publichnoye aktsionernoye obshchestvo; otkrytoye aktsionernoye obshchestvo; vidkryte aktsionerne tovarystvo; <мкпао; международная компания публичное акционерное общество; <mkpao',
  ],
  [
    'zao',
    'corporation',
    '<зао; закрытое акционерное общество; zakrytoe aktsionernoe obshchestvo; <прат; приватне акціонерне товариство; <зат; закрите акціонерне товариство; закрытае акцыянернае таварыства; <zao; <prat; <zat; pryvatne aktsionerne tovarystvo; zakrytoye aktsionernoye obshchestvo; <пао закрытого типа; <мкао; международная компания акционерное общество',
  ],
  [
    'ip',
    'sole',
    '<ип; индивидуальный предприниматель; individualnyy predprinimatel; <фоп; фізична особа підприємець; fizychna osoba pidpryyemets; <fop; <чп; частное предприятие; <чуп; частное унитарное предприятие; <пп; приватне підприємство; pryvatne pidpryyemstvo; <кфх; крестьянское фермерское хозяйство; <ет; едноличен търговец; <chp; chastnoe predpriyatie; prywatne przedsiebiorstwo; osvc; zivnostnik; obrt; <обрт; предузетник; preduzetnik; samostalni preduzetnik; samostojni podjetnik; <jdg; jednoosobowa dzialalnosc gospodarcza; <чупп; <chup',
  ],
  [
    'pt',
    'partnership',
    'полное товарищество; повне товариство; товарищество на вере; командитне товариство; kommanditnoe tovarishchestvo; коммандитное товарищество; ks; komanditni spolecnost; komanditna spolocnost; komanditno drustvo; кд; командитно дружество; vos; verejna obchodni spolecnost; verejna obchodna spolocnost; spolka jawna; sp j; spj; spolka komandytowa; sp k; spk; spolka komandytowo akcyjna; ska; sp z oo sp k; sp zoo spk; spolka z ograniczona odpowiedzialnoscia sp k; spolka z ograniczona odpowiedzialnoscia spolka komandytowa; sp z oo spk; spolka partnerska; sp p; spolka cywilna; събирателно дружество; ortacko drustvo; javno trgovacko drustvo; jtd; spp; zajednica ponuditelja; dno; sp z oo ska',
  ],
  [
    'sp zoo',
    'limited',
    'sp z oo; sp zoo; spzoo; spolka z oo; spolka z ograniczona odpowiedzialnoscia; spolka z ogr odp; sp z o o; sp z ogr odp; zoo; z oo; sp z o odp; spolka z o o',
  ],
  ['sa pl', 'corporation', 'spolka akcyjna; psa; prosta spolka akcyjna; sp akcyjna'],
  [
    'sro',
    'limited',
    'sro; s ro; spol s ro; spol sro; spolecnost s rucenim omezenym; spolocnost s rucenim obmedzenym; spolocnost s rucenim obmedzenim; spol s r o; sro cz; spolecnost s r o',
  ],
  [
    'as cz',
    'corporation',
    'as; akciova spolecnost; akciova spolocnost; akc spol; a spolecnost; jednoducha spolocnost na akcie; jsa; akc spolecnost; europska spolocnost; evropska spolecnost',
  ],
  [
    'doo',
    'limited',
    'doo; d oo; drustvo s ogranicenom odgovornoscu; drustvo sa ogranicenom odgovornoscu; druzba z omejeno odgovornostjo; jdoo; j doo; jednostavno drustvo s ogranicenom odgovornoscu; дружество с ограничена отговорност; оод; еоод; еднолично дружество с ограничена отговорност; <оод; <еоод; ood; eood; druzhestvo s ogranichena otgovornost; ednolichno druzhestvo s ogranichena otgovornost; доо; друштво са ограниченом одговорношћу; друштво со ограничена одговорност; dooel; дооел; doo beograd; d o o; drustvo za trgovinu i usluge doo; ood dzzd; dooe; druzba z oo',
  ],
  [
    'dd',
    'corporation',
    'dd; dionicko drustvo; delniska druzba; d d; javna delniska druzba; aktsionersko drushtvo; dionicko drustvo u likvidaciji',
  ],
  [
    'ano',
    'association',
    '<ано; автономная некоммерческая организация; avtonomnaya nekommercheskaya organizatsiya; <нп; некоммерческое партнерство; nekommercheskoe partnerstvo; <ассоциация; ассоциация; <нко; некоммерческая организация; <оо; общественная организация; громадська організація; <го; общественное объединение; <ano; autonomous nonprofit organization; autonomous non commercial organization; autonomous non profit organization; autonomous non profit organisation; <сдружение; сдружение; udruga; <udruga; udruzenje; <udruzenje; zapsany spolek; zs; obcanske sdruzeni; obcianske zdruzenie; stowarzyszenie; <stowarzyszenie; obecne prospesna spolecnost; zapsany ustav; zu; <тсж; товарищество собственников жилья; <снт; religioznaya organizatsiya; религиозная организация; <всероссийская общественная организация; <ooo го; zwiazek; <zwiazek; <анпо; local religious organization; <регионална организация',
  ],
  [
    'fond',
    'foundation',
    '<фонд; фонд; благотворительный фонд; благодійний фонд; <бф; некоммерческий фонд; fundacja; <fundacja; nadace; <nadace; nadacni fond; <nadacni fond; nadacia; <nadacia; zaklada; <zaklada; ustanova; <ustanova; <фондация; фондация; zaduzbina; fundacija; <fundacija; <благотворительный фонд; blagotvoritelnyy fond; <fondatsiya',
  ],
  [
    'spk',
    'cooperative',
    '<спк; сельскохозяйственный производственный кооператив; <пк; производственный кооператив; <потребительский кооператив; потребительский кооператив; кооператив; <кооператив; druzstvo; <druzstvo; spoldzielnia; <spoldzielnia; zadruga; <zadruga; кооперация; <кооперация; kooperativ; <колхоз; bytove druzstvo; spoldzielnia mieszkaniowa; zadruga z oo',
  ],
  [
    'fgup',
    'public',
    '<фгуп; федеральное государственное унитарное предприятие; federalnoe gosudarstvennoe unitarnoe predpriyatie; <гуп; государственное унитарное предприятие; gosudarstvennoe unitarnoe predpriyatie; <муп; муниципальное унитарное предприятие; <рунп; <руп; республиканское унитарное предприятие; <унитарное предприятие; <дп; державне підприємство; derzhavne pidpryyemstvo; <кп; комунальне підприємство; komunalne pidpryyemstvo; государственное предприятие; gosudarstvennoe predpriyatie; <гп; государственное учреждение; <фгбу; федеральное государственное бюджетное учреждение; <фгбоу; федеральное государственное бюджетное образовательное учреждение; <фгау; федеральное государственное автономное учреждение; <гбу; государственное бюджетное учреждение; <мбу; муниципальное бюджетное учреждение; <фгу; федеральное государственное учреждение; <фкп; федеральное казенное предприятие; <гку; <фку; <мкп; <fgup; <gup; <mup; <rup; javno preduzece; јавно предузеће; javno poduzece; <јп; statni podnik; sp cz; statny podnik; panstwowe przedsiebiorstwo; pp polska; przedsiebiorstwo panstwowe; <фгбук; <spzoz; samodzielny publiczny zaklad opieki zdrowotnej; <гбоу; <мбоу; <фгбнy; федеральное государственное бюджетное научное учреждение; государственная корпорация; <гк; gosudarstvennaya korporatsiya; государственная компания; <дп ат; javno komunalno preduzece; <jkp; republican unitary enterprise; <рупп; <rupp; prispevkova organizace; казенное предприятие; <кп нво; казенное предприятие научно производственное объединение',
  ],
  [
    'filial',
    'branch',
    '<филиал; филиал; филиал пао; филиал ао; filial; <filial; <представительство; odstepny zavod; organizacni slozka; organizacna zlozka; podruznica; <podruznica; oddzial; oddzial w polsce; sp z oo oddzial w polsce; клон; <клон; ogranak; філія; <філія; представительство; organizacni slozka podniku',
  ],
];
