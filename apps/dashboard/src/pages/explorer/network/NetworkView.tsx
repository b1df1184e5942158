import type { Catalog } from '@entity-registry/sdk';
import { Button, SegmentedControl } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useHasRole } from '../../../api/me.js';
import { FormError } from '../../../components/forms.js';
import { Panel } from '../../../components/Panel.js';
import { ErrorState, Loading } from '../../../components/notices/states.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useRecordCharge } from '../charges.js';
import pageClasses from '../explorer.module.css';
import { messages as libraryMessages } from '../library/library-messages.js';
import { PriceTag, rejectionReason, RejectionNotice } from '../PriceTag.js';
import { usePreview } from '../registry.js';
import { useExplorerErrorText } from '../useExplorerErrorText.js';
import { messages } from './messages.js';
import classes from './network.module.css';
import { useNetwork } from './useNetwork.js';
import { COUNTS_ID, WalkedNetwork } from './WalkedNetwork.js';

type Depth = 1 | 2 | 3;
const DEPTHS: readonly Depth[] = [1, 2, 3];

interface NetworkViewProps {
  id: string;
  name: string;
  catalog: Catalog;
}

/** An entity's network: first its price, then an interactive picture. */
export default function NetworkView({ id, name, catalog }: NetworkViewProps) {
  const { t } = useMessages(messages);
  const library = useMessages(libraryMessages);
  const say = useExplorerErrorText();
  const charged = useRecordCharge();
  const maySpend = useHasRole('member');
  const [depth, setDepth] = useState<Depth>(2);
  const preview = usePreview(maySpend ? ['network', id] : null, ({ v5 }, signal) =>
    v5.entities.network(id, { depth: 2 }, { dryRun: true, signal }),
  );
  const { walked, load, grow, join } = useNetwork(id, preview.data?.price);
  const canPay = preview.data !== undefined && rejectionReason(preview.data) === null;
  const requested = useRef(false);
  useEffect(() => {
    // The clicked button is gone, so its result takes the focus.
    if (!requested.current || !walked) return;
    requested.current = false;
    document.getElementById(COUNTS_ID)?.focus();
  }, [walked]);
  const ask = () => {
    requested.current = true;
    load.mutate(depth, { onSuccess: ({ billing }) => charged(billing) });
  };
  if (walked === undefined) return <Loading />;
  const controls = (
    <>
      <div className={pageClasses.row}>
        <span id="network-depth">{t('depth')}</span>
        <SegmentedControl
          size="xs"
          aria-labelledby="network-depth"
          value={String(depth)}
          onChange={(value) => setDepth(Number(value) as Depth)}
          data={DEPTHS.map((steps) => ({ value: String(steps), label: String(steps) }))}
        />
      </div>
      {/* A network that reached its limits does not grow with more steps. */}
      {(walked === null || (depth > walked.depth && !walked.truncated)) && (
        <Button size="xs" disabled={!canPay} loading={load.isPending} onClick={ask}>
          <span>
            {walked === null ? t('load') : t('deeper', { count: depth })} · <PriceTag preview={preview} />
          </span>
        </Button>
      )}
      <RejectionNotice billing={preview.data} />
      <FormError error={preview.error} say={say} />
    </>
  );
  return (
    <Panel title={t('title', { name })} note={t('note')} flush>
      {load.error && <ErrorState error={load.error} say={say} />}
      {walked === null ? (
        <div className={classes.bar}>
          {controls}
          <span className={pageClasses.small}>{library.t('network.flat')}</span>
        </div>
      ) : (
        <WalkedNetwork {...{ walked, depth, name, catalog, preview, grow, join, controls }} />
      )}
    </Panel>
  );
}
