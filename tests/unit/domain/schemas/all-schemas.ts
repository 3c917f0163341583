import { basename } from 'node:path';
import { z } from 'zod';

const modules = import.meta.glob<Record<string, unknown>>('/domain/**/*.ts', { eager: true });
/** FHIR's own format, which others write. */
const FOREIGN = '/domain/fhir/';

function isGroup(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts: unknown[] = Object.values(value);
  return parts.length > 0 && parts.every((part) => part instanceof z.ZodType);
}

/** Every schema of the domain, and every group of them, by its path and its name, in the order of the files' names. */
export const ALL_SCHEMAS: readonly [path: string, name: string, schema: unknown][] = Object.entries(
  modules,
)
  .filter(([path]) => !path.startsWith(FOREIGN))
  .toSorted(([one], [other]) => (basename(one) < basename(other) ? -1 : 1))
  .flatMap(([path, module]) =>
    Object.entries(module)
      .filter(([, value]) => value instanceof z.ZodType || isGroup(value))
      .map(([name, value]): [string, string, unknown] => [path, name, value]),
  );
