import type { DefaultTemplate } from '../../platform/mail/default-template.ts';
import { CONSULTANT_REQUEST_RECEIVED } from './templates/consultant-request-received.ts';
import { CONSULTANT_REQUEST } from './templates/consultant-request.ts';
import { CONSULTANT_REQUESTS_HELD } from './templates/consultant-requests-held.ts';

/** EM-02: the default templates of the events of the consultant. */
export const CONSULTANT_TEMPLATES: readonly DefaultTemplate[] = [
  ...CONSULTANT_REQUEST,
  ...CONSULTANT_REQUEST_RECEIVED,
  ...CONSULTANT_REQUESTS_HELD,
];
