// Generated from the code of the service: npm run openapi. Do not edit.
export interface paths {
    "/admin/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts, newest first, all or those that a search finds */
        get: operations["AccountsController_list"];
        put?: never;
        /**
         * Makes an account, without keys or credit
         * @description Both come with its confirmation.
         */
        post: operations["AccountsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An account as it stands */
        get: operations["AccountsController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms an account, once: its first key and the trial credit
         * @description The text of the key is in this answer and nowhere else.
         */
        post: operations["AccountsController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/spending-cap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets or lifts the spending limit of a UTC month */
        put: operations["AccountsController_setCap"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/jurisdictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets which jurisdictions an account may read */
        put: operations["AccountsController_setJurisdictions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets how often the keys of an account may call */
        put: operations["AccountsController_setPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Trial credit that is withheld, newest accounts first */
        get: operations["TrialsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/trial/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grants an account its trial credit, whatever withheld it; once */
        post: operations["TrialsController_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/trial/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declines the trial credit that the owner of an account asked for
         * @description It can still be approved later.
         */
        post: operations["TrialsController_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys of an account, oldest first, without their text */
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
    "/admin/keys/{id}": {
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
    "/admin/keys/{id}/roll": {
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
    "/admin/accounts/{id}/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Books a purchase, trial credit or an adjustment */
        post: operations["CreditsController_book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/ledger/{entry}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives back a charge whose answer never left, once
         * @description What was answered is corrected with an adjustment.
         */
        post: operations["CreditsController_reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the webhooks of an account go */
        get: operations["WebhooksController_read"];
        /**
         * Sets where the webhooks of an account go
         * @description Refresh requests under way keep the address that they were made with.
         */
        put: operations["WebhooksController_set"];
        post?: never;
        /** Stops the webhooks of an account */
        delete: operations["WebhooksController_clear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/webhook/secret": {
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
    "/admin/accounts/{id}/webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a webhook with invented data to where those of an account go
         * @description Its update_request_id is 0. It leaves within seconds; GET deliveries/{id} shows how it fared.
         */
        post: operations["DeliveriesController_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/webhook/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The webhooks of an account with their attempts, newest first */
        get: operations["DeliveriesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One webhook with its attempts, without what it tells */
        get: operations["DeliveriesController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/deliveries/{id}/replay": {
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
    "/admin/accounts/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ledger of an account, newest first */
        get: operations["LedgerController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Usage of an account: added up by a group, or call by call
         * @description Totals leave out reversed charges, whose response was never sent. Operators with the role `support` or a higher one see which entity each call was about; each such view is in the audit log.
         */
        get: operations["UsageController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/disclosures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who received what and when: of an account, or about an entity, newest first
         * @description Responses that were never sent are left out. Each look is itself in the audit log, with its reason (`disclosures.read`).
         */
        get: operations["DisclosuresController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/corporate-domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** E-mail domains whose free accounts have the larger quotas */
        get: operations["DomainsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/corporate-domains/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts a domain on the list; answers the list */
        put: operations["DomainsController_add"];
        post?: never;
        /** Takes a domain off the list; answers the list */
        delete: operations["DomainsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Product codes, prices, levels and sources */
        get: operations["CatalogController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ingest-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Runs of importers with their progress, newest first */
        get: operations["RunsController_ingestRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ingest-runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One run of an importer */
        get: operations["RunsController_ingestRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/update-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refresh requests, newest first, without their results */
        get: operations["RunsController_updateRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/update-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One refresh request, without its result */
        get: operations["RunsController_updateRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/housekeeping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest run of each housekeeping task, the reconciliation among them */
        get: operations["RunsController_housekeeping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/housekeeping/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Housekeeping runs, newest first */
        get: operations["RunsController_housekeepingRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every change that an operator made, newest first */
        get: operations["AuditController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs an operator in, for the pages in a browser
         * @description Sets a cookie that no script reads; it ends after 12 hours, and after an hour without anybody at the browser. Only a page of this service may ask. Ten tries at once from one address, then one in six seconds.
         */
        post: operations["SessionController_signIn"];
        /** Ends the session of the cookie */
        delete: operations["SessionController_signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What there is and what waits for somebody, in numbers */
        get: operations["OperationsController_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The work that waits: rows, and the jobs that tell of them by state */
        get: operations["OperationsController_queues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How each original source has fared with refreshes */
        get: operations["OperationsController_sources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the books agree, by invariant, as last proven */
        get: operations["OperationsController_reconciliation"];
        put?: never;
        /**
         * Begins to prove the ledger
         * @description It takes seconds per million entries; GET tells how it ended. One at a time, and one a minute.
         */
        post: operations["OperationsController_reconcile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organisation of an account and its members */
        get: operations["OrganizationsController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/top-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Top-ups of all accounts, newest first */
        get: operations["TopUpsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/top-ups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One top-up */
        get: operations["TopUpsController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/top-ups/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Credits a bank transfer with what was received, once, and issues its receipt */
        post: operations["TopUpsController_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/top-ups/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a bank transfer that does not come; the customer reads why */
        post: operations["TopUpsController_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/top-ups/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notes that a bank transfer was sent back, so much in all
         * @description Takes it from the account as far as it is there; the rest is owed. Cards are refunded at the provider.
         */
        post: operations["TopUpsController_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/top-ups/{id}/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes what an account owes of a top-up, as far as it has it now */
        post: operations["TopUpsController_collect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payment-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the payment provider told, newest first */
        get: operations["PaymentEventsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payment-events/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes what was done about an event that fits no order */
        post: operations["PaymentEventsController_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/unsent-credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Charges whose credit waits for a decision, newest first
         * @description The caller left before the first byte of the response, and the account had used its 20 credits of the UTC day. Credit one with POST /admin/accounts/{id}/ledger/{entry}/reverse, or let it stand with .../uphold.
         */
        get: operations["UnsentCreditsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/{id}/ledger/{entry}/uphold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets a charge stand whose credit waits for a decision
         * @description A second time changes nothing.
         */
        post: operations["UnsentCreditsController_uphold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the slots of refreshes and webhooks are shared between accounts */
        get: operations["SharesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/limits-met": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts whose requests were refused for a limit, the most frequent first */
        get: operations["SharesController_limits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who calls */
        get: operations["OperatorsController_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All operators, oldest first, revoked ones too */
        get: operations["OperatorsController_list"];
        put?: never;
        /**
         * Adds an operator
         * @description The token is in this answer and nowhere else.
         */
        post: operations["OperatorsController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/operators/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes an operator at once and for good; the last working admin stays */
        delete: operations["OperatorsController_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountSummaryView: {
            /**
             * @description the account
             * @example 42
             */
            id: number;
            /** @description whose account it is */
            name: string;
            /** @description where its owner is reached */
            email: string;
            /**
             * @description what it can spend: purchased credit and unexpired trial credit
             * @example 10.00
             */
            balance: string;
            /**
             * @description purchased credit alone
             * @example 10.00
             */
            purchased: string;
            /**
             * @description unexpired trial credit alone
             * @example 10.00
             */
            trial: string;
            /**
             * @description spending limit of a UTC month; null: none
             * @example 10.00
             */
            spending_limit: string | null;
            /**
             * @description spent in this UTC month
             * @example 10.00
             */
            month_spent: string;
            /**
             * @description what it may read
             * @example [
             *       "pa",
             *       "ec"
             *     ]
             */
            jurisdictions: string[];
            /**
             * @description how often its keys may call
             * @example standard
             * @enum {string}
             */
            plan: "standard" | "sandbox";
            /**
             * Format: date-time
             * @description when it was confirmed; null: not yet
             */
            confirmed_at: string | null;
            /**
             * Format: date-time
             * @description its first purchase, from which on its keys do not expire; null: none yet
             */
            first_purchase_at: string | null;
            /**
             * Format: date-time
             * @description when it was made
             */
            created_at: string;
        };
        AccountSummaryPage: {
            /** @description newest first */
            items: components["schemas"]["AccountSummaryView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
             * @example 42
             */
            next: number | null;
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
        NewAccountBody: {
            /**
             * @description whose account it is
             * @example Comercial Prueba, S.A.
             */
            name: string;
            /**
             * Format: email
             * @description where its owner is reached; its domain decides the free quotas
             * @example ana@example.com
             */
            email: string;
        };
        TrialView: {
            /**
             * @description whether it was granted
             * @enum {string}
             */
            state: "granted" | "withheld";
            /**
             * @description who granted it; null: it is withheld
             * @enum {string|null}
             */
            granted_by: "sign_up" | "operator" | "payment" | null;
            /**
             * @description why it was withheld at sign-up: the mailbox has had its trial, or the limit of its domain or network was reached; null: it was not
             * @enum {string|null}
             */
            reason: "mailbox" | "domain" | "network" | null;
            /**
             * Format: date-time
             * @description when it was granted, or else withheld
             */
            decided_at: string;
            /**
             * Format: date-time
             * @description when its owner asked for it; null: they did not
             */
            requested_at: string | null;
            /** @description what its owner said */
            note: string | null;
            /**
             * Format: date-time
             * @description when it was declined; null: it was not
             */
            declined_at: string | null;
        };
        AccountView: {
            /**
             * @description the account
             * @example 42
             */
            id: number;
            /** @description whose account it is */
            name: string;
            /** @description where its owner is reached */
            email: string;
            /**
             * @description what it can spend: purchased credit and unexpired trial credit
             * @example 10.00
             */
            balance: string;
            /**
             * @description purchased credit alone
             * @example 10.00
             */
            purchased: string;
            /**
             * @description unexpired trial credit alone
             * @example 10.00
             */
            trial: string;
            /**
             * @description spending limit of a UTC month; null: none
             * @example 10.00
             */
            spending_limit: string | null;
            /**
             * @description spent in this UTC month
             * @example 10.00
             */
            month_spent: string;
            /**
             * @description what it may read
             * @example [
             *       "pa",
             *       "ec"
             *     ]
             */
            jurisdictions: string[];
            /**
             * @description how often its keys may call
             * @example standard
             * @enum {string}
             */
            plan: "standard" | "sandbox";
            /**
             * Format: date-time
             * @description when it was confirmed; null: not yet
             */
            confirmed_at: string | null;
            /**
             * Format: date-time
             * @description its first purchase, from which on its keys do not expire; null: none yet
             */
            first_purchase_at: string | null;
            /**
             * Format: date-time
             * @description when it was made
             */
            created_at: string;
            /** @description whether its e-mail domain is on the list of corporate domains */
            corporate: boolean;
            /**
             * @description cards of the free quota used on this UTC day
             * @example 3
             */
            quota_day_used: number;
            /**
             * @description cards of the free quota used in this UTC month
             * @example 3
             */
            quota_month_used: number;
            /**
             * @description estimator rows used in this UTC month
             * @example 3
             */
            estimator_used: number;
            /** @description where its webhooks go; null: nowhere */
            webhook_url: string | null;
            /** @description its trial credit; null: nothing is decided yet */
            trial_credit: components["schemas"]["TrialView"] | null;
        };
        ConfirmationView: {
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
             * @description when it stops or stopped for good: ahead while the overlap of a roll lasts; null: it works
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
             * @description its account
             * @example 42
             */
            account_id: number;
            /** @description the key itself: shown once, stored nowhere */
            key: string;
            /**
             * @description the trial credit that was granted
             * @example 10.00
             */
            trial_credit: string;
            /**
             * @description the ledger entry of the grant
             * @example 42
             */
            trial_entry_id: number;
            /**
             * @description what the account can spend now
             * @example 10.00
             */
            balance: string;
        };
        SpendingCapBody: {
            /**
             * @description US dollars a UTC month; null: no limit
             * @example 25.00
             */
            limit: string | null;
        };
        JurisdictionsBody: {
            /**
             * @description what the account may read
             * @example [
             *       "pa",
             *       "ec"
             *     ]
             */
            jurisdictions: ("pa" | "ec" | "co")[];
        };
        PlanBody: {
            /**
             * @description how often the keys of the account may call
             * @example standard
             * @enum {string}
             */
            plan: "standard" | "sandbox";
        };
        WithheldTrialView: {
            /**
             * @description whether it was granted
             * @enum {string}
             */
            state: "granted" | "withheld";
            /**
             * @description who granted it; null: it is withheld
             * @enum {string|null}
             */
            granted_by: "sign_up" | "operator" | "payment" | null;
            /**
             * @description why it was withheld at sign-up: the mailbox has had its trial, or the limit of its domain or network was reached; null: it was not
             * @enum {string|null}
             */
            reason: "mailbox" | "domain" | "network" | null;
            /**
             * Format: date-time
             * @description when it was granted, or else withheld
             */
            decided_at: string;
            /**
             * Format: date-time
             * @description when its owner asked for it; null: they did not
             */
            requested_at: string | null;
            /** @description what its owner said */
            note: string | null;
            /**
             * Format: date-time
             * @description when it was declined; null: it was not
             */
            declined_at: string | null;
            /**
             * @description the account
             * @example 42
             */
            account_id: number;
            /** @description whose account it is */
            account_name: string;
            /** @description where its owner is reached */
            account_email: string;
        };
        WithheldTrialPage: {
            /** @description newest first */
            items: components["schemas"]["WithheldTrialView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
             * @example 42
             */
            next: number | null;
        };
        TrialGrantView: {
            /**
             * @description the ledger entry of the grant
             * @example 42
             */
            entry_id: number;
            /**
             * @description the trial credit that was granted
             * @example 10.00
             */
            amount: string;
            /**
             * @description what the account can spend now
             * @example 10.00
             */
            balance: string;
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
             * @description when it stops or stopped for good: ahead while the overlap of a roll lasts; null: it works
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
             * @description its account
             * @example 42
             */
            account_id: number;
        };
        KeyList: {
            items: components["schemas"]["KeyView"][];
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
             * @description when it stops or stopped for good: ahead while the overlap of a roll lasts; null: it works
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
             * @description its account
             * @example 42
             */
            account_id: number;
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
             * @description when it stops or stopped for good: ahead while the overlap of a roll lasts; null: it works
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
             * @description its account
             * @example 42
             */
            account_id: number;
            /** @description the key itself: shown once, stored nowhere */
            key: string;
            /**
             * Format: date-time
             * @description until when the old key works
             */
            old_key_ends_at: string;
        };
        CreditBody: {
            /**
             * @description US dollars; negative only for an adjustment
             * @example 10.00
             */
            amount: string;
            /**
             * @description purchase: bought credit, after which keys do not expire; trial: credit of 30 days; adjustment: a correction, which takes trial credit first when it is negative
             * @enum {string}
             */
            kind: "purchase" | "trial" | "adjustment";
            /** @description kept with the entry, shown in the ledger */
            note?: string;
        };
        BookingView: {
            /**
             * @description the ledger entry
             * @example 42
             */
            entry_id: number;
            /**
             * @description what was booked
             * @enum {string}
             */
            kind: "purchase" | "trial" | "adjustment";
            /**
             * @description what was booked
             * @example 10.00
             */
            amount: string;
            /**
             * @description what the account can spend now
             * @example 10.00
             */
            balance: string;
            /** @description booked before under this Idempotency-Key: nothing happened now */
            replayed: boolean;
        };
        ReversalView: {
            /**
             * @description the ledger entry of the reversal
             * @example 42
             */
            entry_id: number;
            /**
             * @description what was given back
             * @example 10.00
             */
            amount: string;
            /**
             * @description what the account can spend now
             * @example 10.00
             */
            balance: string;
            /** @description given back before: nothing happened now */
            replayed: boolean;
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
            /** @description why nothing is sent, and what to do; null: webhooks are sent, or go nowhere */
            warning: string | null;
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
            /**
             * @description its account
             * @example 42
             */
            account_id: number;
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
        LedgerEntryView: {
            /**
             * @description the entry
             * @example 42
             */
            id: number;
            /**
             * Format: date-time
             * @description when it was booked
             */
            at: string;
            /**
             * @description what it is
             * @enum {string}
             */
            kind: "charge" | "purchase" | "trial" | "adjustment" | "expiry" | "reversal" | "refund";
            /**
             * @description change of what the account owns: negative for a charge
             * @example -0.16
             */
            amount: string;
            /**
             * @description the key of a charge
             * @example 42
             */
            key_id: number | null;
            /**
             * @description the route of a charge
             * @example /v4/panama/entidades/:id
             */
            route: string | null;
            /** @description the X-Client-Reference of a charge */
            client_reference: string | null;
            /** @description the X-Request-Id of a charge */
            request_id: string | null;
            /**
             * @description codes and prices of a charge, the note of a booking
             * @example [
             *       {
             *         "code": "base",
             *         "price": "0.01"
             *       }
             *     ]
             */
            lines: {
                [key: string]: unknown;
            }[];
        };
        LedgerEntryPage: {
            /** @description newest first */
            items: components["schemas"]["LedgerEntryView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
             * @example 42
             */
            next: number | null;
        };
        UsageTotalView: {
            /**
             * @description the day, product code (or base), key, route or client reference; null: none
             * @example CHK-BIN
             */
            value: string | null;
            /**
             * @description answered calls; by code, calls that asked for it
             * @example 3
             */
            calls: number;
            /**
             * @description what they cost
             * @example 10.00
             */
            amount: string;
            /**
             * @description what free calls counted; null by code
             * @example 3
             */
            quota_units: number | null;
        };
        CodePriceView: {
            /** @description product code, or base */
            code: string;
            /**
             * @description its price
             * @example 10.00
             */
            price: string;
        };
        CallView: {
            /**
             * @description what the response named: one `entity`, several `entities`, or `none`; `withheld`: not for you to see; `not_attributable`: charged before this was kept, or longer ago than it is kept
             * @enum {string}
             */
            attribution: "entity" | "entities" | "none" | "withheld" | "not_attributable";
            /**
             * @description how many entities the response named; null: see `attribution`
             * @example 3
             */
            entities: number | null;
            /**
             * @description the entity, by its typed id, when it was one
             * @example pa_own_42
             */
            entity_id: string | null;
            /** @description what that entity is called now */
            entity_name: string | null;
            /** @description the member who made the call in the dashboard; null: a program, or see `attribution` */
            member_name: string | null;
            /** @description the address of that member */
            member_email: string | null;
            /**
             * @description the ledger entry
             * @example 42
             */
            id: number;
            /**
             * Format: date-time
             * @description when it was booked
             */
            at: string;
            /**
             * @description the key that called
             * @example 42
             */
            key_id: number | null;
            /** @description the route that answered */
            route: string | null;
            /** @description the X-Client-Reference that came with it */
            client_reference: string | null;
            /** @description the X-Request-Id of the answer */
            request_id: string | null;
            /**
             * @description what it cost; given back: what it had cost
             * @example 10.00
             */
            amount: string;
            /** @description what was asked for; a free call paid none of it */
            lines: components["schemas"]["CodePriceView"][];
            /**
             * @description what it counted against the free quotas
             * @example 3
             */
            quota_units: number;
            /**
             * @description estimator rows that it counted
             * @example 3
             */
            estimator_rows: number;
            /** @description given back since: its answer never left */
            reversed: boolean;
        };
        UsageView: {
            /**
             * Format: date
             * @description first UTC day
             */
            from: string;
            /**
             * Format: date
             * @description last UTC day
             */
            to: string;
            /**
             * @description what it is added up by; null: single calls
             * @enum {string|null}
             */
            group: "day" | "code" | "key" | "route" | "client_reference" | null;
            /** @description the sums; empty without `group` */
            totals: components["schemas"]["UsageTotalView"][];
            /** @description there are more groups than are shown */
            truncated: boolean;
            /** @description the calls, newest first; empty with `group` */
            calls: components["schemas"]["CallView"][];
            /**
             * @description send it as `before` to get the next calls; null: these are the last
             * @example 42
             */
            next: number | null;
        };
        DisclosedEntityView: {
            /**
             * @description the entity, or a record that belongs to none, by its typed id; null: records without an id of their own
             * @example pa_own_42
             */
            entity_id: string | null;
            /** @description levels of which the response held records */
            levels: string[];
            /** @description levels of which it told numbers or presence alone */
            signals: string[];
        };
        DisclosureView: {
            /**
             * @description the ledger entry
             * @example 42
             */
            id: number;
            /**
             * Format: date-time
             * @description when it was charged
             */
            at: string;
            /**
             * @description the account that received it
             * @example 42
             */
            account_id: number;
            /** @description the account's name */
            account_name: string;
            /**
             * @description the key that called; null: a refresh whose key was revoked
             * @example 42
             */
            key_id: number | null;
            /**
             * @description how it went out
             * @enum {string}
             */
            channel: "detail" | "search" | "section" | "text" | "asset" | "batch" | "network" | "dossier" | "immigration" | "changes" | "surface" | "resolve" | "reconcile" | "refresh" | "webhook";
            /** @description the user of the dashboard who made the call; null: a program, or somebody who has been erased */
            member_name: string | null;
            /** @description the address of that user */
            member_email: string | null;
            /** @description what it told; with `entity`, about that one alone */
            entities: components["schemas"]["DisclosedEntityView"][];
        };
        DisclosurePage: {
            /** @description newest first */
            items: components["schemas"]["DisclosureView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
             * @example 42
             */
            next: number | null;
        };
        CorporateDomainView: {
            /**
             * @description the domain
             * @example example.com
             */
            domain: string;
            /**
             * Format: date-time
             * @description since when it is on the list
             */
            added_at: string;
        };
        CorporateDomainList: {
            items: components["schemas"]["CorporateDomainView"][];
        };
        CatalogCodeView: {
            /** @description the product code */
            code: string;
            /** @description what it holds */
            description: string;
            /**
             * @description whether it can be asked for
             * @enum {string}
             */
            status: "active" | "unpriced";
            /**
             * @description what the price is for; null: it has none
             * @enum {string|null}
             */
            unit: "entity" | "row" | "call" | null;
            /**
             * @description its price by jurisdiction; empty: it has none and cannot be asked for
             * @example {
             *       "pa": "0.01",
             *       "ec": "0.01"
             *     }
             */
            prices: {
                [key: string]: string;
            };
        };
        CatalogLevelView: {
            /** @description the level */
            level: string;
            /** @description the tags it holds */
            tags: string[];
            /** @description where it exists */
            jurisdictions: string[];
            /** @description the codes that deliver it */
            codes: string[];
        };
        CatalogSourceView: {
            /** @description the source */
            id: string;
            /** @description the institution */
            name: string;
            /** @description where it is */
            url: string;
            /** @description its country */
            jurisdiction: string;
            /** @description how often it changes */
            cadence: string;
            /** @description the tags it feeds */
            feeds: string[];
        };
        CatalogView: {
            /**
             * @description currency of the prices
             * @example USD
             */
            currency: string;
            /**
             * @description base charge of a call
             * @example 0.01
             */
            base: string;
            codes: components["schemas"]["CatalogCodeView"][];
            levels: components["schemas"]["CatalogLevelView"][];
            sources: components["schemas"]["CatalogSourceView"][];
        };
        IngestRunView: {
            /**
             * @description the run
             * @example 42
             */
            id: number;
            /**
             * @description what is read
             * @example co_secop
             */
            dataset: string;
            /**
             * @description how it stands
             * @enum {string}
             */
            status: "running" | "completed" | "failed";
            /**
             * @description version of the importer
             * @example 3
             */
            importer_version: number;
            /** @description the file that is read; null: none */
            file_name: string | null;
            /**
             * @description size of the file; null: there is none
             * @example 3
             */
            file_bytes: number | null;
            /**
             * @description progress: lines of the input whose rows are committed
             * @example 3
             */
            lines_done: number;
            /**
             * @description progress: bytes of the text of the file that were read by then
             * @example 3
             */
            bytes_done: number;
            /**
             * @description bytes of the text of the file, unpacked; null: not known
             * @example 3
             */
            bytes_total: number | null;
            /**
             * Format: date-time
             * @description when the last rows were committed; null: none were since it began or was taken up
             */
            advanced_at: string | null;
            /**
             * @description lines a second since it began or was taken up; null: not known yet
             * @example 3
             */
            lines_per_second: number | null;
            /**
             * @description seconds left at this pace; null: it does not run, or that is not known
             * @example 3
             */
            seconds_left: number | null;
            /**
             * @description rows added
             * @example 3
             */
            rows_inserted: number;
            /**
             * @description rows changed
             * @example 3
             */
            rows_updated: number;
            /**
             * @description rows that were as they are
             * @example 3
             */
            rows_unchanged: number;
            /**
             * @description rows that were refused
             * @example 3
             */
            rows_rejected: number;
            /** @description the data is invented */
            synthetic: boolean;
            /** @description why it failed; null: it did not */
            error: string | null;
            /**
             * Format: date-time
             * @description when it began
             */
            started_at: string;
            /**
             * Format: date-time
             * @description when it ended; null: it has not
             */
            finished_at: string | null;
        };
        IngestRunPage: {
            /** @description newest first */
            items: components["schemas"]["IngestRunView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
             * @example 42
             */
            next: number | null;
        };
        UpdateRequestView: {
            /**
             * @description the request
             * @example 42
             */
            id: number;
            /**
             * @description its account
             * @example 42
             */
            account_id: number;
            /**
             * @description the key that asked
             * @example 42
             */
            key_id: number | null;
            /**
             * @description where the entity is
             * @enum {string}
             */
            jurisdiction: "pa" | "ec" | "co";
            /**
             * @description the entity, by its v4 id
             * @example 42
             */
            entity_id: number;
            /** @description the codes that were asked for */
            codes: string[];
            /**
             * @description what completion charges
             * @example 10.00
             */
            price: string;
            /**
             * @description how it stands
             * @enum {string}
             */
            status: "pending" | "completed" | "failed";
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
            /** @description why it failed; null: it did not */
            error: string | null;
            /**
             * @description the ledger entry of its charge
             * @example 42
             */
            entry_id: number | null;
        };
        UpdateRequestPage: {
            /** @description newest first */
            items: components["schemas"]["UpdateRequestView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
             * @example 42
             */
            next: number | null;
        };
        HousekeepingRunView: {
            /**
             * @description the run
             * @example 42
             */
            id: number;
            /**
             * @description what was done
             * @example reconcile
             */
            task: string;
            /**
             * Format: date-time
             * @description when it began
             */
            started_at: string;
            /**
             * Format: date-time
             * @description when it ended; null: it has not
             */
            finished_at: string | null;
            /** @description whether all is well: a reconciliation that found drift is not; null: it runs */
            ok: boolean | null;
            /** @description what it found or did */
            detail: {
                [key: string]: unknown;
            };
        };
        HousekeepingRunList: {
            items: components["schemas"]["HousekeepingRunView"][];
        };
        HousekeepingRunPage: {
            /** @description newest first */
            items: components["schemas"]["HousekeepingRunView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
             * @example 42
             */
            next: number | null;
        };
        AuditEntryView: {
            /**
             * @description the entry
             * @example 42
             */
            id: number;
            /**
             * Format: date-time
             * @description when it was done
             */
            at: string;
            /**
             * @description who did it; null: a command of the machine
             * @example 42
             */
            operator_id: number | null;
            /** @description their name at that time */
            actor: string;
            /**
             * @description what was done
             * @example key.revoke
             */
            action: string;
            /**
             * @description the account concerned; null: none
             * @example 42
             */
            account_id: number | null;
            /**
             * @description what it was done to; null: nothing in particular
             * @example key:12
             */
            target: string | null;
            /** @description before and after, never a secret */
            detail: {
                [key: string]: unknown;
            };
            /** @description the X-Request-Id of the change */
            request_id: string | null;
        };
        AuditEntryPage: {
            /** @description newest first */
            items: components["schemas"]["AuditEntryView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
             * @example 42
             */
            next: number | null;
        };
        SignInBody: {
            /**
             * @description the token of an operator
             * @example op_3q2-7w
             */
            token: string;
        };
        SessionView: {
            /**
             * @description the operator
             * @example 42
             */
            id: number;
            /** @description who it is */
            name: string;
            /**
             * @description what they may do
             * @enum {string}
             */
            role: "viewer" | "support" | "finance" | "admin";
            /**
             * Format: date-time
             * @description when the session ends; earlier after an hour without anybody at the browser
             */
            expires_at: string;
        };
        SignedOutView: {
            /** @description the session of the cookie has ended */
            signed_out: boolean;
        };
        OverviewView: {
            /**
             * @description accounts there are
             * @example 3
             */
            accounts: number;
            /**
             * @description of these, confirmed
             * @example 3
             */
            confirmed_accounts: number;
            /**
             * @description made in the last 7 days
             * @example 3
             */
            new_accounts: number;
            /**
             * @description purchased credit of all accounts together
             * @example 10.00
             */
            purchased: string;
            /**
             * @description unexpired trial credit of all accounts together
             * @example 10.00
             */
            trial: string;
            /**
             * @description spent by all accounts in this UTC month
             * @example 10.00
             */
            month_spent: string;
            /**
             * @description bank transfers that wait to be approved
             * @example 3
             */
            waiting_transfers: number;
            /**
             * @description payment events that fit no order, and that nobody has looked at
             * @example 3
             */
            open_payment_events: number;
            /**
             * @description credits for unsent responses that wait for a decision
             * @example 3
             */
            awaiting_credits: number;
            /**
             * @description withheld trials that an operator was asked for
             * @example 3
             */
            trial_requests: number;
            /**
             * @description imports under way
             * @example 3
             */
            running_imports: number;
            /**
             * @description imports that failed in the last 7 days
             * @example 3
             */
            failed_imports: number;
            /**
             * @description sources whose last reading failed
             * @example 3
             */
            failing_sources: number;
            /**
             * @description refreshes, webhooks and mails that wait
             * @example 3
             */
            waiting_work: number;
            /**
             * @description whether the books agreed when they were last proven
             * @enum {string}
             */
            reconciliation: "agrees" | "drift" | "never";
        };
        QueueJobsView: {
            /**
             * @description jobs that wait for a worker
             * @example 3
             */
            waiting: number;
            /**
             * @description jobs under way
             * @example 3
             */
            active: number;
            /**
             * @description jobs that failed and wait for their next try
             * @example 3
             */
            delayed: number;
            /**
             * Format: date-time
             * @description since when the oldest job waits; null: none waits
             */
            oldest_waiting_at: string | null;
        };
        QueueView: {
            /**
             * @description the work
             * @enum {string}
             */
            name: "refresh" | "webhooks" | "documents" | "mail";
            /**
             * @description where its jobs are; null: it is kept in rows alone
             * @enum {string|null}
             */
            backend: "postgresql" | "redis" | null;
            /** @description whether the queue answers; null: it has none */
            reachable: boolean | null;
            /** @description its jobs; null: it has none, or does not answer */
            jobs: components["schemas"]["QueueJobsView"] | null;
            /**
             * @description rows that are not done; the rows are the truth, jobs only tell of them
             * @example 3
             */
            rows_waiting: number;
            /**
             * Format: date-time
             * @description since when the oldest of these rows waits; null: none, or not known
             */
            oldest_row_at: string | null;
            /**
             * @description rows that failed in the last 24 hours; null: not known
             * @example 3
             */
            failed_of_late: number | null;
            /**
             * @description rows that wait and that nobody has tried; null: such rows keep no attempts
             * @example 3
             */
            rows_untried: number | null;
        };
        QueueList: {
            items: components["schemas"]["QueueView"][];
        };
        SourceHealthView: {
            /**
             * @description the source
             * @example registro_publico
             */
            id: string;
            /** @description the institution */
            name: string;
            /**
             * @description its country
             * @example pa
             */
            jurisdiction: string;
            /** @description how often it changes */
            cadence: string;
            /**
             * @description well: its last reading succeeded; failing: it did not
             * @enum {string}
             */
            state: "well" | "failing" | "never_asked";
            /**
             * Format: date-time
             * @description when a refresh last asked it; null: none did
             */
            last_look_at: string | null;
            /**
             * Format: date-time
             * @description when it last answered; null: never
             */
            last_success_at: string | null;
            /**
             * Format: date-time
             * @description when it last failed; null: never
             */
            last_failure_at: string | null;
            /** @description why it last failed; null: never */
            last_reason: string | null;
            /**
             * @description readings in the last 24 hours
             * @example 3
             */
            readings_of_late: number;
            /**
             * @description of these, failures
             * @example 3
             */
            failures_of_late: number;
            /**
             * @description failures since it last answered, 1,000 at most
             * @example 3
             */
            failures_in_a_row: number;
            /**
             * @description how long its next request has to wait for its turn, in milliseconds; all processes share the pace
             * @example 3
             */
            pace_wait_ms: number;
        };
        SourceHealthList: {
            items: components["schemas"]["SourceHealthView"][];
        };
        InvariantView: {
            /**
             * @description the invariant
             * @enum {string}
             */
            invariant: "I1" | "I2" | "I3" | "I4" | "I5" | "I7";
            /** @description what is proven */
            meaning: string;
            /**
             * @description places where the books do not agree; null: not known
             * @example 3
             */
            drift: number | null;
        };
        ReconciliationView: {
            /**
             * @description agrees, drift, or never: no reconciliation has come to its end yet
             * @enum {string}
             */
            state: "agrees" | "drift" | "never";
            /** @description one is under way */
            running: boolean;
            /**
             * Format: date-time
             * @description since when; null: none is under way
             */
            running_since: string | null;
            /**
             * Format: date-time
             * @description when the last one that came to its end began; null: none did
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description when it ended
             */
            finished_at: string | null;
            /**
             * @description accounts that it read; null: none yet
             * @example 3
             */
            accounts: number | null;
            /**
             * @description entries that it read
             * @example 3
             */
            entries: number | null;
            /**
             * @description postings that it read
             * @example 3
             */
            postings: number | null;
            /** @description each invariant with what the last one found */
            invariants: components["schemas"]["InvariantView"][];
            /** @description the first places where the books do not agree */
            named: string[];
            /**
             * @description charges whose response is not known to have left and whose credit is due: not drift; null: none
             * @example 3
             */
            unsent_waiting: number | null;
            /**
             * @description charges over the daily limit of credits, for an operator to decide: not drift; null: none
             * @example 3
             */
            awaiting_operator: number | null;
            /** @description why the last try came to nothing; null: it did not */
            failure: string | null;
        };
        MemberView: {
            /** @description who it is */
            name: string;
            /** @description their e-mail address */
            email: string;
            /**
             * @description what they may do
             * @enum {string}
             */
            role: "owner" | "member" | "read_only";
            /** @description the address is confirmed */
            email_verified: boolean;
            /** @description they sign in with a second factor */
            two_factor: boolean;
            /**
             * Format: date-time
             * @description since when they belong to it
             */
            joined_at: string;
        };
        OrganizationView: {
            /** @description its name; null: the account was made without the dashboard */
            name: string | null;
            /**
             * Format: date-time
             * @description when it was made
             */
            created_at: string | null;
            /** @description owners first */
            members: components["schemas"]["MemberView"][];
        };
        TopUpView: {
            /**
             * @description the top-up
             * @example 42
             */
            id: number;
            /**
             * @description its account
             * @example 42
             */
            account_id: number;
            /** @description whose account it is */
            account_name: string;
            /** @description where its owner is reached */
            account_email: string;
            /**
             * @description how it is paid
             * @enum {string}
             */
            method: "card" | "bank_transfer";
            /**
             * @description how it stands
             * @enum {string}
             */
            status: "pending" | "processing" | "paid" | "expired" | "failed" | "cancelled" | "rejected";
            /**
             * @description what a bank transfer names
             * @example ER-7KQ2M9XD
             */
            reference: string;
            /** @description who asked for it */
            requested_by: string;
            /**
             * @description what was ordered
             * @example 10.00
             */
            amount: string;
            /**
             * @description what was received and credited; null: nothing
             * @example 10.00
             */
            received: string | null;
            /**
             * @description given back to the payer, in all
             * @example 10.00
             */
            refunded: string;
            /**
             * @description lost to the payer's bank in a dispute
             * @example 10.00
             */
            lost: string;
            /**
             * @description what of both is still owed, because the account had spent it
             * @example 10.00
             */
            owed: string;
            /**
             * @description a dispute of the payment; null: there is none
             * @enum {string|null}
             */
            dispute: "open" | "won" | "lost" | null;
            /** @description why it was rejected or failed; null: it was not */
            reason: string | null;
            /**
             * @description the ledger entry of its credit; null: none
             * @example 42
             */
            entry_id: number | null;
            /**
             * Format: date-time
             * @description when it was ordered
             */
            created_at: string;
            /**
             * Format: date-time
             * @description when it was credited; null: it was not
             */
            paid_at: string | null;
            /**
             * Format: date-time
             * @description when it ended without being paid; null: it did not
             */
            closed_at: string | null;
        };
        TopUpPage: {
            /** @description newest first */
            items: components["schemas"]["TopUpView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
             * @example 42
             */
            next: number | null;
        };
        ApprovalBody: {
            /**
             * @description US dollars that were received; may differ from what was ordered
             * @example 10.00
             */
            received: string;
        };
        RejectionBody: {
            /**
             * @description why; the customer reads it
             * @example no transfer with this reference arrived
             */
            reason: string;
        };
        RefundBody: {
            /**
             * @description US dollars that were sent back, in all
             * @example 10.00
             */
            total: string;
        };
        PaymentEventView: {
            /**
             * @description the event, as it is kept here
             * @example 42
             */
            id: number;
            /**
             * @description who told of it
             * @example stripe
             */
            provider: string;
            /** @description the provider's own id of it */
            event_id: string;
            /**
             * @description the provider's name for what happened
             * @example charge.refunded
             */
            type: string;
            /**
             * @description what it came to; attention: somebody has to look
             * @enum {string}
             */
            outcome: "applied" | "nothing" | "waiting" | "ignored" | "attention";
            /** @description why it was ignored or needs attention; null: neither */
            reason: string | null;
            /**
             * @description the top-up that it is about; null: none
             * @example 42
             */
            top_up_id: number | null;
            /** @description the provider's id of the payment; null: it names none */
            payment_id: string | null;
            /**
             * @description the amount that it tells of; null: none
             * @example 10.00
             */
            amount: string | null;
            /** @description its currency; null: none */
            currency: string | null;
            /**
             * Format: date-time
             * @description when it was received
             */
            received_at: string;
            /**
             * Format: date-time
             * @description when somebody noted what was done about it; null: nobody has
             */
            resolved_at: string | null;
            /** @description who did */
            resolved_by: string | null;
            /** @description what was done */
            resolution: string | null;
        };
        PaymentEventPage: {
            /** @description newest first */
            items: components["schemas"]["PaymentEventView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
             * @example 42
             */
            next: number | null;
        };
        ResolutionBody: {
            /**
             * @description what was done about it
             * @example refunded at the provider
             */
            resolution: string;
        };
        ResolvedView: {
            /** @description it is noted */
            resolved: boolean;
        };
        UnsentCreditView: {
            /**
             * @description the charge
             * @example 42
             */
            id: number;
            /**
             * @description its account
             * @example 42
             */
            account_id: number;
            /** @description the account's name */
            account_name: string;
            /**
             * @description what was charged
             * @example 10.00
             */
            amount: string;
            /**
             * @description the route
             * @example /v5/entities/batch
             */
            route: string | null;
            /** @description the X-Request-Id */
            request_id: string | null;
            /**
             * Format: date-time
             * @description when it was charged
             */
            at: string;
        };
        UnsentCreditPage: {
            /** @description newest first */
            items: components["schemas"]["UnsentCreditView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
             * @example 42
             */
            next: number | null;
        };
        UpholdBody: {
            /**
             * @description why the charge stands; kept in the audit log
             * @example 300 aborted batches in an hour
             */
            reason: string;
        };
        UpheldView: {
            /** @description the charge stands */
            upheld: boolean;
        };
        AccountShareView: {
            /**
             * @description the account
             * @example 42
             */
            account_id: number;
            /** @description the account's name */
            account_name: string;
            /**
             * @description its rows that wait for a slot
             * @example 3
             */
            waiting: number;
            /**
             * @description slots that it holds
             * @example 3
             */
            held: number;
            /**
             * Format: date-time
             * @description since when its oldest row waits for a slot; null: none waits
             */
            oldest_waiting_at: string | null;
        };
        SharesView: {
            /**
             * @description the queue
             * @enum {string}
             */
            queue: "refresh" | "webhooks";
            /**
             * @description slots of all workers
             * @example 3
             */
            slots: number;
            /**
             * @description slots that one account may hold
             * @example 3
             */
            share: number;
            /** @description accounts with work, those with most waiting first */
            accounts: components["schemas"]["AccountShareView"][];
        };
        SharesList: {
            items: components["schemas"]["SharesView"][];
        };
        LimitMetView: {
            /**
             * @description the account
             * @example 42
             */
            account_id: number;
            /** @description the account's name */
            account_name: string;
            /**
             * @description the limit, as the code of the refusal; rate_limited: the request rate
             * @example refresh_backlog
             */
            limit: string;
            /**
             * @description requests that were refused for it
             * @example 3
             */
            requests: number;
            /**
             * Format: date-time
             * @description when the last of them was
             */
            last_at: string;
        };
        LimitMetList: {
            items: components["schemas"]["LimitMetView"][];
        };
        MeView: {
            /**
             * @description the operator
             * @example 42
             */
            id: number;
            /** @description who it is */
            name: string;
            /**
             * @description what they may do
             * @enum {string}
             */
            role: "viewer" | "support" | "finance" | "admin";
        };
        OperatorView: {
            /**
             * @description the operator
             * @example 42
             */
            id: number;
            /** @description who it is */
            name: string;
            /**
             * @description what they may do
             * @enum {string}
             */
            role: "viewer" | "support" | "finance" | "admin";
            /**
             * Format: date-time
             * @description when they were added
             */
            created_at: string;
            /**
             * Format: date-time
             * @description from when on the token is refused; null: it works
             */
            revoked_at: string | null;
        };
        OperatorList: {
            items: components["schemas"]["OperatorView"][];
        };
        NewOperatorBody: {
            /**
             * @description who it is; the audit log shows it
             * @example Ana Prueba
             */
            name: string;
            /**
             * @description each role may do what those before it may
             * @enum {string}
             */
            role: "viewer" | "support" | "finance" | "admin";
        };
        CreatedOperatorView: {
            /**
             * @description the operator
             * @example 42
             */
            id: number;
            /** @description who it is */
            name: string;
            /**
             * @description what they may do
             * @enum {string}
             */
            role: "viewer" | "support" | "finance" | "admin";
            /**
             * Format: date-time
             * @description when they were added
             */
            created_at: string;
            /**
             * Format: date-time
             * @description from when on the token is refused; null: it works
             */
            revoked_at: string | null;
            /**
             * @description the token: shown once, stored nowhere
             * @example op_3q2-7w
             */
            token: string;
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
    AccountsController_list: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description part of the name or of the e-mail address, in any case */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accounts, newest first, all or those that a search finds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSummaryPage"];
                };
            };
        };
    };
    AccountsController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccountBody"];
            };
        };
        responses: {
            /** @description Makes an account, without keys or credit */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSummaryView"];
                };
            };
        };
    };
    AccountsController_find: {
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
            /** @description An account as it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountView"];
                };
            };
        };
    };
    AccountsController_confirm: {
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
            /** @description Confirms an account, once: its first key and the trial credit */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationView"];
                };
            };
        };
    };
    AccountsController_setCap: {
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
                "application/json": components["schemas"]["SpendingCapBody"];
            };
        };
        responses: {
            /** @description Sets or lifts the spending limit of a UTC month */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSummaryView"];
                };
            };
        };
    };
    AccountsController_setJurisdictions: {
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
                "application/json": components["schemas"]["JurisdictionsBody"];
            };
        };
        responses: {
            /** @description Sets which jurisdictions an account may read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSummaryView"];
                };
            };
        };
    };
    AccountsController_setPlan: {
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
                "application/json": components["schemas"]["PlanBody"];
            };
        };
        responses: {
            /** @description Sets how often the keys of an account may call */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSummaryView"];
                };
            };
        };
    };
    TrialsController_list: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description true: only those that an operator was asked for */
                requested?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trial credit that is withheld, newest accounts first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithheldTrialPage"];
                };
            };
        };
    };
    TrialsController_approve: {
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
            /** @description Grants an account its trial credit, whatever withheld it; once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialGrantView"];
                };
            };
        };
    };
    TrialsController_decline: {
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
            /** @description Declines the trial credit that the owner of an account asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialView"];
                };
            };
        };
    };
    KeysController_list: {
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
            /** @description The keys of an account, oldest first, without their text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyList"];
                };
            };
        };
    };
    KeysController_create: {
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
    CreditsController_book: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same key again books nothing and answers the booking of then; with another amount, kind or note: 409 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditBody"];
            };
        };
        responses: {
            /** @description Books a purchase, trial credit or an adjustment */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingView"];
                };
            };
        };
    };
    CreditsController_reverse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entry: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gives back a charge whose answer never left, once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReversalView"];
                };
            };
        };
    };
    WebhooksController_read: {
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
            /** @description Where the webhooks of an account go */
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
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Sets where the webhooks of an account go */
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
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stops the webhooks of an account */
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
            path: {
                id: number;
            };
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
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends a webhook with invented data to where those of an account go */
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
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks of an account with their attempts, newest first */
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
            /** @description One webhook with its attempts, without what it tells */
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
    LedgerController_read: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description json: one page; csv: everything, as a file */
                format?: "json" | "csv";
                /** @description only entries of this kind */
                kind?: "charge" | "purchase" | "trial" | "adjustment" | "expiry" | "reversal" | "refund";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ledger of an account, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntryPage"];
                    "text/csv": string;
                };
            };
        };
    };
    UsageController_read: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description json: one page; csv: everything, as a file */
                format?: "json" | "csv";
                /** @description first UTC day; 30 days up to `to` when absent */
                from?: string;
                /** @description last UTC day, included; today when absent */
                to?: string;
                /** @description add up by this; absent: single calls */
                group?: "day" | "code" | "key" | "route" | "client_reference";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Usage of an account: added up by a group, or call by call */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageView"];
                    "text/csv": string;
                };
            };
        };
    };
    DisclosuresController_list: {
        parameters: {
            query: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description why you look; kept in the audit log */
                reason: string;
                /** @description what this account received; this or `entity` is required */
                account?: number;
                /** @description who received this entity, by its typed id */
                entity?: string;
                /** @description with `entity`: only responses that told about this level */
                level?: "core_registro" | "contacto" | "entity_events" | "directores" | "suspension" | "organizaciones" | "representante_legal_identificado" | "gacetas" | "documentos_contraloria" | "itbm" | "funcionario" | "avisos" | "licencias" | "personal_licenses" | "company_licenses" | "fideicomisos" | "marcas" | "real_estate" | "bienes_muebles" | "naves" | "importaciones" | "exportaciones" | "customs_summaries" | "documentos_escaneados" | "registry_documents" | "css_moroso_menciones" | "sanciones" | "idoneidades" | "expedientes_judiciales" | "licitaciones" | "news" | "migrations" | "work_permits" | "screening" | "accionistas" | "denuncias" | "sri_reports" | "real_estate_deeds" | "edificios" | "authorized_visas" | "impedimentos";
                /** @description first UTC day; as far back as disclosures are kept when absent */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who received what and when: of an account, or about an entity, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisclosurePage"];
                };
            };
        };
    };
    DomainsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description E-mail domains whose free accounts have the larger quotas */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateDomainList"];
                };
            };
        };
    };
    DomainsController_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Puts a domain on the list; answers the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateDomainList"];
                };
            };
        };
    };
    DomainsController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a domain off the list; answers the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateDomainList"];
                };
            };
        };
    };
    CatalogController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Product codes, prices, levels and sources */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogView"];
                };
            };
        };
    };
    RunsController_ingestRuns: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description only runs in this state */
                status?: "running" | "completed" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Runs of importers with their progress, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IngestRunPage"];
                };
            };
        };
    };
    RunsController_ingestRun: {
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
            /** @description One run of an importer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IngestRunView"];
                };
            };
        };
    };
    RunsController_updateRequests: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description only those of this account */
                account?: number;
                /** @description only those in this state */
                status?: "pending" | "completed" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refresh requests, newest first, without their results */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateRequestPage"];
                };
            };
        };
    };
    RunsController_updateRequest: {
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
            /** @description One refresh request, without its result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateRequestView"];
                };
            };
        };
    };
    RunsController_housekeeping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest run of each housekeeping task, the reconciliation among them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HousekeepingRunList"];
                };
            };
        };
    };
    RunsController_housekeepingRuns: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description only runs of this task, such as reconcile */
                task?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Housekeeping runs, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HousekeepingRunPage"];
                };
            };
        };
    };
    AuditController_list: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description only changes of this account */
                account?: number;
                /** @description only changes by this operator */
                operator?: number;
                /** @description only changes of this kind, such as key.revoke */
                action?: string;
                /** @description first UTC day */
                from?: string;
                /** @description last UTC day, included */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every change that an operator made, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryPage"];
                };
            };
        };
    };
    SessionController_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInBody"];
            };
        };
        responses: {
            /** @description Signs an operator in, for the pages in a browser */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"];
                };
            };
        };
    };
    SessionController_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends the session of the cookie */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedOutView"];
                };
            };
        };
    };
    OperationsController_overview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What there is and what waits for somebody, in numbers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewView"];
                };
            };
        };
    };
    OperationsController_queues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work that waits: rows, and the jobs that tell of them by state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueList"];
                };
            };
        };
    };
    OperationsController_sources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How each original source has fared with refreshes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceHealthList"];
                };
            };
        };
    };
    OperationsController_reconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the books agree, by invariant, as last proven */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationView"];
                };
            };
        };
    };
    OperationsController_reconcile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begins to prove the ledger */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationView"];
                };
            };
        };
    };
    OrganizationsController_read: {
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
            /** @description The organisation of an account and its members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationView"];
                };
            };
        };
    };
    TopUpsController_list: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description only those in this state */
                status?: "pending" | "processing" | "paid" | "expired" | "failed" | "cancelled" | "rejected";
                /** @description only those paid this way */
                method?: "card" | "bank_transfer";
                /** @description only those of this account */
                account?: number;
                /** @description true: only those given back of which the account did not have all any more */
                owed?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Top-ups of all accounts, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpPage"];
                };
            };
        };
    };
    TopUpsController_find: {
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
            /** @description One top-up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpView"];
                };
            };
        };
    };
    TopUpsController_approve: {
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
                "application/json": components["schemas"]["ApprovalBody"];
            };
        };
        responses: {
            /** @description Credits a bank transfer with what was received, once, and issues its receipt */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpView"];
                };
            };
        };
    };
    TopUpsController_reject: {
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
                "application/json": components["schemas"]["RejectionBody"];
            };
        };
        responses: {
            /** @description Ends a bank transfer that does not come; the customer reads why */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpView"];
                };
            };
        };
    };
    TopUpsController_refund: {
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
                "application/json": components["schemas"]["RefundBody"];
            };
        };
        responses: {
            /** @description Notes that a bank transfer was sent back, so much in all */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpView"];
                };
            };
        };
    };
    TopUpsController_collect: {
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
            /** @description Takes what an account owes of a top-up, as far as it has it now */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpView"];
                };
            };
        };
    };
    PaymentEventsController_list: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description only those that came to this */
                outcome?: "applied" | "nothing" | "waiting" | "ignored" | "attention";
                /** @description true: only those that wait for somebody to look */
                open?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the payment provider told, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEventPage"];
                };
            };
        };
    };
    PaymentEventsController_resolve: {
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
                "application/json": components["schemas"]["ResolutionBody"];
            };
        };
        responses: {
            /** @description Notes what was done about an event that fits no order */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResolvedView"];
                };
            };
        };
    };
    UnsentCreditsController_list: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description only those of this account */
                account?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Charges whose credit waits for a decision, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsentCreditPage"];
                };
            };
        };
    };
    UnsentCreditsController_uphold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entry: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpholdBody"];
            };
        };
        responses: {
            /** @description Lets a charge stand whose credit waits for a decision */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpheldView"];
                };
            };
        };
    };
    SharesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the slots of refreshes and webhooks are shared between accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharesList"];
                };
            };
        };
    };
    SharesController_limits: {
        parameters: {
            query?: {
                /** @description from this UTC day on; today if absent */
                from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accounts whose requests were refused for a limit, the most frequent first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitMetList"];
                };
            };
        };
    };
    OperatorsController_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who calls */
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
    OperatorsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All operators, oldest first, revoked ones too */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorList"];
                };
            };
        };
    };
    OperatorsController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOperatorBody"];
            };
        };
        responses: {
            /** @description Adds an operator */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedOperatorView"];
                };
            };
        };
    };
    OperatorsController_revoke: {
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
            /** @description Revokes an operator at once and for good; the last working admin stays */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorView"];
                };
            };
        };
    };
}
