import { useNotify } from 'react-admin';
import type { Locale } from '#domain/locale.ts';
import { chooseLocale, LOCALE_NAMES, LOCALES } from '#providers/messages/locale.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ChoiceSetting } from './ChoiceSetting.tsx';

const CHOICES = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value], lang: value }));

/** UX-02: changes the language at once and keeps typed input. A language that cannot be loaded changes nothing. */
export function LanguageSetting() {
  const text = useText('settings');
  const entryText = useText('entry');
  const notify = useNotify();
  const choose = (locale: Locale): void => {
    chooseLocale(locale).catch(() => notify(entryText('languageFailed'), { type: 'error' }));
  };
  return (
    <ChoiceSetting
      label={text('language')}
      value={useLocale()}
      choices={CHOICES}
      onChange={choose}
    />
  );
}
