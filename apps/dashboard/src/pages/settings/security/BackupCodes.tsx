import { Button, Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from '../../../components/copy.js';
import { Dialog } from '../../../components/dialogs/Dialog.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../Settings.module.css';
import { messages } from './messages.js';

/** Shows backup codes, once; the dialog closes when they are stored. */
export function BackupCodes({ codes, onStored }: { codes: string[] | undefined; onStored: () => void }) {
  const { t } = useMessages(messages);
  return (
    <Dialog opened={codes !== undefined} onClose={onStored} title={t('backup.title')} closable={false}>
      <Codes codes={codes ?? []} onStored={onStored} />
    </Dialog>
  );
}

function Codes({ codes, onStored }: { codes: string[]; onStored: () => void }) {
  const { t } = useMessages(messages);
  const [stored, setStored] = useState(false);
  return (
    <Stack gap="sm">
      <p className={classes.text}>{t('backup.text')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <CopyButton text={codes.join('\n')} label={t('backup.title')} />
      </div>
      <Checkbox
        label={t('backup.stored')}
        checked={stored}
        onChange={(event) => setStored(event.currentTarget.checked)}
      />
      <Button disabled={!stored} onClick={onStored}>
        {t('backup.close')}
      </Button>
    </Stack>
  );
}
