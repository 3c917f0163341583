import { useSyncExternalStore } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { chooseTheme, THEME_CHOICES, themeChoice } from '#src/theme/theme-choice.ts';

/** UX-03: chooses light, dark, or the device's theme, beside the languages. */
export function ThemeSwitch() {
  const text = useText('consultant');
  const chosen = useSyncExternalStore(themeChoice.subscribe, themeChoice.get);
  return (
    <fieldset className="locale-switch" aria-label={text('theme.label')}>
      {THEME_CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => chooseTheme(choice)}
        >
          {text(`theme.${choice}`)}
        </button>
      ))}
    </fieldset>
  );
}
