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

const within = (inner: string, condition: string) =>
  `match /things/{id} { ${inner} allow get: if ${condition}; }`;

describe('functions', () => {
  const LETS = 'function f(a) { let b = a + 1; let c = b * 2; return c == 4; }';
  const NOBODY = 'function f() { return request.auth == null && resource == null; }';

  it.each([
    ['take arguments', 'function sum(a, b) { return a + b; }', 'sum(1, 2) == 3'],
    ['bind with let, later ones seeing earlier ones', LETS, 'f(1)'],
    ['see request and resource', NOBODY, 'f()'],
    [
      'keep the names of their place',
      'function f(id) { return id; }',
      "f('x') == 'x' && id == 't'",
    ],
    ['hide a global function', 'function int(a) { return 5; }', 'int(1) == 5'],
  ])('%s', (_title, declared, condition) => {
    const body = `${declared} match /things/{id} { allow get: if ${condition}; }`;
    expect(isAllowed(body, check)).toBe(true);
  });

  const YES = 'function f() { return true; }';
  const INNER = 'function inner() { return id; }';
  const OUTER = "function outer(id) { return inner() == 't'; }";

  it.each([
    ['see the wildcards around them', within("function me() { return id == 't'; }", 'me()')],
    ['may be declared after use', `${within('', 'a()')} function a() { return f(); } ${YES}`],
    ['are hidden by one further in', `function f() { return false; } ${within(YES, 'f()')}`],
    ['are not reached by arguments of their caller', within(`${INNER} ${OUTER}`, "outer('x')")],
  ])('%s', (_title, body) => expect(isAllowed(body, check)).toBe(true));

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
