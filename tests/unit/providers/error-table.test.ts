import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FUNCTION_KINDS } from '#providers/firebase/user-functions.ts';
import { CALL_KINDS, loggablePath, sessionEndsBy } from '#providers/http/error-table.ts';
import type { CallKind } from '#providers/http/error-table.ts';
import { child, childrenOf, parse, type Node } from '../../mutants/syntax.ts';

describe('the error policy', () => {
  it.each([
    ['ER-01 401 ends the session', 'list', '/orders', 401, 'expired'],
    ['ER-01 401 ends it for a named record too', 'record', '/orders/7', 401, 'expired'],
    ['ER-01 but not where the URL contains auth', 'list', '/auth/customer/x', 401, null],
    ['ER-02 404 ends the session', 'list', '/orders', 404, 'server-error'],
    ['ER-02 404 of a record that the user named does not', 'record', '/orders/7', 404, null],
    ['ER-02 500 ends the session', 'list', '/orders', 500, 'server-error'],
    ['ER-02 500 with auth in the URL does', 'list', '/auth/customer/x', 500, 'server-error'],
    ['ER-02 500 of a record that the user named does not', 'record', '/orders/7', 500, null],
  ] as const)('%s', (_title, kind, path, status, ended) =>
    expect(sessionEndsBy(kind, path, status)).toBe(ended),
  );

  it.each([
    ['idle', 'idle'],
    ['ended', 'ended'],
    ['disabled', 'ended'],
    ['too-old', 'expired'],
    ['toString', 'expired'],
    [undefined, 'expired'],
  ])('ER-01 401 with the reason %s ends it as %s', (reason, ended) => {
    expect(sessionEndsBy('list', '/orders', 401, reason)).toBe(ended);
    expect(sessionEndsBy('list', '/auth/sessions', 401, reason)).toBeNull();
  });

  it.each([0, 400, 403, 409, 412, 422, 429, 502, 503, 504])('ER-02 %i does not', (status) =>
    expect(sessionEndsBy('list', '/orders', status)).toBeNull(),
  );

  it('SE-04 logs neither tokens nor what was searched for', () => {
    const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1MSJ9.';
    expect(loggablePath(`/auth/customer/${token}?page=1`)).toBe('/auth/customer/[token]');
    expect(loggablePath('/orders?filter={"q":"Jane Doe"}')).toBe('/orders');
  });
});

const ROOT = resolve(import.meta.dirname, '../../..');
const KINDS = Object.keys(CALL_KINDS) as CallKind[];

const sources = ['providers', 'src', 'resources'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      code: readFileSync(join(ROOT, folder, file), 'utf8'),
    })),
);

/** What also hands requests on, with the kind that their caller named. */
const PLUMBING = new Set([
  'providers/http/connection.ts',
  'providers/http/http.ts',
  'providers/firebase/functions.ts',
]);

/** What asks the API. */
const ASKING = new Set(['rest', 'restAnswer', 'client']);
const MAY_ASK = new RegExp(`\\b(${[...ASKING].join('|')})\\b`);

interface Site {
  at: string;
  kinds: string[];
  changes: boolean;
}

function everyNode(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap((under) => everyNode(under.node))];
}

/** The texts that an expression can be: of `a ? 'x' : 'y'` both. */
function textsIn(node: Node | null): string[] {
  if (!node) return [];
  return everyNode(node).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

function propertyOf(call: Node, name: string): Node | null {
  const properties = everyNode(call).filter(({ type }) => type === 'Property');
  const found = properties.find((property) => child(property, 'key')?.['name'] === name);
  return found ? child(found, 'value') : null;
}

function sitesIn({ file, code }: { file: string; code: string }): Site[] {
  return everyNode(parse(file, code))
    .filter((node) => node.type === 'CallExpression')
    .filter((node) => ASKING.has(String(child(node, 'callee')?.['name'])))
    .map((call) => ({
      at: `${file}: ${code.slice(call.start, call.end).split('\n')[0]}`,
      kinds: textsIn(propertyOf(call, 'kind')),
      changes: textsIn(propertyOf(call, 'method')).some((method) => method !== 'GET'),
    }))
    .filter(({ kinds }) => kinds.length > 0 || !PLUMBING.has(file));
}

const sites = sources.filter(({ code }) => MAY_ASK.test(code)).flatMap((source) => sitesIn(source));

/** What may send something. */
const MAY_CHANGE = new Set(['change', 'draft', 'background', 'form', 'authFlow', 'leaving']);

const isKind = (name: string): boolean => KINDS.some((kind) => kind === name);

describe('ER-06 what a failed call does to the session stands in one table', () => {
  it('names a kind of it at every call', () => {
    process.stdout.write(`calls of the API: ${sites.length}\n`);
    expect(sites.length).toBeGreaterThanOrEqual(40);
    expect(sites.filter(({ kinds }) => kinds.length === 0 || !kinds.every(isKind))).toEqual([]);
  });

  it('takes nothing that changes something for a list, a record or a file', () => {
    const wrong = sites.filter(
      ({ kinds, changes }) => changes && !kinds.every((kind) => MAY_CHANGE.has(kind)),
    );
    expect(wrong).toEqual([]);
  });

  it('ER-06 OR-03 takes what is asked beside a form or again and again for no list', () => {
    const asked = sites.filter(({ kinds }) => kinds.includes('list'));
    // The accounts of a user. The lists that pages show go through `simple-rest.ts`.
    expect(asked.map(({ at }) => at.split(':')[0])).toEqual([
      'providers/account/customer-information.ts',
    ]);
  });

  it.each(Object.entries(FUNCTION_KINDS))('FN-01 … FN-09 takes %s for a `%s`', (name, kind) => {
    const reads = { getUserByUid: 'record', getAdminUsers: 'list', getCustomerUsers: 'list' };
    expect(kind).toBe(Reflect.get(reads, name) ?? 'change');
  });

  it('is nowhere else: no call decides by itself', () => {
    const flagged = sources.filter(({ code }) => /keepSession|keepsSession\(/.test(code));
    expect(flagged.map(({ file }) => file).toSorted()).toEqual(['providers/http/error-table.ts']);
  });

  it('is asked by the one function that sends requests', () => {
    const sending = sources.filter(({ code }) =>
      /(?<![\w.])fetch\(|XMLHttpRequest|sendBeacon/.test(code),
    );
    expect(sending.map(({ file }) => file).toSorted()).toEqual([
      // Of the local portal only, before anybody signs in.
      'providers/account/first-run-accounts.ts',
      'providers/http/http.ts',
    ]);
  });
});

it('RS-07 RS-08 the auth service: is one module, which alone accepts terms and writes activity', () => {
  const accepting = sources.filter(({ code }) => code.includes("'/auth/terms'"));
  const writing = sources.filter(({ code }) =>
    /\.(write|update|transact)\(\s*(ACTIVITY|'userActivity')/.test(code),
  );
  expect(accepting.map(({ file }) => file)).toEqual(['providers/activity/auth-service.ts']);
  expect(writing.map(({ file }) => file)).toEqual(['providers/activity/auth-service.ts']);
});

/** A date, a version, or both. */
const SINCE = /^(\d{4}-\d{2}-\d{2}|\d+\.\d+\.\d+)(, \d+\.\d+\.\d+)?$/;

describe('docs/deviations.md', () => {
  const page = readFileSync(join(ROOT, 'docs/deviations.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, kind = '', , kept = '', why = '']) => [kind.replaceAll('`', ''), kept, why]);

  it('ER-06 says the same as the table, row by row', () => {
    const table = KINDS.map((kind) => {
      const { keeps, why } = CALL_KINDS[kind];
      return [kind, keeps.join(', ') || 'none', why || 'none'];
    });
    expect(rows).toEqual(table);
  });

  it('tells of every other deviation its statement, what is done, why, and since when', () => {
    const others = page
      .slice(page.indexOf('## Everything else'))
      .split('\n')
      .filter((line) => /^\| [A-Z]{2}-\d\d/.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    expect(others.length).toBeGreaterThan(0);
    const unreported = others.filter(
      ([, says, does, why, since = '']) => !says || !does || !why || !SINCE.test(since),
    );
    expect(unreported).toEqual([]);
  });
});
