// Generated from the code of the service: npm run openapi. Do not edit.
export interface paths {
    "/api/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the account can spend, its limits, and how it is topped up */
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
        /** What was put in, granted, given back, corrected and expired: the ledger without its charges */
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
         * Sets what may be spent in a UTC month
         * @description What was spent already stays spent; a limit below it refuses further charges of this month.
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
         * Sets below which balance the owners get a mail
         * @description One mail each time what can be spent falls below it.
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
         * Asks the provider what became of a top-up by card, and credits it when it is paid
         * @description For who comes back from its page before its event does. However often it is asked, it is credited once.
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
         * Gives an order up that is not paid
         * @description Should it have been paid in the meantime, it is credited instead.
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
        /** Asks the operators for trial credit that is withheld; again changes nothing */
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
         * Takes an event of Stripe, signed with the secret of its endpoint
         * @description Once, however often it is sent. 200 says that what came of it is stored for good; with any other answer Stripe sends it again.
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
         * Signs up, and has a mail sent to the address
         * @description The answer is the same whether or not the address has a user.
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
         * @description In another browser than the one that signed up the password is needed as well (password_required).
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
         * @description After too many attempts by strangers the answer is 401 browser_unconfirmed, for the right password too: the link of the mail that was sent confirms the browser.
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
        /** Confirms this browser with a mailed link, after too many attempts by strangers */
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
        /** Gives the second factor, after the password */
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
        /** What a browser needs to sign in with a passkey */
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
         * Has a link for a new password mailed
         * @description The answer is the same whether or not the address has a user.
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
        /** Chooses a new password with such a link */
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
        /** Who is signed in, for which organisation, and what this installation offers */
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
        /** Where the user is signed in */
        get: operations["SessionsController_list"];
        put?: never;
        post?: never;
        /** Signs out everywhere, here too */
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
        /** Names another address, which is sent a link */
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
        /** Confirms it with that link, and ends all other sessions */
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
        /** Makes a secret for an authenticator app; a code of it turns the second factor on */
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
        /** Makes new backup codes in the place of those before */
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
        /** Adds the passkey that the browser made */
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
        /** What a browser needs to make a passkey */
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
         * Makes the organisation of a confirmed user, with its first key and the trial credit, once
         * @description The text of the key is in this answer and nowhere else. Trial credit goes to a mailbox once, and to a domain and a network so many times; beyond that it is withheld, and everything else is the same.
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
        /** The organisation, its members and who is invited */
        get: operations["OrganizationController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Renames the organisation */
        patch: operations["OrganizationController_rename"];
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
        /** Removes a member (owners), or leaves (everybody), and ends their sessions */
        delete: operations["OrganizationController_remove"];
        options?: never;
        head?: never;
        /** Gives a member another role, and ends their sessions */
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
        /** Turns the session to another organisation of the user */
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
        /** Invites somebody by mail */
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
        /** Takes an invitation back */
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
        /** What the link of an invitation offers */
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
        /** Joins, as the user who is signed in or as a new one, and signs in */
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
        /** Every change of the account, by its users and by operators */
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
        /** Calls of some UTC days, added up by day, code, key and route */
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
        /** Calls of some UTC days, added up by client reference */
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
        /** Every call of some UTC days as a file */
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
        /** Keys, codes and routes that usage can be asked for */
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
        /** What is on record of each source by level, and how fresh */
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
        /** The mails that wait to be sent (the demo only) */
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
    "/api/explorer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key that the explorer calls with */
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
         * Makes the key anew that the explorer calls with
         * @description Only a dead one, or one that was never made; a key that works stays.
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
        /** What the organization bought in the explorer, by entity, newest first */
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
        /** Your searches of the last 30 minutes, newest first, with what they found */
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
         * What was bought about one entity, oldest first, as it was
         * @description No answer: nothing was bought. Addresses of documents in it work for 15 minutes.
         */
        get: operations["LibraryController_entity"];
        put?: never;
        post?: never;
        /**
         * Removes what was bought about one entity from the Library
         * @description It is gone for every member, and its charges stand.
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
         * One answer as it was bought
         * @description Addresses of documents in it work for 15 minutes.
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
    "/api/sandbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is left of the sandbox to the user today */
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        TrialLotView: {
            /**
             * @description what was granted
             * @example 10.00
             */
            granted: string;
            /**
             * @description what is left of it
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
             * @description mailbox: it has had its trial; domain, network: many trials went there already
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
             * @description when an operator was asked for it; null: not yet
             */
            requested_at: string | null;
            /**
             * Format: date-time
             * @description when an operator declined it; null: none has
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
             * @description what may be spent in a month; null: no limit
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
            /** @description whether less can be spent now */
            below: boolean;
        };
        TopUpOffersView: {
            /**
             * @description the smallest top-up
             * @example 10.00
             */
            minimum: string;
            /**
             * @description the largest
             * @example 10.00
             */
            maximum: string;
            /**
             * @description amounts that are often chosen
             * @example [
             *       "25.00",
             *       "100.00"
             *     ]
             */
            suggestions: string[];
            /**
             * @description how one can pay here: card, bank_transfer
             * @example [
             *       "card"
             *     ]
             */
            methods: string[];
        };
        CreditView: {
            /**
             * @description what can be spent: purchased credit and trial credit together
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
            /** @description trial credit that is withheld; null: none is */
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
             * @description what it is
             * @enum {string}
             */
            kind: "purchase" | "trial" | "adjustment" | "expiry" | "reversal" | "refund";
            /**
             * @description change of what the account owns
             * @example 25.00
             */
            amount: string;
            /** @description the reference of its top-up, or what was noted */
            note: string | null;
        };
        CreditEntryPage: {
            /** @description newest first */
            items: components["schemas"]["CreditEntryView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
             * @example 42
             */
            next: number | null;
        };
        SpendingLimitBody: {
            /**
             * @description what may be spent in a UTC month; null: no limit
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
             * @description what it is
             * @example IBAN
             */
            label: string;
            /** @description what to write */
            value: string;
        };
        ReceiptView: {
            /**
             * @description its number, without a gap in its year
             * @example R-2026-000042
             */
            number: string;
            /**
             * @description what it says
             * @enum {string}
             */
            kind: "receipt" | "refund_note";
            /**
             * @description paid, or given back
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
             * @description how it stands
             * @enum {string}
             */
            status: "pending" | "processing" | "paid" | "expired" | "failed" | "cancelled" | "rejected";
            /**
             * @description what was ordered
             * @example 10.00
             */
            amount: string;
            /**
             * @description what was credited; null: nothing
             * @example 10.00
             */
            received: string | null;
            /**
             * @description what was given back of it
             * @example 10.00
             */
            given_back: string;
            /**
             * @description its name, which a bank transfer has to quote
             * @example ER-7K3F9-2QXD4
             */
            reference: string;
            /** @description who asked for it */
            requested_by: string;
            /**
             * Format: date-time
             * @description when
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
             * @description why it failed: no_page, the provider opened none; unknown_page, it does not know it any more; no_end, it never told
             * @enum {string|null}
             */
            failure: "no_page" | "unknown_page" | "no_end" | null;
            /** @description the page of the payment provider, while it can be paid */
            pay_url: string | null;
            /** @description where a bank transfer that is awaited goes; empty otherwise */
            bank_details: components["schemas"]["BankDetailView"][];
            /** @description its receipt, and notes of what was given back */
            receipts: components["schemas"]["ReceiptView"][];
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
            /** @description what the operators should know */
            note?: string;
        };
        TakenEventView: {
            /**
             * @description what came of it
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
             * @description where they are reached, and what they sign in with
             * @example ana@example.com
             */
            email: string;
            /**
             * Format: password
             * @description what they will sign in with
             */
            password: string;
            /**
             * @description language of the pages and of mails
             * @enum {string}
             */
            language: "en" | "es";
            /** @description whose account it is to be; the name of the user when absent */
            organization_name?: string;
        };
        SentView: {
            /** @description a mail is on its way, if there is anything to be mailed */
            sent: boolean;
        };
        ConfirmBody: {
            /** @description the token of the link that was mailed */
            token: string;
            /**
             * Format: password
             * @description the password of the sign-up, from another browser than the one that signed up
             */
            password?: string;
        };
        SignedInView: {
            /** @description the cookies of the answer hold the session */
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
            /** @description a code is needed as well; false: signed in */
            two_factor: boolean;
        };
        ConfirmBrowserBody: {
            /** @description the token of the link that was mailed */
            token: string;
        };
        BrowserConfirmedView: {
            /** @description sign-ins in this browser are counted apart from those of strangers */
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
            /** @description for the browser, as it is */
            options: {
                [key: string]: unknown;
            };
        };
        PasskeyBody: {
            /** @description what startAuthentication of the browser answered */
            response: {
                [key: string]: unknown;
            };
        };
        SignedOutView: {
            /** @description there is no session any more */
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
            /** @description the new password is the one to sign in with; every session has ended */
            reset: boolean;
        };
        ChangePasswordBody: {
            /**
             * Format: password
             * @description the password so far
             */
            current_password: string;
            /**
             * Format: password
             * @description the new password
             */
            new_password: string;
        };
        PasswordChangedView: {
            /** @description the new password is the one to sign in with; every other session has ended */
            changed: boolean;
        };
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
            /** @description whether it is the one that asks */
            current: boolean;
            /**
             * Format: date-time
             * @description when its user signed in
             */
            created_at: string;
            /**
             * Format: date-time
             * @description when it was last prolonged, once a day at most
             */
            last_seen_at: string;
            /** @description the address that it was opened from */
            address: string | null;
            /** @description what the browser says of itself */
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
            /** @description each opens the account once in the place of a code; they are in this answer and nowhere else */
            backup_codes: string[];
            /**
             * @description what the authenticator app is shown, as a QR code
             * @example otpauth://totp/...
             */
            uri: string;
            /** @description the same secret, to be typed */
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
            /** @description whether signing in takes a second factor */
            two_factor: boolean;
        };
        BackupCodesView: {
            /** @description each opens the account once in the place of a code; they are in this answer and nowhere else */
            backup_codes: string[];
        };
        PasskeyView: {
            /** @description the passkey */
            id: string;
            /** @description what the user calls it */
            name: string;
            /**
             * @description whether it may be on several devices
             * @enum {string}
             */
            device_type: "singleDevice" | "multiDevice";
            /** @description whether its maker keeps a copy */
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
             * @description what the user calls it
             * @example work laptop
             */
            name: string;
            /** @description what startRegistration of the browser answered */
            response: {
                [key: string]: unknown;
            };
        };
        PasskeyRemovedView: {
            /** @description it opens nothing any more */
            removed: boolean;
        };
        OnboardingBody: {
            /** @description whose account it is to be; as at the sign-up when absent */
            organization_name?: string;
        };
        NewOrganizationView: {
            /** @description the organisation */
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
             * @description its text, in this answer and nowhere else
             * @example pk_...
             */
            key: string;
            /** @description how it begins, by which it is known later */
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
             * @description when what is left of it expires
             */
            expires_at: string;
        };
        OnboardedView: {
            organization: components["schemas"]["NewOrganizationView"];
            key: components["schemas"]["FirstKeyView"];
            /** @description null: it is withheld */
            trial: components["schemas"]["TrialView"] | null;
            /** @description why there is no trial credit; null: there is */
            withheld_trial: components["schemas"]["WithheldTrialView"] | null;
        };
        MemberView: {
            /** @description the user */
            user_id: string;
            /** @description their name */
            name: string;
            /** @description their address */
            email: string;
            /**
             * @description what they are
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
            /** @description whether it is who asks */
            you: boolean;
        };
        InvitationView: {
            /** @description the invitation */
            id: string;
            /** @description the address that was invited */
            email: string;
            /**
             * @description what they will be
             * @enum {string}
             */
            role: "read_only" | "member" | "owner";
            /** @description who invited */
            invited_by: string;
            /**
             * Format: date-time
             * @description when
             */
            created_at: string;
            /**
             * Format: date-time
             * @description until when it can be accepted
             */
            expires_at: string;
        };
        OrganizationView: {
            /** @description the organisation */
            id: string;
            /** @description its name */
            name: string;
            /**
             * Format: date-time
             * @description when it was made
             */
            created_at: string;
            /** @description in the order in which they joined */
            members: components["schemas"]["MemberView"][];
            /** @description that nobody has accepted yet */
            invitations: components["schemas"]["InvitationView"][];
        };
        OrganizationBody: {
            /** @description the name of the organisation, and of its account */
            name: string;
        };
        MemberRoleBody: {
            /**
             * @description what the member is to be
             * @enum {string}
             */
            role: "read_only" | "member" | "owner";
        };
        RemovedView: {
            /** @description it is gone */
            removed: boolean;
        };
        ActiveOrganizationBody: {
            /**
             * Format: uuid
             * @description the organisation that the session is to work for
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
             * @description what they will be
             * @enum {string}
             */
            role: "read_only" | "member" | "owner";
        };
        InvitationTokenBody: {
            /** @description the token of the link that was mailed */
            token: string;
        };
        OfferView: {
            /** @description the name of the organisation */
            organization: string;
            /**
             * @description what one will be in it
             * @enum {string}
             */
            role: "read_only" | "member" | "owner";
            /** @description the address that it is for */
            email: string;
            /** @description who invited */
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
             * @description what a new user will sign in with
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
             * @description who did it: a user of the organisation, an operator of the service, or the service itself
             * @enum {string}
             */
            by: "user" | "operator" | "system";
            /** @description the name of the user at that time; null: it was none */
            actor: string | null;
            /**
             * @description what was done
             * @example key.revoke
             */
            action: string;
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
        OverviewTrialView: {
            /**
             * @description what is left of it
             * @example 10.00
             */
            remaining: string;
            /**
             * Format: date-time
             * @description when the rest of it is lost
             */
            expires_at: string;
        };
        OverviewBalanceView: {
            /**
             * @description what can be spent: purchased balance and trial credit
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
             * @description spent in it
             * @example 10.00
             */
            spent: string;
            /**
             * @description spending limit of a UTC month; null: none
             * @example 10.00
             */
            cap: string | null;
            /**
             * @description spent in the month before
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
             * @description what it bounds
             * @enum {string}
             */
            period: "day" | "month" | "estimator";
            /**
             * @description free calls, or rows of the estimator, in it
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
             * @description when it begins anew
             */
            reset_at: string;
        };
        RequestsView: {
            /**
             * @description answered with what was asked for, or that it has not changed
             * @example 3
             */
            answered: number;
            /**
             * @description refused: 4xx but 429, and connections that the caller closed
             * @example 3
             */
            refused: number;
            /**
             * @description refused for their number: 429
             * @example 3
             */
            limited: number;
            /**
             * @description failed by a fault of the service: 5xx
             * @example 3
             */
            failed: number;
            /**
             * @description milliseconds until the answer, on average; null: no requests
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
             * @description what they cost
             * @example 10.00
             */
            amount: string;
            /** @description how requests were answered; null: not counted so */
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
             * @description calls that asked for it
             * @example 3
             */
            calls: number;
            /**
             * @description what it cost
             * @example 10.00
             */
            amount: string;
        };
        TotalView: {
            /** @description what it is the sum of: a product code (or base), route, client reference; null: none */
            value: string | null;
            /**
             * @description calls; by code, calls that asked for it
             * @example 3
             */
            calls: number;
            /**
             * @description what they cost
             * @example 10.00
             */
            amount: string;
        };
        FailureView: {
            /** @description the route that refused */
            route: string;
            /**
             * @description HTTP status; 0: the caller closed the connection
             * @example 402
             */
            status: number;
            /**
             * @description code of the refusal
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
             * @description when the last of them came
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
            /** @description name of the key */
            key_name: string | null;
            /**
             * @description what became of it
             * @enum {string}
             */
            outcome: "charged" | "free" | "given_back";
        };
        NextStepsView: {
            /** @description a key of the account has called */
            called: boolean;
            /** @description credit was bought */
            bought: boolean;
            /** @description a webhook address is set */
            webhook: boolean;
            /** @description a spending limit is set */
            capped: boolean;
        };
        OverviewView: {
            /**
             * Format: date-time
             * @description when it was read
             */
            as_of: string;
            /**
             * @description free: nothing can be spent, and free quotas bound the calls
             * @enum {string}
             */
            tier: "balance" | "free";
            balance: components["schemas"]["OverviewBalanceView"];
            /** @description trial credit that is withheld; null: none is */
            withheld_trial: components["schemas"]["WithheldTrialView"] | null;
            month: components["schemas"]["OverviewMonthView"];
            /** @description free quotas; empty for an account that can spend */
            quotas: components["schemas"]["OverviewQuotaView"][];
            /** @description the last 30 UTC days */
            days: components["schemas"]["UsageDayView"][];
            /** @description what was spent on them, by code */
            day_codes: components["schemas"]["DayCodeView"][];
            /** @description the same of all these days, largest amount first */
            codes: components["schemas"]["TotalView"][];
            /** @description how requests of these days were answered */
            requests: components["schemas"]["RequestsView"];
            /** @description why requests got no answer, the most frequent first */
            failures: components["schemas"]["FailureView"][];
            /** @description the last calls, newest first */
            last_calls: components["schemas"]["CallView"][];
            /** @description what a new account has done */
            steps: components["schemas"]["NextStepsView"];
        };
        KeyTotalView: {
            /** @description what it is the sum of: a product code (or base), route, client reference; null: none */
            value: string | null;
            /**
             * @description calls; by code, calls that asked for it
             * @example 3
             */
            calls: number;
            /**
             * @description what they cost
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
             * @description what they cost
             * @example 10.00
             */
            amount: string;
            /** @description calls that were given back since: they are in no other sum */
            given_back: components["schemas"]["TotalView"];
            /** @description how requests were answered; null: not counted so */
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
            /** @description why requests got no answer, the most frequent first */
            failures: components["schemas"]["FailureView"][];
        };
        ReferencesView: {
            /** @description by client reference, largest amount first */
            items: components["schemas"]["TotalView"][];
            /** @description there are more than are shown */
            truncated: boolean;
        };
        CallPage: {
            /** @description newest first */
            items: components["schemas"]["CallView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
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
            /** @description keys of the account, ended ones too */
            keys: components["schemas"]["KeyChoiceView"][];
            /** @description codes that calls of the last year asked for */
            codes: string[];
            /** @description routes that answered calls of the last year */
            routes: string[];
        };
        SourceRunView: {
            /**
             * @description what it was
             * @enum {string}
             */
            kind: "import" | "refresh";
            /**
             * @description how it stands or ended
             * @enum {string}
             */
            state: "running" | "completed" | "failed" | "ok" | "empty" | "source_down";
            /**
             * Format: date-time
             * @description when it ended, or began
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
             * @description those of them that are invented, for demonstration
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
             * @description where it is
             * @enum {string}
             */
            jurisdiction: "pa" | "ec" | "co";
            /**
             * @description how often it is asked anew
             * @enum {string}
             */
            cadence: "daily" | "weekly" | "monthly" | "quarterly" | "yearly";
            /**
             * @description how it stands
             * @enum {string}
             */
            state: "ok" | "stale" | "source_down" | "not_loaded" | "unknown";
            /**
             * @description records from it; null: nothing was counted yet
             * @example 3
             */
            rows: number | null;
            /**
             * @description those of them that are invented, for demonstration
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
            /** @description the latest run that asked it or brought records */
            last_run: components["schemas"]["SourceRunView"] | null;
            /** @description levels with records from it */
            levels: components["schemas"]["CoveredLevelView"][];
        };
        CoverageView: {
            /**
             * Format: date-time
             * @description when it was counted; null: not yet
             */
            as_of: string | null;
            /** @description every source of the catalogue, in its order */
            sources: components["schemas"]["CoveredSourceView"][];
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
            /** @description what it says */
            text: string;
            /** @description the same as HTML */
            html: string;
            /**
             * Format: date-time
             * @description when it was put here
             */
            created_at: string;
        };
        OutboxMailPage: {
            /** @description newest first */
            items: components["schemas"]["OutboxMailView"][];
            /**
             * @description send it as `before` to get the next page; null: this is the last
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
             * @description how it stands; ending: rolled, and in its overlap
             * @enum {string}
             */
            state: "working" | "ending" | "revoked" | "expired";
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
             * @description how it stands; ending: rolled, and in its overlap
             * @enum {string}
             */
            state: "working" | "ending" | "revoked" | "expired";
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
             * @description how it stands; ending: rolled, and in its overlap
             * @enum {string}
             */
            state: "working" | "ending" | "revoked" | "expired";
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
             * @description how it stands; ending: rolled, and in its overlap
             * @enum {string}
             */
            state: "working" | "ending" | "revoked" | "expired";
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
            /** @description the entity, as v5 shows it; null: it completed before results were kept so, or was erased */
            result: {
                [key: string]: unknown;
            } | null;
        };
        ExplorerKeyView: {
            /**
             * @description the beginning of the key, by which the list of keys shows it
             * @example pk_OO4uW4VQ
             */
            prefix: string;
            /**
             * @description whether calls can be made with it; a dead one is made anew when a member asks for it
             * @enum {string}
             */
            state: "working" | "revoked" | "expired";
            /**
             * Format: date-time
             * @description when it was made
             */
            created_at: string;
        };
        ExplorerView: {
            /** @description the key that calls are made with; null: the first call makes it */
            key: components["schemas"]["ExplorerKeyView"] | null;
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
            /** @description its name when it was bought; null: no answer names it */
            name: string | null;
            /** @description the product codes that were bought */
            codes: string[];
            /**
             * @description answers that are kept
             * @example 3
             */
            answers: number;
            /**
             * @description what they cost together
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
             * @description send it as `before` to get the next page; null: this is the last
             * @example 42
             */
            next: number | null;
        };
        LibraryAnswerBodyView: {
            /**
             * @description the answer
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
             * @description path and query of the call; of a search its path and body
             * @example /v5/entities/pa_own_42?include=DAT-GOV
             */
            asked: string;
            /** @description the product codes that were asked for */
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
            /** @description the answer as the API gave it; null: a newer one to the same question is in the list */
            body: {
                [key: string]: unknown;
            } | null;
        };
        LibraryAnswersView: {
            /** @description the answers */
            answers: components["schemas"]["LibraryAnswerBodyView"][];
        };
        LibraryRemovedView: {
            /**
             * @description the entity, by its typed id
             * @example pa_own_42
             */
            entity_id: string;
            /**
             * @description answers that were removed
             * @example 3
             */
            answers: number;
        };
        SandboxView: {
            /** @description whether this installation has a sandbox */
            available: boolean;
            /** @description whether paid calls are withheld: the trial credit of the account is on hold, and it has never topped up */
            withheld: boolean;
            /**
             * @description calls of one user on a UTC day
             * @example 3
             */
            calls_per_day: number;
            /**
             * @description calls that are left today
             * @example 3
             */
            calls_left: number;
            /**
             * @description what the calls of one user may cost on a UTC day
             * @example 10.00
             */
            money_per_day: string;
            /**
             * @description what is left of it today
             * @example 10.00
             */
            money_left: string;
            /**
             * Format: date-time
             * @description when the day begins anew
             */
            resets_at: string;
        };
        ExampleEntityView: {
            /** @description its id in v5; null where v5 serves none */
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
            /** @description an organisation that v5 serves */
            organization: components["schemas"]["ExampleEntityView"] | null;
            /** @description a person that v5 serves */
            person: components["schemas"]["ExampleEntityView"] | null;
            /** @description an organisation of each country, by the country's name in the paths of v4 */
            v4: {
                [key: string]: components["schemas"]["ExampleEntityView"] | null;
            };
            /** @description id of a document whose text was read */
            document: string | null;
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
            /** @description What the account can spend, its limits, and how it is topped up */
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
            /** @description What was put in, granted, given back, corrected and expired: the ledger without its charges */
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
            /** @description Sets what may be spent in a UTC month */
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
            /** @description Sets below which balance the owners get a mail */
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
            /** @description Asks the provider what became of a top-up by card, and credits it when it is paid */
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
            /** @description Gives an order up that is not paid */
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
                /** @description its language; that of the user when absent */
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
            /** @description Asks the operators for trial credit that is withheld; again changes nothing */
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
            /** @description Takes an event of Stripe, signed with the secret of its endpoint */
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
            /** @description Signs up, and has a mail sent to the address */
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
            /** @description Confirms this browser with a mailed link, after too many attempts by strangers */
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
            /** @description Gives the second factor, after the password */
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
            /** @description What a browser needs to sign in with a passkey */
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
            /** @description Has a link for a new password mailed */
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
            /** @description Chooses a new password with such a link */
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
            /** @description Where the user is signed in */
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
            /** @description Signs out everywhere, here too */
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
            /** @description Names another address, which is sent a link */
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
            /** @description Confirms it with that link, and ends all other sessions */
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
            /** @description Makes a secret for an authenticator app; a code of it turns the second factor on */
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
            /** @description Makes new backup codes in the place of those before */
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
            /** @description Adds the passkey that the browser made */
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
            /** @description What a browser needs to make a passkey */
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
            /** @description Makes the organisation of a confirmed user, with its first key and the trial credit, once */
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
            /** @description The organisation, its members and who is invited */
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
            /** @description Renames the organisation */
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
            /** @description Removes a member (owners), or leaves (everybody), and ends their sessions */
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
            /** @description Gives a member another role, and ends their sessions */
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
            /** @description Turns the session to another organisation of the user */
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
            /** @description Invites somebody by mail */
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
            /** @description Takes an invitation back */
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
            /** @description What the link of an invitation offers */
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
            /** @description Joins, as the user who is signed in or as a new one, and signs in */
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
            /** @description Every change of the account, by its users and by operators */
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
                /** @description first UTC day; 30 days up to `to` when absent */
                from?: string;
                /** @description last UTC day, included; today when absent */
                to?: string;
                /** @description calls of this key */
                key_id?: number;
                /** @description calls that asked for this product code, or base */
                code?: string;
                /** @description calls that this route answered */
                route?: string;
                /** @description calls with this X-Client-Reference */
                client_reference?: string;
                /** @description what became of the call */
                outcome?: "charged" | "free" | "given_back";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calls of some UTC days, added up by day, code, key and route */
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
                /** @description first UTC day; 30 days up to `to` when absent */
                from?: string;
                /** @description last UTC day, included; today when absent */
                to?: string;
                /** @description calls of this key */
                key_id?: number;
                /** @description calls that asked for this product code, or base */
                code?: string;
                /** @description calls that this route answered */
                route?: string;
                /** @description calls with this X-Client-Reference */
                client_reference?: string;
                /** @description what became of the call */
                outcome?: "charged" | "free" | "given_back";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calls of some UTC days, added up by client reference */
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
                /** @description first UTC day; 30 days up to `to` when absent */
                from?: string;
                /** @description last UTC day, included; today when absent */
                to?: string;
                /** @description calls of this key */
                key_id?: number;
                /** @description calls that asked for this product code, or base */
                code?: string;
                /** @description calls that this route answered */
                route?: string;
                /** @description calls with this X-Client-Reference */
                client_reference?: string;
                /** @description what became of the call */
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
                /** @description first UTC day; 30 days up to `to` when absent */
                from?: string;
                /** @description last UTC day, included; today when absent */
                to?: string;
                /** @description calls of this key */
                key_id?: number;
                /** @description calls that asked for this product code, or base */
                code?: string;
                /** @description calls that this route answered */
                route?: string;
                /** @description calls with this X-Client-Reference */
                client_reference?: string;
                /** @description what became of the call */
                outcome?: "charged" | "free" | "given_back";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every call of some UTC days as a file */
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
            /** @description Keys, codes and routes that usage can be asked for */
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
            /** @description What is on record of each source by level, and how fresh */
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
            /** @description The mails that wait to be sent (the demo only) */
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
    ExplorerController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key that the explorer calls with */
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
            /** @description Makes the key anew that the explorer calls with */
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
                /** @description only entities of which this product code was bought */
                code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the organization bought in the explorer, by entity, newest first */
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
            /** @description Your searches of the last 30 minutes, newest first, with what they found */
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
            /** @description What was bought about one entity, oldest first, as it was */
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
            /** @description Removes what was bought about one entity from the Library */
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
            /** @description One answer as it was bought */
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
    SandboxController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left of the sandbox to the user today */
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
}
