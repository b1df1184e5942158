import { Money, Meter } from '../../components/cards/figures.js';
import { StatCard, StatCards } from '../../components/cards/StatCard.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import type { Credit } from './queries.js';

/** The balance, its expiring part, and this month's spend. */
export function Balance({ credit }: { credit: Credit }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const { spent, limit, resets_at: resets } = credit.month;
  return (
    <StatCards>
      <StatCard label={t('balance.spendable')} value={<Money amount={credit.spendable} />} />
      <StatCard
        label={t('balance.purchased')}
        value={<Money amount={credit.purchased} />}
        note={t('balance.purchasedNote')}
      />
      <StatCard
        label={t('balance.trial')}
        value={<Money amount={credit.trial} />}
        note={
          credit.trial_lots.length === 0
            ? t('balance.trialNone')
            : credit.trial_lots
                .map(({ left, expires_at: expires }) =>
                  t('balance.trialUntil', { left: format.money(left), time: format.dateTime(expires) }),
                )
                .join('; ')
        }
      />
      <StatCard
        label={t('balance.month')}
        value={<Money amount={spent} />}
        note={
          limit === null
            ? t('balance.monthFree', { time: format.dateTime(resets) })
            : t('balance.monthOf', { limit: format.money(limit), time: format.dateTime(resets) })
        }
      >
        {limit !== null && (
          <Meter
            label={t('balance.meter')}
            value={Number(spent)}
            max={Number(limit)}
            text={`${format.money(spent)} / ${format.money(limit)}`}
          />
        )}
      </StatCard>
    </StatCards>
  );
}
