import type { Fact, Figure } from '../questions/question.ts';
import { numbersIn, says, type Found } from './text.ts';

const MICROMETRES = 1_000;
const HALF_TURN = 180;

/** The found number in the unit of the figure; null in another kind of unit. A number without a unit may have any. */
function inUnitOf({ unit }: Figure, found: Found): number | null {
  if (unit === null || found.unit === null || found.unit === unit) return found.value;
  if (unit === 'µm' && found.unit === 'mm') return found.value * MICROMETRES;
  if (unit === 'mm' && found.unit === 'µm') return found.value / MICROMETRES;
  return null;
}

function isFigure(figure: Figure, found: Found): boolean {
  const value = inUnitOf(figure, found);
  return value !== null && Math.abs(value - figure.figure) <= figure.within;
}

const near = (one: number, other: number, within: number): boolean =>
  Math.abs(one - other) <= within;

function isPower(
  [sphere, cylinder, axis]: readonly [number, number, number],
  [one, two, three]: (Found | undefined)[],
): boolean {
  if (!one || !two || !three) return false;
  const turned = Math.abs(three.value - axis) % HALF_TURN;
  return (
    near(one.value, sphere, 0.0051) &&
    near(two.value, cylinder, 0.0051) &&
    Math.min(turned, HALF_TURN - turned) <= 0.51
  );
}

/** Whether a text says a fact. */
export function hasFact(text: string, fact: Fact): boolean {
  if (typeof fact === 'string') return says(text, fact);
  if ('any' in fact) return fact.any.some((one) => hasFact(text, one));
  const found = numbersIn(text);
  if ('power' in fact) {
    return found.some((_, at) => isPower(fact.power, found.slice(at, at + 3)));
  }
  return found.some((one) => isFigure(fact, one));
}

/** The fact in a report. */
export function describeFact(fact: Fact): string {
  if (typeof fact === 'string') return `"${fact}"`;
  if ('any' in fact) return fact.any.map(describeFact).join(' or ');
  if ('power' in fact) return fact.power.join(' ');
  return `${fact.figure} ${fact.unit ?? ''}`.trim();
}
