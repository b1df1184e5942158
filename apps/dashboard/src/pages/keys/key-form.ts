import type { Key, KeySettings } from './queries.js';

/** The form of a key. */
export interface KeyFormValues extends Record<string, unknown> {
  name: string;
  /** Whether it is limited to the selected codes. */
  limited: boolean;
  scopes: string[];
  /** Decimal text; empty: no limit. */
  monthly_cap: string;
  /** One per line; empty: from anywhere. */
  allowed_addresses: string;
}

export const EMPTY_FORM: KeyFormValues = {
  ...{ name: '', limited: false, scopes: [], monthly_cap: '', allowed_addresses: '' },
};

export function formOf(key: Key): KeyFormValues {
  return {
    name: key.name,
    limited: key.scopes.length > 0,
    scopes: key.scopes,
    monthly_cap: key.monthly_cap ?? '',
    allowed_addresses: key.allowed_addresses.join('\n'),
  };
}

/** The request of a completed form. A comma in an amount is a decimal point. */
export function settingsOf(values: KeyFormValues): KeySettings {
  const cap = values.monthly_cap.trim().replace(',', '.');
  return {
    name: values.name.trim(),
    scopes: values.limited ? values.scopes : [],
    monthly_cap: cap === '' ? null : cap,
    allowed_addresses: [
      ...new Set(
        values.allowed_addresses
          .split(/[\s,;]+/)
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    ],
  };
}

/** Whether `text` is a valid amount for a limit. */
export const isAmount = (text: string): boolean => /^\d{1,12}([.,]\d{1,6})?$/.test(text.trim());

/** The text to type before a key is revoked: its name, ignoring case and surrounding blanks. */
export const isNameOf = (key: Pick<Key, 'name'>, typed: string): boolean =>
  typed.trim().toLocaleLowerCase() === key.name.trim().toLocaleLowerCase();
