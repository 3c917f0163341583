import { themeChoice } from './theme-choice.ts';

function nameTheme(): void {
  document.documentElement.dataset.theme = themeChoice.get();
}

/** UX-03: called before the first paint; from then on the page follows the chosen theme. */
export function followTheme(): void {
  nameTheme();
  themeChoice.subscribe(nameTheme);
}
