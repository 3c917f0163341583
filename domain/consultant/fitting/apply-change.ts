import { readEarlier } from '../../lens/engine/read-earlier.ts';
import type { LensDefinition, Prescription } from '../../lens/model/lens.ts';
import { nextPrescription } from './next-prescription.ts';
import type { SourceId, Standing } from './planning/sources.ts';
import type { FieldChange, ProposedChange } from './proposal.ts';

/** Where a value of the next lens comes from. */
export type Mark =
  /** As the worn lens. */
  | { from: 'worn' }
  /** From the change; `before` is the worn lens's value, null for none. */
  | {
      from: 'change' | 'keptPower';
      change: string;
      before: number | string | null;
      source: SourceId;
      standing: Standing;
    };

export interface NextLens {
  prescription: Prescription;
  /** The mark of each value of the prescription, by parameter. */
  marks: Record<string, Mark>;
}

/** Steeper adds minus, flatter adds plus: a formula of the trade. */
const POWER_SOURCE: SourceId = 'achievement';

function find(fields: readonly FieldChange[], name: string): FieldChange | undefined {
  return fields.find(({ parameter }) => parameter === name);
}

/** Returns the next lens with the change, and where each of its values comes from, for a draft order. */
export function applyChange(
  lens: LensDefinition,
  worn: Prescription,
  change: ProposedChange,
): NextLens {
  const prescription = nextPrescription(lens, readEarlier(lens, worn), [
    ...change.set,
    ...change.keeps,
  ]);
  const markOf = (name: string): Mark => {
    const { id, source, standing } = change;
    const changed = find(change.set, name);
    if (changed) return { from: 'change', change: id, before: changed.from, source, standing };
    const kept = find(change.keeps, name);
    if (!kept) return { from: 'worn' };
    const before = kept.from;
    return { from: 'keptPower', change: id, before, source: POWER_SOURCE, standing };
  };
  const names = Object.keys(prescription);
  return { prescription, marks: Object.fromEntries(names.map((name) => [name, markOf(name)])) };
}
