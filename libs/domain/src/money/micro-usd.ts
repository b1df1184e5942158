/** An amount of US dollars in millionths: 0.16 USD is 160000n (ADR 0001: integers inside, decimal strings on the wire). */
export type MicroUsd = bigint & { readonly __brand: 'MicroUsd' };
