import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { recordPdf } from '../../fixtures/record-pdf.ts';
import { expectations, type RouteKey } from '../support/expectations.ts';
import type { Person } from '../support/people.ts';
import type { TestPortal } from '../support/portal.ts';

/** A table, a route or a kind of text, and what is in it, in any order. */
export interface Section {
  title: string;
  rows: string[];
}

/** When a row is delivered, and how often, depends on when a worker looks. */
const OF_OUTBOX = ['attempts', 'delivered_at', 'next_attempt_at'];

/** The rows of each table. Of emails the text is enough. */
export async function allRows({ database: { pool } }: TestPortal): Promise<Section[]> {
  const tables = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const sections: Section[] = [];
  for (const { name } of tables.rows) {
    const query = `SELECT to_jsonb(t) - $1::text[] AS row FROM "${name}" t`;
    const found = await pool.query<{ row: object }>(query, [
      name === 'outbox' ? OF_OUTBOX : ['html'],
    ]);
    const rows = found.rows.map(({ row }) => JSON.stringify(row));
    sections.push({ title: `## ${name}`, rows });
  }
  return sections;
}

const secondsAsTime = (key: string, value: unknown): unknown =>
  key === 'validAfter' ? new Date(Number(value) * 1000).toISOString() : value;

/** What Auth knows of each user, and the documents of Firestore that the server writes. */
export async function allInFirebase({ firebase }: TestPortal): Promise<Section[]> {
  const { users } = await firebase.auth.listUsers();
  const known = users.map(({ uid, email, disabled, emailVerified, displayName, customClaims }) =>
    JSON.stringify({ uid, email, disabled, emailVerified, displayName, customClaims }),
  );
  const sections = [{ title: '## Auth', rows: known }];
  for (const name of ['users', 'userActivity', 'sessionEnds']) {
    const { docs } = await firebase.firestore.collection(name).get();
    const rows = docs.map((one) => JSON.stringify({ id: one.id, ...one.data() }, secondsAsTime));
    sections.push({ title: `## ${name} in Firestore`, rows });
  }
  return sections;
}

/** What is not in the sections before. */
export function added(before: readonly Section[], after: readonly Section[]): Section[] {
  return after.flatMap(({ title, rows }, place) => {
    const known = new Set(before[place]?.rows);
    const left = rows.filter((row) => !known.has(row));
    return left.length > 0 ? [{ title, rows: left }] : [];
  });
}

/** An endless one, one that tells of the same minute in any order, and large ones that no story changes. */
export const LEFT_OUT = new Set<RouteKey>([
  'GET /api/events',
  'GET /api/notices',
  'GET /api/openapi.json',
  'GET /api/email-templates',
  'GET /api/guide',
  'GET /api/guide.csv',
  'GET /api/consultant/guide',
  'GET /api/consultant/lenses',
]);

/** As many as a page may have. */
export const PAGE = 100;
/** There is no such record, or not in its state. */
const MISSING = new Set([404, 409]);
const MOST_TRIED = 20;
/** Of the records that have what a route asks. */
const MOST_READ = 4;
/** The id of a record, with only plain fields before it. */
const ID = /^\{(?:"\w+":[^[{]*?,)?"id":"?([^",]+)/;

/** What the person reads, by route: each list, and what is below a list of the first records that have it. */
export async function whatIsRead(portal: TestPortal, person: Person): Promise<Section[]> {
  const sections: Section[] = [];
  const idsOf = new Map<string, string[]>();
  for (const key of Object.keys(expectations) as RouteKey[]) {
    const [method, path] = key.split(' ') as [InjectOptions['method'], string];
    const lists = [...path.matchAll(/\/([\w-]+)\/:\w+/g)].map(
      ([, list]) => idsOf.get(list ?? '') ?? [],
    );
    if (method !== 'GET' || LEFT_OUT.has(key) || lists.some((ids) => ids.length === 0)) continue;
    const read = (nth: number, from = 0) => {
      const ids = lists.map((all) => all[nth] ?? all[0] ?? '');
      const url = path.replaceAll(/:\w+/g, () => encodeURIComponent(ids.shift() ?? ''));
      const query = { range: `[${from},${from + PAGE - 1}]` };
      return portal.request(person, { url, ...(lists.length === 0 && { query }) });
    };
    let response = await read(0);
    const rows = await rowsOf(response);
    // All pages: of records of one time that a page ends among, any may be on it.
    const total = Number(String(response.headers['content-range']).split('/')[1]);
    for (let from = PAGE; from < total; from += PAGE)
      rows.push(...(await rowsOf(await read(0, from))));
    for (let nth = 1, found = 1; nth < (lists[0]?.length ?? 0) && found < MOST_READ; nth += 1) {
      const next = await read(nth);
      if (MISSING.has(next.statusCode)) continue;
      if (MISSING.has(response.statusCode)) rows.length = 0;
      response = next;
      found += 1;
      rows.push(...(await rowsOf(next)));
    }
    sections.push({ title: `${key} ${response.statusCode}`, rows });
    const ids = sorted(rows, () => '').flatMap((row) => ID.exec(row)?.[1] ?? []);
    if (lists.length === 0 && ids.length > 0)
      idsOf.set(path.split('/')[2] ?? '', ids.slice(0, MOST_TRIED));
  }
  return sections;
}

/** The records or lines; a PDF as it is drawn, and of another document only its type. */
async function rowsOf(response: LightMyRequestResponse): Promise<string[]> {
  const type = String(response.headers['content-type']);
  if (type.includes('pdf')) return [await recordPdf(response.rawPayload)];
  if (type.includes('csv')) return response.body.split('\n');
  if (!type.includes('json')) return [type];
  const said: unknown = response.json();
  return [said].flat().map((part) => JSON.stringify(part));
}

/** Without the routes that another person reads the same of. */
export function unlike(read: readonly Section[], others: readonly Section[]): Section[] {
  const same = new Set(others.map((section) => JSON.stringify(section)));
  return read.map((section) =>
    same.has(JSON.stringify(section)) ? { title: `${section.title} as super`, rows: [] } : section,
  );
}

export const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What is secret, what was before the story and what the turns of a worker give has a name instead. */
export function named(text: string, nameOf: (id: string) => string): string {
  return (
    text
      .replaceAll(UUID, nameOf)
      .replaceAll(/[0-9a-f]{32,}/g, 'hash')
      .replaceAll(/Name [0-9a-f]{8}/g, 'Name made up')
      .replaceAll(/[\w-]{40,}/g, 'secret')
      .replaceAll(/20[12]\d-\d\d-\d\d(?:[T ][\d:.]+(?:Z|\+00:00)?)?/g, 'earlier')
      .replaceAll(
        /[A-Z][a-z]+ \d+, 20[12]\d(?:, \d+:\d\d\s[AP]M)?|\d+ de [a-z]+ de 20[12]\d/g,
        'earlier',
      )
      .replaceAll(/(?<="endsAt":"earlier".*"daysLeft":)\d+/g, '"a number"')
      .replaceAll(/"(id|seq)":\d+|(?<="notices".*)"(version)":\d+/g, '"$1$2":"a number"')
      .replaceAll(/"once_key":"\d+/g, '"once_key":"a number')
      // Sessions of one minute differ in nothing else that is told of them.
      .replaceAll(/"auth_time":\d+/g, '"auth_time":"a number"')
      // How often something is looked for moves the clock by milliseconds.
      .replaceAll(/(T\d\d:\d\d):[\d.]+(?:Z|\+00:00)/g, '$1')
      // Where a date or an id stands in a PDF, and how wide it is, depends on which one it is.
      .replaceAll(/^[\d.]+ ([\d.]+) \(wide [\d.]+(.*(?:earlier|\bid-\d))/gm, 'at $1 ($2')
      .replaceAll(/earlier C[DS]T/g, 'earlier')
      .replaceAll(/^(bars at .*?): .*$/gm, '$1')
      .replaceAll('},{', '},\n  {')
  );
}

function sorted(rows: readonly string[], nameOf: (id: string) => string): string[] {
  return rows
    .map((row) => ({ row, key: named(row, nameOf) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ row }) => row);
}

/** The same text for the same story: ids are numbered as they come, in an order that they have no say in. */
export function comparable(sections: readonly Section[]): string {
  const names = new Map<string, string>();
  const nameOf = (id: string) => {
    const name = names.get(id) ?? `id-${names.size + 1}`;
    names.set(id, name);
    return name;
  };
  return sections
    .map(({ title, rows }) =>
      [title, ...sorted(rows, (id) => names.get(id) ?? '').map((row) => named(row, nameOf))].join(
        '\n',
      ),
    )
    .join('\n');
}
