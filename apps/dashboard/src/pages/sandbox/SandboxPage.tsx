import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { PageHeader } from '../../components/PageHeader.js';
import { EmptyState, ErrorState, Loading } from '../../components/notices/states.js';
import { useMessages } from '../../i18n/useMessages.js';
import { SandboxQuota } from './SandboxQuota.js';
import { ResponsePanel } from './ResponsePanel.js';
import { RequestForm } from './request/RequestForm.js';
import { CodePanel } from './request/CodePanel.js';
import { exampleDraft, requestOf } from './request/draft.js';
import type { Draft, Examples } from './request/draft.js';
import { SANDBOX_OPERATIONS } from './generated/operations.js';
import { HistoryPanel } from './HistoryPanel.js';
import { messages } from './messages.js';
import { OperationList } from './request/OperationList.js';
import { REQUESTS_REFRESH } from './request/operation.js';
import type { SandboxOperation } from './request/operation.js';
import { parsed, useExamples, useHistory, useRun, useSandboxQuota } from './queries.js';
import type { HistoryEntry } from './queries.js';
import classes from './Sandbox.module.css';
import { WithheldNotice } from './WithheldNotice.js';
import { lookup } from '../../lookup.js';

const FIRST = 'v5.getEntity';

export default function SandboxPage() {
  const { t } = useMessages(messages);
  const standing = useSandboxQuota();
  const examples = useExamples();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={<SandboxQuota />} />
      {standing.error && !standing.data ? (
        <ErrorState error={standing.error} onRetry={() => void standing.refetch()} />
      ) : standing.data?.available === false ? (
        <EmptyState title={t('unavailable')} />
      ) : examples.data === undefined ? (
        <Loading />
      ) : (
        <>
          {standing.data?.withheld && <WithheldNotice />}
          <Calls examples={examples.data ?? undefined} />
        </>
      )}
    </>
  );
}

/** The call in the address; the default one if it names none. */
function useOperation(): [SandboxOperation, (id: string) => void] {
  const [search, setSearch] = useSearchParams();
  const named = (id: string | null) => SANDBOX_OPERATIONS.find((one) => one.id === id);
  const operation = named(search.get('call')) ?? named(FIRST) ?? SANDBOX_OPERATIONS[0];
  if (!operation) throw new Error('there are no operations');
  return [operation, (id) => setSearch({ call: id }, { replace: true, preventScrollReset: true })];
}

function Calls({ examples }: { examples: Examples | undefined }) {
  const { t } = useMessages(messages);
  const announce = useAnnounce();
  const [operation, show] = useOperation();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  /** The response shown for each call: the latest, or one from the history. */
  const [shown, setShown] = useState<Readonly<Record<string, number>>>({});
  const history = useHistory();
  const run = useRun();
  const example = useMemo(() => startDraft(operation, examples, history), [operation, examples, history]);
  const draft = lookup(drafts, operation.id) ?? example;
  const made = useMemo(() => requestOf(operation, draft), [operation, draft]);
  const change = (next: Draft) => setDrafts({ ...drafts, [operation.id]: next });
  const make = () => {
    if (!('request' in made) || run.isPending) return;
    run.mutate(
      { request: made.request, draft },
      {
        onSuccess: ({ nr, response }) => {
          setShown((known) => ({ ...known, [operation.id]: nr }));
          announce(t('answer.done', { status: response.status, ms: response.ms }));
        },
      },
    );
  };
  const bringBack = (entry: HistoryEntry) => {
    setDrafts({ ...drafts, [entry.operationId]: entry.draft });
    setShown({ ...shown, [entry.operationId]: entry.nr });
    show(entry.operationId);
  };
  const entries = history.filter(({ operationId }) => operationId === operation.id);
  const entry = entries.find(({ nr }) => nr === lookup(shown, operation.id)) ?? entries[0];
  return (
    <div className={classes.page}>
      <OperationList current={operation} />
      <div className={classes.column}>
        <RequestForm
          key={operation.id}
          {...{ operation, draft, made, busy: run.isPending }}
          onChange={change}
          onReset={() => change(example)}
          onRun={make}
        />
        <ResponsePanel entry={entry} />
        {'request' in made && <CodePanel request={made.request} />}
        <HistoryPanel entries={history} onShow={bringBack} />
      </div>
    </div>
  );
}

const SHOWS_REFRESH: ReadonlySet<string> = new Set(['v4.getUpdateRequest', 'v5.getUpdateRequest']);

/** The example of a call; for the state of a refresh, the last one that was requested here. */
function startDraft(
  operation: SandboxOperation,
  examples: Examples | undefined,
  history: readonly HistoryEntry[],
): Draft {
  const draft = exampleDraft(operation, examples);
  if (!SHOWS_REFRESH.has(operation.id)) return draft;
  const requested = history.find(
    ({ operationId, response }) => REQUESTS_REFRESH.has(operationId) && response.status === 202,
  );
  const { update_request_id: id } = (parsed(requested?.response.text ?? '') ?? {}) as { update_request_id?: number };
  return { ...draft, 'path.update_request_id': id === undefined ? '' : String(id) };
}
