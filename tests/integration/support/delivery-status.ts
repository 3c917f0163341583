/** Reports of mail servers (RFC 3464), as they are written in the world: what each has, and what is right. */
export const DELIVERY_STATUSES = [
  {
    name: 'full mailbox',
    groups: [
      'Reporting-MTA: dns; out.test',
      'Action: failed\nStatus: 5.2.2\nDiagnostic-Code: smtp; 552 5.2.2 The mailbox is over quota',
    ],
    right: { suppressed: null, isLabTold: false },
  },
  {
    name: 'recipient right after the fields of the message',
    groups: ['Reporting-MTA: dns; out.test\nArrival-Date: now\nAction: failed\nStatus: 5.1.1'],
    right: { suppressed: '5.1.1', isLabTold: false },
  },
  {
    name: 'no fields of the message, and words only',
    groups: [
      '',
      'Action: failed\nDiagnostic-Code: smtp; 550 x... no such user here\nStatus: 5.0.0',
    ],
    right: { suppressed: '5.0.0', isLabTold: false },
  },
  {
    name: 'sender on a block list, as an unknown address',
    groups: [
      'Reporting-MTA: dns; out.test',
      'Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 554 5.7.1 Client host is in a blocklist',
    ],
    right: { suppressed: null, isLabTold: true },
  },
  {
    name: 'sender that fails a check',
    groups: [
      'Reporting-MTA: dns; out.test',
      'Action: failed\nStatus: 5.1.0\nDiagnostic-Code: smtp; 550 Rejected, SPF of the domain fails',
    ],
    right: { suppressed: null, isLabTold: true },
  },
  {
    name: 'status in the words',
    groups: [
      'Reporting-MTA: dns; out.test',
      'Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 550 5.1.1 <spam-policy@x.test> Not here',
    ],
    right: { suppressed: '5.1.1', isLabTold: false },
  },
  {
    name: 'words that go on in the next line',
    groups: [
      'Reporting-MTA: dns; out.test',
      'Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 550 That is an\n unknown user',
    ],
    right: { suppressed: '5.0.0', isLabTold: false },
  },
] as const;

/** The report as an email. `emailId`: of the email that it returns; null for a report that returns none. */
export function deliveryStatus(
  groups: readonly string[],
  { address, emailId = null }: { address: string; emailId?: string | null },
): string {
  const at = `Final-Recipient: rfc822; ${address}\n`;
  const written = groups.map((group) => group.replace('Action:', `${at}Action:`)).join('\n\n');
  const returned = `--b\nContent-Type: text/rfc822-headers\n\nReceived: by one\nReceived: by two\nMessage-ID: <email-${emailId}@clear.test>\n\n`;
  return [
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    `${written}\n`,
    `${emailId === null ? '' : returned}--b--`,
    '',
  ].join('\n');
}
