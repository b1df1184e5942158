import { Button, NativeSelect, Radio, Stack, Text, TextInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '../../api/api-context.js';
import type { PlatformSchemas } from '../../api/paths.js';
import { FormError, useSubmit } from '../../components/forms.js';
import { Notice } from '../../components/notices/Notice.js';
import { useCountryName } from '../../format/country.js';
import { looksLikeEmail } from '../../format/email.js';
import { useMessages } from '../../i18n/useMessages.js';
import { AuthPage } from '../auth/AuthPage.js';
import { messages } from './messages.js';
import { RequestSent } from './RequestSent.js';
import { useDataRequestErrorText } from './useDataRequestErrorText.js';

type Law = PlatformSchemas['schemas']['DataRightsLawView'];

const RIGHTS = ['access', 'rectification', 'erasure', 'objection'] as const;

/** The public form about personal data. `?entity=` fills in the entity, as entity pages link here. */
export default function DataRequestPage() {
  const { t, language } = useMessages(messages);
  const api = useApi();
  const [parameters] = useSearchParams();
  const laws = useLaws();
  const say = useDataRequestErrorText();
  const countryName = useCountryName();
  const countries = [...new Set(laws?.map(({ jurisdiction }) => jurisdiction))];
  const [sent, setSent] = useState<{ email: string; hours: number }>();
  const entity = parameters.get('entity') ?? '';
  const form = useForm({
    initialValues: {
      ...{ jurisdiction: countryOf(entity), right: 'access', name: '', identifiers: '' },
      ...{ entity, about: '', email: '' },
    },
    validate: {
      name: (value) => (value.trim() === '' ? t('nameNeeded') : null),
      about: (value) => (value.trim() === '' ? t('aboutNeeded') : null),
      email: (value) => (looksLikeEmail(value) ? null : t('emailNeeded')),
    },
  });
  const { onSubmit, busy, error } = useSubmit(
    form,
    async ({ identifiers, entity: about, ...values }) => {
      const { hours } = await api.post('/api/data-requests', {
        body: {
          ...values,
          jurisdiction: chosenOf(values.jurisdiction, countries),
          ...{ name: values.name.trim(), email: values.email.trim(), language },
          ...(identifiers.trim() !== '' && { identifiers: identifiers.trim() }),
          ...(about.trim() !== '' && { entity: about.trim() }),
        },
      });
      setSent({ email: values.email.trim(), hours });
    },
    { say },
  );
  if (sent) return <RequestSent {...sent} />;
  const { right } = form.getValues();
  const jurisdiction = chosenOf(form.getValues().jurisdiction, countries);
  const law = laws?.find((one) => one.jurisdiction === jurisdiction && one.right === right);
  return (
    <AuthPage title={t('title')} lead={t('lead')} wide>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <NativeSelect
            label={t('country')}
            data={countries.map((value) => ({ value, label: countryName(value) }))}
            {...form.getInputProps('jurisdiction')}
            value={jurisdiction}
          />
          <Radio.Group label={t('right')} {...form.getInputProps('right')}>
            <Stack gap={8} mt={6}>
              {RIGHTS.map((value) => (
                <Radio key={value} value={value} label={t(`rights.${value}`)} />
              ))}
            </Stack>
          </Radio.Group>
          <div aria-live="polite">{law && <Clock law={law} />}</div>
          <TextInput
            label={t('name')}
            description={t('nameHint')}
            autoComplete="name"
            maxLength={100}
            {...form.getInputProps('name')}
          />
          <TextInput
            label={t('identifiers')}
            description={t('identifiersHint')}
            maxLength={200}
            {...form.getInputProps('identifiers')}
          />
          <TextInput
            label={t('entity')}
            description={t('entityHint')}
            maxLength={300}
            {...form.getInputProps('entity')}
          />
          <Textarea
            label={t('about')}
            description={t('aboutHint')}
            rows={5}
            maxLength={2_000}
            {...form.getInputProps('about')}
          />
          <TextInput
            label={t('email')}
            description={t('emailHint')}
            type="email"
            autoComplete="email"
            {...form.getInputProps('email')}
          />
          <FormError error={error} say={say} />
          <Button type="submit" loading={busy}>
            {t('submit')}
          </Button>
        </Stack>
      </form>
      <Notice tone="neutral">{t('promise')}</Notice>
      <Notice tone="neutral">{t('official')}</Notice>
    </AuthPage>
  );
}

function Clock({ law }: { law: Law }) {
  const { t } = useMessages(messages);
  const { counted, days, extension } = law;
  const article = law.to_be_confirmed ? t('clock.unconfirmed', { article: law.article }) : law.article;
  return (
    <Text size="sm">
      {t(`clock.${counted}`, { count: days, article })}
      {extension !== null && ` ${t('clock.extension', { count: extension })}`}
    </Text>
  );
}

function useLaws(): readonly Law[] | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['data-rights'],
    queryFn: ({ signal }) => api.get('/api/data-requests/rights', { signal }),
    staleTime: Infinity,
  });
  return data?.laws;
}

/** The country of a typed id, such as the first two letters of `xy_own_42`; '' for anything else. */
const countryOf = (entity: string): string => /^([a-z]{2})_/.exec(entity)?.[1] ?? '';

/** The chosen country; without a choice the first of the list, as the field shows it. */
const chosenOf = (chosen: string, countries: readonly string[]): string =>
  countries.includes(chosen) ? chosen : (countries[0] ?? '');
