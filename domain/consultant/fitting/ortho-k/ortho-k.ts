import { formatSpheroCylinder } from '../../../lens/optics/format-optics.ts';
import { isCylinderCorrected } from '../../../lens/optics/over-refraction.ts';
import { sphericalEquivalent } from '../../../lens/optics/sphero-cylinder.ts';
import type { Figure } from '../planning/figure.ts';
import { QUADRANTS } from '../planning/finding-fields.ts';
import type { FittingCase } from '../planning/fitting-case.ts';
import { outsideSources, seenOutside } from '../planning/outside.ts';
import { overRefraction } from '../planning/over-refraction.ts';
import { type Move, type Plan, type Wish, joinPlans } from '../planning/plan.ts';

/** In µm: the return zone is deeper for more sag. */
const RETURN_ZONE_STEP: Figure = { amount: 25, source: 'crt' };

/** In degrees of the ordered angle, which is below 0: more negative is deeper and has less edge lift. */
const LANDING_ANGLE_STEP: Figure = { amount: 1, source: 'crt' };

/** The base curve corrects the power alone: so many mm for so many D. */
const CURVE_FOR_POWER = { mm: 0.1, dioptres: 0.5, source: 'crt' } as const;

/** In mm: the guide says larger, not by how much; lenses are made in these steps. */
const LARGER: Figure = { amount: 0.5, source: 'assumption' };

const SOURCE = 'crt';

type Part = Pick<Wish, 'id' | 'amountSource'> & { move: Move };

function ranked(reason: Wish['reason'], parts: readonly Part[]): Wish[] {
  return parts.map(({ move, ...part }, index) => {
    return { ...part, rank: index + 1, moves: [move], reason, source: SOURCE };
  });
}

const depth = (sign: 1 | -1): Part => ({
  id: `orthoK.${sign === 1 ? 'deeper' : 'shallower'}.returnZone`,
  move: { parameter: 'returnZoneDepth', by: sign * RETURN_ZONE_STEP.amount },
  amountSource: RETURN_ZONE_STEP.source,
});

/** 1: a steeper landing, which is deeper and lifts less. The ordered angle is below 0. */
const angle = (sign: 1 | -1): Part => ({
  id: `orthoK.${sign === 1 ? 'deeper' : 'shallower'}.landingAngle`,
  move: { parameter: 'landingZoneAngle', by: 0 - sign * LANDING_ANGLE_STEP.amount },
  amountSource: LANDING_ANGLE_STEP.source,
});

const LARGER_LENS: Part = {
  id: 'orthoK.deeper.diameter',
  move: { parameter: 'diameter', by: LARGER.amount },
  amountSource: LARGER.source,
};

/** High or to one side: more sag. Low: less. */
function planPosition({ findings: { position = 'central' } }: FittingCase): Partial<Plan> {
  if (position === 'central') return {};
  const isLow = position === 'inferior';
  const reason: Wish['reason'] = {
    key: isLow ? 'reason.orthoKLow' : 'reason.orthoKHigh',
    values: { position },
  };
  const parts = isLow ? [depth(-1), angle(-1)] : [depth(1), angle(1), LARGER_LENS];
  return { findings: [{ finding: 'finding.decentered', wishes: ranked(reason, parts) }] };
}

/** The edge all round: the landing angle. What differs between quadrants needs a toric design. */
function planEdge({ findings: { landing = {} } }: FittingCase): Partial<Plan> {
  const signs = QUADRANTS.map((quadrant) => landing[quadrant] ?? 'even');
  const [first] = signs;
  if (signs.every((sign) => sign === 'even')) return {};
  const isAround = signs.every((sign) => sign === first);
  if (!isAround || (first !== 'lift' && first !== 'impingement')) {
    return outsideSources(['finding.landing']);
  }
  const isLift = first === 'lift';
  const reason: Wish['reason'] = {
    key: isLift ? 'reason.orthoKLift' : 'reason.orthoKTight',
    values: {},
  };
  const finding = isLift ? 'finding.landingLift' : 'finding.landingTight';
  return { findings: [{ finding, wishes: ranked(reason, [angle(isLift ? 1 : -1)]) }] };
}

/** What the over-refraction leaves is taken up by the base curve; flatter for more minus. */
function planPower(c: FittingCase): Partial<Plan> {
  const over = overRefraction(c);
  if (!over) return {};
  if (isCylinderCorrected(over)) return outsideSources(['finding.residualCylinder']);
  const left = sphericalEquivalent(over);
  const { mm, dioptres, source } = CURVE_FOR_POWER;
  // Less than half of the smallest step leaves no less.
  if (Math.abs(left) <= dioptres / 2) return {};
  const reason: Wish['reason'] = {
    key: 'reason.orthoKPower',
    values: { over: formatSpheroCylinder(over), stepMm: mm, stepDioptres: dioptres },
  };
  const move = { parameter: 'baseCurve', by: (0 - left / dioptres) * mm };
  const wishes = ranked(reason, [{ id: 'orthoK.power.baseCurve', move, amountSource: source }]);
  return { findings: [{ finding: 'finding.power', wishes }] };
}

const SILENT = [
  'vault',
  'limbus',
  'dye',
  'bubbles',
  'fogging',
  'movement',
  'rotation',
  'flexure',
] as const;

/** Overnight lenses with return zone and landing angle. */
export function planOrthoK(c: FittingCase): Plan {
  return joinPlans([planPosition(c), planEdge(c), seenOutside(c.findings, SILENT), planPower(c)]);
}
