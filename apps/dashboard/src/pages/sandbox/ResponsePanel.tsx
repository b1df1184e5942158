import { CopyButton } from '../../components/copy.js';
import { Notice } from '../../components/notices/Notice.js';
import { Panel } from '../../components/Panel.js';
import { RequestId } from '../../components/notices/RequestId.js';
import { EmptyState } from '../../components/notices/states.js';
import { StatusBadge } from '../../components/cards/StatusBadge.js';
import type { Tone } from '../../components/cards/StatusBadge.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { JsonTree } from './JsonTree.js';
import { messages } from './messages.js';
import { headerOf, parsed } from './queries.js';
import type { SandboxResponse, HistoryEntry } from './queries.js';
import classes from './Sandbox.module.css';
import { WithheldNotice } from './WithheldNotice.js';

/** Transport headers, which are not shown. */
const UNSHOWN =
  /^(?:connection|keep-alive|date|transfer-encoding|vary|content-security-policy|strict-transport|referrer|cross-origin|x-content-type|x-frame|x-permitted|permissions)/;
/** Of a response that is not JSON. */
const SHOWN_LINES = 400;

export const toneOf = (status: number): Tone =>
  status >= 200 && status < 300
    ? 'good'
    : status >= 300 && status < 400
      ? 'neutral'
      : status === 429
        ? 'warning'
        : 'bad';

/** The response of a call. */
export function ResponsePanel({ entry }: { entry: HistoryEntry | undefined }) {
  const { t } = useMessages(messages);
  if (entry === undefined) {
    return (
      <Panel title={t('answer.title')}>
        <EmptyState title={t('answer.none')} />
      </Panel>
    );
  }
  const { response } = entry;
  return (
    <Panel
      title={t('answer.title')}
      actions={response.text !== '' && <CopyButton text={response.text} label={t('answer.body')} />}
    >
      <Facts answer={response} />
      <LockedNote answer={response} />
      {response.status === 0 ? <Notice tone="bad">{t('answer.unreachable')}</Notice> : <Shown entry={entry} />}
    </Panel>
  );
}

/** Why search results lack fields, and how to get them. */
function LockedNote({ answer }: { answer: SandboxResponse }) {
  const { t } = useMessages(messages);
  const { results } = (parsed(answer.text) ?? {}) as { results?: unknown };
  const rows = Array.isArray(results) ? (results as readonly ({ locked?: unknown } | null)[]) : [];
  const codes = [...new Set(rows.flatMap((row) => (typeof row?.locked === 'string' ? [row.locked] : [])))];
  return codes.length === 0 ? null : <Notice tone="neutral">{t('answer.locked', { codes: codes.join(', ') })}</Notice>;
}

function Facts({ answer }: { answer: SandboxResponse }) {
  const { t } = useMessages(messages);
  const { money } = useFormat();
  if (answer.status === 0) return null;
  const charge = headerOf(answer, 'x-service-charge');
  const requestId = headerOf(answer, 'x-request-id');
  const isCharged = charge !== null && !/^0(?:\.0*)?$/.test(charge);
  return (
    <div className={classes.facts} data-testid="facts">
      <StatusBadge tone={toneOf(answer.status)}>
        {t('answer.done', { status: answer.status, ms: answer.ms })}
      </StatusBadge>
      <span>{isCharged ? t('answer.charged', { amount: money(charge) }) : t('answer.uncharged')}</span>
      {requestId !== null && <RequestId id={requestId} />}
    </div>
  );
}

function Shown({ entry: { nr, response } }: { entry: HistoryEntry }) {
  const { t } = useMessages(messages);
  const body = parsed(response.text);
  const headers = response.headers.filter(([name]) => !UNSHOWN.test(name));
  return (
    <>
      <Limit answer={response} body={body} />
      <details className={classes.headers}>
        <summary>{t('answer.headers')}</summary>
        <dl>
          {headers.map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {response.text === '' ? (
        <p>{t('answer.empty')}</p>
      ) : body === null ? (
        <Text text={response.text} />
      ) : (
        <JsonTree key={nr} value={body} length={response.text.length} label={t('answer.body')} />
      )}
    </>
  );
}

/** The sandbox's own error, in the user's language. */
function Limit({ answer, body }: { answer: SandboxResponse; body: unknown }) {
  const { t } = useMessages(messages);
  const { code, limit } = (body ?? {}) as { code?: unknown; limit?: unknown };
  if (code === 'sandbox_withheld') return <WithheldNotice />;
  if (code !== 'sandbox_limit' || (limit !== 'rate' && limit !== 'calls' && limit !== 'money')) return null;
  return (
    <Notice tone="warning">{t(`answer.limit.${limit}`, { seconds: headerOf(answer, 'retry-after') ?? '1' })}</Notice>
  );
}

function Text({ text }: { text: string }) {
  const { t } = useMessages(messages);
  const lines = text.split('\n');
  return (
    <>
      <pre className={classes.text} tabIndex={0} aria-label={t('answer.body')}>
        {lines.slice(0, SHOWN_LINES).join('\n')}
      </pre>
      {lines.length > SHOWN_LINES && <p>{t('answer.cut', { count: SHOWN_LINES, all: lines.length })}</p>}
    </>
  );
}
