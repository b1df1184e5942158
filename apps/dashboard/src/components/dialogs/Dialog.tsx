import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.js';
import classes from './Dialog.module.css';
import { Icon } from '../Icon.js';
import { messages } from '../messages.js';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /**
   * Whether Escape and the cross close it; false while it shows a secret that isn't stored yet. It never closes while one of its
   * buttons is loading.
   */
  closable?: boolean;
  size?: 'md' | 'lg';
  children: ReactNode;
}

/** A question or form above the page: the browser's own dialog traps the focus and restores it. */
export function Dialog({ opened, onClose, title, closable = true, size = 'md', children }: DialogProps) {
  const { t } = useMessages(messages);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (!opened) return undefined;
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // The browser restores the focus only if the dialog is still in the page when it closes.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [opened]);
  if (!opened) return null;
  const close = () => {
    // The running action may return a secret that is shown once, so the dialog stays until it has ended.
    const working = dialog.current?.querySelector('button[data-loading]') ?? null;
    if (closable && working === null) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={`${classes.dialog ?? ''} ${size === 'lg' ? (classes.large ?? '') : ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // Some browsers let a second Escape through without a cancel event.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !closable) event.preventDefault();
      }}
    >
      <div className={classes.header}>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        {closable && (
          <button type="button" className={classes.close} onClick={close} aria-label={t('close')}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className={classes.body}>{children}</div>
    </dialog>
  );
}
