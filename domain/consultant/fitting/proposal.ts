import type { Conflict, FindingCode, MissingField, Note, Said } from './planning/plan.ts';
import type { SettlingForecast } from './planning/settling.ts';
import type { SourceId, Standing } from './planning/sources.ts';

/** A change in the units that a fitter thinks in. A base curve has mm and D. */
export interface Amounts {
  um?: number;
  mm?: number;
  dioptres?: number;
  degrees?: number;
  /** Steps of a parameter without a unit. */
  steps?: number;
}

/** One parameter before and after; null: not given. */
export interface FieldChange {
  parameter: string;
  from: number | string | null;
  to: number | string | null;
  amounts: Amounts;
}

/** A single change that the engine accepts. */
export interface ProposedChange {
  /** Unique within a result, and the same for the same case. */
  id: string;
  finding: FindingCode;
  /** 1: the source's first choice. */
  rank: number;
  /** What changes. */
  set: FieldChange[];
  /** The powers that follow, so that the eye sees the same. */
  keeps: FieldChange[];
  /** The lens's range ends before the wanted amount: what was wanted, and what is the nearest. */
  limited: { parameter: string; wanted: number; nearest: number | string } | null;
  reason: Said;
  source: SourceId;
  amountSource: SourceId;
  /** The weaker standing of both sources for this lens; `maker` only for the maker's own guide to it. */
  standing: Standing;
  /** A maker's guide to another lens is applied to this one. */
  isOfOtherLens: boolean;
}

/** Why a change that a source proposes cannot be made. */
export type UnmadeBecause =
  /** The lens has no such parameter. */
  | 'noParameter'
  /** The worn lens's value is unknown, or the laboratory chose it. */
  | 'notGiven'
  /** Nothing further in this direction is made: another lens. */
  | 'anotherLens'
  /** The smallest step would overshoot. */
  | 'tooCoarse';

export interface UnmadeChange {
  id: string;
  finding: FindingCode;
  rank: number;
  parameter: string;
  because: UnmadeBecause;
  /** In the parameter's unit; null where it is unknown, and for options without amounts. */
  wanted: number | null;
  /** The nearest value that is made; null without one. */
  nearest: number | string | null;
  reason: Said;
  source: SourceId;
}

export interface FittingResult {
  /** In the order to try them: by finding, then by the source's choice. The first is the next change. */
  changes: ProposedChange[];
  /** What was found, in the same order, also where nothing can be changed. */
  findings: FindingCode[];
  unmade: UnmadeChange[];
  advice: Note[];
  conflicts: Conflict[];
  /** Not empty: send it to a consultant, and why. */
  consult: Note[];
  /** What would be needed to say more. */
  missing: MissingField[];
  settling: SettlingForecast | null;
}
