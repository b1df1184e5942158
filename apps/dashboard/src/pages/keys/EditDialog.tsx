import { useAnnounce } from '../../components/notices/Announcer.js';
import { Dialog } from '../../components/dialogs/Dialog.js';
import { useMessages } from '../../i18n/useMessages.js';
import { formOf } from './key-form.js';
import { KeyForm } from './KeyForm.js';
import { messages } from './messages.js';
import { useKeyActions } from './queries.js';
import type { Key } from './queries.js';

/** Changes a key's name, codes, limit and allowed addresses. */
export function EditDialog({ apiKey, onClose }: { apiKey: Key; onClose: () => void }) {
  const { t } = useMessages(messages);
  const { update } = useKeyActions();
  const announce = useAnnounce();
  return (
    <Dialog opened onClose={onClose} title={t('editDialog.title', { name: apiKey.name })} size="lg">
      <KeyForm
        values={formOf(apiKey)}
        submit={t('editDialog.submit')}
        family={apiKey.rolled_from !== null || apiKey.replaced_by !== null}
        onSend={async (settings) => {
          await update(apiKey.id, settings);
          announce(t('editDialog.saved', { name: settings.name }));
          onClose();
        }}
      />
    </Dialog>
  );
}
