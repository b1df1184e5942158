import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useHasRole } from '../../../api/me.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from './messages.js';

/** A link to what the account received about an entity; nothing for members who may not see it. */
export function ReceivedLink({ id }: { id: string }) {
  const { t } = useMessages(messages);
  if (!useHasRole('owner')) return null;
  return (
    <Anchor component={Link} to={`/explorer/${id}/received`} size="sm" display="inline-block" py={4}>
      {t('link')}
    </Anchor>
  );
}
