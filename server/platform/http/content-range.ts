import type { FastifyReply } from 'fastify';

export interface Page<T> {
  rows: T[];
  offset: number;
  /** Exact up to MAX_COUNTED, see count-up-to.ts. */
  total: number;
}

/** `Content-Range: orders 0-24/317`, from which react-admin reads the total. */
export function sendPage<T>(reply: FastifyReply, resource: string, page: Page<T>): T[] {
  const { rows, offset } = page;
  const total = Math.max(page.total, rows.length > 0 ? offset + rows.length : 0);
  const span = rows.length > 0 ? `${offset}-${offset + rows.length - 1}` : '*';
  reply.header('content-range', `${resource} ${span}/${total}`);
  return rows;
}
