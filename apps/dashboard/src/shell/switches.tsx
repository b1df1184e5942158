import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { Icon, type IconName } from '../components/Icon.js';
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '../i18n/language.js';
import { changeLanguage, useMessages } from '../i18n/useMessages.js';
import { messages } from './messages.js';
import classes from './Shell.module.css';

const SCHEMES: readonly { scheme: MantineColorScheme; icon: IconName }[] = [
  { scheme: 'light', icon: 'sun' },
  { scheme: 'dark', icon: 'moon' },
  { scheme: 'auto', icon: 'system' },
];

/** Light, dark or system; stored in the browser. */
export function ThemeSwitch() {
  const { t } = useMessages(messages);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={classes.segments} role="group" aria-label={t('theme.label')}>
      {SCHEMES.map(({ scheme, icon }) => (
        <button
          key={scheme}
          type="button"
          className={classes.segment}
          aria-pressed={colorScheme === scheme}
          aria-label={t(`theme.${scheme}`)}
          title={t(`theme.${scheme}`)}
          onClick={() => setColorScheme(scheme)}
        >
          <Icon name={icon} size={14} />
        </button>
      ))}
    </div>
  );
}

/** The language of the dashboard; stored in the browser, and passed to `onChange`. */
export function LanguageSwitch({ onChange }: { onChange?: (language: Language) => void }) {
  const { t, language } = useMessages(messages);
  return (
    <div className={classes.segments} role="group" aria-label={t('language')}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          className={classes.segment}
          aria-pressed={language === one}
          aria-label={`${one.toUpperCase()}: ${LANGUAGE_NAMES[one]}`}
          title={LANGUAGE_NAMES[one]}
          onClick={() => {
            changeLanguage(one);
            onChange?.(one);
          }}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
