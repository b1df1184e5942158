const DECIMAL = /^\d{1,12}(\.\d{1,6})?$/;

/** Whether a text is an amount that the service accepts: a decimal, without a sign or separators. */
export const isAmount = (text: string): boolean => DECIMAL.test(text.trim());

/** The same, but may be negative. */
export const isSignedAmount = (text: string): boolean => DECIMAL.test(text.trim().replace(/^-/, ''));

/** Whether an amount is zero or empty. */
export const isZeroAmount = (text: string): boolean => /^-?0*(\.0*)?$/.test(text.trim());
