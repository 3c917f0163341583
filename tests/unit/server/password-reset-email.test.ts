import { passwordResetEmail } from '#server/accounts/passwords/password-reset-email.ts';
import { toOurPage } from '#server/accounts/passwords/write-password-reset.ts';
import { describe, expect, it } from 'vitest';

const PROVIDER = { name: 'Clear Labs', website: 'https://clear.test', phone: '+1 555 0177' };
const LINK = 'https://portal.test/auth/action?mode=resetPassword&oobCode=a-b&lang=en';
const HANDLER =
  'https://lens.firebaseapp.com/__/auth/action?mode=resetPassword&oobCode=a-b&apiKey=k&lang=en';

describe('the e-mail of a forgotten password', () => {
  it('VA-01 says in both languages what the link is for and how long it lives', () => {
    const english = passwordResetEmail({ name: 'Ada', link: LINK, language: 'en' }, PROVIDER);
    expect(english.text.split('\n\n').slice(0, 3)).toEqual([
      'Hello Ada,',
      'We received a request to reset your password. This link expires in one hour:',
      LINK,
    ]);
    expect(english.text).toContain('Clear Labs\nhttps://clear.test\n+1 555 0177');
    const spanish = passwordResetEmail({ name: '', link: LINK, language: 'es' }, PROVIDER);
    expect(spanish.subject).toBe('Elija una contraseña nueva');
    expect(spanish.text).toMatch(/^Hola:\n\nRecibimos una solicitud/);
    expect(spanish.html).toContain('<html lang="es">');
  });

  it('SE-05 escapes the name and the link', () => {
    const evil = `<img src=x onerror="alert('1')">`;
    const { html, text } = passwordResetEmail({ name: evil, link: LINK, language: 'en' }, PROVIDER);
    expect(html).not.toContain('<img');
    expect(html).toContain('href="https://portal.test/auth/action?mode=resetPassword&amp;oobCode');
    expect(text.split('\n')[0]).toBe(`Hello ${evil},`);
  });

  it('SE-05 a name of several lines makes no paragraph of its own', () => {
    const name = 'Ada\n\nhttps://evil.test\n\n';
    const { text } = passwordResetEmail({ name, link: LINK, language: 'en' }, PROVIDER);
    expect(text.split('\n\n')[0]).toBe('Hello Ada https://evil.test,');
  });
});

describe('the link of a forgotten password', () => {
  it('VA-01 leads to our page instead of the one that the project has of its own', () => {
    expect(toOurPage(HANDLER, 'es', 'https://portal.test')).toBe(
      'https://portal.test/auth/action?mode=resetPassword&oobCode=a-b&apiKey=k&lang=es',
    );
  });

  it('VA-01 stays where the project was told to send it, in the language of the page', () => {
    expect(toOurPage(LINK, 'es', 'https://elsewhere.test')).toBe(LINK.replace('=en', '=es'));
    expect(toOurPage(HANDLER, 'en', undefined)).toBe(HANDLER);
  });
});
