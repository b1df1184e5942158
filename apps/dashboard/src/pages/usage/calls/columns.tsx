import type { Column } from '../../../components/tables/DataTable.js';
import { Money, Time } from '../../../components/cards/figures.js';
import { RequestId } from '../../../components/notices/RequestId.js';
import { StatusBadge, type Tone } from '../../../components/cards/StatusBadge.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from './calls.module.css';
import { messages } from './messages.js';
import type { Call, Failure } from './types.js';

const TONES: Record<Call['outcome'], Tone> = { charged: 'neutral', free: 'neutral', given_back: 'warning' };

/** Columns of single calls; `whole`: with those that only the usage page has room for. */
export function useCallColumns(whole: boolean): Column<Call>[] {
  const { t } = useMessages(messages);
  const columns: Column<Call>[] = [
    {
      key: 'at',
      header: t('at'),
      names: true,
      cell: ({ at }) => (
        <span className={classes.line}>
          <Time value={at} />
        </span>
      ),
    },
    {
      key: 'route',
      header: t('route'),
      wide: true,
      cell: ({ route }) => <code className={classes.code}>{route ?? '–'}</code>,
    },
    {
      key: 'codes',
      header: t('codes'),
      cell: ({ lines }) => <span className={classes.codes}>{codesOf(lines) || t('base')}</span>,
    },
    { key: 'key', header: t('key'), wide: true, cell: ({ key_name: name }) => name ?? t('noKey') },
  ];
  if (whole) {
    columns.push(
      {
        key: 'reference',
        header: t('reference'),
        wide: true,
        cell: ({ client_reference: reference }) => <span className={classes.line}>{reference ?? '–'}</span>,
      },
      { key: 'request', header: t('request'), wide: true, cell: ({ request_id: id }) => <RequestId id={id} narrow /> },
    );
  }
  return [
    ...columns,
    {
      key: 'outcome',
      header: t('outcome'),
      wide: !whole,
      cell: ({ outcome }) => <StatusBadge tone={TONES[outcome]}>{t(`outcomes.${outcome}`)}</StatusBadge>,
    },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
  ];
}

/** The codes beyond the base. */
const codesOf = (lines: Call['lines']): string =>
  lines
    .map(({ code }) => code)
    .filter((code) => code !== 'base')
    .join(', ');

/** Columns of the reasons for failed requests. */
export function useFailureColumns(): Column<Failure>[] {
  const { t, has } = useMessages(messages);
  const format = useFormat();
  return [
    {
      key: 'reason',
      header: t('reason'),
      names: true,
      cell: ({ code, status }) => {
        const reason = `reasons.${code}`;
        return (
          <>
            {has(reason) ? t(reason) : code}{' '}
            <code className={`${classes.code ?? ''} ${classes.quiet ?? ''}`}>
              {status === 0 ? t('closed') : `${String(status)} ${code}`}
            </code>
          </>
        );
      },
    },
    { key: 'route', header: t('route'), cell: ({ route }) => <code className={classes.code}>{route}</code> },
    { key: 'last', header: t('last'), wide: true, cell: ({ last_at: at }) => <Time value={at} as="ago" /> },
    {
      key: 'request',
      header: t('request'),
      wide: true,
      cell: ({ last_request_id: id }) => <RequestId id={id} narrow />,
    },
    { key: 'requests', header: t('requests'), align: 'end', cell: ({ requests }) => format.number(requests) },
  ];
}
