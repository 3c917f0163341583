import type { Locale } from '#domain/basics/locale.ts';
import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action, facts, lines, type EmailPart } from '../../../platform/mail/layout/email-parts.ts';

const WHY: Record<Locale, string> = {
  en: 'You are receiving this email because you pay the invoices of {{ practice }}.',
  es: 'Recibe este correo porque paga las facturas de {{ practice }}.',
};

const FACTS: Record<Locale, EmailPart> = {
  en: facts([
    ['Practice', 'practice'],
    ['Account', 'accountNumber'],
    ['Order', 'orderNumber'],
    ['Credit', 'creditNumber'],
    ['Left', 'left'],
    ['Last day', 'lastDay'],
  ]),
  es: facts([
    ['Consultorio', 'practice'],
    ['Cuenta', 'accountNumber'],
    ['Pedido', 'orderNumber'],
    ['Crédito', 'creditNumber'],
    ['Queda', 'left'],
    ['Último día', 'lastDay'],
  ]),
};

const EXPIRING_FACTS: Record<Locale, EmailPart> = {
  en: facts([
    ['Practice', 'practice'],
    ['Account', 'accountNumber'],
    ['Left', 'left'],
  ]),
  es: facts([
    ['Consultorio', 'practice'],
    ['Cuenta', 'accountNumber'],
    ['Queda', 'left'],
  ]),
};

const OPEN: Record<Locale, EmailPart> = {
  en: action('Open your lens credit', 'creditLink'),
  es: action('Abrir su crédito de lentes', 'creditLink'),
};

/** A lens credit can be used. */
export const CREDIT_POSTED = defaultTemplates('creditPosted', {
  en: {
    subject: '{{ amount }} of lens credit for {{ practice }}',
    lead: '{{ practice }} has {{ amount }} more of lens credit. It can be used until {{ lastDay }}.',
    parts: [FACTS.en, OPEN.en],
    why: WHY.en,
  },
  es: {
    subject: '{{ amount }} de crédito de lentes para {{ practice }}',
    lead: '{{ practice }} tiene {{ amount }} más de crédito de lentes. Se puede usar hasta el {{ lastDay }}.',
    parts: [FACTS.es, OPEN.es],
    why: WHY.es,
  },
});

/** The last day of a lens credit is near. */
export const CREDIT_EXPIRING = defaultTemplates('creditExpiring', {
  en: {
    subject: '{{ left }} of lens credit of {{ practice }} expires soon',
    lead: '{{ left }} of the lens credit of {{ practice }} expires within 30 days, the first of it after {{ lastDay }}.',
    parts: [EXPIRING_FACTS.en, lines('credits'), OPEN.en],
    why: WHY.en,
  },
  es: {
    subject: '{{ left }} de crédito de lentes de {{ practice }} vencen pronto',
    lead: '{{ left }} del crédito de lentes de {{ practice }} vencen en los próximos 30 días; los primeros, después del {{ lastDay }}.',
    parts: [EXPIRING_FACTS.es, lines('credits'), OPEN.es],
    why: WHY.es,
  },
});
