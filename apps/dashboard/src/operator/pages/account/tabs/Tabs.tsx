import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import classes from '../account.module.css';
import { lookup } from '../../../../lookup.js';

interface TabsProps<Tab extends string> {
  label: string;
  tabs: readonly (readonly [Tab, string])[];
  current: Tab;
  onChange: (tab: Tab) => void;
  children: ReactNode;
}

/** Tabs of a page, one shown at a time; the arrow keys switch between them (WAI-ARIA tabs). */
export function Tabs<Tab extends string>({ label, tabs, current, onChange, children }: TabsProps<Tab>) {
  const list = useRef<HTMLDivElement>(null);
  const move = ({ key }: KeyboardEvent): void => {
    const at = tabs.findIndex(([tab]) => tab === current);
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const step = lookup(steps, key);
    if (step === undefined) return;
    const index = (step + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
    onChange(next[0]);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={classes.tabs} onKeyDown={move}>
        {tabs.map(([tab, name]) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === current}
            aria-controls="tab-content"
            tabIndex={tab === current ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(tab)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-content" aria-labelledby={`tab-${current}`} className={classes.content}>
        {children}
      </div>
    </div>
  );
}
