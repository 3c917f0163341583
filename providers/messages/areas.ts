import type { Locale } from '#domain/basics/locale.ts';
import type { CONSULTANT_AREAS } from './consultant-areas.ts';
import type { texts as adminHome } from './en/admin-home.ts';
import type { texts as admin } from './en/admin.ts';
import type { texts as ask } from './en/ask.ts';
import type { texts as books } from './en/books.ts';
import type { texts as calculators } from './en/calculators.ts';
import type { texts as consultant } from './en/consultant.ts';
import type { texts as contact } from './en/contact.ts';
import type { texts as credit } from './en/credit.ts';
import type { texts as customer } from './en/customer.ts';
import type { texts as emails } from './en/emails.ts';
import type { texts as embedded } from './en/embedded.ts';
import type { texts as entry } from './en/entry.ts';
import type { texts as fittingGate } from './en/fitting-gate.ts';
import type { texts as fittingOrder } from './en/fitting-order.ts';
import type { texts as fitting } from './en/fitting.ts';
import type { texts as guide } from './en/guide.ts';
import type { texts as idle } from './en/idle.ts';
import type { texts as lenses } from './en/lenses.ts';
import type { texts as money } from './en/money.ts';
import type { texts as orders } from './en/orders.ts';
import type { texts as publicPages } from './en/public.ts';
import type { texts as ratings } from './en/ratings.ts';
import type { texts as returnDesk } from './en/return-desk.ts';
import type { texts as returns } from './en/returns.ts';
import type { texts as shell } from './en/shell.ts';
import type { texts as users } from './en/users.ts';

/** The texts of the portal by namespace. Spanish has the same shape. */
export type Texts = typeof admin &
  typeof adminHome &
  typeof ask &
  typeof books &
  typeof calculators &
  typeof consultant &
  typeof contact &
  typeof credit &
  typeof customer &
  typeof emails &
  typeof embedded &
  typeof entry &
  typeof guide &
  typeof fitting &
  typeof fittingGate &
  typeof fittingOrder &
  typeof idle &
  typeof lenses &
  typeof money &
  typeof orders &
  typeof publicPages &
  typeof ratings &
  typeof returnDesk &
  typeof returns &
  typeof shell &
  typeof users;

export type Namespace = keyof Texts;

/** The texts of an area in a language: a chunk of its own. */
export type LoadArea = () => Promise<{ texts: Partial<Texts> }>;

/**
 * The parts in which texts are loaded: each for pages that a visitor opens together. Those of the consultant's pages are
 * in `consultant-areas.ts`, so that the sign-in page does not load their names.
 */
export const AREAS = {
  entry: { en: () => import('./en/entry.ts'), es: () => import('./es/entry.ts') },
  public: { en: () => import('./en/public.ts'), es: () => import('./es/public.ts') },
  consultant: { en: () => import('./en/consultant.ts'), es: () => import('./es/consultant.ts') },
  idle: { en: () => import('./en/idle.ts'), es: () => import('./es/idle.ts') },
  shell: { en: () => import('./en/shell.ts'), es: () => import('./es/shell.ts') },
  admin: { en: () => import('./en/admin.ts'), es: () => import('./es/admin.ts') },
  adminHome: { en: () => import('./en/admin-home.ts'), es: () => import('./es/admin-home.ts') },
  users: { en: () => import('./en/users.ts'), es: () => import('./es/users.ts') },
  lenses: { en: () => import('./en/lenses.ts'), es: () => import('./es/lenses.ts') },
  orders: { en: () => import('./en/orders.ts'), es: () => import('./es/orders.ts') },
  customer: { en: () => import('./en/customer.ts'), es: () => import('./es/customer.ts') },
  money: { en: () => import('./en/money.ts'), es: () => import('./es/money.ts') },
  books: { en: () => import('./en/books.ts'), es: () => import('./es/books.ts') },
  credit: { en: () => import('./en/credit.ts'), es: () => import('./es/credit.ts') },
  returnDesk: {
    en: () => import('./en/return-desk.ts'),
    es: () => import('./es/return-desk.ts'),
  },
  returns: { en: () => import('./en/returns.ts'), es: () => import('./es/returns.ts') },
  emails: { en: () => import('./en/emails.ts'), es: () => import('./es/emails.ts') },
} satisfies Record<string, Record<Locale, LoadArea>>;

export type Area = keyof typeof AREAS | keyof typeof CONSULTANT_AREAS;
