import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isWithin, scopeFor, type Caller } from '#server/access/caller/caller.ts';
import { containing } from '#server/platform/database/search-text.ts';
import { loggableError, serializeError } from '#server/platform/errors/error-log.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { fieldErrors } from '#server/platform/http/field-errors.ts';
import { idempotencyKeyOf } from '#server/platform/http/idempotency.ts';
import { RATE_LIMITS } from '#server/platform/http/rate-limit.ts';

it('SE-08 fieldErrors: names each field by its path, says that a missing one is required, and keeps the first', () => {
  const schema = z.object({
    name: z.string().min(3, 'Too short').regex(/^a/, 'Must start with a'),
    lenses: z.array(z.object({ eye: z.enum(['right', 'left']) })),
    notes: z.string(),
  });
  const { error } = schema.safeParse({ name: 'b', lenses: [{ eye: 'right' }, { eye: 'third' }] });
  expect(fieldErrors(error?.issues ?? [])).toMatchObject({
    name: { rule: 'too_small', message: 'Too short' },
    'lenses.1.eye': { rule: 'invalid_value' },
    notes: { rule: 'required', message: 'This is required' },
  });
  const body = { code: 'invalid_type', message: 'No object', path: [] };
  expect(fieldErrors([body])).toEqual({ body: { rule: 'invalid_type', message: 'No object' } });
  const own = { code: 'custom', message: 'No', path: [0], params: { rule: 'step', nearest: 0 } };
  expect(fieldErrors([own], 'a')).toEqual({ 'a.0': { rule: 'step', message: 'No', nearest: 0 } });
});

const keyOf = (key?: string) => idempotencyKeyOf({ headers: { 'idempotency-key': key } });

it('OR-04 idempotencyKeyOf: takes a key of up to 100 characters', () => {
  expect(keyOf('x'.repeat(100))).toHaveLength(100);
  for (const wrong of [undefined, ' ', 'x'.repeat(101)]) expect(() => keyOf(wrong)).toThrow('100');
});

it('SE-06 takes as many requests a minute as SECURITY.md says', () =>
  expect(RATE_LIMITS).toEqual({ perMinute: 600, refusalsPerMinute: 60 }));

describe('loggableError', () => {
  it('SE-04 names a refusal by its class, and keeps its frames as lines without indentation', () => {
    const logged = loggableError(new Problem('not-found', 'There is no such order'));
    expect(logged).toMatchObject({ type: 'Problem', message: 'There is no such order' });
    expect(logged['stack']).toContainEqual(expect.stringMatching(/^at .*http\.test\.ts/));
  });

  it.each([{ query: 'SELECT 1' }, { params: ['x'] }])(
    'SE-04 keeps the message of an error that is no failed query: %o',
    (facts) => {
      const error = Object.assign(new Error('No answer to a search'), facts);
      expect(loggableError(error)).toMatchObject({ message: 'No answer to a search' });
    },
  );

  it('SE-04 keeps of a database error the code and the place only, wherever it is wrapped', () => {
    const secret = 'PAT-SECRET';
    const cause = Object.assign(new Error(`duplicate key (${secret})`), {
      severity: 'ERROR',
      code: '23505',
      detail: `Key (patient)=(${secret}) exists`,
      constraint: 'orders_number',
    });
    const wrapped = new Error(`Failed query: insert …\nparams: ${secret}`, { cause });
    for (const error of [cause, wrapped]) {
      const logged = loggableError(error);
      expect(logged).toMatchObject({ database: { code: '23505', constraint: 'orders_number' } });
      expect(JSON.stringify(logged)).not.toContain(secret);
    }
  });

  it('SE-04 has for the log’s own serializer the type, the message and the frames as text', () => {
    const error = new TypeError('x is not a function');
    const { type, message, stack } = serializeError(error);
    expect([type, message]).toEqual(['TypeError', 'x is not a function']);
    expect(stack.split('\n')[0]).toContain('http.test.ts');
    const database = Object.assign(new Error('PAT-SECRET'), { severity: 'ERROR', code: '23505' });
    expect(serializeError(database)).toMatchObject({ message: '', database: { code: '23505' } });
  });

  it('SE-04 says of what is no error only what it is', () =>
    expect(loggableError('secret')).toEqual({ type: 'string' }));
});

function caller(roles: Caller['roles'], memberships: Caller['memberships']): Caller {
  const user = { uid: 'u', name: 'u', email: 'u@lens.test', emailVerified: true };
  return { ...user, roles, memberships, expiresAt: 0, authTime: 0, mustChangePassword: false };
}

describe('scopeFor', () => {
  const owner = { accountNumber: '100200', practiceRole: 'owner' as const, isMain: true };
  const biller = { accountNumber: '100201', practiceRole: 'biller' as const, isMain: false };

  it('SE-01 gives admins any account, customers those where their practice role allows it', () => {
    const customer = caller(['CUSTOMER'], [owner, biller]);
    expect(scopeFor(caller(['ADMIN'], []), 'orders:approve')).toBe('any');
    expect(scopeFor(customer, 'orders:list')).toEqual(['100200', '100201']);
    expect(scopeFor(customer, 'orders:submit')).toEqual(['100200']);
    expect(scopeFor(customer, 'orders:approve')).toEqual([]);
    expect(scopeFor(caller(['ADMIN'], [owner]), 'orders:submit')).toEqual([]);
  });

  it('SE-01 gives no account where a permission concerns only the user', () => {
    for (const roles of [['CUSTOMER'], ['ADMIN']] as const)
      expect(scopeFor(caller([...roles], [owner, biller]), 'sessions:own')).toEqual([]);
    expect(scopeFor(caller(['CUSTOMER'], [owner]), 'applications:create')).toEqual([]);
  });

  it('knows what is within', () => {
    expect(isWithin('any', '100300')).toBe(true);
    expect(isWithin(['100200'], '100300')).toBe(false);
    expect(isWithin([], '100300')).toBe(false);
  });
});

it('containing: takes wildcards literally', () =>
  expect(containing('50%_a\\b')).toBe('%50\\%\\_a\\\\b%'));
