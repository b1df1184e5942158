import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../i18n/useMessages.js';
import { useAnnounce } from './Announcer.js';
import classes from './components.module.css';
import { Icon } from './Icon.js';
import { messages } from './messages.js';
import { Notice } from './Notice.js';

interface CopyButtonProps {
  text: string;
  /** What is copied, for who does not see what it stands beside. */
  label?: string;
  variant?: 'default' | 'subtle' | 'filled';
}

/** Copies, and says so. */
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

/** Text of a program below its name, to read and to copy. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <div className={classes.code}>
      <div className={classes.codeHeader}>
        <span>{label}</span>
        <CopyButton text={code} label={label} variant="subtle" />
      </div>
      {/* It may be wider than the page: the keyboard scrolls what has the focus. */}
      <pre className={classes.codeText} tabIndex={0} aria-label={label}>
        <code>{code}</code>
      </pre>
    </div>
  );
}

interface SecretOnceProps {
  secret: string;
  /** What it is, such as "Your API key". */
  label: string;
  /** Called when the reader has said that it is stored. */
  onStored: () => void;
  /** On the button that ends it. */
  done: string;
}

/** A secret that nobody can show again: the reader confirms to have it before it goes. */
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
