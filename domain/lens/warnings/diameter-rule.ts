import type { LensFamily } from '../model/lens.ts';
import { difference, numberOf } from './facts.ts';
import type { WarningCode } from './messages/en.ts';
import { eyeRule, type EyeRule } from './rule.ts';

/** Creates the rule how much larger than the iris (HVID) a lens is, in mm. */
export function diameterRule(
  code: WarningCode,
  number: number,
  families: readonly LensFamily[],
  limits: { marginLeast: number; marginMost: number },
): EyeRule {
  return eyeRule({
    code,
    number,
    level: 'warning',
    families,
    limits,
    check: ({ clinical: { hvid }, prescription }, { marginLeast, marginMost }) => {
      const diameter = numberOf(prescription, 'diameter');
      if (hvid === undefined || diameter === null) return null;
      const margin = difference(diameter, hvid);
      if (margin >= marginLeast && margin <= marginMost) return null;
      const params = {
        diameterMm: diameter,
        hvidMm: hvid,
        leastMm: hvid + marginLeast,
        mostMm: hvid + marginMost,
      };
      return { field: 'values.diameter', params };
    },
  });
}
