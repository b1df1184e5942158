import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Panel } from '../../components/Panel.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages as callMessages } from './calls/messages.js';
import { FILTERS, RANGES, daysOf, rangeOf, type Filter, type Range } from './filter.js';
import { messages } from './messages.js';
import type { Choices } from './queries.js';
import classes from './usage.module.css';

const OUTCOMES = ['charged', 'free', 'given_back'] as const;

interface FilterPanelProps {
  filter: Filter;
  choices: Choices | undefined;
  now: Date;
  onChange: (change: Partial<Filter>) => void;
}

/** Filters the calls; each choice takes effect at once. */
export function FilterPanel({ filter, choices, now, onChange }: FilterPanelProps) {
  const { t } = useMessages(messages);
  const { t: tCalls } = useMessages(callMessages);
  const range = rangeOf(filter, now);
  const any = { value: '', label: t('any') };
  // The current value is among the choices, even if no recent call matches it.
  const withOwn = (values: readonly string[], own: string): string[] =>
    own === '' || values.includes(own) ? [...values] : [own, ...values];
  const keys =
    choices?.keys.map(({ id, name, prefix }) => ({ value: String(id), label: `${name} (${prefix}…)` })) ?? [];
  const knowsKey = filter.key === '' || keys.some(({ value }) => value === filter.key);
  const isFiltered = FILTERS.some((name) => filter[name] !== '');
  return (
    <Panel
      title={t('filter')}
      actions={
        isFiltered && (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => onChange(Object.fromEntries(FILTERS.map((name) => [name, ''])))}
          >
            {t('clear')}
          </Button>
        )
      }
    >
      <div className={classes.filter}>
        <NativeSelect
          label={t('range')}
          value={range ?? 'other'}
          onChange={({ currentTarget: { value } }) => {
            if (value !== 'other') onChange(daysOf(value as Range, now));
          }}
          data={[...RANGES, ...(range === null ? (['other'] as const) : [])].map((value) => ({
            value,
            label: t(`ranges.${value}`),
          }))}
        />
        <TextInput
          type="date"
          label={t('from')}
          value={filter.from || daysOf('month', now).from}
          max={filter.to || daysOf('month', now).to}
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') onChange({ from: value, to: filter.to || daysOf('month', now).to });
          }}
        />
        <TextInput
          type="date"
          label={t('to')}
          value={filter.to || daysOf('month', now).to}
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') onChange({ from: filter.from || daysOf('month', now).from, to: value });
          }}
        />
        <NativeSelect
          label={t('key')}
          value={filter.key}
          onChange={({ currentTarget: { value } }) => onChange({ key: value })}
          data={[any, ...keys, ...(knowsKey ? [] : [{ value: filter.key, label: filter.key }])]}
        />
        <NativeSelect
          label={t('code')}
          value={filter.code}
          onChange={({ currentTarget: { value } }) => onChange({ code: value })}
          data={[any, ...withOwn(choices?.codes ?? [], filter.code)]}
        />
        <NativeSelect
          label={t('route')}
          value={filter.route}
          onChange={({ currentTarget: { value } }) => onChange({ route: value })}
          data={[any, ...withOwn(choices?.routes ?? [], filter.route)]}
        />
        <ReferenceInput value={filter.reference} onChange={(reference) => onChange({ reference })} />
        <NativeSelect
          label={t('outcome')}
          value={filter.outcome}
          onChange={({ currentTarget: { value } }) => onChange({ outcome: value })}
          data={[any, ...OUTCOMES.map((value) => ({ value, label: tCalls(`outcomes.${value}`) }))]}
        />
      </div>
    </Panel>
  );
}

/** Takes effect with Enter or when the field loses focus. */
function ReferenceInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useMessages(messages);
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const send = (): void => {
    if (text.trim() !== value) onChange(text.trim());
  };
  return (
    <TextInput
      label={t('reference')}
      value={text}
      maxLength={64}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={send}
      onKeyDown={({ key }) => {
        if (key === 'Enter') send();
      }}
    />
  );
}
