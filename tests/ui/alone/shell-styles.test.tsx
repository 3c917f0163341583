import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Shell } from '#src/layout/Shell.tsx';
import type { ShellOptions } from '#src/route-types.ts';
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

describe('what the shell can be configured for', () => {
  it('LY-03 the header becomes fixed on scroll where that is wanted, and gets its line', async () => {
    await showShell(shell({ fixedHeader: true }));
    const header = screen.getByRole('banner');
    expect(getComputedStyle(header).position).toBe('sticky');
    expect(header.dataset.fixed).toBe('false');
    const line = () => getComputedStyle(header).borderBottomColor;
    const before = line();
    scrollTo(40);
    expect(header.dataset.fixed).toBe('true');
    expect(line()).not.toBe(before);
    scrollTo(0);
    expect(header.dataset.fixed).toBe('false');
  });

  it('LY-03 elsewhere the header scrolls away', async () => {
    await showShell(shell());
    scrollTo(40);
    const header = screen.getByRole('banner');
    expect(getComputedStyle(header).position).toBe('static');
    expect(header.dataset.fixed).toBe('false');
  });

  it('LY-03 full height: the page scrolls inside, nothing outside', async () => {
    const { container } = await showShell(shell({ fullHeight: true }));
    const main = getComputedStyle(screen.getByRole('main'));
    expect(main.overflow).toBe('auto');
    const frame = container.querySelector('.skip-link')?.parentElement;
    expect(frame && getComputedStyle(frame).overflow).toBe('hidden');
  });

  it('LY-03 a gradient lies behind header and page where that is wanted', async () => {
    await showShell(shell({ gradient: true }));
    const column = screen.getByRole('main').parentElement;
    expect(column && getComputedStyle(column).backgroundImage).toContain('linear-gradient');
  });
});
