import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHasRole } from '../../api/me.js';
import { PageHeader } from '../../components/PageHeader.js';
import { ErrorState, Loading } from '../../components/notices/states.js';
import { useScrollToHash } from '../../components/useScrollToHash.js';
import { useMessages } from '../../i18n/useMessages.js';
import { WithheldTrialNotice } from '../trial/WithheldTrial.js';
import { Balance } from './Balance.js';
import classes from './credit.module.css';
import { EntriesPanel } from './EntriesPanel.js';
import { HistoryPanel } from './HistoryPanel.js';
import { messages } from './messages.js';
import { useCredit } from './queries.js';
import type { TopUp } from './queries.js';
import { ReturnNotice } from './ReturnNotice.js';
import { AlertPanel, LimitPanel } from './Settings.js';
import { TopUpPanel } from './TopUpPanel.js';
import { TransferDialog } from './TransferDialog.js';

/** Opens the provider's payment page. */
const leave = (url: string): void => {
  window.location.assign(url);
};

export default function CreditPage() {
  const { t } = useMessages(messages);
  const may = useHasRole('member');
  const mayDecide = useHasRole('owner');
  const { data: credit, error, refetch } = useCredit();
  const [transfer, setTransfer] = useState<TopUp | null>(null);
  const [params] = useSearchParams();
  const returned = Number(params.get('top_up'));
  useScrollToHash(credit !== undefined);
  return (
    <Stack gap="md">
      <PageHeader title={t('title')} lead={t('lead')} />
      {may && Number.isSafeInteger(returned) && returned > 0 && (
        <ReturnNotice id={returned} expected={params.get('result') === 'paid'} />
      )}
      {credit ? (
        <>
          {credit.withheld_trial && <WithheldTrialNotice trial={credit.withheld_trial} may={mayDecide} />}
          <Balance credit={credit} />
          <TopUpPanel offers={credit.top_up} may={may} onTransfer={setTransfer} leave={leave} />
          <HistoryPanel may={may} onTransfer={setTransfer} />
          <div className={classes.columns}>
            <LimitPanel month={credit.month} />
            <AlertPanel alert={credit.alert} />
          </div>
          <EntriesPanel />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      <TransferDialog topUp={transfer} onClose={() => setTransfer(null)} />
    </Stack>
  );
}
