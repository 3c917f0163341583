import { toOurPage } from '#server/accounts/emails/our-page.ts';
import { describe, expect, it } from 'vitest';

const LINK = 'https://portal.test/auth/action?mode=resetPassword&oobCode=a-b&lang=en';
const HANDLER =
  'https://lens.firebaseapp.com/__/auth/action?mode=resetPassword&oobCode=a-b&apiKey=k&lang=en';

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
