export {
  DEFAULT_JURISDICTION,
  JURISDICTIONS,
  JURISDICTION_CODES,
  V5_JURISDICTIONS,
  jurisdictionNames,
} from './jurisdictions/jurisdictions.js';
export type { ApiVersion, EntityKind, JurisdictionDefinition } from './jurisdictions/jurisdiction.js';
export type { Jurisdiction } from './jurisdictions/jurisdictions.js';
export { DATA_RIGHTS, dueDays, lawDay, workingDaysLeft } from './data-rights/data-rights.js';
export type { DataRight, DataRightsLaw, ResponseTime } from './data-rights/data-rights.js';
export { SYNTHETIC_SOURCE, jurisdictionOfSource, leakSources } from './catalog/sources.js';
export type { PublicSourceId, SourceId } from './catalog/sources.js';
export { statedDatesOf, statedIn } from './catalog/stated-dates.js';
export type { StatedDates, StatedIn } from './jurisdictions/jurisdiction.js';
export type { Level, Tag, TagItem } from './catalog/tags.js';
export type { KeyFields, Name } from './levels/tag-spec.js';
export { coveringCodes, levelsDisclosedWith } from './catalog/covering-codes.js';
export { UNLISTED_RECORDS, UNLISTED_TAGS, isUnlistedTag, recordLevel } from './catalog/unlisted-records.js';
export type { RecordLevel, RecordTag, UnlistedItem, UnlistedTag } from './catalog/unlisted-records.js';
export type { Code } from './catalog/codes.js';
export type { Tier } from './catalog/tiers.js';
export {
  CATALOG,
  codesFor,
  levelsFor,
  namedSource,
  offerOf,
  sourcesOf,
  tagDefinition,
  tagsFor,
  tagsOfLevel,
} from './catalog/catalog.js';
export type { CodeDefinition, LevelDefinition, TagDefinition } from './catalog/catalog.js';
export { sourceName, sourcesToRead } from './catalog/sources-to-read.js';
export type { SourceRequest } from './catalog/sources-to-read.js';

export { parseInclude } from './pricing/parse-include.js';
export { largestFirst, resolveCodes } from './pricing/resolve-codes.js';
export { priceOf, quote } from './pricing/quote.js';
export type { Quote } from './pricing/quote.js';

export { ZERO_USD, formatMoney, micro, microUsd } from './money/money.js';
export type { MicroUsd } from './money/micro-usd.js';

export { DomainError, isDomainError } from './errors/domain-error.js';
export type { ErrorCode, ErrorFields } from './errors/error-codes.js';

export { EntitySummary, NaturalPersonBase, OrganizationBase } from './levels/core.js';

export { parseIdentifier, searchKeys } from './identifiers/identifiers.js';
export { nitDv } from './jurisdictions/co/identifiers.js';
export { rucDv } from './jurisdictions/pa/identifiers.js';

export { foldKeepingEnye, foldName } from './names/fold.js';
export { isBlank, withoutInvisible } from './names/invisible.js';
export { latinName, scriptOf } from './names/scripts/latin-name.js';
export type { Script } from './names/scripts/latin-name.js';
export {
  CONSONANTS_MARK,
  consonantWords,
  vowelDistance,
  isConsonantWord,
  skeletonsOf,
  skeletonsWithoutVowels,
} from './names/scripts/skeleton.js';
export type { Skeleton } from './names/scripts/skeleton.js';
export { englishWord } from './names/scripts/usual-words.js';
export { streamSafe } from './names/stream-safe.js';
export {
  isLegalFormWord,
  peelLeadingForm,
  peelLegalForm,
  spellingsOfForm,
  withUsualForms,
  wordsOfLegalForms,
} from './names/legal-forms.js';
export { SEARCH_WORDS_VERSION, searchWords } from './names/search-words.js';
export type { OtherReading, SearchWords } from './names/search-words.js';
export { distinctTokens, nameTokens, particlePhrases, particles } from './names/tokens.js';

export {
  ReadQuery,
  nameScorer,
  readCandidate,
  readNameScorer,
  scoreName,
  weighedWords,
} from './matching/score-name.js';
export type { ReadCandidate } from './matching/score-name.js';
export { NameSearch } from './matching/search/name-search.js';
export type { FoundName } from './matching/search/name-search.js';
export { OTHER_NAME_KINDS, otherNameScore } from './matching/other-name.js';
export type { OtherNameKind } from './matching/other-name.js';
export { scoreCandidate } from './matching/score-candidate.js';
export type { CandidateComparison } from './matching/score-candidate.js';
export { ACCEPT_LEVEL, DEFAULT_MATCH_MODE, MATCH_LEVELS, MATCH_MODES, POSSIBLE_LEVEL } from './matching/match-mode.js';
export type { MatchLevels, MatchMode } from './matching/match-mode.js';
export { isCommonName } from './matching/common-name.js';
export { nameKey } from './matching/name-key.js';
export { ALGORITHM, decideOutcome, hasNamesake } from './matching/outcome.js';
export type { Outcome, RankedCandidate } from './matching/outcome.js';
export { sameCompanyWords } from './matching/words/company-words.js';
export { formOfName, hasSameLetters } from './matching/form-name.js';
export { nameProblem } from './matching/name-problem.js';
export { normalizedQuery } from './matching/normalized-query.js';
export { countedWeight, usualWeight } from './matching/words/usual-weights.js';
export type { Feature, NameCandidate, NameQuery, NameScore, WordWeight } from './matching/score-types.js';

export { compareBirthDates } from './screening/birth-dates.js';
export type { BirthDateAgreement, BirthDateComparison } from './screening/birth-dates.js';
export { compareNumbers, numberKeys } from './screening/subjects/identifiers.js';
export type { NumberComparison } from './screening/subjects/identifiers.js';
export {
  SCREENED_FIELDS,
  betterPair,
  listingScorer,
  readListing,
  screenedNames,
} from './screening/subjects/score-listing.js';
export type {
  FieldAgreement,
  ListingScore,
  ListingScorer,
  MatchedListedName,
  ReadListedName,
  ReadListing,
  ScoredPair,
  ScreenedField,
} from './screening/subjects/score-listing.js';
export { DEFAULT_MIN_SCORE, kindOfListed } from './screening/subjects/subject.js';
export type { ScreenedSubject } from './screening/subjects/subject.js';
export { readSubject, withoutRegister } from './screening/subjects/read-subject.js';
export type {
  GivenIdentity,
  GivenSubject,
  KnownSubject,
  SubjectInput,
  SubjectProblem,
  SubjectReading,
} from './screening/subjects/read-subject.js';
export {
  DECIDED_FIELDS,
  DECISIONS,
  changedBasis,
  listingBasis,
  entityBasis,
  subjectBasis,
} from './screening/decisions/decision-basis.js';
export type {
  ChangedBasis,
  DecidedField,
  DecidedParty,
  Decision,
  DecisionBasis,
} from './screening/decisions/decision-basis.js';
export {
  EVENT_DAYS,
  EVENT_TYPES,
  ITEM_EVENT_TYPES,
  MAX_ITEMS_A_CALL,
  WATCHLIST_EVENT_TYPES,
} from './watching/events.js';
export type { EventType } from './watching/events.js';
export { WATCH_DAYS, firstPeriod, periodAt, watchChargeKey } from './watching/periods.js';
export type { WatchPeriod } from './watching/periods.js';
export { pepScore } from './screening/pep-posts.js';
export { LIST_KINDS } from './screening/lists/list-definition.js';
export type { ListDefinition, ListKind, ListRecords } from './screening/lists/list-definition.js';
export { LISTS, LIST_IDS, listDefinition, listIdOf } from './screening/lists/lists.js';
export type { ListId } from './screening/lists/lists.js';
export { InvalidListRowError, LISTED_IDENTIFIER_KINDS, LISTED_TYPES, toListing } from './screening/lists/listing.js';
export type {
  ListRow,
  ListedIdentifier,
  ListedName,
  ListedNameKind,
  Listing,
  ListingInput,
} from './screening/lists/listing.js';
export { LISTING_FIELDS, changedFields, listingText } from './screening/lists/changed-fields.js';
export type { ListingField } from './screening/lists/changed-fields.js';
export { listingPayload, sourceOfList, tagOfList } from './screening/lists/listing-payload.js';
export type { ListingMatch } from './screening/lists/listing-payload.js';
export { ofacListing } from './screening/lists/ofac.js';
export { euListing } from './screening/lists/eu.js';
export { UN_ENTRIES, unListing } from './screening/lists/un.js';
export type { ListElement } from './screening/lists/un.js';
export { worldBankListing } from './screening/lists/world-bank.js';
export { candidateListing, deputyListing, officialListing, seatListings } from './jurisdictions/pa/list-rows.js';

export { lookup } from './tables/lookup.js';

export { detailSchema } from './catalog/detail.js';
export {
  FREE_LIMITS,
  NETWORK,
  PUBLIC_LIMITS,
  TRIAL_CREDIT,
  TRIAL_LIMITS,
  freeTierCodes,
  tierOf,
} from './access/tier-rules.js';
export {
  PURPOSES,
  PURPOSE_LEVELS,
  codeNeedsPurpose,
  needsPurpose,
  purposeCodesFor,
  purposeLevelsFor,
} from './access/purposes.js';
export type { Purpose } from './access/purposes.js';
export { ACCOUNT_PLANS, PLAN_RATES, SANDBOX_LIMITS, isAccountPlan, keylessRates } from './access/plans.js';
export type { AccountPlan, PlanRates, KeylessRates } from './access/plans.js';
export { REQUEST_RATE, gcra, rateDecision, rateParameters } from './access/gcra.js';
export type { RateDecision, RateOutcome, RatePlan } from './access/gcra.js';
export { ID_TYPES, makeTypedId, parseTypedId } from './ids/typed-id.js';
export type { IdType, ParsedTypedId } from './ids/typed-id.js';
export { UNLINKED, entityKey, ownKey, parseEntityKey } from './disclosures/entity-key.js';
export type { EntityKey } from './disclosures/entity-key.js';
export { ATTRIBUTIONS } from './disclosures/attribution.js';
export type { Attribution, RequestAttribution } from './disclosures/attribution.js';
export { CHANNELS, CHANNEL_NUMBERS, LEVEL_NUMBERS, channelOf } from './disclosures/numbers.js';
export type { Channel } from './disclosures/numbers.js';
export { NO_LEVELS, joinLevels, levelMask, levelsIn } from './disclosures/level-mask.js';
export type { LevelMask } from './disclosures/level-mask.js';
export { NO_FACTS, disclosureOf, factsOf, unlinkedFact } from './disclosures/disclosure.js';
export type { Disclosure, Fact } from './disclosures/disclosure.js';
export { API_KEY_RANDOM_BYTES, apiKeyPrefix, isApiKeyShape, makeApiKey } from './ids/api-key.js';
export {
  WEBHOOK_TOLERANCE_SECONDS,
  isFreshTimestamp,
  standardWebhookSignature,
  webhookSignature,
} from './signing/webhook.js';
export type { HmacSha256 } from './signing/webhook.js';
export { canonicalJson, canonicalParts } from './signing/canonical-json.js';
export type { JsonValue } from './signing/canonical-json.js';
export { WEBHOOK_EVENT, webhookBody, webhookId } from './signing/webhook-event.js';
export type { WebhookEvent } from './signing/webhook-event.js';
export { SURFACE_NAMES, facetsOf, fieldOf, isSurfaceName, surfaceOf } from './surfaces/surfaces.js';
export type { SurfaceName } from './surfaces/surfaces.js';
export { ENTITY_SEARCH, SEARCH_NAMES, parseEntitySearch } from './surfaces/entity-search.js';
export type { EntitySearchQuery, SearchName } from './surfaces/entity-search.js';
export { OPERATORS, detailFieldsOf, valuesOf } from './surfaces/surface.js';
export type { Operator, Origin, SurfaceDefinition, SurfaceField, SurfacePart } from './surfaces/surface.js';
export { isCalendarDay } from './surfaces/calendar-day.js';
export { SEARCH_LIMITS } from './surfaces/limits.js';
export { parseSearch } from './surfaces/query.js';
export type { SearchBody, SortKey, SurfaceQuery } from './surfaces/query.js';
export type { Bound, Condition } from './surfaces/conditions.js';
export { FOLDED_FROM, FOLDED_TO, KEYWORD_LENGTH, foldKeyword } from './surfaces/fold-keyword.js';
export { readMailbox } from './mailbox/mailbox.js';
export type { Mailbox } from './mailbox/mailbox.js';
