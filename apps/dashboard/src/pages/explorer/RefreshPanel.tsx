import { RefreshFailedError } from '@entity-registry/sdk';
import { Anchor, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../api/me.js';
import { useAnnounce } from '../../components/Announcer.js';
import { FormError } from '../../components/forms.js';
import { Notice } from '../../components/Notice.js';
import { Panel } from '../../components/Panel.js';
import { useMessages } from '../../i18n/useMessages.js';
import classes from './explorer.module.css';
import { messages } from './messages.js';
import { PriceTag, refusalOf, Refusal } from './PriceTag.js';
import { asFault, usePreview, useRegistry } from './registry.js';
import type { useOpened } from './registry.js';
import type { Opened } from './sections/opened.js';
import { useChargeWords, useFaultWords } from './useFaultWords.js';
import { v4NumberOf } from './v4-number.js';

type State =
  | { name: 'idle' }
  | { name: 'asking' }
  | { name: 'pending' | 'completed'; id: number }
  | { name: 'failed'; id: number; reason: string };

interface RefreshPanelProps extends Pick<ReturnType<typeof useOpened>, 'open'> {
  opened: Opened;
}

/** How often a poll asks, in milliseconds. A poll is free. */
const POLL_MS = 2_000;

/** Asks the original sources anew for the codes that are open, and watches until they have answered. */
export function RefreshPanel({ opened, open }: RefreshPanelProps) {
  const { t } = useMessages(messages);
  const registry = useRegistry();
  const announce = useAnnounce();
  const say = useFaultWords();
  const charge = useChargeWords();
  const maySpend = useMay('member');
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
    ({ v4 }, signal) => v4.panama.update(v4NumberOf(id), { include: codes }, { dryRun: true, signal }),
  );
  const start = async () => {
    let request = 0;
    setFault(undefined);
    setState({ name: 'asking' });
    try {
      await registry.refreshAndWait(id, {
        include: codes,
        pollIntervalMs: POLL_MS,
        signal: leaving.current.signal,
        onAccepted: (accepted) => {
          request = accepted.update_request_id;
          announce(t('refresh.accepted', { id: request }));
          setState({ name: 'pending', id: request });
        },
      });
      setState({ name: 'completed', id: request });
    } catch (error) {
      if (leaving.current.signal.aborted) return;
      if (error instanceof RefreshFailedError) setState({ name: 'failed', id: request, reason: error.message });
      else {
        setState({ name: 'idle' });
        setFault(asFault(error));
      }
    }
  };
  const reread = async () => {
    try {
      const { entity } = await open(codes);
      announce(charge(entity.billing.charged));
      setState({ name: 'idle' });
    } catch (error) {
      setFault(error);
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
        {state.name === 'completed' ? (
          <RereadButton id={id} codes={codes} onPress={reread} />
        ) : (
          <Button
            variant="default"
            loading={isBusy}
            disabled={codes.length === 0 || preview.data === undefined || refusalOf(preview.data) !== null}
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
        )}
      </div>
      <Refusal billing={preview.data} />
    </Panel>
  );
}

function RefreshState({ state }: { state: State }) {
  const { t } = useMessages(messages);
  if (state.name === 'idle') return null;
  if (state.name === 'asking') return <Notice tone="neutral">{t('refresh.asking')}</Notice>;
  const { id } = state;
  const text =
    state.name === 'failed' ? t('refresh.failed', { id, reason: state.reason }) : t(`refresh.${state.name}`, { id });
  const tone = state.name === 'failed' ? 'bad' : state.name === 'completed' ? 'good' : 'accent';
  return (
    <Notice tone={tone}>
      {text}{' '}
      <Anchor component={Link} to={`/refreshes/${String(id)}`}>
        {t('refresh.details')}
      </Anchor>
    </Notice>
  );
}

interface RereadProps {
  id: string;
  codes: readonly string[];
  onPress: () => Promise<void>;
}

/** What the refresh brought is in its request, paid for; the sections of this page are read anew at their price. */
function RereadButton({ id, codes, onPress }: RereadProps) {
  const { t } = useMessages(messages);
  const [busy, setBusy] = useState(false);
  const preview = usePreview(['open', id, codes.join(',')], ({ v5 }, signal) =>
    v5.entities.get(id, { include: codes, inline_limit: 10 }, { dryRun: true, signal }),
  );
  const press = async () => {
    setBusy(true);
    await onPress();
    setBusy(false);
  };
  return (
    <Button loading={busy} disabled={preview.data === undefined} onClick={() => void press()}>
      <span>
        {t('refresh.reread')} · <PriceTag preview={preview} />
      </span>
    </Button>
  );
}
