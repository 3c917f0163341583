import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { proposeChanges } from '#domain/consultant/fitting/propose-changes.ts';
import { validatePrescription } from '#domain/lens/engine/validate.ts';
import { consultantLensSchema, wholeLens } from '#domain/lens/model/consultant-lens.ts';
import { lensDefinitionSchema, type LensDefinition } from '#domain/lens/model/lens.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import { lensInputSchema, lensVersionSchema } from '#domain/orders/lens-change.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { saveLensVersion } from '#server/lenses/save-lens-version.ts';
import { createLens, editLens, lensInput, withLimits } from './support/lenses.ts';
import { list, orderedLens, orderInput, submit } from './support/orders.ts';
import type { Person } from './support/people.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

const actor = { uid: 'test', name: 'Test' };
let sphere: LensDefinition;
beforeAll(async () => {
  sphere = catalogued('gp-sphere');
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

function catalogued(id: string): LensDefinition {
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
    const own = catalogued('ampleye-scleral');
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
    const lens = { ...catalogued('gp-sphere'), version: 3, offered: false };
    await saveLensVersion(db, { actor, lens });
    const changed = await ask(tag);
    expect(changed.statusCode).toBe(200);
    expect(changed.json<{ id: string }[]>().map(({ id }) => id)).not.toContain('gp-sphere');
  });
});

const errorOf = (response: LightMyRequestResponse) => apiErrorSchema.parse(response.json());
const lensOf = (response: LightMyRequestResponse) => lensDefinitionSchema.parse(response.json());

async function offered(): Promise<LensDefinition[]> {
  const response = await list(portal, 'practice', { range: [0, 99] }, 'lenses');
  return lensDefinitionSchema.array().parse(response.json());
}

describe('a new lens', () => {
  it('AD-03 is offered at once as version 1, with author and note in versions and audit', async () => {
    const input = lensInput('gp-sphere', { id: 'gp-new', name: 'GP New', changeNote: 'Because' });
    const response = await createLens(portal, input);
    expect(response.statusCode).toBe(201);
    expect(response.headers).toMatchObject({ etag: '"1"', location: '/api/lenses/gp-new' });
    expect(lensOf(response)).toEqual({ ...input, version: 1 });
    expect((await offered()).map(({ id }) => id)).toContain('gp-new');
    const told = await portal.request('super', { url: '/api/lenses/gp-new/versions' });
    expect(lensVersionSchema.array().parse(told.json())).toMatchObject([
      { version: 1, name: 'GP New', author: 'super@lens.test', changeNote: 'Because' },
    ]);
    const { rows } = await portal.database.pool.query(
      "SELECT actor_uid, action, details FROM audit_trail WHERE resource_id = 'gp-new'",
    );
    const details = { version: 1, offered: true, changeNote: 'Because' };
    expect(rows).toEqual([{ actor_uid: 'u-super', action: 'lens.saveVersion', details }]);
  });

  it('AD-03 is made once, however often the request comes', async () => {
    const input = lensInput('gp-sphere', { id: 'gp-once' });
    const key = randomUUID();
    const answers = await Promise.all([
      createLens(portal, input, { key }),
      createLens(portal, input, { key }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const { rows } = await portal.database.pool.query("SELECT 1 FROM lenses WHERE id = 'gp-once'");
    expect(rows).toHaveLength(1);
  });

  it('AD-03 with a taken id is refused with the nearest free one', async () => {
    await createLens(portal, lensInput('gp-sphere', { id: 'gp-sphere-2' }));
    const response = await createLens(portal, lensInput('gp-sphere'));
    expect(response.statusCode).toBe(409);
    expect(errorOf(response).errors).toMatchObject({
      id: { rule: 'taken', value: 'gp-sphere', nearest: 'gp-sphere-3' },
    });
    const page = await createLens(portal, lensInput('gp-sphere', { id: 'create' }));
    expect(errorOf(page).errors?.['id']?.nearest).toBe('create-2');
  });

  it('AD-03 of one id is made once when two are sent at the same time', async () => {
    const input = lensInput('gp-sphere', { id: 'gp-race' });
    const answers = await Promise.all([createLens(portal, input), createLens(portal, input)]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['201', '409']);
  });
});

describe('an edit', () => {
  it('AD-03 SE-08 reaches the order form without a deployment, and orders keep their version', async () => {
    const before = orderInput({ lenses: [orderedLens('gp-bitoric', BITORIC)] });
    const made = await submit(portal, 'practice', before);
    expect(made.statusCode).toBe(201);
    const edit = withLimits('gp-bitoric', 'baseCurveFlat', { min: 7.95 });
    const edited = await editLens(portal, { ...edit, changeNote: 'New tools' }, 1);
    expect(edited.statusCode).toBe(200);
    expect(edited.headers.etag).toBe('"2"');
    const lens = (await offered()).find(({ id }) => id === 'gp-bitoric');
    expect(lens).toEqual({ ...edit, changeNote: 'New tools', version: 2 });

    // Filled in before the edit: told to look again, with the version that is offered now.
    const late = await submit(portal, 'practice', before);
    expect(late.statusCode).toBe(422);
    expect(errorOf(late).errors?.['lenses.0.lensVersion']).toMatchObject({ value: 1, nearest: 2 });
    const now = { ...orderedLens('gp-bitoric', BITORIC), lensVersion: 2 };
    const again = await submit(portal, 'practice', orderInput({ lenses: [now] }));
    expect(errorOf(again).errors?.['lenses.0.prescription.baseCurveFlat']).toMatchObject({
      rule: 'range',
      nearest: 7.95,
    });
    const first = await portal.request('super', { url: '/api/lenses/gp-bitoric/versions/1' });
    expect(lensOf(first).version).toBe(1);
    const order: { id: string } = made.json();
    const stored = await portal.request('practice', { url: `/api/orders/${order.id}` });
    expect(stored.json()).toMatchObject({ lenses: [{ lensVersion: 1 }] });
  });

  it('AD-03 of a version that moved on is refused with the newest, and nothing is stored', async () => {
    const edit = lensInput('ortho-k', { changeNote: 'First', priceCents: 1 });
    expect((await editLens(portal, edit, 1)).statusCode).toBe(200);
    const late = await editLens(portal, { ...edit, priceCents: 2 }, 1);
    expect(late.statusCode).toBe(412);
    expect(errorOf(late).current).toMatchObject({ version: 2, priceCents: 1, changeNote: 'First' });
  });

  it('AD-03 of two at the same time one wins', async () => {
    const notes = ['One', 'Two', 'Three', 'Four'];
    const answers = await Promise.all(
      notes.map((changeNote) => editLens(portal, lensInput('gp-multifocal', { changeNote }), 1)),
    );
    const codes = answers.map(({ statusCode }) => String(statusCode)).toSorted();
    expect(codes).toEqual(['200', '412', '412', '412']);
    const { rows } = await portal.database.pool.query(
      "SELECT version FROM lenses WHERE id = 'gp-multifocal' ORDER BY version",
    );
    expect(rows).toEqual([{ version: 1 }, { version: 2 }]);
  });

  it('AD-03 needs a note, keeps the id, and is of a lens that is there', async () => {
    const blank = await editLens(portal, lensInput('hybrid', { changeNote: ' ' }), 1);
    expect([blank.statusCode, errorOf(blank).errors?.['changeNote']?.rule]).toEqual([
      422,
      'required',
    ]);
    const moved = await editLens(portal, lensInput('hybrid'), 1, 'gp-sphere');
    expect(errorOf(moved).errors?.['id']).toMatchObject({ rule: 'fixed', nearest: 'gp-sphere' });
    const unknown = await editLens(portal, lensInput('hybrid', { id: 'none' }), 1);
    expect(unknown.statusCode).toBe(404);
  });

  it('AD-03 retires a lens and offers it again; practices see it only while it is offered', async () => {
    const retired = lensInput('keratoconus-gp', { offered: false });
    expect((await editLens(portal, retired, 1)).statusCode).toBe(200);
    const see = () => portal.request('practice', { url: '/api/lenses/keratoconus-gp' });
    expect((await see()).statusCode).toBe(404);
    const filter = { offered: false };
    const shown = await list(portal, 'super', { filter }, 'lenses');
    const found = lensDefinitionSchema.array().parse(shown.json());
    expect(found).toContainEqual({ ...retired, version: 2 });
    expect(found.filter((lens) => lens.offered)).toEqual([]);
    expect((await editLens(portal, { ...retired, offered: true }, 2)).statusCode).toBe(200);
    expect((await see()).statusCode).toBe(200);
  });

  it('AD-03 tells the schema of a definition, which names every field', async () => {
    const response = await portal.request('super', { url: '/api/lenses/schema.json' });
    const schema: { properties: object; $schema: string } = response.json();
    expect(schema.$schema).toContain('json-schema.org');
    expect(Object.keys(schema.properties).toSorted()).toEqual(
      Object.keys(lensInputSchema.shape).toSorted(),
    );
    const none = await portal.request('super', { url: '/api/lenses/gp-sphere/versions/99' });
    expect(none.statusCode).toBe(404);
    const nobody = await portal.request('super', { url: '/api/lenses/none/versions' });
    expect(nobody.statusCode).toBe(404);
  });
});

const BITORIC = { baseCurveFlat: 7.9, baseCurveSteep: 7.5, sphereFlat: -2.5, sphereSteep: -4.5 };
