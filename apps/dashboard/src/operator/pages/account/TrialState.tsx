import { useMessages } from '../../../i18n/useMessages.js';
import type { Account } from '../../data/queries.js';
import { messages } from '../../parts/trial-messages.js';
import { TrialActions } from '../../parts/TrialActions.js';

/** The state of an account's trial credit, with Approve if it was withheld. */
export function TrialState({ account }: { account: Account }) {
  const { t } = useMessages(messages);
  const { trial_credit: trial } = account;
  if (trial === null) return '–';
  if (trial.granted_by !== null) return t(`grantedBy.${trial.granted_by}`);
  return (
    <>
      {t('onHold', { reason: trial.reason === null ? '–' : t(`reasons.${trial.reason}`) })}
      {trial.note !== null && <div>{trial.note}</div>}
      <TrialActions account={account} trial={trial} />
    </>
  );
}
