import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DraftSummary } from '#domain/orders/draft.ts';
import type { KeptDraft } from '#providers/drafts/draft-cache.ts';
import type { DraftSaveStatus } from '#providers/drafts/draft-state.ts';
import { textIn } from '#providers/messages/text-in.ts';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';
import { draftDifferences } from '#src/customer/order/draft/draft-differences.ts';
import { draftRows, isLeftBehind } from '#src/customer/order/draft/draft-rows.ts';
import { statusLabel } from '#src/customer/order/draft/status-label.ts';
import { orderProblems } from '#src/customer/order/problems/problems.ts';
import { EMPTY_ORDER } from '#src/customer/order/state/form-values.ts';
import type { EyeValues, OrderFormValues } from '#src/customer/order/state/form-values.ts';
import { problemToShow, stillRefused } from '#src/customer/order/state/shown-problem.ts';
import { toFailure } from '#src/customer/order/submit/submit-failure.ts';
import { buildOrderInput } from '../../fixtures/build-order-input.ts';
import { keptDraft, noted, refusal, storedDraft } from '../providers/draft-fixture.ts';

const CURVE = 'right.values.baseCurve';
const catalogue = new Map([[gpSphere.id, gpSphere]]);

function formWith(right: Partial<EyeValues>): OrderFormValues {
  const eye = { ...EMPTY_ORDER.right, lensId: gpSphere.id, ...right };
  return { ...EMPTY_ORDER, right: eye, left: { ...EMPTY_ORDER.left, ordered: false } };
}

function show(
  values: OrderFormValues,
  isLooked: boolean,
  path: typeof CURVE | 'right.lensId' = CURVE,
) {
  const problems = orderProblems({ values, catalogue, source: null, eligibilities: null });
  return problemToShow(path, { problems, refused: [], values }, isLooked);
}

const TYPED = formWith({ values: { baseCurve: '8.03' }, origins: { baseCurve: 'typed' } });
const BROUGHT = formWith({ values: { baseCurve: '8.03' }, origins: { baseCurve: 'earlier' } });

describe('what is said beside a field', () => {
  it('OR-01 is nothing before it was left, and then what is wrong', () => {
    expect(show(TYPED, false)).toBeNull();
    expect(show(TYPED, true)).toMatchObject({ path: CURVE, cause: { kind: 'violation' } });
  });

  it('OR-05 is told at once of what an earlier order brought', () => {
    expect(show(BROUGHT, false)).toMatchObject({ path: CURVE });
    expect(show(formWith({ lensId: 'gone' }), false, 'right.lensId')).toMatchObject({
      cause: { kind: 'lensGone' },
    });
    expect(show(formWith({ lensId: '' }), false, 'right.lensId')).toBeNull();
  });

  const refused = [{ path: CURVE, message: 'Not made any more', nearest: 7.75 }] as const;

  it('SE-08 is what the server refused, unless a rule says more', () => {
    const good = formWith({ values: { baseCurve: '7.80' }, origins: { baseCurve: 'typed' } });
    expect(problemToShow(CURVE, { problems: [], refused, values: good }, false)).toBe(refused[0]);
    const problems = orderProblems({ values: TYPED, catalogue, source: null, eligibilities: null });
    const checked = { problems, refused, values: TYPED };
    expect(problemToShow(CURVE, checked, true)).toHaveProperty('cause');
    expect(problemToShow('notes', checked, true)).toBeNull();
  });
});

describe('what the server refused', () => {
  const errors = {
    'lenses.1.prescription.baseCurve': { rule: 'range', message: 'Not any more', nearest: 7.75 },
    patientReference: { rule: 'x', message: 'Unknown' },
    somewhere: { rule: 'x', message: 'Elsewhere' },
  };
  const failure = toFailure(refusal(422, { errors }), buildOrderInput(), false);
  const left = { ...EMPTY_ORDER.left, values: { baseCurve: '7.80' } };
  const sent: OrderFormValues = { ...EMPTY_ORDER, patientReference: 'P-1', left };

  it('SE-08 stands at its field, what has none apart', () => {
    expect(failure).toMatchObject({ kind: 'invalid', requestId: 'r-1', homeless: ['Elsewhere'] });
    expect(stillRefused({ failure, sent }, structuredClone(sent))).toEqual([
      { path: 'left.values.baseCurve', message: 'Not any more', nearest: 7.75 },
      { path: 'patientReference', message: 'Unknown', nearest: null },
    ]);
  });

  it('SE-08 is refused no more once it is changed', () => {
    const values = { ...sent, left: { ...left, values: { baseCurve: '7.75' } } };
    const paths = stillRefused({ failure, sent }, values).map(({ path }) => path);
    expect(paths).toEqual(['patientReference']);
    expect(stillRefused(null, sent)).toEqual([]);
  });
});

afterEach(() => void vi.unstubAllEnvs());
const text = textIn('en', 'draft');
const AT = Date.UTC(2026, 10, 21, 10, 42);

function shownStatus(
  status: DraftSaveStatus,
  facts: { kept?: boolean; savedAt?: number | null } = {},
) {
  vi.stubEnv('TZ', 'UTC');
  return statusLabel({ status, kept: true, savedAt: AT, ...facts }, text, 'en');
}

it.each<[DraftSaveStatus, { kept?: boolean; savedAt?: number | null }, string]>([
  [{ kind: 'untouched' }, {}, ''],
  [{ kind: 'saving' }, {}, 'Saving'],
  [{ kind: 'saved' }, {}, 'Saved at 10:42 AM'],
  [{ kind: 'offline' }, {}, 'Saved in this browser, not on the server yet'],
  [{ kind: 'offline' }, { kept: false }, 'Not saved: there is no connection to the server'],
  [{ kind: 'refused', message: 'Too long' }, {}, 'The server did not accept this draft. Too long'],
  [{ kind: 'conflict', theirs: storedDraft() }, {}, 'Already saved elsewhere'],
  [{ kind: 'ended', orderId: null }, {}, 'Closed elsewhere'],
])('OR-03 the line of a draft: says of %o %o: %s', (status, facts, words) =>
  expect(shownStatus(status, facts).replace(/\s/gu, ' ')).toBe(words),
);

const SIGNATURE = { author: 'Paula Practice', device: 'Chrome · Linux · 1' };

const rows = (stored: DraftSummary[], kept: KeptDraft[]) =>
  draftRows(stored, kept, '100200', SIGNATURE);

describe('the drafts of an account', () => {
  const { content: _, ...stored } = storedDraft({ id: 'on-server' });
  const summary = {
    ...stored,
    type: 'new' as const,
    patientReference: 'PAT-1',
    lensIds: [],
    fittedEye: null,
  };

  it('OR-03 are those that only this browser has, with the lenses that they order, and then the server’s', () => {
    const content = {
      ...noted(''),
      right: { ...noted('').right, lensId: 'gp-sphere' },
      left: { ...noted('').left, lensId: 'gp-bitoric', ordered: false },
    };
    const listed = rows([summary], [keptDraft({ id: 'here', content, keptAt: AT })]);
    expect(listed.map(({ id }) => id)).toEqual(['here', 'on-server']);
    expect(listed[0]).toEqual({
      id: 'here',
      accountNumber: '100200',
      type: 'new',
      patientReference: 'PAT-1',
      ...SIGNATURE,
      updatedAt: '2026-11-21T10:42:00.000Z',
      lensIds: ['gp-sphere'],
      fittedEye: null,
      onlyHere: true,
    });
    expect(listed[1]).not.toHaveProperty('onlyHere');
  });

  it('OR-03 hold each once, none of another account, and none that the server has whole', () => {
    expect(rows([summary], [keptDraft({ id: 'on-server' })])).toEqual([summary]);
    expect(rows([], [keptDraft({ accountNumber: '100201' })])).toEqual([]);
    expect(rows([], [keptDraft({ dirty: false })])).toEqual([]);
  });

  it('OR-03 are saved for one who left them, half a minute after the last change', () => {
    expect(isLeftBehind(keptDraft({ keptAt: AT - 30_000 }), AT)).toBe(true);
    expect(isLeftBehind(keptDraft({ keptAt: AT - 29_999 }), AT)).toBe(false);
    expect(isLeftBehind(keptDraft({ keptAt: AT - 60_000, dirty: false }), AT)).toBe(false);
  });
});

describe('in what two versions of a draft differ', () => {
  const eye = { ...noted('').right, lensId: 'gp-sphere' };
  it.each([
    [{}, []],
    [{ notes: 'theirs' }, ['notes']],
    [{ patientReference: 'PAT-2', poNumber: '7' }, ['patient']],
    [{ right: eye, left: eye }, ['right', 'left']],
    [{ type: 'reorder' as const, notes: 'x' }, ['type', 'notes']],
    [{ delivery: { rush: 'true' }, patientName: 'Joe' }, ['patient', 'delivery']],
  ])('OR-03 %j is told as %j', (changes, parts) =>
    expect(draftDifferences(noted(''), { ...noted(''), ...changes })).toEqual(parts),
  );
});
