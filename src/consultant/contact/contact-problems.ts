/** What is typed on the page. */
export interface ContactValues {
  practice: string;
  contactName: string;
  email: string;
  phone: string;
  question: string;
  /** The hidden field. */
  website: string;
}

export type ContactField = Exclude<keyof ContactValues, 'website'>;
/** What is wrong with a field; a key of the texts. */
export type ContactProblem = 'practice' | 'contactName' | 'contact' | 'email' | 'question';

export const NO_VALUES: ContactValues = {
  practice: '',
  contactName: '',
  email: '',
  phone: '',
  question: '',
  website: '',
};

/** Close to what the server checks; the server says no to the rest. */
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}$/;

/** Returns what is wrong, in the order of the fields. */
export function contactProblems(values: ContactValues): [ContactField, ContactProblem][] {
  const is = (field: ContactField): boolean => values[field].trim() !== '';
  const email = values.email.trim();
  const all: [ContactField, ContactProblem, boolean][] = [
    ['practice', 'practice', !is('practice')],
    ['contactName', 'contactName', !is('contactName')],
    ['email', 'contact', !is('email') && !is('phone')],
    ['email', 'email', email !== '' && !EMAIL.test(email)],
    ['question', 'question', !is('question')],
  ];
  return all.flatMap(([field, problem, isWrong]) => (isWrong ? [[field, problem]] : []));
}
