import { Stack } from '@mantine/core';
import { useHasRole } from '../../api/me.js';
import { PageHeader } from '../../components/PageHeader.js';
import { ErrorState, Loading } from '../../components/notices/states.js';
import { useMessages } from '../../i18n/useMessages.js';
import { AddressPanel } from './AddressPanel.js';
import { DeliveriesPanel } from './DeliveriesPanel.js';
import { EventWebhooksPanel } from './events/EventWebhooksPanel.js';
import { messages } from './messages.js';
import { useWebhook } from './queries.js';
import { SecretPanel } from './SecretPanel.js';
import { TestPanel } from './TestPanel.js';
import { VerifyPanel } from './VerifyPanel.js';
import classes from './webhooks.module.css';

export default function WebhooksPage() {
  const { t } = useMessages(messages);
  const may = useHasRole('member');
  const { data: webhook, error, refetch } = useWebhook();
  return (
    <Stack gap="md">
      <PageHeader title={t('title')} lead={t('lead')} />
      {webhook ? (
        <>
          <div className={classes.columns}>
            <AddressPanel url={webhook.url} unsigned={webhook.warning !== null} may={may} />
            <SecretPanel secrets={webhook.secrets} may={may} />
            {may && <TestPanel ready={webhook.url !== null && webhook.secrets.length > 0} />}
          </div>
          <DeliveriesPanel may={may} />
          <VerifyPanel />
          <EventWebhooksPanel may={may} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Stack>
  );
}
