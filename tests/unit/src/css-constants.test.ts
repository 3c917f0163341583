import { createTheme } from '@mui/material/styles';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MOBILE_BREAKPOINT, TOAST_EASE } from '#domain/constants.ts';

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
    const eases = figures(css, /animation: toast-\w+ (\d+)ms/g);
    expect(eases).toEqual([TOAST_EASE, TOAST_EASE]);
  });
});
