import { valueOf } from '../../lens/model/given.ts';
import type { Prescription } from '../../lens/model/lens.ts';
import { amountsOf } from './amounts.ts';
import { keepPower } from './keep-power.ts';
import { takesChanges } from './next-prescription.ts';
import type { FittingCase } from './planning/fitting-case.ts';
import { isShort, pick, type NoPick, type Pick, type Rung } from './planning/pick.ts';
import type { FindingCode, Wish } from './planning/plan.ts';
import { isOfOtherLens, weakestStanding } from './planning/sources.ts';
import type { FieldChange, ProposedChange, UnmadeChange } from './proposal.ts';

function changeOf({ parameter, from, start }: Pick, { value }: Rung): FieldChange {
  return {
    parameter: parameter.name,
    from,
    to: value,
    amounts: amountsOf(parameter, start, value),
  };
}

/** Returns the present value for a change, or null. */
function present(c: FittingCase, name: string): number | string | null {
  const value = valueOf(c.prescription, name);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

function fixedChanges(c: FittingCase, fixed: Prescription, ends: readonly string[]): FieldChange[] {
  const change = (parameter: string, to: number | string | null) => {
    return { parameter, from: present(c, parameter), to, amounts: {} };
  };
  return [
    ...Object.entries(fixed).map(([name, to]) => change(name, to)),
    ...ends.map((name) => change(name, null)),
  ];
}

/** One way to fulfil the wish: each pick with one of its values. */
type Way = [Pick, Rung][];

/** A single move may end further away when the closest value is refused; several moves go together. */
function waysOf(picks: readonly Pick[]): Way[] {
  const [only, ...others] = picks;
  if (only && others.length === 0) return only.rungs.map((rung): Way => [[only, rung]]);
  return [picks.map((one): [Pick, Rung] => [one, one.rungs[0]])];
}

interface Made {
  set: FieldChange[];
  keeps: FieldChange[];
  way: Way;
}

function make(c: FittingCase, wish: Wish, way: Way): Made | null {
  const fixed = fixedChanges(c, wish.fixed ?? {}, wish.ends ?? []);
  const set = [...way.map(([one, rung]) => changeOf(one, rung)), ...fixed];
  const changed = set.filter(({ from, to }) => from !== to);
  const keeps = wish.keepsPower ? keepPower(c, changed) : [];
  const isTaken = keeps && takesChanges(c.lens, c.prescription, [...changed, ...keeps]);
  return keeps && isTaken ? { set: changed, keeps, way } : null;
}

function firstMade(c: FittingCase, wish: Wish, picks: readonly Pick[]): Made | null {
  for (const way of waysOf(picks)) {
    const made = make(c, wish, way);
    if (made) return made;
  }
  return null;
}

function limitOf(way: Way): ProposedChange['limited'] {
  const short = way.find(([one, rung]) => isShort(one, rung));
  if (!short) return null;
  const [{ parameter, target }, { value }] = short;
  return { parameter: parameter.name, wanted: target, nearest: value };
}

function unmade(finding: FindingCode, wish: Wish, no: NoPick): UnmadeChange {
  const { id, rank, reason, source, moves } = wish;
  // A place among options without amounts is no figure.
  const isPlace = moves.some((move) => move.parameter === no.parameter && 'ladder' in move);
  return { id, finding, rank, reason, source, ...no, ...(isPlace && { wanted: null }) };
}

/** Makes the wish a change of the lens that its engine accepts, or says why there is none. */
export function makeChange(
  c: FittingCase,
  finding: FindingCode,
  wish: Wish,
): ProposedChange | UnmadeChange {
  const picks: Pick[] = [];
  for (const move of wish.moves) {
    const picked = pick(c, move);
    if ('because' in picked) return unmade(finding, wish, picked);
    picks.push(picked);
  }
  const made = wish.isPointless ? null : firstMade(c, wish, picks);
  // What was wanted and is not even begun is called another lens.
  const isNothing = made && made.set.length === 0 && limitOf(made.way) !== null;
  return made && !isNothing
    ? proposed(c, finding, wish, made)
    : unmade(finding, wish, refused(picks));
}

const isEnded = (one: Pick) => isShort(one, one.rungs[0]);

/** All values are refused beside the others: the message names the one that its range ends for, or else the first. */
function refused(picks: readonly Pick[]): NoPick {
  const stated = picks.reduce((one, other) => (!isEnded(one) && isEnded(other) ? other : one));
  const { parameter, target, from } = stated;
  return { because: 'anotherLens', parameter: parameter.name, wanted: target, nearest: from };
}

function proposed(
  { lens }: FittingCase,
  finding: FindingCode,
  wish: Wish,
  { set, keeps, way }: Made,
): ProposedChange {
  const { id, rank, reason, source, amountSource } = wish;
  return {
    id,
    finding,
    rank,
    set,
    keeps,
    limited: limitOf(way),
    reason,
    source,
    amountSource,
    standing: weakestStanding([source, amountSource], lens.id),
    isOfOtherLens: isOfOtherLens(source, lens.id) || isOfOtherLens(amountSource, lens.id),
  };
}
