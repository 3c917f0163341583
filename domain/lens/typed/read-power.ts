import { normalAxis } from '../optics/sphero-cylinder.ts';
import type { WrittenPower } from './written-power.ts';

/** No digit follows: a number without its point is not split, so `-125` is not -12 x 005. */
const NUMBER = String.raw`(?:\d{1,2}(?:\.\d{0,3})?|\.\d{1,3})(?!\.?\d)`;
const SIGNED = String.raw`[+-]\s?${NUMBER}`;
const GAP = String.raw`[\s,;/|]*`;
const UNIT = String.raw`(?:\s*d\b\.?)?`;

/** One power: sphere, cylinder with axis, add; each may have its name. A cylinder has a sign, an axis has no point. */
const POWER = new RegExp(
  [
    String.raw`^${GAP}(?:(?:sph(?:ere)?|esf(?:era)?|s)\b[.:]?\s*)?`,
    String.raw`(?<sphere>pl(?:ano?)?\b\.?|neutro\b|[+-]?\s?${NUMBER})${UNIT}`,
    String.raw`(?<alone>\s*(?:ds|d\.s\.|sph|esf)\b\.?)?`,
    String.raw`(?:${GAP}(?:(?:cyl(?:inder)?|cil(?:indro)?|c)\b[.:]?\s*)?`,
    String.raw`(?<cylinder>${SIGNED}|(?<none>ds|sph|esf)\b)${UNIT}(?:\s*dc\b)?`,
    String.raw`(?:${GAP}(?:[x*@]|(?:ax(?:is)?|eje|a)\b[.:]?)?\s*(?<axis>\d{1,3})(?![\d.])\s*(?:[°º]|deg\b)?)?)?`,
    String.raw`(?:${GAP}(?:add?|adici[oó]n)\b[.:]?\s*(?<add>[+]?\s?${NUMBER})${UNIT})?${GAP}$`,
  ].join(''),
  'iu',
);

/** The limits of an eye's power, in D; a larger number may lack its point. */
export const MOST = { sphere: 40, cylinder: 20, add: 5 } as const;
const HALF_TURN = 180;

const toNumber = (text: string) => Number(text.replace(/\s/g, ''));
const orNull = (text: string | undefined) => (text === undefined ? null : toNumber(text));

const within = (value: number | null, most: number) => value === null || Math.abs(value) <= most;

/** Whether the power is within an eye's limits, and has a cylinder if it has an axis. */
function isSensible({ sphere, cylinder, axis, add }: WrittenPower): boolean {
  return (
    within(sphere, MOST.sphere) &&
    within(cylinder, MOST.cylinder) &&
    within(add, MOST.add) &&
    within(axis, HALF_TURN)
  );
}

/** Parses a power, and whether it is more than one plain number; null for other text. Expects normalized signs. */
export function readPower(text: string): { power: WrittenPower; isWhole: boolean } | null {
  const groups = POWER.exec(text)?.groups;
  if (!groups) return null;
  const { sphere: first = '', alone, cylinder: second, none, axis, add } = groups;
  if (alone !== undefined && second !== undefined) return null;
  const cylinder = none === undefined ? orNull(second) : null;
  if (cylinder === null && axis !== undefined) return null;
  const power = {
    sphere: /[a-z]/i.test(first) ? 0 : toNumber(first),
    cylinder: cylinder === 0 ? null : cylinder,
    axis: axis === undefined || cylinder === 0 ? null : normalAxis(Number(axis)),
    add: orNull(add),
  };
  if (!isSensible({ ...power, axis: orNull(axis) })) return null;
  return { power, isWhole: [alone, second, add].some((part) => part !== undefined) };
}
