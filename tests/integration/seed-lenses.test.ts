import { beforeAll, describe, expect, it } from 'vitest';
import { lensDefinitionSchema } from '#domain/lens/model/lens.ts';
import { saveCustomer } from '#server/accounts/customers/save-customer.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { FIRST_RUN_CUSTOMERS } from '#server/first-run/first-run-data.ts';
import { seedFirstRun } from '#server/first-run/seed-first-run.ts';
import { findLens } from '#server/lenses/find-lens.ts';
import { offerLens } from '#server/lenses/offer-lens.ts';
import { saveLensVersion } from '#server/lenses/save-lens-version.ts';
import { listLensVersions } from '#server/lenses/version-routes.ts';
import { useDatabase } from './support/use.ts';

const ID = 'gp-sphere';
const NEWER = ['design', 'surcharges', 'warranty', 'spare', 'diagnosticPriceCents'];
const MISSING = new Set([...NEWER, 'turnaroundDays', 'warnings', 'changeNote']);
const users = { uidByEmail: {} };
const actor = { uid: 's', name: 'Super' };
const PORTAL = { uid: 'first-run', name: 'Lens Portal' };
const database = useDatabase();
beforeAll(async () => {
  // It has run before: there is a practice.
  const [customer] = FIRST_RUN_CUSTOMERS;
  if (customer) await saveCustomer(database.db, { actor, customer });
});

const inCatalogue = lensDefinitionSchema.parse(catalogue.find(({ id }) => id === ID));
const newest = (id = ID) => findLens(database.db, id, { offeredOnly: false });

/** A lens as the release before stored it: without what a definition has had since. */
async function storeAsBefore(): Promise<void> {
  const old = Object.fromEntries(Object.entries(inCatalogue).filter(([key]) => !MISSING.has(key)));
  await database.pool.query(
    `INSERT INTO lenses (id, version, name, family, offered, definition)
     VALUES ($1, 1, 'GP Sphere', 'gpSphere', true, $2)`,
    [ID, JSON.stringify(old)],
  );
}

describe('the catalogue in a database of an earlier release', () => {
  it('SE-08 reads a lens that was stored before a field existed', async () => {
    await storeAsBefore();
    expect(await newest()).toMatchObject({ version: 1, warranty: null, surcharges: [] });
  });

  it('AD-03 SE-08 is brought up to date as the next version, once', async () => {
    await seedFirstRun(database, users);
    const { changeNote: _note, version: _version, ...rest } = inCatalogue;
    expect(await newest()).toMatchObject({ ...rest, version: 2 });
    const [second, first] = await listLensVersions(database.db, ID);
    expect(second).toMatchObject({ version: 2, author: 'Lens Portal' });
    expect(second?.changeNote).toContain('newer release');
    expect(first).toMatchObject({ version: 1, author: '' });

    await seedFirstRun(database, users);
    expect(await listLensVersions(database.db, ID)).toHaveLength(2);
    expect(await listLensVersions(database.db, 'ortho-k')).toHaveLength(1);
  });

  it('AD-03 is brought up to date again by the release after', async () => {
    const lens = { ...inCatalogue, priceCents: inCatalogue.priceCents + 100 };
    await offerLens(database.db, { actor: PORTAL, lens });
    await offerLens(database.db, { actor: PORTAL, lens });
    expect(await newest()).toMatchObject({ version: 3, priceCents: lens.priceCents });
  });

  it('AD-03 never goes over what a super admin has edited', async () => {
    const edited = catalogue.find(({ id }) => id === 'ortho-k');
    if (!edited) throw new Error('The catalogue has no ortho-k');
    const lens = { ...edited, version: 2, priceCents: 1 };
    await saveLensVersion(database.db, { actor, lens });
    await seedFirstRun(database, users);
    expect(await newest('ortho-k')).toEqual(lensDefinitionSchema.parse(lens));
  });
});
