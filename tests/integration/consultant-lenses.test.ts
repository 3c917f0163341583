import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { proposeChanges } from '#domain/fitting/propose-changes.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import { validatePrescription } from '#domain/lens/validate.ts';
import { consultantLensSchema, wholeLens } from '#domain/schemas/consultant-lens.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { saveLensVersion } from '#server/lenses/save-lens-version.ts';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';

const URL = '/api/consultant/lenses';
const actor = { uid: 'test', name: 'Test' };
const portal = usePortal();

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
    const lens = { ...lensOf('gp-sphere'), version: 2, offered: false };
    await saveLensVersion(db, { actor, lens });
    const changed = await ask(tag);
    expect(changed.statusCode).toBe(200);
    expect(changed.json<{ id: string }[]>().map(({ id }) => id)).not.toContain('gp-sphere');
  });
});
