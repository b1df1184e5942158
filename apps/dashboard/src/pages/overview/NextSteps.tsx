import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMe } from '../../api/me.js';
import { Icon } from '../../components/Icon.js';
import { Panel } from '../../components/Panel.js';
import { useMessages } from '../../i18n/useMessages.js';
import { areStepsHidden, hideSteps } from './hidden-steps.js';
import { messages } from './messages.js';
import classes from './overview.module.css';
import type { Overview } from './queries.js';

const STEPS = [
  { name: 'call', done: 'called', to: '/sandbox' },
  { name: 'bought', done: 'bought', to: '/credit' },
  { name: 'webhook', done: 'webhook', to: '/webhooks' },
  { name: 'capped', done: 'capped', to: '/credit#spending-limit' },
] as const;

/** What a new account has done and may do next, until all of it is done or the reader puts it away. */
export function NextSteps({ steps }: { steps: Overview['steps'] }) {
  const { t } = useMessages(messages);
  const account = useMe().account?.id ?? 0;
  const [hidden, setHidden] = useState(() => areStepsHidden(window.localStorage, account));
  const done = STEPS.filter((step) => steps[step.done]).length;
  if (hidden || done === STEPS.length) return null;
  const hide = (): void => {
    hideSteps(window.localStorage, account);
    setHidden(true);
  };
  return (
    <Panel
      title={t('steps.title')}
      note={t('steps.progress', { done, all: STEPS.length })}
      actions={
        <Button size="compact-sm" variant="subtle" onClick={hide}>
          {t('steps.hide')}
        </Button>
      }
    >
      <ol className={classes.steps}>
        {STEPS.map((step) => {
          const isDone = steps[step.done];
          return (
            <li key={step.name} className={classes.step} data-done={isDone}>
              <span className={classes.mark}>
                {isDone && <Icon name="check" size={14} />}
                <span className="registry-visually-hidden">{isDone ? t('steps.done') : t('steps.open')}: </span>
              </span>
              <div>
                <strong>{t(`steps.${step.name}`)}</strong>
                {!isDone && (
                  <p>
                    {t(`steps.${step.name}Text`)}{' '}
                    <Anchor component={Link} to={step.to} inherit>
                      {t(`steps.${step.name}Link`)}
                    </Anchor>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
