import { z } from 'zod';
import { noticePageSchema, type NoticesRead } from '#domain/emails/notices/notice.ts';
import type { Rest } from '../http/connection.ts';

const numbered = z.object({ number: z.string() });

/** EM-04: returns a page of the user's notices, those before one of them. @throws HttpFailure */
export function noticePage({ rest }: Rest, before: number | null, signal: AbortSignal) {
  const path = before === null ? '/notices' : `/notices?before=${before}`;
  return rest(path, { kind: 'background', schema: noticePageSchema, signal });
}

/** Notes which notices the user has read. @throws HttpFailure */
export async function readNotices({ rest }: Rest, body: NoticesRead): Promise<void> {
  await rest('/notices/read', { kind: 'background', method: 'POST', body });
}

/** PF-02: returns the number of an order that changed. @throws HttpFailure */
export async function orderNumber({ rest }: Rest, id: string): Promise<string> {
  return (await rest(`/orders/${id}`, { kind: 'background', schema: numbered })).number;
}
