import { Price } from '../../../components/cards/figures.js';
import { useDebounced } from '../../../components/useDebounced.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import type { SandboxRequest } from './draft.js';
import { messages } from '../messages.js';
import { REQUESTS_REFRESH } from './operation.js';
import type { SandboxOperation } from './operation.js';
import { usePreview } from '../queries.js';
import type { Preview } from '../queries.js';
import classes from '../Sandbox.module.css';

/** The sandbox has its own rate limit, so a price is requested after a pause in typing, in milliseconds. */
const DEBOUNCE_MS = 600;

/** The price of the call, requested automatically whenever the call changes. */
export function PricePreview({ operation, request }: { operation: SandboxOperation; request: SandboxRequest | null }) {
  const { t } = useMessages(messages);
  const settled = useDebounced(request, DEBOUNCE_MS);
  const requested = operation.priced && settled?.operation.id === operation.id ? settled : null;
  const preview = usePreview(requested);
  return (
    <div className={classes.price} aria-live="polite" data-testid="price">
      <div className={classes.priceLabel}>{t('price.label')}</div>
      {!operation.priced ? (
        <div className={classes.priceAmount}>{t('price.free')}</div>
      ) : request === null ? (
        <div>{t('price.incomplete')}</div>
      ) : preview.data ? (
        <Shown preview={preview.data} isLater={REQUESTS_REFRESH.has(operation.id)} />
      ) : (
        <div>{t('price.asking')}</div>
      )}
    </div>
  );
}

function Shown({ preview, isLater }: { preview: Preview; isLater: boolean }) {
  const { t } = useMessages(messages);
  const { money } = useFormat();
  if (preview.kind === 'wait') return <div>{t('price.wait')}</div>;
  if (preview.kind === 'refused') {
    if (preview.status === 0) return <div>{t('price.unknown')}</div>;
    return <div>{t('price.refused', { status: preview.status, message: preview.message })}</div>;
  }
  const { price, base, codes, redundant, notCharged } = preview;
  const parts = [
    ...(/^0(?:\.0*)?$/.test(base) ? [] : [`${t('price.base')} ${money(base)}`]),
    ...codes.map((one) => `${one.code} ${money(one.price)}`),
  ];
  return (
    <>
      <div className={classes.priceAmount}>
        <Price amount={price} />
      </div>
      <div className={classes.priceNote}>
        {parts.join(' + ')}
        {isLater && ` · ${t('price.later')}`}
        {redundant.length > 0 && ` · ${t('price.redundant', { codes: redundant.join(', ') })}`}
        {notCharged.length > 0 && ` · ${t('price.notCharged', { codes: notCharged.join(', ') })}`}
      </div>
    </>
  );
}
