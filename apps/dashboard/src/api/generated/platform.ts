// Generated from the code of the service: npm run openapi. Do not edit.
export interface paths {
    "/api/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The balance, the limits, and how to top up */
        get: operations["CreditController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Purchases, grants, refunds, reversals, adjustments and expiries: the ledger without its charges */
        get: operations["CreditController_entries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the spending limit of a UTC month
         * @description If more was already spent this month, further charges are refused until the next one.
         */
        put: operations["CreditController_setLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit/alert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the balance below which the owners get a mail
         * @description They get one mail each time the spendable balance falls below it.
         */
        put: operations["CreditController_setAlert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/top-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The top-ups of the account with their receipts, newest first */
        get: operations["TopUpsController_list"];
        put?: never;
        /**
         * Orders a top-up
         * @description By card: pay on the page of the provider (`pay_url`). By bank transfer: send the money to `bank_details`, quoting the reference; an operator credits what arrives. Nothing is credited before it is paid.
         */
        post: operations["TopUpsController_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/top-ups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One top-up */
        get: operations["TopUpsController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/top-ups/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a card top-up with the provider, and credits it if it was paid
         * @description For payers who return before the provider's event arrives. Checking again never credits it twice.
         */
        post: operations["TopUpsController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/top-ups/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an unpaid top-up
         * @description If it was paid in the meantime, it is credited instead.
         */
        post: operations["TopUpsController_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A receipt, or the note of a refund, as a PDF file */
        get: operations["TopUpsController_receipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trial/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests withheld trial credit from the operators; repeating the request changes nothing */
        post: operations["TrialsController_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-events/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receives an event from Stripe, signed with the secret of its endpoint
         * @description Each event is processed once, even if it is sent again. 200 means that the outcome is stored; after any other response Stripe sends the event again.
         */
        post: operations["PaymentEventsController_take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs up, and mails a link to the address
         * @description The response is the same whether or not the address has a user.
         */
        post: operations["SignUpController_signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the address of a sign-up, and signs its user in
         * @description In a browser other than the one that signed up, the password is required too (password_required).
         */
        post: operations["SignUpController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with a password
         * @description After too many attempts from unknown browsers the response is 401 browser_unconfirmed, even for the right password. The link in the mail confirms the browser.
         */
        post: operations["SignInController_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-browser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms this browser with a mailed link, after too many attempts from unknown browsers */
        post: operations["SignInController_confirmBrowser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the second factor, after the password */
        post: operations["SignInController_secondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The options for a browser to sign in with a passkey */
        post: operations["SignInController_passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a passkey */
        post: operations["SignInController_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session of this browser */
        post: operations["SignInController_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link to choose a new password
         * @description The response is the same whether or not the address has a user.
         */
        post: operations["PasswordsController_forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password with that link */
        post: operations["PasswordsController_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the password, and ends all other sessions */
        post: operations["PasswordsController_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user, their organization, and the features of this installation */
        get: operations["MeController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the name or the language of the user */
        patch: operations["MeController_change"];
        trace?: never;
    };
    "/api/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's sessions */
        get: operations["SessionsController_list"];
        put?: never;
        post?: never;
        /** Signs out everywhere, including here */
        delete: operations["SessionsController_endAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a session of the user */
        delete: operations["SessionsController_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests a new address, and mails a link to it */
        post: operations["EmailController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the new address with that link, and ends all other sessions */
        post: operations["EmailController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a secret for an authenticator app; its first code turns the second factor on */
        post: operations["SecondFactorController_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/two-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the second factor on with a first code, and ends all other sessions */
        post: operations["SecondFactorController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/two-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the second factor off, and ends all other sessions */
        post: operations["SecondFactorController_disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/two-factor/backup-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the backup codes with new ones */
        post: operations["SecondFactorController_makeBackupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The passkeys of the user */
        get: operations["PasskeysController_list"];
        put?: never;
        /** Adds the passkey that the browser created */
        post: operations["PasskeysController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The options for a browser to create a passkey */
        post: operations["PasskeysController_options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a passkey */
        post: operations["PasskeysController_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates the organization of a confirmed user once, with its first key and the trial credit
         * @description Only this response contains the key itself. Trial credit is granted once per mailbox, and a limited number of times per domain and network. Beyond that it is withheld; everything else is the same.
         */
        post: operations["OnboardingController_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organization, its members and its open invitations */
        get: operations["OrganizationController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Renames the organization */
        patch: operations["OrganizationController_rename"];
        trace?: never;
    };
    "/api/organization/purpose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * States what the account uses immigration, court and criminal records for
         * @description The disclosure log names it beside what the account receives. Another purpose replaces it from then on.
         */
        put: operations["OrganizationController_statePurpose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a member (owners) or leaves the organization (everyone), and ends their sessions */
        delete: operations["OrganizationController_remove"];
        options?: never;
        head?: never;
        /** Changes a member's role, and ends their sessions */
        patch: operations["OrganizationController_setRole"];
        trace?: never;
    };
    "/api/me/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches the session to another organization of the user */
        post: operations["OrganizationController_activate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites someone by email */
        post: operations["InvitationsController_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes an invitation */
        delete: operations["InvitationsController_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The invitation behind a link */
        post: operations["InvitationsController_look"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Joins as the signed-in user or as a new one, and signs in */
        post: operations["InvitationsController_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All changes to the account, by its users and by operators */
        get: operations["AuditController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account at a glance: balance, month, quotas, the last 30 UTC days */
        get: operations["OverviewController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Calls in a range of UTC days, added up by day, code, key and route */
        get: operations["UsageController_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Calls in a range of UTC days, added up by client reference */
        get: operations["UsageController_references"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Single calls, newest first
         * @description Owners see which entity each call was about and who made it; other members see this for their own calls only.
         */
        get: operations["UsageController_calls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/calls.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every call in a range of UTC days, as a file */
        get: operations["UsageController_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keys, codes and routes to filter usage by */
        get: operations["UsageController_choices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The records of each source by level, and how fresh they are */
        get: operations["CoverageController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pending mails (only in the demo) */
        get: operations["OutboxController_list"];
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
        /** The API keys of the account, newest first, without their secrets */
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
        /** Revokes a key immediately and permanently */
        delete: operations["KeysController_revoke"];
        options?: never;
        head?: never;
        /** Changes a key's settings; those left out stay */
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
    "/api/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The webhook settings of the account */
        get: operations["WebhooksController_read"];
        /**
         * Sets the webhook URL of the account
         * @description Pending refreshes keep the URL that they were requested with.
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
         * Sends a test webhook with synthetic data to the account's webhook URL
         * @description Its update_request_id is 0. It is sent within seconds; GET deliveries/{id} shows its status.
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
    "/api/event-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The event endpoint of the account */
        get: operations["EventWebhooksController_read"];
        /**
         * Sets the URL of the event endpoint
         * @description The first URL creates the signing secret, which only this response contains, and gets events from now on.
         */
        put: operations["EventWebhooksController_set"];
        post?: never;
        /** Removes the event endpoint and its secrets */
        delete: operations["EventWebhooksController_clear"];
        options?: never;
        head?: never;
        /**
         * Switches the event webhooks on or off
         * @description Switched on, they begin with the next event. What happened in between is in the feed.
         */
        patch: operations["EventWebhooksController_setEnabled"];
        trace?: never;
    };
    "/api/event-webhook/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a new signing secret for event webhooks
         * @description Only this response contains the secret. The previous one also signs for 24 hours.
         */
        post: operations["EventWebhooksController_rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test event to the event endpoint
         * @description Its number is 0. It is sent within seconds; GET deliveries/{id} shows its status.
         */
        post: operations["EventWebhooksController_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-webhook/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The event webhooks of the account, newest first */
        get: operations["EventWebhooksController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-webhook/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event webhook */
        get: operations["EventWebhooksController_readDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-webhook/deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an event webhook again
         * @description It has the same events and webhook-id, a new timestamp and signature, and goes to the current URL.
         */
        post: operations["EventWebhooksController_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The events of the account, newest first */
        get: operations["EventsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The correction notices of the account, newest first */
        get: operations["NoticesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/notices.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every correction notice of the account, as a file */
        get: operations["NoticesController_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/acknowledgements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledges the open notices up to one
         * @description Notices that were issued since the member looked stay open.
         */
        post: operations["NoticesController_acknowledgeThrough"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/{id}/acknowledgements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledges a notice
         * @description The first time counts; a repeated call changes nothing.
         */
        post: operations["NoticesController_acknowledge"];
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
        /** One refresh request, with the results of its sources */
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
         * The result of a completed refresh
         * @description Document URLs in it work for 15 minutes.
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
    "/api/explorer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The explorer's key, and the member's search session */
        get: operations["ExplorerController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/explorer/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the explorer's key
         * @description Creates a key if there is none, or if it was revoked or has expired. A working key stays.
         */
        post: operations["ExplorerController_renewKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organization's purchases in the explorer, by entity, newest first */
        get: operations["LibraryController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your searches of the last 30 minutes, newest first, with their results */
        get: operations["LibraryController_searches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/entities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The purchases about one entity, oldest first, as they were bought
         * @description An empty list: nothing was bought. Document URLs in it work for 15 minutes.
         */
        get: operations["LibraryController_entity"];
        put?: never;
        post?: never;
        /**
         * Removes the purchases about one entity from the Library
         * @description They are gone for every member. Their charges are not refunded.
         */
        delete: operations["LibraryController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One response as it was bought
         * @description Document URLs in it work for 15 minutes.
         */
        get: operations["LibraryController_answer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disclosures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the account received about an entity, newest first
         * @description One row for each response: what it disclosed, who requested it, and what it cost.
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
    "/api/disclosures/disclosures.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that the account received about an entity, as a file */
        get: operations["DisclosuresController_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/screenings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organization's stored screenings, newest first */
        get: operations["ScreeningsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's remaining sandbox allowance of today */
        get: operations["SandboxController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entities of the registry to try calls with */
        get: operations["SandboxController_examples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/data-requests/rights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rights about personal data, and the law's days, by country */
        get: operations["DataRequestsController_rights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/data-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores a request about personal data, and mails the link that opens it
         * @description Without the click it is deleted after 48 hours. The response is the same for everyone.
         */
        post: operations["DataRequestsController_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/data-requests/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a request by its mailed link, which starts the law's clock */
        post: operations["DataRequestsController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/data-requests/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A request by its secret link */
        post: operations["DataRequestsController_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/data-requests/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads the identity document of a request: a PDF, JPEG or PNG of up to 4 MB
         * @description The body is the file; the header X-Data-Request-Link is the secret of the link.
         */
        post: operations["DataRequestsController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/data-requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The copy of the data that was released, as a JSON file */
        post: operations["DataRequestsController_exportFile"];
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
        TrialLotView: {
            /**
             * @description amount granted
             * @example 10.00
             */
            granted: string;
            /**
             * @description amount left
             * @example 10.00
             */
            left: string;
            /**
             * Format: date-time
             * @description when it expires
             */
            expires_at: string;
        };
        WithheldTrialView: {
            /**
             * @description the trial credit that is withheld
             * @example 10.00
             */
            amount: string;
            /**
             * @description mailbox: it already had its trial; domain, network: it already had many trials
             * @enum {string}
             */
            reason: "mailbox" | "domain" | "network";
            /**
             * @description the smallest top-up that releases it; null: only an operator can
             * @example 10.00
             */
            released_by_payment_of: string | null;
            /**
             * Format: date-time
             * @description when it was requested from an operator; null: not yet
             */
            requested_at: string | null;
            /**
             * Format: date-time
             * @description when an operator declined it; null: not declined
             */
            declined_at: string | null;
        };
        CreditMonthView: {
            /**
             * @description spent since the month began (UTC)
             * @example 10.00
             */
            spent: string;
            /**
             * @description spending limit of a month; null: no limit
             * @example 10.00
             */
            limit: string | null;
            /**
             * Format: date-time
             * @description when the next month begins
             */
            resets_at: string;
        };
        BalanceAlertView: {
            /**
             * @description the owners get a mail when less than this can be spent; null: no mail
             * @example 10.00
             */
            threshold: string | null;
            /** @description whether the spendable balance is below it now */
            below: boolean;
        };
        TopUpOffersView: {
            /**
             * @description the smallest top-up
             * @example 10.00
             */
            minimum: string;
            /**
             * @description the largest top-up
             * @example 10.00
             */
            maximum: string;
            /**
             * @description suggested amounts
             * @example [
             *       "25.00",
             *       "100.00"
             *     ]
             */
            suggestions: string[];
            /**
             * @description payment methods of this installation: card, bank_transfer
             * @example [
             *       "card"
             *     ]
             */
            methods: string[];
        };
        CreditView: {
            /**
             * @description spendable balance: purchased and trial credit together
             * @example 10.00
             */
            spendable: string;
            /**
             * @description purchased credit, which does not expire
             * @example 10.00
             */
            purchased: string;
            /**
             * @description trial credit that has not expired
             * @example 10.00
             */
            trial: string;
            /** @description grants of trial credit, spent in this order */
            trial_lots: components["schemas"]["TrialLotView"][];
            /** @description withheld trial credit; null: none */
            withheld_trial: components["schemas"]["WithheldTrialView"] | null;
            month: components["schemas"]["CreditMonthView"];
            alert: components["schemas"]["BalanceAlertView"];
            top_up: components["schemas"]["TopUpOffersView"];
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
        CreditEntryView: {
            /**
             * @description the entry of the ledger
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
            kind: "purchase" | "trial" | "adjustment" | "expiry" | "reversal" | "refund";
            /**
             * @description change of the credit
             * @example 25.00
             */
            amount: string;
            /** @description the top-up's reference, or a note */
            note: string | null;
        };
        CreditEntryPage: {
            /** @description newest first */
            items: components["schemas"]["CreditEntryView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
             * @example 42
             */
            next: number | null;
        };
        SpendingLimitBody: {
            /**
             * @description spending limit of a UTC month; null: no limit
             * @example 25.00
             */
            limit: string | null;
        };
        BalanceAlertBody: {
            /**
             * @description the owners get a mail when less than this can be spent; null: no mail
             * @example 10.00
             */
            threshold: string | null;
        };
        BankDetailView: {
            /**
             * @description its label
             * @example IBAN
             */
            label: string;
            /** @description its value */
            value: string;
        };
        ReceiptView: {
            /**
             * @description its number; the numbers of a year have no gaps
             * @example R-2026-000042
             */
            number: string;
            /**
             * @description kind of document
             * @enum {string}
             */
            kind: "receipt" | "refund_note";
            /**
             * @description amount paid or refunded
             * @example 10.00
             */
            amount: string;
            /**
             * Format: date-time
             * @description when it was issued
             */
            issued_at: string;
        };
        TopUpView: {
            /**
             * @description the top-up
             * @example 42
             */
            id: number;
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
             * @description amount ordered
             * @example 10.00
             */
            amount: string;
            /**
             * @description amount credited; null: nothing
             * @example 10.00
             */
            received: string | null;
            /**
             * @description amount refunded
             * @example 10.00
             */
            given_back: string;
            /**
             * @description its reference, which a bank transfer must quote
             * @example ER-7K3F9-2QXD4
             */
            reference: string;
            /** @description the member who ordered it */
            requested_by: string;
            /**
             * Format: date-time
             * @description when it was ordered
             */
            requested_at: string;
            /**
             * Format: date-time
             * @description when it was credited
             */
            paid_at: string | null;
            /**
             * Format: date-time
             * @description when it ended without being paid
             */
            closed_at: string | null;
            /** @description why it was rejected */
            reason: string | null;
            /**
             * @description why it failed: no_page, the provider opened no page; unknown_page, it no longer knows the page; no_end, it reported no result
             * @enum {string|null}
             */
            failure: "no_page" | "unknown_page" | "no_end" | null;
            /** @description the provider's payment page, while the top-up can be paid */
            pay_url: string | null;
            /** @description where to send an open bank transfer; otherwise empty */
            bank_details: components["schemas"]["BankDetailView"][];
            /** @description its receipt and refund notes */
            receipts: components["schemas"]["ReceiptView"][];
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
        NewTopUpBody: {
            /**
             * @description how it will be paid
             * @enum {string}
             */
            method: "card" | "bank_transfer";
            /**
             * @description US dollars, in whole cents
             * @example 100.00
             */
            amount: string;
        };
        TrialRequestBody: {
            /** @description message to the operators */
            note?: string;
        };
        TakenEventView: {
            /**
             * @description its outcome
             * @enum {string}
             */
            outcome: "applied" | "nothing" | "waiting" | "ignored" | "attention" | "replayed";
        };
        SignUpBody: {
            /**
             * @description the name of the user
             * @example Ana Prueba
             */
            name: string;
            /**
             * Format: email
             * @description their email address, which they sign in with
             * @example ana@example.com
             */
            email: string;
            /**
             * Format: password
             * @description their password
             */
            password: string;
            /**
             * @description language of the pages and of mails
             * @enum {string}
             */
            language: "en" | "es";
            /** @description name of the organization; by default the user's name */
            organization_name?: string;
        };
        SentView: {
            /** @description a mail was queued, if there is one to send */
            sent: boolean;
        };
        ConfirmBody: {
            /** @description the token of the link that was mailed */
            token: string;
            /**
             * Format: password
             * @description the password of the sign-up; required in a browser other than the one that signed up
             */
            password?: string;
        };
        SignedInView: {
            /** @description the cookies of the response hold the session */
            signed_in: boolean;
        };
        SignInBody: {
            /**
             * Format: email
             * @description the address of the user
             * @example ana@example.com
             */
            email: string;
            /**
             * Format: password
             * @description their password
             */
            password: string;
        };
        FirstFactorView: {
            /** @description true: a code is required too; false: signed in */
            two_factor: boolean;
        };
        ConfirmBrowserBody: {
            /** @description the token of the link that was mailed */
            token: string;
        };
        BrowserConfirmedView: {
            /** @description whether sign-ins in this browser are now counted separately */
            confirmed: boolean;
        };
        SecondFactorBody: {
            /**
             * @description a code of the authenticator app
             * @example 123456
             */
            code?: string;
            /** @description one of the backup codes, instead of a code */
            backup_code?: string;
        };
        PasskeyOptionsView: {
            /** @description for the browser, unchanged */
            options: {
                [key: string]: unknown;
            };
        };
        PasskeyBody: {
            /** @description the response of the browser's startAuthentication */
            response: {
                [key: string]: unknown;
            };
        };
        SignedOutView: {
            /** @description whether the session has ended */
            signed_out: boolean;
        };
        ForgotPasswordBody: {
            /**
             * Format: email
             * @description the address of the user
             * @example ana@example.com
             */
            email: string;
        };
        ResetPasswordBody: {
            /** @description the token of the link that was mailed */
            token: string;
            /**
             * Format: password
             * @description the new password
             */
            password: string;
        };
        PasswordResetView: {
            /** @description whether the password was reset; all sessions have ended */
            reset: boolean;
        };
        ChangePasswordBody: {
            /**
             * Format: password
             * @description the current password
             */
            current_password: string;
            /**
             * Format: password
             * @description the new password
             */
            new_password: string;
        };
        PasswordChangedView: {
            /** @description whether the password was changed; all other sessions have ended */
            changed: boolean;
        };
        UserView: {
            /** @description the user */
            id: string;
            /** @description the name of the user */
            name: string;
            /** @description their email address, which they sign in with */
            email: string;
            /**
             * @description language of the pages and of mails
             * @enum {string}
             */
            language: "en" | "es";
            /** @description whether signing in requires a second factor */
            two_factor: boolean;
            /**
             * @description passkeys that they sign in with
             * @example 3
             */
            passkeys: number;
        };
        ActiveOrganizationView: {
            /** @description the organization */
            id: string;
            /** @description its name */
            name: string;
            /**
             * @description the user's role in it
             * @enum {string}
             */
            role: "read_only" | "member" | "owner";
            /** @description whether the domain of its address is on the list of corporate domains */
            corporate_domain: boolean;
        };
        OrganizationSummaryView: {
            /** @description the organization */
            id: string;
            /** @description its name */
            name: string;
            /**
             * @description the user's role in it
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
             * @description spendable balance: purchased credit and unexpired trial credit
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
            /** @description whether credit can be bought by card */
            cards: boolean;
            /** @description whether mails can be read at /outbox */
            outbox: boolean;
            /** @description address of the API */
            api_url: string;
            /** @description address of the documentation; null: none */
            docs_url: string | null;
            /** @description address of the MCP server; null: none */
            mcp_url: string | null;
        };
        MeView: {
            /** @description the signed-in user */
            user: components["schemas"]["UserView"];
            /** @description the active organization of the session; null: the user has none yet */
            organization: components["schemas"]["ActiveOrganizationView"] | null;
            /** @description all organizations of the user */
            organizations: components["schemas"]["OrganizationSummaryView"][];
            /** @description the account of the organization */
            account: components["schemas"]["OwnAccountView"] | null;
            /** @description the features of this installation */
            capabilities: components["schemas"]["CapabilitiesView"];
        };
        ProfileBody: {
            /**
             * @description the name of the user
             * @example Ana Prueba
             */
            name?: string;
            /**
             * @description language of the pages and of mails
             * @enum {string}
             */
            language?: "en" | "es";
        };
        SessionView: {
            /** @description the session */
            id: string;
            /** @description whether it is the current session */
            current: boolean;
            /**
             * Format: date-time
             * @description when its user signed in
             */
            created_at: string;
            /**
             * Format: date-time
             * @description when it was last extended, at most once a day
             */
            last_seen_at: string;
            /** @description the address that it was opened from */
            address: string | null;
            /** @description the user agent of the browser */
            browser: string | null;
        };
        SessionList: {
            items: components["schemas"]["SessionView"][];
        };
        EndedView: {
            /**
             * @description sessions that have ended
             * @example 3
             */
            ended: number;
        };
        NewEmailBody: {
            /**
             * Format: email
             * @description the new address
             * @example ana@example.com
             */
            email: string;
            /**
             * Format: password
             * @description the password of the user, again
             */
            password: string;
        };
        ConfirmEmailBody: {
            /** @description the token of the link that was mailed to the new address */
            token: string;
        };
        EmailView: {
            /** @description the address of the user from now on */
            email: string;
        };
        PasswordBody: {
            /**
             * Format: password
             * @description the password of the user, again
             */
            password: string;
        };
        SecondFactorSetupView: {
            /** @description each replaces a code once; only this response contains them */
            backup_codes: string[];
            /**
             * @description to show to the authenticator app as a QR code
             * @example otpauth://totp/...
             */
            uri: string;
            /** @description the same secret, to type in */
            secret: string;
        };
        CodeBody: {
            /**
             * @description a code of the authenticator app
             * @example 123456
             */
            code: string;
        };
        SecondFactorView: {
            /** @description whether signing in requires a second factor */
            two_factor: boolean;
        };
        BackupCodesView: {
            /** @description each replaces a code once; only this response contains them */
            backup_codes: string[];
        };
        PasskeyView: {
            /** @description the passkey */
            id: string;
            /** @description its name */
            name: string;
            /**
             * @description whether it can be on several devices
             * @enum {string}
             */
            device_type: "singleDevice" | "multiDevice";
            /** @description whether it is backed up */
            backed_up: boolean;
            /**
             * Format: date-time
             * @description when it was added
             */
            created_at: string | null;
        };
        PasskeyList: {
            items: components["schemas"]["PasskeyView"][];
        };
        NewPasskeyBody: {
            /**
             * @description its name
             * @example work laptop
             */
            name: string;
            /** @description the response of the browser's startRegistration */
            response: {
                [key: string]: unknown;
            };
        };
        PasskeyRemovedView: {
            /** @description whether it was removed */
            removed: boolean;
        };
        OnboardingBody: {
            /** @description name of the organization; by default as given at sign-up */
            organization_name?: string;
        };
        NewOrganizationView: {
            /** @description the organization */
            id: string;
            /** @description its name */
            name: string;
        };
        FirstKeyView: {
            /**
             * @description the key
             * @example 42
             */
            id: number;
            /**
             * @description the key itself, only in this response
             * @example pk_...
             */
            key: string;
            /** @description its beginning, which identifies it later */
            prefix: string;
            /**
             * Format: date-time
             * @description when it expires, unless credit is bought before; null: never
             */
            expires_at: string | null;
        };
        TrialView: {
            /**
             * @description the trial credit
             * @example 10.00
             */
            amount: string;
            /**
             * Format: date-time
             * @description when the unused part of it expires
             */
            expires_at: string;
        };
        OnboardedView: {
            organization: components["schemas"]["NewOrganizationView"];
            key: components["schemas"]["FirstKeyView"];
            /** @description null: it is withheld */
            trial: components["schemas"]["TrialView"] | null;
            /** @description why there is no trial credit; null: it was granted */
            withheld_trial: components["schemas"]["WithheldTrialView"] | null;
        };
        StatedPurposeView: {
            /**
             * @description what the account uses immigration, court and criminal records for; null: nothing was stated
             * @enum {string|null}
             */
            purpose: "kyc_aml" | "credit" | "legal_claim" | "journalism" | "own_data" | null;
            /**
             * Format: date-time
             * @description when an owner stated it
             */
            stated_at: string | null;
            /**
             * @description jurisdictions that require a purpose for these records
             * @example [
             *       "pa"
             *     ]
             */
            required_in: string[];
        };
        MemberView: {
            /** @description the user */
            user_id: string;
            /** @description their name */
            name: string;
            /** @description their address */
            email: string;
            /**
             * @description their role
             * @enum {string}
             */
            role: "read_only" | "member" | "owner";
            /**
             * Format: date-time
             * @description when they joined
             */
            joined_at: string;
            /** @description whether they sign in with a second factor */
            two_factor: boolean;
            /** @description whether it is the signed-in user */
            you: boolean;
        };
        InvitationView: {
            /** @description the invitation */
            id: string;
            /** @description the invited address */
            email: string;
            /**
             * @description their role
             * @enum {string}
             */
            role: "read_only" | "member" | "owner";
            /** @description the user who sent it */
            invited_by: string;
            /**
             * Format: date-time
             * @description when it was sent
             */
            created_at: string;
            /**
             * Format: date-time
             * @description when it expires
             */
            expires_at: string;
        };
        OrganizationView: {
            /** @description the organization */
            id: string;
            /** @description its name */
            name: string;
            /**
             * Format: date-time
             * @description when it was created
             */
            created_at: string;
            /** @description what it uses immigration, court and criminal records for */
            purpose: components["schemas"]["StatedPurposeView"];
            /** @description in the order in which they joined */
            members: components["schemas"]["MemberView"][];
            /** @description open invitations */
            invitations: components["schemas"]["InvitationView"][];
        };
        OrganizationBody: {
            /** @description the name of the organization and of its account */
            name: string;
        };
        PurposeBody: {
            /**
             * @description what the account uses immigration, court and criminal records for
             * @enum {string}
             */
            purpose: "kyc_aml" | "credit" | "legal_claim" | "journalism" | "own_data";
        };
        MemberRoleBody: {
            /**
             * @description the new role
             * @enum {string}
             */
            role: "read_only" | "member" | "owner";
        };
        RemovedView: {
            /** @description whether it was removed */
            removed: boolean;
        };
        ActiveOrganizationBody: {
            /**
             * Format: uuid
             * @description the organization to switch to
             */
            id: string;
        };
        NewInvitationBody: {
            /**
             * Format: email
             * @description email address to invite
             * @example ana@example.com
             */
            email: string;
            /**
             * @description their role
             * @enum {string}
             */
            role: "read_only" | "member" | "owner";
        };
        InvitationTokenBody: {
            /** @description the token of the link that was mailed */
            token: string;
        };
        OfferView: {
            /** @description the name of the organization */
            organization: string;
            /**
             * @description the role in it
             * @enum {string}
             */
            role: "read_only" | "member" | "owner";
            /** @description the invited address */
            email: string;
            /** @description the user who sent it */
            invited_by: string;
        };
        AcceptBody: {
            /** @description the token of the link that was mailed */
            token: string;
            /**
             * @description the name of a new user
             * @example Ana Prueba
             */
            name?: string;
            /**
             * Format: password
             * @description the password of a new user
             */
            password?: string;
            /**
             * @description language of a new user
             * @enum {string}
             */
            language?: "en" | "es";
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
             * @description who did it: a user of the organization, an operator of the service, or the service itself
             * @enum {string}
             */
            by: "user" | "operator" | "system";
            /** @description the user's name at that time; null: not done by a user */
            actor: string | null;
            /**
             * @description what was done
             * @example key.revoke
             */
            action: string;
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
        OverviewTrialView: {
            /**
             * @description amount left
             * @example 10.00
             */
            remaining: string;
            /**
             * Format: date-time
             * @description when it expires
             */
            expires_at: string;
        };
        OverviewBalanceView: {
            /**
             * @description spendable balance: purchased credit and trial credit
             * @example 10.00
             */
            spendable: string;
            /**
             * @description purchased balance
             * @example 10.00
             */
            purchased: string;
            /** @description trial credit, in the order in which it is spent */
            trial: components["schemas"]["OverviewTrialView"][];
            /**
             * @description days that it lasts at the rate of the last 7 days; null: nothing was spent
             * @example 3
             */
            lasts_days: number | null;
        };
        OverviewMonthView: {
            /**
             * @description the UTC month
             * @example 2026-11
             */
            month: string;
            /**
             * @description spent this month
             * @example 10.00
             */
            spent: string;
            /**
             * @description spending limit of a UTC month; null: none
             * @example 10.00
             */
            cap: string | null;
            /**
             * @description spent in the previous month
             * @example 10.00
             */
            spent_before: string;
            /**
             * Format: date-time
             * @description when the next month begins
             */
            resets_at: string;
        };
        OverviewQuotaView: {
            /**
             * @description what it limits
             * @enum {string}
             */
            period: "day" | "month" | "estimator";
            /**
             * @description free calls, or free rows of the estimator
             * @example 3
             */
            limit: number;
            /**
             * @description used
             * @example 3
             */
            used: number;
            /**
             * Format: date-time
             * @description when it resets
             */
            reset_at: string;
        };
        RequestsView: {
            /**
             * @description successful: 2xx and 3xx
             * @example 3
             */
            answered: number;
            /**
             * @description refused: 4xx except 429, and connections that the caller closed
             * @example 3
             */
            refused: number;
            /**
             * @description rate limited: 429
             * @example 3
             */
            limited: number;
            /**
             * @description failed: 5xx
             * @example 3
             */
            failed: number;
            /**
             * @description average response time in milliseconds; null: no requests
             * @example 3
             */
            mean_ms: number | null;
        };
        UsageDayView: {
            /**
             * Format: date
             * @description the UTC day
             */
            day: string;
            /**
             * @description charged and free calls
             * @example 3
             */
            calls: number;
            /**
             * @description their cost
             * @example 10.00
             */
            amount: string;
            /** @description outcomes of requests; null: not counted for this filter */
            requests: components["schemas"]["RequestsView"] | null;
        };
        DayCodeView: {
            /**
             * Format: date
             * @description the UTC day
             */
            day: string;
            /** @description product code, or base */
            code: string;
            /**
             * @description calls with that code
             * @example 3
             */
            calls: number;
            /**
             * @description its cost
             * @example 10.00
             */
            amount: string;
        };
        TotalView: {
            /** @description what is added up: a product code (or base), route or client reference; null: none */
            value: string | null;
            /**
             * @description calls; by code, calls with that code
             * @example 3
             */
            calls: number;
            /**
             * @description their cost
             * @example 10.00
             */
            amount: string;
        };
        FailureView: {
            /** @description the route */
            route: string;
            /**
             * @description HTTP status; 0: the caller closed the connection
             * @example 402
             */
            status: number;
            /**
             * @description error code
             * @example insufficient_credits
             */
            code: string;
            /**
             * @description requests
             * @example 3
             */
            requests: number;
            /**
             * Format: date-time
             * @description time of the last of them
             */
            last_at: string;
            /** @description the X-Request-Id of the last of them */
            last_request_id: string;
            /**
             * @description the key of the last of them
             * @example 42
             */
            last_key_id: number;
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
            /** @description name of the key */
            key_name: string | null;
            /**
             * @description its outcome
             * @enum {string}
             */
            outcome: "charged" | "free" | "given_back";
        };
        NextStepsView: {
            /** @description whether a key of the account was used */
            called: boolean;
            /** @description whether credit was bought */
            bought: boolean;
            /** @description whether a webhook URL is set */
            webhook: boolean;
            /** @description whether a spending limit is set */
            capped: boolean;
        };
        OverviewView: {
            /**
             * Format: date-time
             * @description when it was read
             */
            as_of: string;
            /**
             * @description free: the account has no balance, so free quotas apply
             * @enum {string}
             */
            tier: "balance" | "free";
            balance: components["schemas"]["OverviewBalanceView"];
            /** @description withheld trial credit; null: none */
            withheld_trial: components["schemas"]["WithheldTrialView"] | null;
            month: components["schemas"]["OverviewMonthView"];
            /** @description free quotas; empty for an account that can spend */
            quotas: components["schemas"]["OverviewQuotaView"][];
            /** @description the last 30 UTC days */
            days: components["schemas"]["UsageDayView"][];
            /** @description spending on these days, by code */
            day_codes: components["schemas"]["DayCodeView"][];
            /** @description spending on all these days by code, largest amount first */
            codes: components["schemas"]["TotalView"][];
            /** @description outcomes of the requests on these days */
            requests: components["schemas"]["RequestsView"];
            /** @description why requests failed, the most frequent reason first */
            failures: components["schemas"]["FailureView"][];
            /** @description the last calls, newest first */
            last_calls: components["schemas"]["CallView"][];
            /** @description first steps that the account has taken */
            steps: components["schemas"]["NextStepsView"];
        };
        KeyTotalView: {
            /** @description what is added up: a product code (or base), route or client reference; null: none */
            value: string | null;
            /**
             * @description calls; by code, calls with that code
             * @example 3
             */
            calls: number;
            /**
             * @description their cost
             * @example 10.00
             */
            amount: string;
            /** @description name of the key; null: no key of the account */
            name: string | null;
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
             * @description charged and free calls
             * @example 3
             */
            calls: number;
            /**
             * @description their cost
             * @example 10.00
             */
            amount: string;
            /** @description calls that were reversed; no other sum includes them */
            given_back: components["schemas"]["TotalView"];
            /** @description outcomes of requests; null: not counted for this filter */
            requests: components["schemas"]["RequestsView"] | null;
            /** @description each day of the range */
            days: components["schemas"]["UsageDayView"][];
            /** @description days and codes with calls, in order of the days */
            day_codes: components["schemas"]["DayCodeView"][];
            /** @description by product code, largest amount first */
            codes: components["schemas"]["TotalView"][];
            /** @description by key, largest amount first */
            keys: components["schemas"]["KeyTotalView"][];
            /** @description by route, largest amount first */
            routes: components["schemas"]["TotalView"][];
            /** @description why requests failed, the most frequent reason first */
            failures: components["schemas"]["FailureView"][];
        };
        ReferencesView: {
            /** @description by client reference, largest amount first */
            items: components["schemas"]["TotalView"][];
            /** @description whether there are more */
            truncated: boolean;
        };
        CallPage: {
            /** @description newest first */
            items: components["schemas"]["CallView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
             * @example 42
             */
            next: number | null;
        };
        KeyChoiceView: {
            /**
             * @description the key
             * @example 42
             */
            id: number;
            /** @description its name */
            name: string;
            /** @description its first characters */
            prefix: string;
        };
        UsageChoicesView: {
            /** @description keys of the account, including ended ones */
            keys: components["schemas"]["KeyChoiceView"][];
            /** @description codes of the calls of the last year */
            codes: string[];
            /** @description routes of the calls of the last year */
            routes: string[];
        };
        SourceRunView: {
            /**
             * @description kind of run
             * @enum {string}
             */
            kind: "import" | "refresh";
            /**
             * @description its state or result
             * @enum {string}
             */
            state: "running" | "completed" | "failed" | "ok" | "empty" | "source_down";
            /**
             * Format: date-time
             * @description when it ended, or started
             */
            at: string;
        };
        CoveredLevelView: {
            /** @description the level */
            level: string;
            /**
             * @description records
             * @example 3
             */
            rows: number;
            /**
             * @description how many of them are synthetic
             * @example 3
             */
            synthetic_rows: number;
            /**
             * Format: date
             * @description day of the newest record that has one
             */
            newest: string | null;
            /**
             * Format: date-time
             * @description when any of them was last fetched
             */
            fetched_at: string;
        };
        CoveredSourceView: {
            /** @description id of the source */
            id: string;
            /** @description the institution */
            name: string;
            /** @description its site */
            url: string;
            /**
             * @description its jurisdiction
             * @enum {string}
             */
            jurisdiction: "pa" | "ec" | "co";
            /**
             * @description how often it is read
             * @enum {string}
             */
            cadence: "daily" | "weekly" | "monthly" | "quarterly" | "yearly";
            /**
             * @description its state
             * @enum {string}
             */
            state: "ok" | "stale" | "source_down" | "not_loaded" | "unknown";
            /**
             * @description records from it; null: not counted yet
             * @example 3
             */
            rows: number | null;
            /**
             * @description how many of them are synthetic
             * @example 3
             */
            synthetic_rows: number | null;
            /**
             * Format: date
             * @description day of the oldest record that has one
             */
            oldest: string | null;
            /**
             * Format: date
             * @description day of the newest record that has one
             */
            newest: string | null;
            /**
             * Format: date-time
             * @description when any of them was last fetched
             */
            fetched_at: string | null;
            /** @description the latest run that read it or loaded its records */
            last_run: components["schemas"]["SourceRunView"] | null;
            /** @description levels with records from it */
            levels: components["schemas"]["CoveredLevelView"][];
        };
        CoveredListView: {
            /** @description id of the list */
            id: string;
            /**
             * @description what it means to be on it
             * @enum {string}
             */
            kind: "sanctions" | "pep" | "debarment" | "impediment";
            /** @description its name in English */
            name_en: string;
            /** @description its name in Spanish */
            name_es: string;
            /** @description the institution that publishes it */
            publisher: string;
            /** @description its current version; null: not loaded */
            version: string | null;
            /**
             * @description entries of the version; null: not loaded
             * @example 3
             */
            entries: number | null;
            /**
             * Format: date-time
             * @description when the version was imported
             */
            imported_at: string | null;
        };
        CoverageView: {
            /**
             * Format: date-time
             * @description when it was counted; null: not yet
             */
            as_of: string | null;
            /** @description all sources, in the order of the catalog */
            sources: components["schemas"]["CoveredSourceView"][];
            /** @description sanctions, PEP and debarment lists */
            lists: components["schemas"]["CoveredListView"][];
        };
        OutboxMailView: {
            /**
             * @description the mail
             * @example 42
             */
            id: number;
            /** @description the recipient */
            to: string;
            /**
             * @description its kind
             * @example confirm
             */
            template: string;
            /** @description its subject */
            subject: string;
            /** @description its text */
            text: string;
            /** @description the same as HTML */
            html: string;
            /**
             * Format: date-time
             * @description when it was created
             */
            created_at: string;
        };
        OutboxMailPage: {
            /** @description newest first */
            items: components["schemas"]["OutboxMailView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
             * @example 42
             */
            next: number | null;
        };
        ListedKeyView: {
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
             * @description its state; ending: rolled, and in its overlap
             * @enum {string}
             */
            state: "working" | "ending" | "revoked" | "expired";
            /**
             * @description spent of its limit this month; null: no limit
             * @example 10.00
             */
            cap_spent: string | null;
            /**
             * @description the key that it was rolled into; null: none
             * @example 42
             */
            replaced_by: number | null;
            /** @description whether the explorer uses it */
            dashboard: boolean;
        };
        KeyPage: {
            /** @description newest first */
            items: components["schemas"]["ListedKeyView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
             * @example 42
             */
            next: number | null;
            /**
             * @description maximum number of active keys
             * @example 50
             */
            limit: number;
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
             * @description its state; ending: rolled, and in its overlap
             * @enum {string}
             */
            state: "working" | "ending" | "revoked" | "expired";
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
             * @description its state; ending: rolled, and in its overlap
             * @enum {string}
             */
            state: "working" | "ending" | "revoked" | "expired";
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
             * @description its state; ending: rolled, and in its overlap
             * @enum {string}
             */
            state: "working" | "ending" | "revoked" | "expired";
            /** @description the key itself: shown once, stored nowhere */
            key: string;
            /**
             * Format: date-time
             * @description when the old key stops working
             */
            old_key_ends_at: string;
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
        EventEndpointView: {
            /** @description the URL; null: none, and nothing is sent */
            url: string | null;
            /** @description whether events are sent */
            enabled: boolean;
            /**
             * Format: date-time
             * @description when the current secret was created; null: there is none
             */
            secret_created_at: string | null;
            /**
             * Format: date-time
             * @description until when the previous secret signs too; null: it does not
             */
            previous_secret_until: string | null;
            /**
             * Format: date-time
             * @description when a webhook was last accepted; null: never
             */
            last_delivered_at: string | null;
            /** @description why the last attempt failed; null: it did not */
            last_error: string | null;
            /**
             * @description webhooks that were given up after 24 hours; their events stay in the feed
             * @example 0
             */
            given_up: number;
        };
        SetEventEndpointView: {
            /** @description the URL; null: none, and nothing is sent */
            url: string | null;
            /** @description whether events are sent */
            enabled: boolean;
            /**
             * Format: date-time
             * @description when the current secret was created; null: there is none
             */
            secret_created_at: string | null;
            /**
             * Format: date-time
             * @description until when the previous secret signs too; null: it does not
             */
            previous_secret_until: string | null;
            /**
             * Format: date-time
             * @description when a webhook was last accepted; null: never
             */
            last_delivered_at: string | null;
            /** @description why the last attempt failed; null: it did not */
            last_error: string | null;
            /**
             * @description webhooks that were given up after 24 hours; their events stay in the feed
             * @example 0
             */
            given_up: number;
            /** @description the secret of the first URL: shown once; null: the endpoint keeps its secret */
            secret: components["schemas"]["NewWebhookSecretView"] | null;
        };
        EventEndpointSwitchBody: {
            /** @description whether events are sent */
            enabled: boolean;
        };
        EventDeliveryView: {
            /**
             * @description the webhook
             * @example 42
             */
            id: number;
            /**
             * @description kind: events of the feed, a replay, or a test
             * @enum {string}
             */
            kind: "events" | "replay" | "test";
            /** @description its webhook-id header; a replay keeps that of the first delivery */
            webhook_id: string;
            /** @description its URL */
            url: string;
            /**
             * @description its status; pending: it is sent, or sent again later
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /**
             * @description number of events; 0: a test
             * @example 12
             */
            events: number;
            /**
             * @description number of its first event in the feed; null: a test
             * @example 3
             */
            first_seq: number | null;
            /**
             * @description number of its last event in the feed; null: a test
             * @example 3
             */
            last_seq: number | null;
            /**
             * @description attempts that ended
             * @example 1
             */
            attempts: number;
            /**
             * @description HTTP status of the last response; null: no response
             * @example 204
             */
            status_code: number | null;
            /** @description why the last attempt failed; null: it did not */
            error: string | null;
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
        };
        EventDeliveryPage: {
            /** @description newest first */
            items: components["schemas"]["EventDeliveryView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
             * @example 42
             */
            next: number | null;
        };
        EventView: {
            /**
             * @description its number in the feed: 1, 2, 3, without a gap
             * @example 101
             */
            seq: number;
            /** @description its id, the same in the API and in webhooks */
            event_id: string;
            /**
             * @description what happened
             * @enum {string}
             */
            type: "screening.hit" | "screening.hit_changed" | "screening.hit_removed" | "entity.changed" | "entity.status_changed" | "name.registered" | "item.unpaid" | "list.updated" | "correction.issued";
            /**
             * Format: date-time
             * @description when it happened
             */
            at: string;
            /**
             * @description its watchlist; null: it is an event of the account
             * @example 42
             */
            watchlist_id: number | null;
            /** @description the item's reference; null: it is an event of the account, or the item is gone */
            reference: string | null;
            /** @description what happened, without paid content */
            data: {
                [key: string]: unknown;
            };
        };
        EventPage: {
            /** @description newest first */
            items: components["schemas"]["EventView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
             * @example 3
             */
            next: number | null;
        };
        NoticeView: {
            /**
             * @description the notice
             * @example 42
             */
            id: number;
            /**
             * @description the entity, or a record without an entity, by its typed id; null: records of no entity
             * @example pa_own_42
             */
            entity_id: string | null;
            /**
             * @description the level that was corrected or suppressed
             * @example directores
             */
            level: string;
            /**
             * @description responses with it that the account received
             * @example 3
             */
            responses: number;
            /**
             * Format: date-time
             * @description when the account first received it
             */
            first_disclosed_at: string;
            /**
             * Format: date-time
             * @description when the account last received it before the correction
             */
            last_disclosed_at: string;
            /**
             * Format: date-time
             * @description when the notice was issued
             */
            issued_at: string;
            /**
             * Format: date-time
             * @description when it was acknowledged; null: it is open
             */
            acknowledged_at: string | null;
            /** @description the member, or the key, that acknowledged it; null: it is open, or the member was erased */
            acknowledged_by: string | null;
        };
        NoticePage: {
            /** @description newest first */
            items: components["schemas"]["NoticeView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
             * @example 42
             */
            next: number | null;
            /**
             * @description open notices of the account, on every page
             * @example 2
             */
            open: number;
        };
        AcknowledgeNoticesBody: {
            /**
             * @description id of the newest notice that the member has seen: it and older ones are acknowledged
             * @example 12
             */
            through: number;
        };
        AcknowledgedNoticesView: {
            /**
             * @description notices that are now acknowledged; those that already were do not count
             * @example 3
             */
            acknowledged: number;
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
            /** @description the entity's current name; null: unknown */
            entity_name: string | null;
            /** @description the requested codes */
            codes: string[];
            /**
             * @description its status
             * @enum {string}
             */
            status: "pending" | "completed" | "failed";
            /**
             * @description amount charged on completion
             * @example 10.00
             */
            price: string;
            /**
             * @description amount charged: its price once completed, 0.00 if it failed; null: pending
             * @example 10.00
             */
            charged: string | null;
            /** @description why it failed; null: it did not */
            error: string | null;
            /** @description its webhook URL; null: none */
            webhook_url: string | null;
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
            /** @description why its webhook was not delivered; null: it was, or is in progress */
            webhook_error: string | null;
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
        };
        RefreshPage: {
            /** @description newest first */
            items: components["schemas"]["RefreshView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
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
             * @description the result of reading it; waiting: not read yet
             * @enum {string}
             */
            state: "waiting" | "ok" | "empty" | "source_down";
            /** @description why it is down; null: it is not */
            reason: string | null;
            /**
             * @description items found; null: not read yet
             * @example 3
             */
            items: number | null;
            /**
             * Format: date-time
             * @description when reading started; null: not yet
             */
            started_at: string | null;
            /**
             * @description how long reading took, in milliseconds; null: not read yet
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
            /** @description the entity's current name; null: unknown */
            entity_name: string | null;
            /** @description the requested codes */
            codes: string[];
            /**
             * @description its status
             * @enum {string}
             */
            status: "pending" | "completed" | "failed";
            /**
             * @description amount charged on completion
             * @example 10.00
             */
            price: string;
            /**
             * @description amount charged: its price once completed, 0.00 if it failed; null: pending
             * @example 10.00
             */
            charged: string | null;
            /** @description why it failed; null: it did not */
            error: string | null;
            /** @description its webhook URL; null: none */
            webhook_url: string | null;
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
            /** @description why its webhook was not delivered; null: it was, or is in progress */
            webhook_error: string | null;
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
            /** @description the sources of its codes, with their results */
            sources: components["schemas"]["SourceReadView"][];
        };
        RefreshResultView: {
            /** @description the entity, as in v5; null: it was erased, or completed before results were stored this way */
            result: {
                [key: string]: unknown;
            } | null;
        };
        ExplorerKeyView: {
            /**
             * @description the beginning of the key, as shown in the list of keys
             * @example pk_OO4uW4VQ
             */
            prefix: string;
            /**
             * @description whether it works; members can replace a revoked or expired key
             * @enum {string}
             */
            state: "working" | "revoked" | "expired";
            /**
             * Format: date-time
             * @description when it was created
             */
            created_at: string;
        };
        SearchSessionView: {
            /**
             * Format: date-time
             * @description until when searches are covered
             */
            expires_at: string;
            /**
             * @description how many more searches it covers
             * @example 59
             */
            searches_left: number;
        };
        ExplorerView: {
            /** @description the key that requests use; null: the first request creates it */
            key: components["schemas"]["ExplorerKeyView"] | null;
            /** @description the member's search session: first pages of names are free in it; null: the next one is charged and opens it */
            search_session: components["schemas"]["SearchSessionView"] | null;
        };
        LibrarySubjectView: {
            /**
             * @description the place in the list
             * @example 42
             */
            id: number;
            /**
             * @description the entity, by its typed id
             * @example pa_own_42
             */
            entity_id: string;
            /** @description its name when it was bought; null: no response has it */
            name: string | null;
            /** @description the product codes that were bought */
            codes: string[];
            /**
             * @description stored responses
             * @example 3
             */
            answers: number;
            /**
             * @description their total cost
             * @example 10.00
             */
            paid: string;
            /**
             * Format: date-time
             * @description when the first was bought
             */
            first_bought_at: string;
            /**
             * Format: date-time
             * @description when the last was bought
             */
            last_bought_at: string;
            /** @description the member who bought the last; null: their user was erased */
            last_bought_by: string | null;
            /**
             * Format: date-time
             * @description when the last of them leaves the Library
             */
            expires_at: string;
        };
        LibrarySubjectPage: {
            /** @description newest first */
            items: components["schemas"]["LibrarySubjectView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
             * @example 42
             */
            next: number | null;
        };
        LibraryAnswerBodyView: {
            /**
             * @description the response
             * @example 42
             */
            id: number;
            /**
             * @description what was bought
             * @enum {string}
             */
            operation: "entity" | "section" | "text" | "network" | "immigration" | "dossier" | "changes" | "search" | "refresh";
            /** @description the entity, by its typed id; null: a search */
            entity_id: string | null;
            /**
             * @description path and query of the request; for a search, path and body
             * @example /v5/entities/pa_own_42?include=DAT-GOV
             */
            asked: string;
            /** @description the requested product codes */
            codes: string[];
            /**
             * Format: date-time
             * @description when it was bought
             */
            bought_at: string;
            /** @description the member who bought it; null: their user was erased */
            bought_by: string | null;
            /**
             * @description what it cost
             * @example 10.00
             */
            charged: string;
            /**
             * Format: date-time
             * @description when it leaves the Library
             */
            expires_at: string;
            /** @description the response as the API sent it; null: the list has a newer response to the same request */
            body: {
                [key: string]: unknown;
            } | null;
        };
        LibraryAnswersView: {
            /** @description the responses */
            answers: components["schemas"]["LibraryAnswerBodyView"][];
        };
        LibraryRemovedView: {
            /**
             * @description the entity, by its typed id
             * @example pa_own_42
             */
            entity_id: string;
            /**
             * @description number of responses removed
             * @example 3
             */
            answers: number;
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
             * @description how it was sent
             * @enum {string}
             */
            channel: "detail" | "search" | "section" | "text" | "asset" | "batch" | "network" | "dossier" | "immigration" | "changes" | "surface" | "resolve" | "reconcile" | "refresh" | "webhook" | "screen" | "watch";
            /** @description levels of the entity whose records the response contained; empty: only its name */
            levels: string[];
            /** @description levels of which it only contained numbers or presence */
            signals: string[];
            /**
             * @description entities that the response was about, with this one
             * @example 1
             */
            entities: number;
            /** @description the name of the key; null: a refresh whose key was revoked */
            key_name: string | null;
            /** @description the member who made the request in the dashboard; null: a program, or an erased user */
            member_name: string | null;
            /** @description the email address of that member */
            member_email: string | null;
            /**
             * @description what the account had said by then that it uses immigration, court and criminal records for; null: nothing
             * @enum {string|null}
             */
            purpose: "kyc_aml" | "credit" | "legal_claim" | "journalism" | "own_data" | null;
            /**
             * @description what the whole response cost
             * @example 10.00
             */
            amount: string;
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
        ScreeningSummaryView: {
            /**
             * @description the place in the list
             * @example 42
             */
            id: number;
            /**
             * @description the id of the stored screening
             * @example scr_0c5f6a0e2d3b4c5d8e9f0a1b2c3d4e5f
             */
            screening_id: string;
            /**
             * Format: date-time
             * @description when it was screened
             */
            screened_at: string;
            /**
             * Format: date-time
             * @description until when it is stored
             */
            expires_at: string;
            /**
             * @description number of subjects
             * @example 3
             */
            subjects: number;
            /**
             * @description how many of them had a hit
             * @example 3
             */
            with_hits: number;
        };
        ScreeningSummaryPage: {
            /** @description newest first */
            items: components["schemas"]["ScreeningSummaryView"][];
            /**
             * @description send it as `before` to get the next page; null: last page
             * @example 42
             */
            next: number | null;
        };
        SandboxView: {
            /** @description whether this installation has a sandbox */
            available: boolean;
            /** @description whether paid calls are withheld: the trial credit of the account is on hold, and it has never topped up */
            withheld: boolean;
            /**
             * @description calls that a user can make on a UTC day
             * @example 3
             */
            calls_per_day: number;
            /**
             * @description calls left today
             * @example 3
             */
            calls_left: number;
            /**
             * @description maximum cost of a user's calls on a UTC day
             * @example 10.00
             */
            money_per_day: string;
            /**
             * @description amount left today
             * @example 10.00
             */
            money_left: string;
            /**
             * Format: date-time
             * @description when the allowance resets
             */
            resets_at: string;
        };
        ExampleEntityView: {
            /** @description its id in v5; null: v5 does not serve it */
            id: string | null;
            /**
             * @description its id in v4
             * @example 3
             */
            v4_id: number;
            /** @description its name */
            name: string;
            /** @description its tax number or identity number; null: none is known */
            identifier: string | null;
        };
        SandboxExamplesView: {
            /** @description an organization that v5 serves */
            organization: components["schemas"]["ExampleEntityView"] | null;
            /** @description a person that v5 serves */
            person: components["schemas"]["ExampleEntityView"] | null;
            /** @description an organization of each country, by the country's name in the paths of v4 */
            v4: {
                [key: string]: components["schemas"]["ExampleEntityView"] | null;
            };
            /** @description id of a document whose text was read */
            document: string | null;
        };
        DataRightsLawView: {
            /**
             * @description the country
             * @enum {string}
             */
            jurisdiction: "pa" | "ec" | "co";
            /**
             * @description the right
             * @enum {string}
             */
            right: "access" | "rectification" | "erasure" | "objection";
            /**
             * @description days to respond
             * @example 10
             */
            days: number;
            /**
             * @description which days count
             * @enum {string}
             */
            counted: "working" | "calendar";
            /**
             * @description further days when we extend the time once; null: the law has no extension
             * @example 42
             */
            extension: number | null;
            /** @description the article that it rests on */
            article: string;
            /** @description nobody has confirmed yet that the article says this */
            to_be_confirmed: boolean;
        };
        DataRightsView: {
            /** @description by country and right */
            laws: components["schemas"]["DataRightsLawView"][];
        };
        DataRequestBody: {
            /**
             * @description the country whose registers the data is from
             * @enum {string}
             */
            jurisdiction: "pa" | "ec" | "co";
            /**
             * @description what the person asks for
             * @enum {string}
             */
            right: "access" | "rectification" | "erasure" | "objection";
            /**
             * @description the name of the person whose data it is
             * @example Ana Prueba
             */
            name: string;
            /**
             * @description their identity numbers
             * @example cédula 8-123-456
             */
            identifiers?: string;
            /**
             * @description the entity that it is about: its id, or the address of its page
             * @example pa_own_42
             */
            entity?: string;
            /**
             * @description what is wrong, or what the person wants to know
             * @example I left this company in 2019.
             */
            about: string;
            /**
             * Format: email
             * @description where we mail the link that opens the request, and the response
             * @example ana@example.com
             */
            email: string;
            /**
             * @description language of the mails
             * @enum {string}
             */
            language: "en" | "es";
        };
        DataRequestSentView: {
            /** @description a mail with a link was queued */
            sent: boolean;
            /**
             * @description hours until the link expires and the form is deleted
             * @example 48
             */
            hours: number;
        };
        DataRequestTokenBody: {
            /** @description the token of the link that was mailed */
            token: string;
        };
        DataRequestLinkView: {
            /** @description the secret of the link to the request */
            link: string;
        };
        DataRequestLinkBody: {
            /** @description the secret of the link to the request */
            link: string;
        };
        DataRequestEventView: {
            /**
             * Format: date-time
             * @description when it happened
             */
            at: string;
            /** @description what happened */
            kind: string;
            /** @description what the person was told; null: nothing */
            reason: string | null;
        };
        DataRequestView: {
            /**
             * @description the number of the request
             * @example 42
             */
            id: number;
            /**
             * @description the country
             * @enum {string}
             */
            jurisdiction: "pa" | "ec" | "co";
            /**
             * @description what the person asked for
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
             * @description the last day to respond
             */
            due_on: string;
            /** @description the article that the last day rests on */
            article: string;
            /** @description an identity document is needed */
            needs_document: boolean;
            /** @description a copy of the data can be downloaded */
            has_export: boolean;
            /** @description oldest first */
            events: components["schemas"]["DataRequestEventView"][];
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
    CreditController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance, the limits, and how to top up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditView"];
                };
            };
        };
    };
    CreditController_entries: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Purchases, grants, refunds, reversals, adjustments and expiries: the ledger without its charges */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditEntryPage"];
                };
            };
        };
    };
    CreditController_setLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpendingLimitBody"];
            };
        };
        responses: {
            /** @description Sets the spending limit of a UTC month */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditView"];
                };
            };
        };
    };
    CreditController_setAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceAlertBody"];
            };
        };
        responses: {
            /** @description Sets the balance below which the owners get a mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditView"];
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The top-ups of the account with their receipts, newest first */
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
    TopUpsController_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTopUpBody"];
            };
        };
        responses: {
            /** @description Orders a top-up */
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
    TopUpsController_read: {
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
    TopUpsController_check: {
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
            /** @description Checks a card top-up with the provider, and credits it if it was paid */
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
    TopUpsController_cancel: {
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
            /** @description Cancels an unpaid top-up */
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
    TopUpsController_receipt: {
        parameters: {
            query?: {
                /** @description its language; by default the user's */
                language?: "en" | "es";
            };
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A receipt, or the note of a refund, as a PDF file */
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
    TrialsController_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialRequestBody"];
            };
        };
        responses: {
            /** @description Requests withheld trial credit from the operators; repeating the request changes nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithheldTrialView"];
                };
            };
        };
    };
    PaymentEventsController_take: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Receives an event from Stripe, signed with the secret of its endpoint */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenEventView"];
                };
            };
        };
    };
    SignUpController_signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpBody"];
            };
        };
        responses: {
            /** @description Signs up, and mails a link to the address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentView"];
                };
            };
        };
    };
    SignUpController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmBody"];
            };
        };
        responses: {
            /** @description Confirms the address of a sign-up, and signs its user in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
        };
    };
    SignInController_signIn: {
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
            /** @description Signs in with a password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstFactorView"];
                };
            };
        };
    };
    SignInController_confirmBrowser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmBrowserBody"];
            };
        };
        responses: {
            /** @description Confirms this browser with a mailed link, after too many attempts from unknown browsers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrowserConfirmedView"];
                };
            };
        };
    };
    SignInController_secondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorBody"];
            };
        };
        responses: {
            /** @description Sends the second factor, after the password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
        };
    };
    SignInController_passkeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options for a browser to sign in with a passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsView"];
                };
            };
        };
    };
    SignInController_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyBody"];
            };
        };
        responses: {
            /** @description Signs in with a passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
        };
    };
    SignInController_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends the session of this browser */
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
    PasswordsController_forgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordBody"];
            };
        };
        responses: {
            /** @description Mails a link to choose a new password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentView"];
                };
            };
        };
    };
    PasswordsController_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            /** @description Sets a new password with that link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetView"];
                };
            };
        };
    };
    PasswordsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description Changes the password, and ends all other sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChangedView"];
                };
            };
        };
    };
    MeController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user, their organization, and the features of this installation */
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
    MeController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileBody"];
            };
        };
        responses: {
            /** @description Changes the name or the language of the user */
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
    SessionsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
        };
    };
    SessionsController_endAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signs out everywhere, including here */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedView"];
                };
            };
        };
    };
    SessionsController_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends a session of the user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedView"];
                };
            };
        };
    };
    EmailController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEmailBody"];
            };
        };
        responses: {
            /** @description Requests a new address, and mails a link to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentView"];
                };
            };
        };
    };
    EmailController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailBody"];
            };
        };
        responses: {
            /** @description Confirms the new address with that link, and ends all other sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailView"];
                };
            };
        };
    };
    SecondFactorController_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordBody"];
            };
        };
        responses: {
            /** @description Creates a secret for an authenticator app; its first code turns the second factor on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSetupView"];
                };
            };
        };
    };
    SecondFactorController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeBody"];
            };
        };
        responses: {
            /** @description Turns the second factor on with a first code, and ends all other sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorView"];
                };
            };
        };
    };
    SecondFactorController_disable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordBody"];
            };
        };
        responses: {
            /** @description Turns the second factor off, and ends all other sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorView"];
                };
            };
        };
    };
    SecondFactorController_makeBackupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordBody"];
            };
        };
        responses: {
            /** @description Replaces the backup codes with new ones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupCodesView"];
                };
            };
        };
    };
    PasskeysController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys of the user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
        };
    };
    PasskeysController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskeyBody"];
            };
        };
        responses: {
            /** @description Adds the passkey that the browser created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyView"];
                };
            };
        };
    };
    PasskeysController_options: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordBody"];
            };
        };
        responses: {
            /** @description The options for a browser to create a passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsView"];
                };
            };
        };
    };
    PasskeysController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordBody"];
            };
        };
        responses: {
            /** @description Removes a passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRemovedView"];
                };
            };
        };
    };
    OnboardingController_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingBody"];
            };
        };
        responses: {
            /** @description Creates the organization of a confirmed user once, with its first key and the trial credit */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardedView"];
                };
            };
        };
    };
    OrganizationController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization, its members and its open invitations */
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
    OrganizationController_rename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationBody"];
            };
        };
        responses: {
            /** @description Renames the organization */
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
    OrganizationController_statePurpose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurposeBody"];
            };
        };
        responses: {
            /** @description States what the account uses immigration, court and criminal records for */
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
    OrganizationController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes a member (owners) or leaves the organization (everyone), and ends their sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedView"];
                };
            };
        };
    };
    OrganizationController_setRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRoleBody"];
            };
        };
        responses: {
            /** @description Changes a member's role, and ends their sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberView"];
                };
            };
        };
    };
    OrganizationController_activate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActiveOrganizationBody"];
            };
        };
        responses: {
            /** @description Switches the session to another organization of the user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationSummaryView"];
                };
            };
        };
    };
    InvitationsController_invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvitationBody"];
            };
        };
        responses: {
            /** @description Invites someone by email */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationView"];
                };
            };
        };
    };
    InvitationsController_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revokes an invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedView"];
                };
            };
        };
    };
    InvitationsController_look: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationTokenBody"];
            };
        };
        responses: {
            /** @description The invitation behind a link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferView"];
                };
            };
        };
    };
    InvitationsController_accept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptBody"];
            };
        };
        responses: {
            /** @description Joins as the signed-in user or as a new one, and signs in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"];
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
                /** @description only changes of this kind, such as key.revoke */
                action?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All changes to the account, by its users and by operators */
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
    OverviewController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account at a glance: balance, month, quotas, the last 30 UTC days */
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
    UsageController_summary: {
        parameters: {
            query?: {
                /** @description first UTC day; by default 30 days up to `to` */
                from?: string;
                /** @description last UTC day, inclusive; by default today */
                to?: string;
                /** @description calls of this key */
                key_id?: number;
                /** @description calls with this product code, or base */
                code?: string;
                /** @description calls of this route */
                route?: string;
                /** @description calls with this X-Client-Reference */
                client_reference?: string;
                /** @description outcome of the call */
                outcome?: "charged" | "free" | "given_back";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calls in a range of UTC days, added up by day, code, key and route */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageView"];
                };
            };
        };
    };
    UsageController_references: {
        parameters: {
            query?: {
                /** @description first UTC day; by default 30 days up to `to` */
                from?: string;
                /** @description last UTC day, inclusive; by default today */
                to?: string;
                /** @description calls of this key */
                key_id?: number;
                /** @description calls with this product code, or base */
                code?: string;
                /** @description calls of this route */
                route?: string;
                /** @description calls with this X-Client-Reference */
                client_reference?: string;
                /** @description outcome of the call */
                outcome?: "charged" | "free" | "given_back";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calls in a range of UTC days, added up by client reference */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferencesView"];
                };
            };
        };
    };
    UsageController_calls: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description first UTC day; by default 30 days up to `to` */
                from?: string;
                /** @description last UTC day, inclusive; by default today */
                to?: string;
                /** @description calls of this key */
                key_id?: number;
                /** @description calls with this product code, or base */
                code?: string;
                /** @description calls of this route */
                route?: string;
                /** @description calls with this X-Client-Reference */
                client_reference?: string;
                /** @description outcome of the call */
                outcome?: "charged" | "free" | "given_back";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Single calls, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallPage"];
                };
            };
        };
    };
    UsageController_file: {
        parameters: {
            query?: {
                /** @description first UTC day; by default 30 days up to `to` */
                from?: string;
                /** @description last UTC day, inclusive; by default today */
                to?: string;
                /** @description calls of this key */
                key_id?: number;
                /** @description calls with this product code, or base */
                code?: string;
                /** @description calls of this route */
                route?: string;
                /** @description calls with this X-Client-Reference */
                client_reference?: string;
                /** @description outcome of the call */
                outcome?: "charged" | "free" | "given_back";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every call in a range of UTC days, as a file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallPage"];
                    "text/csv": string;
                };
            };
        };
    };
    UsageController_choices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Keys, codes and routes to filter usage by */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageChoicesView"];
                };
            };
        };
    };
    CoverageController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of each source by level, and how fresh they are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoverageView"];
                };
            };
        };
    };
    OutboxController_list: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pending mails (only in the demo) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMailPage"];
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
                /** @description working (the default): active keys; ended: revoked and expired keys; all */
                standing?: "working" | "ended" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API keys of the account, newest first, without their secrets */
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
    WebhooksController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook settings of the account */
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
            /** @description Sets the webhook URL of the account */
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends a test webhook with synthetic data to the account's webhook URL */
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
    EventWebhooksController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event endpoint of the account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEndpointView"];
                };
            };
        };
    };
    EventWebhooksController_set: {
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
            /** @description Sets the URL of the event endpoint */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetEventEndpointView"];
                };
            };
        };
    };
    EventWebhooksController_clear: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes the event endpoint and its secrets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEndpointView"];
                };
            };
        };
    };
    EventWebhooksController_setEnabled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEndpointSwitchBody"];
            };
        };
        responses: {
            /** @description Switches the event webhooks on or off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEndpointView"];
                };
            };
        };
    };
    EventWebhooksController_rotateSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Creates a new signing secret for event webhooks */
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
    EventWebhooksController_test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends a test event to the event endpoint */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDeliveryView"];
                };
            };
        };
    };
    EventWebhooksController_list: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event webhooks of the account, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDeliveryPage"];
                };
            };
        };
    };
    EventWebhooksController_readDelivery: {
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
            /** @description One event webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDeliveryView"];
                };
            };
        };
    };
    EventWebhooksController_replay: {
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
            /** @description Sends an event webhook again */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDeliveryView"];
                };
            };
        };
    };
    EventsController_list: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description only events of this type */
                type?: "screening.hit" | "screening.hit_changed" | "screening.hit_removed" | "entity.changed" | "entity.status_changed" | "name.registered" | "item.unpaid" | "list.updated" | "correction.issued";
                /** @description only events of this watchlist */
                watchlist?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events of the account, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
        };
    };
    NoticesController_list: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description only notices in this state; by default all */
                status?: "open" | "acknowledged";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The correction notices of the account, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePage"];
                };
            };
        };
    };
    NoticesController_file: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every correction notice of the account, as a file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePage"];
                    "text/csv": string;
                };
            };
        };
    };
    NoticesController_acknowledgeThrough: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcknowledgeNoticesBody"];
            };
        };
        responses: {
            /** @description Acknowledges the open notices up to one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcknowledgedNoticesView"];
                };
            };
        };
    };
    NoticesController_acknowledge: {
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
            /** @description Acknowledges a notice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeView"];
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
                /** @description only those with this status */
                status?: "pending" | "completed" | "failed";
                /** @description only those whose webhook has this status */
                webhook?: "delivered" | "failed";
                /** @description only those of this entity, by its typed id */
                entity?: string;
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
            /** @description One refresh request, with the results of its sources */
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
            /** @description The result of a completed refresh */
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
    ExplorerController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The explorer's key, and the member's search session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplorerView"];
                };
            };
        };
    };
    ExplorerController_renewKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Replaces the explorer's key */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplorerView"];
                };
            };
        };
    };
    LibraryController_list: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
                /** @description only entities whose name or id contains this */
                text?: string;
                /** @description only entities for which this product code was bought */
                code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization's purchases in the explorer, by entity, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibrarySubjectPage"];
                };
            };
        };
    };
    LibraryController_searches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your searches of the last 30 minutes, newest first, with their results */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryAnswersView"];
                };
            };
        };
    };
    LibraryController_entity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchases about one entity, oldest first, as they were bought */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryAnswersView"];
                };
            };
        };
    };
    LibraryController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes the purchases about one entity from the Library */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryRemovedView"];
                };
            };
        };
    };
    LibraryController_answer: {
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
            /** @description One response as it was bought */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryAnswerBodyView"];
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
                /** @description the entity, by its typed id */
                entity: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the account received about an entity, newest first */
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
    DisclosuresController_file: {
        parameters: {
            query: {
                /** @description the entity, by its typed id */
                entity: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that the account received about an entity, as a file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisclosurePage"];
                    "text/csv": string;
                };
            };
        };
    };
    ScreeningsController_list: {
        parameters: {
            query?: {
                /** @description rows of a page */
                limit?: number;
                /** @description only rows older than this one: the `next` of the page before */
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization's stored screenings, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreeningSummaryPage"];
                };
            };
        };
    };
    SandboxController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's remaining sandbox allowance of today */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxView"];
                };
            };
        };
    };
    SandboxController_examples: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entities of the registry to try calls with */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxExamplesView"];
                };
            };
        };
    };
    DataRequestsController_rights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rights about personal data, and the law's days, by country */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRightsView"];
                };
            };
        };
    };
    DataRequestsController_submit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataRequestBody"];
            };
        };
        responses: {
            /** @description Stores a request about personal data, and mails the link that opens it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRequestSentView"];
                };
            };
        };
    };
    DataRequestsController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataRequestTokenBody"];
            };
        };
        responses: {
            /** @description Opens a request by its mailed link, which starts the law's clock */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRequestLinkView"];
                };
            };
        };
    };
    DataRequestsController_status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataRequestLinkBody"];
            };
        };
        responses: {
            /** @description A request by its secret link */
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
    DataRequestsController_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uploads the identity document of a request: a PDF, JPEG or PNG of up to 4 MB */
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
    DataRequestsController_exportFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataRequestLinkBody"];
            };
        };
        responses: {
            /** @description The copy of the data that was released, as a JSON file */
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
}
