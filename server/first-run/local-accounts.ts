/** The password of every first-run account. They exist on one machine only, behind loopback. */
export const FIRST_RUN_PASSWORD = 'Lens-portal-1!';

export interface FirstRunAccount {
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  /** The description on the login page and in the terminal. */
  description: string;
  claims: { role: string; isSuperAdmin?: boolean; mayRecordPayments?: boolean };
  emailVerified: boolean;
  /** The main account in the profile, if any. */
  accountNumber: string;
  termsAccepted: boolean;
}

const CUSTOMER = { role: 'customer' };
const verified = { claims: CUSTOMER, emailVerified: true, termsAccepted: true };

/** One account for each situation of a user. */
export const FIRST_RUN_ACCOUNTS: FirstRunAccount[] = [
  {
    ...verified,
    email: 'super@lens.test',
    firstName: 'Sofia',
    lastName: 'Superwell',
    company: 'Lens maker',
    description: 'Super admin',
    claims: { role: 'admin', isSuperAdmin: true },
    accountNumber: '',
  },
  {
    ...verified,
    email: 'admin@lens.test',
    firstName: 'Adam',
    lastName: 'Approver',
    company: 'Lens maker',
    description: 'Admin',
    claims: { role: 'admin' },
    accountNumber: '',
  },
  {
    ...verified,
    email: 'bookkeeper@lens.test',
    firstName: 'Bea',
    lastName: 'Bookwell',
    company: 'Lens maker',
    description: 'Admin who may record payments',
    claims: { role: 'admin', mayRecordPayments: true },
    accountNumber: '',
  },
  {
    ...verified,
    email: 'practice@lens.test',
    firstName: 'Paula',
    lastName: 'Practice',
    company: 'Lakeside Eye Care',
    description: 'Practice, account 100200 with 100201 and 100202',
    accountNumber: '100200',
  },
  {
    ...verified,
    email: 'other@lens.test',
    firstName: 'Omar',
    lastName: 'Other',
    company: 'Harbour Optometry',
    description: 'Another practice, account 100300',
    accountNumber: '100300',
  },
  {
    ...verified,
    email: 'unlinked@lens.test',
    firstName: 'Uma',
    lastName: 'Unlinked',
    company: '',
    description: 'Verified, no account number; may claim 100500 with 97205 and INV-50017',
    accountNumber: '',
  },
  {
    ...verified,
    email: 'unverified@lens.test',
    firstName: 'Vera',
    lastName: 'Unverified',
    company: '',
    description: 'Email not verified',
    emailVerified: false,
    accountNumber: '',
  },
  {
    ...verified,
    email: 'newterms@lens.test',
    firstName: 'Nora',
    lastName: 'Newterms',
    company: 'Newbridge Vision',
    description: 'Account 100400, terms not accepted',
    accountNumber: '100400',
    termsAccepted: false,
  },
];
