import type { Equivalent } from './equivalent.ts';

export const PROVIDERS: Equivalent = {
  'providers/activity/activity-sharing.ts': {
    "'' → 'mutated'": 'activity is shared of somebody only; the type of a session does not say so',
  },
  'providers/activity/idle-clock.ts': {
    '0 → 1': 'a millisecond after 1970 is as far in the past as 1970',
  },
  'providers/consultant/model.ts': {
    '130_000 → 130001':
      'how long to wait at most is a choice: a millisecond more is the same to whoever waits',
  },
  'providers/drafts/draft-saving.ts': {
    '10_000 → 10001':
      'how long to wait at most is a choice: a millisecond more is the same to whoever waits',
  },
  'providers/firebase/firestore-failure.ts': {
    "/\\[code=([\\w-]+)\\]/.exec(message)?.[1] ?? '' → /\\[code=([\\w-]+)\\]/.exec(message)?.[1]":
      'neither is a code that has a status',
  },
  'providers/firebase/forget-documents.ts': {
    'performance.now() + wait >= end → performance.now() + wait > end': 'no clock is that exact',
    '5_000 → 5001':
      'how long to wait at most is a choice: a millisecond more is the same to whoever waits',
    '0 → 1': 'a try that has no time left fails after a millisecond as it does at once',
  },
};
