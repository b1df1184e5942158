import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { sumAmounts } from '../../charts/amounts.js';
import { PageHeader } from '../../components/PageHeader.js';
import { StatusBadge } from '../../components/cards/StatusBadge.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import classes from './explorer.module.css';
import { messages } from './messages.js';
import { SYNTHETIC, SyntheticBadge } from './sections/values/SyntheticBadge.js';
import { sourcesWithRecords } from './sections/values/source-name.js';
import type { Opened } from './sections/opened.js';
import { isBadStatus, statusWords } from './sections/values/register-words.js';

/** The entity, and the total cost so far. */
export function EntityHeader({ opened }: { opened: Opened }) {
  const { t, language } = useMessages(messages);
  const format = useFormat();
  const { id, nombre, type, ruc, core } = opened.entity;
  const isInvented = Object.values(opened.sections).some((section) => sourcesWithRecords(section).includes(SYNTHETIC));
  const otherNames = (opened.entity.other_names as typeof opened.entity.other_names | undefined) ?? [];
  const number = ruc ?? opened.entity.cedula ?? null;
  return (
    <>
      <PageHeader
        title={nombre ?? id}
        lead={
          <span className={classes.meta}>
            <StatusBadge tone="accent">{t(`type.${type}`)}</StatusBadge>
            {core.status && <StatusBadge tone={toneOf(core.status)}>{statusWords(core.status, language)}</StatusBadge>}
            {number !== null && <span className="registry-figures">{number}</span>}
            <code>{id}</code>
            {isInvented && <SyntheticBadge />}
          </span>
        }
        actions={
          <span className={classes.spent}>
            {t('spent', { amount: format.money(sumAmounts(opened.charges.map(({ amount }) => amount))) })} ·{' '}
            <Anchor component={Link} to="/explorer">
              {t('gate.back')}
            </Anchor>
          </span>
        }
      />
      {otherNames.length > 0 && (
        <p>
          {t('otherNames.label')}{' '}
          {otherNames
            .map(({ name, kind, until }) => {
              const named = t(`otherNames.${kind}`, { name });
              return until === null ? named : t('otherNames.until', { name: named, until: format.day(until) });
            })
            .join('; ')}
        </p>
      )}
      <p className={classes.printed}>{t('printed', { time: format.utc(new Date().toISOString()), id })}</p>
    </>
  );
}

/** The register's status; an unknown one is neutral. */
function toneOf(status: string): 'warning' | 'neutral' {
  return isBadStatus(status) ? 'warning' : 'neutral';
}
