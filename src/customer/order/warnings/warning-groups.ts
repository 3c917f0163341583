import { isSameFinding } from '#domain/lens/warnings/acknowledgements.ts';
import type { Warning, WarningLevel } from '#domain/lens/warnings/warning.ts';

export interface WarningGroup {
  level: Exclude<WarningLevel, 'error'>;
  /** Each is seen, and answered with a note, by itself. */
  warnings: Warning[];
}

/** The graver first. Errors keep the order from being submitted and stand with what is missing. */
const LEVELS = ['warning', 'information'] as const satisfies readonly WarningLevel[];

/** What can be seen and answered, by level; a level without any is left out. */
export function groupWarnings(warnings: readonly Warning[]): WarningGroup[] {
  const once = warnings.filter(
    (warning, index) => warnings.findIndex((other) => isSameFinding(other, warning)) === index,
  );
  return LEVELS.map((level) => ({
    level,
    warnings: once.filter((warning) => warning.level === level),
  })).filter((group) => group.warnings.length > 0);
}
