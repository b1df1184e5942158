import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages.js';
import classes from './Sandbox.module.css';
import { messages } from './messages.js';

/** Levels of a long response that are expanded at first, and its minimum length; a short one is fully expanded. */
const OPEN_DEPTH = 3;
const LONG = 8_000;
/** Members of a value that are shown at once. */
const SHOWN = 100;

/** A JSON value to read; objects and lists can be collapsed. */
export function JsonTree({ value, label, length }: { value: unknown; label: string; length: number }) {
  const { t } = useMessages(messages);
  // Each command rebuilds the tree, expanded to this depth.
  const [{ depth, nr }, setOpen] = useState({ depth: length > LONG ? OPEN_DEPTH : Infinity, nr: 0 });
  return (
    <div>
      <div className={classes.treeActions}>
        <Button size="compact-xs" variant="subtle" onClick={() => setOpen({ depth: Infinity, nr: nr + 1 })}>
          {t('tree.unfold')}
        </Button>
        <Button size="compact-xs" variant="subtle" onClick={() => setOpen({ depth: 1, nr: nr + 1 })}>
          {t('tree.fold')}
        </Button>
      </div>
      <div className={classes.tree} role="group" aria-label={label} tabIndex={0} key={nr}>
        <Node value={value} depth={0} openDepth={depth} />
      </div>
    </div>
  );
}

interface NodeProps {
  name?: string;
  value: unknown;
  depth: number;
  openDepth: number;
}

function Node({ name, value, depth, openDepth }: NodeProps) {
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    return <Holder name={name} value={value} depth={depth} openDepth={openDepth} />;
  }
  return (
    <div className={classes.leaf}>
      <Name name={name} />
      <span className={classes[kindOf(value)]}>{JSON.stringify(value)}</span>
    </div>
  );
}

function Holder({ name, value, depth, openDepth }: NodeProps & { value: object; name: string | undefined }) {
  const { t } = useMessages(messages);
  const [open, setOpen] = useState(depth < openDepth);
  const [shown, setShown] = useState(SHOWN);
  const isList = Array.isArray(value);
  const entries = Object.entries(value) as [string, unknown][];
  const count = entries.length;
  return (
    <details className={classes.holder} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Name name={name} />
        <span className={classes.brackets}>{isList ? '[ ]' : '{ }'}</span>{' '}
        <span className={classes.count}>{t(isList ? 'tree.items' : 'tree.members', { count })}</span>
      </summary>
      {/* Collapsed content is not rendered: a response may contain thousands of values. */}
      {open && (
        <div className={classes.members}>
          {entries.slice(0, shown).map(([key, member]) => (
            <Node key={key} value={member} depth={depth + 1} openDepth={openDepth} {...(!isList && { name: key })} />
          ))}
          {count > shown && (
            <Button size="compact-xs" variant="subtle" onClick={() => setShown(shown + SHOWN)}>
              {t('tree.more', { count: count - shown })}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}

function Name({ name }: { name: string | undefined }) {
  return name === undefined ? null : <span className={classes.name}>{name}: </span>;
}

function kindOf(value: unknown): 'string' | 'number' | 'word' {
  return typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'word';
}
