import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPreference } from '#providers/browser/preferences.ts';
import { followTheme } from '#src/theme/follow-theme.ts';
import { chooseTheme, shownTheme, themeChoice } from '#src/theme/theme-choice.ts';
import { tokensCss } from '#src/theme/tokens-css.ts';
import { dark, light } from '#src/theme/tokens.ts';

/** The device: dark or not, and able to change. */
const device = { matches: false, listeners: new Set<() => void>() };

beforeEach(() => {
  // asks a stylesheet of its own
  vi.unstubAllGlobals();
  device.matches = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return device.matches;
    },
    addEventListener: (_type: string, listener: () => void) => device.listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => device.listeners.delete(listener),
  }));
});
afterEach(() => chooseTheme('system'));

const root = () => document.documentElement;
const canvas = () => getComputedStyle(root()).getPropertyValue('--canvas');

describe('the look that was chosen', () => {
  it('UX-03 follows the device until something is chosen', () => {
    expect(shownTheme.get()).toBe('light');
    device.matches = true;
    expect(shownTheme.get()).toBe('dark');
    chooseTheme('light');
    expect(shownTheme.get()).toBe('light');
    expect(readPreference('theme')).toBe('light');
  });

  it('UX-03 tells when the device changes and when another is chosen, until nobody listens', () => {
    const listener = vi.fn<() => void>();
    const ignore = shownTheme.subscribe(listener);
    for (const notify of device.listeners) notify();
    chooseTheme('dark');
    expect(listener).toHaveBeenCalledTimes(2);
    ignore();
    chooseTheme('light');
    expect(listener).toHaveBeenCalledTimes(2);
    expect(device.listeners.size).toBe(0);
  });

  it('UX-03 public pages have it before they show, and follow', () => {
    chooseTheme('dark');
    document.head.append(
      Object.assign(document.createElement('style'), { textContent: tokensCss() }),
    );
    followTheme();
    expect(root().dataset.theme).toBe('dark');
    expect(canvas()).toBe(dark.canvas);
    expect(getComputedStyle(root()).colorScheme).toBe('dark');
    chooseTheme('light');
    expect(canvas()).toBe(light.canvas);
    expect(getComputedStyle(root()).colorScheme).toBe('light');
    chooseTheme('system');
    expect(root().dataset.theme).toBe('system');
  });

  it('UX-03 LG-03 is remembered in the next session, and after a sign-out', async () => {
    chooseTheme('dark');
    localStorage.clear();
    vi.resetModules();
    const next = await import('#src/theme/theme-choice.ts');
    expect(next.themeChoice.get()).toBe('dark');
    document.cookie = 'lens-portal-theme=purple; Path=/';
    vi.resetModules();
    const odd = await import('#src/theme/theme-choice.ts');
    expect(odd.themeChoice.get()).toBe('system');
    expect(themeChoice.get()).toBe('dark');
  });
});
