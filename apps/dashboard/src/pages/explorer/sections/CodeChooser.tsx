import type { Catalog } from '@entity-registry/sdk';
import { Button, Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHasRole } from '../../../api/me.js';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { messages as codeMessages } from '../../../components/codes/messages.js';
import { FormError } from '../../../components/forms.js';
import { Notice } from '../../../components/notices/Notice.js';
import { Panel } from '../../../components/Panel.js';
import { useDebounced } from '../../../components/useDebounced.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { PriceTag, rejectionReason, RejectionNotice } from '../PriceTag.js';
import { usePreview } from '../registry.js';
import type { useOpened } from '../registry.js';
import { useChargeText, useExplorerErrorText } from '../useExplorerErrorText.js';
import { holdingOf } from './data-availability.js';
import { BoughtCodes } from './bought-codes.js';
import type { CodeShare } from './bought-codes.js';
import { messages } from './messages.js';
import type { Opened } from './opened.js';

interface CodeChooserProps extends Pick<ReturnType<typeof useOpened>, 'open'> {
  opened: Opened;
  catalog: Catalog;
  chosen: ReadonlySet<string>;
  setChosen: (chosen: ReadonlySet<string>) => void;
}

/** All codes that can be opened, and the total price of the selected ones: the API prices them, nothing is added up here. */
export function CodeChooser({ opened, catalog, chosen, setChosen, open }: CodeChooserProps) {
  const { t } = useMessages(messages);
  const named = useMessages(codeMessages);
  const whatOf = (code: string) => {
    const key = `codes.${code}`;
    return named.has(key) ? named.t(key) : undefined;
  };
  const format = useFormat();
  const announce = useAnnounce();
  const say = useExplorerErrorText();
  const charge = useChargeText();
  const maySpend = useHasRole('member');
  const { entity, codes: known } = opened;
  const bought = useMemo(() => new BoughtCodes(opened, catalog), [opened, catalog]);
  const hintOf = (code: string) => {
    const hint = holdingOf(opened, [code]);
    return hint === 'holds' ? null : hint;
  };
  const codes = catalog.codes.filter(
    ({ code, use, status, jurisdictions, applies_to: appliesTo }) =>
      use === 'include' &&
      status === 'active' &&
      code !== 'DAT-FREE' &&
      (jurisdictions as readonly string[]).includes(entity.jurisdiction) &&
      (appliesTo as readonly string[]).includes(entity.type),
  );
  const include = codes.map(({ code }) => code).filter((code) => chosen.has(code));
  const cheaper = bought.cheaper(include);
  const missing = bought.missing();
  const settled = useDebounced(include.join(','));
  const preview = usePreview(settled === '' || !maySpend ? null : ['open', entity.id, settled], ({ v5 }, signal) =>
    v5.entities.get(entity.id, { include: settled.split(','), inline_limit: 10 }, { dryRun: true, signal }),
  );
  const isPriced = settled === include.join(',') && preview.data !== undefined;
  const opening = useMutation({
    mutationFn: () => open(include, preview.data?.price),
    onSuccess: ({ entity: { billing } }) => {
      setChosen(new Set());
      announce(charge(billing.charged));
    },
  });
  const toggle = (code: string) => {
    const next = new Set(chosen);
    if (!next.delete(code)) next.add(code);
    setChosen(next);
  };
  return (
    <Panel
      title={t('chooser.title')}
      note={`${t('chooser.text')} ${t('chooser.base', { price: format.money(catalog.base) })}`}
      flush
    >
      {missing.length > 0 && known.size > 1 && (
        <div className={classes.inset}>
          <Button size="compact-sm" variant="default" disabled={!maySpend} onClick={() => setChosen(new Set(missing))}>
            {t('chooser.missing', { codes: missing.join(', ') })}
          </Button>
        </div>
      )}
      <ul className={classes.codes}>
        {codes.map(({ code, price, description }) => (
          <li key={code} className={classes.code}>
            <Checkbox
              checked={chosen.has(code)}
              onChange={() => toggle(code)}
              disabled={!maySpend}
              label={
                <span className={classes.codeLabel}>
                  <span className={classes.codeName}>
                    {code}
                    {known.has(code) && <em className={classes.codeState}>{t('chooser.opened')}</em>}
                    {!known.has(code) && <Partly {...bought.shareOf(code)} />}
                    {!known.has(code) && hintOf(code) !== null && (
                      <em className={classes.codeState}>{t(hintOf(code) ?? 'holdsNothing')}</em>
                    )}
                  </span>
                  <span className={classes.codeText}>{whatOf(code) ?? description}</span>
                </span>
              }
            />
            <span className="registry-figures">{price === null ? '–' : format.money(price)}</span>
          </li>
        ))}
      </ul>
      <div className={classes.total} aria-live="polite">
        {include.length === 0 ? (
          <span className={classes.nothing}>{t('chooser.none')}</span>
        ) : (
          <>
            <div className={classes.totalLine}>
              <span>{t('chooser.total')}</span>
              <strong>
                <PriceTag preview={{ data: isPriced ? preview.data : undefined, isError: preview.isError }} />
              </strong>
            </div>
            {isPriced && preview.data.redundant.length > 0 && (
              <p className={classes.small}>{t('chooser.redundant', { codes: preview.data.redundant.join(', ') })}</p>
            )}
            {cheaper !== null && (
              <Notice tone="warning">
                <p className={classes.small}>{t('chooser.dearer', { codes: cheaper.join(', ') })}</p>
                <Button size="compact-sm" variant="default" onClick={() => setChosen(new Set(cheaper))}>
                  {t('chooser.cheaper', { codes: cheaper.join(', ') })}
                </Button>
              </Notice>
            )}
            {isPriced && preview.data.not_charged && (
              <p className={classes.small}>
                {t('chooser.notCharged', { codes: preview.data.not_charged.map(({ code }) => code).join(', ') })}
              </p>
            )}
            {include.some((code) => known.has(code)) && <p className={classes.small}>{t('chooser.again')}</p>}
            {isPriced && <RejectionNotice billing={preview.data} />}
          </>
        )}
        <FormError error={opening.error ?? preview.error} say={say} />
        <div className={classes.row}>
          <Button
            fullWidth
            disabled={!isPriced || include.length === 0 || rejectionReason(preview.data) !== null}
            loading={opening.isPending}
            onClick={() => opening.mutate()}
          >
            {include.length === 0 ? t('chooser.open') : t('chooser.openAll', { count: include.length })}
          </Button>
          {include.length > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={() => setChosen(new Set())}>
              {t('chooser.clear')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** Warns that part of a code is already on the page and would be charged again. */
function Partly({ owned, all }: CodeShare) {
  const { t } = useMessages(messages);
  if (owned === 0) return null;
  return <em className={classes.codeState}>{t('chooser.partly', { held: owned, all })}</em>;
}
