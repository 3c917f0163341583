import type { z } from 'zod';
import { noNumber, noOption } from '#domain/consultant/fitting/finding-messages.ts';
import {
  findingsSchema,
  type Findings,
  type IssueParams,
} from '#domain/consultant/fitting/findings.ts';
import {
  CHOSEN_LABELS,
  MEASURES,
  type ChosenName,
  type MeasureName,
} from '#domain/consultant/fitting/planning/finding-fields.ts';
import type { Label } from '#domain/lens/model/parameter.ts';

/** Why a finding cannot be used. */
export interface FindingProblem {
  /** The path of the field, such as `landing.nasal`; empty for the whole. */
  field: string;
  message: Label;
  /** The nearest right value; null without one. */
  nearest: number | null;
}

export type FindingsReading =
  | { kind: 'findings'; findings: Findings }
  | { kind: 'problems'; problems: FindingProblem[] };

type Issue = z.core.$ZodIssue;

const NAMES: Record<string, MeasureName> = { 'rotation.degrees': 'rotationDegrees' };

const UNKNOWN: Label = { en: 'This is no finding', es: 'Esto no es un hallazgo' };

/** Options by field are in the issue itself; one that is no text at all has none. */
function messageOf(issue: Issue, field: string): Label {
  const last = String(issue.path.at(-1) ?? '');
  const measure = NAMES[field] ?? field;
  if (Object.hasOwn(MEASURES, measure)) return noNumber(measure as MeasureName);
  if (issue.code !== 'invalid_value' || !Object.hasOwn(CHOSEN_LABELS, last)) return UNKNOWN;
  return noOption(last as ChosenName, issue.values.map(String));
}

function problemOf(issue: Issue): FindingProblem {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...issue.path, ...unknown].map(String).join('.');
  if (issue.code === 'custom') {
    const { message, nearest } = issue.params as unknown as IssueParams;
    return { field, message, nearest };
  }
  return { field, message: messageOf(issue, field), nearest: null };
}

/** Reads findings as they come from a form, a link or a conversation; each problem names its field. */
export function readFindings(input: unknown): FindingsReading {
  const parsed = findingsSchema.safeParse(input);
  if (parsed.success) return { kind: 'findings', findings: parsed.data };
  return { kind: 'problems', problems: parsed.error.issues.map(problemOf) };
}
