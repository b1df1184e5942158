import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Time } from '../../components/cards/figures.js';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { Panel } from '../../components/Panel.js';
import { DataTable } from '../../components/tables/DataTable.js';
import type { Column } from '../../components/tables/DataTable.js';
import { useMessages } from '../../i18n/useMessages.js';
import { DecisionBadge, StaleNotice } from '../screening/hits/DecisionBadge.js';
import { DecisionDialog } from '../screening/hits/DecisionDialog.js';
import type { DecisionKind } from '../screening/hits/useDecisions.js';
import { messages } from './messages.js';
import { useWatchActions } from './queries.js';
import type { Item, ItemHit } from './queries.js';

interface ItemHitsProps {
  item: Item;
  /** Whether the member may decide. */
  may: boolean;
  onClose: () => void;
}

/** The hits of a watched item, each with what was decided and buttons that decide. */
export function ItemHits({ item, may, onClose }: ItemHitsProps) {
  const { t } = useMessages(messages);
  const { decide } = useWatchActions();
  const announce = useAnnounce();
  const [deciding, setDeciding] = useState<{ readonly hit: ItemHit; readonly decision: DecisionKind } | null>(null);
  const columns: Column<ItemHit>[] = [
    { key: 'name', header: t('hits.column.name'), names: true, cell: ({ name }) => name },
    { key: 'list', header: t('hits.column.list'), cell: ({ list }) => list },
    {
      key: 'score',
      header: t('hits.column.score'),
      align: 'end',
      cell: ({ score, by_number: byNumber }) => (byNumber ? t('hits.sameNumber') : score.toFixed(2)),
    },
    { key: 'found', header: t('hits.column.found'), cell: (hit) => <Time value={hit.found_at} as="day" /> },
    { key: 'decision', header: t('hits.column.decision'), cell: (hit) => <Decided hit={hit} /> },
    {
      key: 'actions',
      header: t('items.column.actions'),
      align: 'end',
      cell: (hit) => may && <DecideButtons hit={hit} onDecide={(decision) => setDeciding({ hit, decision })} />,
    },
  ];
  const title = t('hits.title', { reference: item.reference });
  return (
    <Panel
      title={title}
      note={
        item.total_hits > item.hits.length
          ? t('hits.more', { shown: item.hits.length, total: item.total_hits })
          : t('hits.note')
      }
      actions={
        <Button size="xs" variant="default" onClick={onClose}>
          {t('hits.close')}
        </Button>
      }
      flush
    >
      <DataTable caption={title} columns={columns} rows={item.hits} rowKey={({ listing_id: id }) => id} />
      {deciding !== null && (
        <DecisionDialog
          about={t('hits.of', { name: deciding.hit.name, list: deciding.hit.list })}
          decision={deciding.decision}
          onDecide={async (reason) => {
            await decide(item.id, deciding.hit.listing_id, { decision: deciding.decision, reason });
            announce(t('hits.decided'));
          }}
          onClose={() => setDeciding(null)}
        />
      )}
    </Panel>
  );
}

function Decided({ hit: { decision } }: { hit: ItemHit }) {
  return (
    <>
      <DecisionBadge decision={decision} />
      <StaleNotice decision={decision} />
    </>
  );
}

interface DecideButtonsProps {
  hit: ItemHit;
  onDecide: (decision: DecisionKind) => void;
}

function DecideButtons({ hit: { name, decision }, onDecide }: DecideButtonsProps) {
  const { t } = useMessages(messages);
  const kinds: DecisionKind[] = ['dismissed', 'confirmed'];
  if (decision !== null && decision.decision !== 'open') kinds.push('open');
  return (
    <Group gap="xs" justify="flex-end">
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="compact-sm"
          variant="default"
          aria-label={t(`hits.decideOf.${kind}`, { name })}
          onClick={() => onDecide(kind)}
        >
          {t(`hits.decide.${kind}`)}
        </Button>
      ))}
    </Group>
  );
}
