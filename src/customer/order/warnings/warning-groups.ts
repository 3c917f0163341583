import { isOf } from '#domain/lens/warnings/acknowledgements.ts';
import type { Warning, WarningLevel } from '#domain/lens/warnings/warning.ts';

/** What one rule found at one eye, or in the order: it is seen, and answered with a note, as one. */
export interface WarningEntry extends Pick<Warning, 'code' | 'eye' | 'level'> {
  warnings: [Warning, ...Warning[]];
}

export interface WarningGroup {
  level: Exclude<WarningLevel, 'error'>;
  entries: WarningEntry[];
}

/** The graver first. Errors keep the order from being submitted and stand with what is missing. */
const LEVELS = ['warning', 'information'] as const satisfies readonly WarningLevel[];

function toEntries(warnings: readonly Warning[]): WarningEntry[] {
  const entries: WarningEntry[] = [];
  for (const warning of warnings) {
    const known = entries.find((entry) => isOf(entry, warning));
    if (known) known.warnings.push(warning);
    else {
      const { code, eye, level } = warning;
      entries.push({ code, eye, level, warnings: [warning] });
    }
  }
  return entries;
}

/** What can be seen and answered, by level; a level without any is left out. */
export function groupWarnings(warnings: readonly Warning[]): WarningGroup[] {
  return LEVELS.map((level) => ({
    level,
    entries: toEntries(warnings.filter((warning) => warning.level === level)),
  })).filter(({ entries }) => entries.length > 0);
}
