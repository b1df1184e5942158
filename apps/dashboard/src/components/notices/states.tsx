import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BackendError } from '../../api/backend-error.js';
import { useMessages } from '../../i18n/useMessages.js';
import classes from '../components.module.css';
import { useErrorText } from './error-text.js';
import { messages } from '../messages.js';
import { Notice } from './Notice.js';

/** An empty state, with a way to change it. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <span className={classes.emptyTitle}>{title}</span>
      {children !== undefined && <span className={classes.emptyText}>{children}</span>}
      {action}
    </div>
  );
}

export function Loading() {
  const { t } = useMessages(messages);
  return (
    <div className={classes.loading} role="status">
      <span className={classes.spinner} aria-hidden="true" />
      {t('loading')}
    </div>
  );
}

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
  /** The page's own texts for codes. */
  say?: (error: BackendError) => string | undefined;
}

/** An error with what to do, in place of the content. */
export function ErrorState({ error, onRetry, say }: ErrorStateProps) {
  const { t } = useMessages(messages);
  const errorText = useErrorText();
  return (
    <div style={{ padding: '1rem' }}>
      <Notice tone="bad" title={t('fault.title')} live="alert">
        <p style={{ margin: '0 0 0.5rem' }}>{errorText(error, say)}</p>
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </Notice>
    </div>
  );
}
