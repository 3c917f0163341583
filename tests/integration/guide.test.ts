import { describe, expect, it } from 'vitest';
import {
  toGuideRecord,
  type GuideRecord,
  type GuideRecordInput,
} from '#domain/consultant/guide/guide-record.ts';
import {
  guidePassageSchema,
  PASSAGES_MOST,
  type GuidePassage,
} from '#domain/consultant/guide/guide.ts';
import { FIRST_PASSAGES } from '#server/consultant/guide/first-passages.ts';
import { installPassages } from '#server/consultant/guide/install-passages.ts';
import { passageInput } from './support/guide.ts';
import { list, type ListParameters } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const SHOWN = '/api/consultant/guide';
const URL = '/api/guide';

const portal = usePortal();

const ask = (tag?: string) =>
  portal.request(null, { url: SHOWN, headers: tag === undefined ? {} : { 'if-none-match': tag } });
const shown = async () => (await ask()).json<GuidePassage[]>();
const shownOf = async (id: string) => (await shown()).find((one) => one.id === id);

const save = (id: string, version: number, payload: GuideRecordInput) =>
  portal.put('super', `${URL}/${id}`, version, payload);
const make = () => portal.post('super', URL, passageInput());

function first(id: string): GuideRecordInput {
  const found = FIRST_PASSAGES.find((one) => one.id === id);
  if (!found) throw new Error(`No ${id}`);
  return toGuideRecord(found);
}

const recordOf = async (id: string) =>
  (await portal.request('super', { url: `${URL}/${id}` })).json<GuideRecord>();

describe('the guide for everybody', () => {
  it('VC-01 has every first passage, as the schema says', async () => {
    const response = await ask();
    expect(response.statusCode).toBe(200);
    const passages = guidePassageSchema.array().parse(response.json());
    expect(response.body).not.toContain('updatedBy');
    expect(passages.map(({ id }) => id)).toEqual(FIRST_PASSAGES.map(({ id }) => id).toSorted());
    expect(await shownOf('scleral-vault')).toMatchObject({
      ...FIRST_PASSAGES.find(({ id }) => id === 'scleral-vault'),
      version: 1,
    });
  });

  it('VC-01 is answered from the browser’s cache until a passage changes', async () => {
    const answer = await ask();
    const tag = String(answer.headers.etag);
    expect(answer.headers['cache-control']).toBe('public, no-cache');
    const again = await ask(`W/${tag}`);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await save('plasma', 1, { ...first('plasma'), titleEn: 'Plasma, in short' });
    expect((await ask(tag)).statusCode).toBe(200);
  });
});

describe('a passage of the guide', () => {
  it('VC-01 is edited, and everybody reads the new version', async () => {
    const input = { ...first('lars'), bodyEn: 'Left add, right subtract.' };
    const response = await save('lars', 1, input);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ version: 2, isDefault: false });
    expect(await shownOf('lars')).toMatchObject({
      version: 2,
      body: { en: 'Left add, right subtract.' },
    });
  });

  it('VC-01 refuses an edit that is based on an older version', async () => {
    const stale = await save('lars', 1, { ...first('lars'), titleEn: 'Too late' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ current: { version: 2 } });
  });

  it('VC-01 makes no version of an edit that changes nothing', async () => {
    const { json } = await save('hvid', 1, first('hvid'));
    expect(json()).toMatchObject({ version: 1, isDefault: true });
  });

  it.each<[string, Partial<Record<keyof GuideRecordInput, unknown>>]>([
    ['titleEn', { titleEn: '  ' }],
    ['bodyEs', { bodyEs: 'x'.repeat(2_001) }],
    ['reviewedOn', { reviewedOn: '0000-01-01' }],
  ])('VC-01 names the field that is wrong: %s', async (field, change) => {
    const payload = { ...first('hvid'), ...change } as GuideRecordInput;
    const response = await save('hvid', 1, payload);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([field]);
  });

  it('VC-01 has a history with who and when, and an earlier version is restored as the newest', async () => {
    const input = { ...first('tear-lens'), titleEn: 'Another title' };
    await save('tear-lens', 1, input);
    const restore = () => portal.step('super', `${URL}/tear-lens/restore`, 2, { version: 1 });
    const restored = await restore();
    expect(restored.json()).toMatchObject({ ...first('tear-lens'), version: 3, isDefault: false });
    expect((await restore()).statusCode).toBe(412);
    const { json } = await portal.request('super', { url: `${URL}/tear-lens/versions` });
    const versions = json<{ version: number; titleEn: string; updatedBy: string }[]>();
    expect(
      versions.map(({ version, titleEn, updatedBy }) => [version, titleEn, updatedBy]),
    ).toEqual([
      [3, first('tear-lens').titleEn, expect.stringContaining('@')],
      [2, 'Another title', expect.stringContaining('@')],
      [1, first('tear-lens').titleEn, ''],
    ]);
    const old = await portal.request('super', { url: `${URL}/tear-lens/versions/2` });
    expect(old.json()).toMatchObject({ titleEn: 'Another title' });
  });

  it('VC-01 that is hidden is no longer read, and can be shown again', async () => {
    await save('plasma', 2, { ...first('plasma'), isShown: false });
    expect(await shownOf('plasma')).toBeUndefined();
    expect(await recordOf('plasma')).toMatchObject({ version: 3, isShown: false });
    await save('plasma', 3, first('plasma'));
    expect(await shownOf('plasma')).toMatchObject({ version: 4 });
  });

  it('VC-01 that is new gets its address from its title', async () => {
    const made = await make();
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ id: 'a-lens-that-fogs', version: 1, isDefault: false });
    expect((await make()).json()).toMatchObject({ id: 'a-lens-that-fogs-2' });
    const { json } = await portal.request('super', { url: `${URL}/a-lens-that-fogs/versions` });
    expect(json()).toHaveLength(1);
  });
});

const listed = async (parameters: ListParameters) =>
  (await list(portal, 'super', parameters, 'guide')).json<GuideRecord[]>();

describe('the list of passages', () => {
  it('VC-01 is filtered and sorted by the database', async () => {
    const parameters: ListParameters = { filter: { topic: 'toric' }, sort: ['titleEn', 'DESC'] };
    const titles = (await listed(parameters)).map(({ titleEn }) => titleEn);
    const toric = FIRST_PASSAGES.filter(({ topic }) => topic === 'toric');
    expect(titles).toHaveLength(toric.length);
    expect(titles[0]?.startsWith('When a bitoric')).toBe(true);
  });

  it('VC-01 finds by family what is about all families, too', async () => {
    const filter = { family: 'orthoK', topic: 'optics' };
    expect((await listed({ filter })).map(({ id }) => id)).toEqual([
      'over-refraction',
      'spherical-equivalent',
      'vertex-distance',
    ]);
  });

  it('VC-01 ends at the most passages that are read at once', async () => {
    const { pool } = portal.database;
    await pool.query(
      `INSERT INTO guide_passages SELECT 'filled-' || n, 1, topic, families, title_en, title_es, body_en, body_es,
        source_title, source_version, source_address, standing, reviewed_on, false, false, updated_at, updated_by
       FROM guide_passages, generate_series(1, $1::int - (SELECT count(*)::int FROM guide_passages)) n WHERE id = 'hvid'`,
      [PASSAGES_MOST],
    );
    expect((await make()).statusCode).toBe(409);
    await pool.query("DELETE FROM guide_passages WHERE id LIKE 'filled-%'");
  });
});

describe('the first passages at the start', () => {
  const NOW = new Date('2027-01-02T03:04:05Z');
  const newer = FIRST_PASSAGES.map((one) =>
    Object.assign({}, one, { title: { en: `${one.title.en}!`, es: one.title.es } }),
  );

  it('VC-01 replace what nobody edited, once, and nothing else', async () => {
    const { db } = portal.database;
    const before = await recordOf('lars');
    await Promise.all([
      installPassages(db, newer, () => NOW),
      installPassages(db, newer, () => NOW),
    ]);
    expect(await recordOf('lars')).toEqual(before);
    expect(await recordOf('hvid')).toMatchObject({
      version: 2,
      titleEn: `${first('hvid').titleEn}!`,
      isDefault: true,
      updatedBy: '',
      updatedAt: NOW.toISOString(),
    });
  });
});
