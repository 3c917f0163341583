import { useSyncExternalStore } from 'react';
import { chooseTheme, THEME_CHOICES, themeChoice } from '#src/theme/theme-choice.ts';
import { ChoiceSetting } from './ChoiceSetting.tsx';
import { useSettingsText } from './use-settings-text.ts';

/** UX-03: light, dark, or as the device has it. */
export function ThemeSetting() {
  const text = useSettingsText();
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
