import { useEffect, useState } from 'react';
import { Time } from '../../components/cards/figures.js';
import { Icon } from '../../components/Icon.js';
import { Panel } from '../../components/Panel.js';
import { useElapsed } from '../../format/useElapsed.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { stepsOf, elapsedMs } from './progress.js';
import type { Step } from './progress.js';
import type { Refresh } from './queries.js';
import classes from './refreshes.module.css';
import { useFailureReason } from './useFailureReason.js';

/** The progress of a refresh. Screen readers announce new steps, but not the running clock. */
export function ProgressPanel({ refresh }: { refresh: Refresh }) {
  const { t } = useMessages(messages);
  return (
    <Panel title={t('detail.progress')}>
      <div className={classes.now}>
        <div role="status" aria-live="polite">
          <Now refresh={refresh} />
        </div>
        {refresh.status === 'pending' && <Running refresh={refresh} />}
      </div>
      <ol className={classes.steps}>
        {stepsOf(refresh).map((step) => (
          <StepLine key={step.name} step={step} />
        ))}
      </ol>
    </Panel>
  );
}

function Now({ refresh }: { refresh: Refresh }) {
  const { t } = useMessages(messages);
  const why = useFailureReason();
  const { status, started_at: started, error, webhook_url: url, webhook_status: webhook } = refresh;
  switch (status) {
    case 'pending':
      return <>{started === null ? t('detail.now.queued') : t('detail.now.reading')}</>;
    case 'completed':
      return <>{url !== null && webhook === null ? t('detail.now.completedWebhook') : t('detail.now.completed')}</>;
    case 'failed':
      return <>{t('detail.now.failed', { why: why(error ?? '') })}</>;
  }
}

const SECOND_MS = 1_000;

function Running({ refresh }: { refresh: Refresh }) {
  const { t } = useMessages(messages);
  const took = useElapsed();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), SECOND_MS);
    return () => clearInterval(clock);
  }, []);
  const seconds = Math.max(1, Math.floor(elapsedMs(refresh, now) / SECOND_MS));
  return <span className={classes.time}>{t('detail.running', { time: took(seconds * SECOND_MS) })}</span>;
}

function StepLine({ step: { name, state, at } }: { step: Step }) {
  const { t } = useMessages(messages);
  const mark = state === 'waiting' ? '' : (classes[state] ?? '');
  return (
    <li className={classes.step} {...(state === 'current' && { 'aria-current': 'step' as const })}>
      <span className={`${classes.mark ?? ''} ${mark}`} aria-hidden="true">
        {state === 'done' && <Icon name="check" size={12} />}
        {state === 'failed' && <Icon name="close" size={12} />}
      </span>
      <span>
        {t(`detail.step.${name}`)}
        <span className="registry-visually-hidden">: {t(`detail.stepState.${state}`)}</span>
      </span>
      <span className={classes.time}>{at !== null && <Time value={at} />}</span>
    </li>
  );
}
