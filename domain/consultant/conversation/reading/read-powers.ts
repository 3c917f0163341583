import { readPower } from '../../../lens/typed/read-power.ts';
import type { WrittenPower } from '../../../lens/typed/written-power.ts';
import { measureOf, type Measure } from './numbers.ts';
import type { Scan } from './scan.ts';

/** What a power is of: `plain` when the text does not say. */
export type PowerRole = 'refraction' | 'lens' | 'over' | 'plain';

export interface StatedPower {
  role: PowerRole;
  power: WrittenPower;
}

const N = String.raw`(?:\d{1,2}(?:\.\d{1,3})?|\.\d{1,3})(?!\.?\d)`;
const POWER = new RegExp(
  [
    String.raw`(?<![\d.\p{L}])(?<sphere>pl(?:ano?)?\b\.?|neutro\b|[+-]\s?${N}|${N}(?=\s*(?:d\b)?\s*[+-]\s?${N}\s*(?:d\b)?\s*x))`,
    String.raw`(?:\s*d(?:iopt\w*|pt)?\b)?(?<alone>\s*(?:ds|sph|esf)\b\.?)?`,
    String.raw`(?:[\s,;/]*(?:(?:with |con )?(?:an? |un )?(?:cyl(?:inder)?|cil(?:indro)?)\b\.?\s*(?:of |de )?|(?:with|con) (?:an? |un )?(?=[+-]\s?${N}\s*(?:d\b)?\s*(?:cyl|cil|dc\b|x|ax|eje|at\b|@|a\b)))?(?<cylinder>[+-]\s?${N})\s*(?:d(?:iopt\w*|pt)?\b)?\s*(?:dc\b|cyl(?:inder)?\b\.?|cil(?:indro)?\b\.?)?`,
    String.raw`(?:[\s,;]*(?:x|\*|@|/|ax(?:is)?\b\.?|eje\b|at\b|a\b|en\b)\s*(?:of |de |eje |axis )?(?<axis>\d{1,3})(?!\.?\d)\s*(?:°|deg\w*|grados?)?)?)?`,
    String.raw`(?:[\s,;]*(?:with |con )?(?:add?|adicion)\b\.?\s*(?:of |de )?(?<add>\+?\s?${N})\s*(?:d\b)?)?`,
  ].join(''),
  'u',
);

const OVER = /over.?ref\w*|over.?rx|sobre.?ref\w*|sobre.?rx|\bsor\b/gu;
const LENS =
  /\b(?:lens(?:es)?|lentes?|contacts?|lentillas?|trial|diagnostic\w*|worn|ordered|powers?|poder(?:es)?|potencias?|prueba|cl|bvp)\b/gu;
const REFRACTION =
  /\b(?:rx|refraction|refraccion|graduacion|formula|prescription|spectacles?|specs?|glasses|anteojos?|gafas?|armazon|receta|manifest|subjective|subjetiva)\b/gu;
const CYLINDER_BEFORE = /\b(?:cyl(?:inder)?|cil(?:indro)?)\b\.?\s*(?:is|of|de|es|:|=)?\s*$/u;

const CYLINDER_BEHIND = /^\s*(?:d\b)?\s*(?:of |de )?(?:dc|cyl(?:inder)?|cil(?:indro)?)\b/u;

const SPHERE_AFTER = /[|\d].*\b(?:sphere|sph|esfera|esf)\b[^|\d]*$/u;

/** How far before a power its name may stand. */
const REACH = 60;

const lastIn = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** The name that stands nearest before the power. `over-refraction` is no refraction. */
function roleOf(before: string): PowerRole {
  const near = before.slice(-REACH);
  const over = lastIn(near, OVER);
  // `Over-refraction −0.75, sphere −3.00`: the over-refraction has its power already.
  if (over >= 0 && SPHERE_AFTER.test(near.slice(over))) return 'lens';
  const plain = near.replace(OVER, (name) => '_'.repeat(name.length));
  const named: [PowerRole, number][] = [
    ['over', over],
    ['lens', lastIn(plain, LENS)],
    ['refraction', lastIn(plain, REFRACTION)],
  ];
  const [role, at] = named.toSorted(([, a], [, b]) => b - a)[0] ?? ['plain', -1];
  return at < 0 ? 'plain' : role;
}

const toNumber = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.replace(/\s/gu, ''));

/** Reads the parts as they stand; what is beyond an eye's limits stays, so that somebody can say what is wrong. */
function powerOf(match: RegExpExecArray): WrittenPower {
  const read = readPower(match[0].replace(/[\s,;]+$/u, ''));
  if (read) return read.power;
  const { sphere = '', cylinder, axis, add } = match.groups ?? {};
  return {
    sphere: /[a-z]/u.test(sphere) ? 0 : (toNumber(sphere) ?? 0),
    cylinder: toNumber(cylinder),
    axis: toNumber(axis),
    add: toNumber(add),
  };
}

/** What is found over a lens: `-3.50 needs another -0.50`, `and over that +0.25`. */
const MORE_BEFORE =
  /\b(?:needs?|necesita|another|additional|extra|further|found|find|gives?|gave|otr[oa]s?|adicional(?:es)?|encuentro|encontre|me (?:dio|da|sale|salio)|over (?:it|that|this)|on top(?! of)|encima(?! de))\b[^\d.;]{0,20}$/u;
const MORE_BEHIND =
  /^\s*(?:d\b)?\s*(?:(?:of |de )?(?:over.?(?:ref|rx)|sobre.?(?:ref|rx))|(?:more |extra |mas )?(?:over (?:it|that|this|the lens)|on top\b(?! of)|encima)|more\b|extra\b|de mas\b)/u;

/** `I over-refracted a lens of -6.25 and found +0.75`: of two, the first is the lens's. */
function withLens(powers: StatedPower[]): StatedPower[] {
  const [first, second] = powers;
  if (powers.length !== 2 || first?.role !== 'over' || second?.role !== 'over') return powers;
  return [{ ...first, role: 'lens' }, second];
}

export interface StatedPowers {
  powers: StatedPower[];
  /** A cylinder without its sphere. */
  cylinder: Measure | null;
}

/** Takes every power of a text, in its order. */
export function takePowers(scan: Scan): StatedPowers {
  const powers: StatedPower[] = [];
  let cylinder: Measure | null = null;
  for (let match = scan.take(POWER); match; match = scan.take(POWER)) {
    const before = match.input.slice(0, match.index);
    const power = powerOf(match);
    const behind = match.input.slice(match.index + match[0].length);
    const isCylinder = CYLINDER_BEFORE.test(before) || CYLINDER_BEHIND.test(behind);
    if (isCylinder && power.cylinder === null) {
      cylinder = measureOf(String(power.sphere), 'd');
    } else {
      const isMore = powers.length > 0 && (MORE_BEFORE.test(before) || MORE_BEHIND.test(behind));
      powers.push({ role: isMore ? 'over' : roleOf(before), power });
    }
  }
  return { powers: withLens(powers), cylinder };
}
