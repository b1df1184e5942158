import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useHasRole } from '../../../api/me.js';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { EmptyState } from '../../../components/notices/states.js';
import { Panel } from '../../../components/Panel.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from './messages.js';
import classes from '../screening.module.css';
import { DecisionBadge } from './DecisionBadge.js';
import { DecisionDialog } from './DecisionDialog.js';
import { HitDetail } from './HitDetail.js';
import { subjectOf } from './hit-rows.js';
import type { Decision, HitRow } from './hit-rows.js';
import { KeysHelp } from './KeysHelp.js';
import type { DecisionKind, useDecisions } from './useDecisions.js';

interface HitsPanelProps {
  rows: readonly HitRow[];
  decisions: ReturnType<typeof useDecisions>;
  hideDocument?: boolean;
}

/** Keys of the list of hits, and how far each moves. */
const MOVES: ReadonlyMap<string, number> = new Map([
  ...([
    ['j', 1],
    ['ArrowDown', 1],
    ['k', -1],
    ['ArrowUp', -1],
    ['Home', -Infinity],
    ['End', Infinity],
  ] as const),
]);
const DECISIONS: ReadonlyMap<string, DecisionKind> = new Map([
  ['d', 'dismissed'],
  ['c', 'confirmed'],
]);

/** One customer can be in two screenings of a page. */
const rowId = ({ screeningId, key }: HitRow): string => `${screeningId} ${key}`;

/** The hits, best first, beside the details of the selected one. The list takes keys, so that all can be done without a mouse. */
export function HitsPanel({ rows, decisions, hideDocument = false }: HitsPanelProps) {
  const { t } = useMessages(messages);
  const announce = useAnnounce();
  const mayDecide = useHasRole('member');
  // Rows move while results arrive, so a hit is known by its key and not by its place.
  const [selected, setSelected] = useState<string | null>(null);
  const [deciding, setDeciding] = useState<{ readonly row: HitRow; readonly decision: DecisionKind } | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const row = rows.find((one) => rowId(one) === selected) ?? rows[0];
  const keys = (
    <Button size="xs" variant="default" onClick={() => setHelpOpen(true)}>
      {t('hits.keys')}
    </Button>
  );
  const ask = (decision: DecisionKind) => {
    if (row === undefined || !mayDecide || subjectOf(row) === null) return;
    setSelected(rowId(row));
    setDeciding({ row, decision });
  };
  const selectAt = (place: number) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, place))];
    if (next !== undefined) setSelected(rowId(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [move, decision] = [MOVES.get(event.key), DECISIONS.get(event.key)];
    if (move !== undefined) selectAt((row === undefined ? 0 : rows.indexOf(row)) + move);
    else if (decision !== undefined) ask(decision);
    else if (event.key === '?') setHelpOpen(true);
    else return;
    event.preventDefault();
  };
  const nameOf = ({ hit: { matched_name: matched, list, version } }: HitRow): string =>
    t('hits.of', { name: matched.name, list, version });
  const decide = async (hit: HitRow, decision: DecisionKind, reason: string) => {
    await decisions.decide(hit, decision, reason);
    announce(t(`decision.done.${decision}`));
  };
  return (
    <Panel title={t('hits.title')} note={t('hits.note')} actions={keys} flush>
      {row === undefined ? (
        <EmptyState title={t('hits.none')} />
      ) : (
        <div className={classes.review}>
          <HitList
            rows={rows}
            selected={row}
            onSelect={(one) => setSelected(rowId(one))}
            onKeyDown={onKeyDown}
            decisionOf={decisions.decisionOf}
          />
          <HitDetail row={row} decision={decisions.decisionOf(row)} onDecide={ask} hideDocument={hideDocument} />
          {deciding !== null && (
            <DecisionDialog
              about={nameOf(deciding.row)}
              decision={deciding.decision}
              onDecide={(reason) => decide(deciding.row, deciding.decision, reason)}
              onClose={() => setDeciding(null)}
            />
          )}
        </div>
      )}
      <KeysHelp opened={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Panel>
  );
}

interface HitListProps {
  rows: readonly HitRow[];
  selected: HitRow;
  onSelect: (row: HitRow) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  decisionOf: (row: HitRow) => Decision | null;
}

function HitList({ rows, selected, onSelect, onKeyDown, decisionOf }: HitListProps) {
  const { t } = useMessages(messages);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = rows.indexOf(selected);
  useEffect(() => {
    const { current } = list;
    const option = current?.children[at];
    if (current === null || !(option instanceof HTMLElement)) return;
    const [top, bottom] = [
      option.offsetTop - current.offsetTop,
      option.offsetTop - current.offsetTop + option.offsetHeight,
    ];
    if (top < current.scrollTop) current.scrollTop = top;
    else if (bottom > current.scrollTop + current.clientHeight) current.scrollTop = bottom - current.clientHeight;
  }, [at]);
  return (
    <div
      className={classes.list}
      ref={list}
      role="listbox"
      aria-label={t('hits.list')}
      aria-activedescendant={`${id}${String(at)}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {rows.map((row, place) => (
        <div
          key={rowId(row)}
          id={`${id}${String(place)}`}
          role="option"
          aria-selected={place === at}
          className={classes.hit}
          onClick={() => onSelect(row)}
        >
          <span className={classes.hitNames}>{row.hit.matched_name.screened}</span>
          <span>{row.hit.matched_name.name}</span>
          <span className={classes.hitFacts}>
            <span>{row.hit.list}</span>
            <span>{t('hits.score', { score: row.hit.score.toFixed(2) })}</span>
            <StatusBadge tone={row.hit.strength === 'strong' ? 'bad' : 'warning'}>
              {t(`hits.${row.hit.strength}`)}
            </StatusBadge>
            <DecisionBadge decision={decisionOf(row)} />
          </span>
        </div>
      ))}
    </div>
  );
}
