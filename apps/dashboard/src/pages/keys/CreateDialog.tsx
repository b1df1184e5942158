import { useState } from 'react';
import { Dialog } from '../../components/dialogs/Dialog.js';
import { useMessages } from '../../i18n/useMessages.js';
import { EMPTY_FORM } from './key-form.js';
import { KeyForm } from './KeyForm.js';
import { messages } from './messages.js';
import { NewKey } from './NewKey.js';
import { useKeyActions } from './queries.js';

/** Creates a key, and shows it once. */
export function CreateDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useMessages(messages);
  const { create } = useKeyActions();
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    setSecret(null);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={secret === null ? t('createDialog.title') : t('once.title')}
      closable={secret === null}
      size="lg"
    >
      {secret === null ? (
        <KeyForm
          values={EMPTY_FORM}
          submit={t('createDialog.submit')}
          onSend={async (settings) => setSecret((await create(settings)).key)}
        />
      ) : (
        <NewKey secret={secret} onStored={close} />
      )}
    </Dialog>
  );
}
