// Generated from the code of the service: npm run openapi. Do not edit.
export interface paths {
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, for which organisation, and what this installation offers */
        get: operations["MeController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The API keys of the account, newest first, without their text */
        get: operations["KeysController_list"];
        put?: never;
        /**
         * Makes a key
         * @description The text of the key is in this answer and nowhere else.
         */
        post: operations["KeysController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes a key at once and for good */
        delete: operations["KeysController_revoke"];
        options?: never;
        head?: never;
        /** Changes what is given of a key */
        patch: operations["KeysController_update"];
        trace?: never;
    };
    "/api/keys/{id}/roll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces a key by a new one of the same settings
         * @description The two share the monthly cap. The text of the new key is in this answer and nowhere else.
         */
        post: operations["KeysController_roll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the webhooks of the account go */
        get: operations["WebhooksController_read"];
        /**
         * Sets where the webhooks of the account go
         * @description Refresh requests under way keep the address that they were made with.
         */
        put: operations["WebhooksController_set"];
        post?: never;
        /** Stops the webhooks of the account */
        delete: operations["WebhooksController_clear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a new signing secret
         * @description Its text is in this answer and nowhere else. The former one signs beside it for 24 hours.
         */
        post: operations["WebhooksController_rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a webhook with invented data to where those of the account go
         * @description Its update_request_id is 0. It leaves within seconds; GET deliveries/{id} shows how it fared.
         */
        post: operations["DeliveriesController_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The webhooks of the account with their attempts, newest first */
        get: operations["DeliveriesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One webhook with its attempts */
        get: operations["DeliveriesController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends what a webhook told once more
         * @description With a fresh timestamp and signature and the same X-Service-Webhook-Id, to where the webhooks of the account go now. When it gets through, the refresh whose webhook had failed shows it as delivered.
         */
        post: operations["DeliveriesController_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refreshes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The refresh requests of the account, newest first */
        get: operations["RefreshesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refreshes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One refresh request and what its sources said */
        get: operations["RefreshesController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refreshes/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a completed refresh found
         * @description Addresses of documents in it work for 15 minutes.
         */
        get: operations["RefreshesController_result"];
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
        UserView: {
            /** @description the user */
            id: string;
            /** @description the name of the user */
            name: string;
            /** @description where they are reached, and what they sign in with */
            email: string;
            /**
             * @description language of the pages and of mails
             * @enum {string}
             */
            language: "en" | "es";
            /** @description whether signing in takes a second factor */
            two_factor: boolean;
            /**
             * @description passkeys that they sign in with
             * @example 3
             */
            passkeys: number;
        };
        ActiveOrganizationView: {
            /** @description the organisation */
            id: string;
            /** @description its name */
            name: string;
            /**
             * @description what the user is in it
             * @enum {string}
             */
            role: "read_only" | "member" | "owner";
            /** @description whether the domain of its address is on the list of corporate domains */
            corporate_domain: boolean;
        };
        OrganizationSummaryView: {
            /** @description the organisation */
            id: string;
            /** @description its name */
            name: string;
            /**
             * @description what the user is in it
             * @enum {string}
             */
            role: "read_only" | "member" | "owner";
        };
        OwnAccountView: {
            /**
             * @description the account
             * @example 42
             */
            id: number;
            /**
             * Format: date-time
             * @description when it was confirmed; null: not yet
             */
            confirmed_at: string | null;
            /**
             * @description what it can spend: purchased credit and unexpired trial credit
             * @example 10.00
             */
            balance: string;
            /**
             * Format: date-time
             * @description its first purchase; null: none yet
             */
            first_purchase_at: string | null;
        };
        CapabilitiesView: {
            /** @description credit can be bought by card */
            cards: boolean;
            /** @description the mails of the service stand at /outbox */
            outbox: boolean;
            /** @description address of the API */
            api_url: string;
            /** @description address of the documentation; null: none */
            docs_url: string | null;
            /** @description address of the agent-tool server; null: none */
            mcp_url: string | null;
        };
        MeView: {
            /** @description who is signed in */
            user: components["schemas"]["UserView"];
            /** @description the organisation that the session works for; null: the user belongs to none yet */
            organization: components["schemas"]["ActiveOrganizationView"] | null;
            /** @description every organisation of the user */
            organizations: components["schemas"]["OrganizationSummaryView"][];
            /** @description the account of the organisation */
            account: components["schemas"]["OwnAccountView"] | null;
            /** @description what this installation offers */
            capabilities: components["schemas"]["CapabilitiesView"];
        };
        ErrorView: {
            /**
             * @description what is wrong and what to do
             * @example amount must have at most 6 decimals
             */
            error: string;
            /**
             * @description tells refusals apart for programs
             * @example invalid_parameter
             */
            code: string;
            /**
             * @description the parameter, header or member of the body that is refused
             * @example amount
             */
            field?: string;
        };
        ListedKeyView: {
            /**
             * @description the key
             * @example 42
             */
            id: number;
            /** @description what it is for */
            name: string;
            /**
             * @description how its text begins
             * @example pk_7QmXk2
             */
            prefix: string;
            /**
             * @description how it stands; ending: rolled, and in its overlap
             * @enum {string}
             */
            state: "working" | "ending" | "revoked" | "expired";
            /** @description product codes that it may be charged for; empty: all */
            scopes: string[];
            /**
             * @description spending limit of a UTC month; null: none
             * @example 10.00
             */
            monthly_cap: string | null;
            /** @description addresses and CIDR blocks that it may be used from; empty: any */
            allowed_addresses: string[];
            /**
             * Format: date-time
             * @description when it stops by itself unless credit is bought before; null: never
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description when it stops or stopped for good; null: it works
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description its last call, to the minute or so; null: none
             */
            last_used_at: string | null;
            /**
             * @description the key that it replaced; null: none
             * @example 42
             */
            rolled_from: number | null;
            /**
             * Format: date-time
             * @description when it was made
             */
            created_at: string;
            /**
             * @description what this month has spent of its limit; null: no limit
             * @example 10.00
             */
            cap_spent: string | null;
            /**
             * @description the key that it was rolled into; null: none
             * @example 42
             */
            replaced_by: number | null;
            /** @description whether the explorer of this dashboard calls with it */
            dashboard: boolean;
        };
        KeyPage: {
            /** @description newest first */
            items: components["schemas"]["ListedKeyView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
             * @example 42
             */
            next: number | null;
            /**
             * @description how many keys may work at a time
             * @example 50
             */
            limit: number;
        };
        NewKeyBody: {
            /**
             * @description what it is for
             * @example production
             */
            name: string;
            /**
             * @description product codes that it may be charged for; empty: all
             * @example [
             *       "CHK-BIN",
             *       "DAT-CORE"
             *     ]
             */
            scopes?: ("CHK-BIN" | "DAT-CORE" | "DAT-HOOK" | "DAT-GOV" | "DAT-BIZ" | "DAT-ASSET" | "DAT-TRADE" | "DAT-DOC" | "DAT-RISK" | "DAT-PROC" | "DAT-NEWS" | "DAT-MEDIA" | "DAT-LEGAL" | "DAT-CGR" | "DAT-IP" | "DAT-LABOR" | "DAT-SCREEN" | "DAT-ALL" | "DAT-RESOLVE" | "DAT-FREE" | "DAT-NETWORK" | "DAT-PROPONENTE")[];
            /**
             * @description spending limit of a UTC month; null: none
             * @example 25.00
             */
            monthly_cap?: string | null;
            /**
             * @description addresses and CIDR blocks that it may be used from; empty: any
             * @example [
             *       "203.0.113.0/24"
             *     ]
             */
            allowed_addresses?: string[];
        };
        CreatedKeyView: {
            /**
             * @description the key
             * @example 42
             */
            id: number;
            /** @description what it is for */
            name: string;
            /**
             * @description how its text begins
             * @example pk_7QmXk2
             */
            prefix: string;
            /**
             * @description how it stands; ending: rolled, and in its overlap
             * @enum {string}
             */
            state: "working" | "ending" | "revoked" | "expired";
            /** @description product codes that it may be charged for; empty: all */
            scopes: string[];
            /**
             * @description spending limit of a UTC month; null: none
             * @example 10.00
             */
            monthly_cap: string | null;
            /** @description addresses and CIDR blocks that it may be used from; empty: any */
            allowed_addresses: string[];
            /**
             * Format: date-time
             * @description when it stops by itself unless credit is bought before; null: never
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description when it stops or stopped for good; null: it works
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description its last call, to the minute or so; null: none
             */
            last_used_at: string | null;
            /**
             * @description the key that it replaced; null: none
             * @example 42
             */
            rolled_from: number | null;
            /**
             * Format: date-time
             * @description when it was made
             */
            created_at: string;
            /** @description the key itself: shown once, stored nowhere */
            key: string;
        };
        KeyChangeBody: {
            /** @description what it is for */
            name?: string;
            /**
             * @description product codes that it may be charged for; empty: all
             * @example [
             *       "CHK-BIN",
             *       "DAT-CORE"
             *     ]
             */
            scopes?: ("CHK-BIN" | "DAT-CORE" | "DAT-HOOK" | "DAT-GOV" | "DAT-BIZ" | "DAT-ASSET" | "DAT-TRADE" | "DAT-DOC" | "DAT-RISK" | "DAT-PROC" | "DAT-NEWS" | "DAT-MEDIA" | "DAT-LEGAL" | "DAT-CGR" | "DAT-IP" | "DAT-LABOR" | "DAT-SCREEN" | "DAT-ALL" | "DAT-RESOLVE" | "DAT-FREE" | "DAT-NETWORK" | "DAT-PROPONENTE")[];
            /**
             * @description spending limit of a UTC month, for the keys it was rolled from and into too; null: none
             * @example 25.00
             */
            monthly_cap?: string | null;
            /**
             * @description addresses and CIDR blocks that it may be used from; empty: any
             * @example [
             *       "203.0.113.0/24"
             *     ]
             */
            allowed_addresses?: string[];
        };
        KeyView: {
            /**
             * @description the key
             * @example 42
             */
            id: number;
            /** @description what it is for */
            name: string;
            /**
             * @description how its text begins
             * @example pk_7QmXk2
             */
            prefix: string;
            /**
             * @description how it stands; ending: rolled, and in its overlap
             * @enum {string}
             */
            state: "working" | "ending" | "revoked" | "expired";
            /** @description product codes that it may be charged for; empty: all */
            scopes: string[];
            /**
             * @description spending limit of a UTC month; null: none
             * @example 10.00
             */
            monthly_cap: string | null;
            /** @description addresses and CIDR blocks that it may be used from; empty: any */
            allowed_addresses: string[];
            /**
             * Format: date-time
             * @description when it stops by itself unless credit is bought before; null: never
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description when it stops or stopped for good; null: it works
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description its last call, to the minute or so; null: none
             */
            last_used_at: string | null;
            /**
             * @description the key that it replaced; null: none
             * @example 42
             */
            rolled_from: number | null;
            /**
             * Format: date-time
             * @description when it was made
             */
            created_at: string;
        };
        RollBody: {
            /**
             * @description how long the old key works beside the new one
             * @default 24
             */
            overlap_hours?: number;
        };
        RolledKeyView: {
            /**
             * @description the key
             * @example 42
             */
            id: number;
            /** @description what it is for */
            name: string;
            /**
             * @description how its text begins
             * @example pk_7QmXk2
             */
            prefix: string;
            /**
             * @description how it stands; ending: rolled, and in its overlap
             * @enum {string}
             */
            state: "working" | "ending" | "revoked" | "expired";
            /** @description product codes that it may be charged for; empty: all */
            scopes: string[];
            /**
             * @description spending limit of a UTC month; null: none
             * @example 10.00
             */
            monthly_cap: string | null;
            /** @description addresses and CIDR blocks that it may be used from; empty: any */
            allowed_addresses: string[];
            /**
             * Format: date-time
             * @description when it stops by itself unless credit is bought before; null: never
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description when it stops or stopped for good; null: it works
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description its last call, to the minute or so; null: none
             */
            last_used_at: string | null;
            /**
             * @description the key that it replaced; null: none
             * @example 42
             */
            rolled_from: number | null;
            /**
             * Format: date-time
             * @description when it was made
             */
            created_at: string;
            /** @description the key itself: shown once, stored nowhere */
            key: string;
            /**
             * Format: date-time
             * @description until when the old key works
             */
            old_key_ends_at: string;
        };
        WebhookSecretView: {
            /**
             * Format: date-time
             * @description when it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description end of its overlap with the one that replaced it; null: it is the current one
             */
            expires_at: string | null;
        };
        WebhookView: {
            /** @description where webhooks go; null: nowhere */
            url: string | null;
            /** @description secrets that sign now, newest first, without their text */
            secrets: components["schemas"]["WebhookSecretView"][];
        };
        WebhookBody: {
            /**
             * Format: uri
             * @description https, on a public host, without user name, password or fragment
             * @example https://hooks.example.com/registry
             */
            url: string;
        };
        NewWebhookSecretView: {
            /**
             * @description the signing secret: shown once
             * @example whsec_c2VjcmV0IHNlY3JldCBzZWNyZXQgc2VjcmV0ISE=
             */
            secret: string;
            /**
             * Format: date-time
             * @description when it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description until when the former secret signs too; null: there was none
             */
            previous_expires_at: string | null;
        };
        AttemptView: {
            /**
             * @description 1, 2 or 3
             * @example 1
             */
            number: number;
            /**
             * Format: date-time
             * @description when it left
             */
            started_at: string;
            /**
             * Format: date-time
             * @description when it ended; null: it is under way, or was cut off
             */
            finished_at: string | null;
            /**
             * @description how long it took, in milliseconds; null: it has not ended
             * @example 3
             */
            duration_ms: number | null;
            /**
             * @description status of the answer; null: there was none
             * @example 200
             */
            status_code: number | null;
            /** @description why it failed; null: it did not */
            error: string | null;
        };
        DeliveryView: {
            /**
             * @description the delivery
             * @example 42
             */
            id: number;
            /**
             * @description the refresh that it tells of; null: a test
             * @example 42
             */
            update_request_id: number | null;
            /**
             * @description what it is: a refresh's own, a replay, or a test
             * @enum {string}
             */
            kind: "completed" | "replay" | "test";
            /** @description where it goes */
            url: string;
            /**
             * @description how it stands
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /**
             * Format: date-time
             * @description when it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description when it ended; null: it has not
             */
            finished_at: string | null;
            /** @description why it failed; null: it did not */
            error: string | null;
            /** @description first to last, three at most */
            attempts: components["schemas"]["AttemptView"][];
        };
        DeliveryPage: {
            /** @description newest first */
            items: components["schemas"]["DeliveryView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
             * @example 42
             */
            next: number | null;
        };
        RefreshView: {
            /**
             * @description the request
             * @example 42
             */
            id: number;
            /**
             * @description the entity, by its typed id
             * @example pa_own_42
             */
            entity_id: string;
            /** @description what the entity is called now; null: nothing is known */
            entity_name: string | null;
            /** @description the codes that were asked for */
            codes: string[];
            /**
             * @description how it stands
             * @enum {string}
             */
            status: "pending" | "completed" | "failed";
            /**
             * @description what completion charges
             * @example 10.00
             */
            price: string;
            /**
             * @description what it has cost: its price once completed, nothing when it failed; null: it is pending
             * @example 10.00
             */
            charged: string | null;
            /** @description why it failed; null: it did not */
            error: string | null;
            /** @description where its webhook goes; null: nowhere */
            webhook_url: string | null;
            /**
             * @description how its webhook fared; null: none was sent, or it is under way
             * @enum {string|null}
             */
            webhook_status: "delivered" | "failed" | null;
            /**
             * @description attempts of its webhook
             * @example 3
             */
            webhook_attempts: number;
            /** @description why its webhook was not delivered; null: it was, or is under way */
            webhook_error: string | null;
            /** @description the X-Client-Reference that came with it */
            client_reference: string | null;
            /**
             * Format: date-time
             * @description when it was asked for
             */
            requested_at: string;
            /**
             * Format: date-time
             * @description when work on it began; null: it has not
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description when it ended; null: it has not
             */
            completed_at: string | null;
        };
        RefreshPage: {
            /** @description newest first */
            items: components["schemas"]["RefreshView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
             * @example 42
             */
            next: number | null;
        };
        SourceReadView: {
            /**
             * @description the source
             * @example registro_publico
             */
            id: string;
            /** @description its name */
            name: string;
            /**
             * @description what it said; waiting: it is to be read
             * @enum {string}
             */
            state: "waiting" | "ok" | "empty" | "source_down";
            /** @description why it is down; null: it is not */
            reason: string | null;
            /**
             * @description items that it told of; null: it is to be read
             * @example 3
             */
            items: number | null;
            /**
             * Format: date-time
             * @description when reading it began; null: it has not
             */
            started_at: string | null;
            /**
             * @description how long reading it took, in milliseconds; null: it is to be read
             * @example 3
             */
            duration_ms: number | null;
        };
        RefreshDetailView: {
            /**
             * @description the request
             * @example 42
             */
            id: number;
            /**
             * @description the entity, by its typed id
             * @example pa_own_42
             */
            entity_id: string;
            /** @description what the entity is called now; null: nothing is known */
            entity_name: string | null;
            /** @description the codes that were asked for */
            codes: string[];
            /**
             * @description how it stands
             * @enum {string}
             */
            status: "pending" | "completed" | "failed";
            /**
             * @description what completion charges
             * @example 10.00
             */
            price: string;
            /**
             * @description what it has cost: its price once completed, nothing when it failed; null: it is pending
             * @example 10.00
             */
            charged: string | null;
            /** @description why it failed; null: it did not */
            error: string | null;
            /** @description where its webhook goes; null: nowhere */
            webhook_url: string | null;
            /**
             * @description how its webhook fared; null: none was sent, or it is under way
             * @enum {string|null}
             */
            webhook_status: "delivered" | "failed" | null;
            /**
             * @description attempts of its webhook
             * @example 3
             */
            webhook_attempts: number;
            /** @description why its webhook was not delivered; null: it was, or is under way */
            webhook_error: string | null;
            /** @description the X-Client-Reference that came with it */
            client_reference: string | null;
            /**
             * Format: date-time
             * @description when it was asked for
             */
            requested_at: string;
            /**
             * Format: date-time
             * @description when work on it began; null: it has not
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description when it ended; null: it has not
             */
            completed_at: string | null;
            /** @description the sources of its codes and what they said */
            sources: components["schemas"]["SourceReadView"][];
        };
        RefreshResultView: {
            /** @description the entity, as the v4 detail has it */
            result: {
                [key: string]: unknown;
            };
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
    MeController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is signed in, for which organisation, and what this installation offers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeView"];
                };
            };
        };
    };
    KeysController_list: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description working: those that may call now, the default; ended; all */
                standing?: "working" | "ended" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API keys of the account, newest first, without their text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyPage"];
                };
            };
        };
    };
    KeysController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewKeyBody"];
            };
        };
        responses: {
            /** @description Makes a key */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKeyView"];
                };
            };
        };
    };
    KeysController_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revokes a key at once and for good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyView"];
                };
            };
        };
    };
    KeysController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyChangeBody"];
            };
        };
        responses: {
            /** @description Changes what is given of a key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyView"];
                };
            };
        };
    };
    KeysController_roll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollBody"];
            };
        };
        responses: {
            /** @description Replaces a key by a new one of the same settings */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolledKeyView"];
                };
            };
        };
    };
    WebhooksController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the webhooks of the account go */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookView"];
                };
            };
        };
    };
    WebhooksController_set: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Sets where the webhooks of the account go */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookView"];
                };
            };
        };
    };
    WebhooksController_clear: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stops the webhooks of the account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookView"];
                };
            };
        };
    };
    WebhooksController_rotateSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Makes a new signing secret */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookSecretView"];
                };
            };
        };
    };
    DeliveriesController_test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends a webhook with invented data to where those of the account go */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryView"];
                };
            };
        };
    };
    DeliveriesController_list: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description only those in this state */
                status?: "pending" | "delivered" | "failed";
                /** @description only those of this refresh request */
                request?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks of the account with their attempts, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
        };
    };
    DeliveriesController_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One webhook with its attempts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryView"];
                };
            };
        };
    };
    DeliveriesController_replay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends what a webhook told once more */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryView"];
                };
            };
        };
    };
    RefreshesController_list: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description only those in this state */
                status?: "pending" | "completed" | "failed";
                /** @description only those whose webhook ended so */
                webhook?: "delivered" | "failed";
                /** @description only those of this entity, by its v4 id */
                entity?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refresh requests of the account, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshPage"];
                };
            };
        };
    };
    RefreshesController_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One refresh request and what its sources said */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshDetailView"];
                };
            };
        };
    };
    RefreshesController_result: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a completed refresh found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshResultView"];
                };
            };
        };
    };
}
