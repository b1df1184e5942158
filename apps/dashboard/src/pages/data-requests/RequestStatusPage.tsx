import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useApi } from '../../api/api-context.js';
import { BackendError, toBackendError } from '../../api/backend-error.js';
import type { PlatformSchemas } from '../../api/paths.js';
import { Time } from '../../components/cards/figures.js';
import { FormError } from '../../components/forms.js';
import { Notice } from '../../components/notices/Notice.js';
import { ErrorState, Loading } from '../../components/notices/states.js';
import { Panel } from '../../components/Panel.js';
import { useCountryName } from '../../format/country.js';
import { useMessages } from '../../i18n/useMessages.js';
import { AuthPage } from '../auth/AuthPage.js';
import { DeadLink, isWrongLink } from './ConfirmRequestPage.js';
import { DocumentForm } from './DocumentForm.js';
import { messages } from './messages.js';
import { useDataRequestErrorText } from './useDataRequestErrorText.js';
import classes from './data-requests.module.css';

type DataRequest = PlatformSchemas['schemas']['DataRequestView'];

/** The page of a request. Its secret follows the number sign, so that it is in no server's log. */
export default function RequestStatusPage() {
  const { hash } = useLocation();
  const link = hash.slice(1);
  const api = useApi();
  const client = useQueryClient();
  const say = useDataRequestErrorText();
  const queryKey = ['data-request', link];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.post('/api/data-requests/status', { body: { link }, signal }),
  });
  if (error instanceof BackendError && isWrongLink(error)) return <DeadLink />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} say={say} />;
  if (!data) return <Loading />;
  return <RequestStatus request={data} link={link} onUploaded={(after) => client.setQueryData(queryKey, after)} />;
}

interface RequestStatusProps {
  request: DataRequest;
  link: string;
  onUploaded: (request: DataRequest) => void;
}

function RequestStatus({ request, link, onUploaded }: RequestStatusProps) {
  const { t, has } = useMessages(messages);
  const countryName = useCountryName();
  const { id, right, jurisdiction, state, due_on: dueOn, received_at: receivedAt, article, events } = request;
  const said = (kind: string) => (has(`status.events.${kind}`) ? t(`status.events.${kind}` as 'status.state') : kind);
  const lead = t('status.lead', { right: t(`rights.${right}`), country: countryName(jurisdiction) });
  return (
    <AuthPage title={t('status.title', { id })} lead={lead} wide>
      <dl className={classes.facts}>
        <dt>{t('status.state')}</dt>
        <dd>
          <strong>{t(`status.states.${state}`)}</strong>
        </dd>
        <dt>{t('status.received')}</dt>
        <dd>
          <Time value={receivedAt} />
        </dd>
        <dt>{t('status.due')}</dt>
        <dd>{dueOn}</dd>
        <dt>{t('status.article')}</dt>
        <dd>{article}</dd>
      </dl>
      {request.needs_document && <DocumentForm link={link} onUploaded={onUploaded} />}
      {request.has_export && <Download id={id} link={link} />}
      <Panel title={t('status.history')}>
        <ol className={classes.history}>
          {events.map(({ at, kind, reason }) => (
            <li key={at + kind}>
              <Time value={at} /> · {said(kind)}
              {reason !== null && <p className={classes.reason}>{reason}</p>}
            </li>
          ))}
        </ol>
      </Panel>
      <Notice tone="neutral">{t('status.keep')}</Notice>
    </AuthPage>
  );
}

/** A file by its secret: not a link, since the secret must not be in an address. */
function Download({ id, link }: { id: number; link: string }) {
  const { t } = useMessages(messages);
  const say = useDataRequestErrorText();
  const api = useApi();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const response = await api.fetch('/api/data-requests/export', {
        ...{ method: 'POST', credentials: 'same-origin', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify({ link }),
      });
      if (!response.ok) throw await toBackendError(response);
      const address = URL.createObjectURL(await response.blob());
      const anchor = Object.assign(document.createElement('a'), {
        ...{ href: address, download: `data-request-${String(id)}.json` },
      });
      anchor.click();
      URL.revokeObjectURL(address);
    },
  });
  return (
    <div>
      <FormError error={error} say={say} />
      <Button loading={isPending} onClick={() => mutate()}>
        {t('status.download')}
      </Button>
    </div>
  );
}
