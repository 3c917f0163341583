import type { LensInput } from '#domain/orders/lens-change.ts';
import type { Labels } from './labels.ts';
import { lensLines } from './lens-lines.ts';
import type { Line } from './line.ts';

/** A fact that differs between two definitions; null for the definition that lacks it. */
export interface Difference {
  key: string;
  label: string;
  before: string | null;
  after: string | null;
}

/** Returns the differences by field. A group that only one of the definitions has counts as one difference. */
export function lensDifferences(before: LensInput, after: LensInput, labels: Labels): Difference[] {
  const [old, now] = [lensLines(before, labels), lensLines(after, labels)];
  const gone = old.map((line) => pairOf(line, line, lineIn(now, line.key), now, old));
  const come = now
    .filter(({ key }) => !lineIn(old, key))
    .map((line) => pairOf(line, undefined, line, now, old));
  const found = [...gone, ...come].filter(
    ({ key, before: was, after: is }) =>
      was !== is && !isOrderOfOthers(lineIn(old, key), lineIn(now, key)),
  );
  return [...new Map(found.map((difference) => [difference.key, difference])).values()];
}

/** True for an order that differs only because something was added or removed, which is listed anyway. */
function isOrderOfOthers(was: Line | undefined, is: Line | undefined): boolean {
  if (!was?.order && !is?.order) return false;
  return commonNames(was?.order, is?.order) === commonNames(is?.order, was?.order);
}

function commonNames(names: readonly string[] = [], others: readonly string[] = []): string {
  return names.filter((name) => others.includes(name)).join(' ');
}

function lineIn(lines: Line[], key: string): Line | undefined {
  return lines.find((line) => line.key === key);
}

function pairOf(
  { key, label, group }: Line,
  was: Line | undefined,
  is: Line | undefined,
  now: Line[],
  old: Line[],
): Difference {
  const before = was?.value ?? null;
  const after = is?.value ?? null;
  if (!group || (hasGroup(old, group.key) && hasGroup(now, group.key))) {
    return { key, label: is?.label ?? label, before, after };
  }
  const isNew = hasGroup(now, group.key);
  return {
    key: group.key,
    label: group.label,
    before: isNew ? null : group.value,
    after: isNew ? group.value : null,
  };
}

function hasGroup(lines: Line[], key: string): boolean {
  return lines.some(({ group }) => group?.key === key);
}
