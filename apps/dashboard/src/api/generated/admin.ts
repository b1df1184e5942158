// Generated from the code of the service: npm run openapi. Do not edit.
export interface paths {
    "/admin/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All accounts, or those that match a search, newest first */
        get: operations["AccountsController_list"];
        put?: never;
        /**
         * Creates an account, without keys or credit
         * @description It gets both when it is confirmed.
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
        /** One account, with its balance and quotas */
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
         * Confirms an account once, and creates its first key and the trial credit
         * @description Only this response contains the key itself.
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
        /** Sets or removes the spending limit of a UTC month */
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
        /** Sets which jurisdictions an account has access to */
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
        /** Sets the plan of an account, and so the rate limit of its keys */
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
        /** Withheld trial credit, newest accounts first */
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
        /** Grants withheld trial credit, once, for whatever reason it was withheld */
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
         * Declines trial credit that the owner of an account requested
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
        /** The keys of an account, oldest first, without their secrets */
        get: operations["KeysController_list"];
        put?: never;
        /**
         * Creates a key
         * @description Only this response contains the key itself.
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
        /** Revokes a key immediately and permanently */
        delete: operations["KeysController_revoke"];
        options?: never;
        head?: never;
        /** Changes a key's settings; those left out stay */
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
         * Replaces a key with a new one that has the same settings
         * @description The two share the monthly limit. Only this response contains the new key itself.
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
         * Reverses a charge whose response was never sent
         * @description It is reversed once. If the response was sent, book an adjustment instead.
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
        /** The webhook settings of an account */
        get: operations["WebhooksController_read"];
        /**
         * Sets the webhook URL of an account
         * @description Pending refreshes keep the URL that they were requested with.
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
         * Creates a new signing secret
         * @description Only this response contains the secret. The previous one also signs for 24 hours.
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
         * Sends a test webhook with synthetic data to an account's webhook URL
         * @description Its update_request_id is 0. It is sent within seconds; GET deliveries/{id} shows its status.
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
        /** One webhook with its attempts, without its content */
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
         * Sends a webhook again
         * @description It has a new timestamp and signature and the same X-Service-Webhook-Id, and goes to the current webhook URL of the account. If it is delivered, a refresh whose webhook had failed shows it as delivered.
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
         * Usage of an account, as totals by a group or as single requests
         * @description Totals leave out reversed charges, whose response was never sent. Operators with the role `support` or a higher one see which entity each request was about; the audit log records each such query.
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
         * Disclosures to an account or about an entity, newest first
         * @description Responses that were never sent are omitted. The audit log records each query with its reason (`disclosures.read`).
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
    "/admin/data-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests about personal data, without their persons */
        get: operations["DataRequestsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/data-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request, with its person and history */
        get: operations["DataRequestsController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/data-requests/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The identity document, as a file
         * @description The audit log records each download (`data_request.read_document`).
         */
        get: operations["DataRequestsController_document"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/data-requests/{id}/confirm-identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the identity */
        post: operations["DataRequestsController_confirmIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/data-requests/{id}/reject-identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects and deletes the identity document; the person is asked for another */
        post: operations["DataRequestsController_rejectIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/data-requests/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Extends the time to respond once, where the law allows it */
        post: operations["DataRequestsController_extend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/data-requests/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides a request, and makes the decision take effect
         * @description Only after the identity was confirmed. Access: `copy` names the facts of which the person gets a copy; for a company, only a tag with the fields that name the person. Other rights: `suppress` (facts are no longer shown), `cut_link` (an entry of an official list is no longer linked) and `note_to_source` (the source was asked to correct it; nothing changes here). Customers who received what is suppressed or cut get a correction notice. A whole section of an organization is suppressed only with `whole_section`.
         */
        post: operations["DataRequestsController_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/data-requests/{id}/decision/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a decision would change; changes nothing
         * @description With the same body as the decision, and the same errors.
         */
        post: operations["DataRequestsController_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/data-requests/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes a request whose person did not show who they are */
        post: operations["DataRequestsController_close"];
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
        /** Corporate email domains, whose free accounts have the larger quotas */
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
        /** Adds a domain to the list, and returns the list */
        put: operations["DomainsController_add"];
        post?: never;
        /** Removes a domain from the list, and returns the list */
        delete: operations["DomainsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/purposes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where accounts must state a purpose for immigration, court and criminal records */
        get: operations["PurposesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/purposes/{jurisdiction}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Requires a purpose in a jurisdiction or no longer, and returns the list
         * @description Calls of accounts that have stated none are refused with 403 `purpose_required` from now on.
         */
        put: operations["PurposesController_setRequired"];
        post?: never;
        delete?: never;
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
        /** Imports with their progress, newest first */
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
        /** One import */
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
        /** The newest run of each housekeeping task, including the reconciliation */
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
        /** All changes by operators, newest first */
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
         * Signs an operator in to the operator pages
         * @description Sets a cookie that scripts cannot read. The session ends after 12 hours, or after an hour of inactivity. Only accepted from the operator pages. Each address has ten attempts, and one more every six seconds.
         */
        post: operations["SessionController_signIn"];
        /** Signs out: ends the session of the cookie */
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
        /** The service at a glance: accounts, money, and what needs attention */
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
        /** Pending work: rows, and their jobs by state */
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
        /** The health of each source, as refreshes found it */
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
        /** The last reconciliation of the ledger, by invariant */
        get: operations["OperationsController_reconciliation"];
        put?: never;
        /**
         * Starts a reconciliation of the ledger
         * @description It takes seconds per million entries; GET shows its result. One runs at a time, at most once a minute.
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
        /** The organization of an account and its members */
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
        /** Approves a bank transfer: credits the amount received, once, and issues the receipt */
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
        /** Rejects a bank transfer that did not arrive; the customer sees the reason */
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
         * Records the total refunded of a bank transfer
         * @description Deducts it from the account as far as the balance allows; the rest is owed. Refund cards at the payment provider.
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
        /** Deducts the amount owed for a top-up, as far as the balance allows */
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
        /** Events of the payment provider, newest first */
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
        /** Records how an event that matches no order was handled */
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
         * Charges that need a decision, newest first
         * @description The caller disconnected before the first byte of the response, and the account had used its 20 credits of the UTC day. Credit one with POST /admin/accounts/{id}/ledger/{entry}/reverse, or let it stand with .../uphold.
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
         * Lets a charge that needs a decision stand
         * @description Repeating the request changes nothing.
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
        /** Accounts whose requests were rejected because of a limit, the most frequent first */
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
        /** The operator who makes the request */
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
        /** All operators, oldest first, including revoked ones */
        get: operations["OperatorsController_list"];
        put?: never;
        /**
         * Adds an operator
         * @description Only this response contains the token.
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
        /** Revokes an operator immediately and permanently; the last active admin cannot be revoked */
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
            /** @description the customer's name */
            name: string;
            /** @description the owner's email address */
            email: string;
            /**
             * @description spendable balance: purchased credit and unexpired trial credit
             * @example 10.00
             */
            balance: string;
            /**
             * @description purchased credit
             * @example 10.00
             */
            purchased: string;
            /**
             * @description unexpired trial credit
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
             * @description jurisdictions that it has access to
             * @example [
             *       "pa",
             *       "ec"
             *     ]
             */
            jurisdictions: string[];
            /**
             * @description plan, which sets the rate limit of its keys
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
             * @description its first purchase, after which its keys do not expire; null: none yet
             */
            first_purchase_at: string | null;
            /**
             * Format: date-time
             * @description when it was created
             */
            created_at: string;
        };
        AccountSummaryPage: {
            /** @description newest first */
            items: components["schemas"]["AccountSummaryView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
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
             * @description error code, for programs
             * @example invalid_parameter
             */
            code: string;
            /**
             * @description the invalid parameter, header or member of the body
             * @example amount
             */
            field?: string;
        };
        NewAccountBody: {
            /**
             * @description the customer's name
             * @example Comercial Prueba, S.A.
             */
            name: string;
            /**
             * Format: email
             * @description the owner's email address; its domain determines the free quotas
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
             * @description why it was withheld at sign-up: the mailbox already had its trial, or its domain or network reached the limit; null: it was not
             * @enum {string|null}
             */
            reason: "mailbox" | "domain" | "network" | null;
            /**
             * Format: date-time
             * @description when it was granted or withheld
             */
            decided_at: string;
            /**
             * Format: date-time
             * @description when its owner requested it; null: not yet
             */
            requested_at: string | null;
            /** @description the owner's message */
            note: string | null;
            /**
             * Format: date-time
             * @description when it was declined; null: not declined
             */
            declined_at: string | null;
        };
        AccountView: {
            /**
             * @description the account
             * @example 42
             */
            id: number;
            /** @description the customer's name */
            name: string;
            /** @description the owner's email address */
            email: string;
            /**
             * @description spendable balance: purchased credit and unexpired trial credit
             * @example 10.00
             */
            balance: string;
            /**
             * @description purchased credit
             * @example 10.00
             */
            purchased: string;
            /**
             * @description unexpired trial credit
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
             * @description jurisdictions that it has access to
             * @example [
             *       "pa",
             *       "ec"
             *     ]
             */
            jurisdictions: string[];
            /**
             * @description plan, which sets the rate limit of its keys
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
             * @description its first purchase, after which its keys do not expire; null: none yet
             */
            first_purchase_at: string | null;
            /**
             * Format: date-time
             * @description when it was created
             */
            created_at: string;
            /** @description whether its email domain is on the list of corporate domains */
            corporate: boolean;
            /**
             * @description free quota used on this UTC day
             * @example 3
             */
            quota_day_used: number;
            /**
             * @description free quota used in this UTC month
             * @example 3
             */
            quota_month_used: number;
            /**
             * @description estimator rows used in this UTC month
             * @example 3
             */
            estimator_used: number;
            /** @description its webhook URL; null: none */
            webhook_url: string | null;
            /** @description its trial credit; null: not decided yet */
            trial_credit: components["schemas"]["TrialView"] | null;
        };
        ConfirmationView: {
            /**
             * @description the key
             * @example 42
             */
            id: number;
            /** @description its name */
            name: string;
            /**
             * @description its first characters
             * @example pk_7QmXk2
             */
            prefix: string;
            /** @description product codes that it can be charged for; empty: all */
            scopes: string[];
            /**
             * @description spending limit of a UTC month; null: none
             * @example 10.00
             */
            monthly_cap: string | null;
            /** @description addresses and CIDR blocks that can use it; empty: any */
            allowed_addresses: string[];
            /**
             * Format: date-time
             * @description when it expires, unless credit is bought before; null: never
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description when it is or was revoked: in the future during the overlap of a roll; null: not revoked
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description when it was last used, to about a minute; null: never
             */
            last_used_at: string | null;
            /**
             * @description the key that it replaced; null: none
             * @example 42
             */
            rolled_from: number | null;
            /**
             * Format: date-time
             * @description when it was created
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
             * @description trial credit granted
             * @example 10.00
             */
            trial_credit: string;
            /**
             * @description the ledger entry of the grant
             * @example 42
             */
            trial_entry_id: number;
            /**
             * @description spendable balance of the account
             * @example 10.00
             */
            balance: string;
        };
        SpendingCapBody: {
            /**
             * @description US dollars per UTC month; null: no limit
             * @example 25.00
             */
            limit: string | null;
        };
        JurisdictionsBody: {
            /**
             * @description jurisdictions that the account has access to
             * @example [
             *       "pa",
             *       "ec"
             *     ]
             */
            jurisdictions: ("pa" | "ec" | "co")[];
        };
        PlanBody: {
            /**
             * @description plan, which sets the rate limit of the account's keys
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
             * @description why it was withheld at sign-up: the mailbox already had its trial, or its domain or network reached the limit; null: it was not
             * @enum {string|null}
             */
            reason: "mailbox" | "domain" | "network" | null;
            /**
             * Format: date-time
             * @description when it was granted or withheld
             */
            decided_at: string;
            /**
             * Format: date-time
             * @description when its owner requested it; null: not yet
             */
            requested_at: string | null;
            /** @description the owner's message */
            note: string | null;
            /**
             * Format: date-time
             * @description when it was declined; null: not declined
             */
            declined_at: string | null;
            /**
             * @description the account
             * @example 42
             */
            account_id: number;
            /** @description the customer's name */
            account_name: string;
            /** @description the owner's email address */
            account_email: string;
        };
        WithheldTrialPage: {
            /** @description newest first */
            items: components["schemas"]["WithheldTrialView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
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
             * @description trial credit granted
             * @example 10.00
             */
            amount: string;
            /**
             * @description spendable balance of the account
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
            /** @description its name */
            name: string;
            /**
             * @description its first characters
             * @example pk_7QmXk2
             */
            prefix: string;
            /** @description product codes that it can be charged for; empty: all */
            scopes: string[];
            /**
             * @description spending limit of a UTC month; null: none
             * @example 10.00
             */
            monthly_cap: string | null;
            /** @description addresses and CIDR blocks that can use it; empty: any */
            allowed_addresses: string[];
            /**
             * Format: date-time
             * @description when it expires, unless credit is bought before; null: never
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description when it is or was revoked: in the future during the overlap of a roll; null: not revoked
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description when it was last used, to about a minute; null: never
             */
            last_used_at: string | null;
            /**
             * @description the key that it replaced; null: none
             * @example 42
             */
            rolled_from: number | null;
            /**
             * Format: date-time
             * @description when it was created
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
             * @description its name
             * @example production
             */
            name: string;
            /**
             * @description product codes that it can be charged for; empty: all
             * @example [
             *       "CHK-BIN",
             *       "DAT-CORE"
             *     ]
             */
            scopes?: ("CHK-BIN" | "DAT-CORE" | "DAT-HOOK" | "DAT-GOV" | "DAT-BIZ" | "DAT-ASSET" | "DAT-TRADE" | "DAT-DOC" | "DAT-RISK" | "DAT-PROC" | "DAT-NEWS" | "DAT-MEDIA" | "DAT-LEGAL" | "DAT-CGR" | "DAT-IP" | "DAT-LABOR" | "DAT-SCREEN" | "DAT-ALL" | "DAT-RESOLVE" | "DAT-FREE" | "DAT-NETWORK" | "DAT-PROPONENTE" | "SCR-NAME" | "WCH-MONTH")[];
            /**
             * @description spending limit of a UTC month; null: none
             * @example 25.00
             */
            monthly_cap?: string | null;
            /**
             * @description addresses and CIDR blocks that can use it; empty: any
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
            /** @description its name */
            name: string;
            /**
             * @description its first characters
             * @example pk_7QmXk2
             */
            prefix: string;
            /** @description product codes that it can be charged for; empty: all */
            scopes: string[];
            /**
             * @description spending limit of a UTC month; null: none
             * @example 10.00
             */
            monthly_cap: string | null;
            /** @description addresses and CIDR blocks that can use it; empty: any */
            allowed_addresses: string[];
            /**
             * Format: date-time
             * @description when it expires, unless credit is bought before; null: never
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description when it is or was revoked: in the future during the overlap of a roll; null: not revoked
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description when it was last used, to about a minute; null: never
             */
            last_used_at: string | null;
            /**
             * @description the key that it replaced; null: none
             * @example 42
             */
            rolled_from: number | null;
            /**
             * Format: date-time
             * @description when it was created
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
            /** @description its name */
            name?: string;
            /**
             * @description product codes that it can be charged for; empty: all
             * @example [
             *       "CHK-BIN",
             *       "DAT-CORE"
             *     ]
             */
            scopes?: ("CHK-BIN" | "DAT-CORE" | "DAT-HOOK" | "DAT-GOV" | "DAT-BIZ" | "DAT-ASSET" | "DAT-TRADE" | "DAT-DOC" | "DAT-RISK" | "DAT-PROC" | "DAT-NEWS" | "DAT-MEDIA" | "DAT-LEGAL" | "DAT-CGR" | "DAT-IP" | "DAT-LABOR" | "DAT-SCREEN" | "DAT-ALL" | "DAT-RESOLVE" | "DAT-FREE" | "DAT-NETWORK" | "DAT-PROPONENTE" | "SCR-NAME" | "WCH-MONTH")[];
            /**
             * @description spending limit of a UTC month, shared with the keys it was rolled from and into; null: none
             * @example 25.00
             */
            monthly_cap?: string | null;
            /**
             * @description addresses and CIDR blocks that can use it; empty: any
             * @example [
             *       "203.0.113.0/24"
             *     ]
             */
            allowed_addresses?: string[];
        };
        RollBody: {
            /**
             * @description how long the old key keeps working
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
            /** @description its name */
            name: string;
            /**
             * @description its first characters
             * @example pk_7QmXk2
             */
            prefix: string;
            /** @description product codes that it can be charged for; empty: all */
            scopes: string[];
            /**
             * @description spending limit of a UTC month; null: none
             * @example 10.00
             */
            monthly_cap: string | null;
            /** @description addresses and CIDR blocks that can use it; empty: any */
            allowed_addresses: string[];
            /**
             * Format: date-time
             * @description when it expires, unless credit is bought before; null: never
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description when it is or was revoked: in the future during the overlap of a roll; null: not revoked
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description when it was last used, to about a minute; null: never
             */
            last_used_at: string | null;
            /**
             * @description the key that it replaced; null: none
             * @example 42
             */
            rolled_from: number | null;
            /**
             * Format: date-time
             * @description when it was created
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
             * @description when the old key stops working
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
             * @description purchase: bought credit, after which keys do not expire; trial: credit for 30 days; adjustment: a correction; a negative one takes trial credit first
             * @enum {string}
             */
            kind: "purchase" | "trial" | "adjustment";
            /** @description note, shown in the ledger */
            note?: string;
        };
        BookingView: {
            /**
             * @description the ledger entry
             * @example 42
             */
            entry_id: number;
            /**
             * @description kind of entry
             * @enum {string}
             */
            kind: "purchase" | "trial" | "adjustment";
            /**
             * @description amount booked
             * @example 10.00
             */
            amount: string;
            /**
             * @description spendable balance of the account
             * @example 10.00
             */
            balance: string;
            /** @description whether it was already booked with this Idempotency-Key; nothing is booked twice */
            replayed: boolean;
        };
        ReversalView: {
            /**
             * @description the ledger entry of the reversal
             * @example 42
             */
            entry_id: number;
            /**
             * @description amount credited back
             * @example 10.00
             */
            amount: string;
            /**
             * @description spendable balance of the account
             * @example 10.00
             */
            balance: string;
            /** @description whether it was already reversed; nothing is credited twice */
            replayed: boolean;
        };
        WebhookSecretView: {
            /**
             * Format: date-time
             * @description when it was created
             */
            created_at: string;
            /**
             * Format: date-time
             * @description when it stops signing; null: it is the current one
             */
            expires_at: string | null;
        };
        WebhookView: {
            /** @description the webhook URL; null: none */
            url: string | null;
            /** @description active signing secrets, newest first, without their text */
            secrets: components["schemas"]["WebhookSecretView"][];
            /** @description why nothing is sent, and what to do; null: webhooks are sent, or no URL is set */
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
             * @description when it was created
             */
            created_at: string;
            /**
             * Format: date-time
             * @description when the previous secret stops signing; null: there was none
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
             * @description when it was sent
             */
            started_at: string;
            /**
             * Format: date-time
             * @description when it ended; null: it is in progress, or was interrupted
             */
            finished_at: string | null;
            /**
             * @description how long it took, in milliseconds; null: not ended
             * @example 3
             */
            duration_ms: number | null;
            /**
             * @description HTTP status of the response; null: no response
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
             * @description its refresh; null: a test
             * @example 42
             */
            update_request_id: number | null;
            /**
             * @description kind of delivery: the result of a refresh, a replay, or a test
             * @enum {string}
             */
            kind: "completed" | "replay" | "test";
            /** @description its URL */
            url: string;
            /**
             * @description its status
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /**
             * Format: date-time
             * @description when it was created
             */
            created_at: string;
            /**
             * Format: date-time
             * @description when it ended; null: not yet
             */
            finished_at: string | null;
            /** @description why it failed; null: it did not */
            error: string | null;
            /** @description in order, at most three */
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
             * @description send it as `before` to get the next page; null: last page
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
             * @description kind of entry
             * @enum {string}
             */
            kind: "charge" | "purchase" | "trial" | "adjustment" | "expiry" | "reversal" | "refund";
            /**
             * @description change of the account's credit; negative for a charge
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
             * @description codes and prices of a charge, or the note of a booking
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
             * @description send it as `before` to get the next page; null: last page
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
             * @description requests; by code, requests with that code
             * @example 3
             */
            calls: number;
            /**
             * @description their cost
             * @example 10.00
             */
            amount: string;
            /**
             * @description free quota used; null by code
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
             * @description what the response was about: one `entity`, several `entities`, or `none`; `withheld`: you cannot see it; `not_attributable`: charged before this was recorded, or older than the retention period
             * @enum {string}
             */
            attribution: "entity" | "entities" | "none" | "withheld" | "not_attributable";
            /**
             * @description number of entities that the response was about; null: see `attribution`
             * @example 3
             */
            entities: number | null;
            /**
             * @description the entity, by its typed id, if it was one
             * @example pa_own_42
             */
            entity_id: string | null;
            /** @description the entity's current name */
            entity_name: string | null;
            /** @description the member who made the request in the dashboard; null: a program, or see `attribution` */
            member_name: string | null;
            /** @description the email address of that member */
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
             * @description the key of the request
             * @example 42
             */
            key_id: number | null;
            /** @description the route of the request */
            route: string | null;
            /** @description the X-Client-Reference of the request */
            client_reference: string | null;
            /** @description the X-Request-Id of the response */
            request_id: string | null;
            /**
             * @description its cost; if it was reversed, its cost before
             * @example 10.00
             */
            amount: string;
            /** @description the requested codes; a free request paid none of them */
            lines: components["schemas"]["CodePriceView"][];
            /**
             * @description free quota used
             * @example 3
             */
            quota_units: number;
            /**
             * @description estimator rows used
             * @example 3
             */
            estimator_rows: number;
            /** @description whether it was reversed, because its response was never sent */
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
             * @description group of the totals; null: single requests
             * @enum {string|null}
             */
            group: "day" | "code" | "key" | "route" | "client_reference" | null;
            /** @description the totals; empty without `group` */
            totals: components["schemas"]["UsageTotalView"][];
            /** @description whether there are more groups than shown */
            truncated: boolean;
            /** @description the requests, newest first; empty with `group` */
            calls: components["schemas"]["CallView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
             * @example 42
             */
            next: number | null;
        };
        DisclosedEntityView: {
            /**
             * @description the entity, or a record without an entity, by its typed id; null: records without an id
             * @example pa_own_42
             */
            entity_id: string | null;
            /** @description levels whose records the response contained */
            levels: string[];
            /** @description levels of which it only contained numbers or presence */
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
             * @description the key of the request; null: a refresh whose key was revoked
             * @example 42
             */
            key_id: number | null;
            /**
             * @description how it was sent
             * @enum {string}
             */
            channel: "detail" | "search" | "section" | "text" | "asset" | "batch" | "network" | "dossier" | "immigration" | "changes" | "surface" | "resolve" | "reconcile" | "refresh" | "webhook" | "screen" | "watch";
            /**
             * @description what the account had said by then that it uses immigration, court and criminal records for; null: nothing
             * @enum {string|null}
             */
            purpose: "kyc_aml" | "credit" | "legal_claim" | "journalism" | "own_data" | null;
            /** @description the dashboard user who made the request; null: a program, or an erased user */
            member_name: string | null;
            /** @description the email address of that user */
            member_email: string | null;
            /** @description what it disclosed; with `entity`, only about that entity */
            entities: components["schemas"]["DisclosedEntityView"][];
        };
        DisclosurePage: {
            /** @description newest first */
            items: components["schemas"]["DisclosureView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
             * @example 42
             */
            next: number | null;
        };
        DataRequestSummaryView: {
            /**
             * @description the request
             * @example 42
             */
            id: number;
            /**
             * @description the country
             * @enum {string}
             */
            jurisdiction: "pa" | "ec" | "co";
            /**
             * @description what the person asks for
             * @enum {string}
             */
            right: "access" | "rectification" | "erasure" | "objection";
            /**
             * @description the state
             * @enum {string}
             */
            state: "opened" | "identity_pending" | "in_review" | "extended" | "granted" | "partly_granted" | "refused" | "closed";
            /**
             * Format: date-time
             * @description when the address was confirmed
             */
            received_at: string;
            /**
             * Format: date
             * @description the last day to respond, extension included
             */
            due_on: string;
            /** @description whether the time was extended */
            extended: boolean;
            /**
             * @description working days left; 0 on the last day, negative after it; null: it has ended
             * @example 3
             */
            days_left: number | null;
            /**
             * Format: date-time
             * @description when it ended; null: it is open
             */
            ended_at: string | null;
        };
        DataRequestSummaryPage: {
            /** @description newest first */
            items: components["schemas"]["DataRequestSummaryView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
             * @example 42
             */
            next: number | null;
        };
        DataRequestTargetView: {
            /** @description the entity */
            entity_id: string;
            /**
             * @description what was decided
             * @enum {string}
             */
            action: "copy" | "suppress" | "cut_link" | "note_to_source";
            /** @description the level; null: all */
            level: string | null;
            /** @description the tag; null: all of the level */
            tag: string | null;
            /** @description the values that identify the records; null: all */
            fields: {
                [key: string]: string;
            } | null;
            /** @description the list whose entry is no longer linked; null: none */
            list: string | null;
            /** @description the entry */
            entry_id: string | null;
        };
        DataRequestStepView: {
            /**
             * Format: date-time
             * @description when it happened
             */
            at: string;
            /** @description what happened */
            kind: string;
            /** @description the operator; null: the person */
            actor: string | null;
            /** @description what the person was told; null: nothing */
            reason: string | null;
        };
        DataRequestView: {
            /**
             * @description the request
             * @example 42
             */
            id: number;
            /**
             * @description the country
             * @enum {string}
             */
            jurisdiction: "pa" | "ec" | "co";
            /**
             * @description what the person asks for
             * @enum {string}
             */
            right: "access" | "rectification" | "erasure" | "objection";
            /**
             * @description the state
             * @enum {string}
             */
            state: "opened" | "identity_pending" | "in_review" | "extended" | "granted" | "partly_granted" | "refused" | "closed";
            /**
             * Format: date-time
             * @description when the address was confirmed
             */
            received_at: string;
            /**
             * Format: date
             * @description the last day to respond, extension included
             */
            due_on: string;
            /** @description whether the time was extended */
            extended: boolean;
            /**
             * @description working days left; 0 on the last day, negative after it; null: it has ended
             * @example 3
             */
            days_left: number | null;
            /**
             * Format: date-time
             * @description when it ended; null: it is open
             */
            ended_at: string | null;
            /** @description the person's name, as they typed it */
            name: string;
            /** @description their identity numbers, as they typed them */
            identifiers: string | null;
            /** @description their email address */
            email: string;
            /**
             * @description the language of the mails
             * @enum {string}
             */
            language: "en" | "es";
            /** @description the entity that they named; null: none */
            entity_id: string | null;
            /** @description what they wrote */
            about: string;
            /** @description the article that the last day rests on */
            article: string;
            /** @description nobody has confirmed yet that the article says this */
            to_be_confirmed: boolean;
            /**
             * Format: date
             * @description the last day if the time is extended now; null: the law has no extension, it was used, or the last day is over
             */
            extendable_to: string | null;
            /**
             * Format: date-time
             * @description when an operator confirmed the identity; null: not yet
             */
            identity_confirmed_at: string | null;
            /** @description the identity document is stored */
            has_document: boolean;
            /** @description the released copy is stored */
            has_export: boolean;
            /** @description what the decision copied or changed */
            targets: components["schemas"]["DataRequestTargetView"][];
            /** @description the history, oldest first */
            events: components["schemas"]["DataRequestStepView"][];
        };
        ReasonBody: {
            /**
             * @description what the person is told
             * @example The picture is not readable.
             */
            reason: string;
        };
        DecisionBody: {
            /**
             * @description what the person is told
             * @example The picture is not readable.
             */
            reason: string;
            /**
             * @description the decision
             * @enum {string}
             */
            outcome: "granted" | "partly_granted" | "refused";
            /** @description what is copied (access) or changed (other rights); empty when refused */
            targets: {
                /**
                 * @description the entity
                 * @example pa_own_42
                 */
                entity_id: string;
                /** @enum {string} */
                action: "copy" | "suppress" | "cut_link" | "note_to_source";
                /** @description a whole section */
                level?: string;
                /**
                 * @description with `fields`: records of this tag
                 * @example directores
                 */
                tag?: string;
                /**
                 * @description the values that identify the records
                 * @example {
                 *       "nombre": "Juan Pérez"
                 *     }
                 */
                fields?: {
                    [key: string]: string;
                };
                /** @description required to `suppress` a level of an organization: its records may be about others too */
                whole_section?: boolean;
                /**
                 * @description of `cut_link`: the list
                 * @enum {string}
                 */
                list?: "ofac_sdn" | "eu_sanctions" | "un_security_council" | "world_bank_debarred" | "pa_pep_candidates" | "pa_pep_officials" | "pa_pep_deputies" | "pa_pep_deputies_full";
                /** @description of `cut_link`: the entry's id in its list */
                entry_id?: string;
            }[];
        };
        DecisionPreviewView: {
            /** @description by target, how many records would no longer be shown */
            removed: number[];
            /**
             * @description how many customers would get a correction notice
             * @example 2
             */
            accounts: number;
        };
        CorporateDomainView: {
            /**
             * @description the domain
             * @example example.com
             */
            domain: string;
            /**
             * Format: date-time
             * @description when it was added to the list
             */
            added_at: string;
        };
        CorporateDomainList: {
            items: components["schemas"]["CorporateDomainView"][];
        };
        PurposeRequirementView: {
            /**
             * @description the jurisdiction
             * @enum {string}
             */
            jurisdiction: "pa" | "ec" | "co";
            /** @description whether it requires a purpose for immigration, court and criminal records */
            required: boolean;
            /**
             * Format: date-time
             * @description since when; null: it requires none
             */
            required_at: string | null;
        };
        PurposeRequirementList: {
            items: components["schemas"]["PurposeRequirementView"][];
        };
        PurposeRequirementBody: {
            /** @description whether accounts must state a purpose before they receive these records */
            required: boolean;
        };
        CatalogCodeView: {
            /** @description the product code */
            code: string;
            /** @description what it covers */
            description: string;
            /**
             * @description whether it can be requested
             * @enum {string}
             */
            status: "active" | "unpriced";
            /**
             * @description what the price is for; null: it has none
             * @enum {string|null}
             */
            unit: "entity" | "row" | "call" | null;
            /**
             * @description its price by jurisdiction; empty: it has none and cannot be requested
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
            /** @description the tags it contains */
            tags: string[];
            /** @description jurisdictions that have it */
            jurisdictions: string[];
            /** @description the codes that deliver it */
            codes: string[];
        };
        CatalogSourceView: {
            /** @description the source */
            id: string;
            /** @description the institution */
            name: string;
            /** @description its site */
            url: string;
            /** @description its country */
            jurisdiction: string;
            /** @description how often it is read */
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
             * @description base charge of a request
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
             * @description the dataset
             * @example co_secop
             */
            dataset: string;
            /**
             * @description its status
             * @enum {string}
             */
            status: "running" | "completed" | "failed";
            /**
             * @description version of the importer
             * @example 3
             */
            importer_version: number;
            /** @description name of the file; null: none */
            file_name: string | null;
            /**
             * @description size of the file; null: no file
             * @example 3
             */
            file_bytes: number | null;
            /**
             * @description progress: input lines whose rows are committed
             * @example 3
             */
            lines_done: number;
            /**
             * @description progress: bytes of the text of the file read so far
             * @example 3
             */
            bytes_done: number;
            /**
             * @description bytes of the uncompressed text of the file; null: unknown
             * @example 3
             */
            bytes_total: number | null;
            /**
             * Format: date-time
             * @description when the last rows were committed; null: none since it started or resumed
             */
            advanced_at: string | null;
            /**
             * @description lines per second since it started or resumed; null: unknown yet
             * @example 3
             */
            lines_per_second: number | null;
            /**
             * @description seconds left at this rate; null: it is not running, or unknown
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
             * @description unchanged rows
             * @example 3
             */
            rows_unchanged: number;
            /**
             * @description rejected rows
             * @example 3
             */
            rows_rejected: number;
            /** @description whether the data is synthetic */
            synthetic: boolean;
            /** @description why it failed; null: it did not */
            error: string | null;
            /**
             * Format: date-time
             * @description when it started
             */
            started_at: string;
            /**
             * Format: date-time
             * @description when it ended; null: not yet
             */
            finished_at: string | null;
        };
        IngestRunPage: {
            /** @description newest first */
            items: components["schemas"]["IngestRunView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
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
             * @description the key of the request
             * @example 42
             */
            key_id: number | null;
            /**
             * @description jurisdiction of the entity
             * @enum {string}
             */
            jurisdiction: "pa" | "ec" | "co";
            /**
             * @description the entity, by its v4 id
             * @example 42
             */
            entity_id: number;
            /** @description the requested codes */
            codes: string[];
            /**
             * @description amount charged on completion
             * @example 10.00
             */
            price: string;
            /**
             * @description its status
             * @enum {string}
             */
            status: "pending" | "completed" | "failed";
            /**
             * @description status of its webhook; null: none was sent, or it is in progress
             * @enum {string|null}
             */
            webhook_status: "delivered" | "failed" | null;
            /**
             * @description delivery attempts of its webhook
             * @example 3
             */
            webhook_attempts: number;
            /** @description the X-Client-Reference of the request */
            client_reference: string | null;
            /**
             * Format: date-time
             * @description when it was requested
             */
            requested_at: string;
            /**
             * Format: date-time
             * @description when it started; null: not yet
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description when it ended; null: not yet
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
             * @description send it as `before` to get the next page; null: last page
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
             * @description the task
             * @example reconcile
             */
            task: string;
            /**
             * Format: date-time
             * @description when it started
             */
            started_at: string;
            /**
             * Format: date-time
             * @description when it ended; null: not yet
             */
            finished_at: string | null;
            /** @description whether it succeeded; false for a reconciliation that found drift; null: it is running */
            ok: boolean | null;
            /** @description its results */
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
             * @description send it as `before` to get the next page; null: last page
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
             * @description who did it; null: the command line
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
             * @description the account that it is about; null: none
             * @example 42
             */
            account_id: number | null;
            /**
             * @description what was changed; null: nothing in particular
             * @example key:12
             */
            target: string | null;
            /** @description values before and after, never secrets */
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
             * @description send it as `before` to get the next page; null: last page
             * @example 42
             */
            next: number | null;
        };
        SignInBody: {
            /**
             * @description an operator token
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
            /** @description name */
            name: string;
            /**
             * @description role
             * @enum {string}
             */
            role: "viewer" | "support" | "finance" | "admin";
            /**
             * Format: date-time
             * @description when the session ends, unless it ends earlier after an hour of inactivity
             */
            expires_at: string;
        };
        SignedOutView: {
            /** @description whether the session has ended */
            signed_out: boolean;
        };
        OverviewView: {
            /**
             * @description number of accounts
             * @example 3
             */
            accounts: number;
            /**
             * @description confirmed accounts
             * @example 3
             */
            confirmed_accounts: number;
            /**
             * @description accounts created in the last 7 days
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
             * @description bank transfers that need approval
             * @example 3
             */
            waiting_transfers: number;
            /**
             * @description payment events that match no order and need attention
             * @example 3
             */
            open_payment_events: number;
            /**
             * @description credits for unsent responses that need a decision
             * @example 3
             */
            awaiting_credits: number;
            /**
             * @description withheld trials that were requested from an operator
             * @example 3
             */
            trial_requests: number;
            /**
             * @description data requests that wait for an operator
             * @example 3
             */
            data_requests: number;
            /**
             * @description imports in progress
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
             * @description pending refreshes, webhooks and emails
             * @example 3
             */
            waiting_work: number;
            /**
             * @description result of the last reconciliation of the ledger
             * @enum {string}
             */
            reconciliation: "agrees" | "drift" | "never";
        };
        QueueJobsView: {
            /**
             * @description jobs waiting for a worker
             * @example 3
             */
            waiting: number;
            /**
             * @description jobs in progress
             * @example 3
             */
            active: number;
            /**
             * @description failed jobs waiting for their next attempt
             * @example 3
             */
            delayed: number;
            /**
             * Format: date-time
             * @description when the oldest waiting job was added; null: none waits
             */
            oldest_waiting_at: string | null;
        };
        QueueView: {
            /**
             * @description kind of work
             * @enum {string}
             */
            name: "refresh" | "webhooks" | "documents" | "mail";
            /**
             * @description where its jobs are stored; null: it only has rows
             * @enum {string|null}
             */
            backend: "postgresql" | "redis" | null;
            /** @description whether the queue responds; null: it has none */
            reachable: boolean | null;
            /** @description its jobs; null: there is no queue, or it does not respond */
            jobs: components["schemas"]["QueueJobsView"] | null;
            /**
             * @description pending rows; the rows are the source of truth, and jobs only point to them
             * @example 3
             */
            rows_waiting: number;
            /**
             * Format: date-time
             * @description when the oldest pending row was added; null: none, or unknown
             */
            oldest_row_at: string | null;
            /**
             * @description rows that failed in the last 24 hours; null: unknown
             * @example 3
             */
            failed_of_late: number | null;
            /**
             * @description pending rows without an attempt; null: attempts are not recorded for these rows
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
            /** @description how often it is read */
            cadence: string;
            /**
             * @description well: its last reading succeeded; failing: its last reading failed; never_asked: never read
             * @enum {string}
             */
            state: "well" | "failing" | "never_asked";
            /**
             * Format: date-time
             * @description when a refresh last read it; null: never
             */
            last_look_at: string | null;
            /**
             * Format: date-time
             * @description when it last responded; null: never
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
             * @description failed readings in the last 24 hours
             * @example 3
             */
            failures_of_late: number;
            /**
             * @description failures since it last responded, up to 1,000
             * @example 3
             */
            failures_in_a_row: number;
            /**
             * @description how long its next request must wait, in milliseconds; all processes share the pace
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
            /** @description what must hold */
            meaning: string;
            /**
             * @description number of discrepancies; null: unknown
             * @example 3
             */
            drift: number | null;
        };
        ReconciliationView: {
            /**
             * @description agrees, drift, or never: no reconciliation has finished yet
             * @enum {string}
             */
            state: "agrees" | "drift" | "never";
            /** @description whether one is running */
            running: boolean;
            /**
             * Format: date-time
             * @description when it started; null: none is running
             */
            running_since: string | null;
            /**
             * Format: date-time
             * @description when the last finished one started; null: none has finished
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description when it ended
             */
            finished_at: string | null;
            /**
             * @description accounts read; null: none has finished
             * @example 3
             */
            accounts: number | null;
            /**
             * @description entries read
             * @example 3
             */
            entries: number | null;
            /**
             * @description postings read
             * @example 3
             */
            postings: number | null;
            /** @description each invariant with its result */
            invariants: components["schemas"]["InvariantView"][];
            /** @description the first discrepancies */
            named: string[];
            /**
             * @description charges whose response may not have been sent and whose credit is due: not drift; null: none
             * @example 3
             */
            unsent_waiting: number | null;
            /**
             * @description charges over the daily limit of credits, which need a decision: not drift; null: none
             * @example 3
             */
            awaiting_operator: number | null;
            /** @description why the last attempt failed; null: it did not */
            failure: string | null;
        };
        MemberView: {
            /** @description their name */
            name: string;
            /** @description their email address */
            email: string;
            /**
             * @description their role
             * @enum {string}
             */
            role: "owner" | "member" | "read_only";
            /** @description whether the address is confirmed */
            email_verified: boolean;
            /** @description whether they sign in with a second factor */
            two_factor: boolean;
            /**
             * Format: date-time
             * @description when they joined
             */
            joined_at: string;
        };
        OrganizationView: {
            /** @description its name; null: the account was created without the dashboard */
            name: string | null;
            /**
             * Format: date-time
             * @description when it was created
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
            /** @description the customer's name */
            account_name: string;
            /** @description the owner's email address */
            account_email: string;
            /**
             * @description how it is paid
             * @enum {string}
             */
            method: "card" | "bank_transfer";
            /**
             * @description its status
             * @enum {string}
             */
            status: "pending" | "processing" | "paid" | "expired" | "failed" | "cancelled" | "rejected";
            /**
             * @description its reference, which a bank transfer must quote
             * @example ER-7KQ2M9XD
             */
            reference: string;
            /** @description the member who ordered it */
            requested_by: string;
            /**
             * @description amount ordered
             * @example 10.00
             */
            amount: string;
            /**
             * @description amount received and credited; null: nothing
             * @example 10.00
             */
            received: string | null;
            /**
             * @description total refunded
             * @example 10.00
             */
            refunded: string;
            /**
             * @description amount lost in a dispute
             * @example 10.00
             */
            lost: string;
            /**
             * @description part of both that the account still owes, because it had spent it
             * @example 10.00
             */
            owed: string;
            /**
             * @description status of a dispute; null: no dispute
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
             * @description when it was credited; null: not credited
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
             * @description send it as `before` to get the next page; null: last page
             * @example 42
             */
            next: number | null;
        };
        ApprovalBody: {
            /**
             * @description US dollars received; may differ from the amount ordered
             * @example 10.00
             */
            received: string;
        };
        RejectionBody: {
            /**
             * @description reason, shown to the customer
             * @example no transfer with this reference arrived
             */
            reason: string;
        };
        RefundBody: {
            /**
             * @description total US dollars refunded
             * @example 10.00
             */
            total: string;
        };
        PaymentEventView: {
            /**
             * @description the event
             * @example 42
             */
            id: number;
            /**
             * @description the payment provider
             * @example stripe
             */
            provider: string;
            /** @description the provider's id of the event */
            event_id: string;
            /**
             * @description the provider's name for what happened
             * @example charge.refunded
             */
            type: string;
            /**
             * @description its outcome; attention: an operator must look at it
             * @enum {string}
             */
            outcome: "applied" | "nothing" | "waiting" | "ignored" | "attention";
            /** @description why it was ignored or needs attention; null: neither */
            reason: string | null;
            /**
             * @description its top-up; null: none
             * @example 42
             */
            top_up_id: number | null;
            /** @description the provider's id of the payment; null: none */
            payment_id: string | null;
            /**
             * @description its amount; null: none
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
             * @description when its handling was recorded; null: not yet
             */
            resolved_at: string | null;
            /** @description the operator who recorded it */
            resolved_by: string | null;
            /** @description how it was handled */
            resolution: string | null;
        };
        PaymentEventPage: {
            /** @description newest first */
            items: components["schemas"]["PaymentEventView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
             * @example 42
             */
            next: number | null;
        };
        ResolutionBody: {
            /**
             * @description how it was handled
             * @example refunded at the provider
             */
            resolution: string;
        };
        ResolvedView: {
            /** @description whether it is recorded */
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
             * @description amount charged
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
             * @description send it as `before` to get the next page; null: last page
             * @example 42
             */
            next: number | null;
        };
        UpholdBody: {
            /**
             * @description why the charge stands; stored in the audit log
             * @example 300 aborted batches in an hour
             */
            reason: string;
        };
        UpheldView: {
            /** @description whether the charge stands */
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
             * @description its rows waiting for a slot
             * @example 3
             */
            waiting: number;
            /**
             * @description slots it holds
             * @example 3
             */
            held: number;
            /**
             * Format: date-time
             * @description when its oldest waiting row was added; null: none waits
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
             * @description maximum number of slots of one account
             * @example 3
             */
            share: number;
            /** @description accounts with work, those with the most waiting rows first */
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
             * @description the limit, as the error code; rate_limited: the request rate
             * @example refresh_backlog
             */
            limit: string;
            /**
             * @description requests rejected because of it
             * @example 3
             */
            requests: number;
            /**
             * Format: date-time
             * @description time of the last of them
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
            /** @description name */
            name: string;
            /**
             * @description role
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
            /** @description name */
            name: string;
            /**
             * @description role
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
             * @description when the token was revoked; null: it works
             */
            revoked_at: string | null;
        };
        OperatorList: {
            items: components["schemas"]["OperatorView"][];
        };
        NewOperatorBody: {
            /**
             * @description name, as shown in the audit log
             * @example Ana Prueba
             */
            name: string;
            /**
             * @description role; each includes the permissions of those before it
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
            /** @description name */
            name: string;
            /**
             * @description role
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
             * @description when the token was revoked; null: it works
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
                /** @description part of the name or of the email address, case-insensitive */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All accounts, or those that match a search, newest first */
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
            /** @description Creates an account, without keys or credit */
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
            /** @description One account, with its balance and quotas */
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
            /** @description Confirms an account once, and creates its first key and the trial credit */
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
            /** @description Sets or removes the spending limit of a UTC month */
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
            /** @description Sets which jurisdictions an account has access to */
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
            /** @description Sets the plan of an account, and so the rate limit of its keys */
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
                /** @description true: only those requested from an operator */
                requested?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withheld trial credit, newest accounts first */
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
            /** @description Grants withheld trial credit, once, for whatever reason it was withheld */
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
            /** @description Declines trial credit that the owner of an account requested */
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
            /** @description The keys of an account, oldest first, without their secrets */
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
            /** @description Creates a key */
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
            /** @description Revokes a key immediately and permanently */
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
            /** @description Changes a key's settings; those left out stay */
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
            /** @description Replaces a key with a new one that has the same settings */
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
                /** @description repeating a key books nothing and returns the first booking; with another amount, kind or note: 409 */
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
            /** @description Reverses a charge whose response was never sent */
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
            /** @description The webhook settings of an account */
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
            /** @description Sets the webhook URL of an account */
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
            /** @description Creates a new signing secret */
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
            /** @description Sends a test webhook with synthetic data to an account's webhook URL */
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
                /** @description only those with this status */
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
            /** @description One webhook with its attempts, without its content */
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
            /** @description Sends a webhook again */
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
                /** @description first UTC day; by default 30 days up to `to` */
                from?: string;
                /** @description last UTC day, inclusive; by default today */
                to?: string;
                /** @description group of the totals; by default, single requests */
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
            /** @description Usage of an account, as totals by a group or as single requests */
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
                /** @description reason for the query, stored in the audit log */
                reason: string;
                /** @description what this account received; this or `entity` is required */
                account?: number;
                /** @description who received this entity, by its typed id */
                entity?: string;
                /** @description with `entity`: only responses that disclosed this level */
                level?: "core_registro" | "contacto" | "entity_events" | "directores" | "suspension" | "organizaciones" | "representante_legal_identificado" | "gacetas" | "documentos_contraloria" | "itbm" | "funcionario" | "avisos" | "licencias" | "personal_licenses" | "company_licenses" | "fideicomisos" | "marcas" | "real_estate" | "bienes_muebles" | "naves" | "importaciones" | "exportaciones" | "customs_summaries" | "documentos_escaneados" | "registry_documents" | "css_moroso_menciones" | "sanciones" | "idoneidades" | "expedientes_judiciales" | "licitaciones" | "news" | "migrations" | "work_permits" | "screening" | "accionistas" | "denuncias" | "sri_reports" | "real_estate_deeds" | "edificios" | "authorized_visas" | "impedimentos";
                /** @description first UTC day; by default the oldest disclosure */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Disclosures to an account or about an entity, newest first */
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
    DataRequestsController_list: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description open requests, the next due first, or ended ones, newest first */
                list?: "open" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests about personal data, without their persons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRequestSummaryPage"];
                };
            };
        };
    };
    DataRequestsController_find: {
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
            /** @description One request, with its person and history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRequestView"];
                };
            };
        };
    };
    DataRequestsController_document: {
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
            /** @description The identity document, as a file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    DataRequestsController_confirmIdentity: {
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
            /** @description Confirms the identity */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRequestView"];
                };
            };
        };
    };
    DataRequestsController_rejectIdentity: {
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
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Rejects and deletes the identity document; the person is asked for another */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRequestView"];
                };
            };
        };
    };
    DataRequestsController_extend: {
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
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Extends the time to respond once, where the law allows it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRequestView"];
                };
            };
        };
    };
    DataRequestsController_decide: {
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
                "application/json": components["schemas"]["DecisionBody"];
            };
        };
        responses: {
            /** @description Decides a request, and makes the decision take effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRequestView"];
                };
            };
        };
    };
    DataRequestsController_preview: {
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
                "application/json": components["schemas"]["DecisionBody"];
            };
        };
        responses: {
            /** @description What a decision would change; changes nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionPreviewView"];
                };
            };
        };
    };
    DataRequestsController_close: {
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
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Closes a request whose person did not show who they are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRequestView"];
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
            /** @description Corporate email domains, whose free accounts have the larger quotas */
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
            /** @description Adds a domain to the list, and returns the list */
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
            /** @description Removes a domain from the list, and returns the list */
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
    PurposesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where accounts must state a purpose for immigration, court and criminal records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurposeRequirementList"];
                };
            };
        };
    };
    PurposesController_setRequired: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jurisdiction: "pa" | "ec" | "co";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurposeRequirementBody"];
            };
        };
        responses: {
            /** @description Requires a purpose in a jurisdiction or no longer, and returns the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurposeRequirementList"];
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
                /** @description only runs with this status */
                status?: "running" | "completed" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Imports with their progress, newest first */
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
            /** @description One import */
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
                /** @description only those with this status */
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
            /** @description The newest run of each housekeeping task, including the reconciliation */
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
                /** @description last UTC day, inclusive */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All changes by operators, newest first */
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
            /** @description Signs an operator in to the operator pages */
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
            /** @description Signs out: ends the session of the cookie */
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
            /** @description The service at a glance: accounts, money, and what needs attention */
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
            /** @description Pending work: rows, and their jobs by state */
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
            /** @description The health of each source, as refreshes found it */
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
            /** @description The last reconciliation of the ledger, by invariant */
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
            /** @description Starts a reconciliation of the ledger */
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
            /** @description The organization of an account and its members */
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
                /** @description only those with this status */
                status?: "pending" | "processing" | "paid" | "expired" | "failed" | "cancelled" | "rejected";
                /** @description only those with this payment method */
                method?: "card" | "bank_transfer";
                /** @description only those of this account */
                account?: number;
                /** @description true: only refunded or disputed ones of which the account still owes a part */
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
            /** @description Approves a bank transfer: credits the amount received, once, and issues the receipt */
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
            /** @description Rejects a bank transfer that did not arrive; the customer sees the reason */
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
            /** @description Records the total refunded of a bank transfer */
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
            /** @description Deducts the amount owed for a top-up, as far as the balance allows */
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
                /** @description only those with this outcome */
                outcome?: "applied" | "nothing" | "waiting" | "ignored" | "attention";
                /** @description true: only those that need attention */
                open?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events of the payment provider, newest first */
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
            /** @description Records how an event that matches no order was handled */
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
            /** @description Charges that need a decision, newest first */
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
            /** @description Lets a charge that needs a decision stand */
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
                /** @description first UTC day; by default today */
                from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accounts whose requests were rejected because of a limit, the most frequent first */
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
            /** @description The operator who makes the request */
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
            /** @description All operators, oldest first, including revoked ones */
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
            /** @description Revokes an operator immediately and permanently; the last active admin cannot be revoked */
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
