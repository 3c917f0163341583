/** Our words for why a mail service sends nothing more to an address, by its code: Postmark's type or a status. */
const CAUSES = {
  HardBounce: 'unknown',
  BadEmailAddress: 'malformed',
  ManuallyDeactivated: 'deactivated',
  SpamComplaint: 'reported',
  '550': 'unknown',
  // No reason by itself: the server's words said so.
  '5.0.0': 'unknown',
  '5.1.1': 'unknown',
  '5.1.2': 'noDomain',
  '5.1.3': 'malformed',
  '5.1.6': 'moved',
  '5.1.10': 'noDomain',
  '5.2.1': 'disabled',
  '551': 'moved',
} as const;

type Cause = (typeof CAUSES)[keyof typeof CAUSES] | 'refused';

/** Returns the key of the words for a code; those of any refusal for a code that is not known. */
export function causeOfCode(code: string): Cause {
  return isKnown(code) ? CAUSES[code] : 'refused';
}

function isKnown(code: string): code is keyof typeof CAUSES {
  return Object.hasOwn(CAUSES, code);
}
