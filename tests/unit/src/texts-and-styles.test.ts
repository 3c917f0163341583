import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTheme, type Theme } from '@mui/material/styles';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { MOBILE_BREAKPOINT, TOAST_EASE } from '#domain/basics/constants.ts';
import { ORDER_STATES } from '#domain/orders/order-states.ts';
import { darkTheme, lightTheme, portalThemes } from '#src/theme/theme.ts';
import { dark, light, orderStateDark, orderStateLight } from '#src/theme/tokens.ts';
import type { Tokens } from '#src/theme/tokens.ts';
import { filesBelow } from '../../arrows/files-below.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The components, each with its source. As modules of Vite they would take seconds. */
const sources = ['src', 'resources']
  .flatMap((folder) => filesBelow(ROOT, folder))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);

/** What is read or heard on the screen. */
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'label', 'alt', 'helperText']);

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function below(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

const WORD = /\p{L}{2,}/u;

/** The text of a string or template, however it stands in braces. */
function textIn(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'JSXExpressionContainer') return textIn(node.expression);
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type === 'ConditionalExpression')
    return textIn(node.consequent) + textIn(node.alternate);
  if (node.type === 'LogicalExpression') return textIn(node.right);
  if (node.type !== 'TemplateLiteral') return '';
  return (node.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('');
}

function literalOf(node: Node): string {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return (node.children as Node[])
      .filter((child) => child.type === 'JSXExpressionContainer')
      .map(textIn)
      .join(' ');
  }
  const name = node.type === 'JSXAttribute' ? (node.name as { name: string }).name : '';
  return SPOKEN.has(name) ? textIn(node.value) : '';
}

/** The words that a component holds itself. */
function literals(source: string): string[] {
  const found: string[] = [];
  const walk = (node: Node): void => {
    const text = literalOf(node).trim();
    if (WORD.test(text)) found.push(text);
    below(node).forEach(walk);
  };
  walk(parseAst(source, { lang: 'tsx' }) as unknown as Node);
  return found;
}

describe('UX-02 no component holds a text', () => {
  it('finds one, wherever it stands', () => {
    const source = `const A = ({ b }: { b: boolean }) => <p title="One" id="none">
      Two {'Three'} {b && 'Four'} {b ? \`Five\` : 1} <i aria-label={'Six'} className="none">·</i></p>;`;
    expect(
      literals(source)
        .join(' ')
        .match(/[A-Z]\w+/g)
        ?.toSorted(),
    ).toEqual(['Five', 'Four', 'One', 'Six', 'Three', 'Two']);
  });

  it.each(sources)('%s', (_path, source) => expect(literals(source)).toEqual([]));
});

/** What every width of a media query may be: both sides of a breakpoint, ours and MUI's for phones. */
const WIDTHS = new Set([
  MOBILE_BREAKPOINT,
  MOBILE_BREAKPOINT + 1,
  createTheme().breakpoints.values.sm - 1,
]);

async function read(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.css'),
  );
  const sheets = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return sheets.join('\n');
}

const figures = (css: string, pattern: RegExp): number[] =>
  [...css.matchAll(pattern)].map(([, figure]) => Number(figure));

describe('the style sheets', () => {
  it('CN-01 LY-08 break where the constants say', async () => {
    const widths = figures(await read('src'), /(?:max|min)-width: (\d+)px\)/g);
    expect(widths).toContain(MOBILE_BREAKPOINT);
    expect(widths.filter((width) => !WIDTHS.has(width))).toEqual([]);
  });

  it('CN-01 TO-02 ease notifications for as long as the constant says', async () => {
    const css = await read('src/notifications');
    expect(figures(css, /animation: toast-\w+ (\d+)ms/g)).toEqual([TOAST_EASE, TOAST_EASE]);
  });
});

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
] as const)('UX-03 the %s theme', (_mode, tokens, states, theme) => {
  it.each(TEXT)('UX-01 LY-03 %s can be read on every ground, the gradient too', (name) => {
    for (const ground of [tokens.surface, tokens.canvas, tokens.glow])
      expect(contrast(tokens[name], ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(ORDER_STATES)('UX-01 the state %s can be read', (state) =>
    expect(contrast(states[state], tokens.surface)).toBeGreaterThanOrEqual(4.5),
  );

  it('UX-01 buttons can be read, and the edges of fields be seen', () => {
    expect(contrast(tokens.onBrand, tokens.brand)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [tokens.surface, tokens.glow])
      expect(contrast(tokens.control, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(['primary', 'secondary', 'error'] as const)(
    'UX-01 a button of %s can be read under the pointer too',
    (color) => {
      const { main, dark: hover, contrastText } = theme.palette[color];
      expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(contrastText, hover)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

const closing = ({ components }: Theme) => components?.MuiAutocomplete?.defaultProps?.closeText;

it('UX-02 the parts of MUI that bring words along speak the language too', () => {
  expect(Object.values(portalThemes.es).map(closing)).toEqual(['Cerrar', 'Cerrar']);
  expect(Object.values(portalThemes.en).map(closing)).toEqual([undefined, undefined]);
});
