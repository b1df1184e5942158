import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { PageHeader } from '../../components/PageHeader.js';
import { StatusBadge } from '../../components/StatusBadge.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import classes from './explorer.module.css';
import { messages } from './messages.js';
import { sumOf } from './sections/opened.js';
import type { Opened } from './sections/opened.js';

/** Who it is, and what looking has cost so far. */
export function EntityHeader({ opened }: { opened: Opened }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const { id, nombre, type, ruc, core } = opened.entity;
  const number = ruc ?? opened.entity.cedula ?? null;
  return (
    <>
      <PageHeader
        title={nombre ?? id}
        lead={
          <span className={classes.meta}>
            <StatusBadge tone="accent">{t(`type.${type}`)}</StatusBadge>
            {core.status && <StatusBadge tone={toneOf(core.status)}>{core.status}</StatusBadge>}
            {number !== null && <span className="registry-figures">{number}</span>}
            <code>{id}</code>
          </span>
        }
        actions={
          <span className={classes.spent}>
            {t('spent', { amount: format.money(sumOf(opened.charges)) })} ·{' '}
            <Anchor component={Link} to="/explorer">
              {t('gate.back')}
            </Anchor>
          </span>
        }
      />
      <p className={classes.printed}>{t('printed', { time: format.utc(new Date().toISOString()), id })}</p>
    </>
  );
}

/** The words of the register; what it does not say is neutral. */
function toneOf(status: string): 'good' | 'warning' | 'neutral' {
  if (/^vigente/i.test(status)) return 'good';
  return /suspend|disuel|cancel|morosa/i.test(status) ? 'warning' : 'neutral';
}
