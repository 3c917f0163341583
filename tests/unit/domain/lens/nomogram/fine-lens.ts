import { warningRules } from '#domain/lens/warnings/rules.ts';
import type { LensDefinition, Parameter } from '#domain/schemas/lens.ts';

/** As fine as a laboratory could make it: an axis keeps its degrees, since its grid says that it goes round. */
function fine(parameter: Parameter): Parameter {
  if (parameter.kind !== 'number' || parameter.name === 'axis') return parameter;
  return { ...parameter, min: -10_000, max: 10_000, step: 0.001, default: null };
}

const OFF = { off: true, limits: {} };
const UNWARNED = Object.fromEntries(warningRules.map(({ code }) => [code, OFF]));

/** The lens without the steps, limits and warnings of a maker, which would hide what a table says. */
export function fineLens(lens: LensDefinition): LensDefinition {
  const parameters = lens.parameters.map(fine);
  return { ...lens, parameters, combinations: [], warnings: UNWARNED };
}
