import { Button } from '@mantine/core';
import { Icon } from '../../../components/Icon.js';
import { Panel } from '../../../components/Panel.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { targetOf } from './draft.js';
import type { Draft, DraftResult } from './draft.js';
import { fieldsOf } from './fields.js';
import type { Field } from './fields.js';
import { FieldInput } from './FieldInput.js';
import { messages } from '../messages.js';
import { titleOf } from '../names.js';
import type { SandboxOperation } from './operation.js';
import { PricePreview } from './PricePreview.js';
import classes from '../Sandbox.module.css';
import { lookup } from '../../../lookup.js';

interface RequestFormProps {
  operation: SandboxOperation;
  draft: Draft;
  made: DraftResult;
  busy: boolean;
  onChange: (draft: Draft) => void;
  onReset: () => void;
  onRun: () => void;
}

/** The parameters of a call, its price, and the Run button. */
export function RequestForm({ operation, draft, made, busy, onChange, onReset, onRun }: RequestFormProps) {
  const { t, language } = useMessages(messages);
  const fields = fieldsOf(operation);
  const errors = 'faults' in made ? made.faults : {};
  const shown = (field: Field) => (
    <FieldInput
      key={field.key}
      field={field}
      text={lookup(draft, field.key) ?? ''}
      fault={lookup(errors, field.key)}
      onChange={(text) => onChange({ ...draft, [field.key]: text })}
    />
  );
  const headers = fields.filter(({ place }) => place === 'header');
  const target = 'request' in made ? targetOf(made.request) : operation.path;
  return (
    <Panel title={titleOf(operation, language)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onRun();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onRun();
        }}
      >
        <p className={classes.path} data-testid="target" tabIndex={0}>
          <strong>{operation.method}</strong> {target}
        </p>
        <div className={classes.fields}>{fields.filter(({ place }) => place !== 'header').map(shown)}</div>
        {headers.length > 0 && (
          <details className={classes.headers} style={{ marginTop: '0.875rem' }}>
            <summary>{t('form.headers')}</summary>
            <div className={classes.fields}>{headers.map(shown)}</div>
          </details>
        )}
        <div className={classes.foot}>
          <PricePreview operation={operation} request={'request' in made ? made.request : null} />
          <div className={classes.buttons}>
            {fields.length > 0 && (
              <Button variant="default" onClick={onReset}>
                {t('form.reset')}
              </Button>
            )}
            <Button
              type="submit"
              leftSection={<Icon name="play" size={14} />}
              disabled={busy || 'faults' in made}
              title={t('form.shortcut')}
            >
              {busy ? t('form.running') : t('form.run')}
            </Button>
          </div>
        </div>
      </form>
    </Panel>
  );
}
