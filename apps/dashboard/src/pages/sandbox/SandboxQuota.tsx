import { Meter, Time } from '../../components/cards/figures.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { useSandboxQuota } from './queries.js';
import classes from './Sandbox.module.css';

/** Today's remaining sandbox allowance. */
export function SandboxQuota() {
  const { t } = useMessages(messages);
  const { money, number } = useFormat();
  const { data } = useSandboxQuota();
  if (!data) return null;
  const calls = t('left.of', { left: number(data.calls_left), all: number(data.calls_per_day) });
  const spendable = t('left.of', { left: money(data.money_left), all: money(data.money_per_day) });
  return (
    <div data-testid="allowance">
      <dl className={classes.limits}>
        <div>
          <dt>{t('left.calls')}</dt>
          <dd>
            {calls}
            <Meter
              label={t('left.calls')}
              value={data.calls_per_day - data.calls_left}
              max={data.calls_per_day}
              text={calls}
            />
          </dd>
        </div>
        <div>
          <dt>{t('left.money')}</dt>
          <dd>
            {spendable}
            {/* For the bar only: no displayed amount comes from it. */}
            <Meter
              label={t('left.money')}
              value={Number((Number(data.money_per_day) - Number(data.money_left)).toFixed(6))}
              max={Number(data.money_per_day)}
              text={spendable}
            />
          </dd>
        </div>
      </dl>
      <p className={classes.resets}>
        {t('left.resets')} <Time value={data.resets_at} />
      </p>
    </div>
  );
}
