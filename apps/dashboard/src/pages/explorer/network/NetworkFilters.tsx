import { Checkbox, Switch } from '@mantine/core';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { rolesOf } from './graph.js';
import type { Graph } from './graph.js';
import { messages } from './messages.js';
import classes from './network.module.css';
import { roleColor } from './picture/palette.js';
import type { Palette } from './picture/palette.js';
import { useNetworkText } from './useNetworkText.js';

/** The filters of the network. */
export interface Shown {
  hiddenRoles: ReadonlySet<string>;
  activeOnly: boolean;
  unfolded: ReadonlySet<string> | 'all';
}

interface NetworkFiltersProps {
  /** Unfiltered, so that the choices don't disappear with the filtered nodes. */
  graph: Graph;
  palette: Palette;
  shown: Shown;
  onChange: (shown: Shown) => void;
}

/** The legend; roles can be hidden. */
export function NetworkFilters({ graph, palette, shown, onChange }: NetworkFiltersProps) {
  const { t } = useMessages(messages);
  const words = useNetworkText();
  const format = useFormat();
  const { hiddenRoles, activeOnly, unfolded } = shown;
  const toggle = (role: string) => {
    const next = new Set(hiddenRoles);
    if (!next.delete(role)) next.add(role);
    onChange({ ...shown, hiddenRoles: next });
  };
  return (
    <div className={classes.filters}>
      <fieldset className={classes.roles}>
        <legend>{t('filter')}</legend>
        {rolesOf(graph).map(({ role, count }) => (
          <Checkbox
            key={role}
            size="xs"
            checked={!hiddenRoles.has(role)}
            onChange={() => toggle(role)}
            label={
              <span className={classes.role}>
                <span className={classes.stroke} style={{ background: roleColor(palette, role) }} aria-hidden="true" />
                {words.role(role)} <span className={classes.panelNote}>{format.number(count)}</span>
              </span>
            }
          />
        ))}
      </fieldset>
      <Switch
        size="xs"
        label={t('activeOnly')}
        checked={activeOnly}
        onChange={() => onChange({ ...shown, activeOnly: !activeOnly })}
      />
      <Switch
        size="xs"
        label={t('unfold')}
        checked={unfolded === 'all'}
        onChange={() => onChange({ ...shown, unfolded: unfolded === 'all' ? new Set() : 'all' })}
      />
      <ul className={classes.legend} aria-label={t('legend')}>
        <li>
          <span className={classes.swatch} data-kind="Organization" aria-hidden="true" /> {t('company')}
        </li>
        <li>
          <span className={classes.swatch} data-kind="NaturalPerson" aria-hidden="true" /> {t('person')}
        </li>
        <li>
          <span className={classes.swatch} data-kind="bundle" aria-hidden="true" /> {t('folded')}
        </li>
        <li>
          <span className={classes.dashed} aria-hidden="true" /> {t('ended')}
        </li>
      </ul>
    </div>
  );
}
