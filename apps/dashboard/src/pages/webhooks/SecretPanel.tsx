import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { SecretOnce } from '../../components/copy.js';
import { Dialog } from '../../components/dialogs/Dialog.js';
import { FormError } from '../../components/forms.js';
import { Notice } from '../../components/notices/Notice.js';
import { Panel } from '../../components/Panel.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { useWebhookActions } from './queries.js';
import type { NewSecret, Webhook } from './queries.js';

/** The signing secrets, and a button to create another. */
export function SecretPanel({ secrets, may }: { secrets: Webhook['secrets']; may: boolean }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const [current, former] = secrets;
  return (
    <Panel title={t('secret.title')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t('secret.what')}</Text>
        {current ? (
          <Text size="sm">{t('secret.current', { time: format.dateTime(current.created_at) })}</Text>
        ) : (
          <Notice tone="warning">{t('secret.none')}</Notice>
        )}
        {former?.expires_at && (
          <Text size="sm">{t('secret.former', { time: format.dateTime(former.expires_at) })}</Text>
        )}
        {may && (
          <Button variant={current ? 'default' : 'filled'} onClick={() => setOpened(true)}>
            {current ? t('secret.rotate') : t('secret.make')}
          </Button>
        )}
      </Stack>
      {opened && <SecretDialog isFirst={!current} inOverlap={former !== undefined} onClose={() => setOpened(false)} />}
    </Panel>
  );
}

interface SecretDialogProps {
  isFirst: boolean;
  inOverlap: boolean;
  onClose: () => void;
}

/** Creates a secret after a confirmation, and shows it. */
function SecretDialog({ isFirst, inOverlap, onClose }: SecretDialogProps) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const { rotate } = useWebhookActions();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const [made, setMade] = useState<NewSecret | null>(null);
  const make = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      setMade(await rotate());
    } catch (error) {
      setFault(error);
    } finally {
      setBusy(false);
    }
  };
  if (made) {
    const { previous_expires_at: end } = made;
    return (
      <Dialog opened onClose={onClose} title={t('secret.newTitle')} closable={false} size="lg">
        <Stack gap="md">
          {end !== null && <Text size="sm">{t('secret.overlap', { time: format.dateTime(end) })}</Text>}
          <SecretOnce secret={made.secret} label={t('secret.label')} onStored={onClose} done={t('secret.done')} />
        </Stack>
      </Dialog>
    );
  }
  return (
    <Dialog opened onClose={onClose} title={isFirst ? t('secret.make') : t('secret.rotateTitle')}>
      <Stack gap="md">
        <Text size="sm">{isFirst ? t('secret.what') : t('secret.rotateWhat')}</Text>
        {inOverlap && <Notice tone="warning">{t('secret.rotateAgain')}</Notice>}
        <FormError error={fault} />
        <Group justify="flex-end">
          <Button loading={busy} onClick={() => void make()}>
            {isFirst ? t('secret.make') : t('secret.rotate')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
