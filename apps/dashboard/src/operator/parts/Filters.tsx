import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import classes from './parts.module.css';

/** The filters above a list. */
export function Filters({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.filters} role="search" aria-label={label}>
      {children}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | '';
  /** Each with its name; the first is always "all". */
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value | '') => void;
}

/** A choice of one of a few options, or all. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const { t } = useMessages(messages);
  return (
    <NativeSelect
      label={label}
      value={value}
      data={[{ value: '', label: t('all') }, ...options.map(([one, name]) => ({ value: one, label: name }))]}
      onChange={(event) => onChange(event.currentTarget.value as Value | '')}
    />
  );
}
