declare const idOf: unique symbol;

type Id<Table extends string> = bigint & { readonly [idOf]: Table };

/** Keys of the payment tables, distinct for the compiler. */
export type TopUpId = Id<'top_up'>;
export type PaymentEventId = Id<'payment_event'>;
