import { Button, Group, Kbd, Stack, Text } from '@mantine/core';
import { Dialog } from '../../../components/dialogs/Dialog.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from './messages.js';
import classes from '../screening.module.css';

const KEYS = [
  ['j', 'next'],
  ['k', 'previous'],
  ['d', 'dismiss'],
  ['c', 'confirm'],
  ['?', 'help'],
] as const;

/** What the keys of the list of hits do. */
export function KeysHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useMessages(messages);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('help.title')}>
      <Stack gap="md">
        <Text>{t('help.text')}</Text>
        <dl className={classes.keys}>
          {KEYS.map(([key, name]) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{t(`help.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('help.close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
