import { Title } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import classes from './components.module.css';

/**
 * The only h1 of a page. It also sets the tab's title, and takes the focus when the user came from another page, so that a screen
 * reader starts here.
 */
export function PageHeader({ title, lead, actions }: { title: string; lead?: ReactNode; actions?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  // A page that the browser itself loaded keeps its own focus, and so does one whose filter changes the address.
  const [first] = useState(key === 'default' ? pathname : null);
  useEffect(() => {
    document.title = `${title} · Entity Registry`;
  }, [title]);
  useEffect(() => {
    if (pathname !== first) heading.current?.focus({ preventScroll: true });
  }, [pathname, first]);
  return (
    <header className={classes.pageHeader}>
      <div>
        <Title order={1} className={classes.pageTitle} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {lead !== undefined && <p className={classes.pageLead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
