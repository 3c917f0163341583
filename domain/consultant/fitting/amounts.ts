import { isAxis } from '../../lens/model/grid.ts';
import type { Parameter } from '../../lens/model/lens.ts';
import { amountOf } from '../../lens/model/option-amount.ts';
import { toDioptres } from '../../lens/optics/keratometry.ts';
import type { Amounts } from './proposal.ts';

const PRECISION = 1e6;
const HALF_TURN = 180;

function clean(value: number): number {
  return Math.round(value * PRECISION) / PRECISION;
}

/** Returns the shorter way round, -89 to 90. */
function turn(degrees: number): number {
  const turned = ((degrees % HALF_TURN) + HALF_TURN) % HALF_TURN;
  return turned > HALF_TURN / 2 ? turned - HALF_TURN : turned;
}

/** Returns the change of a radius in D of the keratometer; more is steeper. */
export function curveChange(from: number, to: number): number {
  return toDioptres(to) - toDioptres(from);
}

/** Returns how far the parameter moved, in its units. Nothing for a choice without amounts, and for a new value. */
export function amountsOf(
  parameter: Parameter,
  from: number | string | null,
  to: number | string,
): Amounts {
  if (parameter.kind === 'choice') {
    const [before, after] = [amountOf(parameter, from), amountOf(parameter, to)];
    return before === null || after === null ? {} : { um: after - before };
  }
  if (typeof from !== 'number' || typeof to !== 'number') return {};
  const delta = clean(to - from);
  if (isAxis(parameter)) return { degrees: turn(delta) };
  if (parameter.unit === 'µm') return { um: delta };
  if (parameter.unit === 'D') return { dioptres: delta };
  if (parameter.unit === '°') return { degrees: delta };
  if (parameter.unit !== 'mm') return { steps: delta };
  const isCurve = parameter.name.startsWith('baseCurve');
  return isCurve ? { mm: delta, dioptres: clean(curveChange(from, to)) } : { mm: delta };
}
