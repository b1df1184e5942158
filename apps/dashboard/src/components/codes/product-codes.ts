import type { ProductCode } from '@entity-registry/sdk';

/** Every code that a request may be charged for, in the order of the catalog. A test compares it with the client's. */
export const PRODUCT_CODES = [
  ...(['CHK-BIN', 'DAT-CORE', 'DAT-HOOK', 'DAT-GOV', 'DAT-BIZ', 'DAT-ASSET', 'DAT-TRADE', 'DAT-DOC'] as const),
  ...(['DAT-RISK', 'DAT-PROC', 'DAT-NEWS', 'DAT-MEDIA', 'DAT-LEGAL', 'DAT-CGR', 'DAT-IP', 'DAT-LABOR'] as const),
  ...(['DAT-SCREEN', 'DAT-ALL', 'DAT-RESOLVE', 'DAT-FREE', 'DAT-NETWORK', 'DAT-PROPONENTE', 'SCR-NAME'] as const),
  ...(['WCH-MONTH'] as const),
] as const satisfies readonly ProductCode[];

export type Code = (typeof PRODUCT_CODES)[number];

/** Codes that have their own calls, and no refresh. */
const NOT_REFRESHED: readonly Code[] = [
  ...(['DAT-RESOLVE', 'DAT-FREE', 'DAT-NETWORK', 'DAT-PROPONENTE', 'SCR-NAME', 'WCH-MONTH'] as const),
];

/** The codes of a refresh. */
export const REFRESH_CODES: readonly Code[] = PRODUCT_CODES.filter((code) => !NOT_REFRESHED.includes(code));
