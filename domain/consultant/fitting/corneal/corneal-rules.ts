import type { Figure } from '../planning/figure.ts';
import type { FindingCode } from '../planning/plan.ts';

/** What the problem grid changes: the base curve in D (above 0 steeper), then the diameter in mm. */
export interface GridRow {
  finding: FindingCode;
  curve: 1 | -1;
  diameter: 1 | -1;
}

/** The grid's amounts, which are also the least that makes a difference. */
export const CURVE_STEP: Figure = { amount: 0.5, source: 'gpGrid' };
export const DIAMETER_STEP: Figure = { amount: 0.3, source: 'gpGrid' };

export const GRID = {
  high: { finding: 'finding.ridesHigh', curve: 1, diameter: -1 },
  lowMoving: { finding: 'finding.lowMoving', curve: 1, diameter: 1 },
  lowStuck: { finding: 'finding.lowStuck', curve: -1, diameter: -1 },
  mobile: { finding: 'finding.mobile', curve: 1, diameter: 1 },
  restricted: { finding: 'finding.restricted', curve: -1, diameter: -1 },
  centralBubble: { finding: 'finding.centralBubble', curve: -1, diameter: -1 },
} as const satisfies Record<string, GridRow>;
export type GridCase = keyof typeof GRID;

/** Edges from the least lift to the most, where the options have no amounts. */
export const EDGE_LADDER = ['steep', 'standard', 'flat'] as const;
