import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../components/Icon.js';
import classes from './Shell.module.css';

interface DisclosureProps {
  /** The button's content and name. */
  button: ReactNode;
  /** `close` closes it after a choice. */
  children: (close: () => void) => ReactNode;
}

/** A button that shows what is below it; Escape, a click elsewhere or leaving it by keyboard closes it. */
export function Disclosure({ button, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useId();
  useEffect(() => {
    if (!open) return undefined;
    const heed = (event: Event) => {
      if (!whole.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', heed);
    document.addEventListener('focusin', heed);
    return () => {
      document.removeEventListener('pointerdown', heed);
      document.removeEventListener('focusin', heed);
    };
  }, [open]);
  return (
    <div
      className={classes.disclosure}
      ref={whole}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        trigger.current?.focus();
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={classes.disclosureButton}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {button}
        <Icon name="down" size={14} />
      </button>
      <div id={panel} className={classes.disclosurePanel} hidden={!open}>
        {open && children(() => setOpen(false))}
      </div>
    </div>
  );
}
