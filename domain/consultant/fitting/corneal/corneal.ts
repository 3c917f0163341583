import { curveMove } from '../planning/curve-move.ts';
import type { FittingCase } from '../planning/fitting-case.ts';
import { outsideSources, seenOutside } from '../planning/outside.ts';
import { planAxis } from '../planning/plan-axis.ts';
import { joinPlans, type Plan, type Wish } from '../planning/plan.ts';
import { hasCylinder, planPower, type PowerRules } from '../planning/power.ts';
import { CURVE_STEP, DIAMETER_STEP, EDGE_LADDER, GRID, type GridCase } from './corneal-rules.ts';
import { gridCaseOf } from './grid-case.ts';

/** The base curves of a lens: one, or two that move together and keep their difference. */
type Curves = readonly string[];

function gridWishes(c: FittingCase, found: GridCase, curves: Curves): Wish[] {
  const { curve, diameter } = GRID[found];
  const reason = { key: `reason.${found}` as const, values: {} };
  return [
    {
      id: `corneal.${found}.baseCurve`,
      rank: 1,
      moves: curves.map((name) => curveMove(c, name, curve * CURVE_STEP.amount)),
      keepsPower: true,
      reason,
      source: CURVE_STEP.source,
      amountSource: CURVE_STEP.source,
    },
    {
      id: `corneal.${found}.diameter`,
      rank: 2,
      moves: [{ parameter: 'diameter', by: diameter * DIAMETER_STEP.amount }],
      reason,
      source: DIAMETER_STEP.source,
      amountSource: DIAMETER_STEP.source,
    },
  ];
}

/** Bubbles under the edge: less edge lift, then a larger lens. */
function planEdgeBubbles({ findings }: FittingCase): Partial<Plan> {
  if (findings.bubbles !== 'edge') return {};
  const reason = { key: 'reason.peripheralBubbles' as const, values: {} };
  const wishes: Wish[] = [
    {
      id: 'corneal.edgeBubbles.edge',
      rank: 1,
      moves: [{ parameter: 'edge', by: -1, ladder: EDGE_LADDER }],
      reason,
      source: 'gpGrid',
      amountSource: 'assumption',
    },
    {
      id: 'corneal.edgeBubbles.diameter',
      rank: 2,
      moves: [{ parameter: 'diameter', by: DIAMETER_STEP.amount }],
      reason,
      source: 'gpGrid',
      amountSource: DIAMETER_STEP.source,
    },
  ];
  return { findings: [{ finding: 'finding.edgeBubbles', wishes }] };
}

/** Position, movement and bubbles by the problem grid of corneal GP lenses. */
export function planGrid(c: FittingCase, curves: Curves): Partial<Plan> {
  const { found, needsMovement, isSideways } = gridCaseOf(c.findings);
  return joinPlans([
    {
      findings: found.map((one) => ({
        finding: GRID[one].finding,
        wishes: gridWishes(c, one, curves),
      })),
      missing: needsMovement ? ['movement'] : [],
    },
    isSideways ? outsideSources(['finding.decentered']) : {},
    planEdgeBubbles(c),
  ]);
}

/** A corneal lens that flexes: no source at hand says by how much to change it. */
const POWER: PowerRules = {
  source: 'formulas',
  flexure: () => outsideSources(['finding.flexure']),
  residualAdvice: [],
};

/** The rotation of a front toric; a lens without a cylinder may turn as it likes. */
function planRotation(c: FittingCase): Partial<Plan> {
  const { degrees = 0 } = c.findings.rotation ?? {};
  return degrees > 0 && hasCylinder(c) ? planAxis(c) : {};
}

/** What is said of other lenses only. */
const SILENT = ['vault', 'limbus', 'landing', 'dye', 'fogging'] as const;

/** Corneal GP lenses with one base curve. */
export function planCorneal(c: FittingCase): Plan {
  return joinPlans([
    planGrid(c, ['baseCurve']),
    seenOutside(c.findings, SILENT),
    planRotation(c),
    planPower(c, POWER),
  ]);
}
