import { describe, expect, it } from 'vitest';
import { endsOf, propose } from './fitting-case.ts';
import type { WorkedCase } from './worked-case.ts';
import { CORNEAL_CASES } from './worked-cases-corneal.ts';
import { POWER_CASES } from './worked-cases-power.ts';
import { SCLERAL_CASES } from './worked-cases-scleral.ts';

const TABLES = Object.entries({ ...SCLERAL_CASES, ...POWER_CASES, ...CORNEAL_CASES });

const titled = (rows: WorkedCase[]) =>
  rows.map((row): [string, WorkedCase] => [`${JSON.stringify(row.seen)}: ${row.working}`, row]);

describe.each(TABLES)('%s', (_, rows) => {
  it.each(titled(rows))('VC-04 %s', (__, row) => {
    const { setup, seen, changes, unmade, consult, advice, conflicts, missing } = row;
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
