import { expectations, type RouteKey } from '../support/expectations.ts';
import { people } from '../support/people.ts';
import type { TestPortal } from '../support/portal.ts';
import { requestsFor } from '../support/requests.ts';
import { named } from './record.ts';

interface Row {
  id: string | number;
  version?: number;
}

/** A change of a record that a list shows: `POST /api/prices/:id`, `POST /api/prices/:id/step`. */
const OF_RECORD = /^(?:POST|PUT|DELETE) (?<list>\/api\/[\w-]+)\/:id(?:\/[\w/-]+)?$/;

/** Who tells the story stays signed in. */
const TELLER = 'u-super';

/** Each change of a super admin to one of the records that are there by now, each to another one as far as they go. */
export async function changeEachRecord(portal: TestPortal): Promise<void> {
  const requests = requestsFor(portal, { orderId: 'none' });
  const asked = new Map<string, number>();
  for (const key of Object.keys(expectations) as RouteKey[]) {
    const list = OF_RECORD.exec(key)?.groups?.['list'] ?? '';
    if (!Object.hasOwn(expectations, `GET ${list}`)) continue;
    const rows = await recordsOf(portal, list);
    const nth = asked.get(list) ?? 0;
    if (nth === 0) portal.tokens.super = await portal.firebase.signIn(people.super.email);
    const row = rows[nth % rows.length];
    asked.set(list, nth + 1);
    if (!row) continue;
    const { method, headers, payload } = requests[key]('super');
    const url = key.split(' ')[1]?.replace(':id', String(row.id)) ?? '';
    const version = { 'if-match': (await etagOf(portal, list, row)) ?? `"${row.version ?? 1}"` };
    await portal.request('super', { method, url, payload, headers: { ...headers, ...version } });
  }
}

/** In an order in which ids have no say. */
async function recordsOf(portal: TestPortal, list: string): Promise<Row[]> {
  const url = `${list}?range=[0,99]`;
  const said: unknown = (await portal.request('super', { url })).json();
  const rows = Array.isArray(said) ? (said as Row[]).filter(({ id }) => id !== TELLER) : [];
  const keyed = rows.map((row) => ({ row, key: named(JSON.stringify(row), () => '') }));
  return keyed
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ row }) => row);
}

async function etagOf(portal: TestPortal, list: string, { id }: Row): Promise<string | null> {
  if (!Object.hasOwn(expectations, `GET ${list}/:id`)) return null;
  const { headers } = await portal.request('super', { url: `${list}/${id}` });
  return headers.etag ?? null;
}
