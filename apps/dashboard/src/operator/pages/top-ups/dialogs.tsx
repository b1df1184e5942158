import { useApi } from '../../../api/api-context.js';
import { useMessages } from '../../../i18n/useMessages.js';
import type { TopUp } from '../../data/queries.js';
import { OneField } from '../../parts/OneField.js';
import { isAmount, isZeroAmount } from '../account/amount.js';
import { messages } from './messages.js';

/** Rejects a transfer that did not arrive, with a reason for the customer. */
export function RejectDialog({ topUp, onClose }: { topUp: TopUp; onClose: () => void }) {
  const { t } = useMessages(messages);
  const api = useApi();
  return (
    <OneField
      danger
      title={t('rejectTitle', { reference: topUp.reference })}
      text={t('rejectText', { name: topUp.account_name })}
      label={t('reason')}
      hint={t('reasonHint')}
      name="reason"
      check={(value) => (value.trim() === '' ? t('reasonNeeded') : null)}
      submit={t('reject')}
      done={t('rejected')}
      onClose={onClose}
      onSend={(reason) => api.post('/admin/top-ups/{id}/reject', { path: { id: topUp.id }, body: { reason } })}
    />
  );
}

/** Records that a transfer was returned, with the total returned so far. */
export function RefundDialog({ topUp, onClose }: { topUp: TopUp; onClose: () => void }) {
  const { t } = useMessages(messages);
  const api = useApi();
  return (
    <OneField
      danger
      title={t('refundTitle', { reference: topUp.reference })}
      text={t('refundText')}
      label={t('total')}
      name="total"
      initial={topUp.received ?? ''}
      check={(value) => (isAmount(value) && !isZeroAmount(value) ? null : t('amountNeeded'))}
      submit={t('refund')}
      done={t('refunded')}
      onClose={onClose}
      onSend={(total) => api.post('/admin/top-ups/{id}/refund', { path: { id: topUp.id }, body: { total } })}
    />
  );
}
