import type { Eraser, PersonalDataStore, Retention } from './store.js';

const WITH_ACCOUNT: Retention = { until: 'the accounting records of the account may be destroyed' };
const WITH_USER: Retention = { until: 'the user is erased' };
const BUSINESS_RECORDS: Eraser = { kept: 'business records that the law requires and that prove the balance' };
const ERASED_WITH_USER: Eraser = { with: 'auth_user' };
const deleteByUser = (table: string, column: string): Eraser => ({
  sql: `delete from ${table} where ${column} = $1 and $2::text is not null`,
});
const deleteByEmail = (table: string, column: string): Eraser => ({
  sql: `delete from ${table} where lower(${column}) = lower($2) and $1::text is not null`,
});
const clearUserId = (table: string): Eraser => ({
  sql: `update ${table} set user_id = null where user_id = $1 and $2::text is not null`,
});

/** Stores of customers and callers, in the order in which the data of a person is erased. */
export const ACCOUNT_STORES: readonly PersonalDataStore[] = [
  {
    name: 'account',
    columns: ['name', 'email'],
    retention: WITH_ACCOUNT,
    people: {
      user: {
        data: 'the email address of the account, and its name if it is theirs',
        // Another owner gets the mails. An account that operators created without an organization keeps its contact.
        eraser: {
          sql: `update account a
                   set email = case when lower(a.email) = lower($2) then coalesce(heir.email, a.email) else a.email end,
                       name = case when a.name = own.name then 'Account ' || a.id else a.name end
                  from (select o.account_id, u.name from organization o
                          join organization_member m on m.organization_id = o.id
                          join auth_user u on u.id = m.user_id where u.id = $1) own
                  left join lateral (
                        select u.email from organization o
                          join organization_member m on m.organization_id = o.id and m.role = 'owner'
                          join auth_user u on u.id = m.user_id and u.id <> $1
                         where o.account_id = own.account_id order by m.joined_at, u.id limit 1) heir on true
                 where own.account_id = a.id and (lower(a.email) = lower($2) or a.name = own.name)`,
        },
      },
    },
  },
  {
    name: 'update_request',
    columns: ['result', 'typed_result', 'user_id'],
    retention: WITH_ACCOUNT,
    people: {
      registered: {
        data: 'the result of a refresh that an account bought',
        // A completed request must have a result, so it becomes JSON null.
        eraser: {
          sql: `update update_request set result = 'null', typed_result = null
                 where jurisdiction = $1 and entity_pk = $2 and result is not null`,
        },
      },
      user: {
        data: 'which refreshes they requested',
        eraser: clearUserId('update_request'),
      },
    },
  },
  {
    name: 'webhook_delivery',
    columns: ['body'],
    retention: { days: 400, after: 'the delivery ended; the body is deleted at once', by: 'purge_history' },
    people: {
      registered: {
        data: 'the result of a refresh on its way to the account',
        eraser: {
          sql: `update webhook_delivery d set body = null from update_request u
                 where u.id = d.update_request_id and d.status <> 'pending' and u.jurisdiction = $1 and u.entity_pk = $2`,
        },
      },
    },
  },
  {
    name: 'disclosure',
    columns: ['user_id', 'entities'],
    retention: { days: 1_826 + 31, after: 'the response', by: 'roll_disclosures' },
    people: {
      registered: {
        data: 'which accounts received what about them',
        eraser: { kept: 'everyone who received data must be notified when it is corrected or erased (ADR 0158)' },
      },
      user: {
        data: 'which calls they made',
        eraser: clearUserId('disclosure'),
      },
    },
  },
  {
    name: 'journal_entry',
    columns: ['client_reference'],
    retention: WITH_ACCOUNT,
    people: { user: { data: 'references that the customer gave to calls', eraser: BUSINESS_RECORDS } },
  },
  {
    name: 'receipt',
    columns: ['billed_name', 'billed_email'],
    retention: WITH_ACCOUNT,
    people: { user: { data: 'the person a receipt was issued to', eraser: BUSINESS_RECORDS } },
  },
  {
    name: 'top_up',
    columns: ['requested_by', 'requested_name'],
    retention: WITH_ACCOUNT,
    people: {
      user: {
        data: 'who ordered credit',
        eraser: {
          sql: `update top_up set requested_by = null, requested_name = '' where requested_by = $1 and $2::text is not null`,
        },
      },
    },
  },
  {
    name: 'payment_event',
    columns: ['resolved_by', 'resolution'],
    retention: WITH_ACCOUNT,
    people: { operator: { data: 'who decided about a payment', eraser: BUSINESS_RECORDS } },
  },
  {
    name: 'account_trial',
    columns: ['mailbox_hash', 'note'],
    retention: WITH_ACCOUNT,
    people: {
      user: {
        data: 'their note when they requested the trial, and a keyed hash of the mailbox, which is kept (ADR 0006)',
        eraser: {
          sql: `update account_trial t set note = null from account a
                 where a.id = t.account_id and exists
                       (select from organization o join organization_member m on m.organization_id = o.id
                         where o.account_id = a.id and m.user_id = $1 and m.role = 'owner')
                   and $2::text is not null`,
        },
      },
    },
  },
  {
    name: 'trial_claim',
    columns: ['mailbox_hash', 'domain_hash', 'network_hash'],
    retention: { until: 'trials are no longer given' },
    people: {
      user: {
        data: 'keyed hashes of mailbox, domain (365 days) and network (2 days)',
        eraser: { kept: 'one trial per person: the hash outlives an erasure and identifies nobody (ADR 0006)' },
      },
    },
  },
  {
    name: 'api_key',
    columns: ['name', 'allowed_addresses'],
    retention: WITH_ACCOUNT,
    people: { user: { data: 'names and addresses that the customer gave to keys', eraser: BUSINESS_RECORDS } },
  },
  {
    name: 'sandbox_allowance',
    columns: ['mailbox'],
    retention: { days: 90, after: 'the last call in the sandbox', by: 'purge_history' },
    people: { user: { data: 'the mailbox, and how much it used', eraser: { expires: true } } },
  },
  {
    name: 'sandbox_call',
    columns: ['user_id'],
    retention: { days: 90, after: 'the call', by: 'purge_history' },
    people: {
      user: {
        data: 'which calls they made in the sandbox',
        eraser: deleteByUser('sandbox_call', 'user_id'),
      },
    },
  },
  {
    name: 'mail',
    columns: ['recipient', 'sealed'],
    retention: { days: 30, after: 'it was sent or failed; its text is deleted at once', by: 'mail loop' },
    people: {
      user: {
        data: 'mails to them',
        eraser: deleteByEmail('mail', 'recipient'),
      },
    },
  },
  {
    name: 'organization',
    columns: ['name'],
    retention: WITH_ACCOUNT,
    people: {
      user: {
        data: 'the name of the organization, if it is theirs',
        eraser: {
          sql: `update organization o set name = 'Account ' || o.account_id
                  from organization_member m join auth_user u on u.id = m.user_id
                 where m.organization_id = o.id and u.id = $1 and o.name = u.name and $2::text is not null`,
        },
      },
    },
  },
  {
    name: 'organization_invitation',
    columns: ['email', 'invited_by'],
    retention: WITH_USER,
    people: {
      user: {
        data: 'invitations to them; those from them are deleted with their user',
        eraser: deleteByEmail('organization_invitation', 'email'),
      },
    },
  },
  {
    name: 'organization_member',
    columns: ['user_id'],
    retention: WITH_USER,
    people: { user: { data: 'which organizations they belong to', eraser: ERASED_WITH_USER } },
  },
  {
    name: 'auth_session',
    columns: ['user_id', 'ip_address', 'user_agent'],
    retention: { days: 7, after: 'its last use', by: 'identity housekeeping' },
    people: { user: { data: 'sessions, with address and browser', eraser: ERASED_WITH_USER } },
  },
  {
    name: 'auth_credential',
    columns: ['user_id', 'password'],
    retention: WITH_USER,
    people: { user: { data: 'a hash of the password', eraser: ERASED_WITH_USER } },
  },
  {
    name: 'auth_two_factor',
    columns: ['user_id', 'secret', 'backup_codes'],
    retention: WITH_USER,
    people: { user: { data: 'the second factor', eraser: ERASED_WITH_USER } },
  },
  {
    name: 'auth_passkey',
    columns: ['user_id', 'name', 'public_key', 'credential_id', 'aaguid'],
    retention: WITH_USER,
    people: { user: { data: 'passkeys', eraser: ERASED_WITH_USER } },
  },
  {
    name: 'auth_verification',
    columns: ['identifier', 'value'],
    retention: { days: 1, after: 'it was created', by: 'identity housekeeping' },
    people: {
      user: {
        data: 'pending links and codes',
        eraser: {
          sql: `delete from auth_verification
                 where value = $1 or strpos(identifier, $1) > 0 or strpos(lower(identifier), lower($2)) > 0`,
        },
      },
    },
  },
  {
    name: 'auth_sign_up',
    columns: ['email', 'name', 'password', 'organization_name'],
    retention: { days: 2, after: 'it was requested', by: 'identity housekeeping' },
    people: {
      user: {
        data: 'a sign-up whose address is not confirmed yet',
        eraser: deleteByEmail('auth_sign_up', 'email'),
      },
    },
  },
  {
    name: 'auth_email_change',
    columns: ['user_id', 'email'],
    retention: { days: 2, after: 'it was requested', by: 'identity housekeeping' },
    people: { user: { data: 'a new address that is not confirmed yet', eraser: ERASED_WITH_USER } },
  },
  {
    name: 'auth_browser_link',
    columns: ['email'],
    retention: { days: 1, after: 'it was requested', by: 'identity housekeeping' },
    people: {
      user: {
        data: 'a link that lets a new browser sign in',
        eraser: deleteByEmail('auth_browser_link', 'email'),
      },
    },
  },
  {
    name: 'auth_rate_limit',
    columns: ['key'],
    retention: { days: 2, after: 'the last attempt', by: 'identity housekeeping' },
    people: { caller: { data: 'hashes of addresses that tried to sign in', eraser: { expires: true } } },
  },
  {
    name: 'auth_user',
    columns: ['name', 'email', 'image', 'organization_name'],
    retention: WITH_USER,
    people: {
      user: {
        data: 'name and email address',
        eraser: deleteByUser('auth_user', 'id'),
      },
    },
  },
];
