import type { WorldForm } from './world-form.js';

/** Forms in Spanish, Portuguese, French, Italian, Romanian and Catalan. */
export const ROMANCE_FORMS: readonly WorldForm[] = [
  [
    'sa',
    'corporation',
    '<sa; sociedad anonima; soc anonima; societe anonyme; societa anonima; sociedade anonima; societat anonima; sociedade por acoes; sociedad por acciones; societate pe actiuni; societatea pe actiuni; sociedad anonima unipersonal; sau; sociedad anonima cerrada; sac; sociedad anonima abierta; saa; sociedad anonima deportiva; sad; sociedad anonima laboral; sal; saic; saci; sacif; sacifi; sacifia; saica; sociedad anonima comercial industrial y financiera; sa bolsa; companhia aberta; sociedade anonima de capital aberto; saf; sarf; sa ou; <societe anonyme de droit public; sociedad anonima bursatil; sab; societe par actions; cpa; compania por acciones; sociedad comercial por acciones',
  ],
  [
    'sa de cv',
    'corporation',
    'sa de cv; sociedad anonima de capital variable; sa cv; sacv; sadecv; sapi de cv; sociedad anonima promotora de inversion de capital variable; sab de cv; sapi; sofom enr; sa de cv sofom enr; sofom er; sociedad anonima bursatil de capital variable; sa de cv enr; sc de rl de cv; spr de ri de cv',
  ],
  [
    'spa',
    'corporation',
    'spa; societa per azioni; soc per azioni; sociedad por acciones; societa per azioni unipersonale; spa unipersonale; sapa; societa in accomandita per azioni',
  ],
  [
    'sarl',
    'limited',
    '<sarl; societe a responsabilite limitee; ste a responsabilite limitee; sarl au; sarlu; sarl unipersonnelle; soc a responsabilite limitee; s a rl; societe responsabilite limitee; eurl; entreprise unipersonnelle a responsabilite limitee; suarl; sprl; sprlu; societe privee a responsabilite limitee; societe a responsabilite limitee a associe unique; sarl a associe unique; societe civile a responsabilite limitee; societe a responsabilite limitee unipersonnelle; sarls; selarl; societe d exercice liberal a responsabilite limitee',
  ],
  [
    'sas',
    'simplified',
    '<sas; sasu; societe par actions simplifiee; societe par actions simplifiee unipersonnelle; sociedad por acciones simplificada; sociedades por acciones simplificada; sas unipersonnelle; selas',
  ],
  [
    'srl',
    'limited',
    '<srl; societa a responsabilita limitata; soc a resp limitata; srls; srl semplificata; srl unipersonale; societa a responsabilita limitata semplificata; societa a responsabilita limitata unipersonale; srl a socio unico; srl a capitale ridotto; sociedad de responsabilidad limitada; sdrl; s de rl; sde rl; s de rl de cv; srl de cv; rl de cv; srl cv; sociedad de responsabilidad limitada de capital variable; sl; slu; sociedad limitada; sociedad limitada unipersonal; sll; sociedad limitada laboral; slne; sociedad limitada nueva empresa; societat limitada; societate cu raspundere limitata; societatea cu raspundere limitata; srl d; comercial srl; societatea comerciala; spr de rl; spr de rl de cv; sociedad de produccion rural de responsabilidad limitada',
  ],
  [
    'ltda',
    'limited',
    'ltda; limitada; lda; lta; cia ltda; cia limitada; compania ltda; compania limitada; compania de responsabilidad limitada; crl; sociedade limitada; sociedade por quotas; unipessoal lda; sociedade unipessoal lda; ltda me; ltda epp; slu ltda; y cia ltda; e cia ltda; sociedad limitada de responsabilidad; sociedade unipessoal limitada; limitada unipersonal',
  ],
  [
    'eireli',
    'sole',
    'eireli; empresa individual de responsabilidade limitada; eirl; empresa individual de responsabilidad limitada; eireli me; eireli epp',
  ],
  [
    'ei',
    'sole',
    'entreprise individuelle; empresario individual; impresa individuale; ditta individuale; <ditta; empresa unipersonal; intreprindere individuala; persoana fizica autorizata; pfa; persona fisica con actividad empresarial; empresa individual',
  ],
  [
    'snc',
    'partnership',
    'snc; societe en nom collectif; societa in nome collettivo; soc in nome collettivo; sociedad colectiva; sociedad en nombre colectivo; compania en nombre colectivo; compania colectiva; sociedade em nome coletivo; societate in nume colectiv; s en nc; sociedad regular colectiva; src',
  ],
  [
    'sc',
    'partnership',
    'sociedad civil; societe civile; societa semplice; sociedade simples; <sci; sci; societe civile immobiliere; scp; scm; sociedad civil particular; comunidad de bienes; sociedade civil',
  ],
  [
    'scs',
    'partnership',
    'scs; sas di; s en c; sen c; senc; s en cs; sociedad en comandita simple; compania en comandita simple; compania en comandita; sociedad en comandita; societe en commandite simple; societa in accomandita semplice; secs; s en c por a; s en c simple; societate in comandita simpla; scsp; societe en commandite speciale; societe en commandite; sociedade em comandita; scom; y cia s en c; sociedad comanditaria',
  ],
  [
    'sca',
    'partnership',
    'sca; societe en commandite par actions; sociedad en comandita por acciones; compania en comandita por acciones; comandita por acciones; scpa; s en c por acciones',
  ],
  [
    'slp',
    'partnership',
    'sep; societe en participation; joint venture; asociacion en participacion; union temporal de empresas; ute; groupement d interet economique; gie; agrupacion de interes economico; aie',
  ],
  [
    'asbl',
    'association',
    '<asbl; asbl; aisbl; association sans but lucratif; association internationale sans but lucratif; association loi 1901; onlus; associazione; <associazione; associazione culturale; asociacion civil; asoc civil; ac; asociacion; <asociacion; associacao; <associacao; association a but non lucratif; asociatie; <asociatia; ong; ong d; iap; asociacion sin fines de lucro; entidad sin animo de lucro; esal; ong sin fines de lucro; oscip; organizacion no gubernamental; associacao civil; corporacion sin animo de lucro; aif; iasp; institucion de asistencia privada; sociedad mercantil sin fines de lucro',
  ],
  [
    'fondation',
    'foundation',
    '<fondation; fondation; <fundacion; fundacion; <fundacao; fundacao; <fondazione; fondazione; <fundatia; fundatia; <fundacio; fundacio; fundacion de interes privado; fip; fundacion privada; fondation d utilite publique; fondation privee',
  ],
  [
    'scop',
    'cooperative',
    'scop; sociedad cooperativa; s coop; scoop; scoopl; soc coop; societa cooperativa; societe cooperative; soc coop arl; societa cooperativa sociale; cooperativa sociale; societa cooperativa a responsabilita limitata; sociedade cooperativa; scarl; scrl; scic; cooperativa; cooperative; sc de rl; soc coop sociale; societe cooperative a responsabilite limitee; sccl; sociedad cooperativa limitada; scl; <cooperativa; societe cooperative de production; societa consortile; scpa consortile; scarl consortile; soc cons; <consorzio; scop sa; coop sociale',
  ],
  [
    'sucursal',
    'branch',
    'sucursal; sucursal en espana; succursale; sede secondaria; succursale italiana; sucursala; sucursal em portugal; succursale de',
  ],
  [
    'epe',
    'public',
    'empresa publica; ep; entidad publica empresarial; epe; epic; etablissement public; regie autonome; <regia autonoma; sociedad estatal; empresa do estado; empresa del estado; sociedad del estado; sociedad de economia mixta; societe d economie mixte; ente pubblico; ente nazionale; azienda pubblica; sociedade de economia mista; empresa estatal; eice; etablissement public industriel et commercial; societe nationale',
  ],
  [
    'sicav',
    'trust',
    'sicav; sicaf; fcp; fondo de inversion; fonds commun de placement; fundo de investimento; societe d investissement a capital variable; fideicomiso; fondo de inversion privado; sif; sicav sif; fiex; fideicomiso mercantil',
  ],
];
