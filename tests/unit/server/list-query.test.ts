import {
  MAX_IDS,
  MAX_ROWS,
  parseListQuery,
  type ListRules,
} from '#server/platform/http/list-query.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const rules: ListRules<'name' | 'age', { id?: string[] | undefined; q?: string | undefined }> = {
  sorts: ['name', 'age'],
  defaultSort: ['age', 'DESC'],
  filter: z
    .object({ id: z.array(z.string()), q: z.string() })
    .partial()
    .strict(),
};

function ids(count: number): string {
  return JSON.stringify({ id: Array.from({ length: count }, String) });
}

describe('parseListQuery', () => {
  it('has defaults', () => {
    expect(parseListQuery({}, rules)).toEqual({
      sort: 'age',
      order: 'DESC',
      offset: 0,
      limit: 25,
      filter: {},
    });
  });

  it('reads what ra-data-simple-rest writes', () => {
    const query = { sort: '["name","ASC"]', range: '[50,74]', filter: '{"q":"x"}' };
    expect(parseListQuery(query, rules)).toEqual({
      sort: 'name',
      order: 'ASC',
      offset: 50,
      limit: 25,
      filter: { q: 'x' },
    });
  });

  it('bounds a page by rows and a getMany by its ids', () => {
    expect(parseListQuery({ range: '[0,5000]' }, rules).limit).toBe(MAX_ROWS);
    expect(parseListQuery({ filter: ids(120) }, rules).limit).toBe(120);
    expect(() => parseListQuery({ filter: ids(MAX_IDS + 1) }, rules)).toThrow(Problem);
  });

  it('SE-08 takes 300 ids at once and not one more, and 100 rows of a page', () => {
    expect(parseListQuery({ filter: ids(300) }, rules)).toMatchObject({ offset: 0, limit: 300 });
    expect(() => parseListQuery({ filter: ids(301) }, rules)).toThrow('at most 300 ids');
    expect(parseListQuery({ range: '[0,99]' }, rules).limit).toBe(100);
    expect(parseListQuery({ range: '[0,100]' }, rules).limit).toBe(100);
    expect(parseListQuery({ range: '[1000000,1000000]' }, rules).limit).toBe(1);
    expect(() => parseListQuery({ range: '[1000001,1000001]' }, rules)).toThrow('too far');
  });

  it.each([
    { sort: '["weight","ASC"]' },
    { sort: '["name"]' },
    { sort: 'name' },
    { range: '[5,1]' },
    { range: '[0.5,1]' },
    { range: '[9000000,9000001]' },
    { filter: '[]' },
    { filter: '{"other":1}' },
  ])('SE-08 refuses %o, naming the parameter', (query) => {
    const [name = ''] = Object.keys(query);
    expect(() => parseListQuery(query, rules)).toThrow(
      expect.objectContaining({ status: 400, message: expect.stringContaining(name) }),
    );
  });
});
