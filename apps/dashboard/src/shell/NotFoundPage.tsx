import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { PageHeader } from '../components/PageHeader.js';
import { useMessages } from '../i18n/useMessages.js';
import { messages } from './messages.js';

export function NotFoundPage() {
  const { t } = useMessages(messages);
  return (
    <>
      <PageHeader title={t('notFound.title')} lead={t('notFound.text')} />
      <Button component={Link} to="/" variant="default">
        {t('notFound.back')}
      </Button>
    </>
  );
}
