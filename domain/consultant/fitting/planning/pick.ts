import { findParameter } from '../../../lens/model/find-parameter.ts';
import { valueOf } from '../../../lens/model/given.ts';
import {
  isAxis,
  limitedGrid,
  limitsOf,
  makeableAround,
  narrowed,
  nearestMakeable,
  type Grid,
} from '../../../lens/model/grid.ts';
import type { ChoiceParameter, NumberParameter, Parameter } from '../../../lens/model/lens.ts';
import { measuredOptions, optionStep } from '../../../lens/model/option-amount.ts';
import type { UnmadeBecause } from '../proposal.ts';
import { wornNumber, type FittingCase } from './fitting-case.ts';
import type { Move } from './plan.ts';

/** A value that could be made, and its place in the parameter's unit. */
export interface Rung {
  value: number | string;
  at: number;
}

/** The values that a move may end at, the best first. */
export interface Pick {
  parameter: Parameter;
  /** The worn lens's own value; null when it has none. */
  from: number | string | null;
  /** The value that the move starts from: its own, or of the parameter that it replaces. */
  start: number | string | null;
  target: number;
  step: number;
  /** 1: upward, -1: downward, 0: to a given value. */
  sign: number;
  /** Where it ends at the latest. */
  farthest: number;
  rungs: [Rung, ...Rung[]];
}

export interface NoPick {
  because: UnmadeBecause;
  parameter: string;
  wanted: number | null;
  nearest: number | string | null;
}

type Steps = Extract<Move, { by: number }>;

/** Far less than a step, so that a value that is made is not its own neighbor. */
const HAIR = 1e-6;
/** How many steps beside the closest are tried when that is refused: further away it is another change. */
const REACH = 3;
const DUST = 1e-9;

/** Returns the options as rungs: by their amounts, or by their place in the ladder. */
function rungsOf(parameter: ChoiceParameter, ladder?: readonly string[]): Rung[] {
  if (!ladder)
    return measuredOptions(parameter).map(({ value, amount }) => ({ value, at: amount }));
  return ladder
    .filter((value) => parameter.options.some((option) => option.value === value))
    .map((value, at) => ({ value, at }));
}

/** Returns where the move starts: at the worn lens's value or, for a choice, its default. */
function startOf(c: FittingCase, { parameter: name, from = name, ladder }: Steps): Rung | null {
  const parameter = findParameter(c.lens, from);
  if (parameter?.kind === 'choice') {
    const value = valueOf(c.prescription, from) ?? parameter.default;
    return rungsOf(parameter, ladder).find((rung) => rung.value === value) ?? null;
  }
  const at = wornNumber(c, from);
  return at === null ? null : { value: at, at };
}

/** Returns the steps strictly beyond the start on one side of it, at most so far away. */
function beyond(grid: Grid, start: number, sign: number, most: number): Grid | null {
  const hair = grid.step * HAIR;
  const [near, far] = [start + sign * hair, start + sign * (most + hair)];
  return narrowed(grid, Math.min(near, far), Math.max(near, far));
}

interface Way {
  start: Rung;
  target: number;
  sign: number;
  most: number;
}

function numberRungs(c: FittingCase, parameter: NumberParameter, way: Way): Rung[] {
  const { start, target, sign, most } = way;
  const grid = limitedGrid(parameter, limitsOf(parameter.name, c.lens, c.prescription));
  const side = grid && beyond(grid, start.at, sign, most);
  if (!side) return [];
  const plain = { ...side, also: [] };
  const closest = nearestMakeable(target, plain);
  return makeableAround(closest, REACH, plain).map((value) => ({ value, at: value }));
}

function choiceRungs(rungs: readonly Rung[], { start, target, sign, most }: Way): Rung[] {
  const ahead = ({ at }: Rung) => (at - start.at) * sign;
  return rungs
    .filter((rung) => ahead(rung) > 0 && ahead(rung) <= most)
    .toSorted((a, b) => Math.abs(a.at - target) - Math.abs(b.at - target) || ahead(a) - ahead(b))
    .slice(0, REACH);
}

function stepsOf(c: FittingCase, parameter: Parameter, move: Steps, way: Way): Rung[] {
  if (parameter.kind === 'number') return numberRungs(c, parameter, way);
  const rungs = rungsOf(parameter, move.ladder);
  // A move by 0 takes the same amount over from another parameter.
  return way.sign === 0 ? rungs.filter(({ at }) => at === way.start.at) : choiceRungs(rungs, way);
}

function pickSteps(c: FittingCase, parameter: Parameter, move: Steps): Pick | NoPick {
  const no = (because: UnmadeBecause, rest: Partial<NoPick> = {}): NoPick => {
    return { because, parameter: move.parameter, wanted: null, nearest: null, ...rest };
  };
  const start = startOf(c, move);
  if (!start) return no('notGiven');
  const target = start.at + move.by;
  const way: Way = { start, target, sign: Math.sign(move.by), most: move.most ?? Infinity };
  const [first, ...others] = stepsOf(c, parameter, move, way);
  const stated = { wanted: target, nearest: start.value };
  if (!first) {
    const [further] = stepsOf(c, parameter, move, { ...way, most: Infinity });
    return no(further ? 'tooCoarse' : 'anotherLens', stated);
  }
  const step =
    parameter.kind === 'number' ? parameter.step : optionStep(measuredOptions(parameter));
  const { from: other = move.parameter } = move;
  const from = other === move.parameter ? start.value : null;
  const rungs: Pick['rungs'] = [first, ...others];
  const { sign, most } = way;
  const farthest = sign === 0 ? target : start.at + sign * most;
  return { parameter, from, start: start.value, target, step, sign, farthest, rungs };
}

function pickNearest(c: FittingCase, parameter: Parameter, to: number): Pick | NoPick {
  const { name } = parameter;
  const grid =
    parameter.kind === 'number'
      ? limitedGrid(parameter, limitsOf(name, c.lens, c.prescription))
      : null;
  if (!grid) return { because: 'anotherLens', parameter: name, wanted: to, nearest: null };
  const at = nearestMakeable(to, grid);
  const from = wornNumber(c, name);
  const rungs: Pick['rungs'] = [{ value: at, at }];
  return {
    parameter,
    from,
    start: from,
    target: to,
    step: grid.step,
    sign: 0,
    farthest: to,
    rungs,
  };
}

/** Finds the values that a move may end at, or says why there is none. */
export function pick(c: FittingCase, move: Move): Pick | NoPick {
  const { parameter: name } = move;
  const parameter = findParameter(c.lens, name);
  if (!parameter) return { because: 'noParameter', parameter: name, wanted: null, nearest: null };
  return 'to' in move ? pickNearest(c, parameter, move.to) : pickSteps(c, parameter, move);
}

/**
 * Whether the value stays short of the target by more than its step explains: the next one would be within reach, and is
 * not made. An axis goes all the way round.
 */
export function isShort({ parameter, target, step, sign, farthest }: Pick, { at }: Rung): boolean {
  if (parameter.kind === 'number' && isAxis(parameter)) return false;
  if ((at + sign * step - farthest) * sign > DUST) return false;
  const missing = sign === 0 ? Math.abs(target - at) : (target - at) * sign;
  return missing > step / 2 + DUST;
}
