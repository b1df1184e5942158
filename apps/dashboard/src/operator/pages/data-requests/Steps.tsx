import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.js';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { Notice } from '../../../components/notices/Notice.js';
import { Panel } from '../../../components/Panel.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useRefresh } from '../../data/queries.js';
import { OneField } from '../../parts/OneField.js';
import type { DataRequest } from './data-request.js';
import { messages } from './messages.js';

type Ask = 'confirm' | 'reject' | 'extend' | 'close';

/** What an operator can do with a request before deciding it. */
export function Steps({ request }: { request: DataRequest }) {
  const { t } = useMessages(messages);
  const [ask, setAsk] = useState<Ask | null>(null);
  const { id, state, has_document: hasDocument, extendable_to: extendableTo } = request;
  const isOpen = request.ended_at === null;
  return (
    <Panel title={t('step')} {...(hasDocument && { note: t('documentText') })}>
      {state === 'opened' && <Notice tone="neutral">{t('waiting')}</Notice>}
      {!isOpen && <Notice tone="neutral">{t('over')}</Notice>}
      <Group gap="xs">
        {hasDocument && (
          <Button component="a" href={`/admin/data-requests/${String(id)}/document`} download variant="default">
            {t('download')}
          </Button>
        )}
        {state === 'identity_pending' && (
          <>
            <Button onClick={() => setAsk('confirm')}>{t('confirm')}</Button>
            <Button color="red" variant="outline" onClick={() => setAsk('reject')}>
              {t('reject')}
            </Button>
          </>
        )}
        {extendableTo !== null && (
          <Button variant="default" onClick={() => setAsk('extend')}>
            {t('extend')}
          </Button>
        )}
        {(state === 'opened' || state === 'identity_pending') && (
          <Button variant="default" onClick={() => setAsk('close')}>
            {t('close')}
          </Button>
        )}
      </Group>
      {ask === 'confirm' && <ConfirmIdentity request={request} onClose={() => setAsk(null)} />}
      {ask !== null && ask !== 'confirm' && <WithReason request={request} ask={ask} onClose={() => setAsk(null)} />}
    </Panel>
  );
}

interface StepProps {
  request: DataRequest;
  onClose: () => void;
}

function ConfirmIdentity({ request: { id, name }, onClose }: StepProps) {
  const { t } = useMessages(messages);
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('confirm')}
      confirm={t('confirm')}
      onConfirm={async () => {
        await api.post('/admin/data-requests/{id}/confirm-identity', { path: { id } });
        await refresh();
        announce(t('confirmed'));
      }}
    >
      {t('confirmText', { name })}
    </ConfirmDialog>
  );
}

const PATHS = { reject: 'reject-identity', extend: 'extend', close: 'close' } as const;
const DONE = { reject: 'rejected', extend: 'extendedDone', close: 'closed' } as const;

function WithReason({ request, ask, onClose }: StepProps & { ask: Exclude<Ask, 'confirm'> }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const { id, extendable_to: day } = request;
  return (
    <OneField
      danger={ask !== 'extend'}
      title={t(ask)}
      text={t(`${ask}Text`, { day: day ?? '' })}
      label={t('reason')}
      hint={t('reasonHint')}
      name="reason"
      check={(value) => (value.trim() === '' ? t('reasonNeeded') : null)}
      submit={t(ask)}
      done={t(DONE[ask])}
      onClose={onClose}
      onSend={(reason) => api.post(`/admin/data-requests/{id}/${PATHS[ask]}`, { path: { id }, body: { reason } })}
    />
  );
}
