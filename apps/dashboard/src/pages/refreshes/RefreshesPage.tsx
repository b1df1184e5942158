import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHasRole } from '../../api/me.js';
import { Icon } from '../../components/Icon.js';
import { PageHeader } from '../../components/PageHeader.js';
import { Panel } from '../../components/Panel.js';
import { EmptyState } from '../../components/notices/states.js';
import { useMessages } from '../../i18n/useMessages.js';
import { useDebounced } from '../../components/useDebounced.js';
import { isEntityId } from '../explorer/search/search-term.js';
import { messages } from './messages.js';
import { useRefreshes } from './queries.js';
import classes from './refreshes.module.css';
import { RefreshesTable } from './RefreshesTable.js';
import { StartDialog } from './StartDialog.js';

const STATUSES = ['pending', 'completed', 'failed'] as const;
const WEBHOOKS = ['delivered', 'failed'] as const;

/** The refreshes and their states. The filters are in the address, so that lists can be linked to. */
export default function RefreshesPage() {
  const { t } = useMessages(messages);
  const may = useHasRole('member');
  const [search, setSearch] = useSearchParams();
  const [starting, setStarting] = useState(false);
  const typed = useDebounced(search.get('entity') ?? '').trim();
  const entity = isEntityId(typed) ? typed : null;
  const [status, webhook] = [
    STATUSES.find((one) => one === search.get('status')),
    WEBHOOKS.find((one) => one === search.get('webhook')),
  ];
  const list = useRefreshes({
    ...(status && { status }),
    ...(webhook && { webhook }),
    ...(entity !== null && { entity }),
  });
  const set = (name: string, value: string) =>
    setSearch(
      (former) => {
        const next = new URLSearchParams(former);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const isFiltered = status !== undefined || webhook !== undefined || entity !== null;
  const start = may && (
    <Button leftSection={<Icon name="refreshes" />} onClick={() => setStarting(true)}>
      {t('start')}
    </Button>
  );
  return (
    <Stack gap="md">
      <PageHeader title={t('title')} lead={t('lead')} actions={start} />
      <Panel
        title={t('caption')}
        flush
        actions={
          <div className={classes.filters} role="search">
            <NativeSelect
              size="xs"
              aria-label={t('filter.status')}
              value={status ?? ''}
              onChange={(event) => set('status', event.currentTarget.value)}
              data={[
                { value: '', label: t('filter.allStatus') },
                ...STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
              ]}
            />
            <NativeSelect
              size="xs"
              aria-label={t('filter.webhook')}
              value={webhook ?? ''}
              onChange={(event) => set('webhook', event.currentTarget.value)}
              data={[
                { value: '', label: t('filter.allWebhook') },
                ...WEBHOOKS.map((value) => ({ value, label: t(`webhook.${value}`) })),
              ]}
            />
            <TextInput
              size="xs"
              w="11rem"
              aria-label={t('filter.entity')}
              placeholder={t('filter.entityHint')}
              value={search.get('entity') ?? ''}
              onChange={(event) => set('entity', event.currentTarget.value)}
            />
          </div>
        }
      >
        <RefreshesTable
          list={list}
          empty={
            <EmptyState title={isFiltered ? t('empty.filtered') : t('empty.title')} action={!isFiltered && start}>
              {isFiltered ? undefined : t('empty.text')}
            </EmptyState>
          }
        />
      </Panel>
      {starting && <StartDialog onClose={() => setStarting(false)} />}
    </Stack>
  );
}
