import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { useMessages } from '../../i18n/useMessages.js';
import classes from './codes.module.css';
import { messages } from './messages.js';
import type { Code } from './product-codes.js';

interface CodePickerProps {
  label: string;
  description?: string;
  /** The available codes. */
  codes: readonly Code[];
  value: readonly string[];
  onChange: (codes: string[]) => void;
  error?: string | undefined;
}

/** A selection of product codes, each with its contents. */
export function CodePicker({ label, description, codes, value, onChange, error }: CodePickerProps) {
  const { t } = useMessages(messages);
  const about = useId();
  const choose = (code: Code, chosen: boolean) =>
    // In the order of the catalog, not of selection.
    onChange(codes.filter((one) => (one === code ? chosen : value.includes(one))));
  return (
    <fieldset className={classes.picker} aria-describedby={about}>
      <legend className={classes.legend}>{label}</legend>
      <div id={about} className={classes.about}>
        {description}
        {error !== undefined && (
          <span className={classes.error} role="alert">
            {error}
          </span>
        )}
      </div>
      <div className={classes.choices}>
        {codes.map((code) => (
          <Checkbox
            key={code}
            size="xs"
            label={
              <>
                <code>{code}</code> <span className={classes.gives}>{t(`codes.${code}`)}</span>
              </>
            }
            checked={value.includes(code)}
            onChange={(event) => choose(code, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
