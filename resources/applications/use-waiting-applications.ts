import { useGetList } from 'react-admin';
import type { Application } from '#domain/customers/application-schema.ts';
import { ASIDE } from '#providers/data/list-kinds.ts';
import { ON_FOCUS } from '../shared/live.ts';

/** Returns the number of pending applications as `total`. The page refetches it by `useRecordChanges`. */
export function useWaitingApplications() {
  return useGetList<Application>(
    'applications',
    {
      filter: { status: 'submitted' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'submittedAt', order: 'ASC' },
      meta: ASIDE,
    },
    ON_FOCUS,
  );
}
