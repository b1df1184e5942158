import type { Catalog } from '@entity-registry/sdk';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../../api/me.js';
import { Icon } from '../../../components/Icon.js';
import { Panel } from '../../../components/Panel.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { exportOf } from './export.js';
import type { ExportedNetwork } from './export.js';
import { messages } from '../messages.js';
import { saveFile } from './save-file.js';
import type { Opened } from '../sections/opened.js';

/** Exports the opened data: as JSON, or in print. */
export function ExportPanel({ opened, catalog }: { opened: Opened; catalog: Catalog }) {
  const { t } = useMessages(messages);
  const { account, organization } = useMe();
  const client = useQueryClient();
  const { id } = opened.entity;
  const save = () => {
    const body = exportOf(opened, catalog, {
      time: new Date(),
      account: { id: account?.id ?? 0, organization: organization?.name ?? null },
      // The network has its own page: what was requested there belongs to the opened data.
      network: client.getQueryData<ExportedNetwork>(['explorer', 'network', account?.id, id]),
    });
    saveFile(`${id}.json`, 'application/json', `${JSON.stringify(body, null, 2)}\n`);
  };
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
