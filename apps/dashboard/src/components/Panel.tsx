import { useId, type ReactNode } from 'react';
import classes from './components.module.css';

interface PanelProps {
  title?: string;
  note?: ReactNode;
  actions?: ReactNode;
  /** No padding around the body, for tables. */
  flush?: boolean;
  /** The anchor for links to the panel. */
  id?: string;
  children: ReactNode;
}

/** A section of a page, named by its h2. */
export function Panel({ title, note, actions, flush = false, id, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={classes.panel} id={id} {...(title !== undefined && { 'aria-labelledby': heading })}>
      {title !== undefined && (
        <div className={classes.panelHeader}>
          <div>
            <h2 className={classes.panelTitle} id={heading}>
              {title}
            </h2>
            {note !== undefined && <p className={classes.panelNote}>{note}</p>}
          </div>
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      <div className={flush ? classes.panelFlush : classes.panelBody}>{children}</div>
    </section>
  );
}
