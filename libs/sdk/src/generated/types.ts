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

/** An accepted refresh. */
export interface AcceptedUpdate extends V5<'AcceptedUpdate'> {}
/** What is watched. */
export interface AddedWatchItems extends V5<'AddedWatchItems'> {}
/** An asset. */
export interface Asset extends V5<'Asset'> {}
/** An asset. */
export interface AssetBody extends V5<'AssetBody'> {}
/** AuthorizedVisaItem */
export interface AuthorizedVisaItem extends V5<'AuthorizedVisaItem'> {}
/** A page of notices of operation. */
export interface AvisosPage extends V5<'AvisosPage'> {}
/** A result of notices of operation. */
export interface AvisosResult extends V5<'AvisosResult'> {}
/** Candidate entities for each row. */
export interface BatchResolution extends V5<'BatchResolution'> {}
/** BienMuebleItem */
export interface BienMuebleItem extends V5<'BienMuebleItem'> {}
/** Price of the request. Amounts are decimal strings. */
export interface Billing extends V5<'Billing'> {}
/** BusinessNotice */
export interface BusinessNotice extends V5<'BusinessNotice'> {}
/** CSSMorosoMencion */
export interface CSSMorosoMencion extends V5<'CSSMorosoMencion'> {}
/** Product codes, data levels and sources. */
export interface Catalog extends V5<'Catalog'> {}
/** Product code. */
export interface CatalogCode extends V5<'CatalogCode'> {}
/** Data level: the smallest unit of information. */
export interface CatalogLevel extends V5<'CatalogLevel'> {}
/** Source: an institution that we read. */
export interface CatalogSource extends V5<'CatalogSource'> {}
/** Changes to the records of an entity. */
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
/** A page of comptroller documents. */
export interface ContraloriaPage extends V5<'ContraloriaPage'> {}
/** A result of comptroller documents. */
export interface ContraloriaResult extends V5<'ContraloriaResult'> {}
/** Records of each source and their age. */
export interface Coverage extends V5<'Coverage'> {}
/** CustomsSummary */
export interface CustomsSummary extends V5<'CustomsSummary'> {}
/** CustomsTotals */
export interface CustomsTotals extends V5<'CustomsTotals'> {}
/** It was deleted. */
export interface Deleted extends V5<'Deleted'> {}
/** DirectorItem */
export interface DirectorItem extends V5<'DirectorItem'> {}
/** Page of the text of a document. */
export interface DocumentText extends V5<'DocumentText'> {}
/** DocumentoDigitalItem */
export interface DocumentoDigitalItem extends V5<'DocumentoDigitalItem'> {}
/** DocumentoEscaneadoItem */
export interface DocumentoEscaneadoItem extends V5<'DocumentoEscaneadoItem'> {}
/** Response to a dry run: the price of the request. */
export interface Preview extends V5<'DryRun'> {}
/** EdificioItem */
export interface EdificioItem extends V5<'EdificioItem'> {}
/** Results by id. */
export interface EntitiesBatch extends V5<'EntitiesBatch'> {}
/** Entities and assets to get. */
export interface EntitiesBatchBody extends V5<'EntitiesBatchBody'> {}
/** A page of companies and persons. */
export interface EntitiesPage extends V5<'EntitiesPage'> {}
/** A result of companies and persons. */
export interface EntitiesResult extends V5<'EntitiesResult'> {}
/** An entity. */
export interface Entity extends V5<'EntityCard'> {}
/** An entity. */
export interface EntityBody extends V5<'EntityCardBody'> {}
/** EntityEventItem */
export interface EntityEventItem extends V5<'EntityEventItem'> {}
/** Error code, for programs. Later versions may add codes. */
export type V5ErrorCode = V5<'ErrorCode'>;
/** A page of your feed. */
export interface Events extends V5<'Events'> {}
/** ExpedienteJudicial */
export interface ExpedienteJudicial extends V5<'ExpedienteJudicial'> {}
/** A page of court cases. */
export interface ExpedientesPage extends V5<'ExpedientesPage'> {}
/** A result of court cases. */
export interface ExpedientesResult extends V5<'ExpedientesResult'> {}
/** ExportacionItem */
export interface ExportacionItem extends V5<'ExportacionItem'> {}
/** A page of exports. */
export interface ExportacionesPage extends V5<'ExportacionesPage'> {}
/** A result of exports. */
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
/** Health of the process. */
export interface Health extends V5<'Health'> {}
/** Hipoteca */
export interface Hipoteca extends V5<'Hipoteca'> {}
/** A decision about a hit. Who decided and why is in the list of decisions. */
export interface HitDecision extends V5<'HitDecision'> {}
/** Idoneidad */
export interface Idoneidad extends V5<'Idoneidad'> {}
/** Immigration records of an entity. */
export interface Immigration extends V5<'Immigration'> {}
/** A page of immigration. */
export interface ImmigrationPage extends V5<'ImmigrationPage'> {}
/** A result of immigration. */
export interface ImmigrationResult extends V5<'ImmigrationResult'> {}
/** ImpedimentoItem */
export interface ImpedimentoItem extends V5<'ImpedimentoItem'> {}
/** ImportacionItem */
export interface ImportacionItem extends V5<'ImportacionItem'> {}
/** A page of imports. */
export interface ImportacionesPage extends V5<'ImportacionesPage'> {}
/** A result of imports. */
export interface ImportacionesResult extends V5<'ImportacionesResult'> {}
/** ImportsSummary */
export interface ImportsSummary extends V5<'ImportsSummary'> {}
/** Licitacion */
export interface Licitacion extends V5<'Licitacion'> {}
/** LicitacionDocumento */
export interface LicitacionDocumento extends V5<'LicitacionDocumento'> {}
/** A page of tenders. */
export interface LicitacionesPage extends V5<'LicitacionesPage'> {}
/** A result of tenders. */
export interface LicitacionesResult extends V5<'LicitacionesResult'> {}
/** LinkEvidence */
export interface LinkEvidence extends V5<'LinkEvidence'> {}
/** A decision about a hit. */
export interface ListedDecision extends V5<'ListedDecision'> {}
/** Identity, tax or registration number. */
export interface ListedIdentifier extends V5<'ListedIdentifier'> {}
/** The entry as the version of the list states it. */
export interface Listing extends V5<'Listing'> {}
/** Sanctions, PEP and debarment lists. */
export interface Lists extends V5<'Lists'> {}
/** MarcaItem */
export interface MarcaItem extends V5<'MarcaItem'> {}
/** A page of trademarks. */
export interface MarcasPage extends V5<'MarcasPage'> {}
/** A result of trademarks. */
export interface MarcasResult extends V5<'MarcasResult'> {}
/** MatchFeature */
export interface MatchFeature extends V5<'MatchFeature'> {}
/** The entity was merged into another. */
export interface MergedInto extends V5<'MergedInto'> {}
/** MigrationItem */
export interface MigrationItem extends V5<'MigrationItem'> {}
/** NaveItem */
export interface NaveItem extends V5<'NaveItem'> {}
/** A page of ships. */
export interface NavesPage extends V5<'NavesPage'> {}
/** A result of ships. */
export interface NavesResult extends V5<'NavesResult'> {}
/** Connections of an entity. */
export interface Network extends V5<'Network'> {}
/** The acknowledged notice. */
export interface Notice extends V5<'Notice'> {}
/** A page of notices. */
export interface Notices extends V5<'Notices'> {}
/** Noticia */
export interface Noticia extends V5<'Noticia'> {}
/** A page of news. */
export interface NoticiasPage extends V5<'NoticiasPage'> {}
/** A result of news. */
export interface NoticiasResult extends V5<'NoticiasResult'> {}
/** An OpenAPI document. */
export interface OpenApiDocument extends V5<'OpenApiDocument'> {}
/** OrganizationMembershipItem */
export interface OrganizationMembershipItem extends V5<'OrganizationMembershipItem'> {}
/** PersonalLicense */
export interface PersonalLicense extends V5<'PersonalLicense'> {}
/** Any error as RFC 9457 problem details, returned if the Accept header includes `application/problem+json`. Has these members and those of the JSON form. */
export interface PlainProblem extends V5<'PlainProblem'> {}
/** Planilla */
export interface Planilla extends V5<'Planilla'> {}
/** A page of public payroll. */
export interface PlanillasPage extends V5<'PlanillasPage'> {}
/** A result of public payroll. */
export interface PlanillasResult extends V5<'PlanillasResult'> {}
/** Number of rows with data, without naming the rows. */
export interface Presence extends V5<'Presence'> {}
/** Any error as RFC 9457 problem details, returned if the Accept header includes `application/problem+json`. Has these members and those of the JSON form. */
export interface Problem extends V5<'Problem'> {}
/** PropiedadItem */
export interface PropiedadItem extends V5<'PropiedadItem'> {}
/** Public procurement record of an entity. */
export interface ProponenteDossier extends V5<'ProponenteDossier'> {}
/** Properties you can read of entities. */
export interface ProposedProperties extends V5<'ProposedProperties'> {}
/** RankedCountry */
export interface RankedCountry extends V5<'RankedCountry'> {}
/** RankedTariff */
export interface RankedTariff extends V5<'RankedTariff'> {}
/** Readiness of the service. */
export interface Readiness extends V5<'Readiness'> {}
/** RealEstateDeedItem */
export interface RealEstateDeedItem extends V5<'RealEstateDeedItem'> {}
/** A page of real estate deeds. */
export interface RealEstateDeedsPage extends V5<'RealEstateDeedsPage'> {}
/** A result of real estate deeds. */
export interface RealEstateDeedsResult extends V5<'RealEstateDeedsResult'> {}
/** RealEstateElementoItem */
export interface RealEstateElementoItem extends V5<'RealEstateElementoItem'> {}
/** A page of real estate. */
export interface RealEstatePage extends V5<'RealEstatePage'> {}
/** A result of real estate. */
export interface RealEstateResult extends V5<'RealEstateResult'> {}
/** Properties of entities. */
export interface ReconciliationData extends V5<'ReconciliationData'> {}
/** Manifest of the service. */
export interface ReconciliationManifest extends V5<'ReconciliationManifest'> {}
/** Results by the keys of the queries. */
export interface ReconciliationResults extends V5<'ReconciliationResults'> {}
/** RepresentanteLegalItem */
export interface RepresentanteLegalItem extends V5<'RepresentanteLegalItem'> {}
/** Candidate entities for the query. */
export interface Resolution extends V5<'Resolution'> {}
/** Sancion */
export interface Sancion extends V5<'Sancion'> {}
/** SancionInternacional */
export interface SancionInternacional extends V5<'SancionInternacional'> {}
/** A page of sanctions. */
export interface SanctionsPage extends V5<'SanctionsPage'> {}
/** A result of sanctions. */
export interface SanctionsResult extends V5<'SanctionsResult'> {}
/** Subjects and lists. */
export interface ScreenBody extends V5<'ScreenBody'> {}
/** What you sent. The names, type and number of an entity in the register are screened too, but not repeated here. */
export interface ScreenedSubject extends V5<'ScreenedSubject'> {}
/** Hits of each subject, and the lists that were searched. */
export interface Screening extends V5<'Screening'> {}
/** The decision. */
export interface ScreeningDecision extends V5<'ScreeningDecision'> {}
/** What you decided about a hit, and why. */
export interface ScreeningDecisionBody extends V5<'ScreeningDecisionBody'> {}
/** A page of decisions. */
export interface ScreeningDecisions extends V5<'ScreeningDecisions'> {}
/** A listing that may mean the subject. */
export interface ScreeningHit extends V5<'ScreeningHit'> {}
/** ScreeningMatch */
export interface ScreeningMatch extends V5<'ScreeningMatch'> {}
/** Search of notices of operation. */
export interface SearchAvisos extends V5<'SearchAvisos'> {}
/** Search of comptroller documents. */
export interface SearchContraloria extends V5<'SearchContraloria'> {}
/** Search of companies and persons. */
export interface SearchEntities extends V5<'SearchEntities'> {}
/** Search of court cases. */
export interface SearchExpedientes extends V5<'SearchExpedientes'> {}
/** Search of exports. */
export interface SearchExportaciones extends V5<'SearchExportaciones'> {}
/** Search of immigration. */
export interface SearchImmigration extends V5<'SearchImmigration'> {}
/** Search of imports. */
export interface SearchImportaciones extends V5<'SearchImportaciones'> {}
/** Search of tenders. */
export interface SearchLicitaciones extends V5<'SearchLicitaciones'> {}
/** Search of trademarks. */
export interface SearchMarcas extends V5<'SearchMarcas'> {}
/** Search of ships. */
export interface SearchNaves extends V5<'SearchNaves'> {}
/** Search of news. */
export interface SearchNoticias extends V5<'SearchNoticias'> {}
/** Search of public payroll. */
export interface SearchPlanillas extends V5<'SearchPlanillas'> {}
/** Search of real estate. */
export interface SearchRealEstate extends V5<'SearchRealEstate'> {}
/** Search of real estate deeds. */
export interface SearchRealEstateDeeds extends V5<'SearchRealEstateDeeds'> {}
/** Search of sanctions. */
export interface SearchSanctions extends V5<'SearchSanctions'> {}
/** A list, and the version that was searched. */
export interface SearchedList extends V5<'SearchedList'> {}
/** Page of a list. */
export interface SectionPage extends V5<'SectionPage'> {}
/** The source that was read last, and when. `GET /v5/catalog` lists the sources. */
export interface SectionSource extends V5<'SectionSource'> {}
/** Section that is not a list. */
export interface SectionValue extends V5<'SectionValue'> {}
/** JSON Web Key Set (RFC 7517). */
export interface SigningKeys extends V5<'SigningKeys'> {}
/** A screening as it was returned, with its signature. */
export interface StoredScreening extends V5<'StoredScreening'> {}
/** Suggestions for the prefix. */
export interface Suggestions extends V5<'Suggestions'> {}
/** Filters, sort fields and facets of a surface. */
export interface SurfaceSchema extends V5<'SurfaceSchema'> {}
/** Suspension */
export interface Suspension extends V5<'Suspension'> {}
/** Source of a section. */
export interface TagSource extends V5<'TagSource'> {}
/** TariffActivitySimilarity */
export interface TariffActivitySimilarity extends V5<'TariffActivitySimilarity'> {}
/** What to refresh. */
export interface UpdateBody extends V5<'UpdateBody'> {}
/** Status of a refresh. */
export interface UpdateStatus extends V5<'UpdateStatus'> {}
/** Requests of an account and their charges. */
export interface Usage extends V5<'Usage'> {}
/** A page of items. */
export interface WatchItems extends V5<'WatchItems'> {}
/** Items to add. */
export interface WatchItemsBody extends V5<'WatchItemsBody'> {}
/** A watchlist. */
export interface Watchlist extends V5<'Watchlist'> {}
/** A new watchlist. */
export interface WatchlistBody extends V5<'WatchlistBody'> {}
/** What to change. Absent members stay as they are. */
export interface WatchlistChangeBody extends V5<'WatchlistChangeBody'> {}
/** A page of watchlists. */
export interface Watchlists extends V5<'Watchlists'> {}
/** WorkPermitItem */
export interface WorkPermitItem extends V5<'WorkPermitItem'> {}
/** An accepted refresh. */
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
/** Matching entities, best first. */
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
/** Any error as RFC 9457 problem details, returned if the Accept header includes `application/problem+json`. Has these members and those of the JSON form. */
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
/** Status of a refresh. Always has these 11 keys. */
export interface UpdateRequestStatus extends V4<'UpdateRequestStatus'> {}
/** WorkPermit */
export interface WorkPermit extends V4<'WorkPermit'> {}
/** Body of: Find the entity behind a name, RUC or cédula. */
export interface ResolveBody extends V5Body<'resolve'> {}
/** Body of: Resolve up to 100 rows. */
export interface ResolveBatchBody extends V5Body<'resolveBatch'> {}
/** Body of: Reconcile a batch of queries. */
export interface ReconcileBody extends V5Body<'reconcile'> {}
/** The request body, result page and record of each search surface. */
export interface SearchSurfaces {
  /** Search companies and persons. */
  'entities': { body: SearchEntities; page: EntitiesPage; record: EntitiesResult };
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
  /** Search real estate deeds. */
  'real-estate-deeds': { body: SearchRealEstateDeeds; page: RealEstateDeedsPage; record: RealEstateDeedsResult };
  /** Search immigration. */
  'immigration': { body: SearchImmigration; page: ImmigrationPage; record: ImmigrationResult };
  /** Search tenders. */
  'licitaciones': { body: SearchLicitaciones; page: LicitacionesPage; record: LicitacionesResult };
  /** Search notices of operation. */
  'avisos': { body: SearchAvisos; page: AvisosPage; record: AvisosResult };
  /** Search comptroller documents. */
  'contraloria': { body: SearchContraloria; page: ContraloriaPage; record: ContraloriaResult };
  /** Search court cases. */
  'expedientes': { body: SearchExpedientes; page: ExpedientesPage; record: ExpedientesResult };
  /** Search sanctions. */
  'sanctions': { body: SearchSanctions; page: SanctionsPage; record: SanctionsResult };
  /** Search news. */
  'noticias': { body: SearchNoticias; page: NoticiasPage; record: NoticiasResult };
  /** Search public payroll. */
  'planillas': { body: SearchPlanillas; page: PlanillasPage; record: PlanillasResult };
}
