// Generated from the code of the service: npm run openapi. Do not edit.
import type { components as V4Components } from './v4.js';
import type { components as V5Components, operations as V5Operations } from './v5.js';

/** Every schema of `/v4/openapi.yml`, by its name there. */
export type V4Schemas = V4Components['schemas'];
/** Every schema of `/v5/openapi.yml`, by its name there. */
export type V5Schemas = V5Components['schemas'];
type V4<K extends keyof V4Schemas> = V4Schemas[K];
type V5<K extends keyof V5Schemas> = V5Schemas[K];
type V5Body<K extends keyof V5Operations> = V5Operations[K] extends { requestBody?: { content: { 'application/json': infer B } } } ? B : never;

/** A refresh that was accepted. */
export interface AcceptedUpdate extends V5<'AcceptedUpdate'> {}
/** An asset. */
export interface Asset extends V5<'Asset'> {}
/** An asset. */
export interface AssetBody extends V5<'AssetBody'> {}
/** AuthorizedVisaItem */
export interface AuthorizedVisaItem extends V5<'AuthorizedVisaItem'> {}
/** A page of notices of operation. */
export interface AvisosPage extends V5<'AvisosPage'> {}
/** One record of notices of operation. */
export interface AvisosResult extends V5<'AvisosResult'> {}
/** The entities that each row may refer to. */
export interface BatchResolution extends V5<'BatchResolution'> {}
/** BienMuebleItem */
export interface BienMuebleItem extends V5<'BienMuebleItem'> {}
/** What the call costs, in decimal strings. */
export interface Billing extends V5<'Billing'> {}
/** BusinessNotice */
export interface BusinessNotice extends V5<'BusinessNotice'> {}
/** CSSMorosoMencion */
export interface CSSMorosoMencion extends V5<'CSSMorosoMencion'> {}
/** What the service sells and where it comes from. */
export interface Catalog extends V5<'Catalog'> {}
/** One product code. */
export interface CatalogCode extends V5<'CatalogCode'> {}
/** One data level: the smallest unit of information. */
export interface CatalogLevel extends V5<'CatalogLevel'> {}
/** One public register. */
export interface CatalogSource extends V5<'CatalogSource'> {}
/** What changed in the records of an entity. */
export interface Changes extends V5<'Changes'> {}
/** CoincidenciaPep */
export interface CoincidenciaPep extends V5<'CoincidenciaPep'> {}
/** CompanyLicense */
export interface CompanyLicense extends V5<'CompanyLicense'> {}
/** Compraventa */
export interface Compraventa extends V5<'Compraventa'> {}
/** Contacto */
export interface Contacto extends V5<'Contacto'> {}
/** ContraloriaDoc */
export interface ContraloriaDoc extends V5<'ContraloriaDoc'> {}
/** A page of papers at the comptroller. */
export interface ContraloriaPage extends V5<'ContraloriaPage'> {}
/** One record of papers at the comptroller. */
export interface ContraloriaResult extends V5<'ContraloriaResult'> {}
/** What is on record of each source, and how fresh. */
export interface Coverage extends V5<'Coverage'> {}
/** CustomsSummary */
export interface CustomsSummary extends V5<'CustomsSummary'> {}
/** CustomsTotals */
export interface CustomsTotals extends V5<'CustomsTotals'> {}
/** DirectorItem */
export interface DirectorItem extends V5<'DirectorItem'> {}
/** A page of the text of a document. */
export interface DocumentText extends V5<'DocumentText'> {}
/** DocumentoDigitalItem */
export interface DocumentoDigitalItem extends V5<'DocumentoDigitalItem'> {}
/** DocumentoEscaneadoItem */
export interface DocumentoEscaneadoItem extends V5<'DocumentoEscaneadoItem'> {}
/** The answer to a dry run: what the call would cost. */
export interface Preview extends V5<'DryRun'> {}
/** EdificioItem */
export interface EdificioItem extends V5<'EdificioItem'> {}
/** What was found. */
export interface EntitiesBatch extends V5<'EntitiesBatch'> {}
/** What to read. */
export interface EntitiesBatchBody extends V5<'EntitiesBatchBody'> {}
/** An entity. */
export interface Entity extends V5<'EntityCard'> {}
/** An entity. */
export interface EntityBody extends V5<'EntityCardBody'> {}
/** EntityEventItem */
export interface EntityEventItem extends V5<'EntityEventItem'> {}
/** Which error it is, for programs. A later version may add codes. */
export type V5ErrorCode = V5<'ErrorCode'>;
/** ExpedienteJudicial */
export interface ExpedienteJudicial extends V5<'ExpedienteJudicial'> {}
/** A page of court files. */
export interface ExpedientesPage extends V5<'ExpedientesPage'> {}
/** One record of court files. */
export interface ExpedientesResult extends V5<'ExpedientesResult'> {}
/** ExportacionItem */
export interface ExportacionItem extends V5<'ExportacionItem'> {}
/** A page of exports. */
export interface ExportacionesPage extends V5<'ExportacionesPage'> {}
/** One record of exports. */
export interface ExportacionesResult extends V5<'ExportacionesResult'> {}
/** ExportsSummary */
export interface ExportsSummary extends V5<'ExportsSummary'> {}
/** Fideicomiso */
export interface Fideicomiso extends V5<'Fideicomiso'> {}
/** FincaItem */
export interface FincaItem extends V5<'FincaItem'> {}
/** Gaceta */
export interface Gaceta extends V5<'Gaceta'> {}
/** GeneralLicense */
export interface GeneralLicense extends V5<'GeneralLicense'> {}
/** That the process runs. */
export interface Health extends V5<'Health'> {}
/** Hipoteca */
export interface Hipoteca extends V5<'Hipoteca'> {}
/** Idoneidad */
export interface Idoneidad extends V5<'Idoneidad'> {}
/** What four sources say of an entity. */
export interface Immigration extends V5<'Immigration'> {}
/** A page of immigration. */
export interface ImmigrationPage extends V5<'ImmigrationPage'> {}
/** One record of immigration. */
export interface ImmigrationResult extends V5<'ImmigrationResult'> {}
/** ImpedimentoItem */
export interface ImpedimentoItem extends V5<'ImpedimentoItem'> {}
/** ImportacionItem */
export interface ImportacionItem extends V5<'ImportacionItem'> {}
/** A page of imports. */
export interface ImportacionesPage extends V5<'ImportacionesPage'> {}
/** One record of imports. */
export interface ImportacionesResult extends V5<'ImportacionesResult'> {}
/** ImportsSummary */
export interface ImportsSummary extends V5<'ImportsSummary'> {}
/** Licitacion */
export interface Licitacion extends V5<'Licitacion'> {}
/** LicitacionDocumento */
export interface LicitacionDocumento extends V5<'LicitacionDocumento'> {}
/** A page of tenders. */
export interface LicitacionesPage extends V5<'LicitacionesPage'> {}
/** One record of tenders. */
export interface LicitacionesResult extends V5<'LicitacionesResult'> {}
/** LinkEvidence */
export interface LinkEvidence extends V5<'LinkEvidence'> {}
/** MarcaItem */
export interface MarcaItem extends V5<'MarcaItem'> {}
/** A page of trademarks. */
export interface MarcasPage extends V5<'MarcasPage'> {}
/** One record of trademarks. */
export interface MarcasResult extends V5<'MarcasResult'> {}
/** The entity was found to be another. */
export interface MergedInto extends V5<'MergedInto'> {}
/** MigrationItem */
export interface MigrationItem extends V5<'MigrationItem'> {}
/** NaveItem */
export interface NaveItem extends V5<'NaveItem'> {}
/** A page of ships. */
export interface NavesPage extends V5<'NavesPage'> {}
/** One record of ships. */
export interface NavesResult extends V5<'NavesResult'> {}
/** The connections of an entity. */
export interface Network extends V5<'Network'> {}
/** Noticia */
export interface Noticia extends V5<'Noticia'> {}
/** A page of news. */
export interface NoticiasPage extends V5<'NoticiasPage'> {}
/** One record of news. */
export interface NoticiasResult extends V5<'NoticiasResult'> {}
/** An OpenAPI document. */
export interface OpenApiDocument extends V5<'OpenApiDocument'> {}
/** OrganizationMembershipItem */
export interface OrganizationMembershipItem extends V5<'OrganizationMembershipItem'> {}
/** PersonalLicense */
export interface PersonalLicense extends V5<'PersonalLicense'> {}
/** Any error as RFC 9457 problem details, given to callers whose Accept header names `application/problem+json`: these members and those of the JSON form. */
export interface PlainProblem extends V5<'PlainProblem'> {}
/** Planilla */
export interface Planilla extends V5<'Planilla'> {}
/** A page of public payroll. */
export interface PlanillasPage extends V5<'PlanillasPage'> {}
/** One record of public payroll. */
export interface PlanillasResult extends V5<'PlanillasResult'> {}
/** What is on record of the rows, without saying of which. */
export interface Presence extends V5<'Presence'> {}
/** Any error as RFC 9457 problem details, given to callers whose Accept header names `application/problem+json`: these members and those of the JSON form. */
export interface Problem extends V5<'Problem'> {}
/** PropiedadItem */
export interface PropiedadItem extends V5<'PropiedadItem'> {}
/** An entity as a bidder of the state. */
export interface ProponenteDossier extends V5<'ProponenteDossier'> {}
/** Properties that can be read of entities. */
export interface ProposedProperties extends V5<'ProposedProperties'> {}
/** RankedCountry */
export interface RankedCountry extends V5<'RankedCountry'> {}
/** RankedTariff */
export interface RankedTariff extends V5<'RankedTariff'> {}
/** Whether everything that an answer needs is there. */
export interface Readiness extends V5<'Readiness'> {}
/** RealEstateDeedItem */
export interface RealEstateDeedItem extends V5<'RealEstateDeedItem'> {}
/** A page of deeds of real estate. */
export interface RealEstateDeedsPage extends V5<'RealEstateDeedsPage'> {}
/** One record of deeds of real estate. */
export interface RealEstateDeedsResult extends V5<'RealEstateDeedsResult'> {}
/** RealEstateElementoItem */
export interface RealEstateElementoItem extends V5<'RealEstateElementoItem'> {}
/** A page of real estate. */
export interface RealEstatePage extends V5<'RealEstatePage'> {}
/** One record of real estate. */
export interface RealEstateResult extends V5<'RealEstateResult'> {}
/** Properties of entities. */
export interface ReconciliationData extends V5<'ReconciliationData'> {}
/** What the service offers. */
export interface ReconciliationManifest extends V5<'ReconciliationManifest'> {}
/** An answer for each query, under the key of the query. */
export interface ReconciliationResults extends V5<'ReconciliationResults'> {}
/** RepresentanteLegalItem */
export interface RepresentanteLegalItem extends V5<'RepresentanteLegalItem'> {}
/** The entities that the query may refer to. */
export interface Resolution extends V5<'Resolution'> {}
/** Sancion */
export interface Sancion extends V5<'Sancion'> {}
/** SancionInternacional */
export interface SancionInternacional extends V5<'SancionInternacional'> {}
/** A page of sanctions. */
export interface SanctionsPage extends V5<'SanctionsPage'> {}
/** One record of sanctions. */
export interface SanctionsResult extends V5<'SanctionsResult'> {}
/** ScreeningMatch */
export interface ScreeningMatch extends V5<'ScreeningMatch'> {}
/** A search of notices of operation. */
export interface SearchAvisos extends V5<'SearchAvisos'> {}
/** A search of papers at the comptroller. */
export interface SearchContraloria extends V5<'SearchContraloria'> {}
/** A search of court files. */
export interface SearchExpedientes extends V5<'SearchExpedientes'> {}
/** A search of exports. */
export interface SearchExportaciones extends V5<'SearchExportaciones'> {}
/** A search of immigration. */
export interface SearchImmigration extends V5<'SearchImmigration'> {}
/** A search of imports. */
export interface SearchImportaciones extends V5<'SearchImportaciones'> {}
/** A search of tenders. */
export interface SearchLicitaciones extends V5<'SearchLicitaciones'> {}
/** A search of trademarks. */
export interface SearchMarcas extends V5<'SearchMarcas'> {}
/** A search of ships. */
export interface SearchNaves extends V5<'SearchNaves'> {}
/** A search of news. */
export interface SearchNoticias extends V5<'SearchNoticias'> {}
/** A search of public payroll. */
export interface SearchPlanillas extends V5<'SearchPlanillas'> {}
/** A search of real estate. */
export interface SearchRealEstate extends V5<'SearchRealEstate'> {}
/** A search of deeds of real estate. */
export interface SearchRealEstateDeeds extends V5<'SearchRealEstateDeeds'> {}
/** A search of sanctions. */
export interface SearchSanctions extends V5<'SearchSanctions'> {}
/** A page of a list. */
export interface SectionPage extends V5<'SectionPage'> {}
/** The source that was read last, and when; `GET /v5/catalog` lists the sources. */
export interface SectionSource extends V5<'SectionSource'> {}
/** A section that is no list. */
export interface SectionValue extends V5<'SectionValue'> {}
/** What goes on as the prefix does. */
export interface Suggestions extends V5<'Suggestions'> {}
/** What a surface can be searched by. */
export interface SurfaceSchema extends V5<'SurfaceSchema'> {}
/** Suspension */
export interface Suspension extends V5<'Suspension'> {}
/** One of the sources of a section. */
export interface TagSource extends V5<'TagSource'> {}
/** TariffActivitySimilarity */
export interface TariffActivitySimilarity extends V5<'TariffActivitySimilarity'> {}
/** What to refresh. */
export interface UpdateBody extends V5<'UpdateBody'> {}
/** The status of a refresh. */
export interface UpdateStatus extends V5<'UpdateStatus'> {}
/** What an account has called, and what that cost. */
export interface Usage extends V5<'Usage'> {}
/** WorkPermitItem */
export interface WorkPermitItem extends V5<'WorkPermitItem'> {}
/** A refresh that was accepted. */
export interface AcceptedUpdateRequest extends V4<'AcceptedUpdateRequest'> {}
/** Accionista */
export interface Accionista extends V4<'Accionista'> {}
/** BienMueble */
export interface BienMueble extends V4<'BienMueble'> {}
/** ColombiaNaturalPerson */
export interface ColombiaNaturalPerson extends V4<'ColombiaNaturalPerson'> {}
/** ColombiaOrganization */
export interface ColombiaOrganization extends V4<'ColombiaOrganization'> {}
/** Denuncia */
export interface Denuncia extends V4<'Denuncia'> {}
/** Director */
export interface Director extends V4<'Director'> {}
/** DocumentoDigital */
export interface DocumentoDigital extends V4<'DocumentoDigital'> {}
/** DocumentoEscaneado */
export interface DocumentoEscaneado extends V4<'DocumentoEscaneado'> {}
/** EcuadorOrganization */
export interface EcuadorOrganization extends V4<'EcuadorOrganization'> {}
/** EntityEvent */
export interface EntityEvent extends V4<'EntityEvent'> {}
/** The entities that match, best first. */
export type EntitySummaries = V4<'EntitySummaries'>;
/** EntitySummary */
export interface EntitySummary extends V4<'EntitySummary'> {}
/** Exportacion */
export interface Exportacion extends V4<'Exportacion'> {}
/** Finca */
export interface Finca extends V4<'Finca'> {}
/** Importacion */
export interface Importacion extends V4<'Importacion'> {}
/** Marca */
export interface Marca extends V4<'Marca'> {}
/** Migration */
export interface Migration extends V4<'Migration'> {}
/** Nave */
export interface Nave extends V4<'Nave'> {}
/** OrganizationMembership */
export interface OrganizationMembership extends V4<'OrganizationMembership'> {}
/** PanamaNaturalPerson */
export interface PanamaNaturalPerson extends V4<'PanamaNaturalPerson'> {}
/** PanamaOrganization */
export interface PanamaOrganization extends V4<'PanamaOrganization'> {}
/** Any error as RFC 9457 problem details, given to callers whose Accept header names `application/problem+json`: these members and those of the JSON form. */
export interface V4Problem extends V4<'Problem'> {}
/** Propiedad */
export interface Propiedad extends V4<'Propiedad'> {}
/** RealEstateElemento */
export interface RealEstateElemento extends V4<'RealEstateElemento'> {}
/** RepresentanteLegal */
export interface RepresentanteLegal extends V4<'RepresentanteLegal'> {}
/** SriReport */
export interface SriReport extends V4<'SriReport'> {}
/** Why the refresh or its webhook failed. */
export interface UpdateRequestError extends V4<'UpdateRequestError'> {}
/** The status of a refresh: always these 11 keys. */
export interface UpdateRequestStatus extends V4<'UpdateRequestStatus'> {}
/** WorkPermit */
export interface WorkPermit extends V4<'WorkPermit'> {}
/** Body of: Find the entity behind a name, RUC or cédula. */
export interface ResolveBody extends V5Body<'resolve'> {}
/** Body of: Find the entities behind up to 100 rows. */
export interface ResolveBatchBody extends V5Body<'resolveBatch'> {}
/** Body of: Reconcile a batch of queries. */
export interface ReconcileBody extends V5Body<'reconcile'> {}
/** The request body, result page and record of each search surface. */
export interface SearchSurfaces {
  /** Search imports. */
  'importaciones': { body: SearchImportaciones; page: ImportacionesPage; record: ImportacionesResult };
  /** Search exports. */
  'exportaciones': { body: SearchExportaciones; page: ExportacionesPage; record: ExportacionesResult };
  /** Search trademarks. */
  'marcas': { body: SearchMarcas; page: MarcasPage; record: MarcasResult };
  /** Search ships. */
  'naves': { body: SearchNaves; page: NavesPage; record: NavesResult };
  /** Search real estate. */
  'real-estate': { body: SearchRealEstate; page: RealEstatePage; record: RealEstateResult };
  /** Search deeds of real estate. */
  'real-estate-deeds': { body: SearchRealEstateDeeds; page: RealEstateDeedsPage; record: RealEstateDeedsResult };
  /** Search immigration. */
  'immigration': { body: SearchImmigration; page: ImmigrationPage; record: ImmigrationResult };
  /** Search tenders. */
  'licitaciones': { body: SearchLicitaciones; page: LicitacionesPage; record: LicitacionesResult };
  /** Search notices of operation. */
  'avisos': { body: SearchAvisos; page: AvisosPage; record: AvisosResult };
  /** Search papers at the comptroller. */
  'contraloria': { body: SearchContraloria; page: ContraloriaPage; record: ContraloriaResult };
  /** Search court files. */
  'expedientes': { body: SearchExpedientes; page: ExpedientesPage; record: ExpedientesResult };
  /** Search sanctions. */
  'sanctions': { body: SearchSanctions; page: SanctionsPage; record: SanctionsResult };
  /** Search news. */
  'noticias': { body: SearchNoticias; page: NoticiasPage; record: NoticiasResult };
  /** Search public payroll. */
  'planillas': { body: SearchPlanillas; page: PlanillasPage; record: PlanillasResult };
}
