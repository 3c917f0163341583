import { describe, expect, it } from 'vitest';
import { endsOf, propose } from './fitting-case.ts';
import type { WorkedCase } from './worked-case.ts';
import { BITORIC_CASES, CORNEAL_CASES } from './worked-cases-corneal.ts';
import { LANDING_KIND_CASES } from './worked-cases-landing-kinds.ts';
import { ORTHO_K_CASES, POWER_ONLY_CASES, SOFT_CASES } from './worked-cases-overnight-soft.ts';
import { POWER_CASES } from './worked-cases-power.ts';
import { SCLERAL_FIT_CASES } from './worked-cases-scleral-fit.ts';
import { SCLERAL_LANDING_CASES } from './worked-cases-scleral-landing.ts';

const TABLES: [string, WorkedCase[]][] = [
  ['vault, limbus and fit of sclerals', SCLERAL_FIT_CASES],
  ['landing of sclerals', SCLERAL_LANDING_CASES],
  ['toric landings and landings by quadrant', LANDING_KIND_CASES],
  ['power and rotation', POWER_CASES],
  ['corneal GP', CORNEAL_CASES],
  ['bitoric', BITORIC_CASES],
  ['ortho-k', ORTHO_K_CASES],
  ['soft toric', SOFT_CASES],
  ['power only', POWER_ONLY_CASES],
];

const titled = (rows: WorkedCase[]) =>
  rows.map((row): [string, WorkedCase] => [`${JSON.stringify(row.seen)}: ${row.working}`, row]);

describe.each(TABLES)('%s', (_, rows) => {
  it.each(titled(rows))('VC-04 %s', (__, row) => {
    const { setup, seen, changes, unmade = [], consult = [], advice = [] } = row;
    const { conflicts = [], missing = [] } = row;
    const result = propose(setup, seen);
    expect({
      changes: endsOf(result),
      unmade: result.unmade.map(({ id, because }) => [id, because]),
      consult: result.consult.map(({ key }) => key),
      advice: result.advice.map(({ key }) => key),
      conflicts: result.conflicts.map(({ key }) => key),
      missing: result.missing,
    }).toEqual({ changes, unmade, consult, advice, conflicts, missing });
  });
});
