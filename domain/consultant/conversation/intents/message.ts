import type { LensDefinition } from '../../../lens/model/lens.ts';
import { CALCULATOR_IDS, type CalculatorId } from '../../calculators/parts/names.ts';
import type { ConversationCase } from '../conversation-case.ts';
import type { Stated } from '../reading/stated.ts';
import type { PlainIntent } from './plain-intents.ts';

export type Intent =
  | { kind: 'plain'; plain: PlainIntent }
  | { kind: 'calculator'; id: CalculatorId }
  | { kind: 'formula'; id: CalculatorId }
  | { kind: 'firstLens' | 'nextChange' | 'limits' | 'warnings' | 'settling' | 'guide' | 'values' };

/** What an intent is called in the case; null for what has no follow-up. */
export function nameOfIntent(intent: Intent): string | null {
  if (intent.kind === 'calculator') return intent.id;
  const follows = ['firstLens', 'nextChange', 'limits', 'warnings', 'settling'];
  return follows.includes(intent.kind) ? intent.kind : null;
}

export interface Message {
  text: string;
  stated: Stated;
  before: ConversationCase;
  lens: LensDefinition | null;
  /** The message names the lens, or an eye. */
  namesLens: boolean;
  /** Whether the message names a product, not its kind alone. */
  namesProduct: boolean;
  namesEye: boolean;
  /** A parameter of any lens, or of the lens that is spoken of. */
  names: { parameter: boolean; ofLens: boolean };
}

/** Calculators whose words are values elsewhere: a vertex distance in a lens's power. */
export const VALUE_LIKE: ReadonlySet<string> = new Set([
  'vertex-distance',
  'over-refraction',
  'keratometry',
  'oxygen',
  'sagittal-depth',
  'corneal-cylinder',
  'lens-power',
]);

/** The calculations that are next changes when the lens is known. */
export const OF_A_LENS: ReadonlySet<CalculatorId> = new Set([
  'over-refraction',
  'axis-rotation',
  'rotation-error',
  'base-curve-change',
]);

export function asIntent(name: string | null): Intent {
  const kinds = ['firstLens', 'nextChange', 'limits', 'warnings', 'settling'] as const;
  const kind = kinds.find((one) => one === name);
  return kind ? { kind } : { kind: 'calculator', id: name as CalculatorId };
}

export const isCalculation = (intent: string | null): boolean =>
  CALCULATOR_IDS.some((id) => id === intent);

/** Whether the eye that a lens is for was measured. */
export function knowsEye({ k, named }: Stated, { eyes }: ConversationCase): boolean {
  const isKnown = Object.values(eyes).some(
    ({ clinical }) =>
      clinical.flatK !== undefined ||
      clinical.hvid !== undefined ||
      clinical.condition !== undefined,
  );
  return k !== null || named.hvid !== undefined || isKnown;
}

/** Whether measurements of the eye are stated that a first lens follows from. */
export function statesEye({ k, condition, named, powers }: Stated): boolean {
  return k !== null || condition !== null || named.hvid !== undefined || powers.length > 0;
}
