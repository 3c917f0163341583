import type { Equivalent } from './equivalent.ts';

export const PROVIDERS: readonly Equivalent[] = [
  {
    file: 'providers/firebase/forget-documents.ts',
    change: 'performance.now() + wait >= end → performance.now() + wait > end',
    reason: 'no clock is that exact',
  },
  {
    file: 'providers/firebase/firestore-failure.ts',
    change:
      "/\\[code=([\\w-]+)\\]/.exec(message)?.[1] ?? '' → /\\[code=([\\w-]+)\\]/.exec(message)?.[1]",
    reason: 'neither is a code that has a status',
  },
  {
    file: 'providers/firebase/firebase-auth-flow.ts',
    change: 'user.email ?? email → user.email',
    reason: 'who signs up by an address has one; the type of a user does not say so',
  },
  {
    file: 'providers/activity/activity-writer.ts',
    change: 'record.writtenHereAt ?? 0 → record.writtenHereAt',
    reason: 'Math.max takes null for 0; the default is for the compiler',
  },
  {
    file: 'providers/activity/activity-recording.ts',
    change: 'state.user?.email → state.user.email',
    reason: 'a record is written of somebody only; the type of a session does not say so',
  },
  {
    file: 'providers/firebase/forget-documents.ts',
    change: '5_000 → 5001',
    reason: 'how long to wait at most is a choice: a millisecond more is the same to whoever waits',
  },
  {
    file: 'providers/firebase/forget-documents.ts',
    change: '0 → 1',
    reason: 'a try that has no time left fails after a millisecond as it does at once',
  },
  {
    file: 'providers/drafts/draft-saving.ts',
    change: '10_000 → 10001',
    reason: 'how long to wait at most is a choice: a millisecond more is the same to whoever waits',
  },
  {
    file: 'providers/activity/activity-sharing.ts',
    change: "state.user?.uid ?? '' → state.user?.uid",
    reason: 'activity is shared of somebody only; the type of a session does not say so',
  },
  {
    file: 'providers/activity/activity-sharing.ts',
    change: 'state.user?.uid → state.user.uid',
    reason: 'activity is shared of somebody only; the type of a session does not say so',
  },
  {
    file: 'providers/activity/activity-sharing.ts',
    change: "'' → 'mutated'",
    reason: 'activity is shared of somebody only; the type of a session does not say so',
  },
  {
    file: 'providers/activity/idle-clock.ts',
    change: 'lastActivity.get() ?? 0 → lastActivity.get()',
    reason: 'null is compared as 0',
  },
  {
    file: 'providers/activity/idle-clock.ts',
    change: '0 → 1',
    reason: 'a millisecond after 1970 is as far in the past as 1970',
  },
  {
    file: 'providers/activity/activity-recording.ts',
    change: 'user?.uid → user.uid',
    reason: 'a session that is signed in has a user; the type of a session does not say so',
  },
  {
    file: 'providers/consultant/model.ts',
    change: '130_000 → 130001',
    reason: 'how long to wait at most is a choice: a millisecond more is the same to whoever waits',
  },
];
