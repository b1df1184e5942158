// libs/sdk/src/generated/constants.ts: the closed lists of the contract.
import { BANNER, GENERATED, constantList } from './generated.mjs';

/** @param {import('./sources.mjs').Sources} sources */
export function files({ CATALOG, SEARCH_NAMES, EVENT_TYPES, WATCHLIST_EVENT_TYPES, openApiDocument, describeError, ERROR_SAMPLES }) {
  const codes = CATALOG.codes.filter(({ status }) => status === 'active').map(({ code }) => code);
  const levels = CATALOG.levels.map(({ level }) => level);
  const { get } = openApiDocument('v5').paths['/v5/entities/{id}/sections/{level}'];
  const sections = get.parameters.find(({ name }) => name === 'level').schema.enum;
  const lists = [
    constantList(
      ...['PRODUCT_CODES', 'ProductCode', codes],
      'Every product code with a price. For prices and contents, see `v5.catalog()`.',
    ),
    constantList(
      ...['LEVELS', 'Level', levels],
      'Every data level: the atomic unit of information, sold through product codes. For the levels of each jurisdiction, see `v5.catalog()`.',
    ),
    constantList(
      ...['SECTIONS', 'Section', sections],
      'The sections that `v5.entities.section()` returns: a section by its name in the card, or a level that contains several sections.',
    ),
    constantList(
      ...['JURISDICTIONS', 'Jurisdiction', CATALOG.jurisdictions.map(({ code }) => code)],
      'Every jurisdiction, by the code that v5 and the catalog use.',
    ),
    constantList(...['SURFACES', 'Surface', SEARCH_NAMES], 'Every search surface of `v5.search()`.'),
    constantList(
      ...['WATCHLIST_EVENT_TYPES', 'WatchlistEventType', WATCHLIST_EVENT_TYPES],
      'Every type of event that a watchlist raises.',
    ),
    constantList(
      ...['EVENT_TYPES', 'EventType', EVENT_TYPES],
      'Every type of event in the feed: those of watchlists, and correction notices.',
    ),
    constantList(
      ...['ERROR_CODES', 'ErrorCode', errorCodes({ describeError, ERROR_SAMPLES })],
      'Every error code of the service, as in responses, problem details and the error reference.',
    ),
  ];
  return [{ file: `${GENERATED}/constants.ts`, text: [BANNER, ...lists].join('\n') }];
}

/** The codes on the wire. Internal codes that are sent as another code aren't listed. */
export function errorCodes({ describeError, ERROR_SAMPLES }) {
  const written = Object.keys(ERROR_SAMPLES).map((code) => describeError(code, 'v5').example.code ?? code);
  return [...new Set(written)];
}
