import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import classes from '../components.module.css';
import { messages } from '../messages.js';

/** An amount in USD, from the backend's decimal string. */
export function Money({ amount, places }: { amount: string; places?: number }) {
  const format = useFormat();
  return <span className="registry-figures">{format.money(amount, places)}</span>;
}

/** A request's cost; zero is shown in words. */
export function Price({ amount }: { amount: string }) {
  const format = useFormat();
  const { t } = useMessages(messages);
  if (/^0(\.0*)?$/.test(amount)) return <span>{t('free')}</span>;
  return <span className="registry-figures">{format.money(amount)}</span>;
}

interface TimeProps {
  /** ISO 8601. */
  value: string | null;
  /** To the minute; `day` for only the day, `ago` for the time since (`now` is the current time). */
  as?: 'minute' | 'day' | 'ago';
  now?: Date;
}

/** A time in the user's time zone, with UTC on hover; a dash if there is none. */
export function Time({ value, as = 'minute', now }: TimeProps) {
  const format = useFormat();
  if (value === null) return <span>–</span>;
  const text =
    as === 'day' ? format.date(value) : as === 'ago' ? format.ago(value, now ?? new Date()) : format.dateTime(value);
  return (
    <time dateTime={value} title={format.utc(value)}>
      {text}
    </time>
  );
}

interface MeterProps {
  /** The meter's name, for screen readers. */
  label: string;
  /** Relative to `max`; values above are shown as full. */
  value: number;
  max: number;
  /** In words, such as "12 of 30". */
  text: string;
}

/** How much of a limit is used; it warns from 80 %. */
export function Meter({ label, value, max, text }: MeterProps) {
  const share = max <= 0 ? 1 : Math.min(1, Math.max(0, value / max));
  const tone = share >= 1 ? classes.meterBad : share >= 0.8 ? classes.meterWarning : '';
  return (
    <div
      className={classes.meter}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={text}
    >
      <div className={`${classes.meterFill ?? ''} ${tone ?? ''}`} style={{ width: `${String(share * 100)}%` }} />
    </div>
  );
}
