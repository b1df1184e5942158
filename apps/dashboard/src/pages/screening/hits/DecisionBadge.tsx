import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import type { Tone } from '../../../components/cards/StatusBadge.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from './messages.js';
import type { Decision } from './hit-rows.js';

const TONES: Readonly<Record<Decision['decision'], Tone>> = { dismissed: 'neutral', confirmed: 'bad', open: 'unknown' };

/** What was decided about a hit, and whether it still counts. */
export function DecisionBadge({ decision }: { decision: Decision | null }) {
  const { t } = useMessages(messages);
  if (decision === null) return <StatusBadge tone="unknown">{t('decision.none')}</StatusBadge>;
  return (
    <>
      <StatusBadge tone={TONES[decision.decision]}>{t(`decision.${decision.decision}`)}</StatusBadge>
      {decision.state !== 'current' && <StatusBadge tone="warning">{t(`decision.${decision.state}`)}</StatusBadge>}
    </>
  );
}

/** Which fields changed since a decision. Renders nothing if none did. */
export function StaleNotice({ decision }: { decision: Decision | null }) {
  const { t } = useMessages(messages);
  if (decision === null || decision.stale_because.length === 0) return null;
  const changes = decision.stale_because.map(({ party, field }) =>
    t('decision.change', { field: t(`compare.fields.${field}`), party: t(`decision.${party}`) }),
  );
  return <p>{t('decision.why', { changes: changes.join(', ') })}</p>;
}
