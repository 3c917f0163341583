import { describe, expect, it } from 'vitest';
import { buildCheck, isAllowed } from './verdict.ts';

const check = buildCheck();

const returningTrue = (inner: string) =>
  `function f(a) { ${inner} return true; } match /things/{id} { allow get: if f(`;

/** f0 calls f1 and so on. */
const chain = (length: number) => {
  const links = Array.from(
    { length },
    (_, index) => `function f${index}() { return f${index + 1}(); }`,
  );
  return `${links.join('')} function f${length}() { return true; } match /things/{id} { allow get: if f0(); }`;
};

describe('functions', () => {
  it.each([
    [
      'take arguments',
      'function sum(a, b) { return a + b; } match /things/{id} { allow get: if sum(1, 2) == 3; }',
    ],
    [
      'bind with let, later ones seeing earlier ones',
      'function f(a) { let b = a + 1; let c = b * 2; return c == 4; } match /things/{id} { allow get: if f(1); }',
    ],
    [
      'see the wildcards around their declaration',
      "match /things/{id} { function me() { return id == 't'; } allow get: if me(); }",
    ],
    [
      'see request and resource',
      'function anonymous() { return request.auth == null && resource == null; } match /things/{id} { allow get: if anonymous(); }',
    ],
    [
      'may be declared after use and call each other',
      'match /things/{id} { allow get: if a(); } function a() { return b(); } function b() { return true; }',
    ],
    [
      'are hidden by one of the same name further in',
      'function f() { return false; } match /things/{id} { function f() { return true; } allow get: if f(); }',
    ],
    [
      'keep the names of where they were declared',
      "function outer(id) { return id; } match /things/{id} { allow get: if outer('x') == 'x' && id == 't'; }",
    ],
    [
      'hide a global function',
      'function int(a) { return 5; } match /things/{id} { allow get: if int(1) == 5; }',
    ],
  ])('%s', (_title, body) => expect(isAllowed(body, check)).toBe(true));

  it('are not reached by the arguments of their caller', () => {
    const body =
      "match /things/{id} { function inner() { return id; } function outer(id) { return inner() == 't'; } allow get: if outer('x'); }";
    expect(isAllowed(body, check)).toBe(true);
  });

  it('deny when an argument or a let cannot be worked out', () => {
    expect(isAllowed(`${returningTrue('')}1 / 0); }`, check)).toBe(false);
    expect(isAllowed(`${returningTrue('let b = 1 / 0;')}1); }`, check)).toBe(false);
    expect(isAllowed(`${returningTrue('')}1); }`, check)).toBe(true);
  });

  it('may be nested twenty deep', () => {
    expect(isAllowed(chain(19), check)).toBe(true);
    expect(isAllowed(chain(20), check)).toBe(false);
  });

  it('may stand outside of the service', () => {
    const body = '} } function yes() { return true; } service firebase.storage { match /x {';
    expect(isAllowed(`match /things/{id} { allow get: if yes(); } ${body}`, check)).toBe(true);
  });
});
