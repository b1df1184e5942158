import type { ReactNode } from 'react';
import { PageHeader } from '../../components/PageHeader.js';
import classes from './AuthPage.module.css';

interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  /** For content with long lines. */
  wide?: boolean;
  foot?: ReactNode;
  children?: ReactNode;
}

/** The layout of a page before signing in. */
export function AuthPage({ title, lead, wide = false, foot, children }: AuthPageProps) {
  return (
    <div className={classes.sheet} data-wide={wide}>
      <PageHeader title={title} lead={lead} />
      {children}
      {foot !== undefined && <p className={classes.foot}>{foot}</p>}
    </div>
  );
}

/** A divider between two ways to sign in. */
export function Or({ children }: { children: ReactNode }) {
  return <p className={classes.or}>{children}</p>;
}
