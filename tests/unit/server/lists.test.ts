import Fastify, { type FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { searchWords } from '#server/platform/database/search-text.ts';
import { sendPage } from '#server/platform/http/content-range.ts';
import { parseListQuery } from '#server/platform/http/list-query.ts';
import type { ListRules } from '#server/platform/http/list-query.ts';
import { registerRawBody } from '#server/platform/http/raw-body.ts';
import { findUnstorable } from '#server/platform/http/text-check.ts';

const rules: ListRules<'name' | 'age', { id?: string[] | undefined; q?: string | undefined }> = {
  sorts: ['name', 'age'],
  defaultSort: ['age', 'DESC'],
  filter: z
    .object({ id: z.array(z.string()), q: z.string() })
    .partial()
    .strict(),
};

function ids(count: number): string {
  return JSON.stringify({ id: Array.from({ length: count }, String) });
}

describe('parseListQuery', () => {
  it('has defaults', () =>
    expect(parseListQuery({}, rules)).toEqual({
      sort: 'age',
      order: 'DESC',
      offset: 0,
      limit: 25,
      filter: {},
    }));

  it('reads what ra-data-simple-rest writes', () => {
    const query = { sort: '["name","ASC"]', range: '[50,74]', filter: '{"q":"x"}' };
    expect(parseListQuery(query, rules)).toEqual({
      sort: 'name',
      order: 'ASC',
      offset: 50,
      limit: 25,
      filter: { q: 'x' },
    });
  });

  it('SE-08 takes 300 ids at once and not one more, and 100 rows of a page', () => {
    expect(parseListQuery({ filter: ids(300) }, rules)).toMatchObject({ offset: 0, limit: 300 });
    expect(() => parseListQuery({ filter: ids(301) }, rules)).toThrow('at most 300 ids');
    expect(parseListQuery({ range: '[0,99]' }, rules).limit).toBe(100);
    expect(parseListQuery({ range: '[0,100]' }, rules).limit).toBe(100);
    expect(parseListQuery({ range: '[1000000,1000000]' }, rules).limit).toBe(1);
    expect(() => parseListQuery({ range: '[1000001,1000001]' }, rules)).toThrow('too far');
  });

  it.each([
    { sort: '["weight","ASC"]' },
    { sort: '["name"]' },
    { sort: 'name' },
    { range: '[5,1]' },
    { range: '[0.5,1]' },
    { range: '[9000000,9000001]' },
    { filter: '[]' },
    { filter: '{"other":1}' },
  ])('SE-08 refuses %o, naming the parameter', (query) => {
    const [name = ''] = Object.keys(query);
    expect(() => parseListQuery(query, rules)).toThrow(
      expect.objectContaining({ status: 400, message: expect.stringContaining(name) }),
    );
  });
});

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
  (...[, rows, offset, total, range]) => expect(rangeOf(rows, offset, total)).toBe(range),
);

it.each([
  ['', []],
  ['  ', []],
  ['Lakeside', ['Lakeside']],
  ['Lakeside Eye  Care', ['Lakeside', 'Eye', 'Care']],
  [' \tLEC-1042\nLakeside\u00A0Eye ', ['LEC-1042', 'Lakeside', 'Eye']],
])('OR-08 %j is searched for by its words', (q, words) => expect(searchWords(q)).toEqual(words));

it('OR-08 takes the first ten words', () => {
  const words = Array.from({ length: 11 }, (_, index) => `w${index}`);
  expect(searchWords(words.join(' '))).toEqual(words.slice(0, 10));
});

const PAIR = '\ud83d\udc41';

describe('findUnstorable', () => {
  it('SE-10 finds nothing where all can be stored', () => {
    const value = { a: ['x', 1, null, true, PAIR], [PAIR]: { b: 'line\nline' }, c: undefined };
    expect(findUnstorable(value)).toBeNull();
    expect(findUnstorable(null)).toBeNull();
    expect(findUnstorable(undefined)).toBeNull();
  });

  it.each([
    ['the value itself', 'a\0', []],
    ['a field', { notes: 'a\0' }, ['notes']],
    ['a text in a list', { lenses: [{ eye: 'right' }, { eye: '\ud83d' }] }, ['lenses', '1', 'eye']],
    ['a name', { values: { 'a\0b': 1 } }, ['values', 'a\ufffdb']],
    ['the first of several', { a: ['x', '\0'], b: '\0' }, ['a', '1']],
  ])('SE-10 names the place of %s', (_what, value, path) => {
    expect(findUnstorable(value)).toEqual(path);
    expect(findUnstorable(value, ['filter'])).toEqual(['filter', ...path]);
  });

  it('SE-10 reads what is nested as deep as a body can be', () => {
    const depth = 32_000;
    const deep: unknown = JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`);
    expect(findUnstorable(deep)).toHaveLength(depth);
  });
});

/** Sends the body and returns the hash that the route sees. */
async function hashOf(body: string, url = '/things', method: 'POST' | 'PUT' = 'POST') {
  const app = Fastify();
  registerRawBody(app);
  for (const path of ['/things', '/others', '/plain']) {
    app.route({
      method: ['POST', 'PUT'],
      url: path,
      config: path === '/plain' ? {} : { answerAgain: async () => null },
      handler: async ({ requestHash }) => ({ requestHash }),
    });
  }
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method, url, headers, payload: body });
  await app.close();
  return answer.json<{ requestHash: string | null }>().requestHash;
}

it('OR-04 hashes the same for the same method, path and body, and for nothing else', async () => {
  const body = '{"a":1}';
  const first = await hashOf(body);
  expect(first).toMatch(/^raw:[0-9a-f]{64}$/);
  expect(await hashOf(body)).toBe(first);
  expect(await hashOf(body, '/things?try=2')).toBe(first);
  const others = [
    await hashOf('{"a":2}'),
    await hashOf('{ "a": 1 }'),
    await hashOf(body, '/others'),
    await hashOf(body, '/things', 'PUT'),
  ];
  expect(new Set([first, ...others]).size).toBe(5);
});

it('OR-04 hashes nothing on a route that does not answer again', async () =>
  expect(await hashOf('{}', '/plain')).toBeNull());
