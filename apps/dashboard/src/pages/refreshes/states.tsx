import { StatusBadge } from '../../components/cards/StatusBadge.js';
import type { Tone } from '../../components/cards/StatusBadge.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import type { Refresh } from './queries.js';

const TONES: Record<Refresh['status'], Tone> = { pending: 'accent', completed: 'good', failed: 'bad' };

/** The state of a refresh. */
export function RefreshStatus({ refresh: { status } }: { refresh: Refresh }) {
  const { t } = useMessages(messages);
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}

/** The state of its webhook. */
export function WebhookStatus({ refresh }: { refresh: Refresh }) {
  const { t } = useMessages(messages);
  const { status, webhook_url: url, webhook_status: webhook } = refresh;
  if (url === null || status === 'failed') return <>{t('webhook.none')}</>;
  if (webhook === null)
    return status === 'pending' ? <>–</> : <StatusBadge tone="accent">{t('webhook.pending')}</StatusBadge>;
  return <StatusBadge tone={webhook === 'delivered' ? 'good' : 'bad'}>{t(`webhook.${webhook}`)}</StatusBadge>;
}
