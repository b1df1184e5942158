import type { Catalog } from '@entity-registry/sdk';
import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../../api/me.js';
import { FormError } from '../../../components/forms.js';
import { Panel } from '../../../components/Panel.js';
import { ErrorState } from '../../../components/states.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useCharged } from '../charges.js';
import pageClasses from '../explorer.module.css';
import { PriceTag, refusalOf, Refusal } from '../PriceTag.js';
import { usePreview } from '../registry.js';
import { useFaultWords } from '../useFaultWords.js';
import { messages } from './messages.js';
import classes from './network.module.css';
import { useNetwork } from './useNetwork.js';
import { WalkedNetwork } from './WalkedNetwork.js';

type Depth = 1 | 2 | 3;
const DEPTHS: readonly Depth[] = [1, 2, 3];

interface NetworkViewProps {
  id: string;
  name: string;
  catalog: Catalog;
}

/** The network of an entity: its price first, then a picture to walk. */
export default function NetworkView({ id, name, catalog }: NetworkViewProps) {
  const { t } = useMessages(messages);
  const say = useFaultWords();
  const charged = useCharged();
  const maySpend = useMay('member');
  const { walked, load, grow } = useNetwork(id);
  const [depth, setDepth] = useState<Depth>(2);
  const preview = usePreview(maySpend ? ['network', id] : null, ({ v5 }, signal) =>
    v5.entities.network(id, { depth: 2 }, { dryRun: true, signal }),
  );
  const canPay = preview.data !== undefined && refusalOf(preview.data) === null;
  const ask = () => load.mutate(depth, { onSuccess: ({ billing }) => charged(billing) });
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
      {(walked === undefined || depth > walked.depth) && (
        <Button size="xs" disabled={!canPay} loading={load.isPending} onClick={ask}>
          <span>
            {walked === undefined ? t('load') : t('deeper', { count: depth })} · <PriceTag preview={preview} />
          </span>
        </Button>
      )}
      <Refusal billing={preview.data} />
      <FormError error={preview.error} say={say} />
    </>
  );
  return (
    <Panel title={t('title', { name })} note={t('note')} flush>
      {load.error && <ErrorState error={load.error} say={say} />}
      {walked === undefined ? (
        <div className={classes.bar}>{controls}</div>
      ) : (
        <WalkedNetwork {...{ walked, depth, name, catalog, preview, grow, controls }} />
      )}
    </Panel>
  );
}
