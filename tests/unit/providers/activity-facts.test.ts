import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserFacts } from '#providers/activity/activity-recording.ts';
import { deviceId } from '#providers/browser/local-storage.ts';
import { stubStorages } from '#tests/fixtures/memory-storage.ts';

const NAVIGATOR = { userAgent: 'Firefox/140.0', platform: 'Linux x86_64', language: 'es' };

beforeEach(() => {
  stubStorages();
  vi.stubGlobal('navigator', NAVIGATOR);
  vi.stubGlobal('screen', { width: 1280, height: 800 });
  vi.stubGlobal('devicePixelRatio', 2);
  visit('/customer/home');
});
afterEach(() => vi.unstubAllGlobals());

function visit(path: string): void {
  vi.stubGlobal('location', new URL(path, 'https://portal.test'));
}

describe('EN-03 what a browser tells of itself', () => {
  it('names the browser, its screen, its device and where its user is', () => {
    expect(browserFacts()).toMatchObject({
      browser: { name: 'Firefox', version: '140.0', platform: 'Linux x86_64', language: 'es' },
      screen: { width: 1280, height: 800, pixelRatio: 2 },
      deviceId: deviceId(),
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      currentRoute: '/customer/home',
    });
  });

  it.each([
    [{ effectiveType: '4g' }, '4g'],
    [{ effectiveType: 3 }, 'unknown'],
    [{}, 'unknown'],
    [null, 'unknown'],
    [undefined, 'unknown'],
  ])('of the connection %j it tells %s', (connection, type) => {
    vi.stubGlobal('navigator', { ...NAVIGATOR, connection });
    expect(browserFacts().connectionType).toBe(type);
  });

  it('tells no query, which may name a patient, and of a long path what the rules take', () => {
    visit('/customer/orders?filter=Vega#name');
    expect(browserFacts().currentRoute).toBe('/customer/orders');
    visit(`/${'x'.repeat(2_000)}`);
    expect(browserFacts().currentRoute).toBe(`/${'x'.repeat(1_999)}`);
  });
});
