import { RefreshFailedError } from '@entity-registry/sdk';
import { Anchor, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useHasRole } from '../../api/me.js';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { FormError } from '../../components/forms.js';
import { Notice } from '../../components/notices/Notice.js';
import { Panel } from '../../components/Panel.js';
import { useMessages } from '../../i18n/useMessages.js';
import classes from './explorer.module.css';
import { messages as libraryMessages } from './library/library-messages.js';
import { messages } from './messages.js';
import { PriceTag, rejectionReason, RejectionNotice } from './PriceTag.js';
import { asBackendError, usePreview, useRegistry } from './registry.js';
import type { useOpened } from './registry.js';
import type { Opened } from './sections/opened.js';
import { useExplorerErrorText } from './useExplorerErrorText.js';

type State =
  | { name: 'idle' }
  | { name: 'asking' }
  | { name: 'pending' | 'completed'; id: number }
  | { name: 'failed'; id: number; reason: string };

interface RefreshPanelProps extends Pick<ReturnType<typeof useOpened>, 'reload'> {
  opened: Opened;
}

/** Poll interval in milliseconds. Polling is free. */
const POLL_MS = 2_000;

/**
 * Refreshes the open codes from their sources, and shows the result. It belongs to the refresh (ADR 0140), so nothing is bought
 * again.
 */
export function RefreshPanel({ opened, reload }: RefreshPanelProps) {
  const { t } = useMessages(messages);
  const library = useMessages(libraryMessages);
  const registry = useRegistry();
  const announce = useAnnounce();
  const say = useExplorerErrorText();
  const maySpend = useHasRole('member');
  const [state, setState] = useState<State>({ name: 'idle' });
  const [fault, setFault] = useState<unknown>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const { id } = opened.entity;
  const codes = [...opened.codes].filter((code) => code !== 'DAT-FREE').sort();
  const preview = usePreview(
    codes.length === 0 || !maySpend ? null : ['refresh', id, codes.join(',')],
    ({ v5 }, signal) => v5.entities.update(id, { include: codes }, { dryRun: true, signal }),
  );
  const start = async () => {
    let request = 0;
    setFault(undefined);
    setState({ name: 'asking' });
    try {
      await registry.refreshAndWait(id, {
        include: codes,
        maxCharge: preview.data?.price,
        pollIntervalMs: POLL_MS,
        signal: leaving.current.signal,
        onAccepted: (accepted) => {
          request = accepted.update_request_id;
          announce(t('refresh.accepted', { id: request }));
          setState({ name: 'pending', id: request });
        },
      });
      setState({ name: 'completed', id: request });
      await reload();
      announce(library.t('refresh.shown'));
    } catch (error) {
      if (leaving.current.signal.aborted) return;
      if (error instanceof RefreshFailedError) setState({ name: 'failed', id: request, reason: error.message });
      else {
        setState((known) => (known.name === 'completed' ? known : { name: 'idle' }));
        setFault(asBackendError(error));
      }
    }
  };
  const isBusy = state.name === 'asking' || state.name === 'pending';
  return (
    <Panel title={t('refresh.title')}>
      <p className={classes.small}>{t('refresh.text')}</p>
      <p className={classes.small}>
        {codes.length === 0 ? t('refresh.none') : t('refresh.what', { codes: codes.join(', ') })}
      </p>
      <FormError error={fault ?? preview.error} say={say} />
      <div aria-live="polite">
        <RefreshState state={state} />
      </div>
      <div className={classes.row}>
        <Button
          variant="default"
          loading={isBusy}
          disabled={codes.length === 0 || preview.data === undefined || rejectionReason(preview.data) !== null}
          onClick={() => void start()}
        >
          <span>
            {t('refresh.start')}
            {codes.length > 0 && (
              <>
                {' · '}
                <PriceTag preview={preview} />
              </>
            )}
          </span>
        </Button>
      </div>
      <RejectionNotice billing={preview.data} />
    </Panel>
  );
}

function RefreshState({ state }: { state: State }) {
  const { t } = useMessages(messages);
  const library = useMessages(libraryMessages);
  if (state.name === 'idle') return null;
  if (state.name === 'asking') return <Notice tone="neutral">{t('refresh.asking')}</Notice>;
  const { id } = state;
  const text =
    state.name === 'failed' ? t('refresh.failed', { id, reason: state.reason }) : t(`refresh.${state.name}`, { id });
  const tone = state.name === 'failed' ? 'bad' : state.name === 'completed' ? 'good' : 'accent';
  return (
    <Notice tone={tone}>
      {text} {state.name === 'completed' && `${library.t('refresh.shown')} `}
      <Anchor component={Link} to={`/refreshes/${String(id)}`}>
        {t('refresh.details')}
      </Anchor>
    </Notice>
  );
}
