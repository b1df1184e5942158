import type { Billing, Catalog, Section } from '@entity-registry/sdk';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { Time } from '../../../components/cards/figures.js';
import { ErrorState } from '../../../components/notices/states.js';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { withBackendErrors, useRegistry } from '../registry.js';
import type { useOpened } from '../registry.js';
import { useChargeText, useExplorerErrorText } from '../useExplorerErrorText.js';
import { readable } from './values/field-labels.js';
import { ItemFields, ItemTable, Value } from './values/Value.js';
import { SYNTHETIC, SyntheticBadge } from './values/SyntheticBadge.js';
import { isItem } from './values/items.js';
import { LeakNotice } from './verdict/LeakNotice.js';
import { isRisk, meaningOf, toneOfSection } from './meaning.js';
import { messages } from './messages.js';
import { isList, addPage } from './opened.js';
import type { OpenSection } from './opened.js';
import { sourceName, sourcesWithRecords } from './values/source-name.js';

interface SectionCardProps {
  tag: string;
  section: OpenSection;
  catalog: Catalog;
  entityId: string;
  change: ReturnType<typeof useOpened>['change'];
}

/** A section: its items, sources, age and status. */
export function SectionCard({ tag, section, catalog, entityId, change }: SectionCardProps) {
  const { t, has } = useMessages(messages);
  const key = `sections.${tag}`;
  const title = has(key) ? t(key) : readable(tag);
  const { state } = section;
  const risk = isRisk(tag);
  const meaning = meaningOf(section);
  const held = sourcesWithRecords(section);
  // Sections whose empty list must not be read as a clearance use a stronger text.
  const words = state === 'ok' ? null : t(`words.${state === 'empty' && risk ? 'emptyRisk' : state}`);
  const label = risk && meaning === 'found' ? t('state.found') : t(`state.${state}`);
  return (
    <section className={classes.section} id={tag} data-tone={risk ? toneOfSection(tag, section) : undefined}>
      <div className={classes.sectionHead}>
        <h3 className={classes.sectionTitle}>{title}</h3>
        <StatusBadge tone={toneOfSection(tag, section)}>{label}</StatusBadge>
        {held.includes(SYNTHETIC) && meaning === 'found' && <SyntheticBadge />}
        <SectionOrigin section={section} catalog={catalog} />
      </div>
      {words !== null && <p className={classes.words}>{words}</p>}
      {meaning === 'found' && <LeakNotice catalog={catalog} sources={held} />}
      {isList(section) ? (
        <ListBody {...{ tag, section, title, entityId, change }} base={catalog.base} />
      ) : (
        <ValueBody tag={tag} value={section.data} />
      )}
    </section>
  );
}

/** Every source of a section with its own age, and the names of those that were never read. */
function SectionOrigin({ section, catalog }: Pick<SectionCardProps, 'section' | 'catalog'>) {
  const { t } = useMessages(messages);
  const { sources, code } = section;
  const unasked = sources.filter(({ state }) => state === 'not_fetched');
  return (
    <span className={classes.origin}>
      {sources
        .filter(({ state }) => state !== 'not_fetched')
        .map((source) => (
          <SourceOrigin key={`${source.id} ${source.stands_in_for ?? ''}`} {...{ source, catalog }} />
        ))}
      {unasked.length > 0 && (
        <span>{t('unasked', { names: unasked.map(({ id }) => sourceName(catalog, id) ?? id).join(', ') })}</span>
      )}
      <span>{t('paidBy', { code })}</span>
    </span>
  );
}

/** A stand-in is named as such, with the source that it replaced. */
function SourceOrigin({ source, catalog }: { source: OpenSection['sources'][number]; catalog: Catalog }) {
  const { t } = useMessages(messages);
  const { id, stands_in_for: standsInFor, fetched_at: fetchedAt, source_updated_at: updatedAt, state } = source;
  const name = sourceName(catalog, id) ?? t('sample');
  const stood = standsInFor === null ? null : (sourceName(catalog, standsInFor) ?? standsInFor);
  return (
    <span>
      <span>{stood === null ? t('source', { name }) : t('standIn', { name, source: stood })}</span>
      {fetchedAt !== null && (
        <>
          {', '}
          {t('asked', { ago: '' })}
          <Time value={fetchedAt} as="ago" />
        </>
      )}
      {updatedAt !== null && (
        <>
          {', '}
          {t('changedThere', { ago: '' })}
          <Time value={updatedAt} as="ago" />
        </>
      )}
      {state !== 'ok' && `, ${t(`sourceState.${state}`)}`}
    </span>
  );
}

interface ListBodyProps extends Pick<SectionCardProps, 'tag' | 'entityId' | 'change'> {
  section: Extract<OpenSection, { items: readonly unknown[] }>;
  title: string;
  base: string;
}

/** The items, and a button to load more. */
function ListBody({ tag, section, title, entityId, change, base }: ListBodyProps) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const registry = useRegistry();
  const announce = useAnnounce();
  const say = useExplorerErrorText();
  const charge = useChargeText();
  const { items, total, next } = section;
  const more = useMutation({
    mutationFn: async (link: string) => {
      const cursor = new URL(link, window.location.origin).searchParams.get('cursor') ?? undefined;
      return withBackendErrors(
        registry.v5.entities.section(entityId, tag as Section, { cursor, limit: 100 }, { maxCharge: base }),
      );
    },
    onSuccess: (page) => {
      if (!('items' in page)) return;
      const { billing } = page as { billing: Billing };
      change((known) => known && addPage(known, tag, page, billing));
      announce(charge(billing.charged));
    },
  });
  if (items.length === 0) return null;
  return (
    <>
      <ItemTable section={tag} title={title} items={items} />
      {more.error && <ErrorState error={more.error} say={say} />}
      {total > items.length && (
        <div className={classes.more}>
          <span className="registry-figures">{t('counted', { shown: format.number(items.length), count: total })}</span>
          {next !== null && (
            <Button size="compact-sm" variant="default" loading={more.isPending} onClick={() => more.mutate(next)}>
              {t('more', { count: Math.min(100, total - items.length) })} · {format.money(base)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function ValueBody({ tag, value }: { tag: string; value: unknown }) {
  if (value === null || value === undefined) return null;
  if (isItem(value)) return <ItemFields section={tag} item={value} />;
  return (
    <p className={classes.single}>
      <Value section={tag} field={tag} value={value} />
    </p>
  );
}
