import {
  decisionEmail,
  type DecidedApplication,
} from '#server/accounts/applications/decision-email.ts';
import { decisionEmailTemplate } from '#server/accounts/applications/write-decision-email.ts';
import { describe, expect, it } from 'vitest';

const PROVIDER = { name: 'Clear Labs', website: 'https://clear.test', phone: '+1 555 0177' };
const APPROVED: DecidedApplication = {
  practice: 'Riverside Vision',
  language: 'en',
  accountNumber: '200017',
  reason: '',
};
const DECLINED = { ...APPROVED, accountNumber: null, reason: 'The license has expired.' };

const emailOf = (application: DecidedApplication, portalUrl?: string) =>
  decisionEmail(application, { provider: PROVIDER, portalUrl });

it('AD-05 a decision is told of for two weeks', () => {
  expect(decisionEmailTemplate.expiresAfter).toBe(1_209_600_000);
});

describe('the e-mail of a decision on an application', () => {
  it('AD-05 has the account number and a link, as text', () => {
    expect(emailOf(APPROVED, 'https://portal.test').text)
      .toBe(`The application of Riverside Vision for an account has been approved.

Your account number is 200017.

You can order in the portal now.
https://portal.test/customer/home

You are receiving this email because you applied for an account. Questions? Contact us:

Clear Labs
https://clear.test
+1 555 0177`);
  });

  it('AD-05 has the reason, and that one may apply again, as text', () => {
    expect(emailOf(DECLINED, 'https://portal.test').text)
      .toBe(`The application of Riverside Vision for an account has been declined.

Reason: The license has expired.

You may apply again in the portal at any time.
https://portal.test/auth/request?way=apply

You are receiving this email because you applied for an account. Questions? Contact us:

Clear Labs
https://clear.test
+1 555 0177`);
  });

  it('AD-05 UX-02 is in Spanish for whoever applied in Spanish', () => {
    const approved = emailOf({ ...APPROVED, language: 'es' }, 'https://portal.test');
    expect(approved).toMatchObject({
      subject: 'La solicitud de Riverside Vision fue aprobada',
      language: 'es',
    });
    expect(approved.text).toContain(
      'Su número de cuenta es 200017.\n\nYa puede hacer pedidos en el portal.\n',
    );
    expect(approved.html).toContain('<html lang="es">');
    expect(approved.html).toContain('>Abrir el portal</a>');
    const declined = emailOf({ ...DECLINED, language: 'es' }, 'https://portal.test');
    expect(declined.subject).toBe('La solicitud de Riverside Vision fue rechazada');
    expect(declined.text).toContain('Motivo: The license has expired.');
    expect(declined.html).toContain('>Presentar otra solicitud</a>');
    expect(approved.text + declined.text).not.toMatch(/application|account|Questions/);
  });

  it('AD-05 has the same as HTML, with the address as a link', () => {
    const { html } = emailOf(APPROVED, 'https://portal.test/');
    expect(html).toContain('has been approved.</p>\n<p><strong>Your account number is 200017.');
    expect(html).toContain('<a href="https://portal.test/customer/home"');
    expect(html).toContain('<a href="https://clear.test">https://clear.test</a>');
    expect(html).toContain('+1 555 0177');
    expect(emailOf(DECLINED).html).toContain('>The license has expired.</span>');
  });

  it('AD-05 names no address of a portal that has none', () => {
    const { text, html } = emailOf(APPROVED);
    expect(text).toContain('You can order in the portal now.\n\nYou are receiving');
    expect(html).not.toContain('Open the portal');
  });

  it('SE-04 has nothing but the name of the practice in its subject, in one line', () => {
    const practice = 'Riverside\r\nBcc: all@lens.test\n\n Vision';
    const { subject, text } = emailOf({ ...DECLINED, practice });
    expect(subject).toBe('The application of Riverside Bcc: all@lens.test Vision is declined');
    expect(text.split('\n')[0]).toContain('Riverside Bcc: all@lens.test Vision for an account');
  });

  it('SE-05 escapes everything that comes from data', () => {
    const evil = `<img src=x onerror="alert('1')">&`;
    const provider = { name: evil, phone: evil, website: 'https://clear.test/?a="b"&c' };
    const told = [
      { ...APPROVED, practice: evil, accountNumber: evil },
      { ...DECLINED, practice: evil, reason: evil },
    ].map((application) => decisionEmail(application, { provider }).html);
    for (const html of told) {
      expect(html).not.toContain('<img');
      expect(
        html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;/g),
      ).toHaveLength(5);
      expect(html).toContain('href="https://clear.test/?a=&quot;b&quot;&amp;c"');
    }
  });
});
