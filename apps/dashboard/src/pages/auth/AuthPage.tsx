import type { ReactNode } from 'react';
import { PageHeader } from '../../components/PageHeader.js';
import classes from './AuthPage.module.css';

interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  /** For what has long lines. */
  wide?: boolean;
  foot?: ReactNode;
  children?: ReactNode;
}

/** The sheet of a page before signing in. */
export function AuthPage({ title, lead, wide = false, foot, children }: AuthPageProps) {
  return (
    <div className={classes.sheet} data-wide={wide}>
      <PageHeader title={title} lead={lead} />
      {children}
      {foot !== undefined && <p className={classes.foot}>{foot}</p>}
    </div>
  );
}

/** Between two ways to do the same. */
export function Or({ children }: { children: ReactNode }) {
  return <p className={classes.or}>{children}</p>;
}
