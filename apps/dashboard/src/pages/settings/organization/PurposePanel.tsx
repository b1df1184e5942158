import { Button, NativeSelect } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { Notice } from '../../../components/notices/Notice.js';
import { Panel } from '../../../components/Panel.js';
import { useCountryName } from '../../../format/country.js';
import { PURPOSES, usePurposeName, type Purpose } from '../../../format/purpose.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages as settings } from '../messages.js';
import classes from '../Settings.module.css';
import { messages } from './messages.js';
import { ORGANIZATION, type StatedPurpose } from './queries.js';

/** What the account uses immigration, court and criminal records for. Errors of the API link here: #purpose. */
export function PurposePanel({ stated, isOwner }: { stated: StatedPurpose; isOwner: boolean }) {
  const { t } = useMessages(messages);
  const { t: common } = useMessages(settings);
  const api = useApi();
  const client = useQueryClient();
  const announce = useAnnounce();
  const format = useFormat();
  const countryName = useCountryName();
  const purposeName = usePurposeName();
  const countries = stated.required_in.map(countryName).join(', ');
  const form = useForm<{ purpose: Purpose | '' }>({
    mode: 'uncontrolled',
    initialValues: { purpose: stated.purpose ?? '' },
    validate: { purpose: (value) => (value === '' ? t('purpose.needed') : null) },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async ({ purpose }) => {
    await api.put('/api/organization/purpose', { body: { purpose: purpose as Purpose } });
    await client.invalidateQueries({ queryKey: [ORGANIZATION] });
    announce(common('saved'));
  });
  return (
    <Panel
      id="purpose"
      title={t('purpose.title')}
      note={stated.stated_at === null ? t('purpose.note') : t('purpose.since', { date: format.date(stated.stated_at) })}
    >
      <form onSubmit={onSubmit} noValidate className={classes.form}>
        {stated.purpose === null && stated.required_in.length > 0 && (
          <Notice tone="warning" title={t('purpose.required', { countries })}>
            {isOwner ? t('purpose.requiredOwner') : t('purpose.requiredOther')}
          </Notice>
        )}
        <NativeSelect
          label={t('purpose.label')}
          disabled={!isOwner}
          data={[
            ...(stated.purpose === null ? [{ value: '', label: t('purpose.none') }] : []),
            ...PURPOSES.map((value) => ({ value, label: purposeName(value) })),
          ]}
          key={form.key('purpose')}
          {...form.getInputProps('purpose')}
        />
        <FormError error={fault} />
        {isOwner && (
          <Button type="submit" loading={busy}>
            {common('save')}
          </Button>
        )}
      </form>
    </Panel>
  );
}
