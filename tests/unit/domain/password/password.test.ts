import { readFileSync } from 'node:fs';
import { array, assert, constantFrom, emailAddress, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { functionInputs } from '#domain/access/functions.ts';
import { passwordProblem, readCommonPasswords } from '#domain/access/password/password-problem.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/basics/constants.ts';
import { commonPasswords as ofTheBrowser } from '#providers/session/common-passwords.ts';
import { commonPasswords } from '#server/accounts/passwords/check-password.ts';

const EMAIL = 'Practice.Owner@lens.test';
const problemOf = (password: string, email = EMAIL) =>
  passwordProblem(password, email, commonPasswords);

/** Characters of one, two and four bytes; none of them makes a common password. */
const character = constantFrom('ω', 'ñ', '漢', '😀', '1', ' ', '\t');

describe('the rule for passwords', () => {
  it('PF-02 refuses every one of the list, however its letters are written', () => {
    expect(commonPasswords.size).toBe(3_534);
    for (const password of commonPasswords) {
      expect([password, problemOf(password)]).toEqual([password, 'common']);
      expect(problemOf(password.toUpperCase())).toBe('common');
    }
  });

  it('PF-02 the list holds nothing that its length refuses already, and nothing twice', () => {
    const lines = readFileSync('domain/access/password/common-passwords.txt', 'utf8')
      .trimEnd()
      .split('\n');
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => line !== line.toLowerCase())).toEqual([]);
    expect(lines.filter((line) => line.length < PASSWORD_MIN)).toEqual([]);
    expect(readCommonPasswords('one\ntwo\n')).toEqual(new Set(['one', 'two']));
  });

  it('PF-02 the browser has the same list as the server', async () => {
    expect(await ofTheBrowser()).toEqual(commonPasswords);
  });

  it.each(Array.from({ length: PASSWORD_MAX + 3 }, (_, length) => length))(
    'PF-02 checks a length of %i',
    (length) => {
      const expected = length < PASSWORD_MIN ? 'short' : length > PASSWORD_MAX ? 'long' : null;
      expect(problemOf('ñ'.repeat(length))).toBe(expected);
    },
  );

  it('PF-02 counts characters and not units of UTF-16', () => {
    expect(problemOf('😀'.repeat(7))).toBe('short');
    expect(problemOf('😀'.repeat(8))).toBeNull();
    expect(problemOf('😀'.repeat(128))).toBeNull();
    expect(problemOf('😀'.repeat(129))).toBe('long');
  });

  it.each(['practice.owner@lens.test', 'PRACTICE.OWNER@LENS.TEST', 'practice.owner', EMAIL])(
    'PF-02 refuses the address and the part before its @: %s',
    (password) => {
      expect(problemOf(password)).toBe('email');
      expect(problemOf(password, ` ${EMAIL} `)).toBe('email');
      expect(problemOf(`${password}!`)).toBeNull();
    },
  );

  it('PF-02 an address without @, or none at all, refuses nothing more', () => {
    expect(problemOf('staple horse', '')).toBeNull();
    expect(problemOf('staple horse', 'staple horse')).toBe('email');
  });

  it('PF-02 asks for nothing of a password but its length: no kinds of characters', () => {
    const any = array(character, { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX });
    assert(
      property(any, (characters) => {
        const password = characters.join('');
        expect(problemOf(password)).toBe(commonPasswords.has(password) ? 'common' : null);
      }),
    );
  });

  it('PF-02 does not depend on the case of anything', () => {
    assert(
      property(string({ unit: 'grapheme-ascii' }), emailAddress(), (password, email) => {
        const checked = problemOf(password, email);
        expect(problemOf(password.toUpperCase(), email)).toBe(checked);
        expect(problemOf(password, email.toUpperCase())).toBe(checked);
      }),
    );
  });

  it('PF-02 the schema of the callables refuses nothing that the rule takes, of one unit a character', () => {
    const { newPassword } = functionInputs.adminResetPassword.shape;
    assert(
      property(string({ unit: 'grapheme-ascii', maxLength: 140 }), (password) => {
        const problem = passwordProblem(password, EMAIL, new Set());
        const isLength = problem === 'short' || problem === 'long';
        expect(newPassword.safeParse(password).success).toBe(!isLength);
      }),
    );
  });
});
