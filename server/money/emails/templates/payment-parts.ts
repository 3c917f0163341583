import type { Locale } from '#domain/basics/locale.ts';
import { action, facts, type LetterPart } from '../../../platform/mail/letters/letter-parts.ts';

// What emails about online payments have in common.

export const OPEN: Record<Locale, LetterPart> = {
  en: action('Open the payment', 'paymentLink'),
  es: action('Abrir el pago', 'paymentLink'),
};

export const CHECKOUT_FACTS: Record<Locale, LetterPart> = {
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

export const PAYMENT_FACTS: Record<Locale, LetterPart> = {
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
