import { checkDefinition } from '#domain/lens/check-definition.ts';
import type { Locale } from '#domain/locale.ts';
import { lensInputSchema } from '#domain/schemas/lens-change.ts';
import type { LensInput } from '#domain/schemas/lens-change.ts';
import { describeFault } from './describe-fault.ts';
import { describeIssue } from './describe-issue.ts';
import type { ProblemText } from './describe-issue.ts';

/** The error of a field; `path` is the schema's path. */
export interface DefinitionProblem {
  path: string;
  message: string;
}

export type ReadDefinition =
  | { input: LensInput; problems: [] }
  | { input: null; problems: DefinitionProblem[] };

interface Language {
  text: ProblemText;
  locale: Locale;
}

/** Returns the definition as the API accepts it, or all of its errors, with only the first one per field. */
export function readDefinition(raw: unknown, { text, locale }: Language): ReadDefinition {
  const parsed = lensInputSchema.safeParse(raw, { reportInput: true });
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => {
      const path = issue.path.map(String).join('.');
      return { path, message: describeIssue(issue, path, text) };
    });
    return { input: null, problems: firstOfEach(problems) };
  }
  const faults = checkDefinition({ ...parsed.data, version: 1 });
  if (faults.length === 0) return { input: parsed.data, problems: [] };
  const problems = faults.map((fault) => ({
    path: fault.path,
    message: describeFault(fault, locale, text),
  }));
  return { input: null, problems: firstOfEach(problems) };
}

function firstOfEach(problems: DefinitionProblem[]): DefinitionProblem[] {
  return [...new Map(problems.toReversed().map((one) => [one.path, one])).values()].toReversed();
}
