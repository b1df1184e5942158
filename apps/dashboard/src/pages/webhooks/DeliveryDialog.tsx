import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { DataTable } from '../../components/tables/DataTable.js';
import type { Column } from '../../components/tables/DataTable.js';
import { Dialog } from '../../components/dialogs/Dialog.js';
import { Time } from '../../components/cards/figures.js';
import { EmptyState, ErrorState, Loading } from '../../components/notices/states.js';
import { StatusBadge } from '../../components/cards/StatusBadge.js';
import { useMessages } from '../../i18n/useMessages.js';
import { DELIVERY_TONES } from './delivery-tones.js';
import { messages } from './messages.js';
import { useDelivery } from './queries.js';
import type { Attempt, Delivery } from './queries.js';
import { useElapsed } from '../../format/useElapsed.js';
import { useFailureText } from './useFailureText.js';
import classes from './webhooks.module.css';

interface DeliveryDialogProps {
  id: number;
  may: boolean;
  onReplay: (id: number) => Promise<void>;
  onClose: () => void;
}

/** A delivery with its attempts, polled until it has ended. */
export function DeliveryDialog({ id, may, onReplay, onClose }: DeliveryDialogProps) {
  const { t } = useMessages(messages);
  const { data: delivery, error, refetch } = useDelivery(id);
  return (
    <Dialog opened onClose={onClose} title={t('detail.title', { id })} size="lg">
      {delivery ? (
        <Stack gap="md">
          <Facts delivery={delivery} />
          <Attempts attempts={delivery.attempts} />
          {may && delivery.status !== 'pending' && (
            <Group justify="space-between">
              <Text size="xs" c="dimmed" maw="32rem">
                {t('detail.replayNote')}
              </Text>
              <Button
                onClick={() => {
                  void onReplay(id);
                  onClose();
                }}
              >
                {t('deliveries.replay')}
              </Button>
            </Group>
          )}
        </Stack>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

function Facts({ delivery }: { delivery: Delivery }) {
  const { t } = useMessages(messages);
  const why = useFailureText();
  const { status, url, created_at: made, finished_at: ended, error, attempts, update_request_id: request } = delivery;
  return (
    <dl className={classes.facts} aria-live="polite">
      <dt>{t('deliveries.column.status')}</dt>
      <dd>
        <StatusBadge tone={DELIVERY_TONES[status]}>{t(`deliveries.status.${status}`)}</StatusBadge>
      </dd>
      <dt>{t('detail.url')}</dt>
      <dd>
        <code>{url}</code>
      </dd>
      <dt>{t('detail.made')}</dt>
      <dd>
        <Time value={made} />
      </dd>
      <dt>{t('detail.ended')}</dt>
      <dd>
        <Time value={ended} />
      </dd>
      {error !== null && attempts.length === 0 && (
        <>
          <dt>{t('detail.why')}</dt>
          <dd>{why(error)}</dd>
        </>
      )}
      {request !== null && (
        <>
          <dt>{t('deliveries.column.what')}</dt>
          <dd>
            <Anchor component={Link} to={`/refreshes/${String(request)}`} inherit>
              {t('detail.result')}
            </Anchor>
          </dd>
        </>
      )}
    </dl>
  );
}

function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  const { t } = useMessages(messages);
  const took = useElapsed();
  const why = useFailureText();
  const columns: Column<Attempt>[] = [
    { key: 'number', header: t('detail.column.number'), names: true, cell: ({ number }) => number },
    { key: 'started', header: t('detail.column.started'), cell: ({ started_at: at }) => <Time value={at} /> },
    {
      key: 'took',
      header: t('detail.column.took'),
      align: 'end',
      cell: ({ duration_ms: duration }) => (duration === null ? '–' : took(duration)),
    },
    {
      key: 'status',
      header: t('detail.column.status'),
      align: 'end',
      cell: ({ status_code: code }) => code ?? t('detail.noStatus'),
    },
    {
      key: 'error',
      header: t('detail.column.error'),
      cell: ({ error, finished_at: end }) =>
        error !== null ? why(error) : end === null ? t('detail.underWay') : t('detail.ok'),
    },
  ];
  return (
    <DataTable
      caption={t('detail.attempts')}
      showCaption
      columns={columns}
      rows={attempts}
      rowKey={({ number }) => String(number)}
      empty={<EmptyState title={t('detail.none')} />}
    />
  );
}
