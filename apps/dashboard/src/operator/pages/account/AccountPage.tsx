import { Anchor, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { PageHeader } from '../../../components/PageHeader.js';
import { ErrorState, Loading } from '../../../components/notices/states.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useHasRole } from '../../data/me.js';
import { useAdmin, type Account } from '../../data/queries.js';
import classes from '../../parts/parts.module.css';
import { BookDialog } from './dialogs/BookDialog.js';
import { ConfirmAccountDialog } from './dialogs/ConfirmAccountDialog.js';
import { FactsTab } from './tabs/FactsTab.js';
import { KeysTab } from './tabs/KeysTab.js';
import { LedgerTab } from './tabs/LedgerTab.js';
import { messages } from './messages.js';
import { PeopleTab } from './tabs/PeopleTab.js';
import { Tabs } from './tabs/Tabs.js';
import { UsageTab } from './tabs/UsageTab.js';
import { WebhooksTab } from './tabs/WebhooksTab.js';

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
  const requested = place.get('tab');
  const tab: Tab = TABS.find((one) => one === requested) ?? 'facts';
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
  const mayBook = useHasRole('finance');
  const maySupport = useHasRole('support');
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
