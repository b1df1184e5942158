import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Time } from '../../components/cards/figures.js';
import type { Column } from '../../components/tables/DataTable.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { isEntityId } from '../explorer/search/search-term.js';
import { useLevelName } from '../explorer/sections/values/level-name.js';
import { messages } from './messages.js';
import type { CorrectionNotice } from './queries.js';

/** The columns of every notice: what it is about, when and how often it was received, and when the notice was issued. */
export function useNoticeColumns(): Column<CorrectionNotice>[] {
  const { t } = useMessages(messages);
  const levelName = useLevelName();
  return [
    { key: 'entity', header: t('column.entity'), names: true, cell: (notice) => <Entity id={notice.entity_id} /> },
    { key: 'level', header: t('column.level'), cell: ({ level }) => levelName(level) },
    { key: 'received', header: t('column.received'), cell: (notice) => <Received {...notice} /> },
    { key: 'issued', header: t('column.issued'), wide: true, cell: ({ issued_at: at }) => <Time value={at} /> },
  ];
}

/** Records without an entity have no page. */
function Entity({ id }: { id: string | null }) {
  if (id === null || !isEntityId(id)) return <>{id ?? '–'}</>;
  return (
    <Anchor component={Link} to={`/explorer/${id}`} inherit>
      {id}
    </Anchor>
  );
}

function Received({ responses, first_disclosed_at: first, last_disclosed_at: last }: CorrectionNotice) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const days = { first: format.date(first), last: format.date(last) };
  return (
    <>
      {t('received', { count: responses })}, {t(days.first === days.last ? 'onDay' : 'between', days)}
    </>
  );
}
