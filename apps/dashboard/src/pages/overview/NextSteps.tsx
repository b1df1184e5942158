import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMe } from '../../api/me.js';
import { Icon } from '../../components/Icon.js';
import { Panel } from '../../components/Panel.js';
import { useMessages } from '../../i18n/useMessages.js';
import { storeWorkRole, readWorkRole, WORK_ROLES, type WorkRole } from '../../work-role.js';
import { areStepsHidden, hideSteps } from './hidden-steps.js';
import { messages } from './messages.js';
import classes from './overview.module.css';
import type { Overview } from './queries.js';

type StepName = 'search' | 'coverage' | 'invite' | 'call' | 'bought' | 'webhook' | 'capped';

interface Step {
  readonly name: StepName;
  /** The account data that marks it as done; null: it is an offer that is never done. */
  readonly done: keyof Overview['steps'] | null;
  readonly to: string;
}

const BOUGHT: Step = { name: 'bought', done: 'bought', to: '/credit' };

const STEPS: Readonly<Record<WorkRole, readonly Step[]>> = {
  analyst: [
    { name: 'search', done: 'called', to: '/explorer' },
    { name: 'coverage', done: null, to: '/coverage' },
    { name: 'invite', done: null, to: '/settings/organization' },
    BOUGHT,
  ],
  developer: [
    { name: 'call', done: 'called', to: '/sandbox' },
    BOUGHT,
    { name: 'webhook', done: 'webhook', to: '/webhooks' },
    { name: 'capped', done: 'capped', to: '/credit#spending-limit' },
  ],
};

/** The completed and next steps of a new account, until all are done or the user hides them. */
export function NextSteps({ steps }: { steps: Overview['steps'] }) {
  const { t } = useMessages(messages);
  const me = useMe();
  const account = me.account?.id ?? 0;
  const [role, setRole] = useState(() => readWorkRole(window.localStorage, me.user.id) ?? 'analyst');
  const [hidden, setHidden] = useState(() => areStepsHidden(window.localStorage, account));
  const own = STEPS[role];
  const isDone = (step: Step) => step.done !== null && steps[step.done];
  const counted = own.filter((step) => step.done !== null);
  const done = counted.filter(isDone).length;
  if (hidden || done === counted.length) return null;
  const choose = (chosen: WorkRole): void => {
    storeWorkRole(window.localStorage, me.user.id, chosen);
    setRole(chosen);
  };
  const hide = (): void => {
    hideSteps(window.localStorage, account);
    setHidden(true);
  };
  return (
    <Panel
      title={t('steps.title')}
      note={t('steps.progress', { done, all: counted.length })}
      actions={
        <>
          <Button.Group aria-label={t('steps.role')}>
            {WORK_ROLES.map((one) => (
              <Button
                key={one}
                size="compact-sm"
                variant={one === role ? 'light' : 'default'}
                aria-pressed={one === role}
                onClick={() => choose(one)}
              >
                {t(`steps.roles.${one}`)}
              </Button>
            ))}
          </Button.Group>
          <Button size="compact-sm" variant="subtle" onClick={hide}>
            {t('steps.hide')}
          </Button>
        </>
      }
    >
      <ol className={classes.steps}>
        {own.map((step) => {
          const over = isDone(step);
          return (
            <li key={step.name} className={classes.step} data-done={over}>
              <span className={classes.mark}>
                {over && <Icon name="check" size={14} />}
                <span className="registry-visually-hidden">{over ? t('steps.done') : t('steps.open')}: </span>
              </span>
              <div>
                <strong>{t(`steps.${step.name}`)}</strong>
                {!over && (
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
