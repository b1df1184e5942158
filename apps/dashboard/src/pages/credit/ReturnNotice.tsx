import { Anchor } from '@mantine/core';
import { Notice } from '../../components/notices/Notice.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { useReturnedTopUp } from './queries.js';
import { receiptHref } from './receipts.js';

interface ReturnNoticeProps {
  /** The top-up of a user who returns from the provider's page. */
  id: number;
  /** Whether the page said that it was paid. It isn't trusted; it only makes us check for longer. */
  expected: boolean;
}

/** The outcome of a payment, for a returning payer. */
export function ReturnNotice({ id, expected }: ReturnNoticeProps) {
  const { t, language } = useMessages(messages);
  const format = useFormat();
  const { data: topUp, error } = useReturnedTopUp(id, expected);
  if (!topUp) {
    return error ? (
      <Notice tone="warning" live="status">
        {t('returned.unread')}
      </Notice>
    ) : (
      <Notice tone="accent" live="status" {...(expected && { title: t('returned.waitTitle') })}>
        {t('returned.wait')}
      </Notice>
    );
  }
  const amount = format.money(topUp.received ?? topUp.amount);
  const [receipt] = topUp.receipts;
  if (topUp.status === 'paid') {
    return (
      <Notice tone="good" title={t('returned.paidTitle', { amount })} live="status">
        {t('returned.paid')}{' '}
        {receipt && (
          <Anchor href={receiptHref(receipt.number, language)}>
            {t('returned.receipt', { number: receipt.number })}
          </Anchor>
        )}
      </Notice>
    );
  }
  if (topUp.status === 'processing' || (expected && topUp.status === 'pending')) {
    return (
      <Notice tone="accent" title={t('returned.waitTitle')} live="status">
        {t('returned.slow')}
      </Notice>
    );
  }
  if (topUp.status === 'pending') {
    return (
      <Notice tone="warning" title={t('returned.backTitle')} live="status">
        {t('returned.back', { amount })}{' '}
        {topUp.pay_url !== null && <Anchor href={topUp.pay_url}>{t('returned.again')}</Anchor>}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={t('returned.endedTitle')} live="status">
      {t('returned.ended')}
    </Notice>
  );
}
