import { useHasRole } from '../../api/me.js';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { Notice } from '../../components/notices/Notice.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { AmountSetting } from './AmountSetting.js';
import { centsOf } from './amount.js';
import { messages } from './messages.js';
import { useCreditActions } from './queries.js';
import type { Credit } from './queries.js';

/** The monthly spending limit. API responses and emails link here: #spending-limit. */
export function LimitPanel({ month }: { month: Credit['month'] }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const announce = useAnnounce();
  const { setLimit } = useCreditActions();
  const { limit, spent, resets_at: resets } = month;
  const reached = limit !== null && centsOf(spent) >= centsOf(limit);
  return (
    <AmountSetting
      id="spending-limit"
      texts={{
        ...{ title: t('limit.title'), what: t('limit.what'), label: t('limit.label'), hint: t('limit.hint') },
        ...{ save: t('limit.save'), bad: t('limit.bad'), none: t('limit.none') },
      }}
      amount={limit}
      shown={format.money(limit ?? '0')}
      may={useHasRole('owner')}
      zero
      onSave={async (amount) => {
        await setLimit(amount);
        announce(amount === null ? t('limit.lifted') : t('limit.saved', { amount: format.money(amount) }));
      }}
    >
      {reached && (
        <Notice tone="warning">
          {t('limit.below', { spent: format.money(spent), time: format.dateTime(resets) })}
        </Notice>
      )}
    </AmountSetting>
  );
}

/** The balance below which the owners get an email. */
export function AlertPanel({ alert }: { alert: Credit['alert'] }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const announce = useAnnounce();
  const { setAlert } = useCreditActions();
  const { threshold, below } = alert;
  return (
    <AmountSetting
      id="low-balance"
      texts={{
        ...{ title: t('alert.title'), what: t('alert.what'), label: t('alert.label'), hint: t('alert.hint') },
        ...{ save: t('alert.save'), bad: t('alert.bad'), none: t('alert.none') },
      }}
      amount={threshold}
      shown={format.money(threshold ?? '0')}
      may={useHasRole('owner')}
      zero={false}
      onSave={async (amount) => {
        await setAlert(amount);
        announce(amount === null ? t('alert.ended') : t('alert.saved', { amount: format.money(amount) }));
      }}
    >
      {below && <Notice tone="warning">{t('alert.below')}</Notice>}
    </AmountSetting>
  );
}
