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
         * @description Search by name, tax number or both; at least one is required. If you send both, both must match. Returns at most 20 results, best first.
         *
         *     **Price:** the base charge (0.01). Free keys get `free_tier_code_locked`.
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
         * Get an entity of Panamá
         * @description Returns the base fields and the sections of the product codes in `include`. Sections that do not apply to the entity are absent. A list without data is `[]`.
         *
         *     **Price:** the base charge (0.01) plus the prices of the charged codes. A code that a larger code covers is free. Free keys can request the codes of the free tier, within their quotas.
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
         * @description Search by name, tax number or both; at least one is required. If you send both, both must match. Returns at most 20 results, best first.
         *
         *     **Price:** the base charge (0.01). Free keys get `free_tier_code_locked`.
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
         * Get an entity of Ecuador
         * @description Returns the base fields and the sections of the product codes in `include`. Sections that do not apply to the entity are absent. A list without data is `[]`.
         *
         *     **Price:** the base charge (0.01) plus the prices of the charged codes. A code that a larger code covers is free. Free keys can request the codes of the free tier, within their quotas.
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
         * @description Search by name, tax number or both; at least one is required. If you send both, both must match. Returns at most 20 results, best first.
         *
         *     **Price:** the base charge (0.01). Free keys get `free_tier_code_locked`.
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
         * Get an entity of Colombia
         * @description Returns the base fields and the sections of the product codes in `include`. Sections that do not apply to the entity are absent. A list without data is `[]`.
         *
         *     **Price:** the base charge (0.01) plus the prices of the charged codes. A code that a larger code covers is free. Free keys can request the codes of the free tier, within their quotas.
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
         * Refresh an entity
         * @description Queues a refresh from the sources and returns immediately. The result is sent by webhook, and you can poll for it. Each call creates a new request unless calls share an `Idempotency-Key`. Takes no body.
         *
         *     **Price:** the price of the codes, without the base charge. Charged when the refresh completes; failed refreshes are free. The price is reserved until the refresh ends: the balance and spending limits must cover all open refreshes. Free keys get `update requests require a paid plan`.
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
         * Get the status of an update request
         * @description Returns an update request of your account. Poll every few minutes; most complete within an hour.
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
    "/v4/openapi.yml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OpenAPI document
         * @description Returns the OpenAPI 3.1 document of v4, as YAML.
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
        AcceptedUpdateRequest: {
            /** @description Id of the update request, unique across jurisdictions. */
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
             * @description Only entities of Panama can be refreshed.
             * @constant
             */
            jurisdiction: "panama";
            /** @description Requested codes. */
            requested_codes: string[];
            /** @description Amount charged on completion, in USD as a decimal string. */
            estimated_cost: string;
            /** @description URL that receives the result. Null if no webhook is set up. */
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
            /** @description Investment type: national or foreign */
            tipo_inversion: string | null;
            /** @description Capital held, in USD */
            capital: number | null;
            /** @description Share of the capital, in percent */
            porcentaje: number | null;
            /** @description Identifier of the shareholder. Null if it is not a known organization */
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
        ColombiaNaturalPerson: {
            /** @description v4 identifier of the entity within its jurisdiction */
            id: number;
            /** @description Public identifier of the entity; equal to `id` */
            service_id: number;
            /** @description Stable key of the entity in its sources */
            sid: string;
            /** @description Registered name */
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
            /** @description Registered name */
            nombre: string | null;
            /** @description File number in the company registry (Ecuador: expediente; Colombia: matrícula mercantil) */
            ficha: string | null;
            /** @description Folio number in the company registry */
            folio: string | null;
            /** @description Registered tax number, with check digit if there is one (Colombia: NIT) */
            ruc: string | null;
            /** @description Tax number without check digit */
            ruc_no_dv: string | null;
            /** @description Legal form */
            tipo_organizacion: string | null;
            /** @description Registration date */
            fecha_registro: string | null;
            /** @description Registered capital, as written in the registry */
            capital: string | null;
            /** @description Registered domicile */
            domicilio: string | null;
            /** @description Status in the registry, such as VIGENTE */
            status: string | null;
            /** @description Duration or validity, as written in the registry */
            vigencia: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
            /** @description Included in DAT-CORE, DAT-ALL */
            contacto?: components["schemas"]["Contacto"] | null;
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
        Denuncia: {
            /** @description Identifier of the record */
            id: number;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Number of the crime report (noticia del delito) */
            numero: string | null;
            /** @description Alleged offense */
            delito: string | null;
            /** @description Prosecutor's office */
            fiscalia: string | null;
            /** @description Place */
            lugar: string | null;
            /** @description Date of the report */
            fecha: string | null;
            /** @description Status of the proceedings */
            estado: string | null;
            /** @description Role of the organization: complainant, suspect or victim */
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
            /** @description Position, such as PRESIDENTE */
            cargo: string | null;
            /** @description Identity card or tax number of the director */
            cedula: string | null;
            /** @description Identifier of the director in this jurisdiction. Null if unknown */
            person_id: number | null;
            /** @description Whether the director still holds the position */
            activo: boolean | null;
            /** @description Start date */
            desde: string | null;
            /** @description End date */
            hasta: string | null;
            /** @description How the director was matched to `person_id` */
            link: components["schemas"]["LinkEvidence"] | null;
        };
        DocumentoDigital: {
            /** @description Identifier of the record */
            id: number;
            /** @description Entry number in the registry */
            entrada: string | null;
            /** @description Filed document */
            detalle: string | null;
            /** @description Filing date */
            fecha_ingreso: string | null;
            /** @description Date of the deed */
            fecha_escritura: string | null;
        };
        DocumentoEscaneado: {
            /** @description Identifier of the record */
            id: number;
            /** @description Name of the document */
            nombre: string | null;
            /** @description URL of the document */
            pdf_url: string | null;
        };
        /** @description Response to a dry run: the price of the request. */
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
            /** @description Registered name */
            nombre: string | null;
            /** @description File number in the company registry (Ecuador: expediente; Colombia: matrícula mercantil) */
            ficha: string | null;
            /** @description Folio number in the company registry */
            folio: string | null;
            /** @description Registered tax number, with check digit if there is one (Colombia: NIT) */
            ruc: string | null;
            /** @description Tax number without check digit */
            ruc_no_dv: string | null;
            /** @description Legal form */
            tipo_organizacion: string | null;
            /** @description Registration date */
            fecha_registro: string | null;
            /** @description Registered capital, as written in the registry */
            capital: string | null;
            /** @description Registered domicile */
            domicilio: string | null;
            /** @description Status in the registry, such as VIGENTE */
            status: string | null;
            /** @description Duration or validity, as written in the registry */
            vigencia: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
            /** @description Included in DAT-CORE, DAT-ALL */
            contacto?: components["schemas"]["Contacto"] | null;
            /** @description Included in DAT-GOV, DAT-ALL */
            directores?: components["schemas"]["Director"][] | null;
            /** @description Included in DAT-BIZ, DAT-ALL */
            licencias?: components["schemas"]["GeneralLicense"][];
            /** @description Included in DAT-DOC, DAT-ALL */
            documentos_digitales?: components["schemas"]["DocumentoDigital"][];
            /** @description Included in DAT-RISK, DAT-ALL */
            css_moroso_menciones?: components["schemas"]["CSSMorosoMencion"][];
            /** @description Included in DAT-RISK, DAT-ALL */
            expedientes_judiciales?: components["schemas"]["ExpedienteJudicial"][];
            /** @description Included in DAT-PROC, DAT-ALL */
            licitaciones?: components["schemas"]["Licitacion"][];
            /** @description Included in DAT-NEWS, DAT-MEDIA, DAT-ALL */
            noticias?: components["schemas"]["Noticia"][];
            /** @description Included in DAT-ALL */
            accionistas?: components["schemas"]["Accionista"][];
            /** @description Included in DAT-ALL */
            denuncias?: components["schemas"]["Denuncia"][];
            /** @description Included in DAT-ALL */
            sri_reports?: components["schemas"]["SriReport"][];
        };
        /** @description `include` has an empty product code. */
        EmptyIncludeItemError: {
            /**
             * @description What is wrong and how to fix it.
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
            /** @description Asset type, such as `finca` or `nave` */
            asset_type: string | null;
            /** @description Identifier of the asset */
            asset_id: number | null;
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
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Matching entities, best first. */
        EntitySummaries: components["schemas"]["EntitySummary"][];
        EntitySummary: {
            /** @description v4 identifier of the entity within its jurisdiction */
            id: number;
            /** @description Registered name */
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
            /** @description Case type */
            tipo_negocio: string | null;
            /** @description Assignment date */
            fecha_reparto: string | null;
        };
        Exportacion: {
            /** @description Identifier of the record */
            id: number;
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
        Finca: {
            /** @description Identifier of the record */
            id: number;
            /** @description Folio number */
            folio: string | null;
            /** @description File number */
            ficha: string | null;
            /** @description Registration date */
            fecha_inscripcion: string | null;
            /** @description Mortgages */
            hipotecas: components["schemas"]["RealEstateElemento"][];
            /** @description Sales */
            compraventas: components["schemas"]["RealEstateElemento"][];
            /** @description The latest mortgage */
            last_hipoteca: components["schemas"]["RealEstateElemento"] | null;
            /** @description The latest sale */
            last_compraventa: components["schemas"]["RealEstateElemento"] | null;
            /** @description Latest entries in the folio */
            record_events: components["schemas"]["RealEstateElemento"][];
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
        Importacion: {
            /** @description Identifier of the record */
            id: number;
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
        /** @description The spendable balance is below the price. `balance` and `shortfall` are absent if the balance could not be read again. Only `shortfall` is absent if a top-up arrived in the meantime: retry. */
        InsufficientCreditsError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "insufficient credits";
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
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description `id` must be an integer. */
        InvalidIdError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "id must be an integer";
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
        LinkEvidence: {
            /** @description `id` (matched by identifier) or `name` (matched by name only) */
            method: string | null;
            /** @description Confidence, from 0 to 1 */
            score: number | null;
        };
        Marca: {
            /** @description Identifier of the record */
            id: number;
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
        /** @description `include` is required: one or more product codes, separated by commas. */
        MissingIncludeError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "include is required: one or more product codes separated by commas";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description The Authorization header is missing. */
        MissingKeyError: {
            /** @description The error in plain words, with what to do next. */
            message: string;
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
        /** @description `nombre` or `ruc` is required. */
        MissingSearchTermError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "at least one of 'nombre' or 'ruc' is required";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description `nombre` is shorter than the jurisdiction requires. */
        NameTooShortError: {
            /** @description What is wrong and how to fix it. */
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
            /** @description Registration date */
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
        /** @description An OpenAPI document. */
        OpenApiDocument: {
            /** @description OpenAPI version. */
            openapi: string;
            /** @description Title, version and description. */
            info: Record<string, never>;
            /** @description Operations by path and method. */
            paths: Record<string, never>;
        };
        OrganizationMembership: {
            /** @description Position in the organization */
            cargo: string | null;
            /** @description Name of the organization */
            nombre: string | null;
            /** @description Identifier of the organization */
            organization_id: number | null;
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
            /** @description Registered name */
            nombre: string | null;
            /** @description Identity card number */
            cedula: string | null;
            /** @description Included in DAT-HOOK, DAT-MEDIA, DAT-ALL */
            entity_events?: components["schemas"]["EntityEvent"][];
            /** @description Included in DAT-GOV, DAT-ALL */
            organizaciones?: components["schemas"]["OrganizationMembership"][];
            /** @description Included in DAT-GOV, DAT-ALL */
            gacetas?: components["schemas"]["Gaceta"][];
            /** @description Included in DAT-GOV, DAT-CGR, DAT-ALL */
            documentos_contraloria?: components["schemas"]["ContraloriaDoc"][];
            /** @description Included in DAT-GOV, DAT-CGR, DAT-LABOR, DAT-ALL */
            funcionario?: components["schemas"]["Planilla"][];
            /** @description Included in DAT-BIZ, DAT-ALL */
            avisos?: components["schemas"]["BusinessNotice"][];
            /** @description Included in DAT-BIZ, DAT-ALL */
            licencias?: components["schemas"]["GeneralLicense"][];
            /** @description Included in DAT-BIZ, DAT-ALL */
            personal_licenses?: components["schemas"]["PersonalLicense"][];
            /** @description Included in DAT-BIZ, DAT-ALL */
            company_licenses?: components["schemas"]["CompanyLicense"][];
            /** @description Included in DAT-BIZ, DAT-ALL */
            fideicomisos?: components["schemas"]["Fideicomiso"][];
            /** @description Included in DAT-BIZ, DAT-IP, DAT-ALL */
            marcas?: components["schemas"]["Marca"][];
            /** @description Included in DAT-ASSET, DAT-ALL */
            propiedades?: components["schemas"]["Propiedad"][];
            /** @description Included in DAT-ASSET, DAT-ALL */
            fincas?: components["schemas"]["Finca"][];
            /** @description Included in DAT-ASSET, DAT-ALL */
            bienes_muebles?: components["schemas"]["BienMueble"][];
            /** @description Included in DAT-ASSET, DAT-ALL */
            naves?: components["schemas"]["Nave"][];
            /** @description Included in DAT-TRADE, DAT-ALL */
            importaciones?: components["schemas"]["Importacion"][];
            /** @description Included in DAT-TRADE, DAT-ALL */
            exportaciones?: components["schemas"]["Exportacion"][];
            /** @description Included in DAT-TRADE, DAT-ALL */
            imports_summary?: components["schemas"]["ImportsSummary"] | null;
            /** @description Included in DAT-TRADE, DAT-ALL */
            exports_summary?: components["schemas"]["ExportsSummary"] | null;
            /** @description Included in DAT-DOC, DAT-ALL */
            documentos_escaneados?: components["schemas"]["DocumentoEscaneado"][];
            /** @description Included in DAT-DOC, DAT-ALL */
            documentos_digitales?: components["schemas"]["DocumentoDigital"][];
            /** @description Included in DAT-RISK, DAT-ALL */
            css_moroso_menciones?: components["schemas"]["CSSMorosoMencion"][];
            /** @description Included in DAT-RISK, DAT-ALL */
            sanciones?: components["schemas"]["Sancion"][];
            /** @description Included in DAT-RISK, DAT-ALL */
            idoneidades?: components["schemas"]["Idoneidad"][];
            /** @description Included in DAT-RISK, DAT-ALL */
            expedientes_judiciales?: components["schemas"]["ExpedienteJudicial"][];
            /** @description Included in DAT-PROC, DAT-ALL */
            licitaciones?: components["schemas"]["Licitacion"][];
            /** @description Included in DAT-NEWS, DAT-MEDIA, DAT-ALL */
            noticias?: components["schemas"]["Noticia"][];
            /** @description Included in DAT-NEWS, DAT-MEDIA, DAT-ALL */
            noticias_globales?: components["schemas"]["Noticia"][];
            /** @description Included in DAT-LEGAL, DAT-LABOR, DAT-ALL */
            migrations?: components["schemas"]["Migration"][];
            /** @description Included in DAT-LEGAL, DAT-LABOR, DAT-ALL */
            work_permits?: components["schemas"]["WorkPermit"][];
            /** @description Included in DAT-SCREEN */
            sanciones_internacionales?: components["schemas"]["SancionInternacional"][];
            /** @description Included in DAT-SCREEN */
            coincidencias_pep?: components["schemas"]["CoincidenciaPep"][];
        };
        PanamaOrganization: {
            /** @description v4 identifier of the entity within its jurisdiction */
            id: number;
            /** @description Public identifier of the entity; equal to `id` */
            service_id: number;
            /** @description Stable key of the entity in its sources */
            sid: string;
            /** @description Registered name */
            nombre: string | null;
            /** @description File number in the company registry (Ecuador: expediente; Colombia: matrícula mercantil) */
            ficha: string | null;
            /** @description Folio number in the company registry */
            folio: string | null;
            /** @description Registered tax number, with check digit if there is one (Colombia: NIT) */
            ruc: string | null;
            /** @description Tax number without check digit */
            ruc_no_dv: string | null;
            /** @description Legal form */
            tipo_organizacion: string | null;
            /** @description Registration date */
            fecha_registro: string | null;
            /** @description Registered capital, as written in the registry */
            capital: string | null;
            /** @description Registered domicile */
            domicilio: string | null;
            /** @description Status in the registry, such as VIGENTE */
            status: string | null;
            /** @description Duration or validity, as written in the registry */
            vigencia: string | null;
            /**
             * Format: date-time
             * @description When the source last changed the record, ISO 8601
             */
            source_updated_at: string | null;
            /** @description Included in DAT-CORE, DAT-ALL */
            contacto?: components["schemas"]["Contacto"] | null;
            /** @description Included in DAT-HOOK, DAT-MEDIA, DAT-ALL */
            entity_events?: components["schemas"]["EntityEvent"][];
            /** @description Included in DAT-GOV, DAT-ALL */
            directores?: components["schemas"]["Director"][] | null;
            /** @description Included in DAT-GOV, DAT-ALL */
            suspension?: components["schemas"]["Suspension"] | null;
            /** @description Included in DAT-GOV, DAT-ALL */
            organizaciones?: components["schemas"]["OrganizationMembership"][];
            /** @description Included in DAT-GOV, DAT-ALL */
            representante_legal_identificado?: components["schemas"]["RepresentanteLegal"] | null;
            /** @description Included in DAT-GOV, DAT-ALL */
            gacetas?: components["schemas"]["Gaceta"][];
            /** @description Included in DAT-GOV, DAT-CGR, DAT-ALL */
            documentos_contraloria?: components["schemas"]["ContraloriaDoc"][];
            /** @description Included in DAT-GOV, DAT-ALL */
            is_itbm?: boolean | null;
            /** @description Included in DAT-GOV, DAT-ALL */
            last_itbm_date?: string | null;
            /** @description Included in DAT-GOV, DAT-CGR, DAT-LABOR, DAT-ALL */
            funcionario?: components["schemas"]["Planilla"][];
            /** @description Included in DAT-BIZ, DAT-ALL */
            avisos?: components["schemas"]["BusinessNotice"][];
            /** @description Included in DAT-BIZ, DAT-ALL */
            licencias?: components["schemas"]["GeneralLicense"][];
            /** @description Included in DAT-BIZ, DAT-ALL */
            personal_licenses?: components["schemas"]["PersonalLicense"][];
            /** @description Included in DAT-BIZ, DAT-ALL */
            company_licenses?: components["schemas"]["CompanyLicense"][];
            /** @description Included in DAT-BIZ, DAT-ALL */
            fideicomisos?: components["schemas"]["Fideicomiso"][];
            /** @description Included in DAT-BIZ, DAT-IP, DAT-ALL */
            marcas?: components["schemas"]["Marca"][];
            /** @description Included in DAT-ASSET, DAT-ALL */
            propiedades?: components["schemas"]["Propiedad"][];
            /** @description Included in DAT-ASSET, DAT-ALL */
            fincas?: components["schemas"]["Finca"][];
            /** @description Included in DAT-ASSET, DAT-ALL */
            bienes_muebles?: components["schemas"]["BienMueble"][];
            /** @description Included in DAT-ASSET, DAT-ALL */
            naves?: components["schemas"]["Nave"][];
            /** @description Included in DAT-TRADE, DAT-ALL */
            importaciones?: components["schemas"]["Importacion"][];
            /** @description Included in DAT-TRADE, DAT-ALL */
            exportaciones?: components["schemas"]["Exportacion"][];
            /** @description Included in DAT-TRADE, DAT-ALL */
            imports_summary?: components["schemas"]["ImportsSummary"] | null;
            /** @description Included in DAT-TRADE, DAT-ALL */
            exports_summary?: components["schemas"]["ExportsSummary"] | null;
            /** @description Included in DAT-TRADE, DAT-ALL */
            customs_summary?: components["schemas"]["CustomsSummary"] | null;
            /** @description Included in DAT-DOC, DAT-ALL */
            documentos_escaneados?: components["schemas"]["DocumentoEscaneado"][];
            /** @description Included in DAT-DOC, DAT-ALL */
            documentos_digitales?: components["schemas"]["DocumentoDigital"][];
            /** @description Included in DAT-DOC, DAT-ALL */
            rp_report_url?: string | null;
            /** @description Included in DAT-RISK, DAT-ALL */
            css_moroso_menciones?: components["schemas"]["CSSMorosoMencion"][];
            /** @description Included in DAT-RISK, DAT-ALL */
            sanciones?: components["schemas"]["Sancion"][];
            /** @description Included in DAT-RISK, DAT-ALL */
            idoneidades?: components["schemas"]["Idoneidad"][];
            /** @description Included in DAT-RISK, DAT-ALL */
            expedientes_judiciales?: components["schemas"]["ExpedienteJudicial"][];
            /** @description Included in DAT-PROC, DAT-ALL */
            licitaciones?: components["schemas"]["Licitacion"][];
            /** @description Included in DAT-NEWS, DAT-MEDIA, DAT-ALL */
            noticias?: components["schemas"]["Noticia"][];
            /** @description Included in DAT-NEWS, DAT-MEDIA, DAT-ALL */
            noticias_globales?: components["schemas"]["Noticia"][];
            /** @description Included in DAT-LEGAL, DAT-LABOR, DAT-ALL */
            migrations?: components["schemas"]["Migration"][];
            /** @description Included in DAT-LEGAL, DAT-LABOR, DAT-ALL */
            work_permits?: components["schemas"]["WorkPermit"][];
            /** @description Included in DAT-SCREEN */
            sanciones_internacionales?: components["schemas"]["SancionInternacional"][];
            /** @description Included in DAT-SCREEN */
            coincidencias_pep?: components["schemas"]["CoincidenciaPep"][];
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
            /** @description Same as in the JSON form. */
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
            /** @description Registration date */
            fecha_inscripcion: string | null;
            /** @description Mortgages */
            hipotecas: components["schemas"]["RealEstateElemento"][];
            /** @description Sales */
            compraventas: components["schemas"]["RealEstateElemento"][];
            /** @description The latest mortgage */
            last_hipoteca: components["schemas"]["RealEstateElemento"] | null;
            /** @description The latest sale */
            last_compraventa: components["schemas"]["RealEstateElemento"] | null;
            /** @description Latest entries in the folio */
            record_events: components["schemas"]["RealEstateElemento"][];
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
        RealEstateElemento: {
            /** @description Identifier of the record */
            id: number;
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
        RepresentanteLegal: {
            /** @description Name of the legal representative */
            nombre: string | null;
            /** @description Identity card or tax number */
            cedula: string | null;
            /** @description Position that gives the power of representation */
            cargo: string | null;
            /** @description Identifier of the person in this jurisdiction. Null if unknown */
            person_id: number | null;
            /** @description How the representative was matched to `person_id` */
            link: components["schemas"]["LinkEvidence"] | null;
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
        /** @description The search backend is down, slow, overloaded or not ready. Never charged, and never returned as an empty 200. */
        SearchBackendErrorError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "search temporarily unavailable";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description A dependency is unavailable, or the service is stopping. Never charged. */
        ServiceUnavailableError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "service temporarily unavailable";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
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
        SriReport: {
            /** @description Identifier of the record */
            id: number;
            /** @description Stable key of the record in its source */
            sid: string | null;
            /** @description Report type, such as registration, income tax or debt */
            tipo: string | null;
            /** @description Tax period */
            periodo: string | null;
            /** @description Content of the report */
            detalle: string | null;
            /** @description Amount in USD */
            monto: number | null;
            /** @description Status of the taxpayer or the obligation */
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
        /** @description The request target exceeds 4096 characters. */
        TargetTooLongError: {
            /**
             * @description What is wrong and how to fix it.
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
        /** @description Why the refresh or its webhook failed. */
        UpdateRequestError: {
            /** @description Cause of the failure. */
            message: string;
        };
        /** @description Update request not found. */
        UpdateRequestNotFoundError: {
            /**
             * @description What is wrong and how to fix it.
             * @constant
             */
            error: "update request not found";
            type?: components["schemas"]["Problem"]["type"];
            title?: components["schemas"]["Problem"]["title"];
            status?: components["schemas"]["Problem"]["status"];
            detail?: components["schemas"]["Problem"]["detail"];
            instance?: components["schemas"]["Problem"]["instance"];
        };
        /** @description Status of a refresh. Always has these 11 keys. */
        UpdateRequestStatus: {
            /** @description Id of the update request, unique across jurisdictions. */
            update_request_id: number;
            /** @description Identifier of the entity within its jurisdiction. */
            entity_id: number;
            /**
             * @description Jurisdiction of the entity.
             * @enum {unknown}
             */
            jurisdiction: "panama" | "ecuador" | "colombia";
            /**
             * @description Status of the refresh.
             * @enum {unknown}
             */
            status: "pending" | "completed" | "failed";
            /** @description Status of the webhook delivery, independent of `status`. Null until it is known. */
            webhook_status: ("delivered" | "failed") | null;
            /** @description Delivery attempts so far. */
            webhook_attempts: number;
            /** @description Requested codes. */
            requested_codes: string[];
            /**
             * Format: date-time
             * @description When the refresh started, ISO 8601.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When the refresh ended, ISO 8601.
             */
            completed_at: string | null;
            /** @description The entity in detail, once the refresh is completed. */
            result: (components["schemas"]["PanamaOrganization"] | components["schemas"]["PanamaNaturalPerson"]) | null;
            /** @description What went wrong. Null if nothing did. */
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
                /** @description Name or the beginning of a name, with words in any order. At least 3 character(s). */
                nombre?: string;
                /** @description Tax number (RUC, cédula or NIT), with or without check digit, dashes, spaces and leading zeros. */
                ruc?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matching entities. Empty if there are none. */
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
                /** @description Product codes. Comma-separated, without spaces. */
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
                /** @description Name or the beginning of a name, with words in any order. At least 1 character(s). */
                nombre?: string;
                /** @description Tax number (RUC, cédula or NIT), with or without check digit, dashes, spaces and leading zeros. */
                ruc?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matching entities. Empty if there are none. */
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
                /** @description Product codes. Comma-separated, without spaces. */
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
                /** @description Name or the beginning of a name, with words in any order. At least 1 character(s). */
                nombre?: string;
                /** @description Tax number (RUC, cédula or NIT), with or without check digit, dashes, spaces and leading zeros. */
                ruc?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matching entities. Empty if there are none. */
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
                /** @description Product codes. Comma-separated, without spaces. */
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
                /** @description Product codes. Comma-separated, without spaces. */
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
                /** @description Id of the update request, unique across jurisdictions. */
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
