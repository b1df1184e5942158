import type { Catalog } from '@entity-registry/sdk';
import { Time } from '../../../../components/cards/figures.js';
import { Panel } from '../../../../components/Panel.js';
import { StatusBadge } from '../../../../components/cards/StatusBadge.js';
import { useFormat } from '../../../../format/useFormat.js';
import { useMessages } from '../../../../i18n/useMessages.js';
import { LeakNotice } from './LeakNotice.js';
import type { Opened } from '../opened.js';
import { sourceName } from '../values/source-name.js';
import { leaksOf, summaryOf, verdictOf } from './verdict.js';
import type { Tile } from './verdict.js';
import { messages } from './verdict-messages.js';
import classes from './verdict.module.css';

/** First on the page: bad news, what was requested and empty, and what was never requested. */
export function Verdict({ opened, catalog }: { opened: Opened; catalog: Catalog }) {
  const { t } = useMessages(messages);
  const tiles = verdictOf(opened, catalog);
  const { found, open } = summaryOf(tiles);
  const isLeaked = tiles.some(({ name, state }) => name === 'leaks' && state === 'found');
  const summary = [
    found === 0 ? t('noneFound') : t('found', { count: found }),
    open > 0 ? t('open', { count: open }) : '',
  ];
  return (
    <Panel title={`${t('title')}: ${summary.filter(Boolean).join(', ')}`} note={t('note')} id="verdict">
      <ul className={classes.tiles}>
        {tiles.map((tile) => (
          <TileView key={tile.name} tile={tile} catalog={catalog} />
        ))}
      </ul>
      {isLeaked && <LeakNotice catalog={catalog} sources={[...leaksOf(catalog)]} />}
    </Panel>
  );
}

function TileView({ tile, catalog }: { tile: Tile; catalog: Catalog }) {
  const { t, has } = useMessages(messages);
  const format = useFormat();
  const { name, state, tone, count, strength, oldestRead, sources, tag } = tile;
  const own = `leak.${state}`;
  const words =
    name === 'leaks' && has(own)
      ? t(own)
      : count !== null
        ? t('counted', { count: counted(count, format.number) })
        : t(`state.${state}`);
  return (
    <li className={classes.tile} data-tone={tone} data-tile={name}>
      <span className={classes.name}>{t(`tiles.${name}`)}</span>
      <StatusBadge tone={tone}>{words}</StatusBadge>
      <span className={classes.detail}>
        {strength !== null && <span>{t('strength', { percent: format.percent(strength) })}</span>}
        {oldestRead !== null && (
          <span>
            {t('asked', { ago: '' })}
            <Time value={oldestRead} as="ago" />
          </span>
        )}
        {sources.map((id) => (
          <span key={id}>{sourceName(catalog, id) ?? t('invented')}</span>
        ))}
        {tag !== null && <a href={`#${tag}`}>{t('see')}</a>}
      </span>
    </li>
  );
}

/** A number in the user's format; a range unchanged. */
const counted = (count: string, write: (value: number) => string): string =>
  /^\d+$/.test(count) ? write(Number(count)) : count;
