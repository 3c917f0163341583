import { cssProperties, CONTROL_HEIGHT, dark, FONT, light, RADIUS } from './tokens.ts';

/** Gives the pages without MUI the same tokens, as CSS custom properties. */
export function tokensCss(): string {
  const sizes = `--font: ${FONT}; --radius: ${RADIUS}px; --control-height: ${CONTROL_HEIGHT}px;`;
  return [
    `:root { ${cssProperties(light)} ${sizes} }`,
    `@media (prefers-color-scheme: dark) { :root { ${cssProperties(dark)} } }`,
  ].join('\n');
}

export function installTokens(): void {
  const style = document.createElement('style');
  style.textContent = tokensCss();
  document.head.prepend(style);
}
