import type { PlatformSchemas } from '../api/paths.js';
import { pageMessages } from '../i18n/messages.js';
import { useMessages } from '../i18n/useMessages.js';

/** What an account can use immigration, court and criminal records for. */
export type Purpose = NonNullable<PlatformSchemas['schemas']['StatedPurposeView']['purpose']>;

export const PURPOSES: readonly Purpose[] = ['kyc_aml', 'credit', 'legal_claim', 'journalism', 'own_data'];

const messages = pageMessages('purposes', {
  en: {
    kyc_aml: 'Checks of customers and money laundering',
    credit: 'Credit decisions',
    legal_claim: 'Legal claims',
    journalism: 'Journalism',
    own_data: 'Data about ourselves',
  },
  es: {
    kyc_aml: 'Conocimiento del cliente y prevención del lavado de dinero',
    credit: 'Decisiones de crédito',
    legal_claim: 'Reclamaciones legales',
    journalism: 'Periodismo',
    own_data: 'Datos sobre nosotros',
  },
});

/** The name of a purpose, in the user's language. */
export function usePurposeName(): (purpose: Purpose) => string {
  const { t } = useMessages(messages);
  return (purpose) => t(purpose);
}
