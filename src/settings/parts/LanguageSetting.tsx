import { useNotify } from 'react-admin';
import { LOCALE_NAMES, LOCALES } from '#providers/messages/locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useChooseLocale } from '../../i18n/use-choose-locale.ts';
import { ChoiceSetting } from './ChoiceSetting.tsx';

const CHOICES = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value], lang: value }));

/** UX-02: changes the language and keeps typed input. */
export function LanguageSetting() {
  const text = useText('settings');
  const entryText = useText('entry');
  const notify = useNotify();
  const { shown, choose } = useChooseLocale(() =>
    notify(entryText('languageFailed'), { type: 'error' }),
  );
  return (
    <ChoiceSetting label={text('language')} value={shown} choices={CHOICES} onChange={choose} />
  );
}
