import { describe, expect, it } from 'vitest';
import { composeMail } from '#server/local/mailbox-mail.ts';
import { mailboxPage } from '#server/local/mailbox-page.ts';

const MAIL = {
  to: 'ada@lens.test',
  link: 'https://portal.test/link',
  oobCode: 'code',
  requestType: 'VERIFY_EMAIL',
} as const;

it.each([
  [' \n Ada \t Adams  ', 'en', 'Hello Ada Adams,'],
  [' Ada ', 'es-MX', 'Hola, Ada:'],
  [' \n ', 'en', 'Hello,'],
  ['  ', 'es', 'Hola:'],
  [undefined, 'en', 'Hello,'],
] as const)('greets %j in %s with “%s”', (displayName, locale, greeting) => {
  const mail = { ...MAIL, displayName, locale };
  const { text } = composeMail(mail, new Date(0));
  expect(text.split('\n\n')[0]).toBe(greeting);
});

const mail = (text: string) => ({
  id: '1',
  to: 'ada@lens.test',
  subject: 'Verify your email',
  text,
  link: '',
  requestType: null,
  locale: 'en' as const,
  at: '2026-05-04T12:00:00.000Z',
});

describe('an email in the local mailbox', () => {
  it('has every address of its text as a link', () => {
    const page = mailboxPage([mail('Verify: http://x.test/a?b=1&c=2\n\nOr https://y.test/')], 'en');
    expect(page).toContain(
      'Verify: <a href="http://x.test/a?b=1&amp;c=2">http://x.test/a?b=1&amp;c=2</a>',
    );
    expect(page).toContain('Or <a href="https://y.test/">https://y.test/</a>');
  });

  it('SE-05 shows HTML and quotes of a text as they are', () => {
    const page = mailboxPage(
      [mail('<b>1</b> http://x.test/"onclick="x javascript:alert(1)')],
      'en',
    );
    expect(page).toContain('&lt;b&gt;1&lt;/b&gt;');
    for (const text of ['<b>', '"onclick="x"', 'href="javascript'])
      expect(page).not.toContain(text);
  });
});
