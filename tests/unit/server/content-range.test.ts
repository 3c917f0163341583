import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { sendPage } from '#server/platform/http/content-range.ts';

/** What the header says of a page with so many rows. */
function rangeOf(rows: number, offset: number, total: number): string {
  const sent: Record<string, string> = {};
  const reply = { header: (name: string, value: string) => (sent[name] = value) };
  const all = Array.from({ length: rows }, (_, index) => index);
  expect(sendPage(reply as unknown as FastifyReply, 'orders', { rows: all, offset, total })).toBe(
    all,
  );
  return sent['content-range'] ?? '';
}

it.each([
  ['the first page', 25, 0, 317, 'orders 0-24/317'],
  ['the last page', 17, 300, 317, 'orders 300-316/317'],
  ['one row', 1, 0, 1, 'orders 0-0/1'],
  ['no rows at all', 0, 0, 0, 'orders */0'],
  ['a page beyond the end', 0, 500, 317, 'orders */317'],
  ['rows beyond what is counted', 25, 12_000, 10_000, 'orders 12000-12024/12025'],
])(
  'Content-Range tells which rows were sent, of how many: %s',
  (...[, rows, offset, total, range]) => {
    expect(rangeOf(rows, offset, total)).toBe(range);
  },
);
