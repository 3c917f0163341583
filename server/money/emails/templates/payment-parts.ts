import type { Locale } from '#domain/basics/locale.ts';
import { action, facts, type EmailPart } from '../../../platform/mail/layout/email-parts.ts';

// What emails about online payments have in common.

export const OPEN: Record<Locale, EmailPart> = {
  en: action('Open the payment', 'paymentLink'),
  es: action('Abrir el pago', 'paymentLink'),
};

export const CHECKOUT_FACTS: Record<Locale, EmailPart> = {
  en: facts([
    ['Amount', 'amount'],
    ['Paid with', 'method'],
    ['Paid by', 'payer'],
    ['Payment', 'paymentNumbers'],
  ]),
  es: facts([
    ['Importe', 'amount'],
    ['Pagado con', 'method'],
    ['Pagado por', 'payer'],
    ['Pago', 'paymentNumbers'],
  ]),
};

export const PAYMENT_FACTS: Record<Locale, EmailPart> = {
  en: facts([
    ['Payment', 'paymentNumber'],
    ['Amount', 'amount'],
    ['Paid with', 'method'],
    ['Practice', 'practice'],
    ['Account', 'accountNumber'],
  ]),
  es: facts([
    ['Pago', 'paymentNumber'],
    ['Importe', 'amount'],
    ['Pagado con', 'method'],
    ['Consultorio', 'practice'],
    ['Cuenta', 'accountNumber'],
  ]),
};
