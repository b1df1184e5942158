import { PageHeader } from '../../components/PageHeader.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';

export default function SettingsPage() {
  const { t } = useMessages(messages);
  return <PageHeader title={t('title')} />;
}
