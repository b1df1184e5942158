import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMessages } from '../../../i18n/useMessages.js';
import { listOf } from './fields.js';
import type { Field } from './fields.js';
import { messages } from '../messages.js';
import { meaningOf } from '../names.js';
import classes from '../Sandbox.module.css';

interface FieldInputProps {
  field: Field;
  text: string;
  fault: 'required' | 'integer' | 'number' | 'json' | undefined;
  onChange: (text: string) => void;
}

/** A parameter or member of a call. */
export function FieldInput({ field, text, fault, onChange }: FieldInputProps) {
  const { t, language } = useMessages(messages);
  const { name, kind, required, schema, options } = field;
  const keys = schema.keys === undefined || schema.keys.length === 0 ? '' : schema.keys.join(', ');
  const description = [meaningOf(field, language), keys && t('form.keys', { keys })].filter((one) => one !== '');
  const common = {
    size: 'xs' as const,
    label: name,
    value: text,
    description: description.join(' ') || undefined,
    required,
    withAsterisk: required,
    error: fault && t(`fault.${fault}`),
  };
  const write = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  switch (kind) {
    case 'choice':
    case 'boolean': {
      const values = kind === 'boolean' ? ['true', 'false'] : options;
      return (
        <NativeSelect
          {...common}
          onChange={write}
          data={[{ value: '', label: standardOf(schema.default) }, ...values]}
        />
      );
    }
    case 'json':
      return (
        <Textarea
          {...common}
          className={classes.wide ?? ''}
          onChange={write}
          autosize
          minRows={2}
          maxRows={14}
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        />
      );
    case 'codes':
      return (
        <div className={classes.wide}>
          <TextInput {...common} description={language === 'es' ? common.description : undefined} onChange={write} />
          <Codes chosen={listOf(text)} options={options} onChange={(codes) => onChange(codes.join(', '))} />
        </div>
      );
    default:
      return (
        <TextInput
          {...common}
          onChange={write}
          placeholder={schema.default === undefined ? '' : standardOf(schema.default)}
          inputMode={kind === 'integer' ? 'numeric' : kind === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          spellCheck={false}
        />
      );
  }
}

/** The default for an empty field. */
const standardOf = (value: unknown): string =>
  value === undefined ? '–' : `– (${typeof value === 'string' ? value : JSON.stringify(value)})`;

interface CodesProps {
  chosen: readonly string[];
  options: readonly string[];
  onChange: (codes: string[]) => void;
}

/** Codes to choose from; the text field beside them accepts others too. */
function Codes({ chosen, options, onChange }: CodesProps) {
  const { t } = useMessages(messages);
  return (
    <div className={classes.codes} role="group" aria-label={t('form.codes')}>
      {options.map((code) => {
        const isChosen = chosen.includes(code);
        return (
          <button
            key={code}
            type="button"
            className={classes.code}
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? chosen.filter((one) => one !== code) : [...chosen, code])}
          >
            {code}
          </button>
        );
      })}
    </div>
  );
}
