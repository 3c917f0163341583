import { assertFails } from '@firebase/rules-unit-testing';
import { expect } from 'vitest';

/** What the rules said to an operation; any other failure than a refusal is thrown. */
export async function decisionOn(operation: PromiseLike<unknown>): Promise<'allowed' | 'denied'> {
  try {
    await operation;
    return 'allowed';
  } catch (error) {
    await assertFails(Promise.reject(error));
    return 'denied';
  }
}

/** Fails unless the rules say so. */
export const assert = {
  allowed: async (operation: PromiseLike<unknown>) =>
    expect(await decisionOn(operation)).toBe('allowed'),
  denied: async (operation: PromiseLike<unknown>) =>
    expect(await decisionOn(operation)).toBe('denied'),
};
