import { isDeepStrictEqual } from 'node:util';
import type { SuiteResults } from '../expected-failures.ts';
import type { Target } from '../peers.ts';
import { readCases, type Case, type Clause, type Fields, type Value } from './cases.ts';
import { intendedFields, plainFields, TIME } from './intended.ts';
import { replayListen } from './listen.ts';
import { rowsOf, type Row } from './query-rows.ts';
import { Rest } from './rest.ts';

/** What is there before a write that wants something there: values that a nested or an array's change builds on. */
const BEFORE: Fields = {
  a: { mapValue: { fields: { kept: { integerValue: '7' } } } },
  b: { arrayValue: { values: [{ stringValue: 'foo' }, { integerValue: '2' }] } },
  kept: { integerValue: '1' },
};

/**
 * Replays the recorded cases of Google's clients: each request is taken, and leaves the document that the caller of the
 * client meant; each query is taken; each listener tells the recorded snapshots. Cases that a client refuses by itself
 * send nothing, and are left out.
 */
export async function runConformance(folder: string, target: Target): Promise<SuiteResults> {
  const passed = new Set<string>();
  const failed = new Set<string>();
  const rest = new Rest(target);
  for (const [name, one] of await readCases(folder)) {
    const replay = replayOf(one, rest, target);
    if (!replay) continue;
    try {
      await replay();
      passed.add(name);
    } catch (error) {
      failed.add(name);
      process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
  return { passed, failed };
}

/** Null for a case that sends nothing. */
function replayOf(one: Case, rest: Rest, target: Target): (() => Promise<void>) | null {
  const { get, query, listen } = one;
  const written = one.create ?? one.set ?? one.update ?? one.updatePaths ?? one.delete;
  if (written?.request) {
    const { docRefPath, request } = written;
    return () => replayWrite(one, rest, rest.here(docRefPath), rest.here(request.writes));
  }
  if (get) return () => replayGet(rest, rest.here(get.docRefPath));
  const structuredQuery = query?.query;
  if (structuredQuery) return () => replayQuery(rest, rest.here(structuredQuery), query.clauses);
  if (listen && !listen.isError) return () => replayListen(rest, target, listen.snapshots);
  return null;
}

async function replayWrite(
  one: Case,
  rest: Rest,
  name: string,
  writes: Record<string, unknown>[],
): Promise<void> {
  await rest.commit([{ delete: name }]);
  const before = one.create ? {} : BEFORE;
  if (!one.create) await rest.commit([{ update: { name, fields: BEFORE } }]);
  const { updateTime } = (await rest.read(name)) ?? {};
  await rest.commit(writes.map((write) => ofNow(write, updateTime)));
  const left = await rest.read(name);
  if (one.delete) return expectEqual(left, null);
  expectEqual(left && alike(left.fields), alike(intendedFields(one, before)));
}

/** A recorded time of the document's last change stands for the present one. */
function ofNow(write: Record<string, unknown>, updateTime: string | undefined): object {
  const isTimed = 'updateTime' in Object(write['currentDocument']);
  return isTimed ? { ...write, currentDocument: { updateTime } } : write;
}

async function replayGet(rest: Rest, name: string): Promise<void> {
  await rest.commit([{ update: { name, fields: BEFORE } }]);
  const { fields } = (await rest.call(name)) as { fields: Fields };
  expectEqual(alike(fields), alike(BEFORE));
}

/** Rows below, at and above what the cases compare with, and of other types. */
const ROWS: readonly Row[] = [
  ...Array.from({ length: 10 }, (_, index) => ({ id: `D${index}`, data: { a: index, b: index } })),
  { id: 'D', data: { a: 7, b: 8 } },
  { id: 'E', data: { a: 7, b: 10, c: 1 } },
  { id: 'F', data: { a: 9, b: 10, c: 2 } },
  { id: 'G', data: { a: 6, b: 'bar' } },
  { id: 'H', data: { a: 3, b: 'foo' } },
  { id: 'I', data: { a: null, b: 'NaN' } },
  { id: 'J', data: { a: 'NaN', b: null } },
  { id: 'K', data: { a: {}, b: 1 } },
  { id: 'L', data: { a: { a: 'b' } } },
  { id: 'M', data: { b: 2 } },
];

async function replayQuery(rest: Rest, query: object, clauses: readonly Clause[]): Promise<void> {
  const at = `${rest.database}/documents/C`;
  await rest.clear();
  await rest.commit(
    ROWS.map(({ id, data }) => ({ update: { name: `${at}/${id}`, fields: plainFields(data) } })),
  );
  const answers = (await rest.call(`${rest.database}/documents:runQuery`, {
    structuredQuery: query,
  })) as { document?: { name: string; fields?: Fields } }[];
  const found = answers.flatMap(({ document }) =>
    document ? [[document.name, alike(document.fields ?? {})]] : [],
  );
  const expected = rowsOf(clauses, ROWS);
  expectEqual(
    found,
    expected.map(({ id, data }) => [`${at}/${id}`, alike(plainFields(data))]),
  );
}

/** In one form: every map's fields in one order, what is empty written out, every time the same. */
function alike(fields: Fields): Fields {
  const entries = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, value]) => [name, alikeValue(value)]));
}

function alikeValue(value: Value): Value {
  const { mapValue, arrayValue, timestampValue } = value as Partial<{
    mapValue: { fields?: Fields };
    arrayValue: { values?: Value[] };
    timestampValue: string;
  }>;
  if (mapValue) return { mapValue: { fields: alike(mapValue.fields ?? {}) } };
  if (arrayValue) return { arrayValue: { values: (arrayValue.values ?? []).map(alikeValue) } };
  return timestampValue === undefined ? value : TIME;
}

function expectEqual(actual: unknown, expected: unknown): void {
  if (isDeepStrictEqual(actual, expected)) return;
  throw new Error(`${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
}
