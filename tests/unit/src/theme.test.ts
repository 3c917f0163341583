import type { Theme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '#domain/order.ts';
import { darkTheme, lightTheme, portalThemes } from '#src/theme/theme.ts';
import { cssProperties, dark, light, orderStateDark, orderStateLight } from '#src/theme/tokens.ts';
import type { Tokens } from '#src/theme/tokens.ts';

/** WCAG 2.2 relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const TEXT = [
  'ink',
  'muted',
  'brand',
  'danger',
  'warning',
  'success',
  'info',
  'eyeRight',
  'eyeLeft',
] as const satisfies (keyof Tokens)[];

describe.each([
  ['light', light, orderStateLight, lightTheme],
  ['dark', dark, orderStateDark, darkTheme],
] as const)('UX-03 the %s theme', (mode, tokens, states, theme) => {
  it.each(TEXT)('UX-01 %s can be read on surface and canvas', (name) => {
    expect(contrast(tokens[name], tokens.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens[name], tokens.canvas)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(TEXT)('UX-01 LY-03 %s can be read where the gradient begins', (name) =>
    expect(contrast(tokens[name], tokens.glow)).toBeGreaterThanOrEqual(4.5),
  );

  it('UX-01 LY-03 the edge of a field can be seen where the gradient begins', () =>
    expect(contrast(tokens.control, tokens.glow)).toBeGreaterThanOrEqual(3));

  it.each(ORDER_STATES)('UX-01 the state %s can be read', (state) =>
    expect(contrast(states[state], tokens.surface)).toBeGreaterThanOrEqual(4.5),
  );

  it('UX-01 buttons can be read, and the edges of fields be seen', () => {
    expect(contrast(tokens.onBrand, tokens.brand)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.control, tokens.surface)).toBeGreaterThanOrEqual(3);
  });

  it.each(['primary', 'secondary', 'error'] as const)(
    'UX-01 a button of %s can be read under the pointer too',
    (color) => {
      const { main, dark: hover, contrastText } = theme.palette[color];
      expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(contrastText, hover)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('gives the components eyes and states', () => {
    expect(theme.palette.mode).toBe(mode);
    expect(theme.palette.eye).toEqual({ right: tokens.eyeRight, left: tokens.eyeLeft });
    expect(theme.palette.orderState).toEqual(states);
  });

  it('gives the pages without components the same names', () =>
    expect(cssProperties(tokens)).toContain(`--on-brand: ${tokens.onBrand};`));
});

const closing = ({ components }: Theme) => components?.MuiAutocomplete?.defaultProps?.closeText;

it('UX-02 the parts of MUI that bring words along speak the language too', () => {
  expect(Object.values(portalThemes.es).map(closing)).toEqual(['Cerrar', 'Cerrar']);
  expect(Object.values(portalThemes.en).map(closing)).toEqual([undefined, undefined]);
});
