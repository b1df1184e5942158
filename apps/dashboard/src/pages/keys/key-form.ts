import type { Key, KeySettings } from './queries.js';

/** A form of a key as it is filled in. */
export interface KeyFormValues extends Record<string, unknown> {
  name: string;
  /** Whether it may be used for the chosen codes alone. */
  limited: boolean;
  scopes: string[];
  /** Decimal text; empty: no limit. */
  monthly_cap: string;
  /** One to a line; empty: from anywhere. */
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

/** What is sent of a filled-in form. A comma in an amount is the decimal point of who writes it so. */
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

/** Whether `text` is an amount that a limit may have. */
export const isAmount = (text: string): boolean => /^\d{1,12}([.,]\d{1,6})?$/.test(text.trim());

/** What has to be typed before a key is revoked: its name, without regard to blanks around it or to capitals. */
export const isNameOf = (key: Pick<Key, 'name'>, typed: string): boolean =>
  typed.trim().toLocaleLowerCase() === key.name.trim().toLocaleLowerCase();
