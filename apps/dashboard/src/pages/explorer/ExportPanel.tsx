import { Button } from '@mantine/core';
import { Icon } from '../../components/Icon.js';
import { Panel } from '../../components/Panel.js';
import { useMessages } from '../../i18n/useMessages.js';
import { saveFile } from './save-file.js';
import classes from './explorer.module.css';
import { messages } from './messages.js';
import type { Opened } from './sections/opened.js';

/** What was opened, to keep: as it came, or on paper. */
export function ExportPanel({ opened }: { opened: Opened }) {
  const { t } = useMessages(messages);
  const { entity, sections, signals, codesWithData } = opened;
  const body = {
    ...entity,
    ...(signals !== null && { signals }),
    ...(codesWithData !== null && { codes_with_data: codesWithData }),
    sections,
  };
  const save = () => saveFile(`${entity.id}.json`, 'application/json', `${JSON.stringify(body, null, 2)}\n`);
  return (
    <Panel title={t('export.title')} note={t('export.note')}>
      <div className={classes.row}>
        <Button variant="default" leftSection={<Icon name="download" size={14} />} onClick={save}>
          {t('export.json')}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {t('export.print')}
        </Button>
      </div>
    </Panel>
  );
}
