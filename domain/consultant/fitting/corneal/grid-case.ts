import type { Findings } from '../findings.ts';
import type { GridCase } from './corneal-rules.ts';

/** What is seen of a corneal lens, in the terms of the problem grid. */
export interface GridReading {
  found: GridCase[];
  /** A low lens is judged by how it moves. */
  needsMovement: boolean;
  /** The grid has no row for a lens that sits to one side. */
  isSideways: boolean;
}

function byMovement(movement: Findings['movement']): GridCase[] {
  if (movement === 'excessive') return ['mobile'];
  return movement === 'restricted' || movement === 'stuck' ? ['restricted'] : [];
}

function byPosition({ position, movement }: Findings): GridCase[] | null {
  if (position === 'superior') return ['high'];
  if (position !== 'inferior') return byMovement(movement);
  if (movement === undefined) return null;
  return movement === 'stuck' || movement === 'restricted' ? ['lowStuck'] : ['lowMoving'];
}

/** Position and movement are one case of the grid; bubbles are another. */
export function gridCaseOf(findings: Findings): GridReading {
  const { position, bubbles } = findings;
  const placed = byPosition(findings);
  const bubble: GridCase[] = bubbles === 'central' ? ['centralBubble'] : [];
  return {
    found: [...(placed ?? []), ...bubble],
    needsMovement: placed === null,
    isSideways: position === 'nasal' || position === 'temporal',
  };
}
