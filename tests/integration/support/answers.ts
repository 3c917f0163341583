import type { Person } from './people.ts';

export type Answers = Record<Person, number>;

/** The status that each person gets: the same for all but those who are refused. */
export function answers(
  status: number,
  refused: Partial<Record<'customers' | 'admins' | 'biller', number>> = {},
): Answers {
  const customer = refused.customers ?? status;
  const admin = refused.admins ?? status;
  return {
    practice: customer,
    biller: refused.biller ?? customer,
    other: customer,
    // These have no access to any route yet.
    unlinked: 403,
    unverified: 403,
    admin,
    bookkeeper: admin,
    super: admin,
  };
}

/** For routes that only the lab's super admins may use. */
export const SUPER: Answers = { ...answers(403), super: 200 };

/** For routes that super admins may use, and admins who were granted to record payments. */
export const BOOKS: Answers = { ...SUPER, bookkeeper: 200 };
