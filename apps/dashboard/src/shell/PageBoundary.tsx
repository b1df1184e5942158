import { Button } from '@mantine/core';
import { Component, Suspense, type ReactNode } from 'react';
import { EmptyState, Loading } from '../components/notices/states.js';
import { useMessages } from '../i18n/useMessages.js';
import { messages } from './messages.js';

/** Limits a page's failure to that page: the rest of the dashboard stays usable. `place` is the page: another one resets it. */
export function PageBoundary({ place, children }: { place: string; children: ReactNode }) {
  return (
    <Boundary key={place}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Boundary>
  );
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
  const { t } = useMessages(messages);
  return (
    <div role="alert">
      <EmptyState
        title={t('crashed.title')}
        action={<Button onClick={() => window.location.reload()}>{t('crashed.reload')}</Button>}
      >
        {t('crashed.text')}
      </EmptyState>
    </div>
  );
}
