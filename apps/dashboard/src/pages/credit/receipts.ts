import type { Language } from '../../i18n/language.js';

/** The URL of a receipt or note as a PDF file. */
export const receiptHref = (number: string, language: Language): string =>
  `/api/receipts/${encodeURIComponent(number)}?language=${language}`;
