import type { Prescription } from '../../lens/model/lens.ts';
import { plainFindingsSchema, type Findings } from '../fitting/findings.ts';
import { QUADRANTS } from '../fitting/planning/finding-fields.ts';
import {
  FITTING_VERSION,
  fittingFileSchema,
  newFitting,
  ORIGINS,
  PARTS,
  STEPS_MOST,
  type FittingFile,
  type FittingStep,
  type Origin,
} from './fitting-file.ts';

/** Longer text is no link of a fitting. */
const LONGEST = 40_000;

/** A part of a link that could not be read. */
export interface Unread {
  part:
    | 'whole'
    | 'version'
    | 'eye'
    | 'lens'
    | 'measurements'
    | 'origins'
    | 'values'
    | 'findings'
    | 'change'
    | 'steps';
  /** The place of the step, from 0; null for what is of no step. */
  step: number | null;
}

export interface ReadLink {
  /** What could be read; a new fitting without anything. */
  file: FittingFile;
  /** Empty when all of it was read. */
  unread: Unread[];
}

type Report = (part: Unread['part'], step?: number) => void;
type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the entries that pass, one by one, so that a wrong one costs only itself. */
function entriesOf(value: unknown, takes: (entry: Fields) => boolean, fail: () => void): Fields {
  if (value === undefined) return {};
  if (!isFields(value)) {
    fail();
    return {};
  }
  const entries = Object.entries(value);
  const taken = entries.filter(([name, one]) => takes({ [name]: one }));
  if (taken.length < entries.length) fail();
  return Object.fromEntries(taken);
}

const takesWorn = (entry: Fields) =>
  Object.values(entry)[0] === null || PARTS.worn.safeParse(entry).success;

function readWorn(before: Prescription, value: unknown, fail: () => void): Prescription {
  const difference = entriesOf(value, takesWorn, fail);
  const all = Object.entries({ ...before, ...difference });
  return Object.fromEntries(all.filter(([, one]) => one !== null)) as Prescription;
}

const takesFinding = (entry: Fields) => plainFindingsSchema.safeParse(entry).success;

function readFound(value: unknown, fail: () => void): Findings {
  const isQuadrant = (entry: Fields) =>
    QUADRANTS.some((name) => Object.hasOwn(entry, name)) && takesFinding({ landing: entry });
  if (!isFields(value) || !isFields(value['landing'])) {
    return entriesOf(value, takesFinding, fail);
  }
  const landing = entriesOf(value['landing'], isQuadrant, fail);
  return entriesOf({ ...value, landing }, takesFinding, fail);
}

function readSteps(value: unknown, report: Report): FittingStep[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > STEPS_MOST) report('steps');
  const written: unknown[] = Array.isArray(value) ? value.slice(0, STEPS_MOST) : [];
  const steps: FittingStep[] = [];
  for (const [index, one] of written.entries()) {
    // What follows differs from this one, and so is unknown, too.
    if (!isFields(one)) {
      report('steps', index);
      break;
    }
    const change = PARTS.step.change.safeParse(one['c'] ?? null);
    if (!change.success) report('change', index);
    const before = steps.at(-1)?.prescription ?? {};
    steps.push({
      prescription: readWorn(before, one['p'], () => report('values', index)),
      findings: readFound(one['f'], () => report('findings', index)),
      change: change.success ? change.data : null,
    });
  }
  return steps;
}

function readOrigins(value: unknown, report: Report): FittingFile['origins'] {
  if (value === undefined) return {};
  const isWhole = Array.isArray(value) && value.length === ORIGINS.length;
  const origins: Record<string, Origin> = {};
  for (const [index, origin] of ORIGINS.entries()) {
    const names: unknown = isWhole ? value[index] : null;
    if (!Array.isArray(names)) {
      report('origins');
      continue;
    }
    for (const name of names) {
      const isTaken = fittingFileSchema.shape.origins.safeParse({ [String(name)]: origin }).success;
      if (isTaken) origins[String(name)] = origin;
      else report('origins');
    }
  }
  return origins;
}

/** Returns what the text holds as JSON; undefined when it holds nothing of the kind. */
function decode(text: string): unknown {
  if (text.length > LONGEST) return undefined;
  try {
    return JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}

function readWritten(written: Fields, report: Report): FittingFile {
  const { v, e, l } = written;
  if (v !== FITTING_VERSION) report('version');
  if (e !== 'r' && e !== 'l') report('eye');
  const lens = fittingFileSchema.shape.lens.safeParse(l ?? null);
  if (!lens.success) report('lens');
  const isMeasured = (entry: Fields) => PARTS.clinical.safeParse(entry).success;
  return {
    version: FITTING_VERSION,
    eye: e === 'l' ? 'left' : 'right',
    lens: lens.success ? lens.data : null,
    clinical: entriesOf(written['c'], isMeasured, () => report('measurements')),
    origins: readOrigins(written['o'], report),
    steps: readSteps(written['s'], report),
  };
}

/**
 * Reads the text of a link, also one that was damaged or written by hand. Never throws: what cannot be read is left out
 * and named. Values are as the link has them; whether the lens is made so is the engine's to say.
 */
export function fromFittingLink(text: string): ReadLink {
  const written = decode(text.trim());
  if (!isFields(written)) {
    return { file: newFitting(), unread: [{ part: 'whole', step: null }] };
  }
  const unread: Unread[] = [];
  const report: Report = (part, step) => {
    const isKnown = unread.some((one) => one.part === part && one.step === (step ?? null));
    if (!isKnown) unread.push({ part, step: step ?? null });
  };
  return { file: readWritten(written, report), unread };
}
