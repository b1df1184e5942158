// Generated from the code of the service: npm run openapi. Do not edit.
export interface paths {
    "/v4/panama/entidades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search entities of Panamá
         * @description By name, tax number, or both, which must then both match. At most 20 results, best first. At least one of the two is required.
         *
         *     **Price:** the base charge, 0.01. A free key is refused with `free_tier_code_locked`.
         */
        get: operations["searchPanamaEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/panama/entidades/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An entity of Panamá in detail
         * @description The base fields, and the sections of the product codes in `include`. Sections that do not apply to the entity are absent; an applicable list without data is `[]`.
         *
         *     **Price:** the base charge, 0.01, plus the prices of the charged codes; a code whose levels a larger one covers costs nothing. A free key is answered for the codes of the free tier, within its quotas.
         */
        get: operations["getPanamaEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/ecuador/entidades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search entities of Ecuador
         * @description By name, tax number, or both, which must then both match. At most 20 results, best first. At least one of the two is required.
         *
         *     **Price:** the base charge, 0.01. A free key is refused with `free_tier_code_locked`.
         */
        get: operations["searchEcuadorEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/ecuador/entidades/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An entity of Ecuador in detail
         * @description The base fields, and the sections of the product codes in `include`. Sections that do not apply to the entity are absent; an applicable list without data is `[]`.
         *
         *     **Price:** the base charge, 0.01, plus the prices of the charged codes; a code whose levels a larger one covers costs nothing. A free key is answered for the codes of the free tier, within its quotas.
         */
        get: operations["getEcuadorEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/colombia/entidades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search entities of Colombia
         * @description By name, tax number, or both, which must then both match. At most 20 results, best first. At least one of the two is required.
         *
         *     **Price:** the base charge, 0.01. A free key is refused with `free_tier_code_locked`.
         */
        get: operations["searchColombiaEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/colombia/entidades/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An entity of Colombia in detail
         * @description The base fields, and the sections of the product codes in `include`. Sections that do not apply to the entity are absent; an applicable list without data is `[]`.
         *
         *     **Price:** the base charge, 0.01, plus the prices of the charged codes; a code whose levels a larger one covers costs nothing. A free key is answered for the codes of the free tier, within its quotas.
         */
        get: operations["getColombiaEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/panama/entidades/{id}/update": {
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
         * @description Queues a refresh and answers at once; the result comes by webhook and can be polled. Every call makes a request of its own, unless calls share an `Idempotency-Key`. Takes no body.
         *
         *     **Price:** that of the codes, without the base charge. It is charged when the refresh completes; a failed one costs nothing. Until it ends its price is reserved: all open refreshes together have to fit balance and spending limits. A free key is refused with `update requests require a paid plan`.
         */
        post: operations["requestPanamaUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/update_requests/{update_request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a refresh
         * @description One of the caller's own requests. Poll every few minutes; most complete within an hour.
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
    "/v4/openapi.yml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document
         * @description The OpenAPI 3.1 description of v4, as YAML.
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
        AcceptedUpdateRequest: {
            /** @description Identifier of the request, unique across jurisdictions. */
            update_request_id: number;
            /**
             * @description Always `pending` at creation.
             * @constant
             */
            status: "pending";
            /** @description Identifier of the entity within its jurisdiction. */
            entity_id: number;
            /** @description Stable key of the entity in its sources. */
            entity_sid: string;
            /**
             * @description Only Panama has refreshes.
             * @constant
             */
            jurisdiction: "panama";
            /** @description The codes that were asked for. */
            requested_codes: string[];
            /** @description What completion charges, USD as a decimal string. */
            estimated_cost: string;
            /** @description Where the result will be sent; null: no webhook is set up. */
            webhook_url: string | null;
        };
        Accionista: {
            /** @description Identifier of the record */
            id: number;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Name of the shareholder */
            nombre: string | null;
            /** @description Cédula, RUC or passport of the shareholder */
            identificacion: string | null;
            /** @description Nationality */
            nacionalidad: string | null;
            /** @description Kind of investment: national or foreign */
            tipo_inversion: string | null;
            /** @description Capital held, in USD */
            capital: number | null;
            /** @description Share of the capital, in percent */
            porcentaje: number | null;
            /** @description Identifier of the shareholder when it is an organisation on record */
            organization_id: number | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
        };
        BienMueble: {
            /** @description Identifier of the record */
            id: number;
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
        ColombiaNaturalPerson: {
            /** @description v4 identifier of the entity within its jurisdiction */
            id: number;
            /** @description Public identifier of the entity; equal to `id` */
            service_id: number;
            /** @description Stable key of the entity in its sources */
            sid: string;
            /** @description Name as registered */
            nombre: string | null;
            /** @description Identity card number */
            cedula: string | null;
        };
        ColombiaOrganization: {
            /** @description v4 identifier of the entity within its jurisdiction */
            id: number;
            /** @description Public identifier of the entity; equal to `id` */
            service_id: number;
            /** @description Stable key of the entity in its sources */
            sid: string;
            /** @description Name as registered */
            nombre: string | null;
            /** @description File number in the company register (Ecuador: expediente; Colombia: matrícula mercantil) */
            ficha: string | null;
            /** @description Folio number in the company register */
            folio: string | null;
            /** @description Tax number as registered, with its check digit where there is one (Colombia: NIT) */
            ruc: string | null;
            /** @description Tax number without check digit */
            ruc_no_dv: string | null;
            /** @description Legal form */
            tipo_organizacion: string | null;
            /** @description Date of registration */
            fecha_registro: string | null;
            /** @description Registered capital, as written in the register */
            capital: string | null;
            /** @description Registered domicile */
            domicilio: string | null;
            /** @description Status in the register, such as VIGENTE */
            status: string | null;
            /** @description Duration or validity, as written in the register */
            vigencia: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
            /** @description Delivered by DAT-CORE, DAT-ALL */
            contacto?: components["schemas"]["Contacto"] | null;
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
        Denuncia: {
            /** @description Identifier of the record */
            id: number;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Number of the crime report (noticia del delito) */
            numero: string | null;
            /** @description Alleged offence */
            delito: string | null;
            /** @description Prosecutor's office */
            fiscalia: string | null;
            /** @description Place */
            lugar: string | null;
            /** @description Date of the report */
            fecha: string | null;
            /** @description State of the proceedings */
            estado: string | null;
            /** @description Part the organisation plays: complainant, suspect or victim */
            rol: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
        };
        Director: {
            /** @description Name of the director */
            nombre: string | null;
            /** @description Post, such as PRESIDENTE */
            cargo: string | null;
            /** @description Identity card or tax number of the director */
            cedula: string | null;
            /** @description Identifier of the director in this jurisdiction, when known */
            person_id: number | null;
            /** @description Whether the director still holds the post */
            activo: boolean | null;
            /** @description Since when */
            desde: string | null;
            /** @description Until when */
            hasta: string | null;
            /** @description How the director was tied to `person_id` */
            link: components["schemas"]["LinkEvidence"] | null;
        };
        DocumentoDigital: {
            /** @description Identifier of the record */
            id: number;
            /** @description Entry number in the register */
            entrada: string | null;
            /** @description What was filed */
            detalle: string | null;
            /** @description Date of filing */
            fecha_ingreso: string | null;
            /** @description Date of the deed */
            fecha_escritura: string | null;
        };
        DocumentoEscaneado: {
            /** @description Identifier of the record */
            id: number;
            /** @description Name of the document */
            nombre: string | null;
            /** @description Address of the document */
            pdf_url: string | null;
        };
        /** @description The answer to a dry run: what the call would cost. */
        DryRun: {
            billing: components["schemas"]["Billing"];
        };
        EcuadorOrganization: {
            /** @description v4 identifier of the entity within its jurisdiction */
            id: number;
            /** @description Public identifier of the entity; equal to `id` */
            service_id: number;
            /** @description Stable key of the entity in its sources */
            sid: string;
            /** @description Name as registered */
            nombre: string | null;
            /** @description File number in the company register (Ecuador: expediente; Colombia: matrícula mercantil) */
            ficha: string | null;
            /** @description Folio number in the company register */
            folio: string | null;
            /** @description Tax number as registered, with its check digit where there is one (Colombia: NIT) */
            ruc: string | null;
            /** @description Tax number without check digit */
            ruc_no_dv: string | null;
            /** @description Legal form */
            tipo_organizacion: string | null;
            /** @description Date of registration */
            fecha_registro: string | null;
            /** @description Registered capital, as written in the register */
            capital: string | null;
            /** @description Registered domicile */
            domicilio: string | null;
            /** @description Status in the register, such as VIGENTE */
            status: string | null;
            /** @description Duration or validity, as written in the register */
            vigencia: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
            /** @description Delivered by DAT-CORE, DAT-ALL */
            contacto?: components["schemas"]["Contacto"] | null;
            /** @description Delivered by DAT-GOV, DAT-ALL */
            directores?: components["schemas"]["Director"][] | null;
            /** @description Delivered by DAT-BIZ, DAT-ALL */
            licencias?: components["schemas"]["GeneralLicense"][];
            /** @description Delivered by DAT-DOC, DAT-ALL */
            documentos_digitales?: components["schemas"]["DocumentoDigital"][];
            /** @description Delivered by DAT-RISK, DAT-ALL */
            css_moroso_menciones?: components["schemas"]["CSSMorosoMencion"][];
            /** @description Delivered by DAT-RISK, DAT-ALL */
            expedientes_judiciales?: components["schemas"]["ExpedienteJudicial"][];
            /** @description Delivered by DAT-PROC, DAT-ALL */
            licitaciones?: components["schemas"]["Licitacion"][];
            /** @description Delivered by DAT-NEWS, DAT-MEDIA, DAT-ALL */
            noticias?: components["schemas"]["Noticia"][];
            /** @description Delivered by DAT-ALL */
            accionistas?: components["schemas"]["Accionista"][];
            /** @description Delivered by DAT-ALL */
            denuncias?: components["schemas"]["Denuncia"][];
            /** @description Delivered by DAT-ALL */
            sri_reports?: components["schemas"]["SriReport"][];
        };
        /** @description Include must not contain an empty product code. */
        EmptyIncludeItemError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "include must not contain an empty product code";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        EntityEvent: {
            /** @description Identifier of the record */
            id: number;
            /** @description Kind of the asset, such as `finca` or `nave` */
            asset_type: string | null;
            /** @description Identifier of the asset */
            asset_id: number | null;
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
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The entities that match, best first. */
        EntitySummaries: components["schemas"]["EntitySummary"][];
        EntitySummary: {
            /** @description v4 identifier of the entity within its jurisdiction */
            id: number;
            /** @description Name as registered */
            nombre: string | null;
            /** @description Tax number without check digit (Colombia: NIT) */
            ruc_no_dv?: string | null;
            /** @description `Organization` or `NaturalPerson` */
            type: string;
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
        Exportacion: {
            /** @description Identifier of the record */
            id: number;
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
        Finca: {
            /** @description Identifier of the record */
            id: number;
            /** @description Folio number */
            folio: string | null;
            /** @description File number */
            ficha: string | null;
            /** @description Date of registration */
            fecha_inscripcion: string | null;
            /** @description Mortgages */
            hipotecas: components["schemas"]["RealEstateElemento"][];
            /** @description Sales */
            compraventas: components["schemas"]["RealEstateElemento"][];
            /** @description The latest mortgage */
            last_hipoteca: components["schemas"]["RealEstateElemento"] | null;
            /** @description The latest sale */
            last_compraventa: components["schemas"]["RealEstateElemento"] | null;
            /** @description Latest entries of the folio */
            record_events: components["schemas"]["RealEstateElemento"][];
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
        Importacion: {
            /** @description Identifier of the record */
            id: number;
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
        /** @description The spendable balance is below the price. `balance` and `shortfall` are missing when it could not be read again; `shortfall` alone is missing when a top-up arrived meanwhile: retry. */
        InsufficientCreditsError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "insufficient credits";
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
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Id must be an integer. */
        InvalidIdError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "id must be an integer";
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
        LinkEvidence: {
            /** @description `id` (tied by an identifier) or `name` (tied by name only) */
            method: string | null;
            /** @description Confidence between 0 and 1 */
            score: number | null;
        };
        Marca: {
            /** @description Identifier of the record */
            id: number;
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
        Migration: {
            /** @description Identifier of the record */
            id: number;
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
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description No Authorization header. */
        MissingKeyError: {
            /** @description The same for people, with what to do next. */
            message: string;
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
        /** @description At least one of 'nombre' or 'ruc' is required. */
        MissingSearchTermError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "at least one of 'nombre' or 'ruc' is required";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Nombre must have at least 3 characters. */
        NameTooShortError: {
            /** @description What was refused, and what helps. */
            error: string;
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        Nave: {
            /** @description Identifier of the record */
            id: number;
            /** @description Name of the ship */
            nombre: string | null;
            /** @description File number */
            ficha: string | null;
            /** @description Date of registration */
            fecha_registro: string | null;
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
        /** @description An OpenAPI document. */
        OpenApiDocument: {
            /** @description Version of OpenAPI. */
            openapi: string;
            /** @description Title, version and description. */
            info: Record<string, never>;
            /** @description The operations by path and method. */
            paths: Record<string, never>;
        };
        OrganizationMembership: {
            /** @description Post held in the organisation */
            cargo: string | null;
            /** @description Name of the organisation */
            nombre: string | null;
            /** @description Identifier of the organisation */
            organization_id: number | null;
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
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        PanamaNaturalPerson: {
            /** @description v4 identifier of the entity within its jurisdiction */
            id: number;
            /** @description Public identifier of the entity; equal to `id` */
            service_id: number;
            /** @description Stable key of the entity in its sources */
            sid: string;
            /** @description Name as registered */
            nombre: string | null;
            /** @description Identity card number */
            cedula: string | null;
            /** @description Delivered by DAT-HOOK, DAT-MEDIA, DAT-ALL */
            entity_events?: components["schemas"]["EntityEvent"][];
            /** @description Delivered by DAT-GOV, DAT-ALL */
            organizaciones?: components["schemas"]["OrganizationMembership"][];
            /** @description Delivered by DAT-GOV, DAT-ALL */
            gacetas?: components["schemas"]["Gaceta"][];
            /** @description Delivered by DAT-GOV, DAT-CGR, DAT-ALL */
            documentos_contraloria?: components["schemas"]["ContraloriaDoc"][];
            /** @description Delivered by DAT-GOV, DAT-CGR, DAT-LABOR, DAT-ALL */
            funcionario?: components["schemas"]["Planilla"][];
            /** @description Delivered by DAT-BIZ, DAT-ALL */
            avisos?: components["schemas"]["BusinessNotice"][];
            /** @description Delivered by DAT-BIZ, DAT-ALL */
            licencias?: components["schemas"]["GeneralLicense"][];
            /** @description Delivered by DAT-BIZ, DAT-ALL */
            personal_licenses?: components["schemas"]["PersonalLicense"][];
            /** @description Delivered by DAT-BIZ, DAT-ALL */
            company_licenses?: components["schemas"]["CompanyLicense"][];
            /** @description Delivered by DAT-BIZ, DAT-ALL */
            fideicomisos?: components["schemas"]["Fideicomiso"][];
            /** @description Delivered by DAT-BIZ, DAT-IP, DAT-ALL */
            marcas?: components["schemas"]["Marca"][];
            /** @description Delivered by DAT-ASSET, DAT-ALL */
            propiedades?: components["schemas"]["Propiedad"][];
            /** @description Delivered by DAT-ASSET, DAT-ALL */
            fincas?: components["schemas"]["Finca"][];
            /** @description Delivered by DAT-ASSET, DAT-ALL */
            bienes_muebles?: components["schemas"]["BienMueble"][];
            /** @description Delivered by DAT-ASSET, DAT-ALL */
            naves?: components["schemas"]["Nave"][];
            /** @description Delivered by DAT-TRADE, DAT-ALL */
            importaciones?: components["schemas"]["Importacion"][];
            /** @description Delivered by DAT-TRADE, DAT-ALL */
            exportaciones?: components["schemas"]["Exportacion"][];
            /** @description Delivered by DAT-TRADE, DAT-ALL */
            imports_summary?: components["schemas"]["ImportsSummary"] | null;
            /** @description Delivered by DAT-TRADE, DAT-ALL */
            exports_summary?: components["schemas"]["ExportsSummary"] | null;
            /** @description Delivered by DAT-DOC, DAT-ALL */
            documentos_escaneados?: components["schemas"]["DocumentoEscaneado"][];
            /** @description Delivered by DAT-DOC, DAT-ALL */
            documentos_digitales?: components["schemas"]["DocumentoDigital"][];
            /** @description Delivered by DAT-RISK, DAT-ALL */
            css_moroso_menciones?: components["schemas"]["CSSMorosoMencion"][];
            /** @description Delivered by DAT-RISK, DAT-ALL */
            sanciones?: components["schemas"]["Sancion"][];
            /** @description Delivered by DAT-RISK, DAT-ALL */
            idoneidades?: components["schemas"]["Idoneidad"][];
            /** @description Delivered by DAT-RISK, DAT-ALL */
            expedientes_judiciales?: components["schemas"]["ExpedienteJudicial"][];
            /** @description Delivered by DAT-PROC, DAT-ALL */
            licitaciones?: components["schemas"]["Licitacion"][];
            /** @description Delivered by DAT-NEWS, DAT-MEDIA, DAT-ALL */
            noticias?: components["schemas"]["Noticia"][];
            /** @description Delivered by DAT-NEWS, DAT-MEDIA, DAT-ALL */
            noticias_globales?: components["schemas"]["Noticia"][];
            /** @description Delivered by DAT-LEGAL, DAT-LABOR, DAT-ALL */
            migrations?: components["schemas"]["Migration"][];
            /** @description Delivered by DAT-LEGAL, DAT-LABOR, DAT-ALL */
            work_permits?: components["schemas"]["WorkPermit"][];
            /** @description Delivered by DAT-SCREEN */
            sanciones_internacionales?: components["schemas"]["SancionInternacional"][];
            /** @description Delivered by DAT-SCREEN */
            coincidencias_pep?: components["schemas"]["CoincidenciaPep"][];
        };
        PanamaOrganization: {
            /** @description v4 identifier of the entity within its jurisdiction */
            id: number;
            /** @description Public identifier of the entity; equal to `id` */
            service_id: number;
            /** @description Stable key of the entity in its sources */
            sid: string;
            /** @description Name as registered */
            nombre: string | null;
            /** @description File number in the company register (Ecuador: expediente; Colombia: matrícula mercantil) */
            ficha: string | null;
            /** @description Folio number in the company register */
            folio: string | null;
            /** @description Tax number as registered, with its check digit where there is one (Colombia: NIT) */
            ruc: string | null;
            /** @description Tax number without check digit */
            ruc_no_dv: string | null;
            /** @description Legal form */
            tipo_organizacion: string | null;
            /** @description Date of registration */
            fecha_registro: string | null;
            /** @description Registered capital, as written in the register */
            capital: string | null;
            /** @description Registered domicile */
            domicilio: string | null;
            /** @description Status in the register, such as VIGENTE */
            status: string | null;
            /** @description Duration or validity, as written in the register */
            vigencia: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
            /** @description Delivered by DAT-CORE, DAT-ALL */
            contacto?: components["schemas"]["Contacto"] | null;
            /** @description Delivered by DAT-HOOK, DAT-MEDIA, DAT-ALL */
            entity_events?: components["schemas"]["EntityEvent"][];
            /** @description Delivered by DAT-GOV, DAT-ALL */
            directores?: components["schemas"]["Director"][] | null;
            /** @description Delivered by DAT-GOV, DAT-ALL */
            suspension?: components["schemas"]["Suspension"] | null;
            /** @description Delivered by DAT-GOV, DAT-ALL */
            organizaciones?: components["schemas"]["OrganizationMembership"][];
            /** @description Delivered by DAT-GOV, DAT-ALL */
            representante_legal_identificado?: components["schemas"]["RepresentanteLegal"] | null;
            /** @description Delivered by DAT-GOV, DAT-ALL */
            gacetas?: components["schemas"]["Gaceta"][];
            /** @description Delivered by DAT-GOV, DAT-CGR, DAT-ALL */
            documentos_contraloria?: components["schemas"]["ContraloriaDoc"][];
            /** @description Delivered by DAT-GOV, DAT-ALL */
            is_itbm?: boolean | null;
            /** @description Delivered by DAT-GOV, DAT-ALL */
            last_itbm_date?: string | null;
            /** @description Delivered by DAT-GOV, DAT-CGR, DAT-LABOR, DAT-ALL */
            funcionario?: components["schemas"]["Planilla"][];
            /** @description Delivered by DAT-BIZ, DAT-ALL */
            avisos?: components["schemas"]["BusinessNotice"][];
            /** @description Delivered by DAT-BIZ, DAT-ALL */
            licencias?: components["schemas"]["GeneralLicense"][];
            /** @description Delivered by DAT-BIZ, DAT-ALL */
            personal_licenses?: components["schemas"]["PersonalLicense"][];
            /** @description Delivered by DAT-BIZ, DAT-ALL */
            company_licenses?: components["schemas"]["CompanyLicense"][];
            /** @description Delivered by DAT-BIZ, DAT-ALL */
            fideicomisos?: components["schemas"]["Fideicomiso"][];
            /** @description Delivered by DAT-BIZ, DAT-IP, DAT-ALL */
            marcas?: components["schemas"]["Marca"][];
            /** @description Delivered by DAT-ASSET, DAT-ALL */
            propiedades?: components["schemas"]["Propiedad"][];
            /** @description Delivered by DAT-ASSET, DAT-ALL */
            fincas?: components["schemas"]["Finca"][];
            /** @description Delivered by DAT-ASSET, DAT-ALL */
            bienes_muebles?: components["schemas"]["BienMueble"][];
            /** @description Delivered by DAT-ASSET, DAT-ALL */
            naves?: components["schemas"]["Nave"][];
            /** @description Delivered by DAT-TRADE, DAT-ALL */
            importaciones?: components["schemas"]["Importacion"][];
            /** @description Delivered by DAT-TRADE, DAT-ALL */
            exportaciones?: components["schemas"]["Exportacion"][];
            /** @description Delivered by DAT-TRADE, DAT-ALL */
            imports_summary?: components["schemas"]["ImportsSummary"] | null;
            /** @description Delivered by DAT-TRADE, DAT-ALL */
            exports_summary?: components["schemas"]["ExportsSummary"] | null;
            /** @description Delivered by DAT-TRADE, DAT-ALL */
            customs_summary?: components["schemas"]["CustomsSummary"] | null;
            /** @description Delivered by DAT-DOC, DAT-ALL */
            documentos_escaneados?: components["schemas"]["DocumentoEscaneado"][];
            /** @description Delivered by DAT-DOC, DAT-ALL */
            documentos_digitales?: components["schemas"]["DocumentoDigital"][];
            /** @description Delivered by DAT-DOC, DAT-ALL */
            rp_report_url?: string | null;
            /** @description Delivered by DAT-RISK, DAT-ALL */
            css_moroso_menciones?: components["schemas"]["CSSMorosoMencion"][];
            /** @description Delivered by DAT-RISK, DAT-ALL */
            sanciones?: components["schemas"]["Sancion"][];
            /** @description Delivered by DAT-RISK, DAT-ALL */
            idoneidades?: components["schemas"]["Idoneidad"][];
            /** @description Delivered by DAT-RISK, DAT-ALL */
            expedientes_judiciales?: components["schemas"]["ExpedienteJudicial"][];
            /** @description Delivered by DAT-PROC, DAT-ALL */
            licitaciones?: components["schemas"]["Licitacion"][];
            /** @description Delivered by DAT-NEWS, DAT-MEDIA, DAT-ALL */
            noticias?: components["schemas"]["Noticia"][];
            /** @description Delivered by DAT-NEWS, DAT-MEDIA, DAT-ALL */
            noticias_globales?: components["schemas"]["Noticia"][];
            /** @description Delivered by DAT-LEGAL, DAT-LABOR, DAT-ALL */
            migrations?: components["schemas"]["Migration"][];
            /** @description Delivered by DAT-LEGAL, DAT-LABOR, DAT-ALL */
            work_permits?: components["schemas"]["WorkPermit"][];
            /** @description Delivered by DAT-SCREEN */
            sanciones_internacionales?: components["schemas"]["SancionInternacional"][];
            /** @description Delivered by DAT-SCREEN */
            coincidencias_pep?: components["schemas"]["CoincidenciaPep"][];
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
            /** @description As in the JSON form. */
            code?: string;
        } & {
            [key: string]: unknown;
        };
        Propiedad: {
            /** @description Identifier of the record */
            id: number;
            /** @description Folio number */
            folio: string | null;
            /** @description File number */
            ficha: string | null;
            /** @description Building */
            edificio: string | null;
            /** @description Date of registration */
            fecha_inscripcion: string | null;
            /** @description Mortgages */
            hipotecas: components["schemas"]["RealEstateElemento"][];
            /** @description Sales */
            compraventas: components["schemas"]["RealEstateElemento"][];
            /** @description The latest mortgage */
            last_hipoteca: components["schemas"]["RealEstateElemento"] | null;
            /** @description The latest sale */
            last_compraventa: components["schemas"]["RealEstateElemento"] | null;
            /** @description Latest entries of the folio */
            record_events: components["schemas"]["RealEstateElemento"][];
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
        RealEstateElemento: {
            /** @description Identifier of the record */
            id: number;
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
        RepresentanteLegal: {
            /** @description Name of the legal representative */
            nombre: string | null;
            /** @description Identity card or tax number */
            cedula: string | null;
            /** @description Post from which the representation follows */
            cargo: string | null;
            /** @description Identifier of the person in this jurisdiction, when known */
            person_id: number | null;
            /** @description How the representative was tied to `person_id` */
            link: components["schemas"]["LinkEvidence"] | null;
        };
        /** @description Not found. */
        RouteNotFoundError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "not found";
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
        ScreeningMatch: {
            /** @description `ruc`, `cedula` or `name` */
            key: string | null;
            /** @description Confidence between 0 and 1 */
            score: number | null;
        };
        /** @description The search backend is down, slow, overloaded or not ready. Never charged, never an empty 200. */
        SearchBackendErrorError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "search temporarily unavailable";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A part of the service is out of reach or the service is stopping. Never charged. */
        ServiceUnavailableError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "service temporarily unavailable";
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
        SriReport: {
            /** @description Identifier of the record */
            id: number;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Kind of report, such as registration, income tax or debt */
            tipo: string | null;
            /** @description Tax period */
            periodo: string | null;
            /** @description What the report states */
            detalle: string | null;
            /** @description Amount in USD */
            monto: number | null;
            /** @description State of the taxpayer or of the obligation */
            estado: string | null;
            /** @description Date of the report */
            fecha: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
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
        /** @description The request target has more than 4096 characters. */
        TargetTooLongError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "request target too long";
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
        /** @description Why the refresh or its webhook failed. */
        UpdateRequestError: {
            /** @description The cause. */
            message: string;
        };
        /** @description Update request not found. */
        UpdateRequestNotFoundError: {
            /**
             * @description What was refused, and what helps.
             * @constant
             */
            error: "update request not found";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The status of a refresh: always these 11 keys. */
        UpdateRequestStatus: {
            /** @description Identifier of the request, unique across jurisdictions. */
            update_request_id: number;
            /** @description Identifier of the entity within its jurisdiction. */
            entity_id: number;
            /**
             * @description Jurisdiction of the entity.
             * @enum {unknown}
             */
            jurisdiction: "panama" | "ecuador" | "colombia";
            /**
             * @description Where the refresh stands.
             * @enum {unknown}
             */
            status: "pending" | "completed" | "failed";
            /** @description How the webhook went; independent of `status`. */
            webhook_status: ("delivered" | "failed") | null;
            /** @description Attempts to deliver it so far. */
            webhook_attempts: number;
            /** @description The codes that were asked for. */
            requested_codes: string[];
            /**
             * Format: date-time
             * @description When work on it began, ISO 8601.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it ended, ISO 8601.
             */
            completed_at: string | null;
            /** @description The entity once completed, as the detail gives it. */
            result: (components["schemas"]["PanamaOrganization"] | components["schemas"]["PanamaNaturalPerson"]) | null;
            /** @description What went wrong, if anything did. */
            error: components["schemas"]["UpdateRequestError"] | null;
        };
        WorkPermit: {
            /** @description Identifier of the record */
            id: number;
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
    searchPanamaEntities: {
        parameters: {
            query?: {
                /** @description Name or its beginning, words in any order; at least 3 character(s). */
                nombre?: string;
                /** @description Tax number (RUC, cédula or NIT) with or without check digit, dashes, spaces, leading zeros. */
                ruc?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found; an empty list when nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntitySummaries"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    getPanamaEntity: {
        parameters: {
            query: {
                /** @description Product codes. Separated by commas, without spaces. */
                include: ("CHK-BIN" | "DAT-CORE" | "DAT-HOOK" | "DAT-GOV" | "DAT-BIZ" | "DAT-ASSET" | "DAT-TRADE" | "DAT-DOC" | "DAT-RISK" | "DAT-PROC" | "DAT-NEWS" | "DAT-MEDIA" | "DAT-LEGAL" | "DAT-CGR" | "DAT-IP" | "DAT-LABOR" | "DAT-SCREEN" | "DAT-ALL")[];
            };
            header?: never;
            path: {
                /** @description Identifier of the entity within its jurisdiction. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["PanamaOrganization"] | components["schemas"]["PanamaNaturalPerson"]) | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchEcuadorEntities: {
        parameters: {
            query?: {
                /** @description Name or its beginning, words in any order; at least 1 character(s). */
                nombre?: string;
                /** @description Tax number (RUC, cédula or NIT) with or without check digit, dashes, spaces, leading zeros. */
                ruc?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found; an empty list when nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntitySummaries"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    getEcuadorEntity: {
        parameters: {
            query: {
                /** @description Product codes. Separated by commas, without spaces. */
                include: ("CHK-BIN" | "DAT-CORE" | "DAT-ALL")[];
            };
            header?: never;
            path: {
                /** @description Identifier of the entity within its jurisdiction. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EcuadorOrganization"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    searchColombiaEntities: {
        parameters: {
            query?: {
                /** @description Name or its beginning, words in any order; at least 1 character(s). */
                nombre?: string;
                /** @description Tax number (RUC, cédula or NIT) with or without check digit, dashes, spaces, leading zeros. */
                ruc?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found; an empty list when nothing was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntitySummaries"] | components["schemas"]["DryRun"];
                };
            };
        };
    };
    getColombiaEntity: {
        parameters: {
            query: {
                /** @description Product codes. Separated by commas, without spaces. */
                include: ("CHK-BIN" | "DAT-CORE")[];
            };
            header?: never;
            path: {
                /** @description Identifier of the entity within its jurisdiction. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["ColombiaOrganization"] | components["schemas"]["ColombiaNaturalPerson"]) | components["schemas"]["DryRun"];
                };
            };
        };
    };
    requestPanamaUpdate: {
        parameters: {
            query: {
                /** @description Product codes. Separated by commas, without spaces. */
                include: ("CHK-BIN" | "DAT-CORE" | "DAT-HOOK" | "DAT-GOV" | "DAT-BIZ" | "DAT-ASSET" | "DAT-TRADE" | "DAT-DOC" | "DAT-RISK" | "DAT-PROC" | "DAT-NEWS" | "DAT-MEDIA" | "DAT-LEGAL" | "DAT-CGR" | "DAT-IP" | "DAT-LABOR" | "DAT-SCREEN" | "DAT-ALL")[];
            };
            header?: never;
            path: {
                /** @description Identifier of the entity within its jurisdiction. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
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
                    "application/json": components["schemas"]["AcceptedUpdateRequest"];
                };
            };
        };
    };
    getUpdateRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the request, unique across jurisdictions. */
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
                    "application/json": components["schemas"]["UpdateRequestStatus"] | components["schemas"]["DryRun"];
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
