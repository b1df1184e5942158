import type { ReactNode } from 'react';
import classes from '../components.module.css';
import { Icon, type IconName } from '../Icon.js';
import type { Tone } from '../cards/StatusBadge.js';

const ICONS: Record<Tone, IconName> = {
  good: 'check',
  warning: 'alert',
  bad: 'alert',
  neutral: 'info',
  unknown: 'info',
  locked: 'info',
  accent: 'info',
};

interface NoticeProps {
  tone: Tone;
  title?: string;
  /** `status` is announced when the reader is idle, `alert` at once; omitted if the text is there from the start. */
  live?: 'status' | 'alert';
  children?: ReactNode;
}

/** A message in the page. */
export function Notice({ tone, title, live, children }: NoticeProps) {
  return (
    <div className={`${classes.notice ?? ''} ${classes[tone] ?? ''}`} {...(live && { role: live })}>
      <Icon name={ICONS[tone]} />
      <div className={classes.noticeBody}>
        {title !== undefined && <strong className={classes.noticeTitle}>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
