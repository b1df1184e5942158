import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../i18n/useMessages.js';
import { useAnnounce } from './notices/Announcer.js';
import classes from './components.module.css';
import { Icon } from './Icon.js';
import { messages } from './messages.js';
import { Notice } from './notices/Notice.js';

interface CopyButtonProps {
  text: string;
  /** The copied value's name, for screen readers. */
  label?: string;
  variant?: 'default' | 'subtle' | 'filled';
}

/** Copies, and confirms it. */
export function CopyButton({ text, label, variant = 'default' }: CopyButtonProps) {
  const { t } = useMessages(messages);
  const announce = useAnnounce();
  const [done, setDone] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      announce(t('copied'));
    } catch {
      announce(t('copyFailed'));
    }
  };
  return (
    <Button
      size="compact-sm"
      variant={variant}
      leftSection={<Icon name={done ? 'check' : 'copy'} size={14} />}
      onClick={copy}
      {...(label !== undefined && { 'aria-label': `${t('copy')}: ${label}` })}
    >
      {done ? t('copied') : t('copy')}
    </Button>
  );
}

/** A program's text below its name, to read and to copy. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <div className={classes.code}>
      <div className={classes.codeHeader}>
        <span>{label}</span>
        <CopyButton text={code} label={label} variant="subtle" />
      </div>
      {/* It may be wider than the page: the focus lets the keyboard scroll it. */}
      <pre className={classes.codeText} tabIndex={0} aria-label={label}>
        <code>{code}</code>
      </pre>
    </div>
  );
}

interface SecretOnceProps {
  secret: string;
  /** The secret's name, such as "Your API key". */
  label: string;
  /** Called when the user has confirmed that it is stored. */
  onStored: () => void;
  /** The label of the button that ends it. */
  done: string;
}

/** A secret that can't be shown again: the user confirms that it is stored before it disappears. */
export function SecretOnce({ secret, label, onStored, done }: SecretOnceProps) {
  const { t } = useMessages(messages);
  const [stored, setStored] = useState(false);
  return (
    <div className={classes.secret}>
      <div>
        <div className={classes.statLabel}>{label}</div>
        <code className={classes.secretText} data-testid="secret">
          {secret}
        </code>
      </div>
      <div className={classes.actions}>
        <CopyButton text={secret} label={label} variant="filled" />
      </div>
      <Notice tone="warning">{t('secret.once')}</Notice>
      <Checkbox
        label={t('secret.stored')}
        checked={stored}
        onChange={(event) => setStored(event.currentTarget.checked)}
      />
      <div>
        <Button disabled={!stored} onClick={onStored}>
          {done}
        </Button>
      </div>
    </div>
  );
}
