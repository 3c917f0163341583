import { useSyncExternalStore } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { chooseTheme, THEME_CHOICES, themeChoice } from '../../theme/theme-choice.ts';
import { ChoiceSetting } from './ChoiceSetting.tsx';

/** UX-03: chooses light, dark, or the device's theme. */
export function ThemeSetting() {
  const text = useText('settings');
  const choices = THEME_CHOICES.map((value) => ({ value, label: text(`theme.${value}`) }));
  return (
    <ChoiceSetting
      label={text('theme.label')}
      value={useSyncExternalStore(themeChoice.subscribe, themeChoice.get)}
      choices={choices}
      onChange={chooseTheme}
    />
  );
}
