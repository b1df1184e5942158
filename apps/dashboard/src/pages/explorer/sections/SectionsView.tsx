import type { Catalog } from '@entity-registry/sdk';
import { useState } from 'react';
import { Panel } from '../../../components/Panel.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { ExportPanel } from '../export/ExportPanel.js';
import { PrintedGaps } from '../export/PrintedGaps.js';
import { RefreshPanel } from '../RefreshPanel.js';
import type { useOpened } from '../registry.js';
import { CodeChooser } from './CodeChooser.js';
import { ItemFields } from './values/Value.js';
import type { Item } from './values/items.js';
import { messages } from './messages.js';
import { NotOpened } from './NotOpened.js';
import type { Opened } from './opened.js';
import { questionsOf } from './questions.js';
import { capitalWords } from './values/register-words.js';
import { SectionCard } from './SectionCard.js';
import { Signals } from './Signals.js';
import { Verdict } from './verdict/Verdict.js';
import { lookup } from '../../../lookup.js';

type Entity = ReturnType<typeof useOpened>;

interface SectionsViewProps extends Pick<Entity, 'open' | 'change' | 'reload'> {
  opened: Opened;
  catalog: Catalog;
}

/** An entity's records, grouped by questions; closed sections show their price. */
export function SectionsView({ opened, catalog, open, change, reload }: SectionsViewProps) {
  const { t } = useMessages(messages);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { entity, sections } = opened;
  const questions = questionsOf(catalog, entity.jurisdiction, entity.type);
  const person = entity.type === 'NaturalPerson';
  const choose = (codes: readonly string[]) => setChosen(new Set([...chosen, ...codes]));
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        <Verdict opened={opened} catalog={catalog} />
        <PrintedGaps opened={opened} catalog={catalog} />
        <Signals opened={opened} />
        {questions.map(({ question, sections: offered }) => {
          const known = offered.filter(({ tag }) => lookup(sections, tag) !== undefined);
          const left = offered.filter(
            ({ tag }) => lookup(sections, tag) === undefined && !opened.notApplicable.has(tag),
          );
          const title = t(`questions.${question === 'control' && person ? 'controlPerson' : question}`);
          return (
            <Panel key={question} title={title} flush>
              {question === 'who' && Object.keys(entity.core).length > 0 && (
                <section className={classes.section}>
                  <h3 className={classes.sectionTitle}>{t('sections.core')}</h3>
                  <ItemFields section="core" item={coreOf(entity)} />
                </section>
              )}
              {known.map(({ tag }) => {
                const section = lookup(sections, tag);
                return section && <SectionCard key={tag} {...{ tag, section, catalog, entityId: entity.id, change }} />;
              })}
              <NotOpened offered={left} catalog={catalog} opened={opened} chosen={chosen} choose={choose} />
            </Panel>
          );
        })}
      </div>
      {chosen.size > 0 && (
        <a href="#buy" className={classes.toBuy}>
          {t('toBuy', { count: chosen.size })}
        </a>
      )}
      <aside className={classes.aside} id="buy">
        <CodeChooser opened={opened} catalog={catalog} chosen={chosen} setChosen={setChosen} open={open} />
        <RefreshPanel opened={opened} reload={reload} />
        <ExportPanel opened={opened} catalog={catalog} />
      </aside>
    </div>
  );
}

/** The base fields, capital with its currency. */
function coreOf({ ruc, ruc_no_dv: plain, core, jurisdiction }: Opened['entity']): Item {
  const { capital } = core;
  return {
    ruc,
    ruc_no_dv: plain,
    ...core,
    ...(typeof capital === 'string' && { capital: capitalWords(capital, jurisdiction) }),
  };
}
