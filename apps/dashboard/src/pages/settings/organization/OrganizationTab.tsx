import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import { useHasRole, useMe, useReloadMe } from '../../../api/me.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { FormError, useSubmit } from '../../../components/forms.js';
import { Notice } from '../../../components/notices/Notice.js';
import { Panel } from '../../../components/Panel.js';
import { ErrorState, Loading } from '../../../components/notices/states.js';
import { useScrollToHash } from '../../../components/useScrollToHash.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages as settings } from '../messages.js';
import classes from '../Settings.module.css';
import { InvitePanel } from './InvitePanel.js';
import { InvitationsPanel } from './InvitationsPanel.js';
import { MembersPanel } from './MembersPanel.js';
import { messages } from './messages.js';
import { PurposePanel } from './PurposePanel.js';
import { ORGANIZATION, useOrganization, type OrganizationDetail } from './queries.js';

/** The organization: its name, members and roles. Owners can change it, others can see it. */
export function OrganizationTab() {
  const organization = useOrganization();
  const isOwner = useHasRole('owner');
  useScrollToHash(organization.data !== undefined);
  if (organization.isError && !organization.data)
    return <ErrorState error={organization.error} onRetry={() => void organization.refetch()} />;
  if (!organization.data) return <Loading />;
  return (
    <>
      <NamePanel key={organization.data.id} organization={organization.data} isOwner={isOwner} />
      <PurposePanel stated={organization.data.purpose} isOwner={isOwner} />
      <MembersPanel organization={organization.data} isOwner={isOwner} />
      {isOwner && <InvitePanel />}
      {isOwner && organization.data.invitations.length > 0 && (
        <InvitationsPanel invitations={organization.data.invitations} />
      )}
    </>
  );
}

function NamePanel({ organization, isOwner }: { organization: OrganizationDetail; isOwner: boolean }) {
  const { t } = useMessages(messages);
  const { t: common } = useMessages(settings);
  const format = useFormat();
  const api = useApi();
  const client = useQueryClient();
  const reloadMe = useReloadMe();
  const announce = useAnnounce();
  const corporate = useMe().organization?.corporate_domain ?? false;
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: organization.name },
    validate: { name: (value) => (value.trim() === '' ? t('nameNeeded') : null) },
  });
  const {
    onSubmit,
    busy,
    error: fault,
  } = useSubmit(form, async ({ name }) => {
    await api.patch('/api/organization', { body: { name: name.trim() } });
    await Promise.all([client.invalidateQueries({ queryKey: [ORGANIZATION] }), reloadMe()]);
    announce(common('saved'));
  });
  return (
    <Panel title={t('title')} note={t('since', { date: format.date(organization.created_at) })}>
      <form onSubmit={onSubmit} noValidate className={classes.form}>
        <TextInput
          label={t('name')}
          readOnly={!isOwner}
          autoComplete="organization"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        {corporate && (
          <Notice tone="accent" title={t('corporate')}>
            {t('corporateNote')}
          </Notice>
        )}
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
