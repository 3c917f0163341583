import { expect } from '@playwright/test';

const second = () => Math.floor(Date.now() / 1000);

/** Resolves in the next second: two sign-ins of a user within one second are one session, and end together. */
export async function untilNextSecond(): Promise<void> {
  const before = second();
  await expect.poll(second, { intervals: [50] }).toBeGreaterThan(before);
}
