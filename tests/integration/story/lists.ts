import { expectations, type RouteKey } from '../support/expectations.ts';
import type { Person } from '../support/people.ts';
import type { TestPortal } from '../support/portal.ts';
import { LEFT_OUT, PAGE, UUID, type Section } from './record.ts';

type Row = Record<string, unknown>;

/** Names whose beginning is looked for. */
const LOOKED_FOR = /name|practice|number|address|email|reference|^id$/i;
const range = [0, PAGE - 1];
/** Copied from Auth by a real timer: what it is depends on how long the story takes. */
const TIMED: ReadonlySet<string> = new Set(['lastSignInAt']);

/**
 * What each list shows in each order that it names when it is asked for another, and how many rows are left by filters that
 * it takes.
 */
export async function listsAsAsked(portal: TestPortal, person: Person): Promise<Section[]> {
  const sections: Section[] = [];
  for (const key of Object.keys(expectations) as RouteKey[]) {
    if (!/^GET \/api\/[\w-]+$/.test(key) || LEFT_OUT.has(key)) continue;
    const ask = async (query: Record<string, unknown>) => {
      const asked = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
      const url = `${key.slice('GET '.length)}?${new URLSearchParams(asked).toString()}`;
      const said: unknown = (await portal.request(person, { url })).json();
      return said as Row[] | { message: string };
    };
    const refused = await ask({ sort: ['', ''] });
    if (Array.isArray(refused) || !refused.message?.startsWith('sort')) continue;
    const sorts = [...(refused.message.split(';')[0] ?? '').matchAll(/"(\w+)"/g)];
    const rows: string[] = [];
    for (const sort of sorts.map(([, name = '']) => name))
      for (const order of ['ASC', 'DESC']) {
        const listed = await ask({ sort: [sort, order], range });
        const values = Array.isArray(listed) ? withoutIds(listed, sort) : listed.message;
        const shown = TIMED.has(sort) ? values.length : values;
        rows.push(`${sort} ${order} ${JSON.stringify(shown)}`);
      }
    const by = sorts[0]?.[1] ?? '';
    const page = await ask({ sort: [by, 'ASC'], range });
    for (const filter of Array.isArray(page) ? filtersOf(withoutLast(page, by)) : []) {
      const left = await ask({ filter, range });
      if (Array.isArray(left)) rows.push(`${JSON.stringify(filter)} ${left.length}`);
    }
    sections.push({ title: key, rows });
  }
  return sections;
}

/** Of the rows that are alike where a full page ends, any may be on it. */
const withoutLast = (page: readonly Row[], by: string) =>
  page.filter((row) => page.length < PAGE || row[by] !== page.at(-1)?.[by]);

/** Ids are in any order. */
const withoutIds = (rows: readonly Row[], field: string) =>
  rows.map((row) => row[field]).filter((value) => !String(value).match(UUID));

/** By the smallest and the largest value of each field. An address in capital letters is the same. */
function filtersOf(all: readonly Row[]): Row[] {
  return Object.keys(all[0] ?? {}).flatMap((name) => {
    const values = withoutIds(all, name).filter((value) => typeof value !== 'object');
    const known = [...new Set(values.map(String))].toSorted();
    const ends = [...new Set([known[0], known.at(-1)])].filter((value) => value !== undefined);
    return ends.flatMap((text) => {
      const value = values.find((one) => String(one) === text);
      const asked = { [name]: text.includes('@') ? text.toUpperCase() : value };
      const q = text.slice(0, 4);
      // A random id may have these letters, too, and would be found.
      return LOOKED_FOR.test(name) && !/^[\da-f]+$/i.test(q) ? [asked, { q }] : [asked];
    });
  });
}
