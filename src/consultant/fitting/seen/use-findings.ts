import type { Findings } from '#domain/consultant/fitting/findings.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useFittingView } from '../state/fitting-context.ts';
import { withFindings } from '../steps/edit.ts';
import type { FindingProblem } from '../steps/read-findings.ts';

export interface FindingsEdit {
  findings: Findings;
  /** Takes over changed findings; undefined takes one out. */
  put: (changed: { [Name in keyof Findings]?: Findings[Name] | undefined }) => void;
  /** What is wrong with a field, by its path; null for nothing. */
  problemOf: (field: string) => string | null;
}

/** The findings of a step, as they are entered. */
export function useFindings(
  lens: LensDefinition,
  step: number,
  problems: readonly FindingProblem[],
): FindingsEdit {
  const { fitting } = useFittingView();
  const locale = useLocale();
  const findings = fitting.file.steps[step]?.findings ?? {};
  return {
    findings,
    put: (changed) => {
      const given = Object.entries({ ...findings, ...changed }).filter(
        ([, value]) => value !== undefined,
      );
      const next: Findings = Object.fromEntries(given);
      fitting.change(withFindings(fitting.file, lens, { step, findings: next }));
    },
    problemOf: (field) => problems.find((one) => one.field === field)?.message[locale] ?? null,
  };
}
