import { Button } from '@mantine/core';
import { useState } from 'react';
import { Meter, Money, Time } from '../../../../components/cards/figures.js';
import { Panel } from '../../../../components/Panel.js';
import { StatCard, StatCards } from '../../../../components/cards/StatCard.js';
import { useFormat } from '../../../../format/useFormat.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import { useHasRole } from '../../../data/me.js';
import type { Account } from '../../../data/queries.js';
import { Facts } from '../../../parts/Facts.js';
import { messages as trialMessages } from '../../../parts/trial-messages.js';
import classes from '../account.module.css';
import { AccessDialog } from '../dialogs/AccessDialog.js';
import { SpendingLimitDialog } from '../dialogs/SpendingLimitDialog.js';
import { messages } from '../messages.js';
import { TrialState } from '../TrialState.js';

/** The account's data, balance and limits. */
export function FactsTab({ account }: { account: Account }) {
  const { t } = useMessages(messages);
  return (
    <>
      <StatCards>
        <StatCard label={t('facts.balance')} value={<Money amount={account.balance} />} note={t('facts.balanceNote')} />
        <StatCard label={t('facts.purchased')} value={<Money amount={account.purchased} />} />
        <StatCard label={t('facts.trial')} value={<Money amount={account.trial} />} />
        <Spent account={account} />
      </StatCards>
      <div className={classes.columns}>
        <Access account={account} />
        <Times account={account} />
      </div>
    </>
  );
}

function Spent({ account }: { account: Account }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const { month_spent: spent, spending_limit: limit } = account;
  if (limit === null) {
    return <StatCard label={t('facts.spent')} value={<Money amount={spent} />} note={t('facts.noLimit')} />;
  }
  const text = t('facts.ofLimit', { spent: format.money(spent), limit: format.money(limit) });
  return (
    <StatCard label={t('facts.spent')} value={<Money amount={spent} />} note={text}>
      <Meter label={t('facts.spent')} value={Number(spent)} max={Number(limit)} text={text} />
    </StatCard>
  );
}

function Access({ account }: { account: Account }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const [dialog, setDialog] = useState<'access' | 'cap' | null>(null);
  const may = useHasRole('support');
  const close = () => setDialog(null);
  return (
    <Panel
      title={t('facts.access')}
      actions={
        may && (
          <>
            <Button size="xs" variant="default" onClick={() => setDialog('cap')}>
              {t('cap.button')}
            </Button>
            <Button size="xs" variant="default" onClick={() => setDialog('access')}>
              {t('access.button')}
            </Button>
          </>
        )
      }
    >
      <Facts
        rows={[
          [
            t('facts.limit'),
            account.spending_limit === null ? t('facts.none') : <Money amount={account.spending_limit} />,
          ],
          [t('facts.jurisdictions'), account.jurisdictions.map((one) => one.toUpperCase()).join(', ') || '–'],
          [t('facts.plan'), t(`plans.${account.plan}`)],
          [t('facts.corporate'), t(account.corporate ? 'facts.yes' : 'facts.no')],
          [t('facts.quotaDay'), format.number(account.quota_day_used)],
          [t('facts.quotaMonth'), format.number(account.quota_month_used)],
          [t('facts.estimator'), format.number(account.estimator_used)],
        ]}
      />
      {dialog === 'cap' && <SpendingLimitDialog account={account} onClose={close} />}
      {dialog === 'access' && <AccessDialog account={account} onClose={close} />}
    </Panel>
  );
}

function Times({ account }: { account: Account }) {
  const { t } = useMessages(messages);
  const { t: tTrial } = useMessages(trialMessages);
  return (
    <Panel title={t('facts.times')}>
      <Facts
        rows={[
          [t('facts.made'), <Time key="made" value={account.created_at} />],
          [t('facts.confirmed'), <Time key="confirmed" value={account.confirmed_at} />],
          [t('facts.purchase'), <Time key="purchase" value={account.first_purchase_at} />],
          [tTrial('state'), <TrialState key="trial" account={account} />],
          [t('facts.webhook'), account.webhook_url ?? t('facts.nowhere')],
        ]}
      />
    </Panel>
  );
}
