import { useMessages } from '../../i18n/useMessages.js';
import { useAnnounce } from './Announcer.js';
import classes from '../components.module.css';
import { Icon } from '../Icon.js';
import { messages } from '../messages.js';

interface RequestIdProps {
  id: string | null;
  /** In a table with many columns: truncated unless the window is wide. */
  narrow?: boolean;
}

/** A request id for logs and support, with a copy button. The full id is in the page even if it is truncated. */
export function RequestId({ id, narrow = false }: RequestIdProps) {
  const { t } = useMessages(messages);
  const announce = useAnnounce();
  if (id === null) return <>–</>;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(id);
      announce(t('request.copied'));
    } catch {
      announce(id); // the browser doesn't let this page copy: the id can be read here
    }
  };
  return (
    <span className={classes.requestId}>
      <code title={id} {...(narrow && { 'data-narrow': true })}>
        {id}
      </code>
      <button
        type="button"
        title={t('request.copy')}
        aria-label={t('request.copyId', { id })}
        onClick={() => void copy()}
      >
        <Icon name="copy" size={14} />
      </button>
    </span>
  );
}
