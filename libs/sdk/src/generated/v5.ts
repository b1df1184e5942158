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
         * Codes, prices, levels and sources
         * @description The live catalogue: what can be asked for, what it costs, and which register it comes from.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
         * @description Ranks the entities that may be meant, each with a calibrated confidence and what it is made of. `type`, `exclude_ids`, `min_confidence` and `limit` are filters: none of them changes a score. A wrong check digit is a warning. Homonyms come back `ambiguous`. Without a key one candidate is given.
         *
         *     **Price:** 0.02: the base charge, 0.01, and DAT-RESOLVE. A free key is answered, within its quotas. Without a key it counts against the public budget.
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
         * Find the entities behind up to 100 rows
         * @description Each row has options of its own and comes back in its place. A row that cannot be read is `invalid`, is not charged, and says why. With `with_presence` the answer holds numbers alone: of how many rows there is data, under which code. A row refused for load is tried once more; refused again, the whole call fails with 502, uncharged.
         *
         *     **Price:** the base charge, 0.01, once, and DAT-RESOLVE for each row that is not `invalid`. A free key is answered, within its quotas.
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
         * An entity or an asset by its id
         * @description The base fields of an entity, and one section for each tag of the codes asked for, each with its state, its source and the time it was fetched. Lists are cut to `inline_limit`; `next` leads to the rest. An empty list is not a clearance. The id of an asset gives that asset whole, for the code of `include` that covers it. A code is not charged when no source was ever read for any of its sections: `billing.not_charged` names it.
         *
         *     **Price:** the base charge, 0.01, and the codes asked for; without `include` an asset costs the base and the cheapest code that covers it. A free key is answered for the codes of the free tier, within its quotas. Without a key it counts against the public budget.
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
         * Many entities and assets at once
         * @description Up to 100 entities and assets, each as it is answered by itself. One that is not there, or was merged into another, is said so in its place and not charged; nor is an asset that no code of `include` covers, or a code of which no source was ever read for the entity. A dry run looks which there are, and says what the call would cost now. With very many entities and lists `inline_limit` has a lower maximum, which its 400 names.
         *
         *     **Price:** the base charge, 0.01, once, and the codes for each id that is found; the balance must cover all of them. A free key is answered for the codes of the free tier, within its quotas.
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
         * A section of an entity, page by page
         * @description With the `cursor` of a `next` that the account was given within 24 hours, the rest of a list that has been paid for. Without one, the section from its beginning. The `next` of an entity that was merged leads to its survivor. Newest items come first, those without a date last; items that arrive meanwhile shift nothing. A section that is no list has `data` instead of `items`.
         *
         *     **Price:** the base charge, 0.01, and without a cursor also the cheapest code that covers the section. A free key is refused with `free_tier_code_locked`.
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
         * The text of a document, page by page
         * @description The text of a scanned (`entrada`) or digital (`elemento`) document, as it was recognised.
         *
         *     **Price:** 0.07: the base charge, 0.01, and DAT-DOC. For each page. A free key is refused with `free_tier_code_locked`.
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
         * Refresh an entity from its sources
         * @description Queues a refresh of the codes in `include` and answers at once. The result comes by webhook and by `GET /v5/update_requests/{update_request_id}`. Each call is a new request, unless calls share an `Idempotency-Key`.
         *
         *     **Price:** that of the codes, without the base charge. It is charged when the refresh completes, so `billing.charged` is "0.00" here; a failed refresh costs nothing. Until it ends, its price is reserved: all open refreshes together have to fit balance and spending limits. A free key is refused with `update requests require a paid plan`.
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
         * The status of a refresh
         * @description One of the account's own requests, by whichever version it was made. Poll every few minutes; most complete within an hour.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
         * Who is linked to an entity
         * @description Entities within one to three steps over links of either direction (directors, shareholders, agents), and the links. Entities with a hundred links or more, such as resident agents, are expanded last, with what room is left. Links between two entities at the full depth are not listed.
         *
         *     **Price:** 0.26: the base charge, 0.01, and DAT-NETWORK. One price whatever the depth; the base alone where `state` is `not_fetched`. A free key is refused with `free_tier_code_locked`.
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
         * What the account has called, and what that cost
         * @description The calls of the account, with any of its keys, newest first: as JSON page by page, or with `format=csv` all of them as a file (RFC 4180, UTF-8). In the file a text that a spreadsheet would take for a formula gets an apostrophe before it. Calls made with this key name the entity that they were about; for those of other keys that is withheld.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
         * What the sources of immigration say of an entity
         * @description Work permits, migration movements, authorised visas and impediments. Numbers alone without `include`, the records with `include=DAT-LABOR`. Where no source was ever read for the entity that code is not charged and opens no records: request a refresh first. Impediments are known by name only: each is linked by the likeness of its name, with a score, and none listed means that none was linked.
         *
         *     **Price:** the base charge, 0.01, and with `include=DAT-LABOR` the price of that code. A free key is refused with `free_tier_code_locked`.
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
         * An entity as a bidder of the state
         * @description Its tenders, what it was awarded, its buyers and its sanctions, added up over all that is on record.
         *
         *     **Price:** 0.11: the base charge, 0.01, and DAT-PROPONENTE. A free key is refused with `free_tier_code_locked`.
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
         * What is on record of each source
         * @description Records, their age, the last run and the state of every source, as last counted.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
    "/v5/entities/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed in the records of an entity
         * @description One entry for each run that changed a level of the entity, oldest first. What an entity was first loaded with is no change. Runs are noted when they end, so that two that overlap may be seen out of order: ask again from a few minutes before the last change you know, and pass over what you have seen by its `seq`.
         *
         *     **Price:** the base charge, 0.01. A free key is refused with `free_tier_code_locked`.
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
         * The service manifest, or results of queries
         * @description Reconciliation Service API 0.2 (W3C Entity Reconciliation Community Group). Without parameters the manifest; with `queries` or `extend` what a POST answers.
         *
         *     **Price:** the base charge, 0.01, and DAT-RESOLVE for each query that can be read, or for each entity that is found. The bodies are the protocol’s own: what was charged is in the headers. The manifest costs the base alone. A free key is refused with `free_tier_code_locked`.
         */
        get: operations["getReconciliation"];
        put?: never;
        /**
         * Reconcile a batch of queries
         * @description As OpenRefine sends them: a form whose field `queries` is JSON text; or JSON. `match` is true of one candidate of a query at most. A query that cannot be read has an empty result and an `error`. With `extend` instead, properties of entities that were found.
         *
         *     **Price:** the base charge, 0.01, and DAT-RESOLVE for each query that can be read, or for each entity that is found. The bodies are the protocol’s own: what was charged is in the headers. A free key is refused with `free_tier_code_locked`.
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
         * Names that begin as a prefix
         * @description For fields in which a user picks an entity, a type or a property by typing. Twenty at most.
         *
         *     **Price:** the base charge, 0.01, and for entities also DAT-RESOLVE. A free key is refused with `free_tier_code_locked`.
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
         * Properties that can be read of entities
         * @description What `extend` can read; the same of every type.
         *
         *     **Price:** the base charge, 0.01. A free key is refused with `free_tier_code_locked`.
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
         * @description Customs declarations of imports. Keywords are compared whole, whatever their case and accents; texts by words. Every page is found by the key of the record before it, so that there is no last page that can be reached, and records that arrive meanwhile neither repeat nor hide others. A result has `descripcion` only when the account bought a code that covers the record within 24 hours; otherwise `locked` names the code. They can be searched by all the same. A key with scopes needs one that covers what the surface searches.
         *
         *     **Price:** the base charge, 0.01, whatever is found. A free key is refused with `free_tier_code_locked`.
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
         * What imports can be searched by
         * @description Filters with their types, operators and examples; the fields to sort by; the facets.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
         * @description Customs declarations of exports. Keywords are compared whole, whatever their case and accents; texts by words. Every page is found by the key of the record before it, so that there is no last page that can be reached, and records that arrive meanwhile neither repeat nor hide others. A result has `descripcion` only when the account bought a code that covers the record within 24 hours; otherwise `locked` names the code. They can be searched by all the same. A key with scopes needs one that covers what the surface searches.
         *
         *     **Price:** the base charge, 0.01, whatever is found. A free key is refused with `free_tier_code_locked`.
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
         * What exports can be searched by
         * @description Filters with their types, operators and examples; the fields to sort by; the facets.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
         * @description Trademarks, applied for and registered. Keywords are compared whole, whatever their case and accents; texts by words. Every page is found by the key of the record before it, so that there is no last page that can be reached, and records that arrive meanwhile neither repeat nor hide others. A result has `abogado`, `fecha_vencimiento` only when the account bought a code that covers the record within 24 hours; otherwise `locked` names the code. They can be searched by all the same. A key with scopes needs one that covers what the surface searches.
         *
         *     **Price:** the base charge, 0.01, whatever is found. A free key is refused with `free_tier_code_locked`.
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
         * What trademarks can be searched by
         * @description Filters with their types, operators and examples; the fields to sort by; the facets.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
         * @description Ships in the public register. Keywords are compared whole, whatever their case and accents; texts by words. Every page is found by the key of the record before it, so that there is no last page that can be reached, and records that arrive meanwhile neither repeat nor hide others. A result has `ficha` only when the account bought a code that covers the record within 24 hours; otherwise `locked` names the code. They can be searched by all the same. A key with scopes needs one that covers what the surface searches.
         *
         *     **Price:** the base charge, 0.01, whatever is found. A free key is refused with `free_tier_code_locked`.
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
         * What ships can be searched by
         * @description Filters with their types, operators and examples; the fields to sort by; the facets.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
         * @description Parcels and units of horizontal property; the entries of their folios are the surface `real-estate-deeds`. Keywords are compared whole, whatever their case and accents; texts by words. Every page is found by the key of the record before it, so that there is no last page that can be reached, and records that arrive meanwhile neither repeat nor hide others. A result has `monto_hipoteca`, `acreedor`, `precio_compraventa`, `ultima_hipoteca`, `ultima_compraventa` only when the account bought a code that covers the record within 24 hours; otherwise `locked` names the code. They can be searched by all the same. A key with scopes needs one that covers what the surface searches.
         *
         *     **Price:** the base charge, 0.01, whatever is found. A free key is refused with `free_tier_code_locked`.
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
         * What real estate can be searched by
         * @description Filters with their types, operators and examples; the fields to sort by; the facets.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
         * Search deeds of real estate
         * @description Entries of the folios of parcels and units: sales, mortgages and notes. Keywords are compared whole, whatever their case and accents; texts by words. Every page is found by the key of the record before it, so that there is no last page that can be reached, and records that arrive meanwhile neither repeat nor hide others. A result has `monto_hipoteca`, `acreedor`, `deudor`, `precio_compraventa`, `vendedor`, `comprador`, `hipoteca`, `compraventa` only when the account bought a code that covers the record within 24 hours; otherwise `locked` names the code. They can be searched by all the same. A key with scopes needs one that covers what the surface searches.
         *
         *     **Price:** the base charge, 0.01, whatever is found. A free key is refused with `free_tier_code_locked`.
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
         * What deeds of real estate can be searched by
         * @description Filters with their types, operators and examples; the fields to sort by; the facets.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
         * @description Migration movements, work permits, authorised visas and impediments. An impediment is known by name only: no result is not a clearance. Keywords are compared whole, whatever their case and accents, but for `estado`, which is compared as it is written; texts by words. Every page is found by the key of the record before it, so that there is no last page that can be reached, and records that arrive meanwhile neither repeat nor hide others. A result has `numero_caso`, `numero_pasaporte`, `empresa`, `fecha_ultimo_movimiento` only when the account bought a code that covers the record within 24 hours; otherwise `locked` names the code. They can be searched by all the same. A key with scopes needs one that covers what the surface searches.
         *
         *     **Price:** the base charge, 0.01, whatever is found. A free key is refused with `free_tier_code_locked`.
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
         * What immigration can be searched by
         * @description Filters with their types, operators and examples; the fields to sort by; the facets.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
         * @description Public tenders, and who took part in them as far as that is known. Keywords are compared whole, whatever their case and accents; texts by words. Every page is found by the key of the record before it, so that there is no last page that can be reached, and records that arrive meanwhile neither repeat nor hide others. A result has `descripcion`, `monto`, `licitacion_url`, `documentos` only when the account bought a code that covers the record within 24 hours; otherwise `locked` names the code. They can be searched by all the same. A key with scopes needs one that covers what the surface searches.
         *
         *     **Price:** the base charge, 0.01, whatever is found. A free key is refused with `free_tier_code_locked`.
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
         * What tenders can be searched by
         * @description Filters with their types, operators and examples; the fields to sort by; the facets.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
         * @description Notices with which businesses say that they operate. Keywords are compared whole, whatever their case and accents; texts by words. Every page is found by the key of the record before it, so that there is no last page that can be reached, and records that arrive meanwhile neither repeat nor hide others. A result has `numero`, `ruc` only when the account bought a code that covers the record within 24 hours; otherwise `locked` names the code. They can be searched by all the same. A key with scopes needs one that covers what the surface searches.
         *
         *     **Price:** the base charge, 0.01, whatever is found. A free key is refused with `free_tier_code_locked`.
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
         * What notices of operation can be searched by
         * @description Filters with their types, operators and examples; the fields to sort by; the facets.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
         * Search papers at the comptroller
         * @description Contracts, orders and accounts that the comptroller countersigns. Keywords are compared whole, whatever their case and accents; texts by words. Every page is found by the key of the record before it, so that there is no last page that can be reached, and records that arrive meanwhile neither repeat nor hide others. A result has `scafid`, `monto`, `asunto` only when the account bought a code that covers the record within 24 hours; otherwise `locked` names the code. They can be searched by all the same. A key with scopes needs one that covers what the surface searches.
         *
         *     **Price:** the base charge, 0.01, whatever is found. A free key is refused with `free_tier_code_locked`.
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
         * What papers at the comptroller can be searched by
         * @description Filters with their types, operators and examples; the fields to sort by; the facets.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
         * Search court files
         * @description Files of the courts. Keywords are compared whole, whatever their case and accents; texts by words. Every page is found by the key of the record before it, so that there is no last page that can be reached, and records that arrive meanwhile neither repeat nor hide others. A result has `partes` only when the account bought a code that covers the record within 24 hours; otherwise `locked` names the code. They can be searched by all the same. A key with scopes needs one that covers what the surface searches.
         *
         *     **Price:** the base charge, 0.01, whatever is found. A free key is refused with `free_tier_code_locked`.
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
         * What court files can be searched by
         * @description Filters with their types, operators and examples; the fields to sort by; the facets.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
         * @description Sanctions of the country's authorities and entries of international lists. No result is not a clearance: a list writes names in its own way. Keywords are compared whole, whatever their case and accents; texts by words. Every page is found by the key of the record before it, so that there is no last page that can be reached, and records that arrive meanwhile neither repeat nor hide others. A result has `tipo_sancion`, `programas`, `alias`, `observaciones` only when the account bought a code that covers the record within 24 hours; otherwise `locked` names the code. They can be searched by all the same. A key with scopes needs one that covers what the surface searches.
         *
         *     **Price:** the base charge, 0.01, whatever is found. A free key is refused with `free_tier_code_locked`.
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
         * What sanctions can be searched by
         * @description Filters with their types, operators and examples; the fields to sort by; the facets.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
         * @description Articles of the press that name an entity. Keywords are compared whole, whatever their case and accents; texts by words. Every page is found by the key of the record before it, so that there is no last page that can be reached, and records that arrive meanwhile neither repeat nor hide others. A result has `resumen` only when the account bought a code that covers the record within 24 hours; otherwise `locked` names the code. They can be searched by all the same. A key with scopes needs one that covers what the surface searches.
         *
         *     **Price:** the base charge, 0.01, whatever is found. A free key is refused with `free_tier_code_locked`.
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
         * What news can be searched by
         * @description Filters with their types, operators and examples; the fields to sort by; the facets.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
         * @description Posts of public servants. Keywords are compared whole, whatever their case and accents; texts by words. Every page is found by the key of the record before it, so that there is no last page that can be reached, and records that arrive meanwhile neither repeat nor hide others. A result has `total`, `pep_score` only when the account bought a code that covers the record within 24 hours; otherwise `locked` names the code. They can be searched by all the same. A key with scopes needs one that covers what the surface searches.
         *
         *     **Price:** the base charge, 0.01, whatever is found. A free key is refused with `free_tier_code_locked`.
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
         * What public payroll can be searched by
         * @description Filters with their types, operators and examples; the fields to sort by; the facets.
         *
         *     **Price:** none. A free key is answered, uncounted.
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
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process runs
         * @description Looks at nothing else.
         *
         *     **Price:** none; asks for no key.
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
         * Whether the service can answer
         * @description For load balancers: 200 when everything that an answer needs is there, else 503.
         *
         *     **Price:** none; asks for no key.
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
         * A stored document
         * @description At an address that an answer gave (`pdf_url`, `rp_report_url`), for 15 minutes. Never build one. `key` may hold slashes.
         *
         *     **Price:** none; asks for no key. The address itself is what was paid for.
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
         * This document
         * @description The OpenAPI 3.1 description of v5, as YAML.
         *
         *     **Price:** none; asks for no key.
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
         * The reference as pages
         * @description Both versions, with a form for trying calls with a key of yours.
         *
         *     **Price:** none; asks for no key.
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
         * Every error on one page
         * @description Where the `type` of problem details leads.
         *
         *     **Price:** none; asks for no key.
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
         * A file of the pages
         * @description Scripts, styles and pictures of the reference; all of them come from this service.
         *
         *     **Price:** none; asks for no key.
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
        /** @description A refresh that was accepted. */
        AcceptedUpdate: {
            /** @description Id of the request, unique across jurisdictions. Webhooks name it too. */
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
            /** @description The codes that were requested. */
            requested_codes: ("CHK-BIN" | "DAT-CORE" | "DAT-HOOK" | "DAT-GOV" | "DAT-BIZ" | "DAT-ASSET" | "DAT-TRADE" | "DAT-DOC" | "DAT-RISK" | "DAT-PROC" | "DAT-NEWS" | "DAT-MEDIA" | "DAT-LEGAL" | "DAT-CGR" | "DAT-IP" | "DAT-LABOR" | "DAT-SCREEN" | "DAT-ALL")[];
            /** @description What completion charges, USD as a decimal string. */
            estimated_cost: string;
            /** @description Where the result will be sent; null: no webhook is set up. */
            webhook_url: string | null;
            billing: components["schemas"]["Billing"];
        };
        /** @description An asset. */
        Asset: {
            /** @description Id of the asset. */
            id: string;
            /**
             * @description What the asset is.
             * @enum {string}
             */
            type: "finca" | "ph" | "edif" | "nave" | "bm" | "marca" | "imp" | "exp" | "entrada" | "elemento" | "relemento" | "mig" | "wp" | "visaaut" | "imped";
            /**
             * @description Jurisdiction.
             * @enum {string}
             */
            jurisdiction: "pa";
            /** @description Whose it is; null: it is tied to nobody. */
            entity_id: TypedId<"own"> | null;
            /** @description The charged code that covers it. */
            code: string;
            /**
             * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
             * @enum {string}
             */
            state: "ok" | "empty" | "not_fetched" | "source_down";
            source: components["schemas"]["SectionSource"];
            /** @description Every source that feeds this, those that were read first. */
            sources: components["schemas"]["TagSource"][];
            /** @description The record whole. */
            data: components["schemas"]["FincaItem"] | components["schemas"]["PropiedadItem"] | components["schemas"]["EdificioItem"] | components["schemas"]["NaveItem"] | components["schemas"]["BienMuebleItem"] | components["schemas"]["MarcaItem"] | components["schemas"]["ImportacionItem"] | components["schemas"]["ExportacionItem"] | components["schemas"]["DocumentoEscaneadoItem"] | components["schemas"]["DocumentoDigitalItem"] | components["schemas"]["RealEstateDeedItem"] | components["schemas"]["MigrationItem"] | components["schemas"]["WorkPermitItem"] | components["schemas"]["AuthorizedVisaItem"] | components["schemas"]["ImpedimentoItem"];
            billing: components["schemas"]["Billing"];
        };
        /** @description An asset. */
        AssetBody: {
            /** @description Id of the asset. */
            id: string;
            /**
             * @description What the asset is.
             * @enum {string}
             */
            type: "finca" | "ph" | "edif" | "nave" | "bm" | "marca" | "imp" | "exp" | "entrada" | "elemento" | "relemento" | "mig" | "wp" | "visaaut" | "imped";
            /**
             * @description Jurisdiction.
             * @enum {string}
             */
            jurisdiction: "pa";
            /** @description Whose it is; null: it is tied to nobody. */
            entity_id: TypedId<"own"> | null;
            /** @description The charged code that covers it. */
            code: string;
            /**
             * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
             * @enum {string}
             */
            state: "ok" | "empty" | "not_fetched" | "source_down";
            source: components["schemas"]["SectionSource"];
            /** @description Every source that feeds this, those that were read first. */
            sources: components["schemas"]["TagSource"][];
            /** @description The record whole. */
            data: components["schemas"]["FincaItem"] | components["schemas"]["PropiedadItem"] | components["schemas"]["EdificioItem"] | components["schemas"]["NaveItem"] | components["schemas"]["BienMuebleItem"] | components["schemas"]["MarcaItem"] | components["schemas"]["ImportacionItem"] | components["schemas"]["ExportacionItem"] | components["schemas"]["DocumentoEscaneadoItem"] | components["schemas"]["DocumentoDigitalItem"] | components["schemas"]["RealEstateDeedItem"] | components["schemas"]["MigrationItem"] | components["schemas"]["WorkPermitItem"] | components["schemas"]["AuthorizedVisaItem"] | components["schemas"]["ImpedimentoItem"];
        };
        AuthorizedVisaItem: {
            /** @description Id of the record: `GET /v5/entities/{id}` gives it alone. */
            id: TypedId<"visaaut">;
            /** @description Case number */
            numero_caso: string | null;
            /** @description Name of the applicant */
            nombre: string | null;
            /** @description Nationality */
            nacionalidad: string | null;
            /** @description Kind of visa */
            tipo_visa: string | null;
            /** @description Date the case was opened */
            fecha_inicio: string | null;
            /** @description Date of its latest movement */
            fecha_ultimo_movimiento: string | null;
            /** @description Date it was closed */
            fecha_fin: string | null;
            /** @description State of the case, as the source writes it */
            estado: string | null;
        };
        /** @description A page of notices of operation. */
        AvisosPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "avisos";
            /** @description The records, in order. */
            results: components["schemas"]["AvisosResult"][];
            /** @description Where this page stands. */
            page: {
                /** @description Results of this page. */
                returned: number;
                /** @description For the next page, for 24 hours; null: this is the last. */
                next_cursor: string | null;
                /** @description Records found when the first page was made. */
                total: number;
                /**
                 * @description Of `total`. eq: exact. gte: there are that many or more.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description The facets asked for. */
            facets: {
                /** @description The most frequent values. */
                estatus?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
            };
            /**
             * @description Of the counts of all facets. eq: exact. gte: there are that many or more.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description One record of notices of operation. */
        AvisosResult: {
            /** @description Number of the record. */
            id: number;
            /** @description The entity that the record belongs to; null where it is not tied to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Number of the notice. */
            numero?: string | null;
            /** @description Trade name. */
            nombre: string | null;
            /** @description Tax number, as written in the notice. */
            ruc?: string | null;
            /** @description State of the notice. */
            estatus: string | null;
            /**
             * Format: date
             * @description Date of issue. Null where the source writes something else than a day.
             */
            fecha_generacion: string | null;
            /** @description Why `numero`, `ruc` are absent: the cheapest code that opens them. Buy it, or one that covers it, for the record's `entity_id`, or for its own id where that is an asset's; for 24 hours the account's searches then carry them. Null: they are there. */
            locked: "DAT-BIZ" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        /** @description The entities that each row may refer to. */
        BatchResolution: {
            /** @description One for each row, in their order. */
            results: ({
                /** @description Your own id of the row. */
                row_id: string | null;
                /** @description Place of the row in the call. */
                index: number;
                /**
                 * @description `matched`: the first candidate is at or above the accept level, with a margin to the next. `ambiguous`: more than one may be meant. `no_match`: none is likely.
                 * @enum {string}
                 */
                outcome: "matched" | "ambiguous" | "no_match";
                /** @description How the query was understood. */
                query: {
                    /** @description The name as it is compared. */
                    normalized_name: string | null;
                    /** @description The legal form taken off its end. */
                    legal_form: string | null;
                    /** @description The numbers of the query; null without any. */
                    identifier: {
                        /** @description A number as it was understood. */
                        ruc?: {
                            /** @description Canonical form, without check digits and padding zeros. */
                            number: string;
                            /** @description Whose number it may be. */
                            read_as: ("Organization" | "NaturalPerson")[];
                            /** @description Check digits as written. */
                            dv: string | null;
                            /** @description Check digits by the authority’s algorithm, where they can be computed. */
                            dv_expected: string | null;
                        };
                        /** @description A number as it was understood. */
                        cedula?: {
                            /** @description Canonical form, without check digits and padding zeros. */
                            number: string;
                            /** @description Whose number it may be. */
                            read_as: ("Organization" | "NaturalPerson")[];
                            /** @description Check digits as written. */
                            dv: string | null;
                            /** @description Check digits by the authority’s algorithm, where they can be computed. */
                            dv_expected: string | null;
                        };
                    } | null;
                };
                /** @description Best first. */
                candidates: {
                    /** @description Id of the entity. */
                    id: TypedId<"own">;
                    /** @description Name as registered. */
                    nombre: string | null;
                    /**
                     * @description What the entity is.
                     * @enum {string}
                     */
                    type: "Organization" | "NaturalPerson";
                    /** @description Tax number without check digits. */
                    ruc_no_dv: string | null;
                    /** @description Status in the register. */
                    status: string | null;
                    /** @description Calibrated: of candidates with 0.9, nine in ten are meant. */
                    confidence: number;
                    /** @description What of the query agrees with the entity. */
                    matched_on: ("name" | "ruc" | "cedula")[];
                    /** @description Why the confidence is what it is; with `explain`. */
                    features?: {
                        /** @description What was compared. */
                        feature: string;
                        /** @description How well it agrees. */
                        score: number;
                        /** @description How much it counts; below 0 it counts against. */
                        weight: number;
                        /** @description What was compared with what, in words. */
                        detail: string;
                    }[];
                }[];
                /** @description Confidence of the best above that of the next; null without candidates. */
                margin: number | null;
                /** @description What to look at twice. */
                warnings: ("dv_mismatch" | "dv_unverified" | "type_ambiguous")[];
            } | {
                /** @description Your own id of the row. */
                row_id: string | null;
                /** @description Place of the row in the call. */
                index: number;
                /**
                 * @description The row could not be read; it is not charged.
                 * @constant
                 */
                outcome: "invalid";
                /** @description Why. */
                error: {
                    /** @description As of a call of its own, such as `invalid_identifier`. */
                    code: string;
                    /** @description The member at fault. */
                    field: string;
                };
            })[];
            /** @description Rows by outcome. */
            summary: {
                /** @description Rows of the call. */
                rows: number;
                /** @description Rows with one clear match. */
                matched: number;
                /** @description Rows that may mean more than one. */
                ambiguous: number;
                /** @description Rows that mean nobody on record. */
                no_match: number;
                /** @description Rows that could not be read. */
                invalid: number;
            };
            /** @description Version of the scoring. */
            algorithm: string;
            /**
             * Format: date-time
             * @description When the newest import or refresh in the index was made.
             */
            index_as_of: string | null;
            billing: components["schemas"]["Billing"];
        };
        BienMuebleItem: {
            /** @description Id of the record: `GET /v5/entities/{id}` gives it alone. */
            id: TypedId<"bm">;
            /** @description Folio number */
            folio: string | null;
            /** @description File number */
            ficha: string | null;
            /** @description Date of registration */
            fecha_inscripcion: string | null;
            /** @description Owner, as written in the register */
            propietario_registro_string: string | null;
        };
        /** @description What the call costs, in decimal strings. */
        Billing: {
            /**
             * @description Currency of every amount.
             * @constant
             */
            currency: "USD";
            /** @description What the call costs its caller: nothing in the free and the public tier. */
            price: string;
            /** @description What was charged: "0.00" for a dry run and for whatever is free of charge. */
            charged: string;
            /** @description Whether this is a preview. */
            dry_run: boolean;
            /** @description The base charge within `price`. */
            base: string;
            /** @description The charged product codes, largest first. */
            codes: {
                /** @description Product code. */
                code: string;
                /** @description What the code costs in this call, USD. */
                price: string;
                /** @description How often the code is charged; present where that is not once. */
                quantity?: number;
                /** @description What it costs once; present with `quantity`, USD. */
                unit_price?: string;
            }[];
            /** @description Codes asked for that a larger one covers, which cost nothing. */
            redundant: string[];
            /** @description Codes asked for that are not charged, because there was nothing to answer with; only when there are any. */
            not_charged?: {
                /** @description Product code. */
                code: string;
                /**
                 * @description `never_fetched`: no source was ever read for any of its sections, so that there is nothing to answer with: request a refresh. `not_applicable`: it covers no record asked for.
                 * @enum {string}
                 */
                reason: "never_fetched" | "not_applicable";
                /** @description For how many rows; present where that is not one. */
                quantity?: number;
            }[];
            /** @description What the free or public tier says of the call; only when it says something. */
            free_tier?: {
                /**
                 * @description The tier does not have this call; `price` is what it costs with a balance.
                 * @constant
                 */
                locked?: true;
                /**
                 * @description The call would pass a quota of the tier, or the budget of the public tier.
                 * @constant
                 */
                would_exceed?: true;
                /**
                 * @description Status with which it would be refused.
                 * @enum {number}
                 */
                would_status?: 402 | 429;
            };
        };
        /** @description Request body too large: at most 65536 bytes. */
        BodyTooLargeError: {
            /** @description What was refused, and what helps. */
            error: string;
            /**
             * @description Which error it is, for programs.
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
            /** @description State of the notice */
            estatus: string | null;
            /** @description Date of issue */
            fecha_generacion: string | null;
        };
        CSSMorosoMencion: {
            /** @description Identifier of the record */
            id: number;
            /** @description Title of the publication */
            titulo: string | null;
            /** @description Date of publication */
            fecha_publicacion: string | null;
        };
        /** @description What the service sells and where it comes from. */
        Catalog: {
            /**
             * Format: date
             * @description Day of the latest change.
             */
            version: string;
            /**
             * @description Currency of the prices.
             * @constant
             */
            currency: "USD";
            /** @description Base charge of a call, USD as a decimal string. */
            base: string;
            /** @description Every product code. */
            codes: components["schemas"]["CatalogCode"][];
            /** @description Every data level. */
            levels: components["schemas"]["CatalogLevel"][];
            /** @description Every source. */
            sources: components["schemas"]["CatalogSource"][];
            billing: components["schemas"]["Billing"];
        };
        /** @description One product code. */
        CatalogCode: {
            /** @description The product code. */
            code: string;
            /** @description Price in Panama, USD as a decimal string; null: not priced yet. */
            price: string | null;
            /** @description Price by jurisdiction. */
            prices?: {
                /** @description Price where the jurisdiction is `pa`, USD. */
                pa?: string;
                /** @description Price where the jurisdiction is `ec`, USD. */
                ec?: string;
                /** @description Price where the jurisdiction is `co`, USD. */
                co?: string;
            };
            /**
             * @description Where the price is stated.
             * @enum {unknown}
             */
            price_source?: "specification" | "ruling";
            /**
             * @description What the price is for.
             * @enum {unknown}
             */
            unit?: "entity" | "row" | "call";
            /**
             * @description Asked for by `include`, or the price of an endpoint.
             * @enum {unknown}
             */
            use?: "include" | "endpoint";
            /** @description What it delivers. */
            description: string;
            /** @description Jurisdictions that have it. */
            jurisdictions: ("pa" | "ec" | "co")[];
            /** @description Whether a free key has it. */
            free_tier: boolean;
            /** @description The data levels it delivers. */
            levels: string[];
            /** @description The kinds of entity it applies to. */
            applies_to: ("Organization" | "NaturalPerson")[];
            /**
             * @description `unpriced`: listed, and refused as unknown.
             * @enum {unknown}
             */
            status: "active" | "unpriced";
        };
        /** @description One data level: the smallest unit of information. */
        CatalogLevel: {
            /** @description Name of the level. */
            level: string;
            /** @description Sections that belong to it. */
            tags: string[];
            /** @description Jurisdictions that have it. */
            jurisdictions: ("pa" | "ec" | "co")[];
            /** @description The kinds of entity it applies to. */
            applies_to: ("Organization" | "NaturalPerson")[];
            /** @description Product codes that deliver it. */
            codes: string[];
            /** @description The source that it comes from, in the first of its jurisdictions. */
            source: string | null;
            /** @description Every source that it comes from, in every jurisdiction that has it. */
            sources: {
                /** @description Identifier of the source. */
                id: string;
                /**
                 * @description Where.
                 * @enum {unknown}
                 */
                jurisdiction: "pa" | "ec" | "co";
            }[];
            /** @description Most items of each of its lists in one answer; null: it has no lists. */
            max_items: number | null;
        };
        /** @description One public register. */
        CatalogSource: {
            /** @description Identifier of the source. */
            id: string;
            /** @description Name of the institution. */
            name: string;
            /**
             * Format: uri
             * @description Its public address.
             */
            url: string;
            /**
             * @description Where it is.
             * @enum {unknown}
             */
            jurisdiction: "pa" | "ec" | "co";
            /** @description How often it is asked anew. */
            cadence: string;
            /** @description Whether its records became public by a leak. */
            leaked: boolean;
            /** @description What its license asks you to print wherever you show its records; null: nothing. */
            attribution: string | null;
            /** @description Sections that it feeds. */
            feeds: string[];
        };
        /** @description What changed in the records of an entity. */
        Changes: {
            /** @description The entity. */
            id: TypedId<"own">;
            /**
             * Format: date-time
             * @description From when on; null: from the beginning.
             */
            since: string | null;
            /** @description The changes, oldest first. */
            changes: {
                /** @description Number of the change, by which one that is read twice is known again. */
                seq: number;
                /** @description Level of the catalogue whose records changed. */
                level: string;
                /** @description Records that came. */
                inserted: number;
                /** @description Records that say something else now. */
                updated: number;
                /** @description Records that went. */
                removed: number;
                /** @description Id of the source that said so. */
                source: string;
                /**
                 * Format: date-time
                 * @description When it was noted, to the microsecond.
                 */
                changed_at: string;
            }[];
            /** @description Where this page stands. */
            page: {
                /** @description Entries of this answer. */
                returned: number;
                /** @description Send it as `cursor`, with the same other parameters, for the next page; null: this is the last. */
                next_cursor: string | null;
            };
            billing: components["schemas"]["Billing"];
        };
        CoincidenciaPep: {
            /** @description Identifier of the record */
            id: number;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Name as published */
            nombre: string | null;
            /** @description Office held or stood for */
            cargo: string | null;
            /** @description Institution */
            institucion: string | null;
            /** @description Kind of exposure: official, deputy or candidate */
            categoria: string | null;
            /** @description Political party */
            partido: string | null;
            /** @description Start of the office */
            fecha_inicio: string | null;
            /** @description End of the office */
            fecha_fin: string | null;
            /** @description Address of the publication */
            url: string | null;
            /** @description Why the person was tied to the entity */
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
            /** @description Name of the licence or of its holder */
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
            /** @description Telephone number */
            telefono: string | null;
            /** @description E-mail address */
            correo: string | null;
            /** @description Web site */
            sitio_web: string | null;
        };
        ContraloriaDoc: {
            /** @description Identifier of the record */
            id: number;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Procedure number */
            tramite: string | null;
            /** @description Kind of document */
            documento: string | null;
            /** @description Institution that issued it */
            institucion: string | null;
            /** @description In whose favour */
            favor: string | null;
            /** @description Date of receipt */
            fecha_entrada: string | null;
            /** @description Date of countersignature */
            fecha_refrando: string | null;
            /** @description Date of dispatch */
            fecha_salida: string | null;
            /** @description Document number */
            numero: string | null;
            /** @description Number in the SCAFID system */
            scafid: string | null;
            /** @description Amount in USD */
            monto: number | null;
            /** @description State of the procedure */
            estado: string | null;
            /** @description Subject */
            asunto: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
        };
        /** @description A page of papers at the comptroller. */
        ContraloriaPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "contraloria";
            /** @description The records, in order. */
            results: components["schemas"]["ContraloriaResult"][];
            /** @description Where this page stands. */
            page: {
                /** @description Results of this page. */
                returned: number;
                /** @description For the next page, for 24 hours; null: this is the last. */
                next_cursor: string | null;
                /** @description Records found when the first page was made. */
                total: number;
                /**
                 * @description Of `total`. eq: exact. gte: there are that many or more.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description The facets asked for. */
            facets: {
                /** @description The most frequent values. */
                documento?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
                /** @description The most frequent values. */
                institucion?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
                /** @description The most frequent values. */
                estado?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
            };
            /**
             * @description Of the counts of all facets. eq: exact. gte: there are that many or more.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description One record of papers at the comptroller. */
        ContraloriaResult: {
            /** @description Number of the record. */
            id: number;
            /** @description The entity that the record belongs to; null where it is not tied to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Procedure number. */
            tramite: string | null;
            /** @description Kind of document. */
            documento: string | null;
            /** @description Institution that issued it. */
            institucion: string | null;
            /** @description In whose favour. */
            favor: string | null;
            /**
             * Format: date
             * @description Date of receipt. Null where the source writes something else than a day.
             */
            fecha_entrada: string | null;
            /**
             * Format: date
             * @description Date of countersignature. Null where the source writes something else than a day.
             */
            fecha_refrando: string | null;
            /**
             * Format: date
             * @description Date of dispatch. Null where the source writes something else than a day.
             */
            fecha_salida: string | null;
            /** @description Document number. */
            numero: string | null;
            /** @description Number in the SCAFID system. */
            scafid?: string | null;
            /** @description Amount in USD. */
            monto?: number | null;
            /** @description State of the procedure. */
            estado: string | null;
            /** @description Subject. */
            asunto?: string | null;
            /** @description Why `scafid`, `monto`, `asunto` are absent: the cheapest code that opens them. Buy it, or one that covers it, for the record's `entity_id`, or for its own id where that is an asset's; for 24 hours the account's searches then carry them. Null: they are there. */
            locked: "DAT-CGR" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        /** @description What is on record of each source, and how fresh. */
        Coverage: {
            /**
             * Format: date-time
             * @description When it was counted.
             */
            as_of: string | null;
            /** @description Every source of the catalogue, in its order. */
            sources: {
                /** @description Id of the source. */
                id: string;
                /** @description The institution. */
                name: string;
                /**
                 * @description Where it is.
                 * @enum {string}
                 */
                jurisdiction: "pa" | "ec" | "co";
                /**
                 * @description How often it is asked anew.
                 * @enum {string}
                 */
                cadence: "daily" | "weekly" | "monthly" | "quarterly" | "yearly";
                /** @description Records from it; null: nothing was counted yet. */
                rows: number | null;
                /** @description Those of them that are invented, for demonstration. */
                synthetic_rows: number | null;
                /**
                 * Format: date
                 * @description Date of the oldest record that has one.
                 */
                oldest: string | null;
                /**
                 * Format: date
                 * @description Date of the newest record that has one.
                 */
                newest: string | null;
                /**
                 * Format: date-time
                 * @description When any of them was last fetched.
                 */
                fetched_at: string | null;
                /** @description The latest run that asked it or brought records from it. */
                last_run: {
                    /**
                     * @description What it was.
                     * @enum {string}
                     */
                    kind: "import" | "refresh";
                    /**
                     * @description How it stands or ended: of an import the first three, of a refresh the others, or `completed`.
                     * @enum {string}
                     */
                    state: "running" | "completed" | "failed" | "ok" | "empty" | "source_down";
                    /**
                     * Format: date-time
                     * @description When it ended, or began.
                     */
                    at: string;
                } | null;
                /**
                 * @description `stale`: two turns of its cadence have passed since anything was fetched. `source_down`: it did not answer the latest refresh. `not_loaded`: nothing is on record. `unknown`: nothing was counted yet.
                 * @enum {string}
                 */
                state: "ok" | "stale" | "source_down" | "not_loaded" | "unknown";
            }[];
            billing: components["schemas"]["Billing"];
        };
        CustomsSummary: {
            /** @description Imports over all time */
            imports: components["schemas"]["CustomsTotals"] | null;
            /** @description Exports over all time */
            exports: components["schemas"]["CustomsTotals"] | null;
            /** @description Exports of the latest twelve months on record */
            recent_exports_summary: components["schemas"]["CustomsTotals"] | null;
            /** @description Imports of the latest twelve months on record */
            recent_imports_summary: components["schemas"]["CustomsTotals"] | null;
            /** @description Exports against the declared activity */
            export_tariff_activity_similarity: components["schemas"]["TariffActivitySimilarity"] | null;
            /** @description Imports against the declared activity */
            import_tariff_activity_similarity: components["schemas"]["TariffActivitySimilarity"] | null;
        };
        CustomsTotals: {
            /** @description Number of declarations */
            declaraciones: number | null;
            /** @description Sum of the CIF values in USD */
            valor_cif: number | null;
            /** @description Date of the first declaration */
            primera_fecha: string | null;
            /** @description Date of the latest declaration */
            ultima_fecha: string | null;
        };
        DirectorItem: {
            /** @description Name of the director */
            nombre: string | null;
            /** @description Post, such as PRESIDENTE */
            cargo: string | null;
            /** @description Identity card or tax number of the director */
            cedula: string | null;
            /** @description Id of the person, when known. */
            person_id: TypedId<"own"> | null;
            /** @description Whether the director still holds the post */
            activo: boolean | null;
            /** @description Since when */
            desde: string | null;
            /** @description Until when */
            hasta: string | null;
            /** @description How the director was tied to `person_id` */
            link: components["schemas"]["LinkEvidence"] | null;
        };
        /** @description A page of the text of a document. */
        DocumentText: {
            /** @description Id of the asset. */
            id: string;
            /**
             * @description What the asset is.
             * @enum {string}
             */
            type: "finca" | "ph" | "edif" | "nave" | "bm" | "marca" | "imp" | "exp" | "entrada" | "elemento" | "relemento" | "mig" | "wp" | "visaaut" | "imped";
            /**
             * @description Jurisdiction.
             * @enum {string}
             */
            jurisdiction: "pa";
            /** @description Whose it is; null: it is tied to nobody. */
            entity_id: TypedId<"own"> | null;
            /** @description The charged code that covers it. */
            code: string;
            /**
             * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
             * @enum {string}
             */
            state: "ok" | "empty" | "not_fetched" | "source_down";
            source: components["schemas"]["SectionSource"];
            /** @description Every source that feeds this, those that were read first. */
            sources: components["schemas"]["TagSource"][];
            /** @description The page. */
            page: number;
            /** @description Pages in all; 0: the text was never read. */
            pages: number;
            /** @description Path and query of the next page. */
            next: string | null;
            /** @description The text of the page, as recognised; null: it was never read. */
            text: string | null;
            /** @description Where the text comes from; null: there is no file of the document, and any text came with its record, or is of a file that is gone. */
            recognition: {
                /**
                 * @description Whether its file waits to be read, was read, or cannot be read; `unavailable`: no text recognizer is installed. Text that there was before stands.
                 * @enum {string}
                 */
                state: "waiting" | "unavailable" | "read" | "failed";
                /** @description What recognised the text, with its version; null, as are the two after it: it came otherwise. */
                engine: string | null;
                /** @description The language that was read, by its code of ISO 639-2. */
                language: string | null;
                /**
                 * Format: date-time
                 * @description When it was recognised.
                 */
                read_at: string | null;
                /** @description Whether the text was recognised from a file that the document no longer has; `state` is then that of its present one. */
                of_former_file: boolean;
            } | null;
            billing: components["schemas"]["Billing"];
        };
        DocumentoDigitalItem: {
            /** @description Id of the record: `GET /v5/entities/{id}` gives it alone. */
            id: TypedId<"elemento">;
            /** @description Entry number in the register */
            entrada: string | null;
            /** @description What was filed */
            detalle: string | null;
            /** @description Date of filing */
            fecha_ingreso: string | null;
            /** @description Date of the deed */
            fecha_escritura: string | null;
        };
        DocumentoEscaneadoItem: {
            /** @description Id of the record: `GET /v5/entities/{id}` gives it alone. */
            id: TypedId<"entrada">;
            /** @description Name of the document */
            nombre: string | null;
            /** @description Address of the document */
            pdf_url: string | null;
        };
        /** @description The answer to a dry run: what the call would cost. */
        DryRun: {
            billing: components["schemas"]["Billing"];
        };
        EdificioItem: {
            /** @description Id of the record: `GET /v5/entities/{id}` gives it alone. */
            id: TypedId<"edif">;
            /** @description Name of the building */
            nombre: string | null;
            /** @description Folio number */
            folio: string | null;
            /** @description File number */
            ficha: string | null;
            /** @description Date of registration */
            fecha_inscripcion: string | null;
            /** @description Address of the building */
            direccion: string | null;
            /** @description Number of units */
            unidades: number | null;
        };
        /** @description Include must not contain an empty product code. */
        EmptyIncludeItemError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "include must not contain an empty product code";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "empty_include_item";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description What was found. */
        EntitiesBatch: {
            /** @description One result for each id, in the order of the ids. */
            results: {
                /** @description The id as it was asked for. */
                id: string;
                /**
                 * @description Whether it was found; `invalid`: no code of `include` covers the asset. Only `ok` is charged.
                 * @enum {string}
                 */
                outcome: "ok" | "not_found" | "merged" | "invalid";
                /** @description The entity or asset, when it was found. */
                entity?: components["schemas"]["EntityCardBody"] | components["schemas"]["AssetBody"];
                /** @description The entity that this one was found to be. */
                merged_into?: TypedId<"own">;
                /** @description Why it is `invalid`. */
                error?: {
                    /**
                     * @description Which error it is, for programs.
                     * @constant
                     */
                    code: "include_not_applicable";
                    /** @description The codes that cover the asset, the cheapest first. */
                    supported_includes: string[];
                };
            }[];
            billing: components["schemas"]["Billing"];
        };
        /** @description What to read. */
        EntitiesBatchBody: {
            /** @description The entities and assets, each once: an id that is there twice is a 400. Results keep their order. */
            ids: string[];
            /** @description Product codes for every entity. Absent: CHK-BIN; DAT-FREE for a free key; for an asset the cheapest code that covers it. */
            include?: ("CHK-BIN" | "DAT-CORE" | "DAT-HOOK" | "DAT-GOV" | "DAT-BIZ" | "DAT-ASSET" | "DAT-TRADE" | "DAT-DOC" | "DAT-RISK" | "DAT-PROC" | "DAT-NEWS" | "DAT-MEDIA" | "DAT-LEGAL" | "DAT-CGR" | "DAT-IP" | "DAT-LABOR" | "DAT-SCREEN" | "DAT-ALL" | "DAT-FREE")[];
            /**
             * @description Most items of one list.
             * @default 10
             */
            inline_limit?: number;
        };
        /** @description An entity. */
        EntityCard: {
            /** @description Id of the entity. */
            id: TypedId<"own">;
            /**
             * @description What the entity is.
             * @enum {string}
             */
            type: "Organization" | "NaturalPerson";
            /**
             * @description Jurisdiction.
             * @enum {string}
             */
            jurisdiction: "pa";
            /** @description Name as registered. */
            nombre: string | null;
            /** @description Tax number with check digit; organisations alone have it. */
            ruc?: string | null;
            /** @description Tax number without check digit; organisations alone have it. */
            ruc_no_dv?: string | null;
            /** @description Identity card number; persons alone have it. */
            cedula?: string | null;
            source: components["schemas"]["SectionSource"];
            /** @description Every source that feeds this, those that were read first. */
            sources: components["schemas"]["TagSource"][];
            /** @description The other base fields of an organisation; empty for a person. */
            core: {
                /** @description File number in the company register (Ecuador: expediente; Colombia: matrícula mercantil) */
                ficha?: string | null;
                /** @description Folio number in the company register */
                folio?: string | null;
                /** @description Legal form */
                tipo_organizacion?: string | null;
                /** @description Date of registration */
                fecha_registro?: string | null;
                /** @description Registered capital, as written in the register */
                capital?: string | null;
                /** @description Registered domicile */
                domicilio?: string | null;
                /** @description Status in the register, such as VIGENTE */
                status?: string | null;
                /** @description Duration or validity, as written in the register */
                vigencia?: string | null;
                /**
                 * Format: date-time
                 * @description When the source last changed the record, ISO 8601
                 */
                source_updated_at?: string | null;
            };
            /** @description What there is, without the records themselves; with DAT-FREE alone. */
            signals?: {
                /** @description Whether there are any; null: unknown. */
                has_contact?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_directors?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_suspension?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_legal_representative?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_public_office?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_registry_report?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_social_security_arrears?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_sanctions?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_international_sanctions?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_political_exposure?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_leak_records?: boolean | null;
                /** @description How many there are; null: unknown. */
                memberships?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                licenses?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                trademarks?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                properties?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                movable_assets?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                ships?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                imports?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                exports?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                documents?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                court_cases?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                tenders?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                news?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                network_links?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
            };
            /** @description Codes that hold data; with DAT-FREE alone. */
            codes_with_data?: string[];
            /** @description Codes whose sources were never asked about the entity: neither a finding nor a clearance; with DAT-FREE alone. */
            codes_never_fetched?: string[];
            /** @description One section for each tag that the codes hold and that applies. */
            sections: {
                /** @description Section `contacto`. */
                contacto?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: components["schemas"]["Contacto"] | null;
                };
                /** @description Section `entity_events`. */
                entity_events?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["EntityEventItem"][];
                };
                /** @description Section `directores`. */
                directores?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["DirectorItem"][];
                };
                /** @description Section `suspension`. */
                suspension?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: components["schemas"]["Suspension"] | null;
                };
                /** @description Section `organizaciones`. */
                organizaciones?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["OrganizationMembershipItem"][];
                };
                /** @description Section `representante_legal_identificado`. */
                representante_legal_identificado?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: components["schemas"]["RepresentanteLegalItem"] | null;
                };
                /** @description Section `gacetas`. */
                gacetas?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["Gaceta"][];
                };
                /** @description Section `documentos_contraloria`. */
                documentos_contraloria?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["ContraloriaDoc"][];
                };
                /** @description Section `is_itbm`. */
                is_itbm?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: boolean | null;
                };
                /** @description Section `last_itbm_date`. */
                last_itbm_date?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: string | null;
                };
                /** @description Section `funcionario`. */
                funcionario?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["Planilla"][];
                };
                /** @description Section `avisos`. */
                avisos?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["BusinessNotice"][];
                };
                /** @description Section `licencias`. */
                licencias?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["GeneralLicense"][];
                };
                /** @description Section `personal_licenses`. */
                personal_licenses?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["PersonalLicense"][];
                };
                /** @description Section `company_licenses`. */
                company_licenses?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["CompanyLicense"][];
                };
                /** @description Section `fideicomisos`. */
                fideicomisos?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["Fideicomiso"][];
                };
                /** @description Section `marcas`. */
                marcas?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["MarcaItem"][];
                };
                /** @description Section `propiedades`. */
                propiedades?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["PropiedadItem"][];
                };
                /** @description Section `fincas`. */
                fincas?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["FincaItem"][];
                };
                /** @description Section `bienes_muebles`. */
                bienes_muebles?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["BienMuebleItem"][];
                };
                /** @description Section `naves`. */
                naves?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["NaveItem"][];
                };
                /** @description Section `importaciones`. */
                importaciones?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["ImportacionItem"][];
                };
                /** @description Section `exportaciones`. */
                exportaciones?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["ExportacionItem"][];
                };
                /** @description Section `imports_summary`. */
                imports_summary?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: components["schemas"]["ImportsSummary"] | null;
                };
                /** @description Section `exports_summary`. */
                exports_summary?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: components["schemas"]["ExportsSummary"] | null;
                };
                /** @description Section `customs_summary`. */
                customs_summary?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: components["schemas"]["CustomsSummary"] | null;
                };
                /** @description Section `documentos_escaneados`. */
                documentos_escaneados?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["DocumentoEscaneadoItem"][];
                };
                /** @description Section `documentos_digitales`. */
                documentos_digitales?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["DocumentoDigitalItem"][];
                };
                /** @description Section `rp_report_url`. */
                rp_report_url?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: string | null;
                };
                /** @description Section `css_moroso_menciones`. */
                css_moroso_menciones?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["CSSMorosoMencion"][];
                };
                /** @description Section `sanciones`. */
                sanciones?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["Sancion"][];
                };
                /** @description Section `idoneidades`. */
                idoneidades?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["Idoneidad"][];
                };
                /** @description Section `expedientes_judiciales`. */
                expedientes_judiciales?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["ExpedienteJudicial"][];
                };
                /** @description Section `licitaciones`. */
                licitaciones?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["Licitacion"][];
                };
                /** @description Section `noticias`. */
                noticias?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["Noticia"][];
                };
                /** @description Section `noticias_globales`. */
                noticias_globales?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["Noticia"][];
                };
                /** @description Section `migrations`. */
                migrations?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["MigrationItem"][];
                };
                /** @description Section `work_permits`. */
                work_permits?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["WorkPermitItem"][];
                };
                /** @description Section `sanciones_internacionales`. */
                sanciones_internacionales?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["SancionInternacional"][];
                };
                /** @description Section `coincidencias_pep`. */
                coincidencias_pep?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["CoincidenciaPep"][];
                };
            };
            /** @description Tags of the codes that an entity of this type cannot have. */
            not_applicable: string[];
            billing: components["schemas"]["Billing"];
        };
        /** @description An entity. */
        EntityCardBody: {
            /** @description Id of the entity. */
            id: TypedId<"own">;
            /**
             * @description What the entity is.
             * @enum {string}
             */
            type: "Organization" | "NaturalPerson";
            /**
             * @description Jurisdiction.
             * @enum {string}
             */
            jurisdiction: "pa";
            /** @description Name as registered. */
            nombre: string | null;
            /** @description Tax number with check digit; organisations alone have it. */
            ruc?: string | null;
            /** @description Tax number without check digit; organisations alone have it. */
            ruc_no_dv?: string | null;
            /** @description Identity card number; persons alone have it. */
            cedula?: string | null;
            source: components["schemas"]["SectionSource"];
            /** @description Every source that feeds this, those that were read first. */
            sources: components["schemas"]["TagSource"][];
            /** @description The other base fields of an organisation; empty for a person. */
            core: {
                /** @description File number in the company register (Ecuador: expediente; Colombia: matrícula mercantil) */
                ficha?: string | null;
                /** @description Folio number in the company register */
                folio?: string | null;
                /** @description Legal form */
                tipo_organizacion?: string | null;
                /** @description Date of registration */
                fecha_registro?: string | null;
                /** @description Registered capital, as written in the register */
                capital?: string | null;
                /** @description Registered domicile */
                domicilio?: string | null;
                /** @description Status in the register, such as VIGENTE */
                status?: string | null;
                /** @description Duration or validity, as written in the register */
                vigencia?: string | null;
                /**
                 * Format: date-time
                 * @description When the source last changed the record, ISO 8601
                 */
                source_updated_at?: string | null;
            };
            /** @description What there is, without the records themselves; with DAT-FREE alone. */
            signals?: {
                /** @description Whether there are any; null: unknown. */
                has_contact?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_directors?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_suspension?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_legal_representative?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_public_office?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_registry_report?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_social_security_arrears?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_sanctions?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_international_sanctions?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_political_exposure?: boolean | null;
                /** @description Whether there are any; null: unknown. */
                has_leak_records?: boolean | null;
                /** @description How many there are; null: unknown. */
                memberships?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                licenses?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                trademarks?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                properties?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                movable_assets?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                ships?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                imports?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                exports?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                documents?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                court_cases?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                tenders?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                news?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
                /** @description How many there are; null: unknown. */
                network_links?: ("0" | "1-5" | "6-20" | "21-100" | "101+") | null;
            };
            /** @description Codes that hold data; with DAT-FREE alone. */
            codes_with_data?: string[];
            /** @description Codes whose sources were never asked about the entity: neither a finding nor a clearance; with DAT-FREE alone. */
            codes_never_fetched?: string[];
            /** @description One section for each tag that the codes hold and that applies. */
            sections: {
                /** @description Section `contacto`. */
                contacto?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: components["schemas"]["Contacto"] | null;
                };
                /** @description Section `entity_events`. */
                entity_events?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["EntityEventItem"][];
                };
                /** @description Section `directores`. */
                directores?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["DirectorItem"][];
                };
                /** @description Section `suspension`. */
                suspension?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: components["schemas"]["Suspension"] | null;
                };
                /** @description Section `organizaciones`. */
                organizaciones?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["OrganizationMembershipItem"][];
                };
                /** @description Section `representante_legal_identificado`. */
                representante_legal_identificado?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: components["schemas"]["RepresentanteLegalItem"] | null;
                };
                /** @description Section `gacetas`. */
                gacetas?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["Gaceta"][];
                };
                /** @description Section `documentos_contraloria`. */
                documentos_contraloria?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["ContraloriaDoc"][];
                };
                /** @description Section `is_itbm`. */
                is_itbm?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: boolean | null;
                };
                /** @description Section `last_itbm_date`. */
                last_itbm_date?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: string | null;
                };
                /** @description Section `funcionario`. */
                funcionario?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["Planilla"][];
                };
                /** @description Section `avisos`. */
                avisos?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["BusinessNotice"][];
                };
                /** @description Section `licencias`. */
                licencias?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["GeneralLicense"][];
                };
                /** @description Section `personal_licenses`. */
                personal_licenses?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["PersonalLicense"][];
                };
                /** @description Section `company_licenses`. */
                company_licenses?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["CompanyLicense"][];
                };
                /** @description Section `fideicomisos`. */
                fideicomisos?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["Fideicomiso"][];
                };
                /** @description Section `marcas`. */
                marcas?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["MarcaItem"][];
                };
                /** @description Section `propiedades`. */
                propiedades?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["PropiedadItem"][];
                };
                /** @description Section `fincas`. */
                fincas?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["FincaItem"][];
                };
                /** @description Section `bienes_muebles`. */
                bienes_muebles?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["BienMuebleItem"][];
                };
                /** @description Section `naves`. */
                naves?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["NaveItem"][];
                };
                /** @description Section `importaciones`. */
                importaciones?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["ImportacionItem"][];
                };
                /** @description Section `exportaciones`. */
                exportaciones?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["ExportacionItem"][];
                };
                /** @description Section `imports_summary`. */
                imports_summary?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: components["schemas"]["ImportsSummary"] | null;
                };
                /** @description Section `exports_summary`. */
                exports_summary?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: components["schemas"]["ExportsSummary"] | null;
                };
                /** @description Section `customs_summary`. */
                customs_summary?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: components["schemas"]["CustomsSummary"] | null;
                };
                /** @description Section `documentos_escaneados`. */
                documentos_escaneados?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["DocumentoEscaneadoItem"][];
                };
                /** @description Section `documentos_digitales`. */
                documentos_digitales?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["DocumentoDigitalItem"][];
                };
                /** @description Section `rp_report_url`. */
                rp_report_url?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description The data. */
                    data: string | null;
                };
                /** @description Section `css_moroso_menciones`. */
                css_moroso_menciones?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["CSSMorosoMencion"][];
                };
                /** @description Section `sanciones`. */
                sanciones?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["Sancion"][];
                };
                /** @description Section `idoneidades`. */
                idoneidades?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["Idoneidad"][];
                };
                /** @description Section `expedientes_judiciales`. */
                expedientes_judiciales?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["ExpedienteJudicial"][];
                };
                /** @description Section `licitaciones`. */
                licitaciones?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["Licitacion"][];
                };
                /** @description Section `noticias`. */
                noticias?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["Noticia"][];
                };
                /** @description Section `noticias_globales`. */
                noticias_globales?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["Noticia"][];
                };
                /** @description Section `migrations`. */
                migrations?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["MigrationItem"][];
                };
                /** @description Section `work_permits`. */
                work_permits?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["WorkPermitItem"][];
                };
                /** @description Section `sanciones_internacionales`. */
                sanciones_internacionales?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["SancionInternacional"][];
                };
                /** @description Section `coincidencias_pep`. */
                coincidencias_pep?: {
                    /** @description The charged code that covers it. */
                    code: string;
                    /**
                     * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                    source: components["schemas"]["SectionSource"];
                    /** @description Every source that feeds this, those that were read first. */
                    sources: components["schemas"]["TagSource"][];
                    /** @description Items in all. */
                    total: number;
                    /** @description Items of this answer. */
                    returned: number;
                    /** @description Whether there are more. */
                    truncated: boolean;
                    /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
                    next: string | null;
                    /** @description The newest first. */
                    items: components["schemas"]["CoincidenciaPep"][];
                };
            };
            /** @description Tags of the codes that an entity of this type cannot have. */
            not_applicable: string[];
        };
        EntityEventItem: {
            /** @description Identifier of the record */
            id: number;
            /** @description Kind of the asset, such as `finca` or `nave` */
            asset_type: string | null;
            /** @description Id of the asset. */
            asset_id: string | number | null;
            /** @description What happened, such as `created` or `updated` */
            event_action: string | null;
            /** @description The asset as it was after the event */
            asset_snapshot: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date
             * @description Day of the event, ISO 8601
             */
            asset_event_date: string | null;
        };
        /** @description Entity not found. */
        EntityNotFoundError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "entity not found";
            /**
             * @description Which error it is, for programs.
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
         * @description Which error it is, for programs. A later version may add codes.
         * @enum {string}
         */
        ErrorCode: "body_too_large" | "empty_include_item" | "entity_not_found" | "estimator_rows_exhausted" | "free_tier_batch_rows" | "free_tier_code_locked" | "free_tier_limit" | "headers_too_large" | "idempotency_in_progress" | "idempotency_key_reused" | "include_not_applicable" | "insufficient_credits" | "internal_error" | "invalid_body" | "invalid_cursor" | "invalid_dry_run" | "invalid_identifier" | "invalid_inline_limit" | "invalid_parameter" | "invalid_search_query" | "invalid_update_request_id" | "jurisdiction_reserved" | "jurisdiction_unavailable" | "key_expired" | "key_rejected" | "key_scope_locked" | "malformed_id" | "max_charge_exceeded" | "missing_include" | "paid_plan_required" | "public_budget_exhausted" | "public_tier_locked" | "rate_limited" | "refresh_backlog" | "route_not_found" | "search_backend_error" | "service_unavailable" | "spending_limit_exceeded" | "target_too_long" | "unknown_code" | "unknown_filter" | "unsupported_body" | "update_request_not_found";
        /** @description A free key would pass its monthly rows of `with_presence`. */
        EstimatorRowsExhaustedError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "estimator rows exhausted";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "estimator_rows_exhausted";
            /** @description The limit that the call would pass: rows, cards, or USD as a decimal string. */
            limit: number | string;
            /** @description What the period has used so far. */
            used: number;
            /**
             * Format: date-time
             * @description When the period starts anew, ISO 8601 in UTC.
             */
            reset_at: string;
            /**
             * Format: uri
             * @description Where to buy credit or to make a key.
             */
            upgrade_url: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        ExpedienteJudicial: {
            /** @description Identifier of the record */
            id: number;
            /** @description Unique case number */
            rue: string | null;
            /** @description Parties */
            partes: string | null;
            /** @description Kind of case */
            tipo_negocio: string | null;
            /** @description Date of assignment */
            fecha_reparto: string | null;
        };
        /** @description A page of court files. */
        ExpedientesPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "expedientes";
            /** @description The records, in order. */
            results: components["schemas"]["ExpedientesResult"][];
            /** @description Where this page stands. */
            page: {
                /** @description Results of this page. */
                returned: number;
                /** @description For the next page, for 24 hours; null: this is the last. */
                next_cursor: string | null;
                /** @description Records found when the first page was made. */
                total: number;
                /**
                 * @description Of `total`. eq: exact. gte: there are that many or more.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description The facets asked for. */
            facets: {
                /** @description The most frequent values. */
                tipo_negocio?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
            };
            /**
             * @description Of the counts of all facets. eq: exact. gte: there are that many or more.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description One record of court files. */
        ExpedientesResult: {
            /** @description Number of the record. */
            id: number;
            /** @description The entity that the record belongs to; null where it is not tied to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Unique case number. */
            rue: string | null;
            /** @description Parties. */
            partes?: string | null;
            /** @description Kind of case. */
            tipo_negocio: string | null;
            /**
             * Format: date
             * @description Date of assignment. Null where the source writes something else than a day.
             */
            fecha_reparto: string | null;
            /** @description Why `partes` are absent: the cheapest code that opens them. Buy it, or one that covers it, for the record's `entity_id`, or for its own id where that is an asset's; for 24 hours the account's searches then carry them. Null: they are there. */
            locked: "DAT-RISK" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        ExportacionItem: {
            /** @description Id of the record: `GET /v5/entities/{id}` gives it alone. */
            id: TypedId<"exp">;
            /** @description Description of the goods */
            descripcion: string | null;
            /** @description Tariff fraction */
            fraccion_arancelaria: string | null;
            /** @description Port of exit */
            puerto_salida: string | null;
            /** @description Country the goods went to */
            destino: string | null;
            /** @description Date of the declaration */
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
            /** @description The records, in order. */
            results: components["schemas"]["ExportacionesResult"][];
            /** @description Where this page stands. */
            page: {
                /** @description Results of this page. */
                returned: number;
                /** @description For the next page, for 24 hours; null: this is the last. */
                next_cursor: string | null;
                /** @description Records found when the first page was made. */
                total: number;
                /**
                 * @description Of `total`. eq: exact. gte: there are that many or more.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description The facets asked for. */
            facets: {
                /** @description The most frequent values. */
                fraccion_arancelaria?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
                /** @description The most frequent values. */
                puerto_salida?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
                /** @description The most frequent values. */
                destino?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
            };
            /**
             * @description Of the counts of all facets. eq: exact. gte: there are that many or more.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description One record of exports. */
        ExportacionesResult: {
            /** @description Id of the record: `pa_exp_` and a number. */
            id: string;
            /** @description The entity that the record belongs to; null where it is not tied to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Description of the goods. */
            descripcion?: string | null;
            /** @description Tariff fraction. */
            fraccion_arancelaria: string | null;
            /** @description Port of exit. */
            puerto_salida: string | null;
            /** @description Country the goods went to. */
            destino: string | null;
            /**
             * Format: date
             * @description Date of the declaration. Null where the source writes something else than a day.
             */
            fecha: string | null;
            /** @description CIF value in USD. */
            valor_cif: number | null;
            /** @description Why `descripcion` are absent: the cheapest code that opens them. Buy it, or one that covers it, for the record's `entity_id`, or for its own id where that is an asset's; for 24 hours the account's searches then carry them. Null: they are there. */
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
            /** @description Sum of the CIF values in USD */
            valor_cif: number | null;
            /** @description Date of the first declaration */
            primera_fecha: string | null;
            /** @description Date of the latest declaration */
            ultima_fecha: string | null;
            /** @description Countries of destination by value */
            principales_destinos: components["schemas"]["RankedCountry"][];
            /** @description Tariff fractions by value */
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
            /** @description Date of registration */
            fecha_inscripcion: string | null;
            /** @description Part the entity plays: settlor, trustee or beneficiary */
            rol: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
        };
        FincaItem: {
            /** @description Id of the record: `GET /v5/entities/{id}` gives it alone. */
            id: TypedId<"finca">;
            /** @description Folio number */
            folio: string | null;
            /** @description File number */
            ficha: string | null;
            /** @description Date of registration */
            fecha_inscripcion: string | null;
            /** @description Mortgages */
            hipotecas: components["schemas"]["RealEstateElementoItem"][];
            /** @description Sales */
            compraventas: components["schemas"]["RealEstateElementoItem"][];
            /** @description The latest mortgage */
            last_hipoteca: components["schemas"]["RealEstateElementoItem"] | null;
            /** @description The latest sale */
            last_compraventa: components["schemas"]["RealEstateElementoItem"] | null;
            /** @description Latest entries of the folio */
            record_events: components["schemas"]["RealEstateElementoItem"][];
        };
        /** @description A free key sent more rows than a batch of it may have. Send fewer, or ask `with_presence`. */
        FreeTierBatchRowsError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "too many rows for a free key";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "free_tier_batch_rows";
            /** @description The limit that the call would pass: rows, cards, or USD as a decimal string. */
            limit: number | string;
            /** @description Rows of the body. */
            rows: number;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A free key asks for what only a balance opens: a code, a search, or an asset by its id. */
        FreeTierCodeLockedError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "not included in the free tier";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "free_tier_code_locked";
            /** @description Codes asked for that are locked; empty where the call is locked by itself, as a search is. */
            locked_codes: string[];
            /** @description Codes that a free key has. */
            free_tier_codes: string[];
            /**
             * Format: uri
             * @description Where to buy credit or to make a key.
             */
            upgrade_url: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A free key would pass its quota of the day or month: used + requested > limit. */
        FreeTierLimitError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "free tier limit reached";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "free_tier_limit";
            /**
             * @description The period of the quota.
             * @enum {string}
             */
            period: "day" | "month";
            /** @description The limit that the call would pass: rows, cards, or USD as a decimal string. */
            limit: number | string;
            /** @description What the period has used so far. */
            used: number;
            /** @description What is left of the period. */
            remaining: number;
            /** @description What the call would have counted. */
            requested: number;
            /**
             * Format: date-time
             * @description When the period starts anew, ISO 8601 in UTC.
             */
            reset_at: string;
            /**
             * Format: uri
             * @description Where to buy credit or to make a key.
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
            /** @description Institution that published */
            entidad: string | null;
            /** @description Title of the publication */
            titulo: string | null;
            /** @description Description of the publication */
            descripcion: string | null;
            /** @description Address of the gazette */
            gaceta_url: string | null;
            /** @description Address of the document */
            pdf_url: string | null;
            /** @description Identifier of the publication within the gazette */
            publicacion_id: string | null;
            /** @description Date of publication */
            fecha_publicacion: string | null;
            /** @description Date of drafting */
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
            /** @description Name of the licence or of its holder */
            nombre: string | null;
            /** @description Whether the licence is in force */
            activo: boolean | null;
        };
        /** @description The request line and headers together have more than 16384 bytes. `code` is absent when they arrive in several packets. */
        HeadersTooLargeError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "request header fields too large";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code?: "headers_too_large";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description That the process runs. */
        Health: {
            /**
             * @description The process runs.
             * @constant
             */
            status: "ok";
            /** @description Which program answers. */
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
            /** @description Date of registration */
            fecha_inscripcion: string | null;
            /** @description Date of maturity */
            fecha_vencimiento: string | null;
            /** @description State of the mortgage */
            estado: string | null;
        };
        /** @description A call with the same Idempotency-Key is still running. */
        IdempotencyInProgressError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "a call with this Idempotency-Key is still in progress";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "idempotency_in_progress";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The Idempotency-Key was used with other parameters within 24 hours. */
        IdempotencyKeyReusedError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "this Idempotency-Key was used with other parameters";
            /**
             * @description Which error it is, for programs.
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
        /** @description What four sources say of an entity. */
        Immigration: {
            /** @description The entity. */
            id: TypedId<"own">;
            /** @description Work permits. */
            work_permits: {
                /**
                 * @description `ok`: there is data. `empty`: the source was asked and has none. `not_fetched`: nobody has asked it. `source_down`: it did not answer. Only `empty` says that there is nothing.
                 * @enum {string}
                 */
                state: "ok" | "empty" | "not_fetched" | "source_down";
                /** @description Records in all. */
                total: number;
                /** @description The source that was read last, and when. */
                source: {
                    /** @description Id of the source that was read last, or that would be asked first. */
                    id: string;
                    /**
                     * Format: date-time
                     * @description When it was last read; null: never.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description As of when it says that its data are; null: it does not say.
                     */
                    source_updated_at: string | null;
                };
                /** @description Every source that feeds this, those that were read first. */
                sources: {
                    /** @description Id of the source; `synthetic`: invented, by a generator or by a stand-in for a source. */
                    id: string;
                    /** @description The source that the stand-in answered for; null: it is no stand-in. */
                    stands_in_for: string | null;
                    /**
                     * Format: date-time
                     * @description When it was last read; null: never.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description As of when it says that its data are; null: it does not say.
                     */
                    source_updated_at: string | null;
                    /**
                     * @description `ok`: it has something here. `empty`: it was asked and has nothing. `not_fetched`: nobody has asked it. `source_down`: it did not answer when it was last asked; what it said before is still here.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                }[];
                /** @description Items of this answer; with DAT-LABOR alone. */
                returned?: number;
                /** @description Whether there are more; with DAT-LABOR alone. */
                truncated?: boolean;
                /** @description The records, newest first; with DAT-LABOR alone. */
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
                 * @description `ok`: there is data. `empty`: the source was asked and has none. `not_fetched`: nobody has asked it. `source_down`: it did not answer. Only `empty` says that there is nothing.
                 * @enum {string}
                 */
                state: "ok" | "empty" | "not_fetched" | "source_down";
                /** @description Records in all. */
                total: number;
                /** @description The source that was read last, and when. */
                source: {
                    /** @description Id of the source that was read last, or that would be asked first. */
                    id: string;
                    /**
                     * Format: date-time
                     * @description When it was last read; null: never.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description As of when it says that its data are; null: it does not say.
                     */
                    source_updated_at: string | null;
                };
                /** @description Every source that feeds this, those that were read first. */
                sources: {
                    /** @description Id of the source; `synthetic`: invented, by a generator or by a stand-in for a source. */
                    id: string;
                    /** @description The source that the stand-in answered for; null: it is no stand-in. */
                    stands_in_for: string | null;
                    /**
                     * Format: date-time
                     * @description When it was last read; null: never.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description As of when it says that its data are; null: it does not say.
                     */
                    source_updated_at: string | null;
                    /**
                     * @description `ok`: it has something here. `empty`: it was asked and has nothing. `not_fetched`: nobody has asked it. `source_down`: it did not answer when it was last asked; what it said before is still here.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                }[];
                /** @description Items of this answer; with DAT-LABOR alone. */
                returned?: number;
                /** @description Whether there are more; with DAT-LABOR alone. */
                truncated?: boolean;
                /** @description The records, newest first; with DAT-LABOR alone. */
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
            /** @description Authorised visas. */
            authorized_visas: {
                /**
                 * @description `ok`: there is data. `empty`: the source was asked and has none. `not_fetched`: nobody has asked it. `source_down`: it did not answer. Only `empty` says that there is nothing.
                 * @enum {string}
                 */
                state: "ok" | "empty" | "not_fetched" | "source_down";
                /** @description Records in all. */
                total: number;
                /** @description The source that was read last, and when. */
                source: {
                    /** @description Id of the source that was read last, or that would be asked first. */
                    id: string;
                    /**
                     * Format: date-time
                     * @description When it was last read; null: never.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description As of when it says that its data are; null: it does not say.
                     */
                    source_updated_at: string | null;
                };
                /** @description Every source that feeds this, those that were read first. */
                sources: {
                    /** @description Id of the source; `synthetic`: invented, by a generator or by a stand-in for a source. */
                    id: string;
                    /** @description The source that the stand-in answered for; null: it is no stand-in. */
                    stands_in_for: string | null;
                    /**
                     * Format: date-time
                     * @description When it was last read; null: never.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description As of when it says that its data are; null: it does not say.
                     */
                    source_updated_at: string | null;
                    /**
                     * @description `ok`: it has something here. `empty`: it was asked and has nothing. `not_fetched`: nobody has asked it. `source_down`: it did not answer when it was last asked; what it said before is still here.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                }[];
                /** @description Items of this answer; with DAT-LABOR alone. */
                returned?: number;
                /** @description Whether there are more; with DAT-LABOR alone. */
                truncated?: boolean;
                /** @description The records, newest first; with DAT-LABOR alone. */
                items?: {
                    /** @description Id of the record. */
                    id: TypedId<"visaaut">;
                    /** @description Case number */
                    numero_caso: string | null;
                    /** @description Name of the applicant */
                    nombre: string | null;
                    /** @description Nationality */
                    nacionalidad: string | null;
                    /** @description Kind of visa */
                    tipo_visa: string | null;
                    /** @description Date the case was opened */
                    fecha_inicio: string | null;
                    /** @description Date of its latest movement */
                    fecha_ultimo_movimiento: string | null;
                    /** @description Date it was closed */
                    fecha_fin: string | null;
                    /** @description State of the case, as the source writes it */
                    estado: string | null;
                }[];
            };
            /** @description Impediments whose name is like that of the person. */
            impedimentos_total: number;
            /** @description Those impediments, the likest first; with DAT-LABOR alone. */
            impedimentos?: {
                /** @description Id of the record. */
                id: TypedId<"imped">;
                /** @description Name as the source writes it */
                nombre: string | null;
                /** @description Kind of impediment */
                tipo_impedimento: string | null;
                /** @description Date the case was opened */
                fecha_inicio: string | null;
                /** @description Date of its latest movement */
                fecha_ultimo_movimiento: string | null;
                /** @description Date it was closed */
                fecha_fin: string | null;
                /** @description State of the case, as the source writes it */
                estado: string | null;
                /** @description Why it was linked. */
                match: {
                    /**
                     * @description By what it was linked: nothing but the name.
                     * @constant
                     */
                    key: "name";
                    /** @description Likeness of the names. */
                    score: number;
                };
            }[];
            /** @description What the links are worth, in words. */
            impedimentos_note: string;
            /**
             * @description The code that opens the records; absent where it left nothing out.
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
            /** @description The records, in order. */
            results: components["schemas"]["ImmigrationResult"][];
            /** @description Where this page stands. */
            page: {
                /** @description Results of this page. */
                returned: number;
                /** @description For the next page, for 24 hours; null: this is the last. */
                next_cursor: string | null;
                /** @description Records found when the first page was made. */
                total: number;
                /**
                 * @description Of `total`. eq: exact. gte: there are that many or more.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description The facets asked for. */
            facets: {
                /** @description The most frequent values. */
                source?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
                /** @description The most frequent values. */
                nacionalidad?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
                /** @description The most frequent values. */
                tipo_visa?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
                /** @description The most frequent values. */
                tipo_impedimento?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
                /** @description The most frequent values. */
                by_estado?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
            };
            /**
             * @description Of the counts of all facets. eq: exact. gte: there are that many or more.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description One record of immigration. */
        ImmigrationResult: {
            /** @description Id of the record: `pa_mig_`, `pa_wp_`, `pa_visaaut_`, `pa_imped_` and a number. */
            id: string;
            /** @description The entity that the record belongs to; null where it is not tied to one. */
            entity_id: TypedId<"own"> | null;
            /** @description `migracion`, `permiso_trabajo`, `visa_autorizada` or `impedimento`. */
            source: string | null;
            /** @description Case number. */
            numero_caso?: string | null;
            /** @description Name as the source writes it. */
            nombre: string | null;
            /** @description Nationality. */
            nacionalidad: string | null;
            /** @description Passport number. */
            numero_pasaporte?: string | null;
            /** @description Employer. */
            empresa?: string | null;
            /** @description Kind of visa. */
            tipo_visa: string | null;
            /** @description Kind of impediment. */
            tipo_impedimento: string | null;
            /**
             * Format: date
             * @description Date the case was opened. Null where the source writes something else than a day.
             */
            fecha_inicio: string | null;
            /**
             * Format: date
             * @description Date of its latest movement. Null where the source writes something else than a day.
             */
            fecha_ultimo_movimiento?: string | null;
            /**
             * Format: date
             * @description Date it was closed; null while it is open. Null where the source writes something else than a day.
             */
            fecha_fin: string | null;
            /**
             * @deprecated
             * @description Deprecated: to be removed.
             */
            derived_data: {
                /** @description Present state of the case. */
                estado_actual: string;
            };
            /** @description Why `numero_caso`, `numero_pasaporte`, `empresa`, `fecha_ultimo_movimiento` are absent: the cheapest code that opens them. Buy it, or one that covers it, for the record's `entity_id`, or for its own id where that is an asset's; for 24 hours the account's searches then carry them. Null: they are there. */
            locked: ("DAT-LEGAL" | "DAT-LABOR") | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        ImpedimentoItem: {
            /** @description Id of the record: `GET /v5/entities/{id}` gives it alone. */
            id: TypedId<"imped">;
            /** @description Name as the source writes it */
            nombre: string | null;
            /** @description The name folded: lower case, no accents, no punctuation */
            nombre_norm: string | null;
            /** @description Kind of impediment */
            tipo_impedimento: string | null;
            /** @description Date the case was opened */
            fecha_inicio: string | null;
            /** @description Date of its latest movement */
            fecha_ultimo_movimiento: string | null;
            /** @description Date it was closed */
            fecha_fin: string | null;
            /** @description State of the case, as the source writes it */
            estado: string | null;
        };
        ImportacionItem: {
            /** @description Id of the record: `GET /v5/entities/{id}` gives it alone. */
            id: TypedId<"imp">;
            /** @description Description of the goods */
            descripcion: string | null;
            /** @description Tariff fraction */
            fraccion_arancelaria: string | null;
            /** @description Port of entry */
            puerto_entrada: string | null;
            /** @description Country the goods came from */
            procedencia: string | null;
            /** @description Date of the declaration */
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
            /** @description The records, in order. */
            results: components["schemas"]["ImportacionesResult"][];
            /** @description Where this page stands. */
            page: {
                /** @description Results of this page. */
                returned: number;
                /** @description For the next page, for 24 hours; null: this is the last. */
                next_cursor: string | null;
                /** @description Records found when the first page was made. */
                total: number;
                /**
                 * @description Of `total`. eq: exact. gte: there are that many or more.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description The facets asked for. */
            facets: {
                /** @description The most frequent values. */
                fraccion_arancelaria?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
                /** @description The most frequent values. */
                puerto_entrada?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
                /** @description The most frequent values. */
                procedencia?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
            };
            /**
             * @description Of the counts of all facets. eq: exact. gte: there are that many or more.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description One record of imports. */
        ImportacionesResult: {
            /** @description Id of the record: `pa_imp_` and a number. */
            id: string;
            /** @description The entity that the record belongs to; null where it is not tied to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Description of the goods. */
            descripcion?: string | null;
            /** @description Tariff fraction. */
            fraccion_arancelaria: string | null;
            /** @description Port of entry. */
            puerto_entrada: string | null;
            /** @description Country the goods came from. */
            procedencia: string | null;
            /**
             * Format: date
             * @description Date of the declaration. Null where the source writes something else than a day.
             */
            fecha: string | null;
            /** @description CIF value in USD. */
            valor_cif: number | null;
            /** @description Why `descripcion` are absent: the cheapest code that opens them. Buy it, or one that covers it, for the record's `entity_id`, or for its own id where that is an asset's; for 24 hours the account's searches then carry them. Null: they are there. */
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
            /** @description Sum of the CIF values in USD */
            valor_cif: number | null;
            /** @description Date of the first declaration */
            primera_fecha: string | null;
            /** @description Date of the latest declaration */
            ultima_fecha: string | null;
            /** @description Countries of origin by value */
            principales_procedencias: components["schemas"]["RankedCountry"][];
            /** @description Tariff fractions by value */
            principales_fracciones: components["schemas"]["RankedTariff"][];
        };
        /** @description No code of `include` covers the asset. `supported_includes` lists the codes that do; without `include` the cheapest of them is charged. */
        IncludeNotApplicableError: {
            /** @description What was refused, and what helps. */
            error: string;
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "include_not_applicable";
            /** @description Product codes that `include` accepts there. */
            supported_includes: string[];
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The spendable balance is below the price. `balance` and `shortfall` are missing when it could not be read again; `shortfall` alone is missing when a top-up arrived meanwhile: retry. */
        InsufficientCreditsError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "insufficient credits";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "insufficient_credits";
            /** @description What the call costs, USD as a decimal string. */
            price: string;
            /** @description Spendable balance, USD as a decimal string. */
            balance?: string;
            /** @description What is missing, USD as a decimal string. */
            shortfall?: string;
            /** @description Present when the balance still covers a DAT-FREE card. */
            hint?: string;
            /**
             * Format: uri
             * @description Where to buy credit or to make a key.
             */
            upgrade_url: string;
            /** @description The same for people, with what to do next. */
            message: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A fault of the service. Never charged. */
        InternalErrorError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "internal error";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "internal_error";
            /** @description Whether the same call may succeed later. */
            retryable: boolean;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The body is no JSON object of sound text. */
        InvalidBodyError: {
            /** @description What was refused, and what helps. */
            error: string;
            /**
             * @description Which error it is, for programs.
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
             * @description What was refused, and what helps.
             * @constant
             */
            error: "the cursor is not one of this list, is for another account, or has expired: begin again without it";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "invalid_cursor";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Dry_run must be true, 1, false or 0. */
        InvalidDryRunError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "dry_run must be true, 1, false or 0";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "invalid_dry_run";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Ruc is of no known form. */
        InvalidIdentifierError: {
            /** @description What was refused, and what helps. */
            error: string;
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "invalid_identifier";
            /**
             * @description The member of the request that has no known form.
             * @enum {string}
             */
            field: "ruc" | "cedula";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Inline_limit must be an integer from 1 to 100. */
        InvalidInlineLimitError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "inline_limit must be an integer from 1 to 100";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "invalid_inline_limit";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A parameter, header or member of the body does not validate; `error` names it and what it must be. */
        InvalidParameterError: {
            /** @description What was refused, and what helps. */
            error: string;
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "invalid_parameter";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A filter, sort field or facet does not fit the surface; `error` names it and what it takes. */
        InvalidSearchQueryError: {
            /** @description What was refused, and what helps. */
            error: string;
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "invalid_search_query";
            /** @description Whether the same call may succeed later. */
            retryable: boolean;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Update_request_id must be an integer. */
        InvalidUpdateRequestIdError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "update_request_id must be an integer";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "invalid_update_request_id";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The id belongs to a jurisdiction that v5 does not serve yet. */
        JurisdictionReservedError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "jurisdiction reserved";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "jurisdiction_reserved";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The account does not have the jurisdiction switched on. */
        JurisdictionUnavailableError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "jurisdiction not available";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "jurisdiction_unavailable";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A free key is older than 90 days. A purchase and a new key open the service again. */
        KeyExpiredError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "api_key_expired";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "key_expired";
            /**
             * Format: date-time
             * @description When the key expired, ISO 8601 in UTC.
             */
            expired_at: string;
            /** @description The same for people, with what to do next. */
            message: string;
            /**
             * Format: uri
             * @description Where to buy credit or to make a key.
             */
            upgrade_url: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The Authorization header is empty, not Bearer, malformed, or its key is unknown or revoked. */
        KeyRejectedError: {
            /**
             * @description The refusal of the gateway.
             * @constant
             */
            Message: "Forbidden";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "key_rejected";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A charged code is not among the scopes of the key; for a search, no code that covers the records of the surface is. */
        KeyScopeLockedError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "not in the scopes of this key";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "key_scope_locked";
            /** @description Codes asked for that are locked; empty where the call is locked by itself, as a search is. */
            locked_codes: string[];
            /** @description Codes that the key is limited to. */
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
            /** @description What is bought */
            descripcion: string | null;
            /** @description Buyer */
            entidad: string | null;
            /** @description State of the tender */
            estado: string | null;
            /** @description Date of publication */
            fecha_publicacion: string | null;
            /** @description Address of the tender page */
            licitacion_url: string | null;
            /** @description Documents of the tender */
            documentos: components["schemas"]["LicitacionDocumento"][];
        };
        LicitacionDocumento: {
            /** @description Name of the document */
            nombre: string | null;
            /** @description Address of the document */
            pdf_url: string | null;
        };
        /** @description A page of tenders. */
        LicitacionesPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "licitaciones";
            /** @description The records, in order. */
            results: components["schemas"]["LicitacionesResult"][];
            /** @description Where this page stands. */
            page: {
                /** @description Results of this page. */
                returned: number;
                /** @description For the next page, for 24 hours; null: this is the last. */
                next_cursor: string | null;
                /** @description Records found when the first page was made. */
                total: number;
                /**
                 * @description Of `total`. eq: exact. gte: there are that many or more.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description The facets asked for. */
            facets: {
                /** @description The most frequent values. */
                entidad?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
                /** @description The most frequent values. */
                estado?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
            };
            /**
             * @description Of the counts of all facets. eq: exact. gte: there are that many or more.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description One record of tenders. */
        LicitacionesResult: {
            /** @description Number of the record. */
            id: number;
            /** @description The entity that the record belongs to; null where it is not tied to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Number of the tender. */
            acto: string | null;
            /** @description What is bought. */
            descripcion?: string | null;
            /** @description Buyer. */
            entidad: string | null;
            /** @description State of the tender. */
            estado: string | null;
            /**
             * Format: date
             * @description Date of publication. Null where the source writes something else than a day.
             */
            fecha_publicacion: string | null;
            /** @description Amount in USD. */
            monto?: number | null;
            /** @description Whether the tender was awarded to `proponente`. */
            adjudicado: boolean | null;
            /** @description Who took part. */
            proponente: string | null;
            /** @description Address of the tender page */
            licitacion_url?: string | null;
            /** @description Documents of the tender */
            documentos?: components["schemas"]["LicitacionDocumento"][];
            /** @description Why `descripcion`, `monto`, `licitacion_url`, `documentos` are absent: the cheapest code that opens them. Buy it, or one that covers it, for the record's `entity_id`, or for its own id where that is an asset's; for 24 hours the account's searches then carry them. Null: they are there. */
            locked: "DAT-PROC" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        LinkEvidence: {
            /** @description `id` (tied by an identifier) or `name` (tied by name only) */
            method: string | null;
            /** @description Confidence between 0 and 1 */
            score: number | null;
        };
        /** @description The id is of no known form or type. Pass ids on unchanged. */
        MalformedIdError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "malformed id";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "malformed_id";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        MarcaItem: {
            /** @description Id of the record: `GET /v5/entities/{id}` gives it alone. */
            id: TypedId<"marca">;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Application number */
            solicitud: string | null;
            /** @description The mark */
            nombre: string | null;
            /** @description Attorney */
            abogado: string | null;
            /** @description Holders */
            titulares: string | null;
            /** @description Registration number */
            registro: string | null;
            /** @description Date of application */
            fecha_solicitud: string | null;
            /** @description Date of registration */
            fecha_registro: string | null;
            /** @description Date of expiry */
            fecha_vencimiento: string | null;
            /** @description State of the mark */
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
            /** @description The records, in order. */
            results: components["schemas"]["MarcasResult"][];
            /** @description Where this page stands. */
            page: {
                /** @description Results of this page. */
                returned: number;
                /** @description For the next page, for 24 hours; null: this is the last. */
                next_cursor: string | null;
                /** @description Records found when the first page was made. */
                total: number;
                /**
                 * @description Of `total`. eq: exact. gte: there are that many or more.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description The facets asked for. */
            facets: {
                /** @description The most frequent values. */
                estado?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
            };
            /**
             * @description Of the counts of all facets. eq: exact. gte: there are that many or more.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description One record of trademarks. */
        MarcasResult: {
            /** @description Id of the record: `pa_marca_` and a number. */
            id: string;
            /** @description The entity that the record belongs to; null where it is not tied to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Application number. */
            solicitud: string | null;
            /** @description The mark. */
            nombre: string | null;
            /** @description Attorney. */
            abogado?: string | null;
            /** @description Holders. */
            titulares: string | null;
            /** @description Registration number. */
            registro: string | null;
            /**
             * Format: date
             * @description Date of application. Null where the source writes something else than a day.
             */
            fecha_solicitud: string | null;
            /**
             * Format: date
             * @description Date of registration. Null where the source writes something else than a day.
             */
            fecha_registro: string | null;
            /**
             * Format: date
             * @description Date of expiry. Null where the source writes something else than a day.
             */
            fecha_vencimiento?: string | null;
            /** @description State of the mark. */
            estado: string | null;
            /** @description Why `abogado`, `fecha_vencimiento` are absent: the cheapest code that opens them. Buy it, or one that covers it, for the record's `entity_id`, or for its own id where that is an asset's; for 24 hours the account's searches then carry them. Null: they are there. */
            locked: "DAT-IP" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        /** @description The call costs more than its X-Max-Charge allows. `price` is what it would cost; nothing was charged. */
        MaxChargeExceededError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "max charge exceeded";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "max_charge_exceeded";
            /** @description What the call costs, USD as a decimal string. */
            price: string;
            /** @description What X-Max-Charge allows, USD as a decimal string. */
            max_charge: string;
            /** @description The same for people, with what to do next. */
            message: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The entity was found to be another. */
        MergedInto: {
            /** @description Id of the entity that it is now. */
            merged_into: string;
        };
        MigrationItem: {
            /** @description Id of the record: `GET /v5/entities/{id}` gives it alone. */
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
        /** @description Include is required: one or more product codes separated by commas. */
        MissingIncludeError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "include is required: one or more product codes separated by commas";
            /**
             * @description Which error it is, for programs.
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
            /** @description Id of the record: `GET /v5/entities/{id}` gives it alone. */
            id: TypedId<"nave">;
            /** @description Name of the ship */
            nombre: string | null;
            /** @description File number */
            ficha: string | null;
            /** @description Date of registration */
            fecha_registro: string | null;
        };
        /** @description A page of ships. */
        NavesPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "naves";
            /** @description The records, in order. */
            results: components["schemas"]["NavesResult"][];
            /** @description Where this page stands. */
            page: {
                /** @description Results of this page. */
                returned: number;
                /** @description For the next page, for 24 hours; null: this is the last. */
                next_cursor: string | null;
                /** @description Records found when the first page was made. */
                total: number;
                /**
                 * @description Of `total`. eq: exact. gte: there are that many or more.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description The facets asked for. */
            facets: Record<string, never>;
            /**
             * @description Of the counts of all facets. eq: exact. gte: there are that many or more.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description One record of ships. */
        NavesResult: {
            /** @description Id of the record: `pa_nave_` and a number. */
            id: string;
            /** @description The entity that the record belongs to; null where it is not tied to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Name of the ship. */
            nombre: string | null;
            /** @description File number. */
            ficha?: string | null;
            /**
             * Format: date
             * @description Date of registration. Null where the source writes something else than a day.
             */
            fecha_registro: string | null;
            /** @description Why `ficha` are absent: the cheapest code that opens them. Buy it, or one that covers it, for the record's `entity_id`, or for its own id where that is an asset's; for 24 hours the account's searches then carry them. Null: they are there. */
            locked: "DAT-ASSET" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        /** @description The connections of an entity. */
        Network: {
            /** @description The entity that was asked for. */
            root: TypedId<"own">;
            /**
             * @description The depth asked for.
             * @enum {number}
             */
            depth: 1 | 2 | 3;
            /**
             * @description `ok`: there are links. `empty`: its boards or posts were read, and no link is known. `not_fetched`: they were never read, and no link is known; the code is not charged.
             * @enum {string}
             */
            state: "ok" | "empty" | "not_fetched";
            /** @description The entities, nearest first, starting with the root. */
            nodes: {
                /** @description Id of the entity. */
                id: TypedId<"own">;
                /** @description Name as registered. */
                nombre: string | null;
                /**
                 * @description What the entity is.
                 * @enum {string}
                 */
                type: "Organization" | "NaturalPerson";
                /** @description Steps from the root over the edges of this answer. */
                depth: number;
                /** @description All edges of the entity, those outside this answer too. Counted up to 100. */
                degree: number;
                /**
                 * @description `eq`: `degree` is exact. `gte`: it has that many or more, and was expanded last.
                 * @enum {string}
                 */
                degree_relation: "eq" | "gte";
            }[];
            /** @description The links between them. */
            edges: {
                /** @description Who holds the role. */
                from: TypedId<"own">;
                /** @description The entity in which it is held. */
                to: TypedId<"own">;
                /** @description Kind of the link, such as `director` or `shareholder`. */
                role: string;
                /** @description Post, as registered. */
                cargo: string | null;
                /** @description Whether the role is still held. */
                active: boolean | null;
                /**
                 * Format: date
                 * @description Since when.
                 */
                since: string | null;
                /**
                 * Format: date
                 * @description Until when.
                 */
                until: string | null;
                /** @description Id of the source that says so; `GET /v5/catalog` lists them. */
                source: string;
                /** @description How the two were tied. */
                link: {
                    /**
                     * @description Whether the two were tied by an identifier or by a name alone.
                     * @enum {string}
                     */
                    method: "id" | "name";
                    /** @description How surely; 1 for an identifier or an exact name. */
                    score: number;
                };
            }[];
            /** @description The limits of an answer. */
            limits: {
                /**
                 * @description Most nodes of an answer.
                 * @constant
                 */
                max_nodes: 500;
                /**
                 * @description Most edges of an answer.
                 * @constant
                 */
                max_edges: 2000;
            };
            /** @description Whether a limit left something out. */
            truncated: boolean;
            /** @description Nodes nearer than the depth that have edges which this answer lacks: ask for their own network. */
            truncated_at: TypedId<"own">[];
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
            /** @description Address of the article */
            url: string | null;
            /** @description Date of publication */
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
            /** @description The records, in order. */
            results: components["schemas"]["NoticiasResult"][];
            /** @description Where this page stands. */
            page: {
                /** @description Results of this page. */
                returned: number;
                /** @description For the next page, for 24 hours; null: this is the last. */
                next_cursor: string | null;
                /** @description Records found when the first page was made. */
                total: number;
                /**
                 * @description Of `total`. eq: exact. gte: there are that many or more.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description The facets asked for. */
            facets: {
                /** @description The most frequent values. */
                ambito?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
                /** @description The most frequent values. */
                fuente?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
            };
            /**
             * @description Of the counts of all facets. eq: exact. gte: there are that many or more.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description One record of news. */
        NoticiasResult: {
            /** @description Number of the record. */
            id: number;
            /** @description The entity that the record belongs to; null where it is not tied to one. */
            entity_id: TypedId<"own"> | null;
            /** @description `nacional` or `global`. */
            ambito: string | null;
            /** @description Headline. */
            titulo: string | null;
            /** @description Publisher. */
            fuente: string | null;
            /**
             * Format: date
             * @description Date of publication. Null where the source writes something else than a day.
             */
            fecha: string | null;
            /** @description Summary. */
            resumen?: string | null;
            /** @description Address of the article */
            url: string | null;
            /** @description Why `resumen` are absent: the cheapest code that opens them. Buy it, or one that covers it, for the record's `entity_id`, or for its own id where that is an asset's; for 24 hours the account's searches then carry them. Null: they are there. */
            locked: "DAT-NEWS" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        /** @description An OpenAPI document. */
        OpenApiDocument: {
            /** @description Version of OpenAPI. */
            openapi: string;
            /** @description Title, version and description. */
            info: Record<string, never>;
            /** @description The operations by path and method. */
            paths: Record<string, never>;
        };
        OrganizationMembershipItem: {
            /** @description Post held in the organisation */
            cargo: string | null;
            /** @description Name of the organisation */
            nombre: string | null;
            /** @description Id of the organisation, when known. */
            organization_id: TypedId<"own"> | null;
            /** @description Whether the post is still held */
            activo: boolean | null;
        };
        /** @description The account has no spendable balance. */
        PaidPlanRequiredError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "update requests require a paid plan";
            /**
             * @description Which error it is, for programs.
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
            /** @description Whether the licence is in force */
            activo: boolean | null;
        };
        /** @description The request line and headers together have more than 16384 bytes. `code` is absent when they arrive in several packets. */
        PlainHeadersTooLargeError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "request header fields too large";
            type?: components["schemas"]["PlainProblem"]["type"];
            title?: components["schemas"]["PlainProblem"]["title"];
            status?: components["schemas"]["PlainProblem"]["status"];
            detail?: components["schemas"]["PlainProblem"]["detail"];
            instance?: components["schemas"]["PlainProblem"]["instance"];
        };
        /** @description A fault of the service. Never charged. */
        PlainInternalErrorError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "internal error";
            type?: components["schemas"]["PlainProblem"]["type"];
            title?: components["schemas"]["PlainProblem"]["title"];
            status?: components["schemas"]["PlainProblem"]["status"];
            detail?: components["schemas"]["PlainProblem"]["detail"];
            instance?: components["schemas"]["PlainProblem"]["instance"];
        };
        /** @description A parameter, header or member of the body does not validate; `error` names it and what it must be. */
        PlainInvalidParameterError: {
            /** @description What was refused, and what helps. */
            error: string;
            type?: components["schemas"]["PlainProblem"]["type"];
            title?: components["schemas"]["PlainProblem"]["title"];
            status?: components["schemas"]["PlainProblem"]["status"];
            detail?: components["schemas"]["PlainProblem"]["detail"];
            instance?: components["schemas"]["PlainProblem"]["instance"];
        };
        /** @description Any error as RFC 9457 problem details, given to callers whose Accept header names `application/problem+json`: these members and those of the JSON form. */
        PlainProblem: {
            /**
             * Format: uri-reference
             * @description The place in the documentation that explains the error.
             */
            type: string;
            /** @description The same for every occurrence of the error. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /** @description What happened in this call. */
            detail: string;
            /**
             * Format: uri-reference
             * @description The path that was called.
             */
            instance: string;
            /** @description As in the JSON form. */
            error?: string;
            /** @description As in the JSON form. */
            code?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Not found. */
        PlainRouteNotFoundError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "not found";
            type?: components["schemas"]["PlainProblem"]["type"];
            title?: components["schemas"]["PlainProblem"]["title"];
            status?: components["schemas"]["PlainProblem"]["status"];
            detail?: components["schemas"]["PlainProblem"]["detail"];
            instance?: components["schemas"]["PlainProblem"]["instance"];
        };
        /** @description The request target has more than 4096 characters. */
        PlainTargetTooLongError: {
            /**
             * @description What was refused, and what helps.
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
            /** @description Name of the public servant */
            nombre: string | null;
            /** @description Identity card number */
            cedula: string | null;
            /** @description Institution */
            institucion: string | null;
            /** @description Post */
            cargo: string | null;
            /** @description Start of the appointment */
            fecha_inicio: string | null;
            /** @description State of the appointment */
            estado: string | null;
            /** @description Monthly pay in USD */
            total: number | null;
            /** @description Likelihood of being a politically exposed person, between 0 and 1 */
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
            /** @description The records, in order. */
            results: components["schemas"]["PlanillasResult"][];
            /** @description Where this page stands. */
            page: {
                /** @description Results of this page. */
                returned: number;
                /** @description For the next page, for 24 hours; null: this is the last. */
                next_cursor: string | null;
                /** @description Records found when the first page was made. */
                total: number;
                /**
                 * @description Of `total`. eq: exact. gte: there are that many or more.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description The facets asked for. */
            facets: {
                /** @description The most frequent values. */
                institucion?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
                /** @description The most frequent values. */
                cargo?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
                /** @description The most frequent values. */
                estado?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
            };
            /**
             * @description Of the counts of all facets. eq: exact. gte: there are that many or more.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description One record of public payroll. */
        PlanillasResult: {
            /** @description Number of the record. */
            id: number;
            /** @description The entity that the record belongs to; null where it is not tied to one. */
            entity_id: TypedId<"own"> | null;
            /** @description Name of the public servant. */
            nombre: string | null;
            /** @description Identity card number. */
            cedula: string | null;
            /** @description Institution. */
            institucion: string | null;
            /** @description Post. */
            cargo: string | null;
            /**
             * Format: date
             * @description Start of the appointment. Null where the source writes something else than a day.
             */
            fecha_inicio: string | null;
            /** @description State of the appointment. */
            estado: string | null;
            /** @description Monthly pay in USD. */
            total?: number | null;
            /** @description Likelihood of being a politically exposed person, between 0 and 1. */
            pep_score?: number | null;
            /** @description Why `total`, `pep_score` are absent: the cheapest code that opens them. Buy it, or one that covers it, for the record's `entity_id`, or for its own id where that is an asset's; for 24 hours the account's searches then carry them. Null: they are there. */
            locked: "DAT-CGR" | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        /** @description What is on record of the rows, without saying of which. */
        Presence: {
            /** @description What is on record of the rows, in numbers. */
            presence: {
                /** @description Rows of the call. */
                rows: number;
                /** @description Rows with one clear match. */
                matched: number;
                /** @description Every code that holds data levels. */
                levels: {
                    /** @description Product code. */
                    code: string;
                    /** @description Matched rows for which the code would answer with a record. */
                    rows_with_data: number;
                }[];
            };
            /** @description Rows by outcome. */
            summary: {
                /** @description Rows of the call. */
                rows: number;
                /** @description Rows with one clear match. */
                matched: number;
                /** @description Rows that may mean more than one. */
                ambiguous: number;
                /** @description Rows that mean nobody on record. */
                no_match: number;
                /** @description Rows that could not be read. */
                invalid: number;
            };
            /** @description Version of the scoring. */
            algorithm: string;
            /**
             * Format: date-time
             * @description When the newest import or refresh in the index was made.
             */
            index_as_of: string | null;
            billing: components["schemas"]["Billing"];
        };
        /** @description Any error as RFC 9457 problem details, given to callers whose Accept header names `application/problem+json`: these members and those of the JSON form. */
        Problem: {
            /**
             * Format: uri-reference
             * @description The place in the documentation that explains the error.
             */
            type: string;
            /** @description The same for every occurrence of the error. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /** @description What happened in this call. */
            detail: string;
            /**
             * Format: uri-reference
             * @description The path that was called.
             */
            instance: string;
            /** @description As in the JSON form. */
            error?: string;
            code: components["schemas"]["ErrorCode"];
        } & {
            [key: string]: unknown;
        };
        PropiedadItem: {
            /** @description Id of the record: `GET /v5/entities/{id}` gives it alone. */
            id: TypedId<"ph">;
            /** @description Folio number */
            folio: string | null;
            /** @description File number */
            ficha: string | null;
            /** @description Building */
            edificio: string | null;
            /** @description Date of registration */
            fecha_inscripcion: string | null;
            /** @description Mortgages */
            hipotecas: components["schemas"]["RealEstateElementoItem"][];
            /** @description Sales */
            compraventas: components["schemas"]["RealEstateElementoItem"][];
            /** @description The latest mortgage */
            last_hipoteca: components["schemas"]["RealEstateElementoItem"] | null;
            /** @description The latest sale */
            last_compraventa: components["schemas"]["RealEstateElementoItem"] | null;
            /** @description Latest entries of the folio */
            record_events: components["schemas"]["RealEstateElementoItem"][];
        };
        /** @description An entity as a bidder of the state. */
        ProponenteDossier: {
            /** @description The entity. */
            id: TypedId<"own">;
            /** @description The entity as a bidder. */
            proponente: {
                /** @description Whether it is on record as a bidder; null: nobody has looked. */
                registered: boolean | null;
                /** @description Names it bid under, the most frequent first. */
                names: string[];
            };
            /** @description Its tenders. */
            tenders: {
                /**
                 * @description `ok`: there is data. `empty`: the source was asked and has none. `not_fetched`: nobody has asked it. `source_down`: it did not answer. Only `empty` says that there is nothing.
                 * @enum {string}
                 */
                state: "ok" | "empty" | "not_fetched" | "source_down";
                /** @description Tenders it bid in. */
                total: number;
                /** @description Tenders that were awarded to it. */
                awarded: number;
                /** @description Sum of what was awarded to it. */
                amount: string;
                /** @description Items of this answer. */
                returned: number;
                /** @description Whether there are more. */
                truncated: boolean;
                /** @description The source that was read last, and when. */
                source: {
                    /** @description Id of the source that was read last, or that would be asked first. */
                    id: string;
                    /**
                     * Format: date-time
                     * @description When it was last read; null: never.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description As of when it says that its data are; null: it does not say.
                     */
                    source_updated_at: string | null;
                };
                /** @description Every source that feeds this, those that were read first. */
                sources: {
                    /** @description Id of the source; `synthetic`: invented, by a generator or by a stand-in for a source. */
                    id: string;
                    /** @description The source that the stand-in answered for; null: it is no stand-in. */
                    stands_in_for: string | null;
                    /**
                     * Format: date-time
                     * @description When it was last read; null: never.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description As of when it says that its data are; null: it does not say.
                     */
                    source_updated_at: string | null;
                    /**
                     * @description `ok`: it has something here. `empty`: it was asked and has nothing. `not_fetched`: nobody has asked it. `source_down`: it did not answer when it was last asked; what it said before is still here.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                }[];
                /** @description The tenders, newest first. */
                items: {
                    /** @description Identifier of the record */
                    id: number;
                    /** @description Number of the tender */
                    acto: string | null;
                    /** @description What is bought */
                    descripcion: string | null;
                    /** @description Buyer */
                    entidad: string | null;
                    /** @description State of the tender */
                    estado: string | null;
                    /** @description Date of publication */
                    fecha_publicacion: string | null;
                    /** @description Address of the tender page */
                    licitacion_url: string | null;
                    /** @description Documents of the tender */
                    documentos: components["schemas"]["LicitacionDocumento"][];
                    /** @description Amount of the bid, or of the award. */
                    monto: number | null;
                    /** @description Whether it was awarded to the entity. */
                    adjudicado: boolean | null;
                    /** @description Name that the entity bid under. */
                    proponente: string | null;
                }[];
            };
            /** @description The buyers, those with the most tenders first. */
            counterparties: {
                /** @description Name of the buyer. */
                entidad: string;
                /** @description Tenders of the buyer that the entity bid in. */
                tenders: number;
                /** @description Those that were awarded to it. */
                awarded: number;
                /** @description Sum of what was awarded to it. */
                amount: string;
            }[];
            /** @description Sanctions by authorities of the country. */
            sanctions: {
                /**
                 * @description `ok`: there is data. `empty`: the source was asked and has none. `not_fetched`: nobody has asked it. `source_down`: it did not answer. Only `empty` says that there is nothing.
                 * @enum {string}
                 */
                state: "ok" | "empty" | "not_fetched" | "source_down";
                /** @description Sanctions on record. */
                total: number;
                /** @description Items of this answer. */
                returned: number;
                /** @description Whether there are more. */
                truncated: boolean;
                /** @description The source that was read last, and when. */
                source: {
                    /** @description Id of the source that was read last, or that would be asked first. */
                    id: string;
                    /**
                     * Format: date-time
                     * @description When it was last read; null: never.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description As of when it says that its data are; null: it does not say.
                     */
                    source_updated_at: string | null;
                };
                /** @description Every source that feeds this, those that were read first. */
                sources: {
                    /** @description Id of the source; `synthetic`: invented, by a generator or by a stand-in for a source. */
                    id: string;
                    /** @description The source that the stand-in answered for; null: it is no stand-in. */
                    stands_in_for: string | null;
                    /**
                     * Format: date-time
                     * @description When it was last read; null: never.
                     */
                    fetched_at: string | null;
                    /**
                     * Format: date-time
                     * @description As of when it says that its data are; null: it does not say.
                     */
                    source_updated_at: string | null;
                    /**
                     * @description `ok`: it has something here. `empty`: it was asked and has nothing. `not_fetched`: nobody has asked it. `source_down`: it did not answer when it was last asked; what it said before is still here.
                     * @enum {string}
                     */
                    state: "ok" | "empty" | "not_fetched" | "source_down";
                }[];
                /** @description The sanctions, newest first. */
                items: {
                    /** @description Identifier of the record */
                    id: number;
                    /** @description Name of the sanctioned */
                    nombre: string | null;
                    /** @description Kind of sanction */
                    tipo_sancion: string | null;
                }[];
            };
            /**
             * Format: date-time
             * @description When anything of this was last fetched.
             */
            as_of: string | null;
            billing: components["schemas"]["Billing"];
        };
        /** @description Properties that can be read of entities. */
        ProposedProperties: {
            /** @description The type asked for. */
            type?: string;
            /** @description Properties that can be read. */
            properties: {
                /** @description Id of the type. */
                id: string;
                /** @description Its name. */
                name: string;
            }[];
        };
        /** @description The daily budget that all callers without a key share is used up, or, with `network_limit`, the share of it that your network may take. */
        PublicBudgetExhaustedError: {
            /** @description What was refused, and what helps. */
            error: string;
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "public_budget_exhausted";
            /**
             * Format: date-time
             * @description When the period starts anew, ISO 8601 in UTC.
             */
            reset_at: string;
            /** @description What one network may take of the day; present when its share is used up, not the whole budget. */
            network_limit?: number;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description No key, on a route that asks for one. */
        PublicTierLockedError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "this route requires an API key";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "public_tier_locked";
            /**
             * Format: uri
             * @description Where to buy credit or to make a key.
             */
            upgrade_url: string;
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
            /** @description Sum of the CIF values in USD */
            valor_cif: number | null;
        };
        RankedTariff: {
            /** @description Tariff fraction */
            fraccion_arancelaria: string | null;
            /** @description Number of declarations */
            declaraciones: number | null;
            /** @description Sum of the CIF values in USD */
            valor_cif: number | null;
        };
        /** @description Too many requests of this key or address. Wait as long as Retry-After says, longer each time. */
        RateLimitedError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "rate limit exceeded";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "rate_limited";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Whether everything that an answer needs is there. */
        Readiness: {
            /**
             * @description Whether the service can answer.
             * @enum {unknown}
             */
            status: "ok" | "unavailable";
            /** @description Which program answers. */
            service: string;
            /** @description What it needs, one by one. */
            checks: {
                [key: string]: "ok" | "failed";
            };
        };
        RealEstateDeedItem: {
            /** @description Id of the record: `GET /v5/entities/{id}` gives it alone. */
            id: TypedId<"relemento">;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Kind of the entry, such as `HIPOTECA` */
            nombre: string | null;
            /** @description Date of the entry */
            fecha: string | null;
            /** @description The mortgage, when the entry is one */
            hipoteca: components["schemas"]["Hipoteca"] | null;
            /** @description The sale, when the entry is one */
            compraventa: components["schemas"]["Compraventa"] | null;
            /** @description The property whose folio holds the entry. */
            propiedad_id: string | null;
            /** @description Kind of that property: `fincas` or `propiedades` */
            propiedad_tag: string | null;
        };
        /** @description A page of deeds of real estate. */
        RealEstateDeedsPage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "real-estate-deeds";
            /** @description The records, in order. */
            results: components["schemas"]["RealEstateDeedsResult"][];
            /** @description Where this page stands. */
            page: {
                /** @description Results of this page. */
                returned: number;
                /** @description For the next page, for 24 hours; null: this is the last. */
                next_cursor: string | null;
                /** @description Records found when the first page was made. */
                total: number;
                /**
                 * @description Of `total`. eq: exact. gte: there are that many or more.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description The facets asked for. */
            facets: {
                /** @description The most frequent values. */
                nombre?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
            };
            /**
             * @description Of the counts of all facets. eq: exact. gte: there are that many or more.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description One record of deeds of real estate. */
        RealEstateDeedsResult: {
            /** @description Id of the record: `pa_relemento_` and a number. */
            id: string;
            /** @description The entity that the record belongs to; null where it is not tied to one. */
            entity_id: TypedId<"own"> | null;
            /** @description The property whose folio holds the entry. */
            propiedad_id: string | null;
            /** @description Kind of the entry. */
            nombre: string | null;
            /**
             * Format: date
             * @description Date of the entry. Null where the source writes something else than a day.
             */
            fecha: string | null;
            /** @description Amount secured, when the entry is a mortgage. */
            monto_hipoteca?: number | null;
            /** @description Creditor of the mortgage. */
            acreedor?: string | null;
            /** @description Debtor of the mortgage. */
            deudor?: string | null;
            /** @description Price, when the entry is a sale. */
            precio_compraventa?: number | null;
            /** @description Seller. */
            vendedor?: string | null;
            /** @description Buyer. */
            comprador?: string | null;
            /** @description The mortgage, when the entry is one */
            hipoteca?: components["schemas"]["Hipoteca"] | null;
            /** @description The sale, when the entry is one */
            compraventa?: components["schemas"]["Compraventa"] | null;
            /** @description Why `monto_hipoteca`, `acreedor`, `deudor`, `precio_compraventa`, `vendedor`, `comprador`, `hipoteca`, `compraventa` are absent: the cheapest code that opens them. Buy it, or one that covers it, for the record's `entity_id`, or for its own id where that is an asset's; for 24 hours the account's searches then carry them. Null: they are there. */
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
            /** @description Kind of the entry */
            nombre: string | null;
            /** @description Date of the entry */
            fecha: string | null;
            /** @description The mortgage, when the entry is one */
            hipoteca: components["schemas"]["Hipoteca"] | null;
            /** @description The sale, when the entry is one */
            compraventa: components["schemas"]["Compraventa"] | null;
        };
        /** @description A page of real estate. */
        RealEstatePage: {
            /**
             * @description The surface.
             * @constant
             */
            surface: "real-estate";
            /** @description The records, in order. */
            results: components["schemas"]["RealEstateResult"][];
            /** @description Where this page stands. */
            page: {
                /** @description Results of this page. */
                returned: number;
                /** @description For the next page, for 24 hours; null: this is the last. */
                next_cursor: string | null;
                /** @description Records found when the first page was made. */
                total: number;
                /**
                 * @description Of `total`. eq: exact. gte: there are that many or more.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description The facets asked for. */
            facets: {
                /** @description The most frequent values. */
                tipo?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
            };
            /**
             * @description Of the counts of all facets. eq: exact. gte: there are that many or more.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description One record of real estate. */
        RealEstateResult: {
            /** @description Id of the record: `pa_ph_`, `pa_finca_` and a number. */
            id: string;
            /** @description The entity that the record belongs to; null where it is not tied to one. */
            entity_id: TypedId<"own"> | null;
            /** @description `finca` (a parcel) or `ph` (a unit of horizontal property). */
            tipo: string | null;
            /** @description Folio number. */
            folio: string | null;
            /** @description File number. */
            ficha: string | null;
            /** @description Building; null for a parcel. */
            edificio: string | null;
            /**
             * Format: date
             * @description Date of registration. Null where the source writes something else than a day.
             */
            fecha_inscripcion: string | null;
            /** @description Whether a mortgage was ever entered. */
            con_hipoteca: boolean | null;
            /** @description Amount of the latest mortgage. */
            monto_hipoteca?: number | null;
            /** @description Creditor of the latest mortgage. */
            acreedor?: string | null;
            /** @description Price of the latest sale. */
            precio_compraventa?: number | null;
            /** @description The mortgage, when the entry is one */
            ultima_hipoteca?: components["schemas"]["Hipoteca"] | null;
            /** @description The sale, when the entry is one */
            ultima_compraventa?: components["schemas"]["Compraventa"] | null;
            /** @description Why `monto_hipoteca`, `acreedor`, `precio_compraventa`, `ultima_hipoteca`, `ultima_compraventa` are absent: the cheapest code that opens them. Buy it, or one that covers it, for the record's `entity_id`, or for its own id where that is an asset's; for 24 hours the account's searches then carry them. Null: they are there. */
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
                /** @description Its name. */
                name: string;
            }[];
            /** @description By entity and property; an entity that is not on record, and a value that is not known, are empty. */
            rows: {
                [key: string]: {
                    [key: string]: {
                        /** @description The value. */
                        str: string;
                    }[];
                };
            };
        };
        /** @description What the service offers. */
        ReconciliationManifest: {
            /** @description Versions of the protocol. */
            versions: string[];
            /** @description Name of the service. */
            name: string;
            /** @description What the ids are ids in. */
            identifierSpace: string;
            /** @description What types and properties are defined by. */
            schemaSpace: string;
            /** @description Address of the documentation. */
            documentation: string;
            /** @description Version of the scoring. */
            serviceVersion: string;
            /** @description Queries of one call at most. */
            batchSize: number;
            /** @description How callers say who they are. */
            authentication: {
                /**
                 * @description A key.
                 * @constant
                 */
                type: "apiKey";
                /**
                 * @description The header; its value is `Bearer` and the key.
                 * @constant
                 */
                name: "Authorization";
                /**
                 * @description Where it is sent.
                 * @constant
                 */
                in: "header";
            };
            /** @description Every type. */
            defaultTypes: {
                /** @description Id of the type. */
                id: string;
                /** @description Its name. */
                name: string;
            }[];
            /** @description Where an entity is shown. */
            view: {
                /** @description Address, with {{id}} for the id. */
                url: string;
            };
            /** @description Where suggestions are given. */
            suggest: {
                /** @description Where a service is. */
                entity: {
                    /** @description Address of this API. */
                    service_url: string;
                    /** @description Path of the service. */
                    service_path: string;
                };
                /** @description Where a service is. */
                type: {
                    /** @description Address of this API. */
                    service_url: string;
                    /** @description Path of the service. */
                    service_path: string;
                };
                /** @description Where a service is. */
                property: {
                    /** @description Address of this API. */
                    service_url: string;
                    /** @description Path of the service. */
                    service_path: string;
                };
            };
            /** @description Where properties that can be read are told. */
            extend: {
                /** @description Where a service is. */
                propose_properties: {
                    /** @description Address of this API. */
                    service_url: string;
                    /** @description Path of the service. */
                    service_path: string;
                };
                /** @description None. */
                property_settings: unknown[];
            };
        };
        /** @description An answer for each query, under the key of the query. */
        ReconciliationResults: {
            [key: string]: {
                /** @description Best first. */
                result: {
                    /** @description Id of the entity. */
                    id: string;
                    /** @description Name as registered. */
                    name: string;
                    /** @description Tax number and status, as far as they are known. */
                    description?: string;
                    /** @description What it is. */
                    type: {
                        /** @description Id of the type. */
                        id: string;
                        /** @description Its name. */
                        name: string;
                    }[];
                    /** @description Confidence in percent. */
                    score: number;
                    /** @description Whether this one is meant for sure; of one candidate of a query at most. */
                    match: boolean;
                    /** @description What the score is made of. */
                    features: {
                        /** @description What was compared. */
                        id: string;
                        /** @description How well it agrees. */
                        value: number;
                    }[];
                }[];
                /** @description The query could not be read: it is not charged, and has no result. */
                error?: {
                    /** @description Why, such as `invalid_identifier`. */
                    code: string;
                    /** @description What is at fault. */
                    field: string;
                };
            };
        };
        /** @description The account has 100 open refreshes. */
        RefreshBacklogError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "too many open refreshes";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "refresh_backlog";
            /** @description The limit that the call would pass: rows, cards, or USD as a decimal string. */
            limit: number | string;
            /** @description Open refreshes of the account */
            open: number;
            /** @description The same for people, with what to do next. */
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
            /** @description Post from which the representation follows */
            cargo: string | null;
            /** @description Id of the person, when known. */
            person_id: TypedId<"own"> | null;
            /** @description How the representative was tied to `person_id` */
            link: components["schemas"]["LinkEvidence"] | null;
        };
        /** @description The entities that the query may refer to. */
        Resolution: {
            /**
             * @description `matched`: the first candidate is at or above the accept level, with a margin to the next. `ambiguous`: more than one may be meant. `no_match`: none is likely.
             * @enum {string}
             */
            outcome: "matched" | "ambiguous" | "no_match";
            /** @description How the query was understood. */
            query: {
                /** @description The name as it is compared. */
                normalized_name: string | null;
                /** @description The legal form taken off its end. */
                legal_form: string | null;
                /** @description The numbers of the query; null without any. */
                identifier: {
                    /** @description A number as it was understood. */
                    ruc?: {
                        /** @description Canonical form, without check digits and padding zeros. */
                        number: string;
                        /** @description Whose number it may be. */
                        read_as: ("Organization" | "NaturalPerson")[];
                        /** @description Check digits as written. */
                        dv: string | null;
                        /** @description Check digits by the authority’s algorithm, where they can be computed. */
                        dv_expected: string | null;
                    };
                    /** @description A number as it was understood. */
                    cedula?: {
                        /** @description Canonical form, without check digits and padding zeros. */
                        number: string;
                        /** @description Whose number it may be. */
                        read_as: ("Organization" | "NaturalPerson")[];
                        /** @description Check digits as written. */
                        dv: string | null;
                        /** @description Check digits by the authority’s algorithm, where they can be computed. */
                        dv_expected: string | null;
                    };
                } | null;
            };
            /** @description Best first. */
            candidates: {
                /** @description Id of the entity. */
                id: TypedId<"own">;
                /** @description Name as registered. */
                nombre: string | null;
                /**
                 * @description What the entity is.
                 * @enum {string}
                 */
                type: "Organization" | "NaturalPerson";
                /** @description Tax number without check digits. */
                ruc_no_dv: string | null;
                /** @description Status in the register. */
                status: string | null;
                /** @description Calibrated: of candidates with 0.9, nine in ten are meant. */
                confidence: number;
                /** @description What of the query agrees with the entity. */
                matched_on: ("name" | "ruc" | "cedula")[];
                /** @description Why the confidence is what it is; with `explain`. */
                features?: {
                    /** @description What was compared. */
                    feature: string;
                    /** @description How well it agrees. */
                    score: number;
                    /** @description How much it counts; below 0 it counts against. */
                    weight: number;
                    /** @description What was compared with what, in words. */
                    detail: string;
                }[];
            }[];
            /** @description Confidence of the best above that of the next; null without candidates. */
            margin: number | null;
            /** @description What to look at twice. */
            warnings: ("dv_mismatch" | "dv_unverified" | "type_ambiguous")[];
            /** @description Version of the scoring. */
            algorithm: string;
            /**
             * Format: date-time
             * @description When the newest import or refresh in the index was made.
             */
            index_as_of: string | null;
            billing: components["schemas"]["Billing"];
        };
        /** @description Not found. */
        RouteNotFoundError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "not found";
            /**
             * @description Which error it is, for programs.
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
            /** @description Name of the sanctioned */
            nombre: string | null;
            /** @description Kind of sanction */
            tipo_sancion: string | null;
        };
        SancionInternacional: {
            /** @description Identifier of the record */
            id: number;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description The list, such as `OFAC SDN` or `EU` */
            lista: string | null;
            /** @description Name as listed */
            nombre: string | null;
            /** @description What is listed: individual, entity, vessel or aircraft */
            tipo: string | null;
            /** @description Sanctions programmes */
            programas: string[];
            /** @description Other names as listed */
            alias: string[];
            /** @description Remarks of the list */
            observaciones: string | null;
            /** @description Date of listing */
            fecha_designacion: string | null;
            /** @description Address of the entry or of the list */
            url: string | null;
            /** @description Why the entry was tied to the entity */
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
            /** @description The records, in order. */
            results: components["schemas"]["SanctionsResult"][];
            /** @description Where this page stands. */
            page: {
                /** @description Results of this page. */
                returned: number;
                /** @description For the next page, for 24 hours; null: this is the last. */
                next_cursor: string | null;
                /** @description Records found when the first page was made. */
                total: number;
                /**
                 * @description Of `total`. eq: exact. gte: there are that many or more.
                 * @enum {string}
                 */
                total_relation: "eq" | "gte";
            };
            /** @description The facets asked for. */
            facets: {
                /** @description The most frequent values. */
                ambito?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
                /** @description The most frequent values. */
                lista?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
                /** @description The most frequent values. */
                tipo?: {
                    /** @description The value, as records have it. */
                    value: string;
                    /** @description Records with it. */
                    count: number;
                }[];
            };
            /**
             * @description Of the counts of all facets. eq: exact. gte: there are that many or more.
             * @enum {string}
             */
            facets_relation: "eq" | "gte";
            billing: components["schemas"]["Billing"];
        };
        /** @description One record of sanctions. */
        SanctionsResult: {
            /** @description Number of the record. */
            id: number;
            /** @description The entity that the record belongs to; null where it is not tied to one. */
            entity_id: TypedId<"own"> | null;
            /** @description `nacional` (an authority of the country) or `internacional` (a list). */
            ambito: string | null;
            /** @description The list, or the source that published the sanction. */
            lista: string | null;
            /** @description Name as listed. */
            nombre: string | null;
            /** @description Kind of sanction of an authority. */
            tipo_sancion?: string | null;
            /** @description What a list names: individual, entity, vessel or aircraft. */
            tipo: string | null;
            /**
             * Format: date
             * @description Date of the sanction or of the listing. Null where the source writes something else than a day.
             */
            fecha: string | null;
            /** @description Sanctions programmes */
            programas?: string[];
            /** @description Other names as listed */
            alias?: string[];
            /** @description Remarks of the list */
            observaciones?: string | null;
            /** @description Address of the entry or of the list */
            url: string | null;
            /** @description Why the entry was tied to the entity */
            match: components["schemas"]["ScreeningMatch"] | null;
            /** @description Why `tipo_sancion`, `programas`, `alias`, `observaciones` are absent: the cheapest code that opens them. Buy it, or one that covers it, for the record's `entity_id`, or for its own id where that is an asset's; for 24 hours the account's searches then carry them. Null: they are there. */
            locked: ("DAT-RISK" | "DAT-SCREEN") | null;
            /**
             * Format: date-time
             * @description When the record was last read from its source.
             */
            fetched_at: string;
        };
        ScreeningMatch: {
            /** @description `ruc`, `cedula` or `name` */
            key: string | null;
            /** @description Confidence between 0 and 1 */
            score: number | null;
        };
        /** @description A search of notices of operation. */
        SearchAvisos: {
            /** @description What must all hold of a record. */
            filters?: {
                /** @description The entity that the record belongs to; null where it is not tied to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Number of the notice. */
                numero?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Trade name. */
                nombre?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Tax number, as written in the notice. */
                ruc?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description State of the notice. */
                estatus?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Date of issue. */
                fecha_generacion?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
            } | null;
            /** @description Words that must all occur in the texts of a record, whatever their case and accents; ten at most. */
            q?: string | null;
            /** @description Order of the results, each field once; by `fecha_generacion`, newest first, when absent. More than one key sorts what filters narrow down to 1,000 records at most (10,000 with facets). */
            sort?: {
                /**
                 * @description The field to sort by; records without it come last.
                 * @enum {string}
                 */
                field: "fecha_generacion";
                /** @description Direction; `asc` when absent. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields whose values are counted: over everything found, or, with `facets_relation: gte`, over ten thousand records of it, so that counts are low and values may be missing. The twenty most frequent values are listed. */
            facets?: "estatus"[] | null;
            /** @description Most results of a page; 20 when absent. */
            limit?: number | null;
            /** @description The `next_cursor` of the page before, with the same filters, words and order; null: the first page. */
            cursor?: string | null;
        };
        /** @description The search backend is down, slow, overloaded or not ready. Never charged, never an empty 200. */
        SearchBackendErrorError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "search temporarily unavailable";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "search_backend_error";
            /** @description Whether the same call may succeed later. */
            retryable: boolean;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A search of papers at the comptroller. */
        SearchContraloria: {
            /** @description What must all hold of a record. */
            filters?: {
                /** @description The entity that the record belongs to; null where it is not tied to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Procedure number. */
                tramite?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Kind of document. */
                documento?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Institution that issued it. */
                institucion?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description In whose favour. */
                favor?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Date of receipt. */
                fecha_entrada?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
                /** @description Date of countersignature. */
                fecha_refrando?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
                /** @description Date of dispatch. */
                fecha_salida?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
                /** @description Document number. */
                numero?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Number in the SCAFID system. */
                scafid?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Amount in USD. */
                monto?: number | {
                    /** @description Exactly this. */
                    eq: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Below this. */
                    lt?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Below this. */
                    lt?: number;
                };
                /** @description State of the procedure. */
                estado?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Subject. */
                asunto?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
            } | null;
            /** @description Words that must all occur in the texts of a record, whatever their case and accents; ten at most. */
            q?: string | null;
            /** @description Order of the results, each field once; by `fecha_entrada`, newest first, when absent. More than one key sorts what filters narrow down to 1,000 records at most (10,000 with facets). */
            sort?: {
                /**
                 * @description The field to sort by; records without it come last.
                 * @enum {string}
                 */
                field: "fecha_entrada" | "fecha_refrando" | "fecha_salida" | "monto";
                /** @description Direction; `asc` when absent. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields whose values are counted: over everything found, or, with `facets_relation: gte`, over ten thousand records of it, so that counts are low and values may be missing. The twenty most frequent values are listed. */
            facets?: ("documento" | "institucion" | "estado")[] | null;
            /** @description Most results of a page; 20 when absent. */
            limit?: number | null;
            /** @description The `next_cursor` of the page before, with the same filters, words and order; null: the first page. */
            cursor?: string | null;
        };
        /** @description A search of court files. */
        SearchExpedientes: {
            /** @description What must all hold of a record. */
            filters?: {
                /** @description The entity that the record belongs to; null where it is not tied to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Unique case number. */
                rue?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Parties. */
                partes?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Kind of case. */
                tipo_negocio?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Date of assignment. */
                fecha_reparto?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
            } | null;
            /** @description Words that must all occur in the texts of a record, whatever their case and accents; ten at most. */
            q?: string | null;
            /** @description Order of the results, each field once; by `fecha_reparto`, newest first, when absent. More than one key sorts what filters narrow down to 1,000 records at most (10,000 with facets). */
            sort?: {
                /**
                 * @description The field to sort by; records without it come last.
                 * @enum {string}
                 */
                field: "fecha_reparto";
                /** @description Direction; `asc` when absent. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields whose values are counted: over everything found, or, with `facets_relation: gte`, over ten thousand records of it, so that counts are low and values may be missing. The twenty most frequent values are listed. */
            facets?: "tipo_negocio"[] | null;
            /** @description Most results of a page; 20 when absent. */
            limit?: number | null;
            /** @description The `next_cursor` of the page before, with the same filters, words and order; null: the first page. */
            cursor?: string | null;
        };
        /** @description A search of exports. */
        SearchExportaciones: {
            /** @description What must all hold of a record. */
            filters?: {
                /** @description The entity that the record belongs to; null where it is not tied to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Description of the goods. */
                descripcion?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Tariff fraction. */
                fraccion_arancelaria?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Port of exit. */
                puerto_salida?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Country the goods went to. */
                destino?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Date of the declaration. */
                fecha?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
                /** @description CIF value in USD. */
                valor_cif?: number | {
                    /** @description Exactly this. */
                    eq: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Below this. */
                    lt?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Below this. */
                    lt?: number;
                };
            } | null;
            /** @description Words that must all occur in the texts of a record, whatever their case and accents; ten at most. */
            q?: string | null;
            /** @description Order of the results, each field once; by `fecha`, newest first, when absent. More than one key sorts what filters narrow down to 1,000 records at most (10,000 with facets). */
            sort?: {
                /**
                 * @description The field to sort by; records without it come last.
                 * @enum {string}
                 */
                field: "fecha" | "valor_cif";
                /** @description Direction; `asc` when absent. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields whose values are counted: over everything found, or, with `facets_relation: gte`, over ten thousand records of it, so that counts are low and values may be missing. The twenty most frequent values are listed. */
            facets?: ("fraccion_arancelaria" | "puerto_salida" | "destino")[] | null;
            /** @description Most results of a page; 20 when absent. */
            limit?: number | null;
            /** @description The `next_cursor` of the page before, with the same filters, words and order; null: the first page. */
            cursor?: string | null;
        };
        /** @description A search of immigration. */
        SearchImmigration: {
            /** @description What must all hold of a record. */
            filters?: {
                /** @description The entity that the record belongs to; null where it is not tied to one. */
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
                    /** @description None of these values. */
                    not?: ("migracion" | "permiso_trabajo" | "visa_autorizada" | "impedimento") | ("migracion" | "permiso_trabajo" | "visa_autorizada" | "impedimento")[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Case number. */
                numero_caso?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Name as the source writes it. */
                nombre?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Nationality. */
                nacionalidad?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Passport number. */
                numero_pasaporte?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Employer. */
                empresa?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Kind of visa. */
                tipo_visa?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Kind of impediment. */
                tipo_impedimento?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Date the case was opened. */
                fecha_inicio?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
                /** @description Date of its latest movement. */
                fecha_ultimo_movimiento?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
                /** @description Date it was closed; null while it is open. */
                fecha_fin?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
                /**
                 * @deprecated
                 * @description State of the case, compared as it is written. Deprecated: it is to be removed: go by `fecha_fin`, which a case that is closed has.
                 */
                estado?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
            } | null;
            /** @description Words that must all occur in the texts of a record, whatever their case and accents; ten at most. */
            q?: string | null;
            /** @description Order of the results, each field once; by `fecha_inicio`, newest first, when absent. More than one key sorts what filters narrow down to 1,000 records at most (10,000 with facets). */
            sort?: {
                /**
                 * @description The field to sort by; records without it come last.
                 * @enum {string}
                 */
                field: "fecha_inicio" | "fecha_ultimo_movimiento" | "fecha_fin";
                /** @description Direction; `asc` when absent. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields whose values are counted: over everything found, or, with `facets_relation: gte`, over ten thousand records of it, so that counts are low and values may be missing. The twenty most frequent values are listed. */
            facets?: ("source" | "nacionalidad" | "tipo_visa" | "tipo_impedimento" | "by_estado")[] | null;
            /** @description Most results of a page; 20 when absent. */
            limit?: number | null;
            /** @description The `next_cursor` of the page before, with the same filters, words and order; null: the first page. */
            cursor?: string | null;
        };
        /** @description A search of imports. */
        SearchImportaciones: {
            /** @description What must all hold of a record. */
            filters?: {
                /** @description The entity that the record belongs to; null where it is not tied to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Description of the goods. */
                descripcion?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Tariff fraction. */
                fraccion_arancelaria?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Port of entry. */
                puerto_entrada?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Country the goods came from. */
                procedencia?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Date of the declaration. */
                fecha?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
                /** @description CIF value in USD. */
                valor_cif?: number | {
                    /** @description Exactly this. */
                    eq: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Below this. */
                    lt?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Below this. */
                    lt?: number;
                };
            } | null;
            /** @description Words that must all occur in the texts of a record, whatever their case and accents; ten at most. */
            q?: string | null;
            /** @description Order of the results, each field once; by `fecha`, newest first, when absent. More than one key sorts what filters narrow down to 1,000 records at most (10,000 with facets). */
            sort?: {
                /**
                 * @description The field to sort by; records without it come last.
                 * @enum {string}
                 */
                field: "fecha" | "valor_cif";
                /** @description Direction; `asc` when absent. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields whose values are counted: over everything found, or, with `facets_relation: gte`, over ten thousand records of it, so that counts are low and values may be missing. The twenty most frequent values are listed. */
            facets?: ("fraccion_arancelaria" | "puerto_entrada" | "procedencia")[] | null;
            /** @description Most results of a page; 20 when absent. */
            limit?: number | null;
            /** @description The `next_cursor` of the page before, with the same filters, words and order; null: the first page. */
            cursor?: string | null;
        };
        /** @description A search of tenders. */
        SearchLicitaciones: {
            /** @description What must all hold of a record. */
            filters?: {
                /** @description The entity that the record belongs to; null where it is not tied to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Number of the tender. */
                acto?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description What is bought. */
                descripcion?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Buyer. */
                entidad?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description State of the tender. */
                estado?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Date of publication. */
                fecha_publicacion?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
                /** @description Amount in USD. */
                monto?: number | {
                    /** @description Exactly this. */
                    eq: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Below this. */
                    lt?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Below this. */
                    lt?: number;
                };
                /** @description Whether the tender was awarded to `proponente`. */
                adjudicado?: boolean | {
                    /** @description The value. */
                    eq: boolean;
                };
                /** @description Who took part. */
                proponente?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
            } | null;
            /** @description Words that must all occur in the texts of a record, whatever their case and accents; ten at most. */
            q?: string | null;
            /** @description Order of the results, each field once; by `fecha_publicacion`, newest first, when absent. More than one key sorts what filters narrow down to 1,000 records at most (10,000 with facets). */
            sort?: {
                /**
                 * @description The field to sort by; records without it come last.
                 * @enum {string}
                 */
                field: "fecha_publicacion" | "monto";
                /** @description Direction; `asc` when absent. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields whose values are counted: over everything found, or, with `facets_relation: gte`, over ten thousand records of it, so that counts are low and values may be missing. The twenty most frequent values are listed. */
            facets?: ("entidad" | "estado")[] | null;
            /** @description Most results of a page; 20 when absent. */
            limit?: number | null;
            /** @description The `next_cursor` of the page before, with the same filters, words and order; null: the first page. */
            cursor?: string | null;
        };
        /** @description A search of trademarks. */
        SearchMarcas: {
            /** @description What must all hold of a record. */
            filters?: {
                /** @description The entity that the record belongs to; null where it is not tied to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Application number. */
                solicitud?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description The mark. */
                nombre?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Attorney. */
                abogado?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Holders. */
                titulares?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Registration number. */
                registro?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Date of application. */
                fecha_solicitud?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
                /** @description Date of registration. */
                fecha_registro?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
                /** @description Date of expiry. */
                fecha_vencimiento?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
                /** @description State of the mark. */
                estado?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
            } | null;
            /** @description Words that must all occur in the texts of a record, whatever their case and accents; ten at most. */
            q?: string | null;
            /** @description Order of the results, each field once; by `fecha_solicitud`, newest first, when absent. More than one key sorts what filters narrow down to 1,000 records at most (10,000 with facets). */
            sort?: {
                /**
                 * @description The field to sort by; records without it come last.
                 * @enum {string}
                 */
                field: "nombre" | "fecha_solicitud" | "fecha_registro" | "fecha_vencimiento";
                /** @description Direction; `asc` when absent. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields whose values are counted: over everything found, or, with `facets_relation: gte`, over ten thousand records of it, so that counts are low and values may be missing. The twenty most frequent values are listed. */
            facets?: "estado"[] | null;
            /** @description Most results of a page; 20 when absent. */
            limit?: number | null;
            /** @description The `next_cursor` of the page before, with the same filters, words and order; null: the first page. */
            cursor?: string | null;
        };
        /** @description A search of ships. */
        SearchNaves: {
            /** @description What must all hold of a record. */
            filters?: {
                /** @description The entity that the record belongs to; null where it is not tied to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Name of the ship. */
                nombre?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description File number. */
                ficha?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Date of registration. */
                fecha_registro?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
            } | null;
            /** @description Words that must all occur in the texts of a record, whatever their case and accents; ten at most. */
            q?: string | null;
            /** @description Order of the results, each field once; by `fecha_registro`, newest first, when absent. More than one key sorts what filters narrow down to 1,000 records at most (10,000 with facets). */
            sort?: {
                /**
                 * @description The field to sort by; records without it come last.
                 * @enum {string}
                 */
                field: "nombre" | "fecha_registro";
                /** @description Direction; `asc` when absent. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields whose values are counted: over everything found, or, with `facets_relation: gte`, over ten thousand records of it, so that counts are low and values may be missing. The twenty most frequent values are listed. */
            facets?: string[] | null;
            /** @description Most results of a page; 20 when absent. */
            limit?: number | null;
            /** @description The `next_cursor` of the page before, with the same filters, words and order; null: the first page. */
            cursor?: string | null;
        };
        /** @description A search of news. */
        SearchNoticias: {
            /** @description What must all hold of a record. */
            filters?: {
                /** @description The entity that the record belongs to; null where it is not tied to one. */
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
                    /** @description None of these values. */
                    not?: ("nacional" | "global") | ("nacional" | "global")[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Headline. */
                titulo?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Publisher. */
                fuente?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Date of publication. */
                fecha?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
                /** @description Summary. */
                resumen?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
            } | null;
            /** @description Words that must all occur in the texts of a record, whatever their case and accents; ten at most. */
            q?: string | null;
            /** @description Order of the results, each field once; by `fecha`, newest first, when absent. More than one key sorts what filters narrow down to 1,000 records at most (10,000 with facets). */
            sort?: {
                /**
                 * @description The field to sort by; records without it come last.
                 * @enum {string}
                 */
                field: "fecha";
                /** @description Direction; `asc` when absent. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields whose values are counted: over everything found, or, with `facets_relation: gte`, over ten thousand records of it, so that counts are low and values may be missing. The twenty most frequent values are listed. */
            facets?: ("ambito" | "fuente")[] | null;
            /** @description Most results of a page; 20 when absent. */
            limit?: number | null;
            /** @description The `next_cursor` of the page before, with the same filters, words and order; null: the first page. */
            cursor?: string | null;
        };
        /** @description A search of public payroll. */
        SearchPlanillas: {
            /** @description What must all hold of a record. */
            filters?: {
                /** @description The entity that the record belongs to; null where it is not tied to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Name of the public servant. */
                nombre?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Identity card number. */
                cedula?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Institution. */
                institucion?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Post. */
                cargo?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Start of the appointment. */
                fecha_inicio?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
                /** @description State of the appointment. */
                estado?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Monthly pay in USD. */
                total?: number | {
                    /** @description Exactly this. */
                    eq: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Below this. */
                    lt?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Below this. */
                    lt?: number;
                };
                /** @description Likelihood of being a politically exposed person, between 0 and 1. */
                pep_score?: number | {
                    /** @description Exactly this. */
                    eq: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Below this. */
                    lt?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Below this. */
                    lt?: number;
                };
            } | null;
            /** @description Words that must all occur in the texts of a record, whatever their case and accents; ten at most. */
            q?: string | null;
            /** @description Order of the results, each field once; by `fecha_inicio`, newest first, when absent. More than one key sorts what filters narrow down to 1,000 records at most (10,000 with facets). */
            sort?: {
                /**
                 * @description The field to sort by; records without it come last.
                 * @enum {string}
                 */
                field: "nombre" | "fecha_inicio" | "total" | "pep_score";
                /** @description Direction; `asc` when absent. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields whose values are counted: over everything found, or, with `facets_relation: gte`, over ten thousand records of it, so that counts are low and values may be missing. The twenty most frequent values are listed. */
            facets?: ("institucion" | "cargo" | "estado")[] | null;
            /** @description Most results of a page; 20 when absent. */
            limit?: number | null;
            /** @description The `next_cursor` of the page before, with the same filters, words and order; null: the first page. */
            cursor?: string | null;
        };
        /** @description A search of real estate. */
        SearchRealEstate: {
            /** @description What must all hold of a record. */
            filters?: {
                /** @description The entity that the record belongs to; null where it is not tied to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description `finca` (a parcel) or `ph` (a unit of horizontal property). */
                tipo?: ("ph" | "finca") | ("ph" | "finca")[] | {
                    /**
                     * @description One of the values.
                     * @enum {unknown}
                     */
                    eq?: "ph" | "finca";
                    /** @description One of these values. */
                    in?: ("ph" | "finca")[];
                    /** @description None of these values. */
                    not?: ("ph" | "finca") | ("ph" | "finca")[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Folio number. */
                folio?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description File number. */
                ficha?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Building; null for a parcel. */
                edificio?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Date of registration. */
                fecha_inscripcion?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
                /** @description Whether a mortgage was ever entered. */
                con_hipoteca?: boolean | {
                    /** @description The value. */
                    eq: boolean;
                };
                /** @description Amount of the latest mortgage. */
                monto_hipoteca?: number | {
                    /** @description Exactly this. */
                    eq: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Below this. */
                    lt?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Below this. */
                    lt?: number;
                };
                /** @description Creditor of the latest mortgage. */
                acreedor?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Price of the latest sale. */
                precio_compraventa?: number | {
                    /** @description Exactly this. */
                    eq: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Below this. */
                    lt?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Below this. */
                    lt?: number;
                };
            } | null;
            /** @description Words that must all occur in the texts of a record, whatever their case and accents; ten at most. */
            q?: string | null;
            /** @description Order of the results, each field once; by `fecha_inscripcion`, newest first, when absent. More than one key sorts what filters narrow down to 1,000 records at most (10,000 with facets). */
            sort?: {
                /**
                 * @description The field to sort by; records without it come last.
                 * @enum {string}
                 */
                field: "fecha_inscripcion" | "monto_hipoteca" | "precio_compraventa";
                /** @description Direction; `asc` when absent. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields whose values are counted: over everything found, or, with `facets_relation: gte`, over ten thousand records of it, so that counts are low and values may be missing. The twenty most frequent values are listed. */
            facets?: "tipo"[] | null;
            /** @description Most results of a page; 20 when absent. */
            limit?: number | null;
            /** @description The `next_cursor` of the page before, with the same filters, words and order; null: the first page. */
            cursor?: string | null;
        };
        /** @description A search of deeds of real estate. */
        SearchRealEstateDeeds: {
            /** @description What must all hold of a record. */
            filters?: {
                /** @description The entity that the record belongs to; null where it is not tied to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description The property whose folio holds the entry. */
                propiedad_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description Kind of the entry. */
                nombre?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Date of the entry. */
                fecha?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
                /** @description Amount secured, when the entry is a mortgage. */
                monto_hipoteca?: number | {
                    /** @description Exactly this. */
                    eq: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Below this. */
                    lt?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Below this. */
                    lt?: number;
                };
                /** @description Creditor of the mortgage. */
                acreedor?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Debtor of the mortgage. */
                deudor?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Price, when the entry is a sale. */
                precio_compraventa?: number | {
                    /** @description Exactly this. */
                    eq: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description From here on. */
                    gte?: number;
                    /** @description Below this. */
                    lt?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Up to here. */
                    lte?: number;
                } | {
                    /** @description Beyond this. */
                    gt?: number;
                    /** @description Below this. */
                    lt?: number;
                };
                /** @description Seller. */
                vendedor?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Buyer. */
                comprador?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
            } | null;
            /** @description Words that must all occur in the texts of a record, whatever their case and accents; ten at most. */
            q?: string | null;
            /** @description Order of the results, each field once; by `fecha`, newest first, when absent. More than one key sorts what filters narrow down to 1,000 records at most (10,000 with facets). */
            sort?: {
                /**
                 * @description The field to sort by; records without it come last.
                 * @enum {string}
                 */
                field: "fecha" | "monto_hipoteca" | "precio_compraventa";
                /** @description Direction; `asc` when absent. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields whose values are counted: over everything found, or, with `facets_relation: gte`, over ten thousand records of it, so that counts are low and values may be missing. The twenty most frequent values are listed. */
            facets?: "nombre"[] | null;
            /** @description Most results of a page; 20 when absent. */
            limit?: number | null;
            /** @description The `next_cursor` of the page before, with the same filters, words and order; null: the first page. */
            cursor?: string | null;
        };
        /** @description A search of sanctions. */
        SearchSanctions: {
            /** @description What must all hold of a record. */
            filters?: {
                /** @description The entity that the record belongs to; null where it is not tied to one. */
                entity_id?: string | string[] | {
                    /** @description A typed id. */
                    eq: string;
                } | {
                    /** @description One of these ids. */
                    in: string[];
                };
                /** @description `nacional` (an authority of the country) or `internacional` (a list). */
                ambito?: ("nacional" | "internacional") | ("nacional" | "internacional")[] | {
                    /**
                     * @description One of the values.
                     * @enum {unknown}
                     */
                    eq?: "nacional" | "internacional";
                    /** @description One of these values. */
                    in?: ("nacional" | "internacional")[];
                    /** @description None of these values. */
                    not?: ("nacional" | "internacional") | ("nacional" | "internacional")[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description The list, or the source that published the sanction. */
                lista?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Name as listed. */
                nombre?: string | {
                    /** @description Words, or how they begin, in any order; ten at most. */
                    contains: string;
                };
                /** @description Kind of sanction of an authority. */
                tipo_sancion?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description What a list names: individual, entity, vessel or aircraft. */
                tipo?: string | string[] | {
                    /** @description The whole value. */
                    eq?: string;
                    /** @description One of these values. */
                    in?: string[];
                    /** @description None of these values. */
                    not?: string | string[];
                    /** @description How the value begins. */
                    prefix?: string;
                };
                /** @description Date of the sanction or of the listing. */
                fecha?: string | {
                    /**
                     * Format: date
                     * @description Exactly this.
                     */
                    eq: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description From here on.
                     */
                    gte?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Up to here.
                     */
                    lte?: string;
                } | {
                    /**
                     * Format: date
                     * @description Beyond this.
                     */
                    gt?: string;
                    /**
                     * Format: date
                     * @description Below this.
                     */
                    lt?: string;
                };
            } | null;
            /** @description Words that must all occur in the texts of a record, whatever their case and accents; ten at most. */
            q?: string | null;
            /** @description Order of the results, each field once; by `fecha`, newest first, when absent. More than one key sorts what filters narrow down to 1,000 records at most (10,000 with facets). */
            sort?: {
                /**
                 * @description The field to sort by; records without it come last.
                 * @enum {string}
                 */
                field: "fecha";
                /** @description Direction; `asc` when absent. */
                dir?: ("asc" | "desc") | null;
            }[] | null;
            /** @description Fields whose values are counted: over everything found, or, with `facets_relation: gte`, over ten thousand records of it, so that counts are low and values may be missing. The twenty most frequent values are listed. */
            facets?: ("ambito" | "lista" | "tipo")[] | null;
            /** @description Most results of a page; 20 when absent. */
            limit?: number | null;
            /** @description The `next_cursor` of the page before, with the same filters, words and order; null: the first page. */
            cursor?: string | null;
        };
        /** @description A page of a list. */
        SectionPage: {
            /** @description Id of the entity. */
            id: TypedId<"own">;
            /**
             * @description The section, as it was asked for.
             * @enum {string}
             */
            section: "core_registro" | "contacto" | "entity_events" | "directores" | "suspension" | "organizaciones" | "representante_legal_identificado" | "gacetas" | "documentos_contraloria" | "is_itbm" | "last_itbm_date" | "itbm" | "funcionario" | "avisos" | "licencias" | "personal_licenses" | "company_licenses" | "fideicomisos" | "marcas" | "propiedades" | "fincas" | "real_estate" | "bienes_muebles" | "naves" | "importaciones" | "exportaciones" | "imports_summary" | "exports_summary" | "customs_summary" | "customs_summaries" | "documentos_escaneados" | "documentos_digitales" | "rp_report_url" | "registry_documents" | "css_moroso_menciones" | "sanciones" | "idoneidades" | "expedientes_judiciales" | "licitaciones" | "noticias" | "noticias_globales" | "news" | "migrations" | "work_permits" | "sanciones_internacionales" | "coincidencias_pep" | "screening";
            /**
             * @description The level that it belongs to.
             * @enum {string}
             */
            level: "core_registro" | "contacto" | "entity_events" | "directores" | "suspension" | "organizaciones" | "representante_legal_identificado" | "gacetas" | "documentos_contraloria" | "itbm" | "funcionario" | "avisos" | "licencias" | "personal_licenses" | "company_licenses" | "fideicomisos" | "marcas" | "real_estate" | "bienes_muebles" | "naves" | "importaciones" | "exportaciones" | "customs_summaries" | "documentos_escaneados" | "registry_documents" | "css_moroso_menciones" | "sanciones" | "idoneidades" | "expedientes_judiciales" | "licitaciones" | "news" | "migrations" | "work_permits" | "screening" | "accionistas" | "denuncias" | "sri_reports";
            /** @description The charged code that covers it. */
            code: string;
            /**
             * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
             * @enum {string}
             */
            state: "ok" | "empty" | "not_fetched" | "source_down";
            source: components["schemas"]["SectionSource"];
            /** @description Every source that feeds this, those that were read first. */
            sources: components["schemas"]["TagSource"][];
            /** @description Items in all. */
            total: number;
            /** @description Items of this answer. */
            returned: number;
            /** @description Whether there are more. */
            truncated: boolean;
            /** @description Where the rest is: good for 24 hours, for the account that paid, at the base charge. */
            next: string | null;
            /** @description The newest first. */
            items: (components["schemas"]["EntityEventItem"] | components["schemas"]["DirectorItem"] | components["schemas"]["OrganizationMembershipItem"] | components["schemas"]["Gaceta"] | components["schemas"]["ContraloriaDoc"] | components["schemas"]["Planilla"] | components["schemas"]["BusinessNotice"] | components["schemas"]["GeneralLicense"] | components["schemas"]["PersonalLicense"] | components["schemas"]["CompanyLicense"] | components["schemas"]["Fideicomiso"] | components["schemas"]["MarcaItem"] | components["schemas"]["PropiedadItem"] | components["schemas"]["FincaItem"] | components["schemas"]["BienMuebleItem"] | components["schemas"]["NaveItem"] | components["schemas"]["ImportacionItem"] | components["schemas"]["ExportacionItem"] | components["schemas"]["DocumentoEscaneadoItem"] | components["schemas"]["DocumentoDigitalItem"] | components["schemas"]["CSSMorosoMencion"] | components["schemas"]["Sancion"] | components["schemas"]["Idoneidad"] | components["schemas"]["ExpedienteJudicial"] | components["schemas"]["Licitacion"] | components["schemas"]["Noticia"] | components["schemas"]["MigrationItem"] | components["schemas"]["WorkPermitItem"] | components["schemas"]["SancionInternacional"] | components["schemas"]["CoincidenciaPep"])[];
            billing: components["schemas"]["Billing"];
        };
        /** @description The source that was read last, and when; `GET /v5/catalog` lists the sources. */
        SectionSource: {
            /** @description Id of the source that was read last, or that would be asked first. */
            id: string;
            /**
             * Format: date-time
             * @description When it was last read; null: never.
             */
            fetched_at: string | null;
            /**
             * Format: date-time
             * @description As of when it says that its data are; null: it does not say.
             */
            source_updated_at: string | null;
        };
        /** @description A section that is no list. */
        SectionValue: {
            /** @description Id of the entity. */
            id: TypedId<"own">;
            /**
             * @description The section, as it was asked for.
             * @enum {string}
             */
            section: "core_registro" | "contacto" | "entity_events" | "directores" | "suspension" | "organizaciones" | "representante_legal_identificado" | "gacetas" | "documentos_contraloria" | "is_itbm" | "last_itbm_date" | "itbm" | "funcionario" | "avisos" | "licencias" | "personal_licenses" | "company_licenses" | "fideicomisos" | "marcas" | "propiedades" | "fincas" | "real_estate" | "bienes_muebles" | "naves" | "importaciones" | "exportaciones" | "imports_summary" | "exports_summary" | "customs_summary" | "customs_summaries" | "documentos_escaneados" | "documentos_digitales" | "rp_report_url" | "registry_documents" | "css_moroso_menciones" | "sanciones" | "idoneidades" | "expedientes_judiciales" | "licitaciones" | "noticias" | "noticias_globales" | "news" | "migrations" | "work_permits" | "sanciones_internacionales" | "coincidencias_pep" | "screening";
            /**
             * @description The level that it belongs to.
             * @enum {string}
             */
            level: "core_registro" | "contacto" | "entity_events" | "directores" | "suspension" | "organizaciones" | "representante_legal_identificado" | "gacetas" | "documentos_contraloria" | "itbm" | "funcionario" | "avisos" | "licencias" | "personal_licenses" | "company_licenses" | "fideicomisos" | "marcas" | "real_estate" | "bienes_muebles" | "naves" | "importaciones" | "exportaciones" | "customs_summaries" | "documentos_escaneados" | "registry_documents" | "css_moroso_menciones" | "sanciones" | "idoneidades" | "expedientes_judiciales" | "licitaciones" | "news" | "migrations" | "work_permits" | "screening" | "accionistas" | "denuncias" | "sri_reports";
            /** @description The charged code that covers it. */
            code: string;
            /**
             * @description Whether there are data, and if not, why. `empty`: the source was asked and has none, which is no clearance.
             * @enum {string}
             */
            state: "ok" | "empty" | "not_fetched" | "source_down";
            source: components["schemas"]["SectionSource"];
            /** @description Every source that feeds this, those that were read first. */
            sources: components["schemas"]["TagSource"][];
            /** @description As the card shows it; of a level that holds several such tags an object with each by its tag. */
            data: unknown;
            billing: components["schemas"]["Billing"];
        };
        /** @description A part of the service is out of reach or the service is stopping. Never charged. */
        ServiceUnavailableError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "service temporarily unavailable";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "service_unavailable";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The call would pass the monthly spending limit of the account or of the key, for a refresh together with the open ones. */
        SpendingLimitExceededError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "spending limit exceeded";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "spending_limit_exceeded";
            /** @description What the call costs, USD as a decimal string. */
            price: string;
            /** @description The limit that the call would pass: rows, cards, or USD as a decimal string. */
            limit: number | string;
            /** @description What the month has cost so far, USD as a decimal string. */
            consumed: string;
            /**
             * Format: date-time
             * @description First day of the next month, ISO 8601 in UTC.
             */
            resets_at: string;
            /**
             * Format: uri
             * @description Where the monthly spending limit is set: of the account, or of the key whose limit it is.
             */
            settings_url: string;
            /** @description The same for people, with what to do next. */
            message: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description What goes on as the prefix does. */
        Suggestions: {
            /** @description Best first. */
            result: {
                /** @description Id of what is suggested. */
                id: string;
                /** @description Its name. */
                name: string;
                /** @description What tells it from its namesakes. */
                description?: string;
                /** @description What an entity is. */
                notable?: {
                    /** @description Id of the type. */
                    id: string;
                    /** @description Its name. */
                    name: string;
                }[];
            }[];
        };
        /** @description What a surface can be searched by. */
        SurfaceSchema: {
            /**
             * @description The surface.
             * @enum {unknown}
             */
            surface: "importaciones" | "exportaciones" | "marcas" | "naves" | "real-estate" | "real-estate-deeds" | "immigration" | "licitaciones" | "avisos" | "contraloria" | "expedientes" | "sanctions" | "noticias" | "planillas";
            /** @description Its name in words. */
            title: string;
            /** @description What it searches. */
            description: string;
            /** @description Types of the ids of its results; empty: they are integers. */
            id_types: string[];
            /** @description Everything that can be filtered by. */
            filters: {
                /** @description Name of the filter, and of the field in results. */
                name: string;
                /**
                 * @description What values are compared as.
                 * @enum {unknown}
                 */
                type: "keyword" | "text" | "date" | "number" | "boolean" | "id";
                /** @description What a filter may say: a bare value means the first. */
                operators: string[];
                /** @description The values that there are; null: any. */
                values: string[] | null;
                /** @description Whether case and accents count. */
                case_sensitive: boolean;
                /** @description Whether results can be sorted by it. */
                sortable: boolean;
                /** @description The facet that counts its values. */
                facet: string | null;
                /** @description What the field says. */
                description: string;
                /** @description What to use instead; null: it is not deprecated. */
                deprecated: string | null;
                /** @description Whether results have the field only for accounts that bought the record. */
                detail: boolean;
            }[];
            /** @description The fields that results can be sorted by. */
            sort: string[];
            /** @description The order of results unless asked otherwise. */
            default_sort: {
                /** @description Name of the field. */
                field: string;
                /**
                 * @description Direction.
                 * @enum {unknown}
                 */
                dir: "asc" | "desc";
            }[];
            /** @description What can be counted. */
            facets: {
                /** @description Name of the facet. */
                name: string;
                /** @description The field whose values it counts. */
                field: string;
                /** @description Whether it is to be removed. */
                deprecated: boolean;
            }[];
            /** @description What a search leaves out until it is bought. */
            detail: {
                /** @description The fields that results have only for accounts that bought the record. */
                fields: string[];
                /** @description The codes that open them, bought for the entity of the record. */
                codes: string[];
                /**
                 * @description How long a purchase opens them.
                 * @constant
                 */
                hours: 24;
            };
            /** @description Results of a page. */
            limit: {
                /**
                 * @description Results of a page unless asked otherwise.
                 * @constant
                 */
                default: 20;
                /**
                 * @description Least.
                 * @constant
                 */
                minimum: 1;
                /**
                 * @description Most.
                 * @constant
                 */
                maximum: 100;
            };
            billing: components["schemas"]["Billing"];
        };
        Suspension: {
            /** @description Whether the suspension is in force */
            activa: boolean | null;
            /** @description Ground of the suspension */
            motivo: string | null;
            /** @description Authority that ordered it */
            autoridad: string | null;
            /** @description Number of the resolution */
            resolucion: string | null;
            /** @description First day of the suspension */
            fecha_inicio: string | null;
            /** @description Day it was lifted */
            fecha_fin: string | null;
        };
        /** @description One of the sources of a section. */
        TagSource: {
            /** @description Id of the source; `synthetic`: invented, by a generator or by a stand-in for a source. */
            id: string;
            /** @description The source that the stand-in answered for; null: it is no stand-in. */
            stands_in_for: string | null;
            /**
             * Format: date-time
             * @description When it was last read; null: never.
             */
            fetched_at: string | null;
            /**
             * Format: date-time
             * @description As of when it says that its data are; null: it does not say.
             */
            source_updated_at: string | null;
            /**
             * @description `ok`: it has something here. `empty`: it was asked and has nothing. `not_fetched`: nobody has asked it. `source_down`: it did not answer when it was last asked; what it said before is still here.
             * @enum {string}
             */
            state: "ok" | "empty" | "not_fetched" | "source_down";
        };
        /** @description The request target has more than 4096 characters. */
        TargetTooLongError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "request target too long";
            /**
             * @description Which error it is, for programs.
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
            /** @description Declared activity of the organisation */
            actividad: string | null;
            /** @description Tariff fraction traded most */
            fraccion_arancelaria: string | null;
            /** @description How well the two agree, between 0 and 1 */
            score: number | null;
        };
        /** @description The jurisdiction does not have one of the product codes. */
        UnknownCodeError: {
            /** @description What was refused, and what helps. */
            error: string;
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "unknown_code";
            /**
             * @description Jurisdiction whose codes were asked for.
             * @enum {string}
             */
            jurisdiction: "pa" | "panama" | "ec" | "ecuador" | "co" | "colombia";
            /** @description Product codes that `include` accepts there. */
            supported_includes: string[];
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The surface has no such filter. */
        UnknownFilterError: {
            /** @description What was refused, and what helps. */
            error: string;
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "unknown_filter";
            /** @description Every filter of the surface. */
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
             * @description What was refused, and what helps.
             * @constant
             */
            error: "the body must be JSON, not compressed: send it with Content-Type: application/json";
            /**
             * @description Which error it is, for programs.
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
             * @description What was refused, and what helps.
             * @constant
             */
            error: "update request not found";
            /**
             * @description Which error it is, for programs.
             * @constant
             */
            code: "update_request_not_found";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The status of a refresh. */
        UpdateStatus: {
            /** @description Id of the request, unique across jurisdictions. Webhooks name it too. */
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
             * @description Where the refresh stands.
             * @enum {unknown}
             */
            status: "pending" | "completed" | "failed";
            /** @description Whether the webhook was delivered; independent of `status`. Null: not yet, or there is none. */
            webhook_status: ("delivered" | "failed") | null;
            /** @description Attempts to deliver the webhook so far. */
            webhook_attempts: number;
            /** @description The codes that were requested. */
            requested_codes: ("CHK-BIN" | "DAT-CORE" | "DAT-HOOK" | "DAT-GOV" | "DAT-BIZ" | "DAT-ASSET" | "DAT-TRADE" | "DAT-DOC" | "DAT-RISK" | "DAT-PROC" | "DAT-NEWS" | "DAT-MEDIA" | "DAT-LEGAL" | "DAT-CGR" | "DAT-IP" | "DAT-LABOR" | "DAT-SCREEN" | "DAT-ALL")[];
            /**
             * Format: date-time
             * @description When work on it began; null: not yet.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it ended; null: not yet.
             */
            completed_at: string | null;
            /** @description Once completed, the entity as it was then, with at most 100 items in each list. For 24 hours from then on `next` leads to the rest. Null also for a request that completed before v5 had refreshes, and for data that was erased since. */
            result: components["schemas"]["EntityCardBody"] | null;
            /** @description Why the refresh failed, or, of a completed one, why its webhook was not delivered. */
            error: {
                /** @description The cause. */
                message: string;
            } | null;
            billing: components["schemas"]["Billing"];
        };
        /** @description What an account has called, and what that cost. */
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
            /** @description The calls of the account, newest first. */
            calls: {
                /** @description Number of the entry in the ledger. */
                id: number;
                /**
                 * Format: date-time
                 * @description When it was booked.
                 */
                at: string;
                /** @description The key that called. */
                key_id: number | null;
                /** @description The route that answered. */
                route: string | null;
                /** @description The X-Client-Reference that came with the call. */
                client_reference: string | null;
                /** @description The X-Request-Id of its answer. */
                request_id: string | null;
                /** @description What it cost, USD. */
                charged: string;
                /** @description What was asked for; a free call paid none of it. */
                lines: {
                    /** @description Product code, or `base`. */
                    code: string;
                    /** @description Its price, USD. */
                    price: string;
                }[];
                /** @description What it counted against the free quotas. */
                quota_units: number;
                /** @description Estimator rows that it counted. */
                estimator_rows: number;
                /** @description Whether it was given back since, because its answer never left. */
                given_back: boolean;
                /**
                 * @description What the response named: one `entity`, several `entities`, or `none`. `withheld`: another key made the call, and only owners see the whole account, in the dashboard. `not_attributable`: charged before this was kept, or longer ago than it is.
                 * @enum {unknown}
                 */
                attribution: "entity" | "entities" | "none" | "withheld" | "not_attributable";
                /** @description How many entities the response named; null: see `attribution`. */
                entities: number | null;
                /** @description The entity, when it was one: its typed id. */
                entity_id: string | null;
                /** @description What that entity is called now. */
                entity_name: string | null;
                /** @description The user who made the call in the dashboard; null: a program, or see `attribution`. */
                member_name: string | null;
                /** @description The address of that user. */
                member_email: string | null;
            }[];
            /** @description Where this page stands. */
            page: {
                /** @description Entries of this answer. */
                returned: number;
                /** @description Send it as `cursor`, with the same other parameters, for the next page; null: this is the last. */
                next_cursor: string | null;
            };
            billing: components["schemas"]["Billing"];
        };
        WorkPermitItem: {
            /** @description Id of the record: `GET /v5/entities/{id}` gives it alone. */
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
            /** @description The catalogue. */
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
                    /** @description Name, in any spelling and order. Blank is the same as null. */
                    name?: string | null;
                    /** @description Tax number, in any written form, with or without check digits. Blank is the same as null. */
                    ruc?: string | null;
                    /** @description Cédula of a person, in any written form. Blank is the same as null. */
                    cedula?: string | null;
                    /**
                     * @description `ec` and `co` are reserved and refused.
                     * @default pa
                     */
                    jurisdiction?: ("pa" | "ec" | "co") | null;
                    /** @description Shows entities of this kind alone. A filter: no score depends on it. */
                    type?: ("Organization" | "NaturalPerson") | null;
                    /**
                     * @description Candidates shown at most.
                     * @default 5
                     */
                    limit?: number | null;
                    /**
                     * @description Least confidence of a candidate that is shown.
                     * @default 0.3
                     */
                    min_confidence?: number | null;
                    /** @description Ids of entities that are known not to be meant. */
                    exclude_ids?: string[] | null;
                    /**
                     * @description Whether candidates come with their features.
                     * @default true
                     */
                    explain?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Who may be meant, best first. */
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
                    /** @description The rows; a free key has 10, with `with_presence` 100. */
                    rows: {
                        /** @description Your own id of the row, unique within the call; it comes back. */
                        row_id?: string | null;
                        /** @description Name, in any spelling and order. Blank is the same as null. */
                        name?: string | null;
                        /** @description Tax number, in any written form, with or without check digits. Blank is the same as null. */
                        ruc?: string | null;
                        /** @description Cédula of a person, in any written form. Blank is the same as null. */
                        cedula?: string | null;
                        /**
                         * @description `ec` and `co` are reserved and refused.
                         * @default pa
                         */
                        jurisdiction?: ("pa" | "ec" | "co") | null;
                        /** @description Shows entities of this kind alone. A filter: no score depends on it. */
                        type?: ("Organization" | "NaturalPerson") | null;
                        /**
                         * @description Candidates shown at most.
                         * @default 5
                         */
                        limit?: number | null;
                        /**
                         * @description Least confidence of a candidate that is shown.
                         * @default 0.3
                         */
                        min_confidence?: number | null;
                        /** @description Ids of entities that are known not to be meant. */
                        exclude_ids?: string[] | null;
                        /**
                         * @description Whether candidates come with their features.
                         * @default true
                         */
                        explain?: boolean | null;
                    }[];
                    /**
                     * @description Answers with aggregates alone: no ids, no candidates.
                     * @default false
                     */
                    with_presence?: boolean;
                };
            };
        };
        responses: {
            /** @description The rows in their order, or their numbers. */
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
                /** @description Product codes. Absent: CHK-BIN; DAT-FREE without a key and for a free key. Separated by commas, without spaces. */
                include?: ("CHK-BIN" | "DAT-CORE" | "DAT-HOOK" | "DAT-GOV" | "DAT-BIZ" | "DAT-ASSET" | "DAT-TRADE" | "DAT-DOC" | "DAT-RISK" | "DAT-PROC" | "DAT-NEWS" | "DAT-MEDIA" | "DAT-LEGAL" | "DAT-CGR" | "DAT-IP" | "DAT-LABOR" | "DAT-SCREEN" | "DAT-ALL" | "DAT-FREE")[];
                /** @description Most items of one list. */
                inline_limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of an entity or of an asset. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entity or the asset. */
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
                /** @description Where to go on, from `next`. Absent: the beginning. */
                cursor?: string;
                /** @description Most items. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of the entity, as an answer gave it. */
                id: string;
                /** @description A section as the card names it, or a level that holds several of them. */
                level: "core_registro" | "contacto" | "entity_events" | "directores" | "suspension" | "organizaciones" | "representante_legal_identificado" | "gacetas" | "documentos_contraloria" | "is_itbm" | "last_itbm_date" | "itbm" | "funcionario" | "avisos" | "licencias" | "personal_licenses" | "company_licenses" | "fideicomisos" | "marcas" | "propiedades" | "fincas" | "real_estate" | "bienes_muebles" | "naves" | "importaciones" | "exportaciones" | "imports_summary" | "exports_summary" | "customs_summary" | "customs_summaries" | "documentos_escaneados" | "documentos_digitales" | "rp_report_url" | "registry_documents" | "css_moroso_menciones" | "sanciones" | "idoneidades" | "expedientes_judiciales" | "licitaciones" | "noticias" | "noticias_globales" | "news" | "migrations" | "work_permits" | "sanciones_internacionales" | "coincidencias_pep" | "screening";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, or the value. */
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
                /** @description The page. */
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
            /** @description The page. */
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
                /** @description Id of the entity, as an answer gave it. */
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
                /** @description Id of the request, unique across jurisdictions. Webhooks name it too. */
                update_request_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status record. */
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
                /** @description Steps from the entity. */
                depth?: number;
            };
            header?: never;
            path: {
                /** @description Id of the entity, as an answer gave it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The network. */
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
                /** @description First UTC day, at most 366 days before the end of `to`; 30 days up to `to` when absent. */
                from?: string;
                /** @description Last UTC day, included; today when absent. */
                to?: string;
                /** @description `json`: one page; `csv`: everything, as a file. */
                format?: "json" | "csv";
                /** @description Most entries of a page. */
                limit?: number;
                /** @description `page.next_cursor` of the page before: signed, and good for this account and list alone. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of calls. All calls, as a file. */
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
                /** @description The code that opens the records. Separated by commas, without spaces. */
                include?: "DAT-LABOR"[];
            };
            header?: never;
            path: {
                /** @description Id of the entity, as an answer gave it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers, or the records. */
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
                /** @description Id of the entity, as an answer gave it. */
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
    listChanges: {
        parameters: {
            query?: {
                /** @description A UTC day or an instant: changes from then on; all when absent. */
                since?: string;
                /** @description Most entries of a page. */
                limit?: number;
                /** @description `page.next_cursor` of the page before: signed, and good for this account and list alone. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the entity, as an answer gave it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes. */
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
                /** @description The queries, as JSON text. */
                queries?: string;
                /** @description What to read of entities that were found, as JSON text. */
                extend?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest, results or data. */
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
                    /** @description The names or identifiers to look up. */
                    queries?: string | {
                        [key: string]: {
                            /** @description The name to look for. */
                            query?: string;
                            /** @description Types of the candidates. */
                            type?: ("Organization" | "NaturalPerson") | ("Organization" | "NaturalPerson")[];
                            /** @description Candidates at most; 5 when absent, never more than 50. */
                            limit?: number;
                            /** @description What else is known of the entity. */
                            properties?: {
                                /**
                                 * @description `ruc` or `cedula`, each once.
                                 * @enum {string}
                                 */
                                pid: "ruc" | "cedula";
                                /** @description The value; of several, the first that is not blank. */
                                v: (string | number | boolean | {
                                    /** @description The value, of a cell that was reconciled itself. */
                                    id: string;
                                    /** @description Its name; not looked at. */
                                    name?: string;
                                }) | (string | number | boolean | {
                                    /** @description The value, of a cell that was reconciled itself. */
                                    id: string;
                                    /** @description Its name; not looked at. */
                                    name?: string;
                                })[];
                            }[];
                            /**
                             * @description How several types are meant. No entity has two, so `all` takes one type only.
                             * @enum {string}
                             */
                            type_strict?: "any" | "should" | "all";
                        };
                    };
                    /** @description What to read of entities that were found. */
                    extend?: string | {
                        /** @description The entities. */
                        ids: string[];
                        /** @description What to read of each. */
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
                    /** @description The queries, as JSON text. */
                    queries?: string;
                    /** @description What to read of entities, as JSON text. */
                    extend?: string;
                };
            };
        };
        responses: {
            /** @description Results by the keys of the queries, or data. */
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
                /** @description How the name begins, or a tax number; of entities 3 characters or more. */
                prefix: string;
                /** @description Suggestions to leave out. */
                cursor?: number;
            };
            header?: never;
            path: {
                /** @description What is suggested. */
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
                /** @description As the protocol has it; there are fewer. */
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
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does. */
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
            /** @description It can. */
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
                /** @description Unix seconds after which the address no longer works. */
                expires: string;
                /** @description Signature of the address. */
                signature: string;
            };
            header?: never;
            path: {
                /** @description Name of the document, as the address has it. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, as a download. */
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
            /** @description The page. */
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
            /** @description The page. */
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
                /** @description Name of the file. */
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
