import type { UseFormReturnType } from '@mantine/form';
import { useState, type SubmitEvent } from 'react';
import { BackendError } from '../api/backend-error.js';
import { useErrorText } from './notices/error-text.js';
import { Notice } from './notices/Notice.js';
import { lookup } from '../lookup.js';

interface FormErrorProps {
  /** Renders nothing without an error. */
  error: unknown;
  say?: (error: BackendError) => string | undefined;
}

/** The backend's error about a form as a whole. */
export function FormError({ error, say }: FormErrorProps) {
  const errorText = useErrorText();
  if (error === undefined || error === null) return null;
  return (
    <Notice tone="bad" live="alert">
      {errorText(error, say)}
    </Notice>
  );
}

export interface Submission {
  /** For `<form onSubmit>`. */
  onSubmit: (event?: SubmitEvent<HTMLFormElement>) => void;
  busy: boolean;
  /** An error without a field of the form; for `FormError`. */
  error: unknown;
}

/**
 * Submits a form. An error that names a field is shown at that field, which takes the focus; so does the first field that the
 * form itself rejects.
 * @param fields names that the backend uses, and those of the form, where they differ
 * @param say the page's own texts for codes
 */
export function useSubmit<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  send: (values: Values) => Promise<unknown>,
  { fields = {}, say }: { fields?: Record<string, string>; say?: (error: BackendError) => string | undefined } = {},
): Submission {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const focus = (field: string | undefined) => {
    if (field !== undefined) form.getInputNode(field)?.focus();
  };
  const submit = async (values: Values) => {
    setBusy(true);
    setFault(undefined);
    try {
      await send(values);
    } catch (error) {
      const named =
        error instanceof BackendError && error.field !== undefined ? (lookup(fields, error.field) ?? error.field) : '';
      if (error instanceof BackendError && Object.hasOwn(form.getValues(), named)) {
        form.setFieldError(named, errorText(error, say));
        focus(named);
      } else setFault(error);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = form.onSubmit(
    (values) => void submit(values),
    (errors) => {
      setFault(undefined);
      focus(Object.keys(errors)[0]);
    },
  );
  return { onSubmit, busy, error: fault };
}
