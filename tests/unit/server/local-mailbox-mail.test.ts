import { expect, it } from 'vitest';
import { composeMail } from '#server/local/mailbox-mail.ts';

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
