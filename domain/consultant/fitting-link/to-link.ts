import type { Prescription } from '../../lens/model/lens.ts';
import { FITTING_VERSION, ORIGINS, type FittingFile, type FittingStep } from './fitting-file.ts';

/** What stands before the text of a link in the fragment of an address, which no browser sends to a server. */
export const FITTING_FRAGMENT = 'fitting=';

/** A value of the lens before; null: no longer given. */
export type WornDifference = Record<string, number | string | null>;

/** A file as it is written: short names, each lens as what differs from the one before. */
export interface WrittenFitting {
  v: number;
  e: 'r' | 'l';
  l?: string;
  c?: object;
  /** The names of parameters by origin, in the order of `ORIGINS`. */
  o?: string[][];
  s?: WrittenStep[];
}

export interface WrittenStep {
  p?: WornDifference;
  f?: object;
  c?: string;
}

function differenceTo(before: Prescription, after: Prescription): WornDifference {
  const lost = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const changed = Object.entries(after).filter(
    ([name, value]) => !Object.hasOwn(before, name) || before[name] !== value,
  );
  return {
    ...Object.fromEntries(lost.map((name) => [name, null])),
    ...Object.fromEntries(changed),
  };
}

const orNone = <T extends object>(value: T): T | undefined =>
  Object.keys(value).length > 0 ? value : undefined;

function writeStep(step: FittingStep, index: number, all: readonly FittingStep[]): WrittenStep {
  const before = all[index - 1]?.prescription ?? {};
  const difference = orNone(differenceTo(before, step.prescription));
  const findings = orNone(step.findings);
  return {
    ...(difference && { p: difference }),
    ...(findings && { f: findings }),
    ...(step.change !== null && { c: step.change }),
  };
}

function write({ eye, lens, clinical, origins, steps }: FittingFile): WrittenFitting {
  const named = ORIGINS.map((origin) =>
    Object.keys(origins).filter((name) => origins[name] === origin),
  );
  const measured = orNone(clinical);
  return {
    v: FITTING_VERSION,
    e: eye === 'right' ? 'r' : 'l',
    ...(lens !== null && { l: lens }),
    ...(measured && { c: measured }),
    ...(named.some((names) => names.length > 0) && { o: named }),
    ...(steps.length > 0 && { s: steps.map(writeStep) }),
  };
}

/** Returns the text that holds a fitting: base64url, for `#fitting=…`. Everything in a file is ASCII. */
export function toFittingLink(file: FittingFile): string {
  return btoa(JSON.stringify(write(file)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
