import { useAnnounce } from '../../../components/Announcer.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from './calls.module.css';
import { messages } from './messages.js';

const SHOWN = 13;

/** What a request is called in logs and to support: its beginning, and the whole of it to copy. */
export function RequestId({ id }: { id: string | null }) {
  const { t } = useMessages(messages);
  const announce = useAnnounce();
  if (id === null) return <>–</>;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(id);
      announce(t('copied'));
    } catch {
      announce(id); // the browser does not let this page copy: here it is to be read
    }
  };
  const shown = id.length > SHOWN ? `${id.slice(0, SHOWN)}…` : id;
  return (
    <button
      type="button"
      className={classes.copy}
      title={id}
      aria-label={t('copyId', { id })}
      onClick={() => void copy()}
    >
      <code className={classes.code}>{shown}</code>
    </button>
  );
}
