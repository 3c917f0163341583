import { formatSpheroCylinder } from '../../../lens/optics/format-optics.ts';
import { type SpheroCylinder, meridianPower } from '../../../lens/optics/sphero-cylinder.ts';
import { planGrid } from '../corneal/corneal.ts';
import { type FittingCase, wornNumber } from '../planning/fitting-case.ts';
import { outsideSources, seenOutside } from '../planning/outside.ts';
import { overRefraction } from '../planning/over-refraction.ts';
import { type Plan, type Wish, joinPlans } from '../planning/plan.ts';

/** In degrees: an over-refraction that lies further from the flat meridian is not one of the two powers. */
const ALONG_MERIDIAN = 20;

const HALF_TURN = 180;
const QUARTER_TURN = 90;

/** The angle between two meridians, 0 to 90 degrees. */
function apart(one: number, other: number): number {
  const between = Math.abs(one - other) % HALF_TURN;
  return Math.min(between, HALF_TURN - between);
}

/** Whether the over-refraction lies along the two meridians; null while the flat one is unknown. */
function isAlong(over: SpheroCylinder, flat: number | undefined): boolean | null {
  if (over.cylinder === 0) return true;
  if (flat === undefined) return null;
  const angle = apart(over.axis, flat);
  return Math.min(angle, QUARTER_TURN - angle) <= ALONG_MERIDIAN;
}

/** Each power takes what the over-refraction has along its meridian. */
function powerWish(over: SpheroCylinder, [flat, steep]: [number, number], at: number): Wish {
  const added = [meridianPower(over, at), meridianPower(over, at + QUARTER_TURN)] as const;
  return {
    id: 'bitoric.power',
    rank: 1,
    moves: [
      { parameter: 'sphereFlat', to: flat + added[0] },
      { parameter: 'sphereSteep', to: steep + added[1] },
    ],
    reason: {
      key: 'reason.bitoricPower',
      values: {
        over: formatSpheroCylinder(over),
        flatPower: flat + added[0],
        steepPower: steep + added[1],
      },
    },
    source: 'formulas',
    amountSource: 'formulas',
  };
}

function planMeridians(c: FittingCase): Partial<Plan> {
  const over = overRefraction(c);
  if (!over) return {};
  const { flatMeridian } = c.clinical;
  const along = isAlong(over, flatMeridian);
  if (along === null) return { missing: ['clinical.flatMeridian'] };
  if (!along) return outsideSources(['finding.obliqueOver']);
  const [flat, steep] = [wornNumber(c, 'sphereFlat'), wornNumber(c, 'sphereSteep')];
  if (flat === null) return { missing: ['values.sphereFlat'] };
  if (steep === null) return { missing: ['values.sphereSteep'] };
  const wish = powerWish(over, [flat, steep], flatMeridian ?? HALF_TURN);
  return { findings: [{ finding: 'finding.power', wishes: [wish] }] };
}

const SILENT = ['vault', 'limbus', 'landing', 'dye', 'fogging', 'rotation', 'flexure'] as const;

/** Corneal GP lenses with two base curves, which move together. */
export function planBitoric(c: FittingCase): Plan {
  return joinPlans([
    planGrid(c, ['baseCurveFlat', 'baseCurveSteep']),
    seenOutside(c.findings, SILENT),
    planMeridians(c),
  ]);
}
