import type { Billing } from '@entity-registry/sdk';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';

interface Preview {
  data: Billing | undefined;
  isError: boolean;
}

/** A call's price, from its dry run. */
export function PriceTag({ preview }: { preview: Preview }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  if (preview.isError) return <span>{t('price.unknown')}</span>;
  if (preview.data === undefined) return <span>{t('price.checking')}</span>;
  const { price } = preview.data;
  return <span className="registry-figures">{isZeroAmount(price) ? t('price.free') : format.money(price)}</span>;
}

/** Why a call would be refused, and what to do; renders nothing if it would not be. */
export function RejectionNotice({ billing }: { billing: Billing | undefined }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const why = rejectionReason(billing);
  if (why === null || billing === undefined) return null;
  return (
    <span>
      {t(`free.${why}`, { price: format.money(billing.price) })}{' '}
      <Anchor component={Link} to="/credit">
        {t('free.topUp')}
      </Anchor>
    </span>
  );
}

/** The dry run's reason why the call itself would be refused; null: none. */
export function rejectionReason(billing: Billing | undefined): 'locked' | 'exceeded' | 'short' | null {
  const free = billing?.free_tier;
  if (free === undefined) return null;
  if (free.locked) return 'locked';
  if (free.would_status === 402) return 'short';
  return free.would_exceed ? 'exceeded' : null;
}

export const isZeroAmount = (amount: string): boolean => /^0+(\.0*)?$/.test(amount);
