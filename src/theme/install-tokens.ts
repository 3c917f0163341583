import { themeChoice } from './theme-choice.ts';
import { styleNonce } from './style-nonce.ts';
import { cssProperties, CONTROL_HEIGHT, dark, FONT, light, RADIUS } from './tokens.ts';

const lightCss = `color-scheme: light; ${cssProperties(light)}`;
const darkCss = `color-scheme: dark; ${cssProperties(dark)}`;

/** Returns the tokens as CSS custom properties for pages without MUI, by the page's `data-theme`. */
export function tokensCss(): string {
  const sizes = `--font: ${FONT}; --radius: ${RADIUS}px; --control-height: ${CONTROL_HEIGHT}px;`;
  return [
    `:root { ${lightCss} ${sizes} }`,
    `:root[data-theme='dark'] { ${darkCss} }`,
    `@media (prefers-color-scheme: dark) { :root[data-theme='system'] { ${darkCss} } }`,
  ].join('\n');
}

function nameTheme(): void {
  document.documentElement.dataset.theme = themeChoice.get();
}

/** UX-03: called before the first paint; from then on the page follows the chosen theme. */
export function installTokens(): void {
  const style = document.createElement('style');
  style.nonce = styleNonce() ?? '';
  style.textContent = tokensCss();
  document.head.prepend(style);
  nameTheme();
  themeChoice.subscribe(nameTheme);
}
