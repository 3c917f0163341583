import { describe, expect, it } from 'vitest';
import { savedFilterSchema } from '#domain/schemas/preference.ts';

const nameOf = (name: string) => savedFilterSchema.safeParse({ name, filter: {} });

describe('the name of a saved filter', () => {
  it('OR-08 is kept without the blanks around it, and its length is counted without them', () => {
    expect(nameOf('  Late orders\t').data?.name).toBe('Late orders');
    expect(nameOf(`  ${'n'.repeat(40)}  `).data?.name).toBe('n'.repeat(40));
    expect(nameOf('n'.repeat(41)).success).toBe(false);
  });

  it.each(['', '   ', '\n\t'])('OR-08 is more than %j', (name) => {
    expect(nameOf(name).error?.issues[0]?.message).toBe('Enter a filter name');
  });
});
