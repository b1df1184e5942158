import { Button } from '@mantine/core';
import { Time } from '../../components/cards/figures.js';
import { Panel } from '../../components/Panel.js';
import { EmptyState } from '../../components/notices/states.js';
import { StatusBadge } from '../../components/cards/StatusBadge.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { toneOf } from './ResponsePanel.js';
import { messages } from './messages.js';
import { headerOf, useClearHistory } from './queries.js';
import type { HistoryEntry } from './queries.js';
import classes from './Sandbox.module.css';

interface HistoryPanelProps {
  entries: readonly HistoryEntry[];
  onShow: (entry: HistoryEntry) => void;
}

/** The calls since the page was loaded; a click restores call and response. */
export function HistoryPanel({ entries, onShow }: HistoryPanelProps) {
  const { t } = useMessages(messages);
  const { money } = useFormat();
  const clear = useClearHistory();
  return (
    <Panel
      title={t('history.title')}
      {...(entries.length > 0 && { note: t('history.note') })}
      flush
      actions={
        entries.length > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={clear}>
            {t('history.clear')}
          </Button>
        )
      }
    >
      {entries.length === 0 ? (
        <EmptyState title={t('history.none')} />
      ) : (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {entries.map((entry) => {
            const charge = headerOf(entry.response, 'x-service-charge');
            const call = `${entry.method} ${entry.target}`;
            return (
              <li key={entry.nr}>
                <button type="button" className={classes.past} onClick={() => onShow(entry)}>
                  <StatusBadge tone={toneOf(entry.response.status)}>{entry.response.status}</StatusBadge>
                  <span className={classes.pastTarget}>{call}</span>
                  <span className="registry-figures">{charge === null ? '' : money(charge)}</span>
                  <span className="registry-figures">{entry.response.ms} ms</span>
                  <Time value={entry.at} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
