import { escapeHtml } from '#domain/escape-html.ts';
import type { Email } from '#server/platform/mail/mailer.ts';
import type { Provider } from '#server/platform/program/provider.ts';

export interface ClosedOrder {
  number: string;
  practice: string;
  patientReference: string;
  /** Blank: no name was entered, or emails may not contain it. Then the reference is used. */
  patientName?: string;
  invoiceNumber: string | null;
  notes: string;
  /** AD-08: the reader's role does not show clinical data, so patient and notes are left out. */
  withheld?: boolean;
}

/** EM-01: the email that notifies the practice of a closed order. All data is escaped (SE-05). */
export function closedOrderEmail(
  order: ClosedOrder,
  provider: Provider,
): Pick<Email, 'subject' | 'text' | 'html'> {
  // Without the patient's name: a subject shows on lock screens and in logs.
  const subject = `Order ${order.number} is closed`;
  const lead = `Order ${order.number} for ${order.practice} has been completed and closed.`;
  const facts = factsOf(order);
  return {
    subject,
    text: plainText(lead, facts, provider),
    html: html(subject, { lead, facts, provider }),
  };
}

type Fact = [label: string, value: string];

function factsOf(order: ClosedOrder): Fact[] {
  const { patientName, patientReference, invoiceNumber, notes, withheld = false } = order;
  const invoice: Fact = ['Invoice number', invoiceNumber?.trim() || 'N/A'];
  if (withheld) return [invoice];
  return [
    ['Patient', patientName || patientReference],
    invoice,
    ['Order notes', notes.trim() || 'No order notes provided'],
  ];
}

const FOOTER = 'You are receiving this email because you placed this order. Questions? Contact us:';

function plainText(lead: string, facts: Fact[], { name, website, phone }: Provider): string {
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  return [lead, lines.join('\n'), FOOTER, `${name}\n${website}\n${phone}`].join('\n\n');
}

function html(
  title: string,
  { lead, facts, provider }: { lead: string; facts: Fact[]; provider: Provider },
): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th>` +
      `<td style="padding:4px 0;white-space:pre-line">${escapeHtml(value)}</td></tr>`,
  );
  const website = escapeHtml(provider.website);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#0F1F2E">
<p>${escapeHtml(lead)}</p>
<table style="border-collapse:collapse">${rows.join('')}</table>
<p style="margin-top:32px;color:#4A5D6D;font-size:14px">${FOOTER}<br>
${escapeHtml(provider.name)}<br>
<a href="${website}">${website}</a><br>
${escapeHtml(provider.phone)}</p>
</body>
</html>
`;
}
