import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Shell } from '#src/layout/Shell.tsx';
import type { ShellOptions } from '#src/routes/route-types.ts';
import { readStylesheets } from '../ignore-stylesheets.ts';
import { installDevice, showShell } from '../src/show-shell.tsx';

readStylesheets();
installDevice();

const shell = (options?: ShellOptions) => (
  <Shell stage="production" options={options}>
    the page
  </Shell>
);

function scrollTo(top: number): void {
  vi.stubGlobal('scrollY', top);
  fireEvent.scroll(window);
}

it('LY-03 the header scrolls away where it is not fixed, and a gradient lies behind header and page', async () => {
  await showShell(shell({ gradient: true }));
  scrollTo(40);
  const header = screen.getByRole('banner');
  expect(getComputedStyle(header).position).toBe('static');
  expect(header.dataset.fixed).toBe('false');
  const column = screen.getByRole('main').parentElement;
  expect(column && getComputedStyle(column).backgroundImage).toContain('linear-gradient');
});
