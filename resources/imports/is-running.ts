import type { Import } from '#domain/import/import.ts';

/** Whether the server works through the lines. */
export function isRunning({ status }: Pick<Import, 'status'>): boolean {
  return status === 'checking' || status === 'applying';
}
