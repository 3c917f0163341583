import { describe, expect, it } from 'vitest';
import { knownMigrations } from '#server/platform/database/known-migrations.ts';

describe('knownMigrations', () => {
  it('reads every migration with its statements, oldest first, and none of them empty', () => {
    const migrations = knownMigrations();
    expect(migrations.length).toBeGreaterThan(10);
    for (const { statements } of migrations) {
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements) expect(statement).toMatch(/^\S[\s\S]*\S$/);
    }
    const times = migrations.map(({ writtenAt }) => writtenAt);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });
});
