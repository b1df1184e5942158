import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { sumAmounts, toNumber } from '../../charts/amounts.js';
import { LimitBar } from '../../charts/LimitBar.js';
import { Money } from '../../components/cards/figures.js';
import { StatCard, StatCards } from '../../components/cards/StatCard.js';
import { useFormat } from '../../format/useFormat.js';
import { LOCALES } from '../../i18n/language.js';
import { useMessages } from '../../i18n/useMessages.js';
import { errorRateOf } from '../usage/calls/error-rate.js';
import { monthEnd } from './forecast.js';
import { messages } from './messages.js';
import type { Overview } from './queries.js';

const LONG_DAYS = 366;

/** The figures at the top: credit, month, free quotas, requests and errors. */
export function Figures({ overview }: { overview: Overview }) {
  return (
    <StatCards>
      <Balance {...overview.balance} />
      <Month overview={overview} />
      {overview.quotas.map((quota) => (
        <Quota key={quota.period} quota={quota} asOf={overview.as_of} />
      ))}
      <Requests requests={overview.requests} />
    </StatCards>
  );
}

function Balance({ spendable, trial, lasts_days: lasts }: Overview['balance']) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const [next] = trial;
  return (
    <StatCard
      label={t('balance')}
      value={<Money amount={spendable} />}
      note={
        <>
          {next && (
            <div title={format.utc(next.expires_at)}>
              {t('trial', {
                count: trial.length,
                amount: format.money(sumAmounts(trial.map(({ remaining }) => remaining))),
                day: format.date(next.expires_at),
              })}
            </div>
          )}
          {lasts !== null && spendable !== '0.00' && (
            <div>{lasts >= LONG_DAYS ? t('lastsLong') : t('lasts', { count: lasts })}</div>
          )}
          <Anchor component={Link} to="/credit" inherit>
            {t('topUp')}
          </Anchor>
        </>
      }
    />
  );
}

function Month({ overview: { month, as_of: asOf } }: { overview: Overview }) {
  const { t, rich, language } = useMessages(messages);
  const format = useFormat();
  const name = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
  const { spent, cap, resets_at: resetsAt } = month;
  const expected = monthEnd(spent, asOf, resetsAt);
  return (
    <StatCard
      label={t('month', { month: name.format(new Date(`${month.month}-01T00:00:00Z`)) })}
      value={<Money amount={spent} />}
      note={
        <>
          {cap === null ? (
            <div>{rich('noCap', { link: <Anchor component={Link} to="/credit#spending-limit" inherit /> })}</div>
          ) : (
            <div>{t('capNote', { cap: format.money(cap), day: format.day(resetsAt.slice(0, 10)) })}</div>
          )}
          {expected !== null && toNumber(spent) > 0 && (
            <div>{t('expected', { amount: format.money(expected, 2) })}</div>
          )}
          <div>{t('before', { amount: format.money(month.spent_before) })}</div>
        </>
      }
    >
      {cap !== null && (
        <LimitBar
          label={t('capLabel')}
          used={toNumber(spent)}
          limit={toNumber(cap)}
          {...(expected !== null && { expected: toNumber(expected) })}
          text={t('ofCap', { spent: format.money(spent), cap: format.money(cap) })}
        />
      )}
    </StatCard>
  );
}

function Quota({ quota, asOf }: { quota: Overview['quotas'][number]; asOf: string }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const { period, used, limit, reset_at: resetAt } = quota;
  const when = format.ago(resetAt, new Date(asOf));
  const values = { used: format.number(used), limit: format.number(limit), when };
  return (
    <StatCard
      label={t(`quota.${period}`)}
      value={t('left', { left: format.number(Math.max(0, limit - used)) })}
      note={<span title={format.utc(resetAt)}>{t('quotaNote', values)}</span>}
    >
      <LimitBar label={t(`quota.${period}`)} used={used} limit={limit} text={t('quotaNote', values)} />
    </StatCard>
  );
}

function Requests({ requests }: Pick<Overview, 'requests'>) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const { all, errors, share } = errorRateOf(requests);
  return (
    <>
      <StatCard
        label={t('requests')}
        value={format.number(all)}
        note={requests.mean_ms === null ? undefined : t('requestsNote', { ms: format.number(requests.mean_ms) })}
      />
      <StatCard
        label={t('errors')}
        value={share === null ? '–' : format.percent(share)}
        note={
          share === null ? undefined : (
            <>
              <div>{t('errorsNote', { count: errors })}</div>
              <div>{t('ours', { count: requests.failed })}</div>
            </>
          )
        }
      />
    </>
  );
}
