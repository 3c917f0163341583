import type { LensDefinition, NumberParameter, Parameter } from '#domain/lens/model/lens.ts';
import { pickValue } from '../../../fixtures/build-prescription.ts';
import type { Random } from '../../../fixtures/random.ts';
import { meets, type Values } from './oracle.ts';

const JUNK: unknown[] = [NaN, Infinity, -0, '', '−2.75', 'plano', null, true, [], {}];
const NUDGES = [0, 0, 1e-10, -1e-12, 1e-15];
const MARGIN = 20;

/** Numbers in the range and around it, most of them off the grid, many of them by very little. */
function near({ min, max, step }: NumberParameter, random: Random): number {
  const steps = (max - min) / step + 2 * MARGIN;
  const position = (random.next() * steps - MARGIN) * step;
  return random.chance(0.5)
    ? min + Math.round(position / step) * step + random.pick(NUDGES)
    : min + position;
}

function wildValue(parameter: Parameter, random: Random): unknown {
  return parameter.kind === 'choice' || random.chance(0.2)
    ? random.pick(JUNK)
    : near(parameter, random);
}

function madeValue(parameter: Parameter, random: Random): unknown {
  const isExtra = parameter.kind === 'number' && parameter.also.length > 0 && random.chance(0.2);
  return isExtra ? random.pick(parameter.also) : pickValue(parameter, random);
}

/** How likely the parameter is given beside the values before it. */
function likelihood(parameter: Parameter, values: Values, wildness: number): number {
  const { requiredWhen, dependsOn } = parameter;
  if (dependsOn && !meets(dependsOn, values)) return wildness / 3;
  if (requiredWhen === 'optional') return 0.5;
  const isWanted = requiredWhen === 'always' || meets(requiredWhen, values);
  return isWanted ? 1 - wildness / 4 : wildness / 3;
}

/** What somebody might send: half of them tidy, the others with a few or many values that are not made. */
export function randomPrescription(lens: LensDefinition, random: Random): Values {
  const wildness = random.pick([0, 0, 0.1, 0.4]);
  const values: Values = {};
  for (const parameter of lens.parameters) {
    if (!random.chance(likelihood(parameter, values, wildness))) continue;
    values[parameter.name] = random.chance(wildness)
      ? wildValue(parameter, random)
      : madeValue(parameter, random);
  }
  if (random.chance(wildness / 10)) values['unheardOf'] = 1;
  return values;
}
