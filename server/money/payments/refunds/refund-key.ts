import { z } from 'zod';

const PREFIX = 'refund:';

/** The key under which the gateway is asked for a refund: asked again, it gives nothing more. */
export function refundKey(requestId: string): string {
  return `${PREFIX}${requestId}`;
}

/** Returns the id of the request that a gateway's refund answers; null for a refund that was not asked for here. */
export function refundRequestOf(key: string): string | null {
  if (!key.startsWith(PREFIX)) return null;
  const id = key.slice(PREFIX.length);
  return z.guid().safeParse(id).success ? id : null;
}
