import { QUADRANTS, type LandingSign, type Quadrant } from '../planning/finding-fields.ts';
import type { FittingCase } from '../planning/fitting-case.ts';
import type { SourceId } from '../planning/sources.ts';

/** What one quadrant of the landing needs: 1 a flatter zone, which lifts, -1 a steeper one, 0 none. */
export type Need = -1 | 0 | 1;
export type Needs = Record<Quadrant, Need>;

interface SignRule {
  need: Need;
  source: SourceId;
}

const SIGN_RULES: Record<LandingSign, SignRule> = {
  even: { need: 0, source: 'atlantis' },
  impingement: { need: 1, source: 'atlantis' },
  lift: { need: -1, source: 'atlantis' },
  blanching: { need: 1, source: 'digiForm' },
  blanchingEdge: { need: 1, source: 'jupiter' },
  blanchingLimbus: { need: -1, source: 'jupiter' },
};

/** Why the landing changes: signs of quadrants, or what is seen of the whole. */
export type LandingCause = 'quadrants' | 'sealOff' | 'edgeBubbles';

export interface Landing {
  needs: Needs;
  cause: LandingCause;
  /** Who says in which direction. */
  source: SourceId;
  signs: ReadonlySet<LandingSign>;
}

const ALL = (need: Need): Needs => ({
  nasal: need,
  temporal: need,
  superior: need,
  inferior: need,
});

/** Returns what the landing needs; null when nothing is wrong with it. A quadrant that is not mentioned is even. */
export function landingOf({ findings }: FittingCase): Landing | null {
  const { landing = {}, dye, bubbles } = findings;
  const signOf = (quadrant: Quadrant) => landing[quadrant] ?? 'even';
  const wrong = QUADRANTS.map(signOf).filter((sign) => sign !== 'even');
  const signs = new Set(wrong);
  const [first] = wrong;
  if (first) {
    const needs = { ...ALL(0) };
    for (const quadrant of QUADRANTS) needs[quadrant] = SIGN_RULES[signOf(quadrant)].need;
    return { needs, cause: 'quadrants', source: SIGN_RULES[first].source, signs };
  }
  if (dye === 'blocked') return { needs: ALL(1), cause: 'sealOff', source: 'atlantis', signs };
  if (bubbles !== 'edge') return null;
  return { needs: ALL(-1), cause: 'edgeBubbles', source: 'ampleyeTool', signs };
}

/** Whether all quadrants need the same. */
export function isUniform(needs: Needs): boolean {
  return QUADRANTS.every((quadrant) => needs[quadrant] === needs.nasal);
}

/** Whether opposite quadrants need the same, as the meridians of a toric landing do. */
export function isPaired({ nasal, temporal, superior, inferior }: Needs): boolean {
  return nasal === temporal && superior === inferior;
}
