import type { Language } from '../../i18n/language.js';

/** Where a receipt or note is had as a PDF file. */
export const receiptHref = (number: string, language: Language): string =>
  `/api/receipts/${encodeURIComponent(number)}?language=${language}`;
