import { fromMicro, toMicro, toNumber } from '../../charts/amounts.js';
import { LineChart } from '../../charts/LineChart.js';
import { Money } from '../../components/cards/figures.js';
import { StatCard, StatCards } from '../../components/cards/StatCard.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { errorRateOf } from './calls/error-rate.js';
import type { Requests, UsageDay } from './calls/types.js';
import { messages } from './messages.js';
import type { Usage } from './queries.js';

/** The totals of the filtered calls. */
export function UsageFigures({ usage }: { usage: Usage }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const mean = usage.calls === 0 ? null : fromMicro(toMicro(usage.amount) / BigInt(usage.calls));
  const { calls: given, amount: givenAmount } = usage.given_back;
  return (
    <StatCards>
      <StatCard
        label={t('spent')}
        value={<Money amount={usage.amount} />}
        note={mean !== null && toNumber(mean) > 0 ? t('mean', { amount: format.money(mean, 4) }) : undefined}
      />
      <StatCard label={t('calls')} value={format.number(usage.calls)} />
      {given > 0 && (
        <StatCard
          label={t('givenBack')}
          value={<Money amount={givenAmount} />}
          note={t('givenBackNote', { count: given })}
        />
      )}
      {usage.requests ? (
        <RequestFigures requests={usage.requests} />
      ) : (
        <StatCard label={t('errors')} value="–" note={t('notCounted')} />
      )}
    </StatCards>
  );
}

function RequestFigures({ requests }: { requests: Requests }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const { all, errors, share } = errorRateOf(requests);
  return (
    <>
      <StatCard
        label={t('errors')}
        value={share === null ? '–' : format.percent(share)}
        note={t('errorsNote', { count: errors, all: format.number(all) })}
      />
      {requests.mean_ms !== null && (
        <StatCard
          label={t('time')}
          value={t('milliseconds', { ms: format.number(requests.mean_ms) })}
          note={t('timeNote')}
        />
      )}
    </>
  );
}

/** The daily error rate of requests; days without requests are gaps. */
export function ErrorRateChart({ days }: { days: readonly UsageDay[] }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const shares = days.map(({ requests }) => (requests ? errorRateOf(requests).share : null));
  return (
    <LineChart
      title={t('rate')}
      series={[{ key: 'rate', label: t('rateLine'), color: '--registry-chart-2' }]}
      points={days.map(({ day }, at) => ({ day, values: [shares[at] ?? null] }))}
      textOf={(point) => {
        const share = shares[point] ?? null;
        return share === null ? '–' : format.percent(share);
      }}
      axisText={format.percent}
      atLeast={0.05}
    />
  );
}
