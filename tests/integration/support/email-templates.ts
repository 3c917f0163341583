/** The body of a template about an order that can be saved. */
export const GOOD_BODY = `<mjml>
  <mj-body>
    <mj-section>
      <mj-column>
        <mj-text>Hello {{ recipientName }}</mj-text>
        <mj-button href="{{ orderLink }}">Open the order</mj-button>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;

/** A template about an order that can be saved. */
export function templateInput(subject = 'Order {{ orderNumber }}') {
  return { subject, mjml: GOOD_BODY, text: 'Hello {{ recipientName }}\n{{ orderLink }}' };
}

/** The lab's settings as they are before anybody changes them. */
export const PLAIN_SETTINGS = {
  patientNames: 'initials',
  linkHosts: ['www.ups.com', 'www.fedex.com', 'tools.usps.com', 'www.dhl.com'],
  labAddresses: [],
  textDays: 90,
  recordDays: 400,
};
