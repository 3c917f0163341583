import { assertFails } from '@firebase/rules-unit-testing';

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
