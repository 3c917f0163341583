import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import type { EyeDraft } from '#domain/orders/draft.ts';
import { lensDryRunSchema, type LensDryRun, type LensInput } from '#domain/orders/lens-change.ts';
import { orderDrafts } from '#server/ordering/drafts/table.ts';
import { draftContent } from './support/drafts.ts';
import { dryRun, lensInput, withLimits } from './support/lenses.ts';
import { orderedLens, submitted } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const LENS = 'hybrid';
const portal = usePortal(() => ({ clock: () => now }));
let now = NOW;

async function tried(input: LensInput): Promise<LensDryRun> {
  const response = await dryRun(portal, input);
  expect(response.statusCode).toBe(200);
  return lensDryRunSchema.parse(response.json());
}

const EYE: EyeDraft = { ordered: false, lensId: '', values: {}, origins: {}, clinical: {} };

/** An open draft of the practice, with the lens at the left eye. */
async function draft(values: Record<string, string>, eye: Partial<EyeDraft> = {}): Promise<void> {
  const content = draftContent({
    patientReference: 'SECRET-PATIENT',
    right: EYE,
    left: { ...EYE, ordered: true, lensId: LENS, values, ...eye },
  });
  await portal.database.db.insert(orderDrafts).values({
    id: randomUUID(),
    accountNumber: '100300',
    version: 1,
    device: 'test',
    authorUid: 'x',
    author: 'x',
    content,
    createdAt: NOW,
    updatedAt: NOW,
  });
}

/** Orders of the lens, each with its sphere. */
async function ordered(...spheres: number[]) {
  const orders = [];
  for (const sphere of spheres) {
    const lenses = [orderedLens(LENS, { ...GIVEN, sphere })];
    orders.push(await submitted(portal, { patientReference: 'SECRET-PATIENT', lenses }));
  }
  return orders;
}

/** What the lens has no default for. */
const GIVEN = Object.fromEntries(
  lensInput(LENS).parameters.flatMap((parameter) => {
    if (parameter.kind !== 'number' || parameter.default !== null) return [];
    return parameter.requiredWhen === 'always' ? [[parameter.name, parameter.min]] : [];
  }),
);

describe('a dry run', () => {
  it('AD-03 counts what would become invalid, with examples in words and nothing of a patient', async () => {
    const [far] = await ordered(-9, -2);
    await draft({ sphere: '−9.00' });
    await draft({ sphere: '-2,00' });
    await draft({ sphere: '-9.00' }, { lensId: 'ortho-k' });
    await draft({ sphere: '-9.00' }, { ordered: false });
    const response = await dryRun(portal, withLimits(LENS, 'sphere', { min: -5 }));
    expect(response.body).not.toContain('SECRET');
    expect(lensDryRunSchema.parse(response.json())).toEqual({
      drafts: { checked: 2, invalid: 1 },
      orders: { checked: 2, invalid: 1 },
      examples: [
        {
          orderId: far?.id,
          number: far?.number,
          eye: 'right',
          problem: expect.stringContaining('−9.00 D is out of range'),
          violation: expect.objectContaining({ field: 'sphere', rule: 'range', nearest: null }),
        },
      ],
    });
  });

  it('AD-03 finds nothing in the definition as it is, and saves nothing', async () => {
    expect(await tried(lensInput(LENS))).toMatchObject({
      drafts: { invalid: 0 },
      orders: { invalid: 0 },
      examples: [],
    });
    const { rows } = await portal.database.pool.query("SELECT 1 FROM lenses WHERE id = 'hybrid'");
    expect(rows).toHaveLength(1);
  });

  it('AD-03 counts a draft that is not finished only when something typed cannot be made', async () => {
    const before = await tried(withLimits(LENS, 'sphere', { min: -5 }));
    await draft({});
    await draft({ sphere: 'nonsense' });
    const after = await tried(withLimits(LENS, 'sphere', { min: -5 }));
    expect(after.drafts).toEqual({ ...before.drafts, checked: before.drafts.checked + 2 });
  });

  it('AD-03 gives a parameter that comes with the change its default, and counts one without', async () => {
    const input = lensInput(LENS);
    const added = {
      kind: 'choice' as const,
      name: 'engraving',
      label: { en: 'Engraving', es: 'Grabado' },
      requiredWhen: 'always' as const,
      dependsOn: null,
      source: input.source,
      options: [{ value: 'none', label: { en: 'None', es: 'Ninguno' } }],
      default: 'none' as string | null,
    };
    const kept = await tried({ ...input, parameters: [...input.parameters, added] });
    expect(kept.orders.invalid).toBe(0);
    const wanted = { ...added, default: null };
    const lost = await tried({ ...input, parameters: [...input.parameters, wanted] });
    expect(lost.orders.invalid).toBe(lost.orders.checked);
    expect(lost.examples[0]?.problem).toBe('Engraving is missing');
  });

  it('AD-03 says of a lens that is retired that all of it becomes invalid', async () => {
    const { drafts, orders, examples } = await tried(lensInput(LENS, { offered: false }));
    expect([drafts.invalid, orders.invalid]).toEqual([drafts.checked, orders.checked]);
    expect(examples[0]).toMatchObject({ problem: /no longer be offered/, violation: null });
  });

  it('AD-03 looks back twelve months, page by page, and not at what was cancelled', async () => {
    const { pool } = portal.database;
    const before = await tried(withLimits(LENS, 'sphere', { min: -5 }));
    const [old, cancelled] = await ordered(-9, -9);
    await pool.query("UPDATE orders SET submitted_at = '2025-03-09' WHERE id = $1", [old?.id]);
    await pool.query("UPDATE orders SET state = 'cancelled' WHERE id = $1", [cancelled?.id]);
    expect(await tried(withLimits(LENS, 'sphere', { min: -5 }))).toEqual(before);

    // more than two pages, some of them of the same moment
    await pool.query(COPIES, [cancelled?.id]);
    const after = await tried(withLimits(LENS, 'sphere', { min: -5 }));
    expect(after.orders).toEqual({
      checked: before.orders.checked + 450,
      invalid: before.orders.invalid + 450,
    });
    expect(after.examples).toHaveLength(20);
    expect(new Set(after.examples.map(({ orderId }) => orderId)).size).toBe(20);
  });

  it('AD-03 SE-08 refuses a definition that nothing could be made by, and knows a lens that is new', async () => {
    const response = await dryRun(portal, withLimits(LENS, 'sphere', { default: 0.1 }));
    expect(response.statusCode).toBe(422);
    const { errors } = apiErrorSchema.parse(response.json());
    const at = lensInput(LENS).parameters.findIndex(({ name }) => name === 'sphere');
    expect(errors?.[`parameters.${at}.default`]?.rule).toBe('definition');
    now = new Date(NOW.getTime() + 1);
    expect(await tried(lensInput(LENS, { id: 'brand-new' }))).toMatchObject({
      drafts: { checked: 0 },
      orders: { checked: 0 },
    });
  });
});

/** 450 orders like the one named, a hundred a second. */
const COPIES = `
  WITH made AS (
    INSERT INTO orders SELECT (jsonb_populate_record(one, jsonb_build_object(
      'id', gen_random_uuid(), 'number', 'COPY-' || n, 'state', 'submitted',
      'submitted_at', one.submitted_at - (n / 100) * interval '1 second'))).*
    FROM orders AS one, generate_series(1, 450) AS n WHERE one.id = $1 RETURNING id)
  INSERT INTO order_lenses SELECT (jsonb_populate_record(lens, jsonb_build_object(
    'id', gen_random_uuid(), 'order_id', made.id))).*
  FROM order_lenses AS lens, made WHERE lens.order_id = $1`;
