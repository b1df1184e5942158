import type { Catalog } from '@entity-registry/sdk';
import { Anchor, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../../components/tables/DataTable.js';
import { EmptyState } from '../../../components/notices/states.js';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { SyntheticBadge } from '../sections/values/SyntheticBadge.js';
import { sourceName } from '../sections/values/source-name.js';
import type { Graph, ConnectionRole } from './graph.js';
import { messages } from './messages.js';
import classes from './network.module.css';
import { useNetworkText } from './useNetworkText.js';

const PAGE = 50;

interface Row {
  key: string;
  from: string;
  to: string;
  tie: ConnectionRole;
}

/** The picture's content as a list. */
export function NetworkTable({ graph, catalog }: { graph: Graph; catalog: Catalog }) {
  const { t } = useMessages(messages);
  const words = useNetworkText();
  const format = useFormat();
  const [text, setText] = useState('');
  const [most, setMost] = useState(PAGE);
  const names = new Map(graph.members.map(({ id, nombre }) => [id, nombre ?? id]));
  const all = graph.links.flatMap(({ id, from, to, ties }): Row[] =>
    ties.map((tie, index) => ({ key: `${id}:${String(index)}`, from, to, tie })),
  );
  const wanted = text.trim().toLocaleLowerCase();
  const rows = all.filter(({ from, to, tie }) =>
    [names.get(from), names.get(to), tie.cargo, words.role(tie.role)].some((part) =>
      part?.toLocaleLowerCase().includes(wanted),
    ),
  );
  const day = (time: string | null) => (time === null ? '–' : format.day(time.slice(0, 10)));
  const entity = (id: string) => (
    <Anchor component={Link} to={`/explorer/${id}`}>
      {names.get(id) ?? id}
    </Anchor>
  );
  return (
    <>
      <div className={classes.find}>
        <TextInput label={t('table.search')} value={text} onChange={(event) => setText(event.currentTarget.value)} />
        <span className={classes.panelNote} role="status">
          {t('table.shown', { shown: format.number(Math.min(most, rows.length)), count: format.number(all.length) })}
        </span>
      </div>
      <DataTable
        caption={t('table.caption')}
        rows={rows.slice(0, most)}
        rowKey={({ key }) => key}
        empty={<EmptyState title={t('table.none')} />}
        columns={[
          { key: 'from', header: t('table.from'), names: true, cell: ({ from }) => entity(from) },
          {
            key: 'role',
            header: t('table.role'),
            cell: ({ tie }) => (tie.cargo === null ? words.role(tie.role) : `${words.role(tie.role)} · ${tie.cargo}`),
          },
          { key: 'to', header: t('table.to'), cell: ({ to }) => entity(to) },
          { key: 'since', header: t('table.since'), cell: ({ tie }) => day(tie.since) },
          { key: 'until', header: t('table.until'), cell: ({ tie }) => day(tie.until) },
          {
            key: 'state',
            header: t('table.state'),
            cell: ({ tie }) => (
              <StatusBadge tone={tie.active === null ? 'unknown' : 'neutral'}>
                {t(tie.active === null ? 'tie.unknown' : tie.active ? 'tie.active' : 'tie.ended')}
              </StatusBadge>
            ),
          },
          {
            key: 'source',
            header: t('table.source'),
            cell: ({ tie }) => sourceName(catalog, tie.source) ?? <SyntheticBadge />,
          },
        ]}
      />
      {rows.length > most && (
        <div className={classes.find}>
          <Button variant="default" size="compact-sm" onClick={() => setMost(most + PAGE)}>
            {t('table.more')}
          </Button>
        </div>
      )}
    </>
  );
}
