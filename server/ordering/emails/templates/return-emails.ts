import type { Locale } from '#domain/basics/locale.ts';
import type { DefaultTemplate } from '../../../platform/mail/default-template.ts';
import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import {
  action,
  facts,
  quote,
  type EmailFact,
  type EmailPart,
} from '../../../platform/mail/layout/email-parts.ts';

const STAFF: Record<Locale, string> = {
  en: 'You are receiving this email because you are a super admin.',
  es: 'Recibe este correo porque es superadministrador.',
};
const ORDERS: Record<Locale, string> = {
  en: 'You are receiving this email because you order for {{ practice }}.',
  es: 'Recibe este correo porque hace pedidos para {{ practice }}.',
};

const FACTS: Record<Locale, readonly EmailFact[]> = {
  en: [
    ['Request', 'requestNumber'],
    ['Kind', 'kind'],
    ['Practice', 'practice'],
    ['Account', 'accountNumber'],
    ['Order', 'orderNumber'],
    ['Lens', 'lens'],
    ['Credit', 'amount'],
  ],
  es: [
    ['Solicitud', 'requestNumber'],
    ['Tipo', 'kind'],
    ['Consultorio', 'practice'],
    ['Cuenta', 'accountNumber'],
    ['Pedido', 'orderNumber'],
    ['Lente', 'lens'],
    ['Crédito', 'amount'],
  ],
};

const OPEN: Record<Locale, EmailPart> = {
  en: action('Open the request', 'requestLink'),
  es: action('Abrir la solicitud', 'requestLink'),
};

/** A practice asks the lab. */
const REQUESTED = defaultTemplates('returnRequested', {
  en: {
    subject: '{{ requestNumber }}: {{ practice }} asks for a decision',
    lead: '{{ practice }} sent request {{ requestNumber }} about order {{ orderNumber }}.',
    parts: [facts(FACTS.en), OPEN.en],
    why: STAFF.en,
  },
  es: {
    subject: '{{ requestNumber }}: {{ practice }} espera una decisión',
    lead: '{{ practice }} envió la solicitud {{ requestNumber }} sobre el pedido {{ orderNumber }}.',
    parts: [facts(FACTS.es), OPEN.es],
    why: STAFF.es,
  },
});

/** The lab decided. */
const DECIDED = defaultTemplates('returnDecided', {
  en: {
    subject: '{{ requestNumber }}: {{ decision }}',
    lead: 'The lab decided on your request {{ requestNumber }} about order {{ orderNumber }}: {{ decision }}.',
    parts: [
      quote('Why', 'reason'),
      facts([...FACTS.en, ['Send the lens by', 'returnBy']]),
      OPEN.en,
    ],
    why: ORDERS.en,
  },
  es: {
    subject: '{{ requestNumber }}: {{ decision }}',
    lead: 'El laboratorio decidió su solicitud {{ requestNumber }} sobre el pedido {{ orderNumber }}: {{ decision }}.',
    parts: [
      quote('Motivo', 'reason'),
      facts([...FACTS.es, ['Envíe el lente hasta el', 'returnBy']]),
      OPEN.es,
    ],
    why: ORDERS.es,
  },
});

/** The lens is at the lab. */
const RECEIVED = defaultTemplates('returnReceived', {
  en: {
    subject: '{{ requestNumber }}: the lab received your lens',
    lead: 'The lab received the lens of request {{ requestNumber }} on {{ receivedOn }}.',
    parts: [facts(FACTS.en), OPEN.en],
    why: ORDERS.en,
  },
  es: {
    subject: '{{ requestNumber }}: el laboratorio recibió su lente',
    lead: 'El laboratorio recibió el lente de la solicitud {{ requestNumber }} el {{ receivedOn }}.',
    parts: [facts(FACTS.es), OPEN.es],
    why: ORDERS.es,
  },
});

/** EM-02: the default templates of the events about return requests. */
export const RETURN_EMAILS: readonly DefaultTemplate[] = [...REQUESTED, ...DECIDED, ...RECEIVED];
