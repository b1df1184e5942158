import type { Catalog } from '@entity-registry/sdk';
import { useState } from 'react';
import { Panel } from '../../../components/Panel.js';
import { useMessages } from '../../../i18n/useMessages.js';
import classes from '../explorer.module.css';
import { ExportPanel } from '../ExportPanel.js';
import { RefreshPanel } from '../RefreshPanel.js';
import type { useOpened } from '../registry.js';
import { CodeChooser } from './CodeChooser.js';
import { ItemFields } from './ItemFields.js';
import { messages } from './messages.js';
import { NotOpened } from './NotOpened.js';
import type { Opened } from './opened.js';
import { questionsOf } from './questions.js';
import { SectionCard } from './SectionCard.js';
import { Signals } from './Signals.js';

type Entity = ReturnType<typeof useOpened>;

interface SectionsViewProps extends Pick<Entity, 'open' | 'change'> {
  opened: Opened;
  catalog: Catalog;
}

/** What is on record of an entity, by what people ask; what is not open says what it would cost. */
export function SectionsView({ opened, catalog, open, change }: SectionsViewProps) {
  const { t } = useMessages(messages);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { entity, sections } = opened;
  const questions = questionsOf(catalog, entity.jurisdiction, entity.type);
  const person = entity.type === 'NaturalPerson';
  const choose = (codes: readonly string[]) => setChosen(new Set([...chosen, ...codes]));
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        <Signals opened={opened} />
        {questions.map(({ question, sections: offered }) => {
          const known = offered.filter(({ tag }) => sections[tag] !== undefined);
          const left = offered.filter(({ tag }) => sections[tag] === undefined && !opened.notApplicable.has(tag));
          const title = t(`questions.${question === 'control' && person ? 'controlPerson' : question}`);
          return (
            <Panel key={question} title={title} flush>
              {question === 'who' && Object.keys(entity.core).length > 0 && (
                <section className={classes.section}>
                  <h3 className={classes.sectionTitle}>{t('sections.core')}</h3>
                  <ItemFields section="core" item={{ ruc: entity.ruc, ruc_no_dv: entity.ruc_no_dv, ...entity.core }} />
                </section>
              )}
              {known.map(({ tag }) => {
                const section = sections[tag];
                return (
                  section && (
                    <SectionCard
                      key={tag}
                      {...{ tag, section, catalog, entityId: entity.id, change }}
                      isRisk={question === 'risk'}
                    />
                  )
                );
              })}
              <NotOpened
                offered={left}
                catalog={catalog}
                holding={opened.codesWithData}
                chosen={chosen}
                choose={choose}
              />
            </Panel>
          );
        })}
      </div>
      <aside className={classes.aside}>
        <CodeChooser opened={opened} catalog={catalog} chosen={chosen} setChosen={setChosen} open={open} />
        <RefreshPanel opened={opened} open={open} />
        <ExportPanel opened={opened} />
      </aside>
    </div>
  );
}
