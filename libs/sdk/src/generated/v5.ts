// Generated from the code of the service: npm run openapi. Do not edit.
type TypedId<Type extends string> = string & { readonly __type?: Type };
export interface paths {
    "/v5/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the catalog
         * @description Returns the product codes with their prices, the data levels and the sources.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["getCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the entity behind a name, RUC or cédula
         * @description Returns candidate entities, best first, each with a calibrated confidence and its features. `type`, `exclude_ids`, `min_confidence` and `limit` only filter; they never change a score. A wrong check digit is a warning. Former, trade and alias names are compared too: `matched_name` says which one matched. Homonyms are `ambiguous` unless a number tells them apart, and so is a number with another name; `warnings` say why. Without a key, one candidate is returned.
         *
         *     **Price:** 0.02: the base charge (0.01) and DAT-RESOLVE. Available to free keys, within their quotas. Requests without a key count against the public budget.
         */
        post: operations["resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/resolve/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve up to 100 rows
         * @description Each row has its own options. Results keep the order of the rows. A row that cannot be read is `invalid` with an error, and is not charged. With `with_presence`, the response only has the number of rows with data for each code. A row rejected because of load is retried once; if it is rejected again, the whole request fails with 502 at no charge.
         *
         *     **Price:** the base charge (0.01) once, plus DAT-RESOLVE for each row that is not `invalid`. Available to free keys, within their quotas.
         */
        post: operations["resolveBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/entities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an entity or asset
         * @description Returns the base fields of an entity, and a section for each tag of the requested codes with its state, source and fetch time. Lists are cut to `inline_limit`; `next` returns the rest. An empty list is not a clearance. For the id of an asset, returns the full asset if a code in `include` covers it. A code is not charged if no source of its sections was ever read; `billing.not_charged` lists it.
         *
         *     **Price:** the base charge (0.01) plus the requested codes. Without `include`, an asset costs the base charge plus the cheapest code that covers it. Free keys can request the codes of the free tier, within their quotas. Requests without a key count against the public budget.
         */
        get: operations["getEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/entities/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get up to 100 entities and assets
         * @description Returns up to 100 entities and assets, each as a single request would. Ids that are not found or were merged have an `outcome` and are not charged. Assets that no code in `include` covers, and codes whose sources were never read for the entity, are not charged either. A dry run checks which ids exist and returns the current price. For large batches the maximum `inline_limit` is lower; the 400 error states it.
         *
         *     **Price:** the base charge (0.01) once, plus the codes for each id found. The balance must cover all ids. Free keys can request the codes of the free tier, within their quotas.
         */
        post: operations["getEntities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/entities/{id}/sections/{level}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through a section
         * @description With the `cursor` of a `next` from the last 24 hours, returns the rest of a list that your account paid for. Without a cursor, returns the section from the beginning. If the entity was merged, `next` returns the items of its survivor. Newest items come first, items without a date last. Items added in the meantime do not shift pages. A section that is not a list has `data` instead of `items`.
         *
         *     **Price:** the base charge (0.01) plus, without a cursor, the cheapest code that covers the section. Free keys get `free_tier_code_locked`.
         */
        get: operations["getSection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/entities/{id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the text of a document
         * @description Returns a page of the recognized text of a scanned (`entrada`) or digital (`elemento`) document.
         *
         *     **Price:** 0.07: the base charge (0.01) and DAT-DOC. Charged for each page. Free keys get `free_tier_code_locked`.
         */
        get: operations["getDocumentText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/entities/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh an entity
         * @description Queues a refresh of the codes in `include` from the sources and returns immediately. Get the result by webhook or from `GET /v5/update_requests/{update_request_id}`. Each call creates a new request unless calls share an `Idempotency-Key`.
         *
         *     **Price:** the price of the codes, without the base charge. Charged when the refresh completes, so `billing.charged` is "0.00" here; failed refreshes are free. The price is reserved until the refresh ends: the balance and spending limits must cover all open refreshes. Free keys get `update requests require a paid plan`.
         */
        post: operations["requestUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/update_requests/{update_request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of a refresh
         * @description Returns an update request of your account, from either API version. Poll every few minutes; most complete within an hour.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["getUpdateRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/entities/{id}/network": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the network of an entity
         * @description Returns entities within one to three steps, along connections in either direction (directors, shareholders, agents), and the connections. Entities with 100 connections or more, such as resident agents, are expanded last if there is room. Connections between two entities at the full depth are not listed.
         *
         *     **Price:** 0.26: the base charge (0.01) and DAT-NETWORK. Same price for any depth. Only the base charge if `state` is `not_fetched`. Free keys get `free_tier_code_locked`.
         */
        get: operations["getNetwork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests and charges
         * @description Returns the requests of the account with any of its keys, newest first: as JSON in pages, or with `format=csv` as one file (RFC 4180, UTF-8). In the file, text that a spreadsheet could run as a formula starts with an apostrophe. Entities are only shown for requests made with this key; for other keys they are withheld.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/entities/{id}/immigration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get immigration records of an entity
         * @description Returns work permits, migration movements, authorized visas and impediments: only counts without `include`, records with `include=DAT-LABOR`. If no source was ever read for the entity, the code is not charged and returns no records; request a refresh first. Impediments are matched by name similarity only, with a score. An empty list means that none matched.
         *
         *     **Price:** the base charge (0.01) plus, with `include=DAT-LABOR`, the price of that code. Free keys get `free_tier_code_locked`.
         */
        get: operations["getImmigration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/entities/{id}/proponente-dossier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the public bidder dossier of an entity
         * @description Returns tenders, awards, buyers and sanctions of the entity, with totals over all records.
         *
         *     **Price:** 0.11: the base charge (0.01) and DAT-PROPONENTE. Free keys get `free_tier_code_locked`.
         */
        get: operations["getProponenteDossier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the coverage of sources
         * @description Returns the number of records, their age, the last run and the state of each source, as last counted.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["getCoverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the lists on file
         * @description Returns every sanctions, PEP and debarment list with its current version, its number of entries and when it was imported. A list without a version is not loaded: nothing is known about it.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["getLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/entities/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes to an entity
         * @description Returns an entry for each run that changed a level of the entity, oldest first. The first load of an entity is not a change. Runs are recorded when they end, so overlapping runs can appear out of order. Start from a few minutes before the last change you have, and skip duplicates by `seq`.
         *
         *     **Price:** the base charge (0.01). Free keys get `free_tier_code_locked`.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the manifest or reconcile queries
         * @description Reconciliation Service API 0.2 (W3C Entity Reconciliation Community Group). Returns the manifest without parameters, or the same as a POST with `queries` or `extend`.
         *
         *     **Price:** the base charge (0.01) plus DAT-RESOLVE for each valid query or each entity found. Bodies follow the protocol, so the charge is only in the headers. The manifest only costs the base charge. Free keys get `free_tier_code_locked`.
         */
        get: operations["getReconciliation"];
        put?: never;
        /**
         * Reconcile a batch of queries
         * @description Accepts JSON, or a form with JSON text in the field `queries` as OpenRefine sends it. `match` is true for at most one candidate per query. A query that cannot be read has an empty result and an `error`. With `extend`, returns properties of entities instead.
         *
         *     **Price:** the base charge (0.01) plus DAT-RESOLVE for each valid query or each entity found. Bodies follow the protocol, so the charge is only in the headers. Free keys get `free_tier_code_locked`.
         */
        post: operations["reconcile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/reconcile/suggest/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest names by prefix
         * @description Returns at most 20 entities, types or properties for autocomplete fields.
         *
         *     **Price:** the base charge (0.01) plus DAT-RESOLVE for entities. Free keys get `free_tier_code_locked`.
         */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/reconcile/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List readable properties
         * @description Returns the properties that `extend` can read, the same for every type.
         *
         *     **Price:** the base charge (0.01). Free keys get `free_tier_code_locked`.
         */
        get: operations["proposeProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/entities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search companies and persons
         * @description Companies and persons by words of their name or its beginning, for browsing: there is no typo tolerance and no score, which resolve has. Filters match the whole value, ignoring case and accents. Cursors are keyset-based: there is no last page you can reach, and entities added in the meantime never repeat or hide others. Totals are exact up to 1,000, and with facets up to 3,000.
         *
         *     **Price:** the base charge (0.01) per page, regardless of the number of results. Free keys get `free_tier_code_locked`.
         */
        post: operations["searchEntities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/entities/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the search of companies and persons
         * @description Returns the filters with their types, operators and examples, the sort fields and the facets.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["describeEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/importaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search imports
         * @description Import declarations. Keyword filters match the whole value, ignoring case and accents; text filters match words. Cursors are keyset-based: there is no last page you can reach, and records added in the meantime never repeat or hide others. Results only have `descripcion` if your account bought a code that covers the record in the last 24 hours; otherwise `locked` names the code. You can filter by these fields either way. Keys with scopes need a code that covers the surface.
         *
         *     **Price:** the base charge (0.01) regardless of the number of results. Free keys get `free_tier_code_locked`.
         */
        post: operations["searchImportaciones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/importaciones/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the search of imports
         * @description Returns the filters with their types, operators and examples, the sort fields and the facets.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["describeImportaciones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/exportaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search exports
         * @description Export declarations. Keyword filters match the whole value, ignoring case and accents; text filters match words. Cursors are keyset-based: there is no last page you can reach, and records added in the meantime never repeat or hide others. Results only have `descripcion` if your account bought a code that covers the record in the last 24 hours; otherwise `locked` names the code. You can filter by these fields either way. Keys with scopes need a code that covers the surface.
         *
         *     **Price:** the base charge (0.01) regardless of the number of results. Free keys get `free_tier_code_locked`.
         */
        post: operations["searchExportaciones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/exportaciones/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the search of exports
         * @description Returns the filters with their types, operators and examples, the sort fields and the facets.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["describeExportaciones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/marcas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search trademarks
         * @description Trademark applications and registrations. Keyword filters match the whole value, ignoring case and accents; text filters match words. Cursors are keyset-based: there is no last page you can reach, and records added in the meantime never repeat or hide others. Results only have `abogado`, `fecha_vencimiento` if your account bought a code that covers the record in the last 24 hours; otherwise `locked` names the code. You can filter by these fields either way. Keys with scopes need a code that covers the surface.
         *
         *     **Price:** the base charge (0.01) regardless of the number of results. Free keys get `free_tier_code_locked`.
         */
        post: operations["searchMarcas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/marcas/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the search of trademarks
         * @description Returns the filters with their types, operators and examples, the sort fields and the facets.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["describeMarcas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/naves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search ships
         * @description Ships in the public registry. Keyword filters match the whole value, ignoring case and accents; text filters match words. Cursors are keyset-based: there is no last page you can reach, and records added in the meantime never repeat or hide others. Results only have `ficha` if your account bought a code that covers the record in the last 24 hours; otherwise `locked` names the code. You can filter by these fields either way. Keys with scopes need a code that covers the surface.
         *
         *     **Price:** the base charge (0.01) regardless of the number of results. Free keys get `free_tier_code_locked`.
         */
        post: operations["searchNaves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/naves/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the search of ships
         * @description Returns the filters with their types, operators and examples, the sort fields and the facets.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["describeNaves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/real-estate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search real estate
         * @description Land parcels and condominium units. Their folio entries are in the surface `real-estate-deeds`. Keyword filters match the whole value, ignoring case and accents; text filters match words. Cursors are keyset-based: there is no last page you can reach, and records added in the meantime never repeat or hide others. Results only have `monto_hipoteca`, `acreedor`, `precio_compraventa`, `ultima_hipoteca`, `ultima_compraventa` if your account bought a code that covers the record in the last 24 hours; otherwise `locked` names the code. You can filter by these fields either way. Keys with scopes need a code that covers the surface.
         *
         *     **Price:** the base charge (0.01) regardless of the number of results. Free keys get `free_tier_code_locked`.
         */
        post: operations["searchRealEstate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/real-estate/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the search of real estate
         * @description Returns the filters with their types, operators and examples, the sort fields and the facets.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["describeRealEstate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/real-estate-deeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search real estate deeds
         * @description Entries in the folios of parcels and units: sales, mortgages and notes. Keyword filters match the whole value, ignoring case and accents; text filters match words. Cursors are keyset-based: there is no last page you can reach, and records added in the meantime never repeat or hide others. Results only have `monto_hipoteca`, `acreedor`, `deudor`, `precio_compraventa`, `vendedor`, `comprador`, `hipoteca`, `compraventa` if your account bought a code that covers the record in the last 24 hours; otherwise `locked` names the code. You can filter by these fields either way. Keys with scopes need a code that covers the surface.
         *
         *     **Price:** the base charge (0.01) regardless of the number of results. Free keys get `free_tier_code_locked`.
         */
        post: operations["searchRealEstateDeeds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/real-estate-deeds/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the search of real estate deeds
         * @description Returns the filters with their types, operators and examples, the sort fields and the facets.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["describeRealEstateDeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/immigration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search immigration
         * @description Migration movements, work permits, authorized visas and impediments. Impediments are matched by name only: no result is not a clearance. Keyword filters match the whole value, ignoring case and accents (except `estado`); text filters match words. Cursors are keyset-based: there is no last page you can reach, and records added in the meantime never repeat or hide others. Results only have `numero_caso`, `numero_pasaporte`, `empresa`, `fecha_ultimo_movimiento` if your account bought a code that covers the record in the last 24 hours; otherwise `locked` names the code. You can filter by these fields either way. Keys with scopes need a code that covers the surface.
         *
         *     **Price:** the base charge (0.01) regardless of the number of results. Free keys get `free_tier_code_locked`.
         */
        post: operations["searchImmigration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/immigration/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the search of immigration
         * @description Returns the filters with their types, operators and examples, the sort fields and the facets.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["describeImmigration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/licitaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search tenders
         * @description Public tenders and their known bidders. Keyword filters match the whole value, ignoring case and accents; text filters match words. Cursors are keyset-based: there is no last page you can reach, and records added in the meantime never repeat or hide others. Results only have `descripcion`, `monto`, `licitacion_url`, `documentos` if your account bought a code that covers the record in the last 24 hours; otherwise `locked` names the code. You can filter by these fields either way. Keys with scopes need a code that covers the surface.
         *
         *     **Price:** the base charge (0.01) regardless of the number of results. Free keys get `free_tier_code_locked`.
         */
        post: operations["searchLicitaciones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/licitaciones/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the search of tenders
         * @description Returns the filters with their types, operators and examples, the sort fields and the facets.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["describeLicitaciones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/avisos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search notices of operation
         * @description Notices that businesses file when they start operating. Keyword filters match the whole value, ignoring case and accents; text filters match words. Cursors are keyset-based: there is no last page you can reach, and records added in the meantime never repeat or hide others. Results only have `numero`, `ruc` if your account bought a code that covers the record in the last 24 hours; otherwise `locked` names the code. You can filter by these fields either way. Keys with scopes need a code that covers the surface.
         *
         *     **Price:** the base charge (0.01) regardless of the number of results. Free keys get `free_tier_code_locked`.
         */
        post: operations["searchAvisos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/avisos/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the search of notices of operation
         * @description Returns the filters with their types, operators and examples, the sort fields and the facets.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["describeAvisos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/contraloria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search comptroller documents
         * @description Contracts, orders and accounts countersigned by the comptroller. Keyword filters match the whole value, ignoring case and accents; text filters match words. Cursors are keyset-based: there is no last page you can reach, and records added in the meantime never repeat or hide others. Results only have `scafid`, `monto`, `asunto` if your account bought a code that covers the record in the last 24 hours; otherwise `locked` names the code. You can filter by these fields either way. Keys with scopes need a code that covers the surface.
         *
         *     **Price:** the base charge (0.01) regardless of the number of results. Free keys get `free_tier_code_locked`.
         */
        post: operations["searchContraloria"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/contraloria/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the search of comptroller documents
         * @description Returns the filters with their types, operators and examples, the sort fields and the facets.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["describeContraloria"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/expedientes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search court cases
         * @description Court cases and their parties. Keyword filters match the whole value, ignoring case and accents; text filters match words. Cursors are keyset-based: there is no last page you can reach, and records added in the meantime never repeat or hide others. Results only have `partes` if your account bought a code that covers the record in the last 24 hours; otherwise `locked` names the code. You can filter by these fields either way. Keys with scopes need a code that covers the surface.
         *
         *     **Price:** the base charge (0.01) regardless of the number of results. Free keys get `free_tier_code_locked`.
         */
        post: operations["searchExpedientes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/expedientes/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the search of court cases
         * @description Returns the filters with their types, operators and examples, the sort fields and the facets.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["describeExpedientes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/sanctions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search sanctions
         * @description Sanctions by national authorities and listings of international sanctions lists. No result is not a clearance: lists spell names in their own way. Keyword filters match the whole value, ignoring case and accents; text filters match words. Cursors are keyset-based: there is no last page you can reach, and records added in the meantime never repeat or hide others. Results only have `tipo_sancion`, `programas`, `alias`, `observaciones` if your account bought a code that covers the record in the last 24 hours; otherwise `locked` names the code. You can filter by these fields either way. Keys with scopes need a code that covers the surface.
         *
         *     **Price:** the base charge (0.01) regardless of the number of results. Free keys get `free_tier_code_locked`.
         */
        post: operations["searchSanctions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/sanctions/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the search of sanctions
         * @description Returns the filters with their types, operators and examples, the sort fields and the facets.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["describeSanctions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/noticias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search news
         * @description Press articles that mention an entity. Keyword filters match the whole value, ignoring case and accents; text filters match words. Cursors are keyset-based: there is no last page you can reach, and records added in the meantime never repeat or hide others. Results only have `resumen` if your account bought a code that covers the record in the last 24 hours; otherwise `locked` names the code. You can filter by these fields either way. Keys with scopes need a code that covers the surface.
         *
         *     **Price:** the base charge (0.01) regardless of the number of results. Free keys get `free_tier_code_locked`.
         */
        post: operations["searchNoticias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/noticias/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the search of news
         * @description Returns the filters with their types, operators and examples, the sort fields and the facets.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["describeNoticias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/planillas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search public payroll
         * @description Positions of public employees. Keyword filters match the whole value, ignoring case and accents; text filters match words. Cursors are keyset-based: there is no last page you can reach, and records added in the meantime never repeat or hide others. Results only have `total`, `pep_score` if your account bought a code that covers the record in the last 24 hours; otherwise `locked` names the code. You can filter by these fields either way. Keys with scopes need a code that covers the surface.
         *
         *     **Price:** the base charge (0.01) regardless of the number of results. Free keys get `free_tier_code_locked`.
         */
        post: operations["searchPlanillas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/search/planillas/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the search of public payroll
         * @description Returns the filters with their types, operators and examples, the sort fields and the facets.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["describePlanillas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/screen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Screen up to 100 subjects against the lists on file
         * @description Returns, for each subject, the entries of sanctions, PEP and debarment lists that may mean them, with a score and what agrees, contradicts and is missing. A contradicting birth date or number lowers a score, a missing one does not. The same number is always a hit. `lists_searched` names the version of every list, also when there is no hit: an auditor can see what was searched. A subject that cannot be screened is `invalid`, says why, and is not charged. If no list of the requested kinds is loaded, the outcome is `not_fetched` and no code is charged. The response is stored and signed: get it again, free, from `/v5/screenings/{id}`.
         *
         *     **Price:** the base charge (0.01) once, plus SCR-NAME for each subject by name and DAT-SCREEN for each subject with an `entity_id`, except `invalid` ones. Free keys get `free_tier_code_locked`.
         */
        post: operations["screen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/screenings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a stored screening
         * @description Returns what a screening said then: subjects, hits, decisions as they stood, and the versions of the lists. It is signed, so you can show it to an auditor; `registry-cli verify` checks it offline. Screenings are stored for five years, and only returned to the account that paid for them.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["getScreening"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/screening/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List decisions about hits
         * @description Returns the history of your decisions, newest first, with who decided, when and why. `state` says whether each still counts, by the latest screening of the subject, or the watched item as it is now, and the current version of the list. Decisions made on watched items are also listed under the reference and entity of their item, and only for keys with the scope WCH-MONTH.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["listDecisions"];
        put?: never;
        /**
         * Decide about a hit
         * @description Records what you decided about a hit that a stored screening shows, or that a watched item shows now. Later screenings of the same subject and its watched items return the decision with the hit, which is never hidden; a dismissed one raises no event. When the subject or the listing changes in name, type, birth date, nationality or identifier, the decision is `stale` and says what changed. Send the `screening_id` of the hit that you looked at, so that the decision rests on it. Decisions are append-only: a new one replaces the last, and the history keeps both. A watched item is the same subject as what you screen under its reference or its entity, so use one reference for one party. No other account sees your decisions.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        post: operations["decideHit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/watchlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List watchlists
         * @description Returns your watchlists, oldest first.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["listWatchlists"];
        put?: never;
        /**
         * Create a watchlist
         * @description Creates an empty list of what you watch. Say which events it raises, and whether they go to your event endpoint.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        post: operations["createWatchlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/watchlists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a watchlist
         * @description Returns a watchlist with the number of its items.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["getWatchlist"];
        put?: never;
        post?: never;
        /**
         * Delete a watchlist
         * @description Ends the watchlist and all of its items. Nothing is paid back. Its events stay in the feed.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        delete: operations["deleteWatchlist"];
        options?: never;
        head?: never;
        /**
         * Change a watchlist
         * @description Changes the members that you send. Other events count from now on; those in the feed stay.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        patch: operations["updateWatchlist"];
        trace?: never;
    };
    "/v5/watchlists/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List watched items
         * @description Returns the items of a watchlist, oldest first, with the entries of lists that may mean them now: as JSON in pages, or with `format=csv` as one file (RFC 4180, UTF-8) that can be added to this or another watchlist: to this, at no charge. In the file, text that a spreadsheet could run as a formula starts with an apostrophe.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["listWatchItems"];
        put?: never;
        /**
         * Watch up to 1,000 items
         * @description Adds entities, by id, or subjects as in screening. All are added or none. The same call again changes nothing and costs nothing, also when the balance is used up, so it can be repeated and takes no `Idempotency-Key`; another subject under a used reference is 409, because a changed subject is a new item. An item that you delete and add again within its paid 30 days costs nothing. The lists on file are searched at once: hits show on the item, and only what changes later is an event. The next 30 days are charged when these end. Without funds the item is `unpaid`, nothing is overdrawn, and it resumes when there is money.
         *
         *     **Price:** WCH-MONTH for each item that is new, for 30 days. Free keys get `free_tier_code_locked`.
         */
        post: operations["addWatchItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/watchlists/{id}/items/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop watching
         * @description Ends an item. Nothing is paid back; the same item added again within its paid time costs nothing.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        delete: operations["deleteWatchItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List correction notices
         * @description Returns notices about data that you received and that was corrected or suppressed since, newest first. A notice names the entity, the part and the dates, not what changed or why. You also get each as the event `correction.issued`.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/notices/{id}/acknowledgements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge a notice
         * @description Records that you have seen a notice and dealt with your copies, under the name of your key. The first time counts; a repeated call changes nothing.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        post: operations["acknowledgeNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the feed of events
         * @description Returns what happened to what you watch, in order and without a gap. Store `next` with what you did, and pass it as `after`. Events are kept 400 days: an older cursor, or one from before a restore, is 410 `cursor_expired`, never a silent gap. With `wait`, a call without events waits for the next one.
         *
         *     **Price:** free. Available to free keys, outside their quotas.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the keys that sign screenings
         * @description Returns every key that signed or signs stored screenings, with the times in which it did. Pin their fingerprints (`kid`). A key that was replaced stays listed, because what it signed stays valid.
         *
         *     **Price:** free, no key required.
         */
        get: operations["getSigningKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health check
         * @description Returns 200 if the process is running. Dependencies are not checked.
         *
         *     **Price:** free, no key required.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readiness check
         * @description For load balancers. Returns 200 if every dependency is available, 503 otherwise.
         *
         *     **Price:** free, no key required.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/objects/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a stored document
         * @description Use the URL from a response (`pdf_url`, `rp_report_url`). It is valid for 15 minutes. Never build one. `key` can contain slashes.
         *
         *     **Price:** free, no key required. You already paid for the URL.
         */
        get: operations["getObject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/openapi.yml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OpenAPI document
         * @description Returns the OpenAPI 3.1 document of v5, as YAML.
         *
         *     **Price:** free, no key required.
         */
        get: operations["getOpenApiDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API reference
         * @description Reference of both versions, where you can try requests with your key.
         *
         *     **Price:** free, no key required.
         */
        get: operations["getReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Error reference
         * @description Every error on one page. `type` of problem details links here.
         *
         *     **Price:** free, no key required.
         */
        get: operations["getErrorReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/assets/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * File of the API reference
         * @description Scripts, styles and images of the API reference, served from this host.
         *
         *     **Price:** free, no key required.
         */
        get: operations["getReferenceAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An accepted refresh. */
        AcceptedUpdate: {
            /** @description Id of the update request, unique across jurisdictions and included in webhooks. */
            update_request_id: number;
            /** @description The same as `update_request_id`. */
            id: number;
            /** @description Id of the entity. */
            entity_id: TypedId<"own">;
            /** @description Stable key of the entity in its sources. */
            entity_sid: string;
            /**
             * @description Jurisdiction. Only entities of Panama can be refreshed.
             * @constant
             */
            jurisdiction: "pa";
            /**
             * @description Always `pending` at creation.
             * @constant
             */
            status: "pending";
            /** @description Requested codes. */
            requested_codes: ("CHK-BIN" | "DAT-CORE" | "DAT-HOOK" | "DAT-GOV" | "DAT-BIZ" | "DAT-ASSET" | "DAT-TRADE" | "DAT-DOC" | "DAT-RISK" | "DAT-PROC" | "DAT-NEWS" | "DAT-MEDIA" | "DAT-LEGAL" | "DAT-CGR" | "DAT-IP" | "DAT-LABOR" | "DAT-SCREEN" | "DAT-ALL")[];
            /** @description Amount charged on completion, in USD as a decimal string. */
            estimated_cost: string;
            /** @description URL that receives the result. Null if no webhook is set up. */
            webhook_url: string | null;
            billing: components["schemas"]["Billing"];
        };
        /** @description What is watched. */
        AddedWatchItems: {
            /** @description The items, in the order of the request. */
            items: {
                /** @description Id of the item. */
                id: number;
                /** @description Your own id. */
                reference: string;
                /** @description The watched entity. Null: a subject that you describe. */
                entity_id: TypedId<"own"> | null;
                /** @description The name that is watched. With an entity, its first name; if that may no longer be shown, the name that you sent, or empty. */
                name: string;
                /**
                 * @description `unpaid`: the last period could not be charged. It resumes when there is money. `restricted`: the entity may no longer be shown and you sent no name of your own, so it is not watched and not charged.
                 * @enum {string}
                 */
                state: "active" | "unpaid" | "restricted";
                /**
                 * Format: date-time
                 * @description End of the paid time. The next period is charged then.
                 */
                paid_until: string;
                /**
                 * Format: date-time
                 * @description When the lists on file were searched. Null: in a moment.
                 */
                screened_at: string | null;
                /** @description Entries of lists that may mean the item now. `hits` has the first of them. */
                total_hits: number;
                /** @description Entries of lists that may mean the item now: those with the same number first, then by score. Empty for an unpaid item. */
                hits: {
                    /** @description Id of the entry. */
                    listing_id: string;
                    /** @description Id of the list. */
                    list: string;
                    /** @description First name of the entry. */
                    name: string;
                    /** @description How likely the entry means the item. */
                    score: number;
                    /** @description Whether the entry has the same number as the item. */
                    by_number: boolean;
                    /**
                     * Format: date-time
                     * @description When it was found.
                     */
                    found_at: string;
                    /** @description What you decided about it, under any name of the item. Null: nothing yet. */
                    decision: components["schemas"]["HitDecision"] | null;
                }[];
            }[];
            /** @description Items that are watched from now on. */
            created: number;
            /** @description Items that were watched already. */
            unchanged: number;
            billing: components["schemas"]["Billing"];
        };
        /** @description An asset. */
        Asset: {
            /** @description Id of the asset. */
            id: string;
            /**
             * @description Type of the asset.
             * @enum {string}
             */
            type: "finca" | "ph" | "edif" | "nave" | "bm" | "marca" | "imp" | "exp" | "entrada" | "elemento" | "relemento" | "mig" | "wp" | "visaaut" | "imped";
            /**
             * @description Jurisdiction.
             * @enum {string}
             */
            jurisdiction: "pa";
            /** @description Owner of the asset. Null if it is not matched to an entity. */
            entity_id: TypedId<"own"> | null;
            /** @description Charged code that covers it. */
            code: string;
            /**
             * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
             * @enum {string}
             */
            state: "ok" | "empty" | "not_fetched" | "source_down";
            source: components["schemas"]["SectionSource"];
            /** @description Every source of this data, those already read first. */
            sources: components["schemas"]["TagSource"][];
            /** @description The full record. */
            data: components["schemas"]["FincaItem"] | components["schemas"]["PropiedadItem"] | components["schemas"]["EdificioItem"] | components["schemas"]["NaveItem"] | components["schemas"]["BienMuebleItem"] | components["schemas"]["MarcaItem"] | components["schemas"]["ImportacionItem"] | components["schemas"]["ExportacionItem"] | components["schemas"]["DocumentoEscaneadoItem"] | components["schemas"]["DocumentoDigitalItem"] | components["schemas"]["RealEstateDeedItem"] | components["schemas"]["MigrationItem"] | components["schemas"]["WorkPermitItem"] | components["schemas"]["AuthorizedVisaItem"] | components["schemas"]["ImpedimentoItem"];
            billing: components["schemas"]["Billing"];
        };
        /** @description An asset. */
        AssetBody: {
            /** @description Id of the asset. */
            id: string;
            /**
             * @description Type of the asset.
             * @enum {string}
             */
            type: "finca" | "ph" | "edif" | "nave" | "bm" | "marca" | "imp" | "exp" | "entrada" | "elemento" | "relemento" | "mig" | "wp" | "visaaut" | "imped";
            /**
             * @description Jurisdiction.
             * @enum {string}
             */
            jurisdiction: "pa";
            /** @description Owner of the asset. Null if it is not matched to an entity. */
            entity_id: TypedId<"own"> | null;
            /** @description Charged code that covers it. */
            code: string;
            /**
             * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
             * @enum {string}
             */
            state: "ok" | "empty" | "not_fetched" | "source_down";
            source: components["schemas"]["SectionSource"];
            /** @description Every source of this data, those already read first. */
            sources: components["schemas"]["TagSource"][];
            /** @description The full record. */
            data: components["schemas"]["FincaItem"] | components["schemas"]["PropiedadItem"] | components["schemas"]["EdificioItem"] | components["schemas"]["NaveItem"] | components["schemas"]["BienMuebleItem"] | components["schemas"]["MarcaItem"] | components["schemas"]["ImportacionItem"] | components["schemas"]["ExportacionItem"] | components["schemas"]["DocumentoEscaneadoItem"] | components["schemas"]["DocumentoDigitalItem"] | components["schemas"]["RealEstateDeedItem"] | components["schemas"]["MigrationItem"] | components["schemas"]["WorkPermitItem"] | components["schemas"]["AuthorizedVisaItem"] | components["schemas"]["ImpedimentoItem"];
        };
        AuthorizedVisaItem: {
            /** @description Id of the record, for `GET /v5/entities/{id}`. */
            id: TypedId<"visaaut">;
            /** @description Case number */
            numero_caso: string | null;
            /** @description Name of the applicant */
            nombre: string | null;
            /** @description Nationality */
            nacionalidad: string | null;
            /** @description Visa type */
            tipo_visa: string | null;
            /** @description Date the case was opened */
            fecha_inicio: string | null;
            /** @description Date of the latest activity */
            fecha_ultimo_movimiento: string | null;
            /** @description Date the case was closed */
            fecha_fin: string | null;
            /** @description Status of the case, as written in the source */
            estado: string | null;
        };
        /** @description A page of notices of operation. */
        AvisosPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "avisos";
            /** @description Matching records, in order. */
            results: components["schemas"]["AvisosResult"][];
            /** @description Position of this page. */
            page: {
                /** @description Number of results in this page. */
                returned: number;
                /** @description Cursor for the next page, valid for 24 hours. Null on the last page. */
                next_cursor: string | null;
                /** @description Number of matching records when the first page was returned. */
                total: number;
                /**
                 * @description Precision of `total`. `eq`: exact. `gte`: a lower bound.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description Requested facets. */
            facets: {
                /** @description Most frequent values. */
                estatus?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
            };
            /**
             * @description Precision of the facet counts. `eq`: exact. `gte`: a lower bound.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description A result of notices of operation. */
        AvisosResult: {
            /** @description Number of the record. */
            id: number;
            /** @description Entity that the record belongs to. Null if it is not matched to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Number of the notice. */
            numero?: string | null;
            /** @description Trade name. */
            nombre: string | null;
            /** @description Tax number, as written in the notice. */
            ruc?: string | null;
            /** @description Status of the notice. */
            estatus: string | null;
            /**
             * Format: date
             * @description Issue date. Null if the source does not give a valid date.
             */
            fecha_generacion: string | null;
            /** @description The cheapest code that unlocks `numero`, `ruc`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked. */
            locked: "DAT-BIZ" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        /** @description Candidate entities for each row. */
        BatchResolution: {
            /** @description Results in the order of the rows. */
            results: ({
                /** @description Your own id for the row. */
                row_id: string | null;
                /** @description Index of the row in the request. */
                index: number;
                /**
                 * @description `matched`: the first candidate is at or above the accept level, with a margin to the next (or it alone has the number), and no other candidate has the same name. `ambiguous`: candidates that someone should look at, such as homonyms, or a number with another name. `no_match`: no likely match.
                 * @enum {string}
                 */
                outcome: "matched" | "ambiguous" | "no_match";
                /**
                 * @description `identify`: the one right entity. `screen`: everyone who may be meant, with other costs, levels and odds, because most screened names mean nobody on record. Confidences of the two modes are not comparable.
                 * @enum {string}
                 */
                mode: "identify" | "screen";
                /** @description Levels of the mode, by which the outcome was decided. */
                levels: {
                    /** @description Confidence at or above which a candidate can be the match. */
                    accept: number;
                    /** @description Confidence below which there is no match. */
                    possible: number;
                    /** @description How far the next candidate must be below the match. */
                    margin: number;
                };
                /** @description The parsed query. */
                query: {
                    /** @description Name as compared. */
                    normalized_name: string | null;
                    /** @description Legal form removed from the name. Null if there is none. */
                    legal_form: string | null;
                    /** @description Parsed identifiers of the query. Null if there are none. */
                    identifier: {
                        /** @description Parsed identifier. */
                        ruc?: {
                            /** @description Canonical form, without check digits and padding zeros. */
                            number: string;
                            /** @description Entity types that the number can belong to. */
                            read_as: ("Organization" | "NaturalPerson")[];
                            /** @description Check digits as written. Null if there are none. */
                            dv: string | null;
                            /** @description Check digits by the authority’s algorithm. Null if they cannot be computed. */
                            dv_expected: string | null;
                        };
                        /** @description Parsed identifier. */
                        cedula?: {
                            /** @description Canonical form, without check digits and padding zeros. */
                            number: string;
                            /** @description Entity types that the number can belong to. */
                            read_as: ("Organization" | "NaturalPerson")[];
                            /** @description Check digits as written. Null if there are none. */
                            dv: string | null;
                            /** @description Check digits by the authority’s algorithm. Null if they cannot be computed. */
                            dv_expected: string | null;
                        };
                    } | null;
                };
                /** @description Best first. */
                candidates: {
                    /** @description Id of the entity. */
                    id: TypedId<"own">;
                    /** @description Registered name. */
                    nombre: string | null;
                    /**
                     * @description Type of the entity.
                     * @enum {string}
                     */
                    type: "Organization" | "NaturalPerson";
                    /** @description Tax number without check digits. */
                    ruc_no_dv: string | null;
                    /** @description Status in the registry. */
                    status: string | null;
                    /** @description Calibrated confidence: at 0.9, nine in ten candidates are correct. */
                    confidence: number;
                    /** @description Fields of the query that match the entity. */
                    matched_on: ("name" | "ruc" | "cedula")[];
                    /** @description The name of the entity that matches best: its current name or one of its others. Null if no name matches. */
                    matched_name: {
                        /** @description As the source writes it. */
                        name: string;
                        /**
                         * @description `legal`: the current name. `former`: a previous one.
                         * @enum {string}
                         */
                        kind: "legal" | "former" | "trade" | "alias";
                        /**
                         * Format: date
                         * @description First day of the name. Null if the source states none.
                         */
                        since: string | null;
                        /**
                         * Format: date
                         * @description Last day of the name. Null if the source states none.
                         */
                        until: string | null;
                        /** @description Source of the name. */
                        source: string;
                    } | null;
                    /** @description Features behind the confidence. Only with `explain`. */
                    features?: {
                        /** @description Feature that was compared. */
                        feature: string;
                        /** @description How well it matches. */
                        score: number;
                        /** @description Weight of the feature. Negative values count against the candidate. */
                        weight: number;
                        /** @description The comparison in words. */
                        detail: string;
                    }[];
                }[];
                /** @description Difference in confidence between the first candidate and the next. Null without candidates. */
                margin: number | null;
                /** @description Warnings about the query. */
                warnings: ("dv_mismatch" | "dv_unverified" | "type_ambiguous" | "ruc_not_found" | "cedula_not_found" | "type_mismatch" | "identifier_mismatch" | "name_ignored" | "name_mismatch" | "common_name" | "same_name")[];
            } | {
                /** @description Your own id for the row. */
                row_id: string | null;
                /** @description Index of the row in the request. */
                index: number;
                /**
                 * @description The row could not be read. Not charged.
                 * @constant
                 */
                outcome: "invalid";
                /** @description Reason. */
                error: {
                    /** @description Same error code as for a single request, such as `invalid_identifier`. */
                    code: string;
                    /** @description Member with the error. */
                    field: string;
                    /** @description What is wrong with it. */
                    message: string;
                };
            })[];
            /** @description Number of rows by outcome. */
            summary: {
                /** @description Rows in the request. */
                rows: number;
                /** @description Rows with one clear match. */
                matched: number;
                /** @description Rows with more than one possible match. */
                ambiguous: number;
                /** @description Rows without a likely match. */
                no_match: number;
                /** @description Invalid rows. */
                invalid: number;
            };
            /** @description Version of the scoring algorithm. */
            algorithm: string;
            /**
             * Format: date-time
             * @description Time of the latest import or refresh in the index. Null if there is none.
             */
            index_as_of: string | null;
            billing: components["schemas"]["Billing"];
        };
        BienMuebleItem: {
            /** @description Id of the record, for `GET /v5/entities/{id}`. */
            id: TypedId<"bm">;
            /** @description Folio number */
            folio: string | null;
            /** @description File number */
            ficha: string | null;
            /** @description Registration date */
            fecha_inscripcion: string | null;
            /** @description Owner, as written in the registry */
            propietario_registro_string: string | null;
        };
        /** @description Price of the request. Amounts are decimal strings. */
        Billing: {
            /**
             * @description Currency of every amount.
             * @constant
             */
            currency: "USD";
            /** @description Price of the request. Zero in the free and public tiers. */
            price: string;
            /** @description Amount charged. "0.00" for dry runs and free requests. */
            charged: string;
            /** @description Whether this is a dry run. */
            dry_run: boolean;
            /** @description Base charge, included in `price`. */
            base: string;
            /** @description Charged product codes, largest first. */
            codes: {
                /** @description Product code. */
                code: string;
                /** @description Price of the code in this request, in USD. */
                price: string;
                /** @description Number of times the code is charged. Absent if it is charged once. */
                quantity?: number;
                /** @description Price per unit, in USD. Present with `quantity`. */
                unit_price?: string;
            }[];
            /** @description Requested codes that a larger code covers, at no charge. */
            redundant: string[];
            /** @description Requested codes that are not charged because they returned nothing. Absent if there are none. */
            not_charged?: {
                /** @description Product code. */
                code: string;
                /**
                 * @description `never_fetched`: no source of its sections has been read yet, so there is no data. Request a refresh. `not_applicable`: the code covers none of the requested records.
                 * @enum {string}
                 */
                reason: "never_fetched" | "not_applicable";
                /** @description Number of rows. Absent if there is one. */
                quantity?: number;
            }[];
            /** @description Restrictions of the free or public tier. Absent if there are none. */
            free_tier?: {
                /**
                 * @description The tier does not include this request; `price` is its price with a balance.
                 * @constant
                 */
                locked?: true;
                /**
                 * @description The request would exceed a quota of the tier or the public budget.
                 * @constant
                 */
                would_exceed?: true;
                /**
                 * @description Status that the request would return.
                 * @enum {number}
                 */
                would_status?: 402 | 429;
            };
        };
        /** @description Request body too large: at most 262144 bytes. */
        BodyTooLargeError: {
            /** @description What is wrong and how to fix it. */
            error: string;
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "body_too_large";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        BusinessNotice: {
            /** @description Number of the notice of operation */
            numero: string | null;
            /** @description Trade name */
            nombre: string | null;
            /** @description Tax number */
            ruc: string | null;
            /** @description Status of the notice */
            estatus: string | null;
            /** @description Issue date */
            fecha_generacion: string | null;
        };
        CSSMorosoMencion: {
            /** @description Identifier of the record */
            id: number;
            /** @description Title of the publication */
            titulo: string | null;
            /** @description Publication date */
            fecha_publicacion: string | null;
        };
        /** @description Product codes, data levels and sources. */
        Catalog: {
            /**
             * Format: date
             * @description Date of the last change.
             */
            version: string;
            /**
             * @description Currency of the prices.
             * @constant
             */
            currency: "USD";
            /** @description Base charge per request, in USD as a decimal string. */
            base: string;
            /** @description All product codes. */
            codes: components["schemas"]["CatalogCode"][];
            /** @description All data levels. */
            levels: components["schemas"]["CatalogLevel"][];
            /** @description All sources. */
            sources: components["schemas"]["CatalogSource"][];
            billing: components["schemas"]["Billing"];
        };
        /** @description Product code. */
        CatalogCode: {
            /** @description Product code. */
            code: string;
            /** @description Price in Panama, in USD as a decimal string. Null if it has no price yet. */
            price: string | null;
            /** @description Price by jurisdiction. */
            prices?: {
                /** @description Price in jurisdiction `pa`, in USD. */
                pa?: string;
                /** @description Price in jurisdiction `ec`, in USD. */
                ec?: string;
                /** @description Price in jurisdiction `co`, in USD. */
                co?: string;
            };
            /**
             * @description Where the price is defined.
             * @enum {unknown}
             */
            price_source?: "specification" | "ruling";
            /**
             * @description Unit that the price applies to.
             * @enum {unknown}
             */
            unit?: "entity" | "row" | "call";
            /**
             * @description `include`: requested with `include`. `endpoint`: the price of an endpoint.
             * @enum {unknown}
             */
            use?: "include" | "endpoint";
            /** @description What the code returns. */
            description: string;
            /** @description Jurisdictions where it is available. */
            jurisdictions: ("pa" | "ec" | "co")[];
            /** @description Whether free keys can use it. */
            free_tier: boolean;
            /** @description Data levels it returns. */
            levels: string[];
            /** @description Entity types it applies to. */
            applies_to: ("Organization" | "NaturalPerson")[];
            /**
             * @description `unpriced`: listed, but rejected as unknown.
             * @enum {unknown}
             */
            status: "active" | "unpriced";
        };
        /** @description Data level: the smallest unit of information. */
        CatalogLevel: {
            /** @description Name of the level. */
            level: string;
            /** @description Sections of the level. */
            tags: string[];
            /** @description Jurisdictions where it is available. */
            jurisdictions: ("pa" | "ec" | "co")[];
            /** @description Entity types it applies to. */
            applies_to: ("Organization" | "NaturalPerson")[];
            /** @description Product codes that return it. */
            codes: string[];
            /** @description Source in the first of its jurisdictions. Null if there is none. */
            source: string | null;
            /** @description All sources, in all jurisdictions where it is available. */
            sources: {
                /** @description Identifier of the source. */
                id: string;
                /**
                 * @description Jurisdiction.
                 * @enum {unknown}
                 */
                jurisdiction: "pa" | "ec" | "co";
            }[];
            /** @description Maximum items of each list in one response. Null if it has no lists. */
            max_items: number | null;
        };
        /** @description Source: an institution that we read. */
        CatalogSource: {
            /** @description Identifier of the source. */
            id: string;
            /** @description Name of the institution. */
            name: string;
            /**
             * Format: uri
             * @description Public URL.
             */
            url: string;
            /**
             * @description Jurisdiction of the source.
             * @enum {unknown}
             */
            jurisdiction: "pa" | "ec" | "co";
            /** @description How often we read the source. */
            cadence: string;
            /** @description Whether its records come from a leak. */
            leaked: boolean;
            /** @description Text that its license requires you to show with its records. Null if there is none. */
            attribution: string | null;
            /** @description Sections that use it. */
            feeds: string[];
        };
        /** @description Changes to the records of an entity. */
        Changes: {
            /** @description The entity. */
            id: TypedId<"own">;
            /**
             * Format: date-time
             * @description Start of the period. Null if it is unlimited.
             */
            since: string | null;
            /** @description Changes, oldest first. */
            changes: {
                /** @description Number of the change. Use it to skip duplicates. */
                seq: number;
                /** @description Level whose records changed. */
                level: string;
                /** @description Records added. */
                inserted: number;
                /** @description Records updated. */
                updated: number;
                /** @description Records removed. */
                removed: number;
                /** @description Id of the source. */
                source: string;
                /**
                 * Format: date-time
                 * @description When the change was recorded, with microseconds.
                 */
                changed_at: string;
            }[];
            /** @description Levels that are left out of this response, because their jurisdiction requires a purpose and the account has stated none: nothing is known from it about them. Absent if none are. */
            levels_needing_purpose?: string[];
            /** @description Position of this page. */
            page: {
                /** @description Number of entries in this response. */
                returned: number;
                /** @description Pass it as `cursor`, with the other parameters unchanged, to get the next page. Null on the last page. */
                next_cursor: string | null;
            };
            billing: components["schemas"]["Billing"];
        };
        CoincidenciaPep: {
            /** @description Identifier of the record */
            id: number;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description List; null for posts of the payroll */
            lista: string | null;
            /** @description Version of the list that the entry is from */
            version: string | null;
            /** @description Publisher's date of that version: `YYYY-MM-DD` or `YYYY-MM` */
            fecha_lista: string | null;
            /** @description Published name */
            nombre: string | null;
            /** @description Office held or sought */
            cargo: string | null;
            /** @description Institution */
            institucion: string | null;
            /** @description Type of exposure: official, deputy or candidate */
            categoria: string | null;
            /** @description Political party */
            partido: string | null;
            /** @description Start of the term */
            fecha_inicio: string | null;
            /** @description End of the term */
            fecha_fin: string | null;
            /** @description URL of the publication */
            url: string | null;
            /** @description How the person was matched to the entity */
            match: components["schemas"]["ScreeningMatch"] | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
        };
        CompanyLicense: {
            /** @description Identifier of the record in its source */
            id: string | null;
            /** @description Name of the license or its holder */
            nombre: string | null;
        };
        Compraventa: {
            /** @description Seller */
            vendedor: string | null;
            /** @description Buyer */
            comprador: string | null;
            /** @description Price */
            precio: number | null;
            /** @description Currency, ISO 4217 */
            moneda: string | null;
            /** @description Date of the deed */
            fecha: string | null;
        };
        Contacto: {
            /** @description Street address */
            direccion: string | null;
            /** @description Province or department */
            provincia: string | null;
            /** @description District, canton or municipality */
            distrito: string | null;
            /** @description Corregimiento or parish */
            corregimiento: string | null;
            /** @description Phone number */
            telefono: string | null;
            /** @description Email address */
            correo: string | null;
            /** @description Website */
            sitio_web: string | null;
        };
        ContraloriaDoc: {
            /** @description Identifier of the record */
            id: number;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Procedure number */
            tramite: string | null;
            /** @description Document type */
            documento: string | null;
            /** @description Institution that issued it */
            institucion: string | null;
            /** @description Beneficiary */
            favor: string | null;
            /** @description Date received */
            fecha_entrada: string | null;
            /** @description Date countersigned */
            fecha_refrando: string | null;
            /** @description Date sent out */
            fecha_salida: string | null;
            /** @description Document number */
            numero: string | null;
            /** @description Number in the SCAFID system */
            scafid: string | null;
            /** @description Amount in USD */
            monto: number | null;
            /** @description Status of the procedure */
            estado: string | null;
            /** @description Subject */
            asunto: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
        };
        /** @description A page of comptroller documents. */
        ContraloriaPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "contraloria";
            /** @description Matching records, in order. */
            results: components["schemas"]["ContraloriaResult"][];
            /** @description Position of this page. */
            page: {
                /** @description Number of results in this page. */
                returned: number;
                /** @description Cursor for the next page, valid for 24 hours. Null on the last page. */
                next_cursor: string | null;
                /** @description Number of matching records when the first page was returned. */
                total: number;
                /**
                 * @description Precision of `total`. `eq`: exact. `gte`: a lower bound.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description Requested facets. */
            facets: {
                /** @description Most frequent values. */
                documento?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                institucion?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                estado?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
            };
            /**
             * @description Precision of the facet counts. `eq`: exact. `gte`: a lower bound.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description A result of comptroller documents. */
        ContraloriaResult: {
            /** @description Number of the record. */
            id: number;
            /** @description Entity that the record belongs to. Null if it is not matched to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Procedure number. */
            tramite: string | null;
            /** @description Document type. */
            documento: string | null;
            /** @description Institution that issued it. */
            institucion: string | null;
            /** @description Beneficiary. */
            favor: string | null;
            /**
             * Format: date
             * @description Date received. Null if the source does not give a valid date.
             */
            fecha_entrada: string | null;
            /**
             * Format: date
             * @description Date countersigned. Null if the source does not give a valid date.
             */
            fecha_refrando: string | null;
            /**
             * Format: date
             * @description Date sent out. Null if the source does not give a valid date.
             */
            fecha_salida: string | null;
            /** @description Document number. */
            numero: string | null;
            /** @description Number in the SCAFID system. */
            scafid?: string | null;
            /** @description Amount in USD. */
            monto?: number | null;
            /** @description Status of the procedure. */
            estado: string | null;
            /** @description Subject. */
            asunto?: string | null;
            /** @description The cheapest code that unlocks `scafid`, `monto`, `asunto`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked. */
            locked: "DAT-CGR" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        /** @description Records of each source and their age. */
        Coverage: {
            /**
             * Format: date-time
             * @description When the records were counted. Null if they were not yet.
             */
            as_of: string | null;
            /** @description All sources, in the order of the catalog. */
            sources: {
                /** @description Id of the source. */
                id: string;
                /** @description Name of the institution. */
                name: string;
                /**
                 * @description Jurisdiction of the source.
                 * @enum {string}
                 */
                jurisdiction: "pa" | "ec" | "co";
                /**
                 * @description How often we read the source.
                 * @enum {string}
                 */
                cadence: "daily" | "weekly" | "monthly" | "quarterly" | "yearly";
                /** @description Number of records. Null if not counted yet. */
                rows: number | null;
                /** @description Number of synthetic records, for demonstration. Null if not counted yet. */
                synthetic_rows: number | null;
                /**
                 * Format: date
                 * @description Date of the oldest record. Null if none has a date.
                 */
                oldest: string | null;
                /**
                 * Format: date
                 * @description Date of the newest record. Null if none has a date.
                 */
                newest: string | null;
                /**
                 * Format: date-time
                 * @description When a record was last fetched. Null if none was.
                 */
                fetched_at: string | null;
                /** @description Last run that read the source or loaded its records. Null if there is none. */
                last_run: {
                    /**
                     * @description Type of the run.
                     * @enum {string}
                     */
                    kind: "import" | "refresh";
                    /**
                     * @description State of the run. Imports: the first three. Refreshes: the others, or `completed`.
                     * @enum {string}
                     */
                    state: "running" | "completed" | "failed" | "ok" | "empty" | "source_down";
                    /**
                     * Format: date-time
                     * @description When the run ended or, if it is running, started.
                     */
                    at: string;
                } | null;
                /**
                 * @description `stale`: nothing was fetched for twice the cadence. `source_down`: the source did not respond to the last refresh. `not_loaded`: there are no records. `unknown`: not counted yet.
                 * @enum {string}
                 */
                state: "ok" | "stale" | "source_down" | "not_loaded" | "unknown";
            }[];
            billing: components["schemas"]["Billing"];
        };
        /** @description The events after this cursor are no longer stored. */
        CursorExpiredError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "the events after this cursor are no longer stored";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "cursor_expired";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        CustomsSummary: {
            /** @description All imports */
            imports: components["schemas"]["CustomsTotals"] | null;
            /** @description All exports */
            exports: components["schemas"]["CustomsTotals"] | null;
            /** @description Exports of the last 12 months with records */
            recent_exports_summary: components["schemas"]["CustomsTotals"] | null;
            /** @description Imports of the last 12 months with records */
            recent_imports_summary: components["schemas"]["CustomsTotals"] | null;
            /** @description Exports compared with the declared activity */
            export_tariff_activity_similarity: components["schemas"]["TariffActivitySimilarity"] | null;
            /** @description Imports compared with the declared activity */
            import_tariff_activity_similarity: components["schemas"]["TariffActivitySimilarity"] | null;
        };
        CustomsTotals: {
            /** @description Number of declarations */
            declaraciones: number | null;
            /** @description Total CIF value in USD */
            valor_cif: number | null;
            /** @description Date of the first declaration */
            primera_fecha: string | null;
            /** @description Date of the latest declaration */
            ultima_fecha: string | null;
        };
        /** @description It was deleted. */
        Deleted: {
            /**
             * @description It was deleted.
             * @constant
             */
            deleted: true;
            billing: components["schemas"]["Billing"];
        };
        DirectorItem: {
            /** @description Name of the director */
            nombre: string | null;
            /** @description Position, such as PRESIDENTE */
            cargo: string | null;
            /** @description Identity card or tax number of the director */
            cedula: string | null;
            /** @description Id of the person. Null if unknown. */
            person_id: TypedId<"own"> | null;
            /** @description Whether the director still holds the position */
            activo: boolean | null;
            /** @description Start date */
            desde: string | null;
            /** @description End date */
            hasta: string | null;
            /** @description How the director was matched to `person_id` */
            link: components["schemas"]["LinkEvidence"] | null;
        };
        /** @description Page of the text of a document. */
        DocumentText: {
            /** @description Id of the asset. */
            id: string;
            /**
             * @description Type of the asset.
             * @enum {string}
             */
            type: "finca" | "ph" | "edif" | "nave" | "bm" | "marca" | "imp" | "exp" | "entrada" | "elemento" | "relemento" | "mig" | "wp" | "visaaut" | "imped";
            /**
             * @description Jurisdiction.
             * @enum {string}
             */
            jurisdiction: "pa";
            /** @description Owner of the asset. Null if it is not matched to an entity. */
            entity_id: TypedId<"own"> | null;
            /** @description Charged code that covers it. */
            code: string;
            /**
             * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
             * @enum {string}
             */
            state: "ok" | "empty" | "not_fetched" | "source_down";
            source: components["schemas"]["SectionSource"];
            /** @description Every source of this data, those already read first. */
            sources: components["schemas"]["TagSource"][];
            /** @description Page. */
            page: number;
            /** @description Total number of pages. 0 if the text was never recognized. */
            pages: number;
            /** @description Path and query of the next page. Null on the last page. */
            next: string | null;
            /** @description Recognized text of the page. Null if it was never recognized. */
            text: string | null;
            /** @description Where the text comes from. Null if the document has no file: any text came with its record or from a deleted file. */
            recognition: {
                /**
                 * @description Status of the recognition of its file. `unavailable`: no text recognizer is installed. Earlier text is kept.
                 * @enum {string}
                 */
                state: "waiting" | "unavailable" | "read" | "failed";
                /** @description Text recognizer and version. Null if the text was not recognized from a file; `language` and `read_at` are then null too. */
                engine: string | null;
                /** @description ISO 639-2 code of the recognition language. */
                language: string | null;
                /**
                 * Format: date-time
                 * @description When the text was recognized.
                 */
                read_at: string | null;
                /** @description Whether the text comes from a file that was since replaced. `state` is that of the current file. */
                of_former_file: boolean;
            } | null;
            billing: components["schemas"]["Billing"];
        };
        DocumentoDigitalItem: {
            /** @description Id of the record, for `GET /v5/entities/{id}`. */
            id: TypedId<"elemento">;
            /** @description Entry number in the registry */
            entrada: string | null;
            /** @description Filed document */
            detalle: string | null;
            /** @description Filing date */
            fecha_ingreso: string | null;
            /** @description Date of the deed */
            fecha_escritura: string | null;
        };
        DocumentoEscaneadoItem: {
            /** @description Id of the record, for `GET /v5/entities/{id}`. */
            id: TypedId<"entrada">;
            /** @description Name of the document */
            nombre: string | null;
            /** @description URL of the document */
            pdf_url: string | null;
        };
        /** @description Response to a dry run: the price of the request. */
        DryRun: {
            billing: components["schemas"]["Billing"];
        };
        EdificioItem: {
            /** @description Id of the record, for `GET /v5/entities/{id}`. */
            id: TypedId<"edif">;
            /** @description Name of the building */
            nombre: string | null;
            /** @description Folio number */
            folio: string | null;
            /** @description File number */
            ficha: string | null;
            /** @description Registration date */
            fecha_inscripcion: string | null;
            /** @description Address of the building */
            direccion: string | null;
            /** @description Number of units */
            unidades: number | null;
        };
        /** @description `include` has an empty product code. */
        EmptyIncludeItemError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "include must not contain an empty product code";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "empty_include_item";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Results by id. */
        EntitiesBatch: {
            /** @description One result for each id, in the same order. */
            results: {
                /** @description Requested id. */
                id: string;
                /**
                 * @description Whether it was found. `invalid`: no code in `include` covers the asset. Only `ok` is charged.
                 * @enum {string}
                 */
                outcome: "ok" | "not_found" | "merged" | "invalid";
                /** @description The entity or asset, if it was found. */
                entity?: components["schemas"]["EntityCardBody"] | components["schemas"]["AssetBody"];
                /** @description Entity that it was merged into. */
                merged_into?: TypedId<"own">;
                /** @description Why it is `invalid`. */
                error?: {
                    /**
                     * @description Error code, for programs.
                     * @constant
                     */
                    code: "include_not_applicable";
                    /** @description Codes that cover the asset, cheapest first. */
                    supported_includes: string[];
                };
            }[];
            billing: components["schemas"]["Billing"];
        };
        /** @description Entities and assets to get. */
        EntitiesBatchBody: {
            /** @description Ids of entities and assets, without duplicates. Results keep their order. */
            ids: string[];
            /** @description Product codes for every entity. Defaults to CHK-BIN, or to DAT-FREE for free keys; for an asset, to the cheapest code that covers it. */
            include?: ("CHK-BIN" | "DAT-CORE" | "DAT-HOOK" | "DAT-GOV" | "DAT-BIZ" | "DAT-ASSET" | "DAT-TRADE" | "DAT-DOC" | "DAT-RISK" | "DAT-PROC" | "DAT-NEWS" | "DAT-MEDIA" | "DAT-LEGAL" | "DAT-CGR" | "DAT-IP" | "DAT-LABOR" | "DAT-SCREEN" | "DAT-ALL" | "DAT-FREE")[];
            /**
             * @description Maximum items per list.
             * @default 10
             */
            inline_limit?: number;
        };
        /** @description A page of companies and persons. */
        EntitiesPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "entities";
            /** @description Matching entities. Names that begin with the words first, then the others, each in alphabetical order. */
            results: components["schemas"]["EntitiesResult"][];
            /** @description Position of this page. */
            page: {
                /** @description Number of results in this page. */
                returned: number;
                /** @description Cursor for the next page, valid for 24 hours. Null on the last page. */
                next_cursor: string | null;
                /** @description Number of matching entities when the first page was returned. */
                total: number;
                /**
                 * @description Precision of `total`. `eq`: exact. `gte`: a lower bound.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description Requested facets. */
            facets: {
                /** @description Most frequent values. */
                kind?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of entities with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                status?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of entities with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                legal_form?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of entities with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                province?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of entities with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                activity?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of entities with the value. */
                    count: number;
                }[];
            };
            /**
             * @description Precision of the facet counts. `eq`: exact. `gte`: a lower bound.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description A result of companies and persons. */
        EntitiesResult: {
            /** @description Id of the entity. */
            id: TypedId<"own">;
            /** @description Registered name. */
            nombre: string | null;
            /**
             * @description Type of entity.
             * @enum {unknown}
             */
            type: "Organization" | "NaturalPerson";
            /** @description Tax number of an organization, without check digit. Null for persons. */
            ruc_no_dv: string | null;
            /** @description Number of the identity card or tax number with parts replaced by `***`. It tells namesakes apart. */
            identifier_masked: string | null;
            /** @description Province of an organization, or the one that issued the identity card of a person. */
            province: string | null;
            /** @description The former, trade or alias name that has the words, if the current name does not. Null otherwise. */
            matched_name: {
                /** @description As the source writes it. */
                name: string;
                /**
                 * @description `former`: a previous legal name. `trade`: a trade name. `alias`: any other name.
                 * @enum {string}
                 */
                kind: "former" | "trade" | "alias";
                /**
                 * Format: date
                 * @description First day of the name. Null if the source states none.
                 */
                since: string | null;
                /**
                 * Format: date
                 * @description Last day of the name. Null if the source states none.
                 */
                until: string | null;
                /** @description Source of the name. */
                source: string;
            } | null;
        };
        /** @description An entity. */
        EntityCard: {
            /** @description Id of the entity. */
            id: TypedId<"own">;
            /**
             * @description Type of the entity.
             * @enum {string}
             */
            type: "Organization" | "NaturalPerson";
            /**
             * @description Jurisdiction.
             * @enum {string}
             */
            jurisdiction: "pa";
            /** @description Registered name. */
            nombre: string | null;
            /** @description Tax number with check digit. Organizations only. */
            ruc?: string | null;
            /** @description Tax number without check digit. Organizations only. */
            ruc_no_dv?: string | null;
            /** @description Identity card number. Persons only. */
            cedula?: string | null;
            /** @description Former, trade and alias names: those in use first, then the latest. Resolve and searches find them too. */
            other_names: {
                /** @description As the source writes it. */
                name: string;
                /**
                 * @description `former`: a previous legal name. `trade`: a trade name. `alias`: any other name.
                 * @enum {string}
                 */
                kind: "former" | "trade" | "alias";
                /**
                 * Format: date
                 * @description First day of the name. Null if the source states none.
                 */
                since: string | null;
                /**
                 * Format: date
                 * @description Last day of the name. Null if the source states none.
                 */
                until: string | null;
                /** @description Source of the name. */
                source: string;
            }[];
            source: components["schemas"]["SectionSource"];
            /** @description Every source of this data, those already read first. */
            sources: components["schemas"]["TagSource"][];
            /** @description Other base fields of an organization. Empty for a person. */
            core: {
                /** @description File number in the company registry (Ecuador: expediente; Colombia: matrícula mercantil) */
                ficha?: string | null;
                /** @description Folio number in the company registry */
                folio?: string | null;
                /** @description Legal form */
                tipo_organizacion?: string | null;
                /** @description Registration date */
                fecha_registro?: string | null;
                /** @description Registered capital, as written in the registry */
                capital?: string | null;
                /** @description Registered domicile */
                domicilio?: string | null;
                /** @description Status in the registry, such as VIGENTE */
                status?: string | null;
                /** @description Duration or validity, as written in the registry */
                vigencia?: string | null;
                /**
                 * Format: date-time
                 * @description When the source last changed the record, ISO 8601
                 */
                source_updated_at?: string | null;
            };
            /** @description Which data exists, without the records. Only with DAT-FREE. */
            signals?: {
                /** @description Whether there are any. Null if unknown. */
                has_contact?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_directors?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_suspension?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_legal_representative?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_public_office?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_registry_report?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_social_security_arrears?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_sanctions?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_international_sanctions?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_political_exposure?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_leak_records?: boolean | null;
                /** @description How many there are. Null if unknown. */
                memberships?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                licenses?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                trademarks?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                properties?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                movable_assets?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                ships?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                imports?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                exports?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                documents?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                court_cases?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                tenders?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                news?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                network_links?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
            };
            /** @description Codes with data. Only with DAT-FREE. */
            codes_with_data?: string[];
            /** @description Codes whose sources were never read for the entity: neither a finding nor a clearance. Only with DAT-FREE. */
            codes_never_fetched?: string[];
            /** @description Levels that are left out of this response, because their jurisdiction requires a purpose and the account has stated none: nothing is known from it about them. Absent if none are. */
            levels_needing_purpose?: string[];
            /** @description Codes about which this response says nothing, or not everything, because they cover records that need a purpose and the account has stated none. Absent if there are none. */
            codes_needing_purpose?: string[];
            /** @description One section for each applicable tag of the codes. */
            sections: {
                /** @description Section `contacto`. */
                contacto?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: components["schemas"]["Contacto"] | null;
                };
                /** @description Section `entity_events`. */
                entity_events?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["EntityEventItem"][];
                };
                /** @description Section `directores`. */
                directores?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["DirectorItem"][];
                };
                /** @description Section `suspension`. */
                suspension?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: components["schemas"]["Suspension"] | null;
                };
                /** @description Section `organizaciones`. */
                organizaciones?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["OrganizationMembershipItem"][];
                };
                /** @description Section `representante_legal_identificado`. */
                representante_legal_identificado?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: components["schemas"]["RepresentanteLegalItem"] | null;
                };
                /** @description Section `gacetas`. */
                gacetas?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["Gaceta"][];
                };
                /** @description Section `documentos_contraloria`. */
                documentos_contraloria?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["ContraloriaDoc"][];
                };
                /** @description Section `is_itbm`. */
                is_itbm?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: boolean | null;
                };
                /** @description Section `last_itbm_date`. */
                last_itbm_date?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: string | null;
                };
                /** @description Section `funcionario`. */
                funcionario?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["Planilla"][];
                };
                /** @description Section `avisos`. */
                avisos?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["BusinessNotice"][];
                };
                /** @description Section `licencias`. */
                licencias?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["GeneralLicense"][];
                };
                /** @description Section `personal_licenses`. */
                personal_licenses?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["PersonalLicense"][];
                };
                /** @description Section `company_licenses`. */
                company_licenses?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["CompanyLicense"][];
                };
                /** @description Section `fideicomisos`. */
                fideicomisos?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["Fideicomiso"][];
                };
                /** @description Section `marcas`. */
                marcas?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["MarcaItem"][];
                };
                /** @description Section `propiedades`. */
                propiedades?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["PropiedadItem"][];
                };
                /** @description Section `fincas`. */
                fincas?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["FincaItem"][];
                };
                /** @description Section `bienes_muebles`. */
                bienes_muebles?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["BienMuebleItem"][];
                };
                /** @description Section `naves`. */
                naves?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["NaveItem"][];
                };
                /** @description Section `importaciones`. */
                importaciones?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["ImportacionItem"][];
                };
                /** @description Section `exportaciones`. */
                exportaciones?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["ExportacionItem"][];
                };
                /** @description Section `imports_summary`. */
                imports_summary?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: components["schemas"]["ImportsSummary"] | null;
                };
                /** @description Section `exports_summary`. */
                exports_summary?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: components["schemas"]["ExportsSummary"] | null;
                };
                /** @description Section `customs_summary`. */
                customs_summary?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: components["schemas"]["CustomsSummary"] | null;
                };
                /** @description Section `documentos_escaneados`. */
                documentos_escaneados?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["DocumentoEscaneadoItem"][];
                };
                /** @description Section `documentos_digitales`. */
                documentos_digitales?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["DocumentoDigitalItem"][];
                };
                /** @description Section `rp_report_url`. */
                rp_report_url?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: string | null;
                };
                /** @description Section `css_moroso_menciones`. */
                css_moroso_menciones?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["CSSMorosoMencion"][];
                };
                /** @description Section `sanciones`. */
                sanciones?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["Sancion"][];
                };
                /** @description Section `idoneidades`. */
                idoneidades?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["Idoneidad"][];
                };
                /** @description Section `expedientes_judiciales`. */
                expedientes_judiciales?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["ExpedienteJudicial"][];
                };
                /** @description Section `licitaciones`. */
                licitaciones?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["Licitacion"][];
                };
                /** @description Section `noticias`. */
                noticias?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["Noticia"][];
                };
                /** @description Section `noticias_globales`. */
                noticias_globales?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["Noticia"][];
                };
                /** @description Section `migrations`. */
                migrations?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["MigrationItem"][];
                };
                /** @description Section `work_permits`. */
                work_permits?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["WorkPermitItem"][];
                };
                /** @description Section `sanciones_internacionales`. */
                sanciones_internacionales?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["SancionInternacional"][];
                };
                /** @description Section `coincidencias_pep`. */
                coincidencias_pep?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["CoincidenciaPep"][];
                };
            };
            /** @description Tags of the codes that do not apply to this entity type. */
            not_applicable: string[];
            billing: components["schemas"]["Billing"];
        };
        /** @description An entity. */
        EntityCardBody: {
            /** @description Id of the entity. */
            id: TypedId<"own">;
            /**
             * @description Type of the entity.
             * @enum {string}
             */
            type: "Organization" | "NaturalPerson";
            /**
             * @description Jurisdiction.
             * @enum {string}
             */
            jurisdiction: "pa";
            /** @description Registered name. */
            nombre: string | null;
            /** @description Tax number with check digit. Organizations only. */
            ruc?: string | null;
            /** @description Tax number without check digit. Organizations only. */
            ruc_no_dv?: string | null;
            /** @description Identity card number. Persons only. */
            cedula?: string | null;
            /** @description Former, trade and alias names: those in use first, then the latest. Resolve and searches find them too. */
            other_names: {
                /** @description As the source writes it. */
                name: string;
                /**
                 * @description `former`: a previous legal name. `trade`: a trade name. `alias`: any other name.
                 * @enum {string}
                 */
                kind: "former" | "trade" | "alias";
                /**
                 * Format: date
                 * @description First day of the name. Null if the source states none.
                 */
                since: string | null;
                /**
                 * Format: date
                 * @description Last day of the name. Null if the source states none.
                 */
                until: string | null;
                /** @description Source of the name. */
                source: string;
            }[];
            source: components["schemas"]["SectionSource"];
            /** @description Every source of this data, those already read first. */
            sources: components["schemas"]["TagSource"][];
            /** @description Other base fields of an organization. Empty for a person. */
            core: {
                /** @description File number in the company registry (Ecuador: expediente; Colombia: matrícula mercantil) */
                ficha?: string | null;
                /** @description Folio number in the company registry */
                folio?: string | null;
                /** @description Legal form */
                tipo_organizacion?: string | null;
                /** @description Registration date */
                fecha_registro?: string | null;
                /** @description Registered capital, as written in the registry */
                capital?: string | null;
                /** @description Registered domicile */
                domicilio?: string | null;
                /** @description Status in the registry, such as VIGENTE */
                status?: string | null;
                /** @description Duration or validity, as written in the registry */
                vigencia?: string | null;
                /**
                 * Format: date-time
                 * @description When the source last changed the record, ISO 8601
                 */
                source_updated_at?: string | null;
            };
            /** @description Which data exists, without the records. Only with DAT-FREE. */
            signals?: {
                /** @description Whether there are any. Null if unknown. */
                has_contact?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_directors?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_suspension?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_legal_representative?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_public_office?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_registry_report?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_social_security_arrears?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_sanctions?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_international_sanctions?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_political_exposure?: boolean | null;
                /** @description Whether there are any. Null if unknown. */
                has_leak_records?: boolean | null;
                /** @description How many there are. Null if unknown. */
                memberships?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                licenses?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                trademarks?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                properties?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                movable_assets?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                ships?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                imports?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                exports?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                documents?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                court_cases?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                tenders?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                news?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are. Null if unknown. */
                network_links?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
            };
            /** @description Codes with data. Only with DAT-FREE. */
            codes_with_data?: string[];
            /** @description Codes whose sources were never read for the entity: neither a finding nor a clearance. Only with DAT-FREE. */
            codes_never_fetched?: string[];
            /** @description Levels that are left out of this response, because their jurisdiction requires a purpose and the account has stated none: nothing is known from it about them. Absent if none are. */
            levels_needing_purpose?: string[];
            /** @description Codes about which this response says nothing, or not everything, because they cover records that need a purpose and the account has stated none. Absent if there are none. */
            codes_needing_purpose?: string[];
            /** @description One section for each applicable tag of the codes. */
            sections: {
                /** @description Section `contacto`. */
                contacto?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: components["schemas"]["Contacto"] | null;
                };
                /** @description Section `entity_events`. */
                entity_events?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["EntityEventItem"][];
                };
                /** @description Section `directores`. */
                directores?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["DirectorItem"][];
                };
                /** @description Section `suspension`. */
                suspension?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: components["schemas"]["Suspension"] | null;
                };
                /** @description Section `organizaciones`. */
                organizaciones?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["OrganizationMembershipItem"][];
                };
                /** @description Section `representante_legal_identificado`. */
                representante_legal_identificado?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: components["schemas"]["RepresentanteLegalItem"] | null;
                };
                /** @description Section `gacetas`. */
                gacetas?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["Gaceta"][];
                };
                /** @description Section `documentos_contraloria`. */
                documentos_contraloria?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["ContraloriaDoc"][];
                };
                /** @description Section `is_itbm`. */
                is_itbm?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: boolean | null;
                };
                /** @description Section `last_itbm_date`. */
                last_itbm_date?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: string | null;
                };
                /** @description Section `funcionario`. */
                funcionario?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["Planilla"][];
                };
                /** @description Section `avisos`. */
                avisos?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["BusinessNotice"][];
                };
                /** @description Section `licencias`. */
                licencias?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["GeneralLicense"][];
                };
                /** @description Section `personal_licenses`. */
                personal_licenses?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["PersonalLicense"][];
                };
                /** @description Section `company_licenses`. */
                company_licenses?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["CompanyLicense"][];
                };
                /** @description Section `fideicomisos`. */
                fideicomisos?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["Fideicomiso"][];
                };
                /** @description Section `marcas`. */
                marcas?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["MarcaItem"][];
                };
                /** @description Section `propiedades`. */
                propiedades?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["PropiedadItem"][];
                };
                /** @description Section `fincas`. */
                fincas?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["FincaItem"][];
                };
                /** @description Section `bienes_muebles`. */
                bienes_muebles?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["BienMuebleItem"][];
                };
                /** @description Section `naves`. */
                naves?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["NaveItem"][];
                };
                /** @description Section `importaciones`. */
                importaciones?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["ImportacionItem"][];
                };
                /** @description Section `exportaciones`. */
                exportaciones?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["ExportacionItem"][];
                };
                /** @description Section `imports_summary`. */
                imports_summary?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: components["schemas"]["ImportsSummary"] | null;
                };
                /** @description Section `exports_summary`. */
                exports_summary?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: components["schemas"]["ExportsSummary"] | null;
                };
                /** @description Section `customs_summary`. */
                customs_summary?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: components["schemas"]["CustomsSummary"] | null;
                };
                /** @description Section `documentos_escaneados`. */
                documentos_escaneados?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["DocumentoEscaneadoItem"][];
                };
                /** @description Section `documentos_digitales`. */
                documentos_digitales?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["DocumentoDigitalItem"][];
                };
                /** @description Section `rp_report_url`. */
                rp_report_url?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. Null if there is none. */
                    data: string | null;
                };
                /** @description Section `css_moroso_menciones`. */
                css_moroso_menciones?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["CSSMorosoMencion"][];
                };
                /** @description Section `sanciones`. */
                sanciones?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["Sancion"][];
                };
                /** @description Section `idoneidades`. */
                idoneidades?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["Idoneidad"][];
                };
                /** @description Section `expedientes_judiciales`. */
                expedientes_judiciales?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["ExpedienteJudicial"][];
                };
                /** @description Section `licitaciones`. */
                licitaciones?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["Licitacion"][];
                };
                /** @description Section `noticias`. */
                noticias?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["Noticia"][];
                };
                /** @description Section `noticias_globales`. */
                noticias_globales?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["Noticia"][];
                };
                /** @description Section `migrations`. */
                migrations?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["MigrationItem"][];
                };
                /** @description Section `work_permits`. */
                work_permits?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["WorkPermitItem"][];
                };
                /** @description Section `sanciones_internacionales`. */
                sanciones_internacionales?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["SancionInternacional"][];
                };
                /** @description Section `coincidencias_pep`. */
                coincidencias_pep?: {
                    /** @description Charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source of this data, those already read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Total number of items. */
                    total: number;
                    /** @description Number of items in this response. */
                    returned: number;
                    /** @description Whether there are more items. */
                    truncated: boolean;
                    /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
                    next: string | null;
                    /** @description Newest first. */
                    items: components["schemas"]["CoincidenciaPep"][];
                };
            };
            /** @description Tags of the codes that do not apply to this entity type. */
            not_applicable: string[];
        };
        EntityEventItem: {
            /** @description Identifier of the record */
            id: number;
            /** @description Asset type, such as `finca` or `nave` */
            asset_type: string | null;
            /** @description Id of the asset. */
            asset_id: string | number | null;
            /** @description What happened, such as `created` or `updated` */
            event_action: string | null;
            /** @description The asset after the event */
            asset_snapshot: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date
             * @description Date of the event, ISO 8601
             */
            asset_event_date: string | null;
        };
        /** @description Entity not found. */
        EntityNotFoundError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "entity not found";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "entity_not_found";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /**
         * @description Error code, for programs. Later versions may add codes.
         * @enum {string}
         */
        ErrorCode: "body_too_large" | "cursor_expired" | "empty_include_item" | "entity_not_found" | "estimator_rows_exhausted" | "free_tier_batch_rows" | "free_tier_code_locked" | "free_tier_limit" | "headers_too_large" | "hit_not_found" | "idempotency_in_progress" | "idempotency_key_reused" | "include_not_applicable" | "insufficient_credits" | "internal_error" | "invalid_body" | "invalid_cursor" | "invalid_dry_run" | "invalid_identifier" | "invalid_inline_limit" | "invalid_parameter" | "invalid_search_query" | "invalid_update_request_id" | "jurisdiction_reserved" | "jurisdiction_unavailable" | "key_expired" | "key_rejected" | "key_scope_locked" | "malformed_id" | "max_charge_exceeded" | "missing_include" | "notice_not_found" | "paid_plan_required" | "public_budget_exhausted" | "public_tier_locked" | "purpose_required" | "rate_limited" | "reference_in_use" | "refresh_backlog" | "response_restricted" | "route_not_found" | "screening_not_found" | "search_backend_error" | "service_unavailable" | "spending_limit_exceeded" | "target_too_long" | "unknown_code" | "unknown_filter" | "unsupported_body" | "update_request_not_found" | "watch_item_not_found" | "watchlist_not_found";
        /** @description The request would exceed the monthly `with_presence` rows of the free key. */
        EstimatorRowsExhaustedError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "estimator rows exhausted";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "estimator_rows_exhausted";
            /** @description Limit that the request would exceed: rows, cards, or USD as a decimal string. */
            limit: number | string;
            /** @description Amount used in the period so far. */
            used: number;
            /**
             * Format: date-time
             * @description When the period resets, ISO 8601 in UTC.
             */
            reset_at: string;
            /**
             * Format: uri
             * @description URL where you buy credit or create a key.
             */
            upgrade_url: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A page of your feed. */
        Events: {
            /** @description Events, in order. */
            events: {
                /** @description Id of the event, the same in webhooks. */
                id: string;
                /** @description Its number in your feed: 1, 2, 3, without a gap. */
                seq: number;
                /**
                 * @description `screening.hit`, `screening.hit_changed`, `screening.hit_removed`: a list has, changed or dropped an entry that may mean the item. `entity.changed`, `entity.status_changed`: a watched entity changed. `name.registered`: an entity with a watched name is new or was renamed. `item.unpaid`: the next 30 days could not be charged. `list.updated`: a list has a new version.
                 * @enum {string}
                 */
                type: "screening.hit" | "screening.hit_changed" | "screening.hit_removed" | "entity.changed" | "entity.status_changed" | "name.registered" | "item.unpaid" | "list.updated";
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                at: string;
                /** @description The watchlist. Null: an event of your account. */
                watchlist_id: number | null;
                /** @description The watched item. Null: an event of your account. */
                item: {
                    /** @description Id of the item. */
                    id: number;
                    /** @description Your own id. Null: the item is gone. */
                    reference: string | null;
                } | null;
                /** @description What happened, without paid content: for hits the `list`, its `version` and changed `fields`; for entities `entity_id`, and the `level` that changed; for a list its counts. */
                data: {
                    [key: string]: unknown;
                };
            }[];
            /** @description Pass it as `after` to go on, also after an empty page. */
            next: string;
            billing: components["schemas"]["Billing"];
        };
        ExpedienteJudicial: {
            /** @description Identifier of the record */
            id: number;
            /** @description Unique case number */
            rue: string | null;
            /** @description Parties */
            partes: string | null;
            /** @description Case type */
            tipo_negocio: string | null;
            /** @description Assignment date */
            fecha_reparto: string | null;
        };
        /** @description A page of court cases. */
        ExpedientesPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "expedientes";
            /** @description Matching records, in order. */
            results: components["schemas"]["ExpedientesResult"][];
            /** @description Position of this page. */
            page: {
                /** @description Number of results in this page. */
                returned: number;
                /** @description Cursor for the next page, valid for 24 hours. Null on the last page. */
                next_cursor: string | null;
                /** @description Number of matching records when the first page was returned. */
                total: number;
                /**
                 * @description Precision of `total`. `eq`: exact. `gte`: a lower bound.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description Requested facets. */
            facets: {
                /** @description Most frequent values. */
                tipo_negocio?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
            };
            /**
             * @description Precision of the facet counts. `eq`: exact. `gte`: a lower bound.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description A result of court cases. */
        ExpedientesResult: {
            /** @description Number of the record. */
            id: number;
            /** @description Entity that the record belongs to. Null if it is not matched to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Unique case number. */
            rue: string | null;
            /** @description Parties. */
            partes?: string | null;
            /** @description Case type. */
            tipo_negocio: string | null;
            /**
             * Format: date
             * @description Assignment date. Null if the source does not give a valid date.
             */
            fecha_reparto: string | null;
            /** @description The cheapest code that unlocks `partes`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked. */
            locked: "DAT-RISK" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        ExportacionItem: {
            /** @description Id of the record, for `GET /v5/entities/{id}`. */
            id: TypedId<"exp">;
            /** @description Description of the goods */
            descripcion: string | null;
            /** @description Tariff code */
            fraccion_arancelaria: string | null;
            /** @description Port of exit */
            puerto_salida: string | null;
            /** @description Country of destination */
            destino: string | null;
            /** @description Declaration date */
            fecha: string | null;
            /** @description CIF value in USD */
            valor_cif: number | null;
        };
        /** @description A page of exports. */
        ExportacionesPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "exportaciones";
            /** @description Matching records, in order. */
            results: components["schemas"]["ExportacionesResult"][];
            /** @description Position of this page. */
            page: {
                /** @description Number of results in this page. */
                returned: number;
                /** @description Cursor for the next page, valid for 24 hours. Null on the last page. */
                next_cursor: string | null;
                /** @description Number of matching records when the first page was returned. */
                total: number;
                /**
                 * @description Precision of `total`. `eq`: exact. `gte`: a lower bound.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description Requested facets. */
            facets: {
                /** @description Most frequent values. */
                fraccion_arancelaria?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                puerto_salida?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                destino?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
            };
            /**
             * @description Precision of the facet counts. `eq`: exact. `gte`: a lower bound.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description A result of exports. */
        ExportacionesResult: {
            /** @description Id of the record: `pa_exp_` and a number. */
            id: string;
            /** @description Entity that the record belongs to. Null if it is not matched to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Description of the goods. */
            descripcion?: string | null;
            /** @description Tariff code. */
            fraccion_arancelaria: string | null;
            /** @description Port of exit. */
            puerto_salida: string | null;
            /** @description Country of destination. */
            destino: string | null;
            /**
             * Format: date
             * @description Declaration date. Null if the source does not give a valid date.
             */
            fecha: string | null;
            /** @description CIF value in USD. */
            valor_cif: number | null;
            /** @description The cheapest code that unlocks `descripcion`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked. */
            locked: "DAT-TRADE" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        ExportsSummary: {
            /** @description Number of declarations */
            declaraciones: number | null;
            /** @description Total CIF value in USD */
            valor_cif: number | null;
            /** @description Date of the first declaration */
            primera_fecha: string | null;
            /** @description Date of the latest declaration */
            ultima_fecha: string | null;
            /** @description Countries of destination, by value */
            principales_destinos: components["schemas"]["RankedCountry"][];
            /** @description Tariff codes by value */
            principales_fracciones: components["schemas"]["RankedTariff"][];
        };
        Fideicomiso: {
            /** @description Identifier of the record */
            id: number;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description File number */
            ficha: string | null;
            /** @description Folio number */
            folio: string | null;
            /** @description Registration date */
            fecha_inscripcion: string | null;
            /** @description Role of the entity: settlor, trustee or beneficiary */
            rol: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
        };
        FincaItem: {
            /** @description Id of the record, for `GET /v5/entities/{id}`. */
            id: TypedId<"finca">;
            /** @description Folio number */
            folio: string | null;
            /** @description File number */
            ficha: string | null;
            /** @description Registration date */
            fecha_inscripcion: string | null;
            /** @description Mortgages */
            hipotecas: components["schemas"]["RealEstateElementoItem"][];
            /** @description Sales */
            compraventas: components["schemas"]["RealEstateElementoItem"][];
            /** @description The latest mortgage */
            last_hipoteca: components["schemas"]["RealEstateElementoItem"] | null;
            /** @description The latest sale */
            last_compraventa: components["schemas"]["RealEstateElementoItem"] | null;
            /** @description Latest entries in the folio */
            record_events: components["schemas"]["RealEstateElementoItem"][];
        };
        /** @description The batch has more rows than a free key allows. Send fewer rows, or use `with_presence`. */
        FreeTierBatchRowsError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "too many rows for a free key";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "free_tier_batch_rows";
            /** @description Limit that the request would exceed: rows, cards, or USD as a decimal string. */
            limit: number | string;
            /** @description Number of rows in the body. */
            rows: number;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The code, search or asset requires a balance. */
        FreeTierCodeLockedError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "not included in the free tier";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "free_tier_code_locked";
            /** @description Requested codes that are locked. Empty if the request itself is locked, such as a search. */
            locked_codes: string[];
            /** @description Codes available to free keys. */
            free_tier_codes: string[];
            /**
             * Format: uri
             * @description URL where you buy credit or create a key.
             */
            upgrade_url: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The request would exceed the daily or monthly quota of the free key: used + requested > limit. */
        FreeTierLimitError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "free tier limit reached";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "free_tier_limit";
            /**
             * @description Period of the quota.
             * @enum {string}
             */
            period: "day" | "month";
            /** @description Limit that the request would exceed: rows, cards, or USD as a decimal string. */
            limit: number | string;
            /** @description Amount used in the period so far. */
            used: number;
            /** @description Amount left in the period. */
            remaining: number;
            /** @description Amount that the request would have used. */
            requested: number;
            /**
             * Format: date-time
             * @description When the period resets, ISO 8601 in UTC.
             */
            reset_at: string;
            /**
             * Format: uri
             * @description URL where you buy credit or create a key.
             */
            upgrade_url: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        Gaceta: {
            /** @description Identifier of the record */
            id: number;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Number of the gazette */
            gaceta: string | null;
            /** @description Institution that published it */
            entidad: string | null;
            /** @description Title of the publication */
            titulo: string | null;
            /** @description Description of the publication */
            descripcion: string | null;
            /** @description URL of the gazette */
            gaceta_url: string | null;
            /** @description URL of the document */
            pdf_url: string | null;
            /** @description Identifier of the publication within the gazette */
            publicacion_id: string | null;
            /** @description Publication date */
            fecha_publicacion: string | null;
            /** @description Drafting date */
            fecha_redactacion: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
        };
        GeneralLicense: {
            /** @description Identifier of the record in its source */
            id: string | null;
            /** @description Name of the license or its holder */
            nombre: string | null;
            /** @description Whether the license is active */
            activo: boolean | null;
        };
        /** @description The request line and headers exceed 16384 bytes. `code` is absent if they arrive in several packets. */
        HeadersTooLargeError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "request header fields too large";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code?: "headers_too_large";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Health of the process. */
        Health: {
            /**
             * @description Always `ok`.
             * @constant
             */
            status: "ok";
            /** @description Name of the program. */
            service: string;
        };
        Hipoteca: {
            /** @description Creditor */
            acreedor: string | null;
            /** @description Debtor */
            deudor: string | null;
            /** @description Amount secured */
            monto: number | null;
            /** @description Currency, ISO 4217 */
            moneda: string | null;
            /** @description Registration date */
            fecha_inscripcion: string | null;
            /** @description Maturity date */
            fecha_vencimiento: string | null;
            /** @description Status of the mortgage */
            estado: string | null;
        };
        /** @description A decision about a hit. Who decided and why is in the list of decisions. */
        HitDecision: {
            /** @description Id of the decision. */
            id: number;
            /** @description The subject of the decision. */
            subject: {
                /** @description Your own id. */
                reference: string;
            } | {
                /** @description Id of the entity. */
                entity_id: string;
            } | {
                /** @description Id of the item. */
                watch_item_id: number;
            };
            /**
             * @description `dismissed`: the listing means somebody else. `confirmed`: it means the subject. `open`: undecided, or no longer decided.
             * @enum {string}
             */
            decision: "dismissed" | "confirmed" | "open";
            /**
             * @description `current`: it counts. `stale`: the subject or the listing changed in a field that it rests on, so decide again. `expired`: its time is over. `superseded`: a later decision replaced it.
             * @enum {string}
             */
            state: "current" | "stale" | "expired" | "superseded";
            /** @description What changed since the decision. Empty if nothing did. */
            stale_because: {
                /**
                 * @description Which side changed.
                 * @enum {string}
                 */
                party: "subject" | "listing";
                /**
                 * @description Which field.
                 * @enum {string}
                 */
                field: "name" | "type" | "birth_date" | "nationality" | "identifier";
            }[];
            /**
             * Format: date-time
             * @description When it was decided.
             */
            at: string;
            /**
             * Format: date-time
             * @description Until when it counts. Null: it does not expire.
             */
            expires_at: string | null;
        };
        /** @description This subject has no such hit: a stored screening must show it, or the watched item now. */
        HitNotFoundError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "this subject has no such hit: a stored screening must show it, or the watched item now";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "hit_not_found";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A request with the same Idempotency-Key is still in progress. */
        IdempotencyInProgressError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "a call with this Idempotency-Key is still in progress";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "idempotency_in_progress";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The Idempotency-Key was used with other parameters within the last 24 hours. */
        IdempotencyKeyReusedError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "this Idempotency-Key was used with other parameters";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "idempotency_key_reused";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        Idoneidad: {
            /** @description Identifier of the record in its source */
            id: string | null;
            /** @description Name of the professional */
            nombre: string | null;
            /** @description Qualification number */
            idoneidad: string | null;
        };
        /** @description Immigration records of an entity. */
        Immigration: {
            /** @description The entity. */
            id: TypedId<"own">;
            /** @description Work permits. */
            work_permits: {
                /**
                 * @description `ok`: there is data. `empty`: the source was read and has none. `not_fetched`: the source was never read. `source_down`: the source did not respond. `restricted`: facts were removed for legal reasons; others may be shown. Only `empty` means that there is no data.
                 * @enum {string}
                 */
                state: "ok" | "empty" | "not_fetched" | "source_down" | "restricted";
                /** @description Total number of records. */
                total: number;
                /** @description The source that was read last, and when. */
                source: {
                    /** @description Id of the source that was read last, or that is read first if none was. */
                    id: string;
                    /**
                     * Format: date-time
                     * @description When the source was last read. Null if it never was.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description Date of the data, according to the source. Null if the source does not state it.
                     */
                    source_updated_at: string | null;
                };
                /** @description Every source of this data, those already read first. */
                sources: {
                    /** @description Id of the source. `synthetic` if the data was generated, or comes from a stand-in for a source. */
                    id: string;
                    /** @description A list that is imported whole, as `GET /v5/lists` names it; only for such sources. */
                    list?: string;
                    /** @description The version of that list that was looked at. */
                    version?: string | null;
                    /** @description The source that the stand-in replaces. Null if it is not a stand-in. */
                    stands_in_for: string | null;
                    /**
                     * Format: date-time
                     * @description When the source was last read. Null if it never was.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description Date of the data, according to the source. Null if the source does not state it.
                     */
                    source_updated_at: string | null;
                    /**
                     * @description `ok`: the source has data here. `empty`: it was read and has none. `not_fetched`: it was never read. `source_down`: it did not respond to the last read; earlier data is still returned. `restricted`: facts were removed for legal reasons.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down" | "restricted";
                }[];
                /** @description Number of items in this response. Only with DAT-LABOR. */
                returned?: number;
                /** @description Whether there are more items. Only with DAT-LABOR. */
                truncated?: boolean;
                /** @description Records, newest first. Only with DAT-LABOR. */
                items?: {
                    /** @description Id of the record. */
                    id: TypedId<"wp">;
                    /** @description Stable key of the record in its source */
                    sid: string | null;
                    /** @description Case number */
                    numero_caso: string | null;
                    /** @description Name of the worker */
                    nombre: string | null;
                    /** @description Nationality */
                    nacionalidad: string | null;
                    /** @description Passport number */
                    numero_pasaporte: string | null;
                    /** @description Employer */
                    empresa: string | null;
                    /**
                     * Format: date-time
                     * @description When the source last changed the record, ISO 8601
                     */
                    source_updated_at: string | null;
                }[];
            };
            /** @description Migration movements. */
            migrations: {
                /**
                 * @description `ok`: there is data. `empty`: the source was read and has none. `not_fetched`: the source was never read. `source_down`: the source did not respond. `restricted`: facts were removed for legal reasons; others may be shown. Only `empty` means that there is no data.
                 * @enum {string}
                 */
                state: "ok" | "empty" | "not_fetched" | "source_down" | "restricted";
                /** @description Total number of records. */
                total: number;
                /** @description The source that was read last, and when. */
                source: {
                    /** @description Id of the source that was read last, or that is read first if none was. */
                    id: string;
                    /**
                     * Format: date-time
                     * @description When the source was last read. Null if it never was.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description Date of the data, according to the source. Null if the source does not state it.
                     */
                    source_updated_at: string | null;
                };
                /** @description Every source of this data, those already read first. */
                sources: {
                    /** @description Id of the source. `synthetic` if the data was generated, or comes from a stand-in for a source. */
                    id: string;
                    /** @description A list that is imported whole, as `GET /v5/lists` names it; only for such sources. */
                    list?: string;
                    /** @description The version of that list that was looked at. */
                    version?: string | null;
                    /** @description The source that the stand-in replaces. Null if it is not a stand-in. */
                    stands_in_for: string | null;
                    /**
                     * Format: date-time
                     * @description When the source was last read. Null if it never was.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description Date of the data, according to the source. Null if the source does not state it.
                     */
                    source_updated_at: string | null;
                    /**
                     * @description `ok`: the source has data here. `empty`: it was read and has none. `not_fetched`: it was never read. `source_down`: it did not respond to the last read; earlier data is still returned. `restricted`: facts were removed for legal reasons.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down" | "restricted";
                }[];
                /** @description Number of items in this response. Only with DAT-LABOR. */
                returned?: number;
                /** @description Whether there are more items. Only with DAT-LABOR. */
                truncated?: boolean;
                /** @description Records, newest first. Only with DAT-LABOR. */
                items?: {
                    /** @description Id of the record. */
                    id: TypedId<"mig">;
                    /** @description Stable key of the record in its source */
                    sid: string | null;
                    /** @description Case number */
                    numero_caso: string | null;
                    /** @description Name of the applicant */
                    nombre: string | null;
                    /**
                     * Format: date-time
                     * @description When the source last changed the record, ISO 8601
                     */
                    source_updated_at: string | null;
                }[];
            };
            /** @description Authorized visas. */
            authorized_visas: {
                /**
                 * @description `ok`: there is data. `empty`: the source was read and has none. `not_fetched`: the source was never read. `source_down`: the source did not respond. `restricted`: facts were removed for legal reasons; others may be shown. Only `empty` means that there is no data.
                 * @enum {string}
                 */
                state: "ok" | "empty" | "not_fetched" | "source_down" | "restricted";
                /** @description Total number of records. */
                total: number;
                /** @description The source that was read last, and when. */
                source: {
                    /** @description Id of the source that was read last, or that is read first if none was. */
                    id: string;
                    /**
                     * Format: date-time
                     * @description When the source was last read. Null if it never was.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description Date of the data, according to the source. Null if the source does not state it.
                     */
                    source_updated_at: string | null;
                };
                /** @description Every source of this data, those already read first. */
                sources: {
                    /** @description Id of the source. `synthetic` if the data was generated, or comes from a stand-in for a source. */
                    id: string;
                    /** @description A list that is imported whole, as `GET /v5/lists` names it; only for such sources. */
                    list?: string;
                    /** @description The version of that list that was looked at. */
                    version?: string | null;
                    /** @description The source that the stand-in replaces. Null if it is not a stand-in. */
                    stands_in_for: string | null;
                    /**
                     * Format: date-time
                     * @description When the source was last read. Null if it never was.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description Date of the data, according to the source. Null if the source does not state it.
                     */
                    source_updated_at: string | null;
                    /**
                     * @description `ok`: the source has data here. `empty`: it was read and has none. `not_fetched`: it was never read. `source_down`: it did not respond to the last read; earlier data is still returned. `restricted`: facts were removed for legal reasons.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down" | "restricted";
                }[];
                /** @description Number of items in this response. Only with DAT-LABOR. */
                returned?: number;
                /** @description Whether there are more items. Only with DAT-LABOR. */
                truncated?: boolean;
                /** @description Records, newest first. Only with DAT-LABOR. */
                items?: {
                    /** @description Id of the record. */
                    id: TypedId<"visaaut">;
                    /** @description Case number */
                    numero_caso: string | null;
                    /** @description Name of the applicant */
                    nombre: string | null;
                    /** @description Nationality */
                    nacionalidad: string | null;
                    /** @description Visa type */
                    tipo_visa: string | null;
                    /** @description Date the case was opened */
                    fecha_inicio: string | null;
                    /** @description Date of the latest activity */
                    fecha_ultimo_movimiento: string | null;
                    /** @description Date the case was closed */
                    fecha_fin: string | null;
                    /** @description Status of the case, as written in the source */
                    estado: string | null;
                }[];
            };
            /** @description Number of impediments with a name similar to the person’s. */
            impedimentos_total: number;
            /** @description The impediments, most similar first. Only with DAT-LABOR. */
            impedimentos?: {
                /** @description Id of the record. */
                id: TypedId<"imped">;
                /** @description Name as written in the source */
                nombre: string | null;
                /** @description Impediment type */
                tipo_impedimento: string | null;
                /** @description Date the case was opened */
                fecha_inicio: string | null;
                /** @description Date of the latest activity */
                fecha_ultimo_movimiento: string | null;
                /** @description Date the case was closed */
                fecha_fin: string | null;
                /** @description Status of the case, as written in the source */
                estado: string | null;
                /** @description How it was matched. */
                match: {
                    /**
                     * @description What it was matched by: always the name.
                     * @constant
                     */
                    key: "name";
                    /** @description Similarity of the names. */
                    score: number;
                };
            }[];
            /** @description How to interpret the matches. */
            impedimentos_note: string;
            /**
             * @description Code that unlocks the records. Absent if there is nothing to unlock.
             * @constant
             */
            locked?: "DAT-LABOR";
            billing: components["schemas"]["Billing"];
        };
        /** @description A page of immigration. */
        ImmigrationPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "immigration";
            /** @description Matching records, in order. */
            results: components["schemas"]["ImmigrationResult"][];
            /** @description Position of this page. */
            page: {
                /** @description Number of results in this page. */
                returned: number;
                /** @description Cursor for the next page, valid for 24 hours. Null on the last page. */
                next_cursor: string | null;
                /** @description Number of matching records when the first page was returned. */
                total: number;
                /**
                 * @description Precision of `total`. `eq`: exact. `gte`: a lower bound.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description Requested facets. */
            facets: {
                /** @description Most frequent values. */
                source?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                nacionalidad?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                tipo_visa?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                tipo_impedimento?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                by_estado?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
            };
            /**
             * @description Precision of the facet counts. `eq`: exact. `gte`: a lower bound.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description A result of immigration. */
        ImmigrationResult: {
            /** @description Id of the record: `pa_mig_`, `pa_wp_`, `pa_visaaut_`, `pa_imped_` and a number. */
            id: string;
            /** @description Entity that the record belongs to. Null if it is not matched to one. */
            entity_id: TypedId<"own"> | null;
            /** @description `migracion`, `permiso_trabajo`, `visa_autorizada` or `impedimento`. */
            source: string | null;
            /** @description Case number. */
            numero_caso?: string | null;
            /** @description Name as written in the source. */
            nombre: string | null;
            /** @description Nationality. */
            nacionalidad: string | null;
            /** @description Passport number. */
            numero_pasaporte?: string | null;
            /** @description Employer. */
            empresa?: string | null;
            /** @description Visa type. */
            tipo_visa: string | null;
            /** @description Impediment type. */
            tipo_impedimento: string | null;
            /**
             * Format: date
             * @description Date the case was opened. Null if the source does not give a valid date.
             */
            fecha_inicio: string | null;
            /**
             * Format: date
             * @description Date of the latest activity. Null if the source does not give a valid date.
             */
            fecha_ultimo_movimiento?: string | null;
            /**
             * Format: date
             * @description Date the case was closed. Null if it is open. Null if the source does not give a valid date.
             */
            fecha_fin: string | null;
            /**
             * @deprecated
             * @description Deprecated. Will be removed.
             */
            derived_data: {
                /** @description Current status of the case. */
                estado_actual: string;
            };
            /** @description The cheapest code that unlocks `numero_caso`, `numero_pasaporte`, `empresa`, `fecha_ultimo_movimiento`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked. */
            locked: ("DAT-LEGAL" | "DAT-LABOR") | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        ImpedimentoItem: {
            /** @description Id of the record, for `GET /v5/entities/{id}`. */
            id: TypedId<"imped">;
            /** @description Name as written in the source */
            nombre: string | null;
            /** @description Normalized name: lowercase, without accents or punctuation */
            nombre_norm: string | null;
            /** @description Impediment type */
            tipo_impedimento: string | null;
            /** @description Date the case was opened */
            fecha_inicio: string | null;
            /** @description Date of the latest activity */
            fecha_ultimo_movimiento: string | null;
            /** @description Date the case was closed */
            fecha_fin: string | null;
            /** @description Status of the case, as written in the source */
            estado: string | null;
        };
        ImportacionItem: {
            /** @description Id of the record, for `GET /v5/entities/{id}`. */
            id: TypedId<"imp">;
            /** @description Description of the goods */
            descripcion: string | null;
            /** @description Tariff code */
            fraccion_arancelaria: string | null;
            /** @description Port of entry */
            puerto_entrada: string | null;
            /** @description Country of origin */
            procedencia: string | null;
            /** @description Declaration date */
            fecha: string | null;
            /** @description CIF value in USD */
            valor_cif: number | null;
        };
        /** @description A page of imports. */
        ImportacionesPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "importaciones";
            /** @description Matching records, in order. */
            results: components["schemas"]["ImportacionesResult"][];
            /** @description Position of this page. */
            page: {
                /** @description Number of results in this page. */
                returned: number;
                /** @description Cursor for the next page, valid for 24 hours. Null on the last page. */
                next_cursor: string | null;
                /** @description Number of matching records when the first page was returned. */
                total: number;
                /**
                 * @description Precision of `total`. `eq`: exact. `gte`: a lower bound.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description Requested facets. */
            facets: {
                /** @description Most frequent values. */
                fraccion_arancelaria?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                puerto_entrada?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                procedencia?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
            };
            /**
             * @description Precision of the facet counts. `eq`: exact. `gte`: a lower bound.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description A result of imports. */
        ImportacionesResult: {
            /** @description Id of the record: `pa_imp_` and a number. */
            id: string;
            /** @description Entity that the record belongs to. Null if it is not matched to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Description of the goods. */
            descripcion?: string | null;
            /** @description Tariff code. */
            fraccion_arancelaria: string | null;
            /** @description Port of entry. */
            puerto_entrada: string | null;
            /** @description Country of origin. */
            procedencia: string | null;
            /**
             * Format: date
             * @description Declaration date. Null if the source does not give a valid date.
             */
            fecha: string | null;
            /** @description CIF value in USD. */
            valor_cif: number | null;
            /** @description The cheapest code that unlocks `descripcion`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked. */
            locked: "DAT-TRADE" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        ImportsSummary: {
            /** @description Number of declarations */
            declaraciones: number | null;
            /** @description Total CIF value in USD */
            valor_cif: number | null;
            /** @description Date of the first declaration */
            primera_fecha: string | null;
            /** @description Date of the latest declaration */
            ultima_fecha: string | null;
            /** @description Countries of origin, by value */
            principales_procedencias: components["schemas"]["RankedCountry"][];
            /** @description Tariff codes by value */
            principales_fracciones: components["schemas"]["RankedTariff"][];
        };
        /** @description No code in `include` covers the asset. `supported_includes` lists the codes that do. Omit `include` to use the cheapest. */
        IncludeNotApplicableError: {
            /** @description What is wrong and how to fix it. */
            error: string;
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "include_not_applicable";
            /** @description Product codes that `include` accepts for it. */
            supported_includes: string[];
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The spendable balance is below the price. `balance` and `shortfall` are absent if the balance could not be read again. Only `shortfall` is absent if a top-up arrived in the meantime: retry. */
        InsufficientCreditsError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "insufficient credits";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "insufficient_credits";
            /** @description Price of the request, USD as a decimal string. */
            price: string;
            /** @description Spendable balance, USD as a decimal string. */
            balance?: string;
            /** @description Amount missing, USD as a decimal string. */
            shortfall?: string;
            /** @description Present if the balance still covers a DAT-FREE card. */
            hint?: string;
            /**
             * Format: uri
             * @description URL where you buy credit or create a key.
             */
            upgrade_url: string;
            /** @description The error in plain words, with what to do next. */
            message: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Internal error. Never charged. */
        InternalErrorError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "internal error";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "internal_error";
            /** @description Whether the same request can succeed later. */
            retryable: boolean;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The body is not a JSON object with valid text. */
        InvalidBodyError: {
            /** @description What is wrong and how to fix it. */
            error: string;
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "invalid_body";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Cursors are bound to their list and account and are valid for 24 hours. */
        InvalidCursorError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "the cursor is not one of this list, is for another account, or has expired: begin again without it";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "invalid_cursor";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description `dry_run` must be `true`, `1`, `false` or `0`. */
        InvalidDryRunError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "dry_run must be true, 1, false or 0";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "invalid_dry_run";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description `ruc` or `cedula` is not in a recognized format. */
        InvalidIdentifierError: {
            /** @description What is wrong and how to fix it. */
            error: string;
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "invalid_identifier";
            /** @description Member of the request that the error is about. */
            field: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description `inline_limit` must be an integer from 1 to 100. */
        InvalidInlineLimitError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "inline_limit must be an integer from 1 to 100";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "invalid_inline_limit";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A parameter, header or member of the body is invalid. `error` names it and says what it must be. */
        InvalidParameterError: {
            /** @description What is wrong and how to fix it. */
            error: string;
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "invalid_parameter";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A filter, sort field, facet or name is invalid. `error` names it and says what it accepts. */
        InvalidSearchQueryError: {
            /** @description What is wrong and how to fix it. */
            error: string;
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "invalid_search_query";
            /** @description Member of the request that the error is about. */
            field?: string;
            /** @description Whether the same request can succeed later. */
            retryable: boolean;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description `update_request_id` must be an integer. */
        InvalidUpdateRequestIdError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "update_request_id must be an integer";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "invalid_update_request_id";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The id, or `jurisdiction`, is of a jurisdiction that v5 does not support yet. */
        JurisdictionReservedError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "jurisdiction reserved";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "jurisdiction_reserved";
            /** @description Member of the request that the error is about. */
            field?: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The jurisdiction is not enabled for the account. */
        JurisdictionUnavailableError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "jurisdiction not available";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "jurisdiction_unavailable";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The free key is older than 90 days. Buy credit and create a new key. */
        KeyExpiredError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "api_key_expired";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "key_expired";
            /**
             * Format: date-time
             * @description When the key expired, ISO 8601 in UTC.
             */
            expired_at: string;
            /** @description The error in plain words, with what to do next. */
            message: string;
            /**
             * Format: uri
             * @description URL where you buy credit or create a key.
             */
            upgrade_url: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The Authorization header is empty, malformed or not Bearer, or its key is unknown or revoked. */
        KeyRejectedError: {
            /**
             * @description Error of the gateway.
             * @constant
             */
            Message: "Forbidden";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "key_rejected";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The scopes of the key do not include a charged code or, for a search, any code that covers the records of the surface. */
        KeyScopeLockedError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "not in the scopes of this key";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "key_scope_locked";
            /** @description Requested codes that are locked. Empty if the request itself is locked, such as a search. */
            locked_codes: string[];
            /** @description Codes in the scopes of the key. */
            key_scopes: string[];
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        Licitacion: {
            /** @description Identifier of the record */
            id: number;
            /** @description Number of the tender */
            acto: string | null;
            /** @description What the tender is for */
            descripcion: string | null;
            /** @description Buyer */
            entidad: string | null;
            /** @description Status of the tender */
            estado: string | null;
            /** @description Publication date */
            fecha_publicacion: string | null;
            /** @description URL of the tender page */
            licitacion_url: string | null;
            /** @description Documents of the tender */
            documentos: components["schemas"]["LicitacionDocumento"][];
        };
        LicitacionDocumento: {
            /** @description Name of the document */
            nombre: string | null;
            /** @description URL of the document */
            pdf_url: string | null;
        };
        /** @description A page of tenders. */
        LicitacionesPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "licitaciones";
            /** @description Matching records, in order. */
            results: components["schemas"]["LicitacionesResult"][];
            /** @description Position of this page. */
            page: {
                /** @description Number of results in this page. */
                returned: number;
                /** @description Cursor for the next page, valid for 24 hours. Null on the last page. */
                next_cursor: string | null;
                /** @description Number of matching records when the first page was returned. */
                total: number;
                /**
                 * @description Precision of `total`. `eq`: exact. `gte`: a lower bound.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description Requested facets. */
            facets: {
                /** @description Most frequent values. */
                entidad?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                estado?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
            };
            /**
             * @description Precision of the facet counts. `eq`: exact. `gte`: a lower bound.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description A result of tenders. */
        LicitacionesResult: {
            /** @description Number of the record. */
            id: number;
            /** @description Entity that the record belongs to. Null if it is not matched to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Number of the tender. */
            acto: string | null;
            /** @description What the tender is for. */
            descripcion?: string | null;
            /** @description Buyer. */
            entidad: string | null;
            /** @description Status of the tender. */
            estado: string | null;
            /**
             * Format: date
             * @description Publication date. Null if the source does not give a valid date.
             */
            fecha_publicacion: string | null;
            /** @description Amount in USD. */
            monto?: number | null;
            /** @description Whether the tender was awarded to `proponente`. */
            adjudicado: boolean | null;
            /** @description Bidder. */
            proponente: string | null;
            /** @description URL of the tender page */
            licitacion_url?: string | null;
            /** @description Documents of the tender */
            documentos?: components["schemas"]["LicitacionDocumento"][];
            /** @description The cheapest code that unlocks `descripcion`, `monto`, `licitacion_url`, `documentos`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked. */
            locked: "DAT-PROC" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        LinkEvidence: {
            /** @description `id` (matched by identifier) or `name` (matched by name only) */
            method: string | null;
            /** @description Confidence, from 0 to 1 */
            score: number | null;
        };
        /** @description A decision about a hit. */
        ListedDecision: {
            /** @description Id of the decision. */
            id: number;
            /** @description The subject of the decision. */
            subject: {
                /** @description Your own id. */
                reference: string;
            } | {
                /** @description Id of the entity. */
                entity_id: string;
            } | {
                /** @description Id of the item. */
                watch_item_id: number;
            };
            /**
             * @description `dismissed`: the listing means somebody else. `confirmed`: it means the subject. `open`: undecided, or no longer decided.
             * @enum {string}
             */
            decision: "dismissed" | "confirmed" | "open";
            /**
             * @description `current`: it counts. `stale`: the subject or the listing changed in a field that it rests on, so decide again. `expired`: its time is over. `superseded`: a later decision replaced it.
             * @enum {string}
             */
            state: "current" | "stale" | "expired" | "superseded";
            /** @description What changed since the decision. Empty if nothing did. */
            stale_because: {
                /**
                 * @description Which side changed.
                 * @enum {string}
                 */
                party: "subject" | "listing";
                /**
                 * @description Which field.
                 * @enum {string}
                 */
                field: "name" | "type" | "birth_date" | "nationality" | "identifier";
            }[];
            /**
             * Format: date-time
             * @description When it was decided.
             */
            at: string;
            /**
             * Format: date-time
             * @description Until when it counts. Null: it does not expire.
             */
            expires_at: string | null;
            /** @description Of a decision about a watched item: its reference and entity, under which the decision counts too. Else empty. */
            other_subjects: ({
                /** @description Your own id. */
                reference: string;
            } | {
                /** @description Id of the entity. */
                entity_id: string;
            } | {
                /** @description Id of the item. */
                watch_item_id: number;
            })[];
            /** @description Id of the listing. */
            listing_id: string;
            /** @description Why. Null for an open hit without a reason. */
            reason: string | null;
            /** @description Who decided: the name of a member, or `key` and the name of the key. */
            by: string;
            /** @description The screening that showed the hit. Null: a watched item showed it. */
            screening_id: string | null;
        };
        /** @description Identity, tax or registration number. */
        ListedIdentifier: {
            /** @description Kind of number. */
            kind: string;
            /** @description The number, as written. */
            value: string;
            /** @description ISO 3166-1 code of the country that issued it, or the country as the list writes it. Null if not stated. */
            country: string | null;
        };
        /** @description The entry as the version of the list states it. */
        Listing: {
            /** @description Id of the entry in its list. */
            entry_id: string;
            /**
             * @description What is listed.
             * @enum {string}
             */
            type: "individual" | "entity" | "vessel" | "aircraft";
            /** @description Names, the primary name first. */
            names: {
                /**
                 * @description `weak_alias`: it does not identify anyone by itself, according to the publisher.
                 * @enum {string}
                 */
                kind: "primary" | "alias" | "weak_alias" | "former";
                /** @description Name. */
                name: string;
            }[];
            /** @description Dates of birth, as far as the list states them: a day, a month or a year. */
            birth_dates: string[];
            /** @description ISO 3166-1 codes, or as the list writes them. */
            nationalities: string[];
            /** @description Numbers. */
            identifiers: components["schemas"]["ListedIdentifier"][];
            /** @description Sanctions programs, or grounds of a debarment. */
            programs: string[];
            /** @description Offices of a politically exposed person. */
            positions: {
                /** @description Office. */
                title: string;
                /** @description Institution. Null if not stated. */
                institution: string | null;
                /** @description Political party. Null if not stated. */
                party: string | null;
                /** @description First day in office. Null if not stated. */
                since: string | null;
                /** @description Last day in office. Null if not stated. */
                until: string | null;
            }[];
            /** @description Type of political exposure. Null for other lists. */
            category: ("official" | "deputy" | "candidate") | null;
            /** @description The publisher's remarks. Null if there are none. */
            remarks: string | null;
            /** @description When the party was listed. Null if not stated. */
            listed_on: string | null;
            /** @description When a debarment ends. Null if not stated. */
            until: string | null;
            /** @description Page of the entry. Null if there is none. */
            url: string | null;
        };
        /** @description Sanctions, PEP and debarment lists. */
        Lists: {
            /** @description Every list that screening knows, loaded or not. */
            lists: {
                /** @description Id of the list. */
                id: string;
                /**
                 * @description `pep`: politically exposed persons. `debarment`: excluded from public contracts.
                 * @enum {string}
                 */
                kind: "sanctions" | "pep" | "debarment" | "impediment";
                /** @description Name of the list. */
                name: string;
                /** @description Institution that publishes it. */
                publisher: string;
                /** @description Current version: the publisher's date or else the day of the import, with a number if a day has several. Null if the list is not loaded. */
                version: string | null;
                /** @description The publisher's date of the version: a day or a month. Null if it states none. */
                published: string | null;
                /** @description Number of entries. Null if the list is not loaded. */
                entries: number | null;
                /**
                 * Format: date-time
                 * @description When the version was imported. Null if the list is not loaded.
                 */
                imported_at: string | null;
            }[];
            billing: components["schemas"]["Billing"];
        };
        /** @description The id is not in a recognized format or type. Pass ids on unchanged. */
        MalformedIdError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "malformed id";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "malformed_id";
            /** @description Member of the request that the error is about. */
            field?: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        MarcaItem: {
            /** @description Id of the record, for `GET /v5/entities/{id}`. */
            id: TypedId<"marca">;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Application number */
            solicitud: string | null;
            /** @description Trademark name */
            nombre: string | null;
            /** @description Attorney */
            abogado: string | null;
            /** @description Holders */
            titulares: string | null;
            /** @description Registration number */
            registro: string | null;
            /** @description Application date */
            fecha_solicitud: string | null;
            /** @description Registration date */
            fecha_registro: string | null;
            /** @description Expiration date */
            fecha_vencimiento: string | null;
            /** @description Status of the trademark */
            estado: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
        };
        /** @description A page of trademarks. */
        MarcasPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "marcas";
            /** @description Matching records, in order. */
            results: components["schemas"]["MarcasResult"][];
            /** @description Position of this page. */
            page: {
                /** @description Number of results in this page. */
                returned: number;
                /** @description Cursor for the next page, valid for 24 hours. Null on the last page. */
                next_cursor: string | null;
                /** @description Number of matching records when the first page was returned. */
                total: number;
                /**
                 * @description Precision of `total`. `eq`: exact. `gte`: a lower bound.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description Requested facets. */
            facets: {
                /** @description Most frequent values. */
                estado?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
            };
            /**
             * @description Precision of the facet counts. `eq`: exact. `gte`: a lower bound.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description A result of trademarks. */
        MarcasResult: {
            /** @description Id of the record: `pa_marca_` and a number. */
            id: string;
            /** @description Entity that the record belongs to. Null if it is not matched to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Application number. */
            solicitud: string | null;
            /** @description Trademark name. */
            nombre: string | null;
            /** @description Attorney. */
            abogado?: string | null;
            /** @description Holders. */
            titulares: string | null;
            /** @description Registration number. */
            registro: string | null;
            /**
             * Format: date
             * @description Application date. Null if the source does not give a valid date.
             */
            fecha_solicitud: string | null;
            /**
             * Format: date
             * @description Registration date. Null if the source does not give a valid date.
             */
            fecha_registro: string | null;
            /**
             * Format: date
             * @description Expiration date. Null if the source does not give a valid date.
             */
            fecha_vencimiento?: string | null;
            /** @description Status of the trademark. */
            estado: string | null;
            /** @description The cheapest code that unlocks `abogado`, `fecha_vencimiento`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked. */
            locked: "DAT-IP" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        MatchFeature: {
            /** @description What was compared, such as `name_core`, `birth_date` or `identifier` */
            feature: string | null;
            /** @description How well the two sides agree in it, from 0 to 1 */
            score: number | null;
            /** @description Its share of the log-odds of the score, in nats; negative if it counts against the match */
            weight: number | null;
            /** @description What was found */
            detail: string | null;
        };
        /** @description The price of the request, `price`, is above X-Max-Charge. Nothing was charged. */
        MaxChargeExceededError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "max charge exceeded";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "max_charge_exceeded";
            /** @description Price of the request, USD as a decimal string. */
            price: string;
            /** @description Value of X-Max-Charge, USD as a decimal string. */
            max_charge: string;
            /** @description The error in plain words, with what to do next. */
            message: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The entity was merged into another. */
        MergedInto: {
            /** @description Id of the entity that it was merged into. */
            merged_into: string;
        };
        MigrationItem: {
            /** @description Id of the record, for `GET /v5/entities/{id}`. */
            id: TypedId<"mig">;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Case number */
            numero_caso: string | null;
            /** @description Name of the applicant */
            nombre: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
        };
        /** @description `include` is required: one or more product codes, separated by commas. */
        MissingIncludeError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "include is required: one or more product codes separated by commas";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "missing_include";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        NaveItem: {
            /** @description Id of the record, for `GET /v5/entities/{id}`. */
            id: TypedId<"nave">;
            /** @description Name of the ship */
            nombre: string | null;
            /** @description File number */
            ficha: string | null;
            /** @description Registration date */
            fecha_registro: string | null;
        };
        /** @description A page of ships. */
        NavesPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "naves";
            /** @description Matching records, in order. */
            results: components["schemas"]["NavesResult"][];
            /** @description Position of this page. */
            page: {
                /** @description Number of results in this page. */
                returned: number;
                /** @description Cursor for the next page, valid for 24 hours. Null on the last page. */
                next_cursor: string | null;
                /** @description Number of matching records when the first page was returned. */
                total: number;
                /**
                 * @description Precision of `total`. `eq`: exact. `gte`: a lower bound.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description Requested facets. */
            facets: Record<string, never>;
            /**
             * @description Precision of the facet counts. `eq`: exact. `gte`: a lower bound.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description A result of ships. */
        NavesResult: {
            /** @description Id of the record: `pa_nave_` and a number. */
            id: string;
            /** @description Entity that the record belongs to. Null if it is not matched to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Name of the ship. */
            nombre: string | null;
            /** @description File number. */
            ficha?: string | null;
            /**
             * Format: date
             * @description Registration date. Null if the source does not give a valid date.
             */
            fecha_registro: string | null;
            /** @description The cheapest code that unlocks `ficha`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked. */
            locked: "DAT-ASSET" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        /** @description Connections of an entity. */
        Network: {
            /** @description Requested entity. */
            root: TypedId<"own">;
            /**
             * @description Requested depth.
             * @enum {number}
             */
            depth: 1 | 2 | 3;
            /**
             * @description `ok`: there are connections. `empty`: boards or positions were read, but no connection is known. `not_fetched`: they were never read, and no connection is known. The code is then not charged. `restricted`: connections were removed for legal reasons; others may be shown.
             * @enum {string}
             */
            state: "ok" | "empty" | "not_fetched" | "restricted";
            /** @description Entities, nearest first, starting with the root. */
            nodes: {
                /** @description Id of the entity. */
                id: TypedId<"own">;
                /** @description Registered name. */
                nombre: string | null;
                /**
                 * @description Type of the entity.
                 * @enum {string}
                 */
                type: "Organization" | "NaturalPerson";
                /** @description Steps from the root along the edges of this response. */
                depth: number;
                /** @description Total number of edges of the entity, including those outside this response. Counted up to 100. */
                degree: number;
                /**
                 * @description `eq`: `degree` is exact. `gte`: it is a lower bound, and the entity was expanded last.
                 * @enum {string}
                 */
                degree_relation: "eq" | "gte";
            }[];
            /** @description Connections between the entities. */
            edges: {
                /** @description Entity that holds the role. */
                from: TypedId<"own">;
                /** @description Entity where the role is held. */
                to: TypedId<"own">;
                /** @description Role, such as `director` or `shareholder`. */
                role: string;
                /** @description Registered position. Null if unknown. */
                cargo: string | null;
                /** @description Whether the role is current. Null if unknown. */
                active: boolean | null;
                /**
                 * Format: date
                 * @description Start date. Null if unknown.
                 */
                since: string | null;
                /**
                 * Format: date
                 * @description End date. Null if unknown or current.
                 */
                until: string | null;
                /** @description Id of the source. `GET /v5/catalog` lists the sources. */
                source: string;
                /** @description How the entities were matched. */
                link: {
                    /**
                     * @description Whether the entities were matched by identifier or by name only.
                     * @enum {string}
                     */
                    method: "id" | "name";
                    /** @description Confidence of the match. 1 for an identifier or an exact name. */
                    score: number;
                };
            }[];
            /** @description Limits of a response. */
            limits: {
                /**
                 * @description Maximum nodes in a response.
                 * @constant
                 */
                max_nodes: 500;
                /**
                 * @description Maximum edges in a response.
                 * @constant
                 */
                max_edges: 2000;
            };
            /** @description Whether a limit was reached. */
            truncated: boolean;
            /** @description Nodes within the depth with edges missing from this response. Request their own network to get them. */
            truncated_at: TypedId<"own">[];
            billing: components["schemas"]["Billing"];
        };
        /** @description The acknowledged notice. */
        Notice: {
            /** @description Id of the notice. */
            id: number;
            /** @description The entity, or the record, that you received. */
            entity_id: string;
            /** @description The part of it that was corrected or suppressed. */
            level: string;
            /** @description Responses with it that you received. */
            responses: number;
            /**
             * Format: date-time
             * @description When you first received it.
             */
            first_disclosed_at: string;
            /**
             * Format: date-time
             * @description When you last received it.
             */
            last_disclosed_at: string;
            /**
             * Format: date-time
             * @description When the notice was issued.
             */
            issued_at: string;
            /**
             * @description What to do: request this part of the entity again, and correct or delete your copies. A section with the state `restricted` lost facts for legal reasons.
             * @constant
             */
            action: "request_again";
            /**
             * Format: date-time
             * @description When it was acknowledged. Null: it is open.
             */
            acknowledged_at: string | null;
            /** @description Name of the key or member that acknowledged it. Null: it is open, or the member was erased. */
            acknowledged_by: string | null;
            billing: components["schemas"]["Billing"];
        };
        /** @description Notice not found. */
        NoticeNotFoundError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "notice not found";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "notice_not_found";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A page of notices. */
        Notices: {
            /** @description Notices, newest first. */
            notices: {
                /** @description Id of the notice. */
                id: number;
                /** @description The entity, or the record, that you received. */
                entity_id: string;
                /** @description The part of it that was corrected or suppressed. */
                level: string;
                /** @description Responses with it that you received. */
                responses: number;
                /**
                 * Format: date-time
                 * @description When you first received it.
                 */
                first_disclosed_at: string;
                /**
                 * Format: date-time
                 * @description When you last received it.
                 */
                last_disclosed_at: string;
                /**
                 * Format: date-time
                 * @description When the notice was issued.
                 */
                issued_at: string;
                /**
                 * @description What to do: request this part of the entity again, and correct or delete your copies. A section with the state `restricted` lost facts for legal reasons.
                 * @constant
                 */
                action: "request_again";
                /**
                 * Format: date-time
                 * @description When it was acknowledged. Null: it is open.
                 */
                acknowledged_at: string | null;
                /** @description Name of the key or member that acknowledged it. Null: it is open, or the member was erased. */
                acknowledged_by: string | null;
            }[];
            /** @description Position of this page. */
            page: {
                /** @description Number of entries in this response. */
                returned: number;
                /** @description Pass it as `cursor`, with the other parameters unchanged, to get the next page. Null on the last page. */
                next_cursor: string | null;
            };
            billing: components["schemas"]["Billing"];
        };
        Noticia: {
            /** @description Identifier of the record */
            id: number;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Headline */
            titulo: string | null;
            /** @description Publisher */
            fuente: string | null;
            /** @description URL of the article */
            url: string | null;
            /** @description Publication date */
            fecha: string | null;
            /** @description Summary */
            resumen: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
        };
        /** @description A page of news. */
        NoticiasPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "noticias";
            /** @description Matching records, in order. */
            results: components["schemas"]["NoticiasResult"][];
            /** @description Position of this page. */
            page: {
                /** @description Number of results in this page. */
                returned: number;
                /** @description Cursor for the next page, valid for 24 hours. Null on the last page. */
                next_cursor: string | null;
                /** @description Number of matching records when the first page was returned. */
                total: number;
                /**
                 * @description Precision of `total`. `eq`: exact. `gte`: a lower bound.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description Requested facets. */
            facets: {
                /** @description Most frequent values. */
                ambito?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                fuente?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
            };
            /**
             * @description Precision of the facet counts. `eq`: exact. `gte`: a lower bound.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description A result of news. */
        NoticiasResult: {
            /** @description Number of the record. */
            id: number;
            /** @description Entity that the record belongs to. Null if it is not matched to one. */
            entity_id: TypedId<"own"> | null;
            /** @description `nacional` or `global`. */
            ambito: string | null;
            /** @description Headline. */
            titulo: string | null;
            /** @description Publisher. */
            fuente: string | null;
            /**
             * Format: date
             * @description Publication date. Null if the source does not give a valid date.
             */
            fecha: string | null;
            /** @description Summary. */
            resumen?: string | null;
            /** @description URL of the article */
            url: string | null;
            /** @description The cheapest code that unlocks `resumen`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked. */
            locked: "DAT-NEWS" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        /** @description An OpenAPI document. */
        OpenApiDocument: {
            /** @description OpenAPI version. */
            openapi: string;
            /** @description Title, version and description. */
            info: Record<string, never>;
            /** @description Operations by path and method. */
            paths: Record<string, never>;
        };
        OrganizationMembershipItem: {
            /** @description Position in the organization */
            cargo: string | null;
            /** @description Name of the organization */
            nombre: string | null;
            /** @description Id of the organization. Null if unknown. */
            organization_id: TypedId<"own"> | null;
            /** @description Whether the position is current */
            activo: boolean | null;
        };
        /** @description The account has no spendable balance. */
        PaidPlanRequiredError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "update requests require a paid plan";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "paid_plan_required";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        PersonalLicense: {
            /** @description Identifier of the record in its source */
            id: string | null;
            /** @description Name of the holder */
            nombre: string | null;
            /** @description Qualification number */
            idoneidad: string | null;
            /** @description Whether the license is active */
            activo: boolean | null;
        };
        /** @description The request line and headers exceed 16384 bytes. `code` is absent if they arrive in several packets. */
        PlainHeadersTooLargeError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "request header fields too large";
            type?: components["schemas"]["PlainProblem"]["type"];
            title?: components["schemas"]["PlainProblem"]["title"];
            status?: components["schemas"]["PlainProblem"]["status"];
            detail?: components["schemas"]["PlainProblem"]["detail"];
            instance?: components["schemas"]["PlainProblem"]["instance"];
        };
        /** @description Internal error. Never charged. */
        PlainInternalErrorError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "internal error";
            type?: components["schemas"]["PlainProblem"]["type"];
            title?: components["schemas"]["PlainProblem"]["title"];
            status?: components["schemas"]["PlainProblem"]["status"];
            detail?: components["schemas"]["PlainProblem"]["detail"];
            instance?: components["schemas"]["PlainProblem"]["instance"];
        };
        /** @description A parameter, header or member of the body is invalid. `error` names it and says what it must be. */
        PlainInvalidParameterError: {
            /** @description What is wrong and how to fix it. */
            error: string;
            type?: components["schemas"]["PlainProblem"]["type"];
            title?: components["schemas"]["PlainProblem"]["title"];
            status?: components["schemas"]["PlainProblem"]["status"];
            detail?: components["schemas"]["PlainProblem"]["detail"];
            instance?: components["schemas"]["PlainProblem"]["instance"];
        };
        /** @description Any error as RFC 9457 problem details, returned if the Accept header includes `application/problem+json`. Has these members and those of the JSON form. */
        PlainProblem: {
            /**
             * Format: uri-reference
             * @description URL of the error in the documentation.
             */
            type: string;
            /** @description Title of the error, the same for every occurrence. */
            title: string;
            /** @description HTTP status. */
            status: number;
            /** @description What went wrong in this request. */
            detail: string;
            /**
             * Format: uri-reference
             * @description Path of the request.
             */
            instance: string;
            /** @description Same as in the JSON form. */
            error?: string;
            /** @description Same as in the JSON form. */
            code?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Not found. */
        PlainRouteNotFoundError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "not found";
            type?: components["schemas"]["PlainProblem"]["type"];
            title?: components["schemas"]["PlainProblem"]["title"];
            status?: components["schemas"]["PlainProblem"]["status"];
            detail?: components["schemas"]["PlainProblem"]["detail"];
            instance?: components["schemas"]["PlainProblem"]["instance"];
        };
        /** @description A dependency is unavailable, or the service is stopping. Never charged. */
        PlainServiceUnavailableError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "service temporarily unavailable";
            type?: components["schemas"]["PlainProblem"]["type"];
            title?: components["schemas"]["PlainProblem"]["title"];
            status?: components["schemas"]["PlainProblem"]["status"];
            detail?: components["schemas"]["PlainProblem"]["detail"];
            instance?: components["schemas"]["PlainProblem"]["instance"];
        };
        /** @description The request target exceeds 4096 characters. */
        PlainTargetTooLongError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "request target too long";
            type?: components["schemas"]["PlainProblem"]["type"];
            title?: components["schemas"]["PlainProblem"]["title"];
            status?: components["schemas"]["PlainProblem"]["status"];
            detail?: components["schemas"]["PlainProblem"]["detail"];
            instance?: components["schemas"]["PlainProblem"]["instance"];
        };
        Planilla: {
            /** @description Identifier of the record */
            id: number;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Name of the public employee */
            nombre: string | null;
            /** @description Identity card number */
            cedula: string | null;
            /** @description Institution */
            institucion: string | null;
            /** @description Position */
            cargo: string | null;
            /** @description Start date of the appointment */
            fecha_inicio: string | null;
            /** @description Status of the appointment */
            estado: string | null;
            /** @description Monthly pay in USD */
            total: number | null;
            /** @description Likelihood of being a politically exposed person, from 0 to 1 */
            pep_score: number | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
        };
        /** @description A page of public payroll. */
        PlanillasPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "planillas";
            /** @description Matching records, in order. */
            results: components["schemas"]["PlanillasResult"][];
            /** @description Position of this page. */
            page: {
                /** @description Number of results in this page. */
                returned: number;
                /** @description Cursor for the next page, valid for 24 hours. Null on the last page. */
                next_cursor: string | null;
                /** @description Number of matching records when the first page was returned. */
                total: number;
                /**
                 * @description Precision of `total`. `eq`: exact. `gte`: a lower bound.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description Requested facets. */
            facets: {
                /** @description Most frequent values. */
                institucion?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                cargo?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                estado?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
            };
            /**
             * @description Precision of the facet counts. `eq`: exact. `gte`: a lower bound.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description A result of public payroll. */
        PlanillasResult: {
            /** @description Number of the record. */
            id: number;
            /** @description Entity that the record belongs to. Null if it is not matched to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Name of the public employee. */
            nombre: string | null;
            /** @description Identity card number. */
            cedula: string | null;
            /** @description Institution. */
            institucion: string | null;
            /** @description Position. */
            cargo: string | null;
            /**
             * Format: date
             * @description Start date of the appointment. Null if the source does not give a valid date.
             */
            fecha_inicio: string | null;
            /** @description Status of the appointment. */
            estado: string | null;
            /** @description Monthly pay in USD. */
            total?: number | null;
            /** @description Likelihood of being a politically exposed person, from 0 to 1. */
            pep_score?: number | null;
            /** @description The cheapest code that unlocks `total`, `pep_score`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked. */
            locked: "DAT-CGR" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        /** @description Number of rows with data, without naming the rows. */
        Presence: {
            /** @description Number of rows with data. */
            presence: {
                /** @description Rows in the request. */
                rows: number;
                /** @description Rows with one clear match. */
                matched: number;
                /** @description Every code with data levels. */
                levels: {
                    /** @description Product code. */
                    code: string;
                    /** @description Matched rows that have data for the code. */
                    rows_with_data: number;
                }[];
                /** @description Codes about which this response says nothing, or not everything, because they cover records that need a purpose and the account has stated none. Absent if there are none. */
                codes_needing_purpose?: string[];
            };
            /** @description Number of rows by outcome. */
            summary: {
                /** @description Rows in the request. */
                rows: number;
                /** @description Rows with one clear match. */
                matched: number;
                /** @description Rows with more than one possible match. */
                ambiguous: number;
                /** @description Rows without a likely match. */
                no_match: number;
                /** @description Invalid rows. */
                invalid: number;
            };
            /** @description Version of the scoring algorithm. */
            algorithm: string;
            /**
             * Format: date-time
             * @description Time of the latest import or refresh in the index. Null if there is none.
             */
            index_as_of: string | null;
            billing: components["schemas"]["Billing"];
        };
        /** @description Any error as RFC 9457 problem details, returned if the Accept header includes `application/problem+json`. Has these members and those of the JSON form. */
        Problem: {
            /**
             * Format: uri-reference
             * @description URL of the error in the documentation.
             */
            type: string;
            /** @description Title of the error, the same for every occurrence. */
            title: string;
            /** @description HTTP status. */
            status: number;
            /** @description What went wrong in this request. */
            detail: string;
            /**
             * Format: uri-reference
             * @description Path of the request.
             */
            instance: string;
            /** @description Same as in the JSON form. */
            error?: string;
            code: components["schemas"]["ErrorCode"];
        } & {
            [key: string]: unknown;
        };
        PropiedadItem: {
            /** @description Id of the record, for `GET /v5/entities/{id}`. */
            id: TypedId<"ph">;
            /** @description Folio number */
            folio: string | null;
            /** @description File number */
            ficha: string | null;
            /** @description Building */
            edificio: string | null;
            /** @description Registration date */
            fecha_inscripcion: string | null;
            /** @description Mortgages */
            hipotecas: components["schemas"]["RealEstateElementoItem"][];
            /** @description Sales */
            compraventas: components["schemas"]["RealEstateElementoItem"][];
            /** @description The latest mortgage */
            last_hipoteca: components["schemas"]["RealEstateElementoItem"] | null;
            /** @description The latest sale */
            last_compraventa: components["schemas"]["RealEstateElementoItem"] | null;
            /** @description Latest entries in the folio */
            record_events: components["schemas"]["RealEstateElementoItem"][];
        };
        /** @description Public procurement record of an entity. */
        ProponenteDossier: {
            /** @description The entity. */
            id: TypedId<"own">;
            /** @description The entity as a bidder. */
            proponente: {
                /** @description Whether the entity is a registered bidder. Null if the source was never read. */
                registered: boolean | null;
                /** @description Names the entity used in bids, most frequent first. */
                names: string[];
            };
            /** @description Tenders of the entity. */
            tenders: {
                /**
                 * @description `ok`: there is data. `empty`: the source was read and has none. `not_fetched`: the source was never read. `source_down`: the source did not respond. `restricted`: facts were removed for legal reasons; others may be shown. Only `empty` means that there is no data.
                 * @enum {string}
                 */
                state: "ok" | "empty" | "not_fetched" | "source_down" | "restricted";
                /** @description Number of tenders the entity bid in. */
                total: number;
                /** @description Number of tenders the entity won. */
                awarded: number;
                /** @description Total amount of the awards. */
                amount: string;
                /** @description Number of items in this response. */
                returned: number;
                /** @description Whether there are more items. */
                truncated: boolean;
                /** @description The source that was read last, and when. */
                source: {
                    /** @description Id of the source that was read last, or that is read first if none was. */
                    id: string;
                    /**
                     * Format: date-time
                     * @description When the source was last read. Null if it never was.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description Date of the data, according to the source. Null if the source does not state it.
                     */
                    source_updated_at: string | null;
                };
                /** @description Every source of this data, those already read first. */
                sources: {
                    /** @description Id of the source. `synthetic` if the data was generated, or comes from a stand-in for a source. */
                    id: string;
                    /** @description A list that is imported whole, as `GET /v5/lists` names it; only for such sources. */
                    list?: string;
                    /** @description The version of that list that was looked at. */
                    version?: string | null;
                    /** @description The source that the stand-in replaces. Null if it is not a stand-in. */
                    stands_in_for: string | null;
                    /**
                     * Format: date-time
                     * @description When the source was last read. Null if it never was.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description Date of the data, according to the source. Null if the source does not state it.
                     */
                    source_updated_at: string | null;
                    /**
                     * @description `ok`: the source has data here. `empty`: it was read and has none. `not_fetched`: it was never read. `source_down`: it did not respond to the last read; earlier data is still returned. `restricted`: facts were removed for legal reasons.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down" | "restricted";
                }[];
                /** @description Tenders, newest first. */
                items: {
                    /** @description Identifier of the record */
                    id: number;
                    /** @description Number of the tender */
                    acto: string | null;
                    /** @description What the tender is for */
                    descripcion: string | null;
                    /** @description Buyer */
                    entidad: string | null;
                    /** @description Status of the tender */
                    estado: string | null;
                    /** @description Publication date */
                    fecha_publicacion: string | null;
                    /** @description URL of the tender page */
                    licitacion_url: string | null;
                    /** @description Documents of the tender */
                    documentos: components["schemas"]["LicitacionDocumento"][];
                    /** @description Amount of the bid or award. */
                    monto: number | null;
                    /** @description Whether the entity won the tender. */
                    adjudicado: boolean | null;
                    /** @description Name the entity used in the bid. */
                    proponente: string | null;
                }[];
            };
            /** @description Buyers, by number of tenders. */
            counterparties: {
                /** @description Name of the buyer. */
                entidad: string;
                /** @description Number of its tenders that the entity bid in. */
                tenders: number;
                /** @description Number of its tenders that the entity won. */
                awarded: number;
                /** @description Total amount of the awards. */
                amount: string;
            }[];
            /** @description Sanctions by national authorities. */
            sanctions: {
                /**
                 * @description `ok`: there is data. `empty`: the source was read and has none. `not_fetched`: the source was never read. `source_down`: the source did not respond. `restricted`: facts were removed for legal reasons; others may be shown. Only `empty` means that there is no data.
                 * @enum {string}
                 */
                state: "ok" | "empty" | "not_fetched" | "source_down" | "restricted";
                /** @description Number of sanctions. */
                total: number;
                /** @description Number of items in this response. */
                returned: number;
                /** @description Whether there are more items. */
                truncated: boolean;
                /** @description The source that was read last, and when. */
                source: {
                    /** @description Id of the source that was read last, or that is read first if none was. */
                    id: string;
                    /**
                     * Format: date-time
                     * @description When the source was last read. Null if it never was.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description Date of the data, according to the source. Null if the source does not state it.
                     */
                    source_updated_at: string | null;
                };
                /** @description Every source of this data, those already read first. */
                sources: {
                    /** @description Id of the source. `synthetic` if the data was generated, or comes from a stand-in for a source. */
                    id: string;
                    /** @description A list that is imported whole, as `GET /v5/lists` names it; only for such sources. */
                    list?: string;
                    /** @description The version of that list that was looked at. */
                    version?: string | null;
                    /** @description The source that the stand-in replaces. Null if it is not a stand-in. */
                    stands_in_for: string | null;
                    /**
                     * Format: date-time
                     * @description When the source was last read. Null if it never was.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description Date of the data, according to the source. Null if the source does not state it.
                     */
                    source_updated_at: string | null;
                    /**
                     * @description `ok`: the source has data here. `empty`: it was read and has none. `not_fetched`: it was never read. `source_down`: it did not respond to the last read; earlier data is still returned. `restricted`: facts were removed for legal reasons.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down" | "restricted";
                }[];
                /** @description Sanctions, newest first. */
                items: {
                    /** @description Identifier of the record */
                    id: number;
                    /** @description Name of the sanctioned party */
                    nombre: string | null;
                    /** @description Sanction type */
                    tipo_sancion: string | null;
                }[];
            };
            /**
             * Format: date-time
             * @description When any of this data was last fetched. Null if it never was.
             */
            as_of: string | null;
            billing: components["schemas"]["Billing"];
        };
        /** @description Properties you can read of entities. */
        ProposedProperties: {
            /** @description Requested type. */
            type?: string;
            /** @description Properties you can read. */
            properties: {
                /** @description Id of the type. */
                id: string;
                /** @description Name. */
                name: string;
            }[];
        };
        /** @description The daily budget shared by all callers without a key is used up. With `network_limit`, only the share of your network is. */
        PublicBudgetExhaustedError: {
            /** @description What is wrong and how to fix it. */
            error: string;
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "public_budget_exhausted";
            /**
             * Format: date-time
             * @description When the period resets, ISO 8601 in UTC.
             */
            reset_at: string;
            /** @description Daily share of one network. Present if the share is used up, not the whole budget. */
            network_limit?: number;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The route requires a key. */
        PublicTierLockedError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "this route requires an API key";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "public_tier_locked";
            /**
             * Format: uri
             * @description URL where you buy credit or create a key.
             */
            upgrade_url: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The call reads immigration, court or criminal records of a jurisdiction that requires a purpose, and the account has not stated one. */
        PurposeRequiredError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "purpose required";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "purpose_required";
            /** @description Jurisdictions that require a purpose for these records. */
            jurisdictions: string[];
            /** @description Purposes that an owner can state. */
            purposes: string[];
            /**
             * Format: uri
             * @description URL where you change what the error is about: the monthly spending limit of the account or key, or the purpose of the account.
             */
            settings_url: string;
            /** @description The error in plain words, with what to do next. */
            message: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        RankedCountry: {
            /** @description Country */
            pais: string | null;
            /** @description Number of declarations */
            declaraciones: number | null;
            /** @description Total CIF value in USD */
            valor_cif: number | null;
        };
        RankedTariff: {
            /** @description Tariff code */
            fraccion_arancelaria: string | null;
            /** @description Number of declarations */
            declaraciones: number | null;
            /** @description Total CIF value in USD */
            valor_cif: number | null;
        };
        /** @description Too many requests from this key or address. Wait for Retry-After, and back off further after each retry. */
        RateLimitedError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "rate limit exceeded";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "rate_limited";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Readiness of the service. */
        Readiness: {
            /**
             * @description Whether the service is ready.
             * @enum {unknown}
             */
            status: "ok" | "unavailable";
            /** @description Name of the program. */
            service: string;
            /** @description Result of each check. */
            checks: {
                [key: string]: "ok" | "failed";
            };
        };
        RealEstateDeedItem: {
            /** @description Id of the record, for `GET /v5/entities/{id}`. */
            id: TypedId<"relemento">;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Entry type, such as `HIPOTECA` */
            nombre: string | null;
            /** @description Date of the entry */
            fecha: string | null;
            /** @description The mortgage. Null if the entry is not one */
            hipoteca: components["schemas"]["Hipoteca"] | null;
            /** @description The sale. Null if the entry is not one */
            compraventa: components["schemas"]["Compraventa"] | null;
            /** @description Property of the folio entry. */
            propiedad_id: string | null;
            /** @description Property type: `fincas` or `propiedades` */
            propiedad_tag: string | null;
        };
        /** @description A page of real estate deeds. */
        RealEstateDeedsPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "real-estate-deeds";
            /** @description Matching records, in order. */
            results: components["schemas"]["RealEstateDeedsResult"][];
            /** @description Position of this page. */
            page: {
                /** @description Number of results in this page. */
                returned: number;
                /** @description Cursor for the next page, valid for 24 hours. Null on the last page. */
                next_cursor: string | null;
                /** @description Number of matching records when the first page was returned. */
                total: number;
                /**
                 * @description Precision of `total`. `eq`: exact. `gte`: a lower bound.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description Requested facets. */
            facets: {
                /** @description Most frequent values. */
                nombre?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
            };
            /**
             * @description Precision of the facet counts. `eq`: exact. `gte`: a lower bound.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description A result of real estate deeds. */
        RealEstateDeedsResult: {
            /** @description Id of the record: `pa_relemento_` and a number. */
            id: string;
            /** @description Entity that the record belongs to. Null if it is not matched to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Property of the folio entry. */
            propiedad_id: string | null;
            /** @description Entry type. */
            nombre: string | null;
            /**
             * Format: date
             * @description Date of the entry. Null if the source does not give a valid date.
             */
            fecha: string | null;
            /** @description Amount secured. Null if the entry is not a mortgage. */
            monto_hipoteca?: number | null;
            /** @description Creditor of the mortgage. */
            acreedor?: string | null;
            /** @description Debtor of the mortgage. */
            deudor?: string | null;
            /** @description Price. Null if the entry is not a sale. */
            precio_compraventa?: number | null;
            /** @description Seller. */
            vendedor?: string | null;
            /** @description Buyer. */
            comprador?: string | null;
            /** @description The mortgage. Null if the entry is not one */
            hipoteca?: components["schemas"]["Hipoteca"] | null;
            /** @description The sale. Null if the entry is not one */
            compraventa?: components["schemas"]["Compraventa"] | null;
            /** @description The cheapest code that unlocks `monto_hipoteca`, `acreedor`, `deudor`, `precio_compraventa`, `vendedor`, `comprador`, `hipoteca`, `compraventa`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked. */
            locked: "DAT-ASSET" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        RealEstateElementoItem: {
            /** @description Id of the entry. */
            id: TypedId<"relemento"> | null;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Entry type */
            nombre: string | null;
            /** @description Date of the entry */
            fecha: string | null;
            /** @description The mortgage. Null if the entry is not one */
            hipoteca: components["schemas"]["Hipoteca"] | null;
            /** @description The sale. Null if the entry is not one */
            compraventa: components["schemas"]["Compraventa"] | null;
        };
        /** @description A page of real estate. */
        RealEstatePage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "real-estate";
            /** @description Matching records, in order. */
            results: components["schemas"]["RealEstateResult"][];
            /** @description Position of this page. */
            page: {
                /** @description Number of results in this page. */
                returned: number;
                /** @description Cursor for the next page, valid for 24 hours. Null on the last page. */
                next_cursor: string | null;
                /** @description Number of matching records when the first page was returned. */
                total: number;
                /**
                 * @description Precision of `total`. `eq`: exact. `gte`: a lower bound.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description Requested facets. */
            facets: {
                /** @description Most frequent values. */
                tipo?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
            };
            /**
             * @description Precision of the facet counts. `eq`: exact. `gte`: a lower bound.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description A result of real estate. */
        RealEstateResult: {
            /** @description Id of the record: `pa_ph_`, `pa_finca_` and a number. */
            id: string;
            /** @description Entity that the record belongs to. Null if it is not matched to one. */
            entity_id: TypedId<"own"> | null;
            /** @description `finca` (land parcel) or `ph` (condominium unit). */
            tipo: string | null;
            /** @description Folio number. */
            folio: string | null;
            /** @description File number. */
            ficha: string | null;
            /** @description Building. Null for a land parcel. */
            edificio: string | null;
            /**
             * Format: date
             * @description Registration date. Null if the source does not give a valid date.
             */
            fecha_inscripcion: string | null;
            /** @description Whether a mortgage was ever registered. */
            con_hipoteca: boolean | null;
            /** @description Amount of the latest mortgage. */
            monto_hipoteca?: number | null;
            /** @description Creditor of the latest mortgage. */
            acreedor?: string | null;
            /** @description Price of the latest sale. */
            precio_compraventa?: number | null;
            /** @description The mortgage. Null if the entry is not one */
            ultima_hipoteca?: components["schemas"]["Hipoteca"] | null;
            /** @description The sale. Null if the entry is not one */
            ultima_compraventa?: components["schemas"]["Compraventa"] | null;
            /** @description The cheapest code that unlocks `monto_hipoteca`, `acreedor`, `precio_compraventa`, `ultima_hipoteca`, `ultima_compraventa`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked. */
            locked: "DAT-ASSET" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        /** @description Properties of entities. */
        ReconciliationData: {
            /** @description The properties. */
            meta: {
                /** @description Id of the type. */
                id: string;
                /** @description Name. */
                name: string;
            }[];
            /** @description Values by entity and property. Empty for entities that do not exist and values that are unknown. */
            rows: {
                [key: string]: {
                    [key: string]: {
                        /** @description The value. */
                        str: string;
                    }[];
                };
            };
        };
        /** @description Manifest of the service. */
        ReconciliationManifest: {
            /** @description Versions of the protocol. */
            versions: string[];
            /** @description Name of the service. */
            name: string;
            /** @description Namespace of the ids. */
            identifierSpace: string;
            /** @description Namespace of types and properties. */
            schemaSpace: string;
            /** @description URL of the documentation. */
            documentation: string;
            /** @description Version of the scoring algorithm. */
            serviceVersion: string;
            /** @description Maximum queries per request. */
            batchSize: number;
            /** @description How clients authenticate. */
            authentication: {
                /**
                 * @description API key.
                 * @constant
                 */
                type: "apiKey";
                /**
                 * @description Header name. The value is `Bearer` and the key.
                 * @constant
                 */
                name: "Authorization";
                /**
                 * @description Location of the key.
                 * @constant
                 */
                in: "header";
            };
            /** @description All types. */
            defaultTypes: {
                /** @description Id of the type. */
                id: string;
                /** @description Name. */
                name: string;
            }[];
            /** @description URL template of an entity. */
            view: {
                /** @description URL with {{id}} in place of the id. */
                url: string;
            };
            /** @description Suggest services. */
            suggest: {
                /** @description Location of a service. */
                entity: {
                    /** @description URL of this API. */
                    service_url: string;
                    /** @description Path of the service. */
                    service_path: string;
                };
                /** @description Location of a service. */
                type: {
                    /** @description URL of this API. */
                    service_url: string;
                    /** @description Path of the service. */
                    service_path: string;
                };
                /** @description Location of a service. */
                property: {
                    /** @description URL of this API. */
                    service_url: string;
                    /** @description Path of the service. */
                    service_path: string;
                };
            };
            /** @description Data extension services. */
            extend: {
                /** @description Location of a service. */
                propose_properties: {
                    /** @description URL of this API. */
                    service_url: string;
                    /** @description Path of the service. */
                    service_path: string;
                };
                /** @description Always empty. */
                property_settings: unknown[];
            };
        };
        /** @description Results by the keys of the queries. */
        ReconciliationResults: {
            [key: string]: {
                /** @description Best first. */
                result: {
                    /** @description Id of the entity. */
                    id: string;
                    /** @description Registered name. */
                    name: string;
                    /** @description Tax number and status, if known, and the former, trade or alias name that matched, if the current name did not. */
                    description?: string;
                    /** @description Type of the entity. */
                    type: {
                        /** @description Id of the type. */
                        id: string;
                        /** @description Name. */
                        name: string;
                    }[];
                    /** @description Confidence, in percent. */
                    score: number;
                    /** @description Whether this is a confident match. True for at most one candidate per query. */
                    match: boolean;
                    /** @description Features behind the score. */
                    features: {
                        /** @description Feature that was compared. */
                        id: string;
                        /** @description How well it matches. */
                        value: number;
                    }[];
                }[];
                /** @description Error of a query that could not be read. Such a query is not charged and has no results. */
                error?: {
                    /** @description Error code, such as `invalid_identifier`. */
                    code: string;
                    /** @description Member with the error. */
                    field: string;
                    /** @description What is wrong with it. */
                    message: string;
                };
            };
        };
        /** @description Another subject is watched as c-17. */
        ReferenceInUseError: {
            /** @description What is wrong and how to fix it. */
            error: string;
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "reference_in_use";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The account has 100 open refreshes. */
        RefreshBacklogError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "too many open refreshes";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "refresh_backlog";
            /** @description Limit that the request would exceed: rows, cards, or USD as a decimal string. */
            limit: number | string;
            /** @description Open refreshes of the account */
            open: number;
            /** @description The error in plain words, with what to do next. */
            message: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        RepresentanteLegalItem: {
            /** @description Name of the legal representative */
            nombre: string | null;
            /** @description Identity card or tax number */
            cedula: string | null;
            /** @description Position that gives the power of representation */
            cargo: string | null;
            /** @description Id of the person. Null if unknown. */
            person_id: TypedId<"own"> | null;
            /** @description How the representative was matched to `person_id` */
            link: components["schemas"]["LinkEvidence"] | null;
        };
        /** @description Candidate entities for the query. */
        Resolution: {
            /**
             * @description `matched`: the first candidate is at or above the accept level, with a margin to the next (or it alone has the number), and no other candidate has the same name. `ambiguous`: candidates that someone should look at, such as homonyms, or a number with another name. `no_match`: no likely match.
             * @enum {string}
             */
            outcome: "matched" | "ambiguous" | "no_match";
            /**
             * @description `identify`: the one right entity. `screen`: everyone who may be meant, with other costs, levels and odds, because most screened names mean nobody on record. Confidences of the two modes are not comparable.
             * @enum {string}
             */
            mode: "identify" | "screen";
            /** @description Levels of the mode, by which the outcome was decided. */
            levels: {
                /** @description Confidence at or above which a candidate can be the match. */
                accept: number;
                /** @description Confidence below which there is no match. */
                possible: number;
                /** @description How far the next candidate must be below the match. */
                margin: number;
            };
            /** @description The parsed query. */
            query: {
                /** @description Name as compared. */
                normalized_name: string | null;
                /** @description Legal form removed from the name. Null if there is none. */
                legal_form: string | null;
                /** @description Parsed identifiers of the query. Null if there are none. */
                identifier: {
                    /** @description Parsed identifier. */
                    ruc?: {
                        /** @description Canonical form, without check digits and padding zeros. */
                        number: string;
                        /** @description Entity types that the number can belong to. */
                        read_as: ("Organization" | "NaturalPerson")[];
                        /** @description Check digits as written. Null if there are none. */
                        dv: string | null;
                        /** @description Check digits by the authority’s algorithm. Null if they cannot be computed. */
                        dv_expected: string | null;
                    };
                    /** @description Parsed identifier. */
                    cedula?: {
                        /** @description Canonical form, without check digits and padding zeros. */
                        number: string;
                        /** @description Entity types that the number can belong to. */
                        read_as: ("Organization" | "NaturalPerson")[];
                        /** @description Check digits as written. Null if there are none. */
                        dv: string | null;
                        /** @description Check digits by the authority’s algorithm. Null if they cannot be computed. */
                        dv_expected: string | null;
                    };
                } | null;
            };
            /** @description Best first. */
            candidates: {
                /** @description Id of the entity. */
                id: TypedId<"own">;
                /** @description Registered name. */
                nombre: string | null;
                /**
                 * @description Type of the entity.
                 * @enum {string}
                 */
                type: "Organization" | "NaturalPerson";
                /** @description Tax number without check digits. */
                ruc_no_dv: string | null;
                /** @description Status in the registry. */
                status: string | null;
                /** @description Calibrated confidence: at 0.9, nine in ten candidates are correct. */
                confidence: number;
                /** @description Fields of the query that match the entity. */
                matched_on: ("name" | "ruc" | "cedula")[];
                /** @description The name of the entity that matches best: its current name or one of its others. Null if no name matches. */
                matched_name: {
                    /** @description As the source writes it. */
                    name: string;
                    /**
                     * @description `legal`: the current name. `former`: a previous one.
                     * @enum {string}
                     */
                    kind: "legal" | "former" | "trade" | "alias";
                    /**
                     * Format: date
                     * @description First day of the name. Null if the source states none.
                     */
                    since: string | null;
                    /**
                     * Format: date
                     * @description Last day of the name. Null if the source states none.
                     */
                    until: string | null;
                    /** @description Source of the name. */
                    source: string;
                } | null;
                /** @description Features behind the confidence. Only with `explain`. */
                features?: {
                    /** @description Feature that was compared. */
                    feature: string;
                    /** @description How well it matches. */
                    score: number;
                    /** @description Weight of the feature. Negative values count against the candidate. */
                    weight: number;
                    /** @description The comparison in words. */
                    detail: string;
                }[];
            }[];
            /** @description Difference in confidence between the first candidate and the next. Null without candidates. */
            margin: number | null;
            /** @description Warnings about the query. */
            warnings: ("dv_mismatch" | "dv_unverified" | "type_ambiguous" | "ruc_not_found" | "cedula_not_found" | "type_mismatch" | "identifier_mismatch" | "name_ignored" | "name_mismatch" | "common_name" | "same_name")[];
            /** @description Version of the scoring algorithm. */
            algorithm: string;
            /**
             * Format: date-time
             * @description Time of the latest import or refresh in the index. Null if there is none.
             */
            index_as_of: string | null;
            billing: components["schemas"]["Billing"];
        };
        /** @description The response that is stored under the Idempotency-Key has data that was removed for legal reasons since. It stays paid. */
        ResponseRestrictedError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "the stored response has data that was removed since";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "response_restricted";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Not found. */
        RouteNotFoundError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "not found";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "route_not_found";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        Sancion: {
            /** @description Identifier of the record */
            id: number;
            /** @description Name of the sanctioned party */
            nombre: string | null;
            /** @description Sanction type */
            tipo_sancion: string | null;
        };
        SancionInternacional: {
            /** @description Identifier of the record */
            id: number;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description List, such as `OFAC SDN`, `EU` or `UN` */
            lista: string | null;
            /** @description Version of the list that the entry is from */
            version: string | null;
            /** @description Publisher's date of that version: `YYYY-MM-DD` or `YYYY-MM` */
            fecha_lista: string | null;
            /** @description Listed name */
            nombre: string | null;
            /** @description Listed party: individual, entity, vessel or aircraft */
            tipo: string | null;
            /** @description Sanctions programs */
            programas: string[];
            /** @description Other listed names */
            alias: string[];
            /** @description Remarks on the list */
            observaciones: string | null;
            /** @description Listing date */
            fecha_designacion: string | null;
            /** @description URL of the listing or of the list */
            url: string | null;
            /** @description How the listing was matched to the entity */
            match: components["schemas"]["ScreeningMatch"] | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
        };
        /** @description A page of sanctions. */
        SanctionsPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "sanctions";
            /** @description Matching records, in order. */
            results: components["schemas"]["SanctionsResult"][];
            /** @description Position of this page. */
            page: {
                /** @description Number of results in this page. */
                returned: number;
                /** @description Cursor for the next page, valid for 24 hours. Null on the last page. */
                next_cursor: string | null;
                /** @description Number of matching records when the first page was returned. */
                total: number;
                /**
                 * @description Precision of `total`. `eq`: exact. `gte`: a lower bound.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description Requested facets. */
            facets: {
                /** @description Most frequent values. */
                ambito?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                lista?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
                /** @description Most frequent values. */
                tipo?: {
                    /** @description Value, as it appears in records. */
                    value: string;
                    /** @description Number of records with the value. */
                    count: number;
                }[];
            };
            /**
             * @description Precision of the facet counts. `eq`: exact. `gte`: a lower bound.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description A result of sanctions. */
        SanctionsResult: {
            /** @description Number of the record. */
            id: number;
            /** @description Entity that the record belongs to. Null if it is not matched to one. */
            entity_id: TypedId<"own"> | null;
            /** @description `nacional` (national authority) or `internacional` (international list). */
            ambito: string | null;
            /** @description List, or source that published the sanction. */
            lista: string | null;
            /** @description Listed name. */
            nombre: string | null;
            /** @description Type of a sanction by an authority. */
            tipo_sancion?: string | null;
            /** @description Listed party: individual, entity, vessel or aircraft. */
            tipo: string | null;
            /**
             * Format: date
             * @description Date of the sanction or listing. Null if the source does not give a valid date.
             */
            fecha: string | null;
            /** @description Sanctions programs */
            programas?: string[];
            /** @description Other listed names */
            alias?: string[];
            /** @description Remarks on the list */
            observaciones?: string | null;
            /** @description URL of the listing or of the list */
            url: string | null;
            /** @description How the listing was matched to the entity */
            match: components["schemas"]["ScreeningMatch"] | null;
            /** @description The cheapest code that unlocks `tipo_sancion`, `programas`, `alias`, `observaciones`. Request it, or a code that covers it, for `entity_id`, or for `id` if the record is an asset. Searches then return the fields for 24 hours. Null if they are already unlocked. */
            locked: ("DAT-RISK" | "DAT-SCREEN") | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        /** @description Subjects and lists. */
        ScreenBody: {
            /** @description Who to screen. */
            subjects: {
                /** @description Your own id for the subject, unique in the request and returned. */
                reference?: string | null;
                /** @description Name, in any spelling, order and script. Required without `entity_id`. Blank means null. */
                name?: string | null;
                /** @description Other names of the same subject. Screen further names as subjects of their own. */
                aliases?: string[] | null;
                /** @description Null: not known. */
                type?: ("Organization" | "NaturalPerson") | null;
                /** @description Date of birth of a person, as far as you know it: a day, a month or a year. */
                birth_date?: string | null;
                /** @description ISO 3166-1 codes, such as PA. */
                nationalities?: string[] | null;
                /** @description Numbers of the subject. */
                identifiers?: {
                    /**
                     * @description Kind of number. Lists use several words for one number, so related kinds are compared with each other.
                     * @enum {string}
                     */
                    kind: "ruc" | "cedula" | "nit" | "passport" | "national_id" | "tax_id" | "registration" | "imo" | "swift" | "lei";
                    /** @description The number, in any format. */
                    value: string;
                    /** @description ISO 3166-1 code of the country that issued it, such as PA. Required, except for `imo`, `swift` and `lei`. */
                    country?: string | null;
                }[] | null;
                /** @description Id of an entity: its names, type and numbers in the register are screened, in addition to what you send. Costs DAT-SCREEN instead of SCR-NAME. */
                entity_id?: string | null;
            }[];
            /** @description Kinds of lists to search. Defaults to all. */
            lists?: ("sanctions" | "pep" | "debarment" | "impediment")[];
            /**
             * @description Minimum score of hits. A hit with the same number is always returned.
             * @default 0.6
             */
            min_score?: number;
        };
        /** @description What you sent. The names, type and number of an entity in the register are screened too, but not repeated here. */
        ScreenedSubject: {
            /** @description Name. Null only for an entity. */
            name: string | null;
            /** @description Other names. */
            aliases: string[];
            /** @description Type. Null: not known. */
            type: ("Organization" | "NaturalPerson") | null;
            /** @description Date of birth. Null: not known. */
            birth_date: string | null;
            /** @description ISO 3166-1 codes. */
            nationalities: string[];
            /** @description Numbers. */
            identifiers: components["schemas"]["ListedIdentifier"][];
        };
        /** @description Hits of each subject, and the lists that were searched. */
        Screening: {
            /** @description Id of the stored screening. */
            id: string;
            /**
             * Format: date-time
             * @description When it was screened.
             */
            screened_at: string;
            /** @description Version of the scoring algorithm. */
            algorithm: string;
            /** @description Kinds of lists that were requested. */
            lists: ("sanctions" | "pep" | "debarment" | "impediment")[];
            /** @description Minimum score that was requested. */
            min_score: number;
            /** @description Results in the order of the subjects. */
            results: ({
                /** @description Your own id for the subject. */
                reference: string | null;
                /** @description Index of the subject in the request. */
                index: number;
                /** @description Id of the entity that was screened. Null: a subject by name. */
                entity_id: string | null;
                /**
                 * @description `no_hit`: no listing on the searched lists may mean the subject.
                 * @enum {string}
                 */
                outcome: "hits" | "no_hit";
                subject: components["schemas"]["ScreenedSubject"];
                /** @description Number of hits, also those that are not in `hits`. */
                total_hits: number;
                /** @description Best first: at most 50, and 500 in all results. If there are more, those with the same number are kept before others. Dismissed hits are shown too, with their decision. */
                hits: components["schemas"]["ScreeningHit"][];
            } | {
                /** @description Your own id for the subject. */
                reference: string | null;
                /** @description Index of the subject in the request. */
                index: number;
                /** @description Id of the entity that was screened. Null: a subject by name. */
                entity_id: string | null;
                /**
                 * @description No list of the requested kinds is loaded, so nothing was searched. Not charged.
                 * @constant
                 */
                outcome: "not_fetched";
            } | {
                /** @description Your own id for the subject. */
                reference: string | null;
                /** @description Index of the subject in the request. */
                index: number;
                /** @description Id of the entity that was screened. Null: a subject by name. */
                entity_id: string | null;
                /**
                 * @description The subject could not be screened. Not charged.
                 * @constant
                 */
                outcome: "invalid";
                /** @description Reason. */
                error: {
                    /** @description Error code, such as `invalid_parameter` or `entity_not_found`. */
                    code: string;
                    /** @description Member with the error. */
                    field: string;
                    /** @description What is wrong with it, and what to do. */
                    message: string;
                };
            })[];
            /** @description Number of hits that no result shows, because there were too many. Raise `min_score`, or screen fewer subjects in a call, to see them. */
            hits_omitted: number;
            /** @description Every known list of the requested kinds, also those that are not loaded. */
            lists_searched: components["schemas"]["SearchedList"][];
            billing: components["schemas"]["Billing"];
        };
        /** @description The decision. */
        ScreeningDecision: {
            /** @description Id of the decision. */
            id: number;
            /** @description The subject of the decision. */
            subject: {
                /** @description Your own id. */
                reference: string;
            } | {
                /** @description Id of the entity. */
                entity_id: string;
            } | {
                /** @description Id of the item. */
                watch_item_id: number;
            };
            /**
             * @description `dismissed`: the listing means somebody else. `confirmed`: it means the subject. `open`: undecided, or no longer decided.
             * @enum {string}
             */
            decision: "dismissed" | "confirmed" | "open";
            /**
             * @description `current`: it counts. `stale`: the subject or the listing changed in a field that it rests on, so decide again. `expired`: its time is over. `superseded`: a later decision replaced it.
             * @enum {string}
             */
            state: "current" | "stale" | "expired" | "superseded";
            /** @description What changed since the decision. Empty if nothing did. */
            stale_because: {
                /**
                 * @description Which side changed.
                 * @enum {string}
                 */
                party: "subject" | "listing";
                /**
                 * @description Which field.
                 * @enum {string}
                 */
                field: "name" | "type" | "birth_date" | "nationality" | "identifier";
            }[];
            /**
             * Format: date-time
             * @description When it was decided.
             */
            at: string;
            /**
             * Format: date-time
             * @description Until when it counts. Null: it does not expire.
             */
            expires_at: string | null;
            /** @description Of a decision about a watched item: its reference and entity, under which the decision counts too. Else empty. */
            other_subjects: ({
                /** @description Your own id. */
                reference: string;
            } | {
                /** @description Id of the entity. */
                entity_id: string;
            } | {
                /** @description Id of the item. */
                watch_item_id: number;
            })[];
            /** @description Id of the listing. */
            listing_id: string;
            /** @description Why. Null for an open hit without a reason. */
            reason: string | null;
            /** @description Who decided: the name of a member, or `key` and the name of the key. */
            by: string;
            /** @description The screening that showed the hit. Null: a watched item showed it. */
            screening_id: string | null;
            billing: components["schemas"]["Billing"];
        };
        /** @description What you decided about a hit, and why. */
        ScreeningDecisionBody: {
            /** @description The subject, as it was screened or is watched: exactly one of its members. */
            subject: {
                /** @description Your own id for the subject. Decisions about its hits are kept under it. */
                reference?: string;
                /** @description Id of the entity that was screened. */
                entity_id?: string;
                /** @description Id of the watched item that shows the hit. It must be paid. */
                watch_item_id?: number;
            };
            /** @description Id of the listing, from the hit. */
            listing_id: string;
            /** @description Id of the screening that you looked at: the decision rests on what it shows. If a later one differs, the decision is `stale` at once. Null: the latest screening of the subject that shows the hit. Not with `watch_item_id`. */
            screening_id?: string | null;
            /**
             * @description `dismissed`: the listing means somebody else. `confirmed`: it means the subject. `open`: undecided, or no longer decided.
             * @enum {string}
             */
            decision: "dismissed" | "confirmed" | "open";
            /** @description The reason, for your records. Required for `dismissed` and `confirmed`. */
            reason?: string | null;
            /**
             * Format: date-time
             * @description Instant in the future, with its offset, until which the decision counts. Null: it does not expire.
             */
            expires_at?: string | null;
        };
        /** @description A page of decisions. */
        ScreeningDecisions: {
            /** @description Decisions, newest first. */
            decisions: components["schemas"]["ListedDecision"][];
            /** @description Position of this page. */
            page: {
                /** @description Number of entries in this response. */
                returned: number;
                /** @description Pass it as `cursor`, with the other parameters unchanged, to get the next page. Null on the last page. */
                next_cursor: string | null;
            };
            billing: components["schemas"]["Billing"];
        };
        /** @description A listing that may mean the subject. */
        ScreeningHit: {
            /** @description Id of the listing: pass it to decide about the hit. */
            listing_id: string;
            /** @description Id of the list. */
            list: string;
            /** @description Version of the list. */
            version: string;
            /** @description Probability that the listing means the subject. Calibrated for names. */
            score: number;
            /**
             * @description `strong`: the score is at or above the accept level of mode `screen` (0.8).
             * @enum {string}
             */
            strength: "strong" | "possible";
            /** @description The two names that are most alike. */
            matched_name: {
                /** @description Name of the listing. */
                name: string;
                /**
                 * @description Kind of that name.
                 * @enum {string}
                 */
                kind: "primary" | "alias" | "weak_alias" | "former";
                /** @description Name of the subject: of an entity, it may be one in the register. */
                screened: string;
            };
            listing: components["schemas"]["Listing"];
            /** @description What agrees, contradicts and is missing. */
            features: {
                /**
                 * @description What was compared.
                 * @enum {string}
                 */
                feature: "name" | "type" | "birth_date" | "nationality" | "identifier";
                /**
                 * @description `missing`: one side does not state it, or it cannot be compared. It does not lower the score.
                 * @enum {string}
                 */
                agreement: "agrees" | "contradicts" | "missing";
                /** @description Its share of the log-odds of the score. Negative values count against the hit. */
                weight: number;
                /** @description The comparison in words. */
                detail: string;
            }[];
            /** @description What you decided about this hit. Null if nothing yet. */
            decision: components["schemas"]["HitDecision"] | null;
        };
        ScreeningMatch: {
            /** @description What the match rests on: `identifier` or `name`; for posts of the payroll `cedula` or `name` */
            key: string | null;
            /** @description Probability that the listed party is the entity, from 0 to 1 */
            score: number | null;
            /** @description The listed name that is most like one of the entity */
            listed_name: string | null;
            /** @description `primary`, `alias`, `weak_alias` or `former` */
            name_kind: string | null;
            /** @description The name of the entity that it was compared with */
            screened_name: string | null;
            /** @description The evidence: the weights add up to the log-odds of the score */
            features: components["schemas"]["MatchFeature"][];
        };
        /** @description Screening not found. */
        ScreeningNotFoundError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "screening not found";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "screening_not_found";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Search of notices of operation. */
        SearchAvisos: {
            /** @description Conditions that records must all match. */
            filters?: {
                /** @description Entity that the record belongs to. Null if it is not matched to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Number of the notice. */
                numero?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Trade name. */
                nombre?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Tax number, as written in the notice. */
                ruc?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Status of the notice. */
                estatus?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Issue date. */
                fecha_generacion?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
            } | null;
            /** @description Words that records must all contain, ignoring case and accents. At most ten. */
            q?: string | null;
            /** @description Sort order, each field at most once. Defaults to `fecha_generacion`, newest first. Multiple keys require filters that match at most 1,000 records (10,000 with facets); a dry run does not count them. */
            sort?: {
                /**
                 * @description Field to sort by. Records without it come last.
                 * @enum {string}
                 */
                field: "fecha_generacion";
                /** @description Direction. Defaults to `asc`. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values. */
            facets?: "estatus"[] | null;
            /** @description Maximum results per page. Defaults to 20. */
            limit?: number | null;
            /** @description `next_cursor` of the previous page, with the same filters, words and order. Null for the first page. */
            cursor?: string | null;
        };
        /** @description The search backend is down, slow, overloaded or not ready. Never charged, and never returned as an empty 200. */
        SearchBackendErrorError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "search temporarily unavailable";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "search_backend_error";
            /** @description Whether the same request can succeed later. */
            retryable: boolean;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Search of comptroller documents. */
        SearchContraloria: {
            /** @description Conditions that records must all match. */
            filters?: {
                /** @description Entity that the record belongs to. Null if it is not matched to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Procedure number. */
                tramite?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Document type. */
                documento?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Institution that issued it. */
                institucion?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Beneficiary. */
                favor?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Date received. */
                fecha_entrada?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
                /** @description Date countersigned. */
                fecha_refrando?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
                /** @description Date sent out. */
                fecha_salida?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
                /** @description Document number. */
                numero?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Number in the SCAFID system. */
                scafid?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Amount in USD. */
                monto?: number | {
                    /** @description The exact value. */
                    eq: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than. */
                    lt?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than. */
                    lt?: number;
                };
                /** @description Status of the procedure. */
                estado?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Subject. */
                asunto?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
            } | null;
            /** @description Words that records must all contain, ignoring case and accents. At most ten. */
            q?: string | null;
            /** @description Sort order, each field at most once. Defaults to `fecha_entrada`, newest first. Multiple keys require filters that match at most 1,000 records (10,000 with facets); a dry run does not count them. */
            sort?: {
                /**
                 * @description Field to sort by. Records without it come last.
                 * @enum {string}
                 */
                field: "fecha_entrada" | "fecha_refrando" | "fecha_salida" | "monto";
                /** @description Direction. Defaults to `asc`. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values. */
            facets?: ("documento" | "institucion" | "estado")[] | null;
            /** @description Maximum results per page. Defaults to 20. */
            limit?: number | null;
            /** @description `next_cursor` of the previous page, with the same filters, words and order. Null for the first page. */
            cursor?: string | null;
        };
        /** @description Search of companies and persons. */
        SearchEntities: {
            /** @description Conditions that entities must all match. */
            filters?: {
                /** @description Type of entity. */
                kind?: ("Organization" | "NaturalPerson") | ("Organization" | "NaturalPerson")[] | {
                    /**
                     * @description One of the values.
                     * @enum {unknown}
                     */
                    eq?: "Organization" | "NaturalPerson";
                    /** @description One of these values. */
                    in?: ("Organization" | "NaturalPerson")[];
                    /** @description Values to exclude. */
                    not?: ("Organization" | "NaturalPerson") | ("Organization" | "NaturalPerson")[];
                    /** @description Beginning of the value, ignoring case and accents. */
                    prefix?: string;
                };
                /** @description Status of an organization in the registry. */
                status?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Legal form of an organization. */
                legal_form?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Province of an organization, or the one that issued the identity card of a person. */
                province?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Declared activity of an organization. */
                activity?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
            } | null;
            /** @description Words of the name or their beginnings, in any order, ignoring case, accents and a legal form at the end. At most ten. One or two letters alone find only names that begin with them. A RUC or cédula with its dashes finds the entity that has it, whatever the other words are. Names in other scripts are found by Latin letters, and the other way around. */
            q?: string | null;
            /** @description Fields to count values of. Counts cover all matching entities or, with `facets_relation: gte`, 3,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values. */
            facets?: ("kind" | "status" | "legal_form" | "province" | "activity")[] | null;
            /** @description Maximum results per page. Defaults to 20. */
            limit?: number | null;
            /** @description `next_cursor` of the previous page, with the same filters, words and order. Null for the first page. */
            cursor?: string | null;
        };
        /** @description Search of court cases. */
        SearchExpedientes: {
            /** @description Conditions that records must all match. */
            filters?: {
                /** @description Entity that the record belongs to. Null if it is not matched to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Unique case number. */
                rue?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Parties. */
                partes?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Case type. */
                tipo_negocio?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Assignment date. */
                fecha_reparto?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
            } | null;
            /** @description Words that records must all contain, ignoring case and accents. At most ten. */
            q?: string | null;
            /** @description Sort order, each field at most once. Defaults to `fecha_reparto`, newest first. Multiple keys require filters that match at most 1,000 records (10,000 with facets); a dry run does not count them. */
            sort?: {
                /**
                 * @description Field to sort by. Records without it come last.
                 * @enum {string}
                 */
                field: "fecha_reparto";
                /** @description Direction. Defaults to `asc`. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values. */
            facets?: "tipo_negocio"[] | null;
            /** @description Maximum results per page. Defaults to 20. */
            limit?: number | null;
            /** @description `next_cursor` of the previous page, with the same filters, words and order. Null for the first page. */
            cursor?: string | null;
        };
        /** @description Search of exports. */
        SearchExportaciones: {
            /** @description Conditions that records must all match. */
            filters?: {
                /** @description Entity that the record belongs to. Null if it is not matched to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Description of the goods. */
                descripcion?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Tariff code. */
                fraccion_arancelaria?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Port of exit. */
                puerto_salida?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Country of destination. */
                destino?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Declaration date. */
                fecha?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
                /** @description CIF value in USD. */
                valor_cif?: number | {
                    /** @description The exact value. */
                    eq: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than. */
                    lt?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than. */
                    lt?: number;
                };
            } | null;
            /** @description Words that records must all contain, ignoring case and accents. At most ten. */
            q?: string | null;
            /** @description Sort order, each field at most once. Defaults to `fecha`, newest first. Multiple keys require filters that match at most 1,000 records (10,000 with facets); a dry run does not count them. */
            sort?: {
                /**
                 * @description Field to sort by. Records without it come last.
                 * @enum {string}
                 */
                field: "fecha" | "valor_cif";
                /** @description Direction. Defaults to `asc`. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values. */
            facets?: ("fraccion_arancelaria" | "puerto_salida" | "destino")[] | null;
            /** @description Maximum results per page. Defaults to 20. */
            limit?: number | null;
            /** @description `next_cursor` of the previous page, with the same filters, words and order. Null for the first page. */
            cursor?: string | null;
        };
        /** @description Search of immigration. */
        SearchImmigration: {
            /** @description Conditions that records must all match. */
            filters?: {
                /** @description Entity that the record belongs to. Null if it is not matched to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description `migracion`, `permiso_trabajo`, `visa_autorizada` or `impedimento`. */
                source?: ("migracion" | "permiso_trabajo" | "visa_autorizada" | "impedimento") | ("migracion" | "permiso_trabajo" | "visa_autorizada" | "impedimento")[] | {
                    /**
                     * @description One of the values.
                     * @enum {unknown}
                     */
                    eq?: "migracion" | "permiso_trabajo" | "visa_autorizada" | "impedimento";
                    /** @description One of these values. */
                    in?: ("migracion" | "permiso_trabajo" | "visa_autorizada" | "impedimento")[];
                    /** @description Values to exclude. */
                    not?: ("migracion" | "permiso_trabajo" | "visa_autorizada" | "impedimento") | ("migracion" | "permiso_trabajo" | "visa_autorizada" | "impedimento")[];
                    /** @description Beginning of the value, ignoring case and accents. */
                    prefix?: string;
                };
                /** @description Case number. */
                numero_caso?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Name as written in the source. */
                nombre?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Nationality. */
                nacionalidad?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Passport number. */
                numero_pasaporte?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Employer. */
                empresa?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Visa type. */
                tipo_visa?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Impediment type. */
                tipo_impedimento?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Date the case was opened. */
                fecha_inicio?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
                /** @description Date of the latest activity. */
                fecha_ultimo_movimiento?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
                /** @description Date the case was closed. Null if it is open. */
                fecha_fin?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
                /**
                 * @deprecated
                 * @description Status of the case, case-sensitive. Deprecated: it is to be removed: go by `fecha_fin`, which a case that is closed has.
                 */
                estado?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
            } | null;
            /** @description Words that records must all contain, ignoring case and accents. At most ten. */
            q?: string | null;
            /** @description Sort order, each field at most once. Defaults to `fecha_inicio`, newest first. Multiple keys require filters that match at most 1,000 records (10,000 with facets); a dry run does not count them. */
            sort?: {
                /**
                 * @description Field to sort by. Records without it come last.
                 * @enum {string}
                 */
                field: "fecha_inicio" | "fecha_ultimo_movimiento" | "fecha_fin";
                /** @description Direction. Defaults to `asc`. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values. */
            facets?: ("source" | "nacionalidad" | "tipo_visa" | "tipo_impedimento" | "by_estado")[] | null;
            /** @description Maximum results per page. Defaults to 20. */
            limit?: number | null;
            /** @description `next_cursor` of the previous page, with the same filters, words and order. Null for the first page. */
            cursor?: string | null;
        };
        /** @description Search of imports. */
        SearchImportaciones: {
            /** @description Conditions that records must all match. */
            filters?: {
                /** @description Entity that the record belongs to. Null if it is not matched to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Description of the goods. */
                descripcion?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Tariff code. */
                fraccion_arancelaria?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Port of entry. */
                puerto_entrada?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Country of origin. */
                procedencia?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Declaration date. */
                fecha?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
                /** @description CIF value in USD. */
                valor_cif?: number | {
                    /** @description The exact value. */
                    eq: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than. */
                    lt?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than. */
                    lt?: number;
                };
            } | null;
            /** @description Words that records must all contain, ignoring case and accents. At most ten. */
            q?: string | null;
            /** @description Sort order, each field at most once. Defaults to `fecha`, newest first. Multiple keys require filters that match at most 1,000 records (10,000 with facets); a dry run does not count them. */
            sort?: {
                /**
                 * @description Field to sort by. Records without it come last.
                 * @enum {string}
                 */
                field: "fecha" | "valor_cif";
                /** @description Direction. Defaults to `asc`. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values. */
            facets?: ("fraccion_arancelaria" | "puerto_entrada" | "procedencia")[] | null;
            /** @description Maximum results per page. Defaults to 20. */
            limit?: number | null;
            /** @description `next_cursor` of the previous page, with the same filters, words and order. Null for the first page. */
            cursor?: string | null;
        };
        /** @description Search of tenders. */
        SearchLicitaciones: {
            /** @description Conditions that records must all match. */
            filters?: {
                /** @description Entity that the record belongs to. Null if it is not matched to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Number of the tender. */
                acto?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description What the tender is for. */
                descripcion?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Buyer. */
                entidad?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Status of the tender. */
                estado?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Publication date. */
                fecha_publicacion?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
                /** @description Amount in USD. */
                monto?: number | {
                    /** @description The exact value. */
                    eq: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than. */
                    lt?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than. */
                    lt?: number;
                };
                /** @description Whether the tender was awarded to `proponente`. */
                adjudicado?: boolean | {
                    /** @description The value. */
                    eq: boolean;
                };
                /** @description Bidder. */
                proponente?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
            } | null;
            /** @description Words that records must all contain, ignoring case and accents. At most ten. */
            q?: string | null;
            /** @description Sort order, each field at most once. Defaults to `fecha_publicacion`, newest first. Multiple keys require filters that match at most 1,000 records (10,000 with facets); a dry run does not count them. */
            sort?: {
                /**
                 * @description Field to sort by. Records without it come last.
                 * @enum {string}
                 */
                field: "fecha_publicacion" | "monto";
                /** @description Direction. Defaults to `asc`. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values. */
            facets?: ("entidad" | "estado")[] | null;
            /** @description Maximum results per page. Defaults to 20. */
            limit?: number | null;
            /** @description `next_cursor` of the previous page, with the same filters, words and order. Null for the first page. */
            cursor?: string | null;
        };
        /** @description Search of trademarks. */
        SearchMarcas: {
            /** @description Conditions that records must all match. */
            filters?: {
                /** @description Entity that the record belongs to. Null if it is not matched to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Application number. */
                solicitud?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Trademark name. */
                nombre?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Attorney. */
                abogado?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Holders. */
                titulares?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Registration number. */
                registro?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Application date. */
                fecha_solicitud?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
                /** @description Registration date. */
                fecha_registro?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
                /** @description Expiration date. */
                fecha_vencimiento?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
                /** @description Status of the trademark. */
                estado?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
            } | null;
            /** @description Words that records must all contain, ignoring case and accents. At most ten. */
            q?: string | null;
            /** @description Sort order, each field at most once. Defaults to `fecha_solicitud`, newest first. Multiple keys require filters that match at most 1,000 records (10,000 with facets); a dry run does not count them. */
            sort?: {
                /**
                 * @description Field to sort by. Records without it come last.
                 * @enum {string}
                 */
                field: "nombre" | "fecha_solicitud" | "fecha_registro" | "fecha_vencimiento";
                /** @description Direction. Defaults to `asc`. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values. */
            facets?: "estado"[] | null;
            /** @description Maximum results per page. Defaults to 20. */
            limit?: number | null;
            /** @description `next_cursor` of the previous page, with the same filters, words and order. Null for the first page. */
            cursor?: string | null;
        };
        /** @description Search of ships. */
        SearchNaves: {
            /** @description Conditions that records must all match. */
            filters?: {
                /** @description Entity that the record belongs to. Null if it is not matched to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Name of the ship. */
                nombre?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description File number. */
                ficha?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Registration date. */
                fecha_registro?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
            } | null;
            /** @description Words that records must all contain, ignoring case and accents. At most ten. */
            q?: string | null;
            /** @description Sort order, each field at most once. Defaults to `fecha_registro`, newest first. Multiple keys require filters that match at most 1,000 records (10,000 with facets); a dry run does not count them. */
            sort?: {
                /**
                 * @description Field to sort by. Records without it come last.
                 * @enum {string}
                 */
                field: "nombre" | "fecha_registro";
                /** @description Direction. Defaults to `asc`. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values. */
            facets?: string[] | null;
            /** @description Maximum results per page. Defaults to 20. */
            limit?: number | null;
            /** @description `next_cursor` of the previous page, with the same filters, words and order. Null for the first page. */
            cursor?: string | null;
        };
        /** @description Search of news. */
        SearchNoticias: {
            /** @description Conditions that records must all match. */
            filters?: {
                /** @description Entity that the record belongs to. Null if it is not matched to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description `nacional` or `global`. */
                ambito?: ("nacional" | "global") | ("nacional" | "global")[] | {
                    /**
                     * @description One of the values.
                     * @enum {unknown}
                     */
                    eq?: "nacional" | "global";
                    /** @description One of these values. */
                    in?: ("nacional" | "global")[];
                    /** @description Values to exclude. */
                    not?: ("nacional" | "global") | ("nacional" | "global")[];
                    /** @description Beginning of the value, ignoring case and accents. */
                    prefix?: string;
                };
                /** @description Headline. */
                titulo?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Publisher. */
                fuente?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Publication date. */
                fecha?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
                /** @description Summary. */
                resumen?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
            } | null;
            /** @description Words that records must all contain, ignoring case and accents. At most ten. */
            q?: string | null;
            /** @description Sort order, each field at most once. Defaults to `fecha`, newest first. Multiple keys require filters that match at most 1,000 records (10,000 with facets); a dry run does not count them. */
            sort?: {
                /**
                 * @description Field to sort by. Records without it come last.
                 * @enum {string}
                 */
                field: "fecha";
                /** @description Direction. Defaults to `asc`. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values. */
            facets?: ("ambito" | "fuente")[] | null;
            /** @description Maximum results per page. Defaults to 20. */
            limit?: number | null;
            /** @description `next_cursor` of the previous page, with the same filters, words and order. Null for the first page. */
            cursor?: string | null;
        };
        /** @description Search of public payroll. */
        SearchPlanillas: {
            /** @description Conditions that records must all match. */
            filters?: {
                /** @description Entity that the record belongs to. Null if it is not matched to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Name of the public employee. */
                nombre?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Identity card number. */
                cedula?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Institution. */
                institucion?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Position. */
                cargo?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Start date of the appointment. */
                fecha_inicio?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
                /** @description Status of the appointment. */
                estado?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Monthly pay in USD. */
                total?: number | {
                    /** @description The exact value. */
                    eq: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than. */
                    lt?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than. */
                    lt?: number;
                };
                /** @description Likelihood of being a politically exposed person, from 0 to 1. */
                pep_score?: number | {
                    /** @description The exact value. */
                    eq: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than. */
                    lt?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than. */
                    lt?: number;
                };
            } | null;
            /** @description Words that records must all contain, ignoring case and accents. At most ten. */
            q?: string | null;
            /** @description Sort order, each field at most once. Defaults to `fecha_inicio`, newest first. Multiple keys require filters that match at most 1,000 records (10,000 with facets); a dry run does not count them. */
            sort?: {
                /**
                 * @description Field to sort by. Records without it come last.
                 * @enum {string}
                 */
                field: "nombre" | "fecha_inicio" | "total" | "pep_score";
                /** @description Direction. Defaults to `asc`. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values. */
            facets?: ("institucion" | "cargo" | "estado")[] | null;
            /** @description Maximum results per page. Defaults to 20. */
            limit?: number | null;
            /** @description `next_cursor` of the previous page, with the same filters, words and order. Null for the first page. */
            cursor?: string | null;
        };
        /** @description Search of real estate. */
        SearchRealEstate: {
            /** @description Conditions that records must all match. */
            filters?: {
                /** @description Entity that the record belongs to. Null if it is not matched to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description `finca` (land parcel) or `ph` (condominium unit). */
                tipo?: ("ph" | "finca") | ("ph" | "finca")[] | {
                    /**
                     * @description One of the values.
                     * @enum {unknown}
                     */
                    eq?: "ph" | "finca";
                    /** @description One of these values. */
                    in?: ("ph" | "finca")[];
                    /** @description Values to exclude. */
                    not?: ("ph" | "finca") | ("ph" | "finca")[];
                    /** @description Beginning of the value, ignoring case and accents. */
                    prefix?: string;
                };
                /** @description Folio number. */
                folio?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description File number. */
                ficha?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Building. Null for a land parcel. */
                edificio?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Registration date. */
                fecha_inscripcion?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
                /** @description Whether a mortgage was ever registered. */
                con_hipoteca?: boolean | {
                    /** @description The value. */
                    eq: boolean;
                };
                /** @description Amount of the latest mortgage. */
                monto_hipoteca?: number | {
                    /** @description The exact value. */
                    eq: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than. */
                    lt?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than. */
                    lt?: number;
                };
                /** @description Creditor of the latest mortgage. */
                acreedor?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Price of the latest sale. */
                precio_compraventa?: number | {
                    /** @description The exact value. */
                    eq: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than. */
                    lt?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than. */
                    lt?: number;
                };
            } | null;
            /** @description Words that records must all contain, ignoring case and accents. At most ten. */
            q?: string | null;
            /** @description Sort order, each field at most once. Defaults to `fecha_inscripcion`, newest first. Multiple keys require filters that match at most 1,000 records (10,000 with facets); a dry run does not count them. */
            sort?: {
                /**
                 * @description Field to sort by. Records without it come last.
                 * @enum {string}
                 */
                field: "fecha_inscripcion" | "monto_hipoteca" | "precio_compraventa";
                /** @description Direction. Defaults to `asc`. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values. */
            facets?: "tipo"[] | null;
            /** @description Maximum results per page. Defaults to 20. */
            limit?: number | null;
            /** @description `next_cursor` of the previous page, with the same filters, words and order. Null for the first page. */
            cursor?: string | null;
        };
        /** @description Search of real estate deeds. */
        SearchRealEstateDeeds: {
            /** @description Conditions that records must all match. */
            filters?: {
                /** @description Entity that the record belongs to. Null if it is not matched to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Property of the folio entry. */
                propiedad_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Entry type. */
                nombre?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Date of the entry. */
                fecha?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
                /** @description Amount secured. Null if the entry is not a mortgage. */
                monto_hipoteca?: number | {
                    /** @description The exact value. */
                    eq: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than. */
                    lt?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than. */
                    lt?: number;
                };
                /** @description Creditor of the mortgage. */
                acreedor?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Debtor of the mortgage. */
                deudor?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Price. Null if the entry is not a sale. */
                precio_compraventa?: number | {
                    /** @description The exact value. */
                    eq: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than or equal to. */
                    gte?: number;
                    /** @description Less than. */
                    lt?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than or equal to. */
                    lte?: number;
                } | {
                    /** @description Greater than. */
                    gt?: number;
                    /** @description Less than. */
                    lt?: number;
                };
                /** @description Seller. */
                vendedor?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Buyer. */
                comprador?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
            } | null;
            /** @description Words that records must all contain, ignoring case and accents. At most ten. */
            q?: string | null;
            /** @description Sort order, each field at most once. Defaults to `fecha`, newest first. Multiple keys require filters that match at most 1,000 records (10,000 with facets); a dry run does not count them. */
            sort?: {
                /**
                 * @description Field to sort by. Records without it come last.
                 * @enum {string}
                 */
                field: "fecha" | "monto_hipoteca" | "precio_compraventa";
                /** @description Direction. Defaults to `asc`. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values. */
            facets?: "nombre"[] | null;
            /** @description Maximum results per page. Defaults to 20. */
            limit?: number | null;
            /** @description `next_cursor` of the previous page, with the same filters, words and order. Null for the first page. */
            cursor?: string | null;
        };
        /** @description Search of sanctions. */
        SearchSanctions: {
            /** @description Conditions that records must all match. */
            filters?: {
                /** @description Entity that the record belongs to. Null if it is not matched to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description `nacional` (national authority) or `internacional` (international list). */
                ambito?: ("nacional" | "internacional") | ("nacional" | "internacional")[] | {
                    /**
                     * @description One of the values.
                     * @enum {unknown}
                     */
                    eq?: "nacional" | "internacional";
                    /** @description One of these values. */
                    in?: ("nacional" | "internacional")[];
                    /** @description Values to exclude. */
                    not?: ("nacional" | "internacional") | ("nacional" | "internacional")[];
                    /** @description Beginning of the value, ignoring case and accents. */
                    prefix?: string;
                };
                /** @description List, or source that published the sanction. */
                lista?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Listed name. */
                nombre?: string | {
                    /** @description Words, or beginnings of words with at least three letters, in any order. At most ten. */
                    contains: string;
                };
                /** @description Type of a sanction by an authority. */
                tipo_sancion?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Listed party: individual, entity, vessel or aircraft. */
                tipo?: string | string[] | {
                    /** @description The exact value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description Values to exclude. */
                    not?: string | string[];
                    /** @description Beginning of the value. */
                    prefix?: string;
                };
                /** @description Date of the sanction or listing. */
                fecha?: string | {
                    /**
                     * Format: date
                     * @description The exact value.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than or equal to.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than or equal to.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Greater than.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Less than.
                     */
                    lt?: string;
                };
            } | null;
            /** @description Words that records must all contain, ignoring case and accents. At most ten. */
            q?: string | null;
            /** @description Sort order, each field at most once. Defaults to `fecha`, newest first. Multiple keys require filters that match at most 1,000 records (10,000 with facets); a dry run does not count them. */
            sort?: {
                /**
                 * @description Field to sort by. Records without it come last.
                 * @enum {string}
                 */
                field: "fecha";
                /** @description Direction. Defaults to `asc`. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields to count values of. Counts cover all matching records or, with `facets_relation: gte`, 10,000 of them, so counts can be low and values can be missing. Returns the 20 most frequent values. */
            facets?: ("ambito" | "lista" | "tipo")[] | null;
            /** @description Maximum results per page. Defaults to 20. */
            limit?: number | null;
            /** @description `next_cursor` of the previous page, with the same filters, words and order. Null for the first page. */
            cursor?: string | null;
        };
        /** @description A list, and the version that was searched. */
        SearchedList: {
            /** @description Id of the list. */
            id: string;
            /**
             * @description Kind of list.
             * @enum {string}
             */
            kind: "sanctions" | "pep" | "debarment" | "impediment";
            /**
             * @description `not_fetched`: no version is loaded, so nothing is known about this list.
             * @enum {string}
             */
            state: "ok" | "not_fetched";
            /** @description Version that was searched. Null if none is loaded. */
            version: string | null;
            /** @description The publisher's date of the version: a day or a month. Null if it states none. */
            published: string | null;
            /** @description Number of entries. Null if the list is not loaded. */
            entries: number | null;
            /**
             * Format: date-time
             * @description When the version was imported. Null if the list is not loaded.
             */
            imported_at: string | null;
        };
        /** @description Page of a list. */
        SectionPage: {
            /** @description Id of the entity. */
            id: TypedId<"own">;
            /**
             * @description Requested section.
             * @enum {string}
             */
            section: "core_registro" | "contacto" | "entity_events" | "directores" | "suspension" | "organizaciones" | "representante_legal_identificado" | "gacetas" | "documentos_contraloria" | "is_itbm" | "last_itbm_date" | "itbm" | "funcionario" | "avisos" | "licencias" | "personal_licenses" | "company_licenses" | "fideicomisos" | "marcas" | "propiedades" | "fincas" | "real_estate" | "bienes_muebles" | "naves" | "importaciones" | "exportaciones" | "imports_summary" | "exports_summary" | "customs_summary" | "customs_summaries" | "documentos_escaneados" | "documentos_digitales" | "rp_report_url" | "registry_documents" | "css_moroso_menciones" | "sanciones" | "idoneidades" | "expedientes_judiciales" | "licitaciones" | "noticias" | "noticias_globales" | "news" | "migrations" | "work_permits" | "sanciones_internacionales" | "coincidencias_pep" | "screening";
            /**
             * @description Level that the section belongs to.
             * @enum {string}
             */
            level: "core_registro" | "contacto" | "entity_events" | "directores" | "suspension" | "organizaciones" | "representante_legal_identificado" | "gacetas" | "documentos_contraloria" | "itbm" | "funcionario" | "avisos" | "licencias" | "personal_licenses" | "company_licenses" | "fideicomisos" | "marcas" | "real_estate" | "bienes_muebles" | "naves" | "importaciones" | "exportaciones" | "customs_summaries" | "documentos_escaneados" | "registry_documents" | "css_moroso_menciones" | "sanciones" | "idoneidades" | "expedientes_judiciales" | "licitaciones" | "news" | "migrations" | "work_permits" | "screening" | "accionistas" | "denuncias" | "sri_reports";
            /** @description Charged code that covers it. */
            code: string;
            /**
             * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
             * @enum {string}
             */
            state: "ok" | "empty" | "not_fetched" | "source_down";
            source: components["schemas"]["SectionSource"];
            /** @description Every source of this data, those already read first. */
            sources: components["schemas"]["TagSource"][];
            /** @description Total number of items. */
            total: number;
            /** @description Number of items in this response. */
            returned: number;
            /** @description Whether there are more items. */
            truncated: boolean;
            /** @description Path of the rest of the list, for the base charge. Valid for 24 hours, only for the account that paid. Null if there is no more. */
            next: string | null;
            /** @description Newest first. */
            items: (components["schemas"]["EntityEventItem"] | components["schemas"]["DirectorItem"] | components["schemas"]["OrganizationMembershipItem"] | components["schemas"]["Gaceta"] | components["schemas"]["ContraloriaDoc"] | components["schemas"]["Planilla"] | components["schemas"]["BusinessNotice"] | components["schemas"]["GeneralLicense"] | components["schemas"]["PersonalLicense"] | components["schemas"]["CompanyLicense"] | components["schemas"]["Fideicomiso"] | components["schemas"]["MarcaItem"] | components["schemas"]["PropiedadItem"] | components["schemas"]["FincaItem"] | components["schemas"]["BienMuebleItem"] | components["schemas"]["NaveItem"] | components["schemas"]["ImportacionItem"] | components["schemas"]["ExportacionItem"] | components["schemas"]["DocumentoEscaneadoItem"] | components["schemas"]["DocumentoDigitalItem"] | components["schemas"]["CSSMorosoMencion"] | components["schemas"]["Sancion"] | components["schemas"]["Idoneidad"] | components["schemas"]["ExpedienteJudicial"] | components["schemas"]["Licitacion"] | components["schemas"]["Noticia"] | components["schemas"]["MigrationItem"] | components["schemas"]["WorkPermitItem"] | components["schemas"]["SancionInternacional"] | components["schemas"]["CoincidenciaPep"])[];
            billing: components["schemas"]["Billing"];
        };
        /** @description The source that was read last, and when. `GET /v5/catalog` lists the sources. */
        SectionSource: {
            /** @description Id of the source that was read last, or that is read first if none was. */
            id: string;
            /**
             * Format: date-time
             * @description When the source was last read. Null if it never was.
             */
            fetched_at: string | null;
            /**
             * Format: date-time
             * @description Date of the data, according to the source. Null if the source does not state it.
             */
            source_updated_at: string | null;
        };
        /** @description Section that is not a list. */
        SectionValue: {
            /** @description Id of the entity. */
            id: TypedId<"own">;
            /**
             * @description Requested section.
             * @enum {string}
             */
            section: "core_registro" | "contacto" | "entity_events" | "directores" | "suspension" | "organizaciones" | "representante_legal_identificado" | "gacetas" | "documentos_contraloria" | "is_itbm" | "last_itbm_date" | "itbm" | "funcionario" | "avisos" | "licencias" | "personal_licenses" | "company_licenses" | "fideicomisos" | "marcas" | "propiedades" | "fincas" | "real_estate" | "bienes_muebles" | "naves" | "importaciones" | "exportaciones" | "imports_summary" | "exports_summary" | "customs_summary" | "customs_summaries" | "documentos_escaneados" | "documentos_digitales" | "rp_report_url" | "registry_documents" | "css_moroso_menciones" | "sanciones" | "idoneidades" | "expedientes_judiciales" | "licitaciones" | "noticias" | "noticias_globales" | "news" | "migrations" | "work_permits" | "sanciones_internacionales" | "coincidencias_pep" | "screening";
            /**
             * @description Level that the section belongs to.
             * @enum {string}
             */
            level: "core_registro" | "contacto" | "entity_events" | "directores" | "suspension" | "organizaciones" | "representante_legal_identificado" | "gacetas" | "documentos_contraloria" | "itbm" | "funcionario" | "avisos" | "licencias" | "personal_licenses" | "company_licenses" | "fideicomisos" | "marcas" | "real_estate" | "bienes_muebles" | "naves" | "importaciones" | "exportaciones" | "customs_summaries" | "documentos_escaneados" | "registry_documents" | "css_moroso_menciones" | "sanciones" | "idoneidades" | "expedientes_judiciales" | "licitaciones" | "news" | "migrations" | "work_permits" | "screening" | "accionistas" | "denuncias" | "sri_reports";
            /** @description Charged code that covers it. */
            code: string;
            /**
             * @description Whether there is data and, if not, why. `empty`: the source was read and has none, which is not a clearance.
             * @enum {string}
             */
            state: "ok" | "empty" | "not_fetched" | "source_down";
            source: components["schemas"]["SectionSource"];
            /** @description Every source of this data, those already read first. */
            sources: components["schemas"]["TagSource"][];
            /** @description The value, as in the entity. For a level with several such tags, an object keyed by tag. */
            data: unknown;
            billing: components["schemas"]["Billing"];
        };
        /** @description A dependency is unavailable, or the service is stopping. Never charged. */
        ServiceUnavailableError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "service temporarily unavailable";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "service_unavailable";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description JSON Web Key Set (RFC 7517). */
        SigningKeys: {
            /** @description Keys, oldest first. */
            keys: {
                /**
                 * @description Key type.
                 * @constant
                 */
                kty: "OKP";
                /**
                 * @description Curve.
                 * @constant
                 */
                crv: "Ed25519";
                /** @description Public key. */
                x: string;
                /** @description Fingerprint (RFC 7638): what `registry-cli verify` compares. */
                kid: string;
                /**
                 * @description Algorithm.
                 * @constant
                 */
                alg: "EdDSA";
                /**
                 * @description Use: signatures.
                 * @constant
                 */
                use: "sig";
                /** @description When the key began to sign. Unix seconds. */
                nbf: number;
                /** @description When the key was replaced. Omitted for the current key. Unix seconds. */
                exp?: number;
            }[];
        };
        /** @description The request would exceed the monthly spending limit of the account or key. For a refresh, open refreshes count too. */
        SpendingLimitExceededError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "spending limit exceeded";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "spending_limit_exceeded";
            /** @description Price of the request, USD as a decimal string. */
            price: string;
            /** @description Limit that the request would exceed: rows, cards, or USD as a decimal string. */
            limit: number | string;
            /** @description Amount spent this month, USD as a decimal string. */
            consumed: string;
            /**
             * Format: date-time
             * @description First day of the next month, ISO 8601 in UTC.
             */
            resets_at: string;
            /**
             * Format: uri
             * @description URL where you change what the error is about: the monthly spending limit of the account or key, or the purpose of the account.
             */
            settings_url: string;
            /** @description The error in plain words, with what to do next. */
            message: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A screening as it was returned, with its signature. */
        StoredScreening: {
            /** @description Id of the stored screening. */
            id: string;
            /**
             * Format: date-time
             * @description When it was screened.
             */
            screened_at: string;
            /** @description Version of the scoring algorithm. */
            algorithm: string;
            /** @description Kinds of lists that were requested. */
            lists: ("sanctions" | "pep" | "debarment" | "impediment")[];
            /** @description Minimum score that was requested. */
            min_score: number;
            /** @description Results in the order of the subjects. */
            results: ({
                /** @description Your own id for the subject. */
                reference: string | null;
                /** @description Index of the subject in the request. */
                index: number;
                /** @description Id of the entity that was screened. Null: a subject by name. */
                entity_id: string | null;
                /**
                 * @description `no_hit`: no listing on the searched lists may mean the subject.
                 * @enum {string}
                 */
                outcome: "hits" | "no_hit";
                subject: components["schemas"]["ScreenedSubject"];
                /** @description Number of hits, also those that are not in `hits`. */
                total_hits: number;
                /** @description Best first: at most 50, and 500 in all results. If there are more, those with the same number are kept before others. Dismissed hits are shown too, with their decision. */
                hits: components["schemas"]["ScreeningHit"][];
            } | {
                /** @description Your own id for the subject. */
                reference: string | null;
                /** @description Index of the subject in the request. */
                index: number;
                /** @description Id of the entity that was screened. Null: a subject by name. */
                entity_id: string | null;
                /**
                 * @description No list of the requested kinds is loaded, so nothing was searched. Not charged.
                 * @constant
                 */
                outcome: "not_fetched";
            } | {
                /** @description Your own id for the subject. */
                reference: string | null;
                /** @description Index of the subject in the request. */
                index: number;
                /** @description Id of the entity that was screened. Null: a subject by name. */
                entity_id: string | null;
                /**
                 * @description The subject could not be screened. Not charged.
                 * @constant
                 */
                outcome: "invalid";
                /** @description Reason. */
                error: {
                    /** @description Error code, such as `invalid_parameter` or `entity_not_found`. */
                    code: string;
                    /** @description Member with the error. */
                    field: string;
                    /** @description What is wrong with it, and what to do. */
                    message: string;
                };
            })[];
            /** @description Number of hits that no result shows, because there were too many. Raise `min_score`, or screen fewer subjects in a call, to see them. */
            hits_omitted: number;
            /** @description Every known list of the requested kinds, also those that are not loaded. */
            lists_searched: components["schemas"]["SearchedList"][];
            /** @description Signature of the screening. */
            signature: {
                /**
                 * @description Algorithm: Ed25519.
                 * @constant
                 */
                alg: "EdDSA";
                /** @description Fingerprint of the key (RFC 7638): compare it with the one that you pinned. */
                key_id: string;
                /** @description Detached JWS (RFC 7515, appendix F). Its payload is the response without `signature` and `billing`, in canonical form (RFC 8785). */
                jws: string;
                /** @description The public key. Trust it only if its fingerprint is the one that you pinned. */
                jwk: {
                    /**
                     * @description Key type.
                     * @constant
                     */
                    kty: "OKP";
                    /**
                     * @description Curve.
                     * @constant
                     */
                    crv: "Ed25519";
                    /** @description Public key. */
                    x: string;
                };
            };
            billing: components["schemas"]["Billing"];
        };
        /** @description Suggestions for the prefix. */
        Suggestions: {
            /** @description Best first. */
            result: {
                /** @description Id of the suggestion. */
                id: string;
                /** @description Name. */
                name: string;
                /** @description Tax number, and the other name that has the prefix if the current one lacks it. */
                description?: string;
                /** @description Type of the entity. */
                notable?: {
                    /** @description Id of the type. */
                    id: string;
                    /** @description Name. */
                    name: string;
                }[];
            }[];
        };
        /** @description Filters, sort fields and facets of a surface. */
        SurfaceSchema: {
            /**
             * @description The surface.
             * @enum {unknown}
             */
            surface: "entities" | "importaciones" | "exportaciones" | "marcas" | "naves" | "real-estate" | "real-estate-deeds" | "immigration" | "licitaciones" | "avisos" | "contraloria" | "expedientes" | "sanctions" | "noticias" | "planillas";
            /** @description Display name. */
            title: string;
            /** @description What the surface searches. */
            description: string;
            /** @description Id types of the results. Empty if ids are integers. */
            id_types: string[];
            /** @description Available filters. */
            filters: {
                /** @description Name of the filter and of the field in results. */
                name: string;
                /**
                 * @description Type of the values.
                 * @enum {unknown}
                 */
                type: "keyword" | "text" | "date" | "number" | "boolean" | "id";
                /** @description Operators of the filter. A value without an operator uses the first. */
                operators: string[];
                /** @description Allowed values. Null if any value is allowed. */
                values: string[] | null;
                /** @description Whether case and accents matter. They never do for `prefix` on a filter with `values`. */
                case_sensitive: boolean;
                /** @description Whether you can sort by the field. */
                sortable: boolean;
                /** @description Facet that counts the values. Null if there is none. */
                facet: string | null;
                /** @description What the field holds. */
                description: string;
                /** @description What to use instead. Null if the filter is not deprecated. */
                deprecated: string | null;
                /** @description Whether only accounts that bought the record get the field. */
                detail: boolean;
            }[];
            /** @description Fields you can sort by. */
            sort: string[];
            /** @description Default sort order. Empty if the order is fixed. */
            default_sort: {
                /** @description Field name. */
                field: string;
                /**
                 * @description Direction.
                 * @enum {unknown}
                 */
                dir: "asc" | "desc";
            }[];
            /** @description Available facets. */
            facets: {
                /** @description Facet name. */
                name: string;
                /** @description Field whose values it counts. */
                field: string;
                /** @description Whether the facet will be removed. */
                deprecated: boolean;
            }[];
            /** @description Fields that you buy separately. */
            detail: {
                /** @description Fields that only accounts that bought the record get. */
                fields: string[];
                /** @description Codes that unlock the fields when bought for the entity of the record. */
                codes: string[];
                /**
                 * @description Hours that a purchase unlocks the fields for.
                 * @constant
                 */
                hours: 24;
            };
            /** @description Results per page. */
            limit: {
                /**
                 * @description Default.
                 * @constant
                 */
                default: 20;
                /**
                 * @description Minimum.
                 * @constant
                 */
                minimum: 1;
                /**
                 * @description Maximum.
                 * @constant
                 */
                maximum: 100;
            };
            billing: components["schemas"]["Billing"];
        };
        Suspension: {
            /** @description Whether the suspension is in effect */
            activa: boolean | null;
            /** @description Reason for the suspension */
            motivo: string | null;
            /** @description Authority that ordered it */
            autoridad: string | null;
            /** @description Number of the resolution */
            resolucion: string | null;
            /** @description First day of the suspension */
            fecha_inicio: string | null;
            /** @description Day the suspension was lifted */
            fecha_fin: string | null;
        };
        /** @description Source of a section. */
        TagSource: {
            /** @description Id of the source. `synthetic` if the data was generated, or comes from a stand-in for a source. */
            id: string;
            /** @description A list that is imported whole, as `GET /v5/lists` names it; only for such sources. */
            list?: string;
            /** @description The version of that list that was looked at. */
            version?: string | null;
            /** @description The source that the stand-in replaces. Null if it is not a stand-in. */
            stands_in_for: string | null;
            /**
             * Format: date-time
             * @description When the source was last read. Null if it never was.
             */
            fetched_at: string | null;
            /**
             * Format: date-time
             * @description Date of the data, according to the source. Null if the source does not state it.
             */
            source_updated_at: string | null;
            /**
             * @description `ok`: the source has data here. `empty`: it was read and has none. `not_fetched`: it was never read. `source_down`: it did not respond to the last read; earlier data is still returned. `restricted`: facts were removed for legal reasons.
             * @enum {string}
             */
            state: "ok" | "empty" | "not_fetched" | "source_down" | "restricted";
        };
        /** @description The request target exceeds 4096 characters. */
        TargetTooLongError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "request target too long";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "target_too_long";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        TariffActivitySimilarity: {
            /** @description Declared activity of the organization */
            actividad: string | null;
            /** @description Tariff code traded most */
            fraccion_arancelaria: string | null;
            /** @description Similarity of the two, from 0 to 1 */
            score: number | null;
        };
        /** @description A product code does not exist in the jurisdiction. */
        UnknownCodeError: {
            /** @description What is wrong and how to fix it. */
            error: string;
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "unknown_code";
            /**
             * @description Jurisdiction of the requested codes.
             * @enum {string}
             */
            jurisdiction: "pa" | "panama" | "ec" | "ecuador" | "co" | "colombia";
            /** @description Product codes that `include` accepts for it. */
            supported_includes: string[];
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A filter does not exist on the surface. */
        UnknownFilterError: {
            /** @description What is wrong and how to fix it. */
            error: string;
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "unknown_filter";
            /** @description All filters of the surface. */
            valid_filters: string[];
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The body must be JSON, not compressed: send it with Content-Type: application/json. */
        UnsupportedBodyError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "the body must be JSON, not compressed: send it with Content-Type: application/json";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "unsupported_body";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description What to refresh. */
        UpdateBody: {
            /** @description What to refresh. */
            include: ("CHK-BIN" | "DAT-CORE" | "DAT-HOOK" | "DAT-GOV" | "DAT-BIZ" | "DAT-ASSET" | "DAT-TRADE" | "DAT-DOC" | "DAT-RISK" | "DAT-PROC" | "DAT-NEWS" | "DAT-MEDIA" | "DAT-LEGAL" | "DAT-CGR" | "DAT-IP" | "DAT-LABOR" | "DAT-SCREEN" | "DAT-ALL")[];
        };
        /** @description Update request not found. */
        UpdateRequestNotFoundError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "update request not found";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "update_request_not_found";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Status of a refresh. */
        UpdateStatus: {
            /** @description Id of the update request, unique across jurisdictions and included in webhooks. */
            update_request_id: number;
            /** @description The same as `update_request_id`. */
            id: number;
            /** @description Id of the entity. */
            entity_id: TypedId<"own">;
            /**
             * @description Jurisdiction of the entity.
             * @enum {unknown}
             */
            jurisdiction: "pa" | "ec" | "co";
            /**
             * @description Status of the refresh.
             * @enum {unknown}
             */
            status: "pending" | "completed" | "failed";
            /** @description Whether the webhook was delivered, independent of `status`. Null if it is pending or no webhook is set up. */
            webhook_status: ("delivered" | "failed") | null;
            /** @description Delivery attempts of the webhook so far. */
            webhook_attempts: number;
            /** @description Requested codes. */
            requested_codes: ("CHK-BIN" | "DAT-CORE" | "DAT-HOOK" | "DAT-GOV" | "DAT-BIZ" | "DAT-ASSET" | "DAT-TRADE" | "DAT-DOC" | "DAT-RISK" | "DAT-PROC" | "DAT-NEWS" | "DAT-MEDIA" | "DAT-LEGAL" | "DAT-CGR" | "DAT-IP" | "DAT-LABOR" | "DAT-SCREEN" | "DAT-ALL")[];
            /**
             * Format: date-time
             * @description When the refresh started. Null if it has not.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When the refresh ended. Null if it has not.
             */
            completed_at: string | null;
            /** @description The entity when the refresh completed, with at most 100 items per list. `next` returns the rest for 24 hours. Null until then, for requests that completed before v5 had refreshes, and if the data was since erased. */
            result: components["schemas"]["EntityCardBody"] | null;
            /** @description Why the refresh failed or, if it completed, why its webhook was not delivered. Null if there is no error. */
            error: {
                /** @description Cause of the failure. */
                message: string;
            } | null;
            billing: components["schemas"]["Billing"];
        };
        /** @description Requests of an account and their charges. */
        Usage: {
            /**
             * Format: date
             * @description First UTC day.
             */
            from: string;
            /**
             * Format: date
             * @description Last UTC day, included.
             */
            to: string;
            /** @description Requests of the account, newest first. */
            calls: {
                /** @description Number of the ledger entry. */
                id: number;
                /**
                 * Format: date-time
                 * @description When the request was booked.
                 */
                at: string;
                /** @description Key that made the request. Null if unknown. */
                key_id: number | null;
                /** @description Route of the request. Null if unknown. */
                route: string | null;
                /** @description X-Client-Reference of the request. Null if it had none. */
                client_reference: string | null;
                /** @description X-Request-Id of the response. Null if unknown. */
                request_id: string | null;
                /** @description Amount charged, in USD. */
                charged: string;
                /** @description Price lines of the request. Free requests pay none of them. */
                lines: {
                    /** @description Product code, or `base`. */
                    code: string;
                    /** @description Price, in USD. */
                    price: string;
                }[];
                /** @description Units counted against the free quotas. */
                quota_units: number;
                /** @description Estimator rows counted. */
                estimator_rows: number;
                /** @description Whether the charge was reversed because the response was never sent. */
                given_back: boolean;
                /**
                 * @description What the response named: one `entity`, several `entities`, or `none`. `withheld`: another key made the request; owners see the whole account in the dashboard. `not_attributable`: this was not stored at the time, or is no longer stored.
                 * @enum {unknown}
                 */
                attribution: "entity" | "entities" | "none" | "withheld" | "not_attributable";
                /** @description Number of entities in the response. If null, see `attribution`. */
                entities: number | null;
                /** @description Typed id of the entity, if there is exactly one. Null otherwise. */
                entity_id: string | null;
                /** @description Current name of the entity. Null if there is none. */
                entity_name: string | null;
                /** @description User who made the request in the dashboard. Null for programs; see also `attribution`. */
                member_name: string | null;
                /** @description Email address of the user. Null if there is none. */
                member_email: string | null;
            }[];
            /** @description Position of this page. */
            page: {
                /** @description Number of entries in this response. */
                returned: number;
                /** @description Pass it as `cursor`, with the other parameters unchanged, to get the next page. Null on the last page. */
                next_cursor: string | null;
            };
            billing: components["schemas"]["Billing"];
        };
        /** @description Watch item not found. */
        WatchItemNotFoundError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "watch item not found";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "watch_item_not_found";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A page of items. */
        WatchItems: {
            /** @description Items, oldest first. */
            items: {
                /** @description Id of the item. */
                id: number;
                /** @description Your own id. */
                reference: string;
                /** @description The watched entity. Null: a subject that you describe. */
                entity_id: TypedId<"own"> | null;
                /** @description The name that is watched. With an entity, its first name; if that may no longer be shown, the name that you sent, or empty. */
                name: string;
                /**
                 * @description `unpaid`: the last period could not be charged. It resumes when there is money. `restricted`: the entity may no longer be shown and you sent no name of your own, so it is not watched and not charged.
                 * @enum {string}
                 */
                state: "active" | "unpaid" | "restricted";
                /**
                 * Format: date-time
                 * @description End of the paid time. The next period is charged then.
                 */
                paid_until: string;
                /**
                 * Format: date-time
                 * @description When the lists on file were searched. Null: in a moment.
                 */
                screened_at: string | null;
                /** @description Entries of lists that may mean the item now. `hits` has the first of them. */
                total_hits: number;
                /** @description Entries of lists that may mean the item now: those with the same number first, then by score. Empty for an unpaid item. */
                hits: {
                    /** @description Id of the entry. */
                    listing_id: string;
                    /** @description Id of the list. */
                    list: string;
                    /** @description First name of the entry. */
                    name: string;
                    /** @description How likely the entry means the item. */
                    score: number;
                    /** @description Whether the entry has the same number as the item. */
                    by_number: boolean;
                    /**
                     * Format: date-time
                     * @description When it was found.
                     */
                    found_at: string;
                    /** @description What you decided about it, under any name of the item. Null: nothing yet. */
                    decision: components["schemas"]["HitDecision"] | null;
                }[];
            }[];
            /** @description Position of this page. */
            page: {
                /** @description Number of entries in this response. */
                returned: number;
                /** @description Pass it as `cursor`, with the other parameters unchanged, to get the next page. Null on the last page. */
                next_cursor: string | null;
            };
            billing: components["schemas"]["Billing"];
        };
        /** @description Items to add. */
        WatchItemsBody: {
            /** @description What to watch. */
            items: {
                /** @description Your own id for the subject. Decisions about its hits are kept under it. */
                reference: string;
                /** @description Name, in any spelling, order and script. Required without `entity_id`. Blank means null. */
                name?: string | null;
                /** @description Other names of the same subject. Screen further names as subjects of their own. */
                aliases?: string[] | null;
                /** @description Null: not known. */
                type?: ("Organization" | "NaturalPerson") | null;
                /** @description Date of birth of a person, as far as you know it: a day, a month or a year. */
                birth_date?: string | null;
                /** @description ISO 3166-1 codes, such as PA. */
                nationalities?: string[] | null;
                /** @description Numbers of the subject. */
                identifiers?: {
                    /**
                     * @description Kind of number. Lists use several words for one number, so related kinds are compared with each other.
                     * @enum {string}
                     */
                    kind: "ruc" | "cedula" | "nit" | "passport" | "national_id" | "tax_id" | "registration" | "imo" | "swift" | "lei";
                    /** @description The number, in any format. */
                    value: string;
                    /** @description ISO 3166-1 code of the country that issued it, such as PA. Required, except for `imo`, `swift` and `lei`. */
                    country?: string | null;
                }[] | null;
                /** @description Id of an entity: its names, type and numbers in the register are screened, in addition to what you send. Costs DAT-SCREEN instead of SCR-NAME. */
                entity_id?: string | null;
            }[];
        };
        /** @description A watchlist. */
        Watchlist: {
            /** @description Id of the watchlist. */
            id: number;
            /** @description Name of the list. */
            name: string;
            /** @description Types of events that it raises. */
            events: ("screening.hit" | "screening.hit_changed" | "screening.hit_removed" | "entity.changed" | "entity.status_changed" | "name.registered" | "item.unpaid" | "list.updated")[];
            /** @description Whether its events go to your event endpoint. */
            webhook: boolean;
            /** @description Items that are watched. */
            items: number;
            /** @description Those of them that are not paid. */
            unpaid: number;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            billing: components["schemas"]["Billing"];
        };
        /** @description A new watchlist. */
        WatchlistBody: {
            /** @description Name of the list. */
            name: string;
            /** @description Types of events that the list raises. Defaults to all. */
            events?: ("screening.hit" | "screening.hit_changed" | "screening.hit_removed" | "entity.changed" | "entity.status_changed" | "name.registered" | "item.unpaid" | "list.updated")[];
            /** @description Whether its events go to your event endpoint. Defaults to false. */
            webhook?: boolean;
        };
        /** @description What to change. Absent members stay as they are. */
        WatchlistChangeBody: {
            /** @description Name of the list. */
            name?: string;
            /** @description Types of events that the list raises. Defaults to all. */
            events?: ("screening.hit" | "screening.hit_changed" | "screening.hit_removed" | "entity.changed" | "entity.status_changed" | "name.registered" | "item.unpaid" | "list.updated")[];
            /** @description Whether its events go to your event endpoint. Defaults to false. */
            webhook?: boolean;
        };
        /** @description Watchlist not found. */
        WatchlistNotFoundError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "watchlist not found";
            /**
             * @description Error code, for programs.
             * @constant
             */
            code: "watchlist_not_found";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A page of watchlists. */
        Watchlists: {
            /** @description Watchlists, oldest first. */
            watchlists: {
                /** @description Id of the watchlist. */
                id: number;
                /** @description Name of the list. */
                name: string;
                /** @description Types of events that it raises. */
                events: ("screening.hit" | "screening.hit_changed" | "screening.hit_removed" | "entity.changed" | "entity.status_changed" | "name.registered" | "item.unpaid" | "list.updated")[];
                /** @description Whether its events go to your event endpoint. */
                webhook: boolean;
                /** @description Items that are watched. */
                items: number;
                /** @description Those of them that are not paid. */
                unpaid: number;
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                created_at: string;
            }[];
            /** @description Position of this page. */
            page: {
                /** @description Number of entries in this response. */
                returned: number;
                /** @description Pass it as `cursor`, with the other parameters unchanged, to get the next page. Null on the last page. */
                next_cursor: string | null;
            };
            billing: components["schemas"]["Billing"];
        };
        WorkPermitItem: {
            /** @description Id of the record, for `GET /v5/entities/{id}`. */
            id: TypedId<"wp">;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Case number */
            numero_caso: string | null;
            /** @description Name of the worker */
            nombre: string | null;
            /** @description Nationality */
            nacionalidad: string | null;
            /** @description Passport number */
            numero_pasaporte: string | null;
            /** @description Employer */
            empresa: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalog. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalog"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    resolve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name, in any spelling and order; more than one letter, a number or a legal form. Blank means null. */
                    name?: string | null;
                    /** @description Tax number in any format, with or without check digits. Blank means null. */
                    ruc?: string | null;
                    /** @description Cédula of a person, in any format. Blank means null. */
                    cedula?: string | null;
                    /**
                     * @description `ec` and `co` are reserved.
                     * @default pa
                     */
                    jurisdiction?: ("pa" | "ec" | "co") | null;
                    /**
                     * @description What the query is for.
                     * @default identify
                     */
                    mode?: ("identify" | "screen") | null;
                    /** @description Returns only entities of this type. Does not change scores. */
                    type?: ("Organization" | "NaturalPerson") | null;
                    /**
                     * @description Maximum candidates.
                     * @default 5
                     */
                    limit?: number | null;
                    /**
                     * @description Minimum confidence of candidates. In mode `screen`, the default is 0.1.
                     * @default 0.3
                     */
                    min_confidence?: number | null;
                    /** @description Ids of entities to exclude. */
                    exclude_ids?: string[] | null;
                    /**
                     * @description Whether to return features.
                     * @default true
                     */
                    explain?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Candidates, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resolution"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    resolveBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Rows to resolve. Free keys: 10, or 100 with `with_presence`. */
                    rows: {
                        /** @description Your own id for the row, unique in the request and returned. */
                        row_id?: string | null;
                        /** @description Name, in any spelling and order; more than one letter, a number or a legal form. Blank means null. */
                        name?: string | null;
                        /** @description Tax number in any format, with or without check digits. Blank means null. */
                        ruc?: string | null;
                        /** @description Cédula of a person, in any format. Blank means null. */
                        cedula?: string | null;
                        /**
                         * @description `ec` and `co` are reserved.
                         * @default pa
                         */
                        jurisdiction?: ("pa" | "ec" | "co") | null;
                        /**
                         * @description What the query is for.
                         * @default identify
                         */
                        mode?: ("identify" | "screen") | null;
                        /** @description Returns only entities of this type. Does not change scores. */
                        type?: ("Organization" | "NaturalPerson") | null;
                        /**
                         * @description Maximum candidates.
                         * @default 5
                         */
                        limit?: number | null;
                        /**
                         * @description Minimum confidence of candidates. In mode `screen`, the default is 0.1.
                         * @default 0.3
                         */
                        min_confidence?: number | null;
                        /** @description Ids of entities to exclude. */
                        exclude_ids?: string[] | null;
                        /**
                         * @description Whether to return features.
                         * @default true
                         */
                        explain?: boolean | null;
                    }[];
                    /**
                     * @description Mode of the rows that have none.
                     * @default identify
                     */
                    mode?: ("identify" | "screen") | null;
                    /**
                     * @description Whether to return only aggregates: no ids, no candidates.
                     * @default false
                     */
                    with_presence?: boolean;
                };
            };
        };
        responses: {
            /** @description Results in the order of the rows, or aggregates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["BatchResolution"] | components["schemas"]["Presence"]) | components["schemas"]["DryRun"];
                };
            };
        };
    };
    getEntity: {
        parameters: {
            query?: {
                /** @description Product codes. Defaults to CHK-BIN, or to DAT-FREE without a key and for free keys. Comma-separated, without spaces. */
                include?: ("CHK-BIN" | "DAT-CORE" | "DAT-HOOK" | "DAT-GOV" | "DAT-BIZ" | "DAT-ASSET" | "DAT-TRADE" | "DAT-DOC" | "DAT-RISK" | "DAT-PROC" | "DAT-NEWS" | "DAT-MEDIA" | "DAT-LEGAL" | "DAT-CGR" | "DAT-IP" | "DAT-LABOR" | "DAT-SCREEN" | "DAT-ALL" | "DAT-FREE")[];
                /** @description Maximum items per list. */
                inline_limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of an entity or asset. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entity or asset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["EntityCard"] | components["schemas"]["Asset"]) | components["schemas"]["DryRun"];
                };
            };
        };
    };
    getEntities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntitiesBatchBody"];
            };
        };
        responses: {
            /** @description One result for each id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntitiesBatch"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    getSection: {
        parameters: {
            query?: {
                /** @description Cursor from `next`. If omitted, the section starts at the beginning. */
                cursor?: string;
                /** @description Maximum items. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of the entity, from a response. */
                id: string;
                /** @description Name of a section, or of a level with several sections. */
                level: "core_registro" | "contacto" | "entity_events" | "directores" | "suspension" | "organizaciones" | "representante_legal_identificado" | "gacetas" | "documentos_contraloria" | "is_itbm" | "last_itbm_date" | "itbm" | "funcionario" | "avisos" | "licencias" | "personal_licenses" | "company_licenses" | "fideicomisos" | "marcas" | "propiedades" | "fincas" | "real_estate" | "bienes_muebles" | "naves" | "importaciones" | "exportaciones" | "imports_summary" | "exports_summary" | "customs_summary" | "customs_summaries" | "documentos_escaneados" | "documentos_digitales" | "rp_report_url" | "registry_documents" | "css_moroso_menciones" | "sanciones" | "idoneidades" | "expedientes_judiciales" | "licitaciones" | "noticias" | "noticias_globales" | "news" | "migrations" | "work_permits" | "sanciones_internacionales" | "coincidencias_pep" | "screening";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page or the value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["SectionPage"] | components["schemas"]["SectionValue"]) | components["schemas"]["DryRun"];
                };
            };
        };
    };
    getDocumentText: {
        parameters: {
            query?: {
                /** @description Page. */
                page?: number;
            };
            header?: never;
            path: {
                /** @description Id of a document. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentText"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    requestUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, from a response. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBody"];
            };
        };
        responses: {
            /** @description The price, for a dry run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DryRun"];
                };
            };
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedUpdate"];
                };
            };
        };
    };
    getUpdateRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the update request, unique across jurisdictions and included in webhooks. */
                update_request_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Status of the refresh. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateStatus"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    getNetwork: {
        parameters: {
            query?: {
                /** @description Maximum number of steps from the entity. */
                depth?: number;
            };
            header?: never;
            path: {
                /** @description Id of the entity, from a response. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Network of the entity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Network"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description First UTC day, at most 366 days before the end of `to`. Defaults to a period of 30 days up to `to`. */
                from?: string;
                /** @description Last UTC day, included. Defaults to today. */
                to?: string;
                /** @description `json` returns one page, `csv` returns everything as a file. */
                format?: "json" | "csv";
                /** @description Maximum entries per page. */
                limit?: number;
                /** @description `page.next_cursor` of the previous page. Signed, and only valid for the same account and list. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. All requests, as a file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"] | components["schemas"]["DryRun"];
                    "text/csv": string;
                };
            };
        };
    };
    getImmigration: {
        parameters: {
            query?: {
                /** @description The code that unlocks the records. Comma-separated, without spaces. */
                include?: "DAT-LABOR"[];
            };
            header?: never;
            path: {
                /** @description Id of the entity, from a response. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts or records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Immigration"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    getProponenteDossier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, from a response. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dossier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProponenteDossier"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    getCoverage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coverage. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coverage"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    getLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lists"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description UTC day or instant. Returns changes from then on; all changes if omitted. */
                since?: string;
                /** @description Maximum entries per page. */
                limit?: number;
                /** @description `page.next_cursor` of the previous page. Signed, and only valid for the same account and list. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the entity, from a response. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    getReconciliation: {
        parameters: {
            query?: {
                /** @description Queries, as JSON text. */
                queries?: string;
                /** @description Entities and properties to read, as JSON text. */
                extend?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Manifest, results or property values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["ReconciliationManifest"] | components["schemas"]["ReconciliationData"] | components["schemas"]["ReconciliationResults"]) | components["schemas"]["DryRun"];
                };
            };
        };
    };
    reconcile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Names or identifiers to look up. */
                    queries?: string | {
                        [key: string]: {
                            /** @description Name to look up. */
                            query?: string;
                            /** @description Types of the candidates. */
                            type?: ("Organization" | "NaturalPerson") | ("Organization" | "NaturalPerson")[];
                            /** @description Maximum candidates, at most 50. Defaults to 5. */
                            limit?: number;
                            /** @description Known properties of the entity. */
                            properties?: {
                                /**
                                 * @description `ruc` or `cedula`, each at most once.
                                 * @enum {string}
                                 */
                                pid: "ruc" | "cedula";
                                /** @description Value. In a list, the first that is not blank is used. */
                                v: (string | number | boolean | {
                                    /** @description Id of the reconciled value. */
                                    id: string;
                                    /** @description Name of the value. Ignored. */
                                    name?: string;
                                }) | (string | number | boolean | {
                                    /** @description Id of the reconciled value. */
                                    id: string;
                                    /** @description Name of the value. Ignored. */
                                    name?: string;
                                })[];
                            }[];
                            /**
                             * @description How multiple types combine. Entities have one type, so `all` only accepts one.
                             * @enum {string}
                             */
                            type_strict?: "any" | "should" | "all";
                        };
                    };
                    /** @description Entities and properties to read. */
                    extend?: string | {
                        /** @description Ids of the entities. */
                        ids: string[];
                        /** @description Properties to read. */
                        properties: {
                            /**
                             * @description `nombre`, `type`, `ruc` or `status`.
                             * @enum {string}
                             */
                            id: "nombre" | "type" | "ruc" | "status";
                        }[];
                    };
                };
                "application/x-www-form-urlencoded": {
                    /** @description Queries, as JSON text. */
                    queries?: string;
                    /** @description Entities and properties to read, as JSON text. */
                    extend?: string;
                };
            };
        };
        responses: {
            /** @description Results by the keys of the queries, or property values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["ReconciliationData"] | components["schemas"]["ReconciliationResults"]) | components["schemas"]["DryRun"];
                };
            };
        };
    };
    suggest: {
        parameters: {
            query: {
                /** @description Beginning of a name, or a tax number. At least 3 characters for entities. */
                prefix: string;
                /** @description Number of suggestions to skip, of the 20 at most that there are. */
                cursor?: number;
            };
            header?: never;
            path: {
                /** @description What to suggest. */
                kind: "entity" | "type" | "property";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestions"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    proposeProperties: {
        parameters: {
            query?: {
                /** @description Type of the entities. */
                type?: string;
                /** @description Maximum properties, as the protocol defines it. There are fewer. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The properties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposedProperties"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchEntities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchEntities"];
            };
        };
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntitiesPage"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    describeEntities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurfaceSchema"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchImportaciones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchImportaciones"];
            };
        };
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportacionesPage"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    describeImportaciones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurfaceSchema"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchExportaciones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchExportaciones"];
            };
        };
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportacionesPage"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    describeExportaciones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurfaceSchema"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchMarcas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchMarcas"];
            };
        };
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarcasPage"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    describeMarcas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurfaceSchema"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchNaves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchNaves"];
            };
        };
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavesPage"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    describeNaves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurfaceSchema"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchRealEstate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchRealEstate"];
            };
        };
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealEstatePage"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    describeRealEstate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurfaceSchema"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchRealEstateDeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchRealEstateDeeds"];
            };
        };
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealEstateDeedsPage"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    describeRealEstateDeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurfaceSchema"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchImmigration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchImmigration"];
            };
        };
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImmigrationPage"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    describeImmigration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurfaceSchema"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchLicitaciones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchLicitaciones"];
            };
        };
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicitacionesPage"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    describeLicitaciones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurfaceSchema"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchAvisos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchAvisos"];
            };
        };
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvisosPage"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    describeAvisos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurfaceSchema"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchContraloria: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchContraloria"];
            };
        };
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContraloriaPage"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    describeContraloria: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurfaceSchema"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchExpedientes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchExpedientes"];
            };
        };
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpedientesPage"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    describeExpedientes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurfaceSchema"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchSanctions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchSanctions"];
            };
        };
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SanctionsPage"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    describeSanctions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurfaceSchema"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchNoticias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchNoticias"];
            };
        };
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticiasPage"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    describeNoticias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurfaceSchema"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchPlanillas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchPlanillas"];
            };
        };
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanillasPage"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    describePlanillas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurfaceSchema"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    screen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScreenBody"];
            };
        };
        responses: {
            /** @description Results in the order of the subjects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Screening"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    getScreening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the screening, from the response. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The screening. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredScreening"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    listDecisions: {
        parameters: {
            query?: {
                /** @description Your own id of the subject, or of a watched item. */
                reference?: string;
                /** @description Id of the entity that was screened, or is watched. */
                entity_id?: string;
                /** @description Id of the watched item. */
                watch_item_id?: number;
                /** @description Id of a listing, from a hit. */
                listing_id?: string;
                /** @description Only decisions of this kind. */
                decision?: "dismissed" | "confirmed" | "open";
                /** @description Maximum entries per page. */
                limit?: number;
                /** @description `page.next_cursor` of the previous page. Signed, and only valid for the same account and list. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of decisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreeningDecisions"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    decideHit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScreeningDecisionBody"];
            };
        };
        responses: {
            /** @description The current decision is the same. Nothing was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreeningDecision"] | components["schemas"]["DryRun"];
                };
            };
            /** @description The decision was recorded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreeningDecision"];
                };
            };
        };
    };
    listWatchlists: {
        parameters: {
            query?: {
                /** @description Maximum entries per page. */
                limit?: number;
                /** @description `page.next_cursor` of the previous page. Signed, and only valid for the same account and list. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of watchlists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watchlists"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    createWatchlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchlistBody"];
            };
        };
        responses: {
            /** @description The price, for a dry run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DryRun"];
                };
            };
            /** @description It was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watchlist"];
                };
            };
        };
    };
    getWatchlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the watchlist. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The watchlist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watchlist"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    deleteWatchlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the watchlist. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    updateWatchlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the watchlist. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WatchlistChangeBody"];
            };
        };
        responses: {
            /** @description The watchlist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watchlist"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    listWatchItems: {
        parameters: {
            query?: {
                /** @description `json` returns one page, `csv` returns everything as a file. */
                format?: "json" | "csv";
                /** @description Maximum entries per page. */
                limit?: number;
                /** @description `page.next_cursor` of the previous page. Signed, and only valid for the same account and list. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the watchlist. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items. All items, as a file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchItems"] | components["schemas"]["DryRun"];
                    "text/csv": string;
                };
            };
        };
    };
    addWatchItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the watchlist. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchItemsBody"];
                "text/csv": string;
            };
        };
        responses: {
            /** @description What is watched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedWatchItems"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    deleteWatchItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the watchlist. */
                id: string;
                /** @description Id of the item. */
                item: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /** @description Only notices in this state. Default: all. */
                status?: "open" | "acknowledged";
                /** @description Maximum entries per page. */
                limit?: number;
                /** @description `page.next_cursor` of the previous page. Signed, and only valid for the same account and list. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notices"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    acknowledgeNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the notice. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is acknowledged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notice"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description `next` of the previous page. Without it, the feed starts with the oldest stored event. */
                after?: string;
                /** @description Maximum events. */
                limit?: number;
                /** @description Only events of these types, separated by commas. */
                types?: string;
                /** @description Only events of this watchlist. */
                watchlist?: string;
                /** @description Seconds to wait for the next event if there is none yet. */
                wait?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events after the cursor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Events"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    getSigningKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningKeys"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
    getObject: {
        parameters: {
            query: {
                /** @description Unix time, in seconds, when the URL expires. */
                expires: string;
                /** @description Signature of the URL. */
                signature: string;
            };
            header?: never;
            path: {
                /** @description Name of the document in the URL. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document as a download. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    getOpenApiDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": components["schemas"]["OpenApiDocument"];
                };
            };
        };
    };
    getReference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    getErrorReference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    getReferenceAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description File name. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                    "text/javascript": string;
                    "image/png": string;
                };
            };
        };
    };
}
