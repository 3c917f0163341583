import { curveMove } from '../planning/curve-move.ts';
import { QUADRANTS } from '../planning/finding-fields.ts';
import type { FittingCase } from '../planning/fitting-case.ts';
import type { Conflict, FindingCode, Move, Note, Plan, Said, Wish } from '../planning/plan.ts';
import { LANDING_CURVE, SCLERAL_STEP } from '../planning/scleral-rules.ts';
import type { SourceId } from '../planning/sources.ts';
import { isPaired, isUniform, landingOf, type Landing } from './landing-needs.ts';
import {
  landingKindOf,
  orientationOf,
  QUADRANT_ZONES,
  zonesOf,
  ZONES_OF,
} from './landing-zones.ts';

const STEP = SCLERAL_STEP.amount;

function reasonOf({ needs, cause }: Landing): Said {
  if (cause !== 'quadrants') return { key: `reason.${cause}`, values: { stepUm: STEP } };
  const tight = QUADRANTS.filter((quadrant) => needs[quadrant] === 1).join(' ');
  const lift = QUADRANTS.filter((quadrant) => needs[quadrant] === -1).join(' ');
  if (!lift) return { key: 'reason.landingTight', values: { tight, stepUm: STEP } };
  if (!tight) return { key: 'reason.landingLift', values: { lift, stepUm: STEP } };
  return { key: 'reason.landingMixed', values: { tight, lift, stepUm: STEP } };
}

function findingOf({ needs, cause }: Landing): FindingCode {
  if (cause !== 'quadrants') return `finding.${cause}`;
  const all = new Set(QUADRANTS.map((quadrant) => needs[quadrant]));
  if (all.has(1) && all.has(-1)) return 'finding.landingMixed';
  return all.has(1) ? 'finding.landingTight' : 'finding.landingLift';
}

type Part = Pick<Wish, 'id' | 'moves' | 'source' | 'amountSource'> & Partial<Wish>;

/** Adds what all wishes of a landing have; they are tried in this order. */
function ranked(landing: Landing, parts: readonly Part[]): Wish[] {
  const reason = reasonOf(landing);
  return parts.map((part, index) => ({ reason, rank: index + 1, ...part }));
}

/** All round: one step, for a tight landing then two, then the base curve. */
function planUniform(c: FittingCase, landing: Landing): Wish[] {
  const { needs, source } = landing;
  const moves = (steps: number): Move[] =>
    ZONES_OF[landingKindOf(c)].map((parameter) => ({ parameter, by: steps * needs.nasal * STEP }));
  const amountSource = SCLERAL_STEP.source;
  const parts: Part[] = [{ id: 'scleral.landing.zone', moves: moves(1), source, amountSource }];
  if (needs.nasal === 1) {
    parts.push({
      id: 'scleral.landing.twoZones',
      moves: moves(2),
      source: 'atlantis',
      amountSource,
    });
  }
  parts.push({
    id: 'scleral.landing.baseCurve',
    moves: [curveMove(c, 'baseCurve', -needs.nasal * LANDING_CURVE.amount)],
    keepsPower: true,
    source: LANDING_CURVE.source,
    amountSource: LANDING_CURVE.source,
  });
  return ranked(landing, parts);
}

/** Opposite quadrants alike: a toric landing in place of a spherical one. More lift is flatter. */
function toricPart({ needs: { nasal, superior } }: Landing): Part {
  const [flat, steep] = [Math.max(nasal, superior), Math.min(nasal, superior)];
  const from = 'scleralZone';
  return {
    id: 'scleral.landing.toric',
    moves: [
      { parameter: 'scleralFlat', from, by: flat * STEP },
      { parameter: 'scleralSteep', from, by: steep * STEP },
    ],
    fixed: { landing: 'toric', landingMeridian: nasal > superior ? 180 : 90 },
    ends: ['scleralZone'],
    source: 'europa',
    amountSource: 'assumption',
  };
}

function quadrantPart(c: FittingCase, { needs }: Landing, zones: Record<string, string>): Part {
  const kept = landingKindOf(c) === 'quadrant';
  return {
    id: 'scleral.landing.quadrant',
    moves: QUADRANTS.map((quadrant) => ({
      parameter: QUADRANT_ZONES[quadrant],
      from: zones[quadrant],
      by: needs[quadrant] * STEP,
    })),
    fixed: kept ? {} : { landing: 'quadrant' },
    ends: kept ? [] : [...new Set(Object.values(zones)), 'landingMeridian'],
    source: 'ocularShape',
    amountSource: 'assumption',
  };
}

/** The zones of the present toric landing, each by what its quadrants need. */
function meridianPart({ needs }: Landing, zones: Record<string, string>): Part {
  const pair = (['nasal', 'superior'] as const).map((quadrant) => ({
    parameter: zones[quadrant] as string,
    by: needs[quadrant] * STEP,
  }));
  return {
    id: 'scleral.landing.meridians',
    moves: pair,
    source: 'europa',
    amountSource: 'assumption',
  };
}

function planUneven(c: FittingCase, landing: Landing, zones: Record<string, string>): Wish[] {
  const kind = landingKindOf(c);
  const quadrant = quadrantPart(c, landing, zones);
  if (kind === 'quadrant' || !isPaired(landing.needs)) return ranked(landing, [quadrant]);
  const first = kind === 'toric' ? meridianPart(landing, zones) : toricPart(landing);
  return ranked(landing, [first, quadrant]);
}

function conflictsOf({ signs }: Landing): Conflict[] {
  const conflicts: Conflict[] = [];
  if (signs.has('impingement')) {
    const others: SourceId[] = ['openAdvisor'];
    conflicts.push({ key: 'conflict.impingement', values: {}, followed: 'atlantis', others });
  }
  if (signs.has('blanchingLimbus')) {
    const others: SourceId[] = ['digiForm'];
    conflicts.push({ key: 'conflict.blanching', values: {}, followed: 'jupiter', others });
  }
  return conflicts;
}

function adviceOf({ signs }: Landing): Note[] {
  const advice: Note[] = [];
  if ([...signs].some((sign) => sign.startsWith('blanching'))) {
    advice.push({ key: 'advice.blanchingTolerated', values: {}, source: 'atlantis' });
  }
  if (signs.has('lift')) advice.push({ key: 'advice.checkSag', values: {}, source: 'atlantis' });
  return advice;
}

/** The third check: how the lens stands on the sclera, quadrant by quadrant. */
export function planLanding(c: FittingCase): Partial<Plan> {
  const landing = landingOf(c);
  if (!landing) return {};
  const said = { conflicts: conflictsOf(landing), advice: adviceOf(landing) };
  const finding = findingOf(landing);
  if (isUniform(landing.needs)) {
    return { ...said, findings: [{ finding, wishes: planUniform(c, landing) }] };
  }
  const zones = zonesOf(c);
  if (zones) return { ...said, findings: [{ finding, wishes: planUneven(c, landing, zones) }] };
  const isUnknown = orientationOf(c) === 'unknown';
  const key = isUnknown ? 'consult.meridianUnknown' : 'consult.meridianOblique';
  return {
    ...said,
    findings: [{ finding, wishes: [] }],
    missing: isUnknown ? ['values.landingMeridian'] : [],
    consult: [{ key, values: {}, source: 'assumption' }],
  };
}
