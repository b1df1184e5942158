import type { Billing, Catalog, Section } from '@entity-registry/sdk';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useAnnounce } from '../../../components/Announcer.js';
import { Time } from '../../../components/figures.js';
import { ErrorState } from '../../../components/states.js';
import { StatusBadge } from '../../../components/StatusBadge.js';
import type { Tone } from '../../../components/StatusBadge.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { shown, useRegistry } from '../registry.js';
import type { useOpened } from '../registry.js';
import { useChargeWords, useFaultWords } from '../useFaultWords.js';
import { readable } from './field-labels.js';
import { ItemFields } from './ItemFields.js';
import { isItem } from './items.js';
import { ItemTable } from './ItemTable.js';
import { messages } from './messages.js';
import { isList, withMore } from './opened.js';
import type { OpenSection } from './opened.js';
import { sourceName } from './source-name.js';
import { Value } from './Value.js';

const TONES: Readonly<Record<OpenSection['state'], Tone>> = {
  ok: 'good',
  empty: 'neutral',
  not_fetched: 'warning',
  source_down: 'bad',
};

interface SectionCardProps {
  tag: string;
  section: OpenSection;
  catalog: Catalog;
  entityId: string;
  change: ReturnType<typeof useOpened>['change'];
  /** Where an empty list must not be read as a clearance, it says so in stronger words. */
  isRisk: boolean;
}

/** One section: what it holds, from where and of when, and in what state it is. */
export function SectionCard({ tag, section, catalog, entityId, change, isRisk }: SectionCardProps) {
  const { t, has } = useMessages(messages);
  const key = `sections.${tag}`;
  const title = has(key) ? t(key) : readable(tag);
  const { state } = section;
  const words = state === 'ok' ? null : t(`words.${state === 'empty' && isRisk ? 'emptyRisk' : state}`);
  return (
    <section className={classes.section} id={tag}>
      <div className={classes.sectionHead}>
        <h3 className={classes.sectionTitle}>{title}</h3>
        <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>
        <SectionOrigin section={section} catalog={catalog} />
      </div>
      {words !== null && <p className={classes.words}>{words}</p>}
      {isList(section) ? (
        <ListBody {...{ tag, section, title, entityId, change }} base={catalog.base} />
      ) : (
        <ValueBody tag={tag} value={section.data} />
      )}
    </section>
  );
}

function SectionOrigin({ section, catalog }: Pick<SectionCardProps, 'section' | 'catalog'>) {
  const { t } = useMessages(messages);
  const { source, code } = section;
  return (
    <span className={classes.origin}>
      <span>{t('source', { name: sourceName(catalog, source.id) ?? t('sample') })}</span>
      {source.fetched_at === null ? (
        <span>{t('neverAsked')}</span>
      ) : (
        <span>
          {t('asked', { ago: '' })}
          <Time value={source.fetched_at} as="ago" />
        </span>
      )}
      {source.source_updated_at !== null && (
        <span>
          {t('changedThere', { ago: '' })}
          <Time value={source.source_updated_at} as="ago" />
        </span>
      )}
      <span>{t('paidBy', { code })}</span>
    </span>
  );
}

interface ListBodyProps extends Pick<SectionCardProps, 'tag' | 'entityId' | 'change'> {
  section: Extract<OpenSection, { items: readonly unknown[] }>;
  title: string;
  base: string;
}

/** The items, and the way to those that are not here yet. */
function ListBody({ tag, section, title, entityId, change, base }: ListBodyProps) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const registry = useRegistry();
  const announce = useAnnounce();
  const say = useFaultWords();
  const charge = useChargeWords();
  const { items, total, next } = section;
  const more = useMutation({
    mutationFn: async (link: string) => {
      const cursor = new URL(link, window.location.origin).searchParams.get('cursor') ?? undefined;
      return shown(registry.v5.entities.section(entityId, tag as Section, { cursor, limit: 100 }));
    },
    onSuccess: (page) => {
      if (!('items' in page)) return;
      const { billing } = page as { billing: Billing };
      change((known) => known && withMore(known, tag, page, billing));
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
