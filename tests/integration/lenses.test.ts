import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { lensDefinitionSchema, type LensDefinition } from '#domain/schemas/lens.ts';
import { saveLensVersion } from '#server/lenses/save-lens-version.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { list } from './support/orders.ts';
import type { Person } from './support/people.ts';
import { proposeChanges } from '#domain/fitting/propose-changes.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import { validatePrescription } from '#domain/lens/validate.ts';
import { consultantLensSchema, wholeLens } from '#domain/schemas/consultant-lens.ts';

const actor = { uid: 'test', name: 'Test' };
const portal = usePortal();
let sphere: LensDefinition;
beforeAll(async () => {
  const found = catalogue.find(({ id }) => id === 'gp-sphere');
  if (!found) throw new Error('The catalogue has no GP sphere');
  sphere = found;
  const { db } = portal.database;
  await saveLensVersion(db, { actor, lens: { ...sphere, version: 2, priceCents: 1 } });
  await saveLensVersion(db, { actor, lens: { ...sphere, id: 'retired', offered: false } });
});

async function lensesFor(person: Person, parameters = {}): Promise<LensDefinition[]> {
  const response = await list(portal, person, { range: [0, 99], ...parameters }, 'lenses');
  expect(response.statusCode).toBe(200);
  return lensDefinitionSchema.array().parse(response.json());
}

describe('lenses', () => {
  it('are listed in their newest version, by name', async () => {
    const found = await lensesFor('practice');
    expect(found.map(({ id }) => id).toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted());
    expect(found.find(({ id }) => id === 'gp-sphere')).toEqual({
      ...sphere,
      version: 2,
      priceCents: 1,
    });
    expect(new Set(found.map(({ family }) => family)).size).toBe(8);
  });

  it('are shown to customers only when offered', async () => {
    expect((await lensesFor('admin')).map(({ id }) => id)).toContain('retired');
    expect((await portal.request('practice', { url: '/api/lenses/retired' })).statusCode).toBe(404);
    expect((await portal.request('admin', { url: '/api/lenses/retired' })).statusCode).toBe(200);
    expect(await lensesFor('practice', { filter: { id: ['retired'] } })).toEqual([]);
  });

  it('are filtered, sorted and paged', async () => {
    const families = await lensesFor('practice', { filter: { family: 'gpToric' } });
    expect(new Set(families.map(({ family }) => family))).toEqual(new Set(['gpToric']));
    const byId = await lensesFor('practice', { filter: { id: ['gp-sphere', 'ortho-k'] } });
    expect(byId.map(({ id }) => id).toSorted()).toEqual(['gp-sphere', 'ortho-k']);
    const named = await lensesFor('practice', { filter: { q: 'BITORIC' } });
    expect(named.map(({ id }) => id)).toEqual(['gp-bitoric']);
    const up = await lensesFor('practice', { sort: ['id', 'ASC'] });
    expect(up.map(({ id }) => id)).toEqual(up.map(({ id }) => id).toSorted());
    const page = await list(portal, 'practice', { range: [2, 4] }, 'lenses');
    expect(page.headers['content-range']).toBe(`lenses 2-4/${catalogue.length}`);
  });

  it('are shown with their version', async () => {
    const response = await portal.request('practice', { url: '/api/lenses/gp-sphere' });
    expect(lensDefinitionSchema.parse(response.json()).version).toBe(2);
    expect(response.headers.etag).toBe('"2"');
  });

  it('SE-03 never change in a version once saved', async () => {
    const { db, pool } = portal.database;
    const again = { ...sphere, version: 2, priceCents: 2 };
    expect(await saveLensVersion(db, { actor, lens: again })).toBe(false);
    const response = await portal.request('practice', { url: '/api/lenses/gp-sphere' });
    expect(lensDefinitionSchema.parse(response.json()).priceCents).toBe(1);
    await expect(pool.query("UPDATE lenses SET name = 'x'")).rejects.toThrow(/append-only/);
  });
});

const URL = '/api/consultant/lenses';

const ask = (tag?: string) =>
  portal.request(null, { url: URL, headers: tag === undefined ? {} : { 'if-none-match': tag } });

function lensOf(id: string): LensDefinition {
  const lens = catalogue.find((one) => one.id === id);
  if (!lens) throw new Error(`No ${id}`);
  return lens;
}

describe('the lenses of the virtual consultant', () => {
  it('VC-04 are given to anybody, without prices and terms', async () => {
    const response = await ask();
    expect(response.statusCode).toBe(200);
    expect(response.json<{ id: string }[]>().map(({ id }) => id)).toContain('ampleye-scleral');
    const names = new Set(response.json<object[]>().flatMap((lens) => Object.keys(lens)));
    expect(names).toEqual(new Set(Object.keys(consultantLensSchema.shape)));
    const money = [...names].filter((name) =>
      /cents|currency|warranty|surcharge|spare/iu.test(name),
    );
    expect(money).toEqual([]);
  });

  it('VC-04 have all that the engine, the nomograms and the fitting core read', async () => {
    const lenses = consultantLensSchema
      .array()
      .parse((await ask()).json())
      .map(wholeLens);
    const ampleye = lenses.find(({ id }) => id === 'ampleye-scleral');
    if (!ampleye) throw new Error('No Ampleye');
    const own = lensOf('ampleye-scleral');
    const clinical = { condition: 'keratoconus', hvid: 11.8 } as const;
    const worn = { sag: 3800, baseCurve: 7.8, diameter: 16.5, sphere: -2 };
    const findings = { minutesOnEye: 30, centralVault: 120 };
    const seen = { prescription: worn, eye: 'right', clinical, findings } as const;
    expect(suggestParameters(ampleye, clinical)).toEqual(suggestParameters(own, clinical));
    expect(validatePrescription(ampleye, worn)).toEqual(validatePrescription(own, worn));
    expect(proposeChanges({ lens: ampleye, ...seen })).toEqual(
      proposeChanges({ lens: own, ...seen }),
    );
  });

  it('VC-04 are answered from the browser’s cache until one of them changes', async () => {
    const first = await ask();
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const again = await ask(`"other", W/${tag}`);
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const { db } = portal.database;
    const lens = { ...lensOf('gp-sphere'), version: 3, offered: false };
    await saveLensVersion(db, { actor, lens });
    const changed = await ask(tag);
    expect(changed.statusCode).toBe(200);
    expect(changed.json<{ id: string }[]>().map(({ id }) => id)).not.toContain('gp-sphere');
  });
});
