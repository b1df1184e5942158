import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../i18n/useMessages.js';
import { SEARCH_FIELD_ID } from '../../../shell/useSearchKeys.js';
import classes from '../explorer.module.css';
import { messages as explorerMessages } from '../messages.js';
import { messages } from './browse-messages.js';
import { MatchedName } from './MatchedName.js';
import type { Suggestion } from './suggestions.js';

interface SearchFieldProps {
  readonly text: string;
  readonly suggestions: readonly Suggestion[];
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The field of the search, with the names that are suggested for what is typed. */
export function SearchField({ text, suggestions, problem, onChange }: SearchFieldProps) {
  const { t } = useMessages(explorerMessages);
  const browse = useMessages(messages);
  const navigate = useNavigate();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  return (
    <div className={classes.searchTerm}>
      <Combobox store={combobox} onOptionSubmit={(id) => void navigate(`/explorer/${id}`)}>
        <Combobox.Target>
          <TextInput
            id={SEARCH_FIELD_ID}
            label={t('search.label')}
            description={t('search.hint')}
            value={text}
            onChange={(event) => {
              onChange(event.currentTarget.value);
              combobox.openDropdown();
              combobox.resetSelectedOption();
            }}
            onFocus={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
            error={problem}
            maxLength={300}
            spellCheck={false}
            autoComplete="off"
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={suggestions.length === 0}>
          <Combobox.Options aria-label={browse.t('suggest.list')}>
            {suggestions.map((one) => (
              <SuggestedName key={one.id} suggestion={one} />
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </div>
  );
}

function SuggestedName({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useMessages(explorerMessages);
  const { id, nombre, type, identifier_masked: identifier, province } = suggestion;
  return (
    <Combobox.Option value={id}>
      <div>{nombre ?? id}</div>
      <div className={classes.meta}>
        <span>{t(`type.${type}`)}</span>
        {identifier !== null && <span className="registry-figures">{identifier}</span>}
        {province !== null && <span>{province}</span>}
        <MatchedName found={suggestion.matched_name} />
      </div>
    </Combobox.Option>
  );
}
