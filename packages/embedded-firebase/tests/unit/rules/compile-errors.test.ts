import { describe, expect, it } from 'vitest';
import { compileRules } from '#src/rules/check/compile.ts';
import { RulesError } from '#src/rules/syntax/rules-error.ts';
import { firestoreRules } from './verdict.ts';

function refusal(source: string): RulesError {
  try {
    compileRules(source, 'firestore.rules');
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
  throw new Error('it compiled');
}

const SERVICE = 'service cloud.firestore';
const H = 'function h() { return f(); }';
const F = 'function f() { return 1; }';
const condition = (text: string) => firestoreRules(`match /a/{id} { allow read: if ${text}; }`);

describe('a rule that cannot be parsed', () => {
  it('is refused with file, line, column and reason', () => {
    const source = [
      "rules_version = '2';",
      'service cloud.firestore {',
      '  match /a/{id} {',
      '    allow read: if true',
      '  }',
      '}',
    ].join('\n');
    const error = refusal(source);
    expect(error).toMatchObject({ file: 'firestore.rules', line: 5, column: 3 });
    expect(error.message).toBe("firestore.rules:5:3 expected ';', found '}'");
  });

  it.each([
    ['', "expected 'service', found the end of the file"],
    [`${SERVICE} {`, "expected 'allow', 'match' or 'function', found the end of the file"],
    ['service cloud.spanner { }', "unknown service 'cloud.spanner'"],
    ["rules_version = '3'; service cloud.firestore { }", "rules_version must be '1' or '2'"],
    [`${SERVICE} { } ${SERVICE} { }`, `${SERVICE} stands twice`],
    ['service cloud.firestore { match a { } }', "expected a path that begins with /, found 'a'"],
    ['service cloud.firestore { match /a/ { } }', "expected a wildcard name, found '}'"],
    ['service cloud.firestore { match /{a=*} { } }', "expected '*', found '}'"],
    ['service cloud.firestore { § }', 'unexpected character §'],
    ["service cloud.firestore { match /a { allow read: if 'a; } }", "unexpected character '"],
    ['service cloud.firestore { match /a { allow peek: if true; } }', "unknown method 'peek'"],
    ['service cloud.firestore { match /a { allow read: true; } }', "expected 'if', found 'true'"],
    ['service cloud.firestore { function f( { return 1; } }', "expected a parameter, found '{'"],
    ['service cloud.firestore { function f() { 1; } }', "expected 'return', found '1'"],
    [`${SERVICE} { ${F} ${F} }`, "function 'f' is declared twice"],
  ])('%s', (source, reason) => expect(refusal(source).reason).toBe(reason));

  it.each([
    ['1 +', "expected an expression, found ';'"],
    ['(1', "expected ')', found ';'"],
    ['[1 2]', "expected ',', found '2'"],
    ["{'a' 1}", "expected ':', found '1'"],
    ['a[1:]', "expected an expression, found ']'"],
    ['1 is whole', "unknown type 'whole'"],
    ['request.', "expected a property or method name, found ';'"],
  ])('%s', (text, reason) => expect(refusal(condition(text)).reason).toBe(reason));
});

describe('a name that can never exist', () => {
  it.each([
    ['user.uid == id', "unknown variable 'user'"],
    ['math == 1', "unknown variable 'math'"],
    ['isOwner(id)', "unknown function 'isOwner'"],
    ['firestore.get(/a/b).data.x', "unknown method 'get'"],
    ["id.startsWith('a')", "unknown method 'startsWith'"],
    ['math.cos(1) > 0', "unknown method 'cos'"],
    ["id.matches('(?=a)')", 'RE2 knows no look-around'],
    ["id.matches('(a')", 'bad regular expression'],
    ["id.split('\\\\1').size() > 0", 'RE2 does not know \\1'],
  ])('%s', (text, reason) => expect(refusal(condition(text)).reason).toContain(reason));

  it('is found in every kind of expression', () => {
    for (const text of [
      '!x',
      '-x == 1',
      'x && true',
      'x is int',
      'true ? x : 1',
      '[x] == []',
      "{'a': x} == {}",
      'exists(/a/$(x))',
      'x.y',
      'x[0]',
      'id[x]',
      'id[0:x]',
      'int(x)',
      'x.size()',
      'id.matches(x)',
      'math.abs(x)',
    ])
      expect(refusal(condition(text)).reason).toBe("unknown variable 'x'");
  });

  it('does not see the wildcards of a match that does not contain it', () => {
    const source = firestoreRules(
      'function f() { return id == 1; } match /a/{id} { allow read: if f(); }',
    );
    expect(refusal(source).reason).toBe("unknown variable 'id'");
  });

  it('does not see a let before its place', () => {
    const source = firestoreRules('function f() { let a = b; let b = 1; return a; }');
    expect(refusal(source).reason).toBe("unknown variable 'b'");
  });

  it('is reserved when the language uses it', () => {
    expect(refusal(firestoreRules('match /a/{request} { }')).reason).toBe(
      "'request' is a reserved name",
    );
    expect(refusal(firestoreRules('function f(math) { return math; }')).reason).toBe(
      "'math' is a reserved name",
    );
  });
});

describe('a call that can never work', () => {
  it.each([
    ['exists()', "'exists' takes 1 arguments, found 0"],
    ["int('1', 2) == 1", "'int' takes 1 arguments, found 2"],
    ['id.matches() == true', "'matches' takes 1 arguments, found 0"],
    ['id.size(1) == 1', "'size' takes 0 arguments, found 1"],
    ['duration.time(1, 2) == 1', "'time' takes 4 arguments, found 2"],
    ["{'a': 1}.get('a') == 1", "'get' takes 2 arguments, found 1"],
  ])('%s', (text, reason) => expect(refusal(condition(text)).reason).toBe(reason));

  it('has the wrong number of arguments for a declared function', () => {
    const source = firestoreRules(
      'function f(a, b) { return a == b; } match /a { allow get: if f(1); }',
    );
    expect(refusal(source).reason).toBe("'f' takes 2 arguments, found 1");
  });

  it.each([
    ['function f() { return f(); }', 'f'],
    ['function f() { return g(); } function g() { return 1 == 1 && f(); }', 'f'],
    [`function f() { let a = g(1); return a; } function g(x) { return h(); } ${H}`, 'f'],
  ])('calls itself: %s', (body, name) => {
    expect(refusal(firestoreRules(body)).reason).toBe(`function '${name}' calls itself`);
  });
});

describe('wildcards', () => {
  it('allow one recursive wildcard in a match', () => {
    expect(refusal(firestoreRules('match /{a=**}/b/{c=**} { }')).reason).toBe(
      'a match takes one recursive wildcard at most',
    );
  });

  it('allow one before the end under version 2 only', () => {
    expect(refusal(firestoreRules('match /{a=**}/b/{c} { }', '1')).reason).toBe(
      "a recursive wildcard before the end needs rules_version = '2'",
    );
    expect(() => compileRules(firestoreRules('match /{a=**}/b/{c} { }'), 'f')).not.toThrow();
  });
});
