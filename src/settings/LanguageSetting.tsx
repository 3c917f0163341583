import { chooseLocale, LOCALE_NAMES, LOCALES } from '#src/i18n/locale.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { ChoiceSetting } from './ChoiceSetting.tsx';
import { useSettingsText } from './use-settings-text.ts';

const CHOICES = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value], lang: value }));

/** UX-02: changes the language at once and keeps typed input. */
export function LanguageSetting() {
  const text = useSettingsText();
  return (
    <ChoiceSetting
      label={text('language')}
      value={useLocale()}
      choices={CHOICES}
      onChange={chooseLocale}
    />
  );
}
