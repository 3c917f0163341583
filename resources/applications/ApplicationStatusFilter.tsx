import { APPLICATION_STATUSES } from '#domain/customers/application.ts';
import type { ApplicationStatus } from '#domain/customers/application.ts';
import { useText } from '#providers/messages/use-text.ts';
import { FilterChips } from '../shared/list/filters/FilterChips.tsx';
import { useQuickFilter } from '../shared/list/filters/use-quick-filter.ts';
import { useWaitingApplications } from './use-waiting-applications.ts';

/** Quick filters by state. Pending comes first, with its count. */
export function ApplicationStatusFilter() {
  const text = useText('applications');
  const { chosen, choose } = useQuickFilter<ApplicationStatus>('status');
  const { total } = useWaitingApplications();
  const labelOf = (status: ApplicationStatus) =>
    status === 'submitted' && total !== undefined
      ? `${text('statuses.submitted')} ${total}`
      : text(`statuses.${status}`);
  return (
    <FilterChips
      label={text('list.filter')}
      chosen={chosen}
      onChoose={choose}
      choices={[
        ...APPLICATION_STATUSES.map((status) => ({ value: status, label: labelOf(status) })),
        { value: undefined, label: text('list.all') },
      ]}
    />
  );
}
