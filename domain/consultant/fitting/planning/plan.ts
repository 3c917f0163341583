import type { Prescription } from '../../../lens/model/lens.ts';
import type { FittingTextKey } from '../messages/en.ts';
import type { MeasureName } from './finding-fields.ts';
import type { SettlingForecast } from './settling.ts';
import type { SourceId } from './sources.ts';

/** A sentence in no language: a key of the messages, and its figures, whose names say their units. */
export interface Said {
  key: FittingTextKey;
  values: Record<string, number | string>;
}

/** What was found, in the words of the messages. */
export type FindingCode = Extract<FittingTextKey, `finding.${string}`>;

/**
 * One parameter's move. `by`: from its present value, in its unit or in the amounts of its options; at least one step, at
 * most `most`. `to`: to the value nearest to this one.
 */
export type Move = { parameter: string } & (
  | {
      by: number;
      most?: number;
      /** The parameter that it starts from, when it replaces another one. */
      from?: string;
      /** The options in ascending order, when they have no amounts. */
      ladder?: readonly string[];
    }
  | { to: number }
);

/** A change that a source proposes; the engine makes it a change of the lens or says why it cannot. */
export interface Wish {
  id: string;
  /** The source's order: its first choice, its second and so on. */
  rank: number;
  moves: readonly Move[];
  /** Choices that go with the moves, such as a toric landing. */
  fixed?: Prescription;
  /** A parameter that ends with the change, such as the axis of a cylinder that becomes 0. */
  ends?: readonly string[];
  /** What the lens's range leaves of it is no better than the worn lens: called another lens. */
  isPointless?: boolean;
  /** The power follows the base curve, so that the eye sees the same. */
  keepsPower?: boolean;
  reason: Said;
  /** Who says what to change. */
  source: SourceId;
  /** Who says how much. */
  amountSource: SourceId;
}

/** What was found, and its wishes in the source's order. */
export interface FindingPlan {
  finding: FindingCode;
  wishes: readonly Wish[];
}

/** Something that is said beside the changes, with its source. */
export interface Note extends Said {
  source: SourceId;
}

/** Sources that disagree: the ones that are followed, and the others. */
export interface Conflict extends Said {
  followed: SourceId;
  others: readonly SourceId[];
}

/** What would be needed to say more: a finding, a measurement of the eye, or a value of the worn lens. */
export type MissingField = MeasureName | 'movement' | 'clinical.flatMeridian' | `values.${string}`;

/** What a family's rules find, in their order. */
export interface Plan {
  findings: readonly FindingPlan[];
  advice: readonly Note[];
  conflicts: readonly Conflict[];
  /** Why a consultant is to be asked. */
  consult: readonly Note[];
  missing: readonly MissingField[];
  settling: SettlingForecast | null;
}

export const NOTHING: Plan = {
  findings: [],
  advice: [],
  conflicts: [],
  consult: [],
  missing: [],
  settling: null,
};

/** Puts parts of a plan behind each other. Only one of them has a forecast. */
export function joinPlans(parts: readonly Partial<Plan>[]): Plan {
  return parts.reduce<Plan>(
    (plan, part) => ({
      findings: [...plan.findings, ...(part.findings ?? [])],
      advice: [...plan.advice, ...(part.advice ?? [])],
      conflicts: [...plan.conflicts, ...(part.conflicts ?? [])],
      consult: [...plan.consult, ...(part.consult ?? [])],
      missing: [...plan.missing, ...(part.missing ?? [])],
      settling: part.settling ?? plan.settling,
    }),
    NOTHING,
  );
}
