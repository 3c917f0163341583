import { cssProperties, CONTROL_HEIGHT, dark, FONT, light, RADIUS } from './tokens.ts';

const lightCss = `color-scheme: light; ${cssProperties(light)}`;
const darkCss = `color-scheme: dark; ${cssProperties(dark)}`;
const sizes = `--font: ${FONT}; --radius: ${RADIUS}px; --control-height: ${CONTROL_HEIGHT}px;`;

/**
 * Returns the tokens as CSS custom properties for pages without MUI, by the page's `data-theme`; as the device has it
 * until a script has set that. The build makes a stylesheet of it, so that no script carries it (decision 34).
 */
export function tokensCss(): string {
  return [
    `:root { ${lightCss} ${sizes} }`,
    `:root[data-theme='dark'] { ${darkCss} }`,
    `@media (prefers-color-scheme: dark) {`,
    `:root:not([data-theme]), :root[data-theme='system'] { ${darkCss} }`,
    `}`,
  ].join('\n');
}
