import { Anchor, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { PageHeader } from '../../../components/PageHeader.js';
import { ErrorState, Loading } from '../../../components/states.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useMay } from '../../data/me.js';
import { useAdmin, type Account } from '../../data/queries.js';
import classes from '../../parts/parts.module.css';
import { BookDialog } from './BookDialog.js';
import { ConfirmAccountDialog } from './ConfirmAccountDialog.js';
import { FactsTab } from './FactsTab.js';
import { KeysTab } from './KeysTab.js';
import { LedgerTab } from './LedgerTab.js';
import { messages } from './messages.js';
import { PeopleTab } from './PeopleTab.js';
import { Tabs } from './Tabs.js';
import { UsageTab } from './UsageTab.js';
import { WebhooksTab } from './WebhooksTab.js';

const TABS = ['facts', 'keys', 'ledger', 'usage', 'webhooks', 'people'] as const;
type Tab = (typeof TABS)[number];

/** An account: its data, permissions and activity, and the operator's actions. */
export default function AccountPage() {
  const { t } = useMessages(messages);
  const { id = '' } = useParams();
  const account = useAdmin<Account>('/admin/accounts/{id}', { id });
  if (account.error) {
    return (
      <>
        <PageHeader title={t('account')} lead={<Back />} />
        <ErrorState error={account.error} onRetry={() => void account.refetch()} />
      </>
    );
  }
  return account.data ? <Shown account={account.data} /> : <Loading />;
}

function Back() {
  const { t } = useMessages(messages);
  return (
    <Anchor component={Link} to="/accounts">
      {t('back')}
    </Anchor>
  );
}

function Shown({ account }: { account: Account }) {
  const { t } = useMessages(messages);
  const [place, setPlace] = useSearchParams();
  const asked = place.get('tab');
  const tab: Tab = TABS.find((one) => one === asked) ?? 'facts';
  return (
    <div className={classes.stack}>
      <PageHeader
        title={account.name}
        lead={
          <>
            {account.email} · {t('number', { id: account.id })} · <Back />
          </>
        }
        actions={<Actions account={account} />}
      />
      <Tabs
        label={t('parts')}
        tabs={TABS.map((one) => [one, t(`tabs.${one}`)] as const)}
        current={tab}
        onChange={(one) => setPlace(one === 'facts' ? {} : { tab: one }, { replace: true })}
      >
        <Content tab={tab} account={account} />
      </Tabs>
    </div>
  );
}

function Content({ tab, account }: { tab: Tab; account: Account }) {
  switch (tab) {
    case 'facts':
      return <FactsTab account={account} />;
    case 'keys':
      return <KeysTab account={account} />;
    case 'ledger':
      return <LedgerTab account={account} />;
    case 'usage':
      return <UsageTab account={account} />;
    case 'webhooks':
      return <WebhooksTab account={account} />;
    case 'people':
      return <PeopleTab account={account} />;
  }
}

function Actions({ account }: { account: Account }) {
  const { t } = useMessages(messages);
  const [dialog, setDialog] = useState<'book' | 'confirm' | null>(null);
  const close = () => setDialog(null);
  const mayBook = useMay('finance');
  const maySupport = useMay('support');
  return (
    <Group gap="xs">
      {maySupport && account.confirmed_at === null && (
        <Button variant="default" onClick={() => setDialog('confirm')}>
          {t('confirm.button')}
        </Button>
      )}
      {mayBook && <Button onClick={() => setDialog('book')}>{t('book.button')}</Button>}
      {dialog === 'book' && <BookDialog account={account} onClose={close} />}
      {dialog === 'confirm' && <ConfirmAccountDialog account={account} onClose={close} />}
    </Group>
  );
}
