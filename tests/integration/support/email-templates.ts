import { asks, edits, reads, steps } from './kinds-of-requests.ts';
import type { InjectOptions } from 'fastify';

const URL = '/api/email-templates';

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

const draft = () => ({
  ...templateInput(),
  event: 'orderReceived',
  language: 'en',
  orderNumber: null,
});

/** The lab's settings as they are before anybody changes them. */
export const PLAIN_SETTINGS = {
  patientNames: 'initials',
  linkHosts: ['www.ups.com', 'www.fedex.com', 'tools.usps.com', 'www.dhl.com'],
  labAddresses: [],
  textDays: 90,
  recordDays: 400,
};

/** A request for each route of templates and settings of emails; those for one template name one that does not exist. */
export const emailTemplateRequests = {
  'GET /api/email-templates': reads(URL),
  'GET /api/email-templates.csv': reads(`${URL}.csv`),
  'GET /api/email-templates/:id': reads(`${URL}/none`),
  'GET /api/email-templates/:id/versions': reads(`${URL}/none/versions`),
  'GET /api/email-templates/:id/versions/:version': reads(`${URL}/none/versions/1`),
  'PUT /api/email-templates/:id': edits(`${URL}/none`, templateInput),
  'POST /api/email-templates/:id/restore': steps(`${URL}/none/restore`, { version: 1 }),
  'POST /api/email-templates/preview': asks(`${URL}/preview`, draft),
  'POST /api/email-templates/test': asks(`${URL}/test`, draft),
  'GET /api/email-settings': reads('/api/email-settings'),
  'PUT /api/email-settings': (): InjectOptions => ({
    method: 'PUT',
    url: '/api/email-settings',
    headers: { 'if-match': '"0"' },
    payload: PLAIN_SETTINGS,
  }),
};
