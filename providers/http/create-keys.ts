import { errorStatus } from './error-body.ts';

export interface CreateKeys {
  /** Sends `content` with its key. Throws what `send` throws. */
  using: <T>(content: string, send: (key: string) => Promise<T>) => Promise<T>;
}

/**
 * Gives requests that create something their `Idempotency-Key`. Content whose request got no clear answer keeps its key,
 * so that sending it again creates nothing twice.
 */
export function createKeys(): CreateKeys {
  const unsure = new Map<string, string>();
  return {
    using: async (content, send) => {
      const key = unsure.get(content) ?? crypto.randomUUID();
      unsure.set(content, key);
      try {
        const answer = await send(key);
        unsure.delete(content);
        return answer;
      } catch (error) {
        if (isClear(errorStatus(error))) unsure.delete(content);
        throw error;
      }
    },
  };
}

/** Whether the status says that nothing was created. */
function isClear(status: number): boolean {
  return status >= 400 && status < 500;
}
