import { describe, expect, it } from 'vitest';
import { passwordStrength, type PasswordStrength } from '#src/auth/password/password-strength.ts';

describe('passwordStrength', () => {
  it.each<[PasswordStrength, string, string]>([
    ['short', 'seven characters', 'kV3#xqz'],
    ['short', 'seven characters of more than one UTF-16 unit', '😀😁😂🤣😃😄😅'],
    ['weak', 'eight letters of one kind', 'kvbnxqzt'],
    ['weak', 'eight of two kinds', 'kvbnxqz7'],
    ['fair', 'eight of three kinds', 'Kvbnxqz7'],
    ['fair', 'eight of three kinds, one a sign', 'Kvbnxqz!'],
    ['weak', 'nine letters of one kind', 'kvbnxqztp'],
    ['fair', 'ten letters of one kind', 'kvbnxqztpw'],
    ['fair', 'ten of four kinds', 'Kvbnxqzt7!'],
    ['fair', 'eleven of two kinds', 'kvbnxqztpw7'],
    ['good', 'eleven of three kinds', 'Kvbnxqztpw7'],
    ['fair', 'thirteen letters of one kind', 'kvbnxqztpwmgd'],
    ['good', 'fourteen letters of one kind', 'kvbnxqztpwmgdr'],
    ['weak', 'fourteen of four different ones', 'abcdabcdabcdab'],
    ['good', 'fourteen of five different ones', 'abcdeabcdeabcd'],
    ['weak', 'what begins as everybody’s', 'Password-kvbnxqzt7'],
    ['good', 'what only contains it', 'kvbnxqzt-password'],
  ])('calls %s %s', (strength, _what, password) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('calls weak what stands in the address, unless its name is too short to say anything', () => {
    expect(passwordStrength('kvbn-GREENE-xqzt7', 'Greene@example.com')).toBe('weak');
    expect(passwordStrength('kvbn-green-xqzt7', 'greene@example.com')).toBe('good');
    expect(passwordStrength('kvbn-lee-xqzt7', 'lee@example.com')).toBe('good');
    expect(passwordStrength('kvbn-leeo-xqzt7', 'leeo@example.com')).toBe('weak');
    expect(passwordStrength('kvbn-example-xqzt7', 'greene@example.com')).toBe('good');
  });
});
