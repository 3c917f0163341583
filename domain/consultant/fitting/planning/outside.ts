import type { Findings } from '../findings.ts';
import type { FindingCode, Plan } from './plan.ts';

/** What is found, but no source of this kind of lens says what to change. */
export function outsideSources(findings: readonly FindingCode[]): Partial<Plan> {
  return {
    findings: findings.map((finding) => ({ finding, wishes: [] })),
    consult: findings.map((finding) => ({
      key: 'consult.outsideSources',
      values: { finding },
      source: 'assumption',
    })),
  };
}

type Kind =
  | 'vault'
  | 'limbus'
  | 'landing'
  | 'dye'
  | 'bubbles'
  | 'fogging'
  | 'movement'
  | 'position'
  | 'rotation'
  | 'flexure';

/** Whether something is seen that may need a change, and what it is called. */
const SEEN: Record<Kind, { finding: FindingCode; is: (findings: Findings) => boolean }> = {
  vault: { finding: 'finding.vault', is: ({ centralVault }) => centralVault !== undefined },
  limbus: {
    finding: 'finding.limbus',
    is: ({ limbal, limbalClearance }) =>
      limbalClearance !== undefined || limbal === 'touch' || limbal === 'excess',
  },
  landing: {
    finding: 'finding.landing',
    is: ({ landing = {} }) => Object.values(landing).some((sign) => sign !== 'even'),
  },
  dye: { finding: 'finding.sealOff', is: ({ dye }) => dye === 'blocked' },
  bubbles: {
    finding: 'finding.bubbles',
    is: ({ bubbles = 'none' }) => bubbles !== 'none',
  },
  fogging: { finding: 'finding.fogging', is: ({ foggingAfter }) => foggingAfter !== undefined },
  movement: {
    finding: 'finding.movement',
    is: ({ movement = 'normal', movementMm }) => movement !== 'normal' || movementMm !== undefined,
  },
  position: {
    finding: 'finding.decentered',
    is: ({ position = 'central' }) => position !== 'central',
  },
  rotation: { finding: 'finding.rotation', is: ({ rotation }) => (rotation?.degrees ?? 0) > 0 },
  flexure: { finding: 'finding.flexure', is: ({ overKCylinder = 0 }) => overKCylinder !== 0 },
};

/** Returns which of these is seen, for a family whose sources are silent on them. */
export function seenOutside(findings: Findings, kinds: readonly Kind[]): Partial<Plan> {
  const seen = kinds.filter((kind) => SEEN[kind].is(findings));
  return outsideSources(seen.map((kind) => SEEN[kind].finding));
}

/** Everything that can be seen but the power. */
export const ALL_KINDS = Object.keys(SEEN) as Kind[];
