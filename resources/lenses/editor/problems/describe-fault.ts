import type { Locale } from '#domain/basics/locale.ts';
import type { ProblemText } from './describe-issue.ts';

interface Fault {
  path: string;
  message: string;
}

const BY_PATH = [
  [/^parameters\.\d+\.name$|^surcharges\.\d+\.id$|\.options\.\d+\.value$/, 'repeated'],
  [/^parameters\.\d+\.step$/, 'step'],
  [/^parameters\.\d+\.max$/, 'max'],
  [/^parameters\.\d+\.default$/, 'default'],
  [/^parameters\.\d+\.dependsOn$/, 'cycle'],
  [/\.(equals|in|value|values)$/, 'values'],
  [/^combinations\.\d+\.(min|max)$/, 'limits'],
  [/\.when\.parameter$|(requiredWhen|dependsOn)\.parameter$/, 'unknown'],
  [/^combinations\.\d+\./, 'kind'],
] as const;

/** Returns the message of a `checkDefinition` fault: its own in English, else a translation chosen by its path. */
export function describeFault(fault: Fault, locale: Locale, text: ProblemText): string {
  if (locale === 'en') return fault.message;
  const known = BY_PATH.find(([pattern]) => pattern.test(fault.path));
  return text(`faults.${known?.[1] ?? 'other'}`);
}
