import type { ReactNode } from 'react';
import { PageHeader } from '../../components/PageHeader.js';
import classes from './AuthPage.module.css';

/** The sheet of a page before signing in. */
export function AuthPage({
  title,
  lead,
  foot,
  children,
}: {
  title: string;
  lead?: ReactNode;
  foot?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={classes.sheet}>
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
