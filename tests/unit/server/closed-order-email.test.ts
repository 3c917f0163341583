import {
  closedOrderEmail,
  type ClosedOrder,
} from '#server/ordering/closed-email/closed-order-email.ts';
import { closedOrderTemplate } from '#server/ordering/closed-email/write-closed-order.ts';
import { describe, expect, it } from 'vitest';

const PROVIDER = { name: 'Clear Labs', website: 'https://clear.test', phone: '+1 555 0177' };
const ORDER: ClosedOrder = {
  number: 'LP-100042',
  practice: 'Lakeside Eye Care',
  patientReference: 'LEC-1042',
  invoiceNumber: 'INV-7',
  notes: 'Handle with care.\nCall before delivery.',
};

const mailOf = (changes: Partial<ClosedOrder> = {}) =>
  closedOrderEmail({ ...ORDER, ...changes }, PROVIDER);

it('EM-01 a closed order is told of for two weeks', () => {
  expect(closedOrderTemplate.expiresAfter).toBe(1_209_600_000);
});

describe('the e-mail of a closed order', () => {
  it('EM-01 names the patient where a name may be told, else the reference, never in the subject', () => {
    const { subject, text, html } = mailOf({ patientName: 'Jane <Q.> Doe' });
    expect(text).toContain('Patient: Jane <Q.> Doe\n');
    expect(html).toContain('Jane &lt;Q.&gt; Doe');
    expect(text + html).not.toContain('LEC-1042');
    expect(subject).not.toContain('Jane');
    expect(mailOf({ patientName: '' }).text).toContain('Patient: LEC-1042\n');
  });

  it('EM-01 has patient, invoice number, notes, footer, website and phone, as text', () => {
    expect(mailOf().text).toBe(`Order LP-100042 for Lakeside Eye Care has been completed and closed.

Patient: LEC-1042
Invoice number: INV-7
Order notes: Handle with care.
Call before delivery.

You are receiving this email because you placed this order. Questions? Contact us:

Clear Labs
https://clear.test
+1 555 0177`);
  });

  it('EM-01 has the same as HTML', () => {
    const { html } = mailOf();
    for (const part of ['LEC-1042', 'INV-7', ORDER.notes, 'Clear Labs', '+1 555 0177']) {
      expect(html).toContain(part);
    }
    expect(html).toContain('<a href="https://clear.test">https://clear.test</a>');
  });

  it.each([
    [{ invoiceNumber: null }, 'Invoice number: N/A', '>N/A<'],
    [{ invoiceNumber: ' ' }, 'Invoice number: N/A', '>N/A<'],
    [{ notes: '' }, 'Order notes: No order notes provided', '>No order notes provided<'],
    [{ notes: ' \n ' }, 'Order notes: No order notes provided', '>No order notes provided<'],
  ])('EM-01 says so where something is missing: %j', (changes, text, html) => {
    expect(mailOf(changes).text).toContain(text);
    expect(mailOf(changes).html).toContain(html);
  });

  it('AD-08 leaves patient and notes out for a role that may not read them', () => {
    const { text, html } = mailOf({ patientName: 'Jane Doe', withheld: true });
    expect(text).toContain('closed.\n\nInvoice number: INV-7\n\nYou are');
    for (const part of ['Jane Doe', 'LEC-1042', 'Handle', 'Patient', 'notes']) {
      expect(text + html).not.toContain(part);
    }
  });

  it('SE-05 escapes everything that comes from data', () => {
    const evil = `<img src=x onerror="alert('1')">&`;
    const { html } = closedOrderEmail(
      { number: evil, practice: evil, patientReference: evil, invoiceNumber: evil, notes: evil },
      { name: evil, phone: evil, website: 'https://clear.test/?a="b"&c' },
    );
    expect(html).not.toContain('<img');
    expect(
      html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;/g),
    ).toHaveLength(8);
    expect(html).toContain('href="https://clear.test/?a=&quot;b&quot;&amp;c"');
  });

  it('SE-04 has no patient data in its subject', () => {
    expect(mailOf().subject).toBe('Order LP-100042 is closed');
  });
});
