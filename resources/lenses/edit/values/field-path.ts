import type { LensValues } from './form-values.ts';

const RENAMED = [
  [/^(combinations\.\d+)\.parameters\.0$/, '$1.first'],
  [/^(combinations\.\d+)\.parameters\.1$/, '$1.second'],
  [/^(combinations\.\d+)\.parameters$/, '$1.first'],
  // the values of a condition, for each kind of test
  [/\.(when|requiredWhen|dependsOn)\.(equals|in|is)(\.\d+)?$/, '.$1.values'],
  [/\.(when|requiredWhen|dependsOn)$/, '.$1.parameter'],
  [/(combinations\.\d+\.values)\.\d+$/, '$1'],
  [/(parameters\.\d+\.also)\.\d+$/, '$1'],
] as const;

/** Returns the form's path for a path of the schema. */
export function fieldPath(path: string, { warnings }: LensValues): string {
  const [, code, rest = ''] = /^warnings\.([^.]*)(.*)$/.exec(path) ?? [];
  if (code !== undefined) return warningPath(code, rest, warnings);
  const renamed = RENAMED.find(([pattern]) => pattern.test(path));
  return renamed ? path.replace(renamed[0], renamed[1]) : path;
}

function warningPath(code: string, rest: string, warnings: LensValues['warnings']): string {
  const index = Math.max(
    warnings.findIndex((one) => one.code.trim() === code),
    0,
  );
  const [, limit] = /^\.limits\.(.+)$/.exec(rest) ?? [];
  if (!limit) return `warnings.${index}.code`;
  const at = warnings[index]?.limits.findIndex(({ name }) => name.trim() === limit) ?? 0;
  return `warnings.${index}.limits.${Math.max(at, 0)}.value`;
}
