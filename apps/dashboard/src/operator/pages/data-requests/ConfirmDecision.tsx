import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { ErrorState, Loading } from '../../../components/notices/states.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useRefresh } from '../../data/queries.js';
import type { DataRequest } from './data-request.js';
import { messages } from './messages.js';
import { fieldsOf, toTarget, type TargetDraft } from './targets.js';

export const OUTCOMES = ['granted', 'partly_granted', 'refused'] as const;

/** What was typed in the form of a decision. */
export interface DecisionValues extends Record<string, unknown> {
  outcome: (typeof OUTCOMES)[number];
  reason: string;
  targets: TargetDraft[];
}

interface ConfirmDecisionProps {
  request: DataRequest;
  decision: DecisionValues;
  onClose: () => void;
}

/** Says in words what a decision does before it is sent. */
export function ConfirmDecision({ request, decision, onClose }: ConfirmDecisionProps) {
  const { t } = useMessages(messages);
  const api = useApi();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const wordsOf = useWords();
  const { outcome, reason } = decision;
  const targets = outcome === 'refused' ? [] : decision.targets;
  const title = t(`outcomes.${outcome}`);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={title}
      confirm={title}
      danger={targets.some(({ action }) => action === 'suppress' || action === 'cut_link')}
      onConfirm={async () => {
        await api.post('/admin/data-requests/{id}/decision', {
          path: { id: request.id },
          body: { outcome, reason: reason.trim(), targets: targets.map(toTarget) },
        });
        announce(t('decided'));
        await refresh();
      }}
    >
      {targets.length === 0 ? (
        <p>{t('nothingChanges')}</p>
      ) : (
        <Effect request={request} outcome={outcome} reason={reason} targets={targets} />
      )}
      <ul>
        {targets.map((target, index) => (
          <li key={index}>{wordsOf(target)}</li>
        ))}
      </ul>
      <p>{t('sure')}</p>
    </ConfirmDialog>
  );
}

/** How much the decision changes, from a preview of it. */
function Effect({ request, outcome, reason, targets }: DecisionValues & { request: DataRequest }) {
  const { t } = useMessages(messages);
  const api = useApi();
  const body = { outcome, reason: reason.trim(), targets: targets.map(toTarget) };
  const { data, error } = useQuery({
    queryKey: ['decision-preview', request.id, body],
    queryFn: () => api.post('/admin/data-requests/{id}/decision/preview', { path: { id: request.id }, body }),
    retry: false,
    gcTime: 0,
  });
  if (error) return <ErrorState error={error} />;
  if (!data) return <Loading />;
  const records = data.removed.reduce((sum, count) => sum + count, 0);
  return (
    <p>
      {t('effect', { records: t('records', { count: records }), customers: t('customers', { count: data.accounts }) })}
    </p>
  );
}

/** A fact of a decision in words, with everything that was typed. */
function useWords(): (target: TargetDraft) => string {
  const { t } = useMessages(messages);
  return ({ entity, action, level, tag, fields, list, entryId }) => {
    const values = Object.entries(fieldsOf(fields) ?? {}).map(([name, value]) => `${name}: ${value}`);
    const typed = [
      ...(level.trim() === '' ? [] : [t('words.section', { level: level.trim() })]),
      ...(tag.trim() === '' ? [] : [t('words.tag', { tag: tag.trim() })]),
      ...values,
    ];
    const what =
      action === 'cut_link'
        ? t('words.entry', { list, entry: entryId.trim() })
        : typed.length === 0
          ? t('words.everything')
          : typed.join(' · ');
    return t('words.target', { action: t(`actions.${action}`), entity: entity.trim(), what });
  };
}
