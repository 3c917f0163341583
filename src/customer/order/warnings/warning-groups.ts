import { isSameFinding } from '#domain/lens/warnings/acknowledgements.ts';
import type { Warning, WarningLevel } from '#domain/lens/warnings/warning.ts';

export interface WarningGroup {
  level: Exclude<WarningLevel, 'error'>;
  /** Each warning is acknowledged and answered separately. */
  warnings: Warning[];
}

/** Most severe first. Errors block the order and are listed with what is missing. */
const LEVELS = ['warning', 'information'] as const satisfies readonly WarningLevel[];

/** Groups the warnings that can be acknowledged by level; leaves out empty levels. */
export function groupWarnings(warnings: readonly Warning[]): WarningGroup[] {
  const once = warnings.filter(
    (warning, index) => warnings.findIndex((other) => isSameFinding(other, warning)) === index,
  );
  return LEVELS.map((level) => ({
    level,
    warnings: once.filter((warning) => warning.level === level),
  })).filter((group) => group.warnings.length > 0);
}
