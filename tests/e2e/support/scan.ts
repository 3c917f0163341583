import type { CDPSession, Page } from '@playwright/test';

/** Seconds between two keys of a scanner. */
const PACE = 0.005;

/**
 * Types a text and Enter as a keyboard-wedge scanner does. Each key bears its own time, as those of a real keyboard do:
 * however busy the machine is, the page sees them 5 ms apart.
 */
export async function scan(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  for (const [at, key] of text.split('').entries()) {
    await press(session, { key, text: key, timestamp: start + at * PACE });
  }
  const enter = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };
  await press(session, { ...enter, timestamp: start + text.length * PACE });
  await session.detach();
}

interface Key {
  key: string;
  text: string;
  code?: string;
  windowsVirtualKeyCode?: number;
  /** Seconds since the epoch. */
  timestamp: number;
}

async function press(session: CDPSession, key: Key): Promise<void> {
  await session.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown' });
  await session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
}
