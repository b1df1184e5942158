const DECIMAL = /^\d{1,12}(\.\d{1,6})?$/;

/** Whether a text is an amount as the service takes it: a decimal, without a sign or separators. */
export const isAmount = (text: string): boolean => DECIMAL.test(text.trim());

/** The same, which may be negative. */
export const isSignedAmount = (text: string): boolean => DECIMAL.test(text.trim().replace(/^-/, ''));

/** Whether an amount is nothing. */
export const isNothing = (text: string): boolean => /^-?0*(\.0*)?$/.test(text.trim());
