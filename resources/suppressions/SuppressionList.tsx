import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import type { Suppression } from '#domain/emails/email.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { FilterChips } from '../shared/list/filters/FilterChips.tsx';
import { ListSearch } from '../shared/list/filters/ListSearch.tsx';
import { ListFailure } from '../shared/list/ListFailure.tsx';
import { PortalList } from '../shared/list/PortalList.tsx';
import { ON_FOCUS } from '../shared/live.ts';
import { RecordHeading, RecordPage } from '../shared/record/RecordPage.tsx';
import { SuppressionRows } from './SuppressionRows.tsx';

const NEWEST_FIRST = { field: 'lastAt', order: 'DESC' } as const;
const ACTIVE = { active: true };

/** EM-03: the addresses that nothing is sent to; a super admin can lift each. */
export default function SuppressionList() {
  const text = useText('emailLog');
  const search = text('suppressions.search');
  return (
    <RecordPage>
      <RecordHeading title={text('suppressions.title')} />
      <PortalList<Suppression>
        resource="email-suppressions"
        sort={NEWEST_FIRST}
        filterDefaultValues={ACTIVE}
        filters={[<ListSearch key="q" source="q" alwaysOn label={search} />]}
        queryOptions={ON_FOCUS}
        error={<ListError />}
      >
        <Box sx={{ p: 1 }}>
          <ActiveFilter />
        </Box>
        <ForeignReports />
        <Rows />
      </PortalList>
    </RecordPage>
  );
}

/** Suppressed, lifted or all. */
function ActiveFilter() {
  const text = useText('emailLog');
  const { filterValues, setFilters } = useListContext();
  const { active, ...others } = filterValues as { active?: boolean };
  const chosen = active === undefined ? undefined : active ? 'active' : 'lifted';
  return (
    <FilterChips<'active' | 'lifted'>
      label={text('fields.state')}
      chosen={chosen}
      onChoose={(value) =>
        setFilters(value === undefined ? others : { ...others, active: value === 'active' })
      }
      choices={[
        { value: 'active', label: text('suppressions.active') },
        { value: 'lifted', label: text('suppressions.liftedOnes') },
        { value: undefined, label: text('suppressions.all') },
      ]}
    />
  );
}

function Rows() {
  const text = useText('emailLog');
  const { data, filterValues, setFilters } = useListContext<Suppression>();
  if (!data) return null;
  if (data.length > 0) return <SuppressionRows suppressions={data} />;
  if (!filterValues['q']) {
    const isLifted = filterValues['active'] === false;
    return <EmptyNote text={text(isLifted ? 'suppressions.noneLifted' : 'suppressions.empty')} />;
  }
  return (
    <EmptyNote text={text('suppressions.filtered')}>
      <Button onClick={() => setFilters(ACTIVE)}>{text('suppressions.clear')}</Button>
    </EmptyNote>
  );
}

function ListError() {
  const text = useText('emailLog');
  return <ListFailure title={text('suppressions.error')} />;
}

/** SE-15: how many reports were about what we did not send; nothing without one. */
function ForeignReports() {
  const text = useText('emailLog');
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { data, isError } = useQuery({
    queryKey: ['email-suppressions', 'reports'],
    queryFn: () => dataProvider.countReports(),
  });
  const counted = data?.data;
  if (!isError && !counted?.foreign) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ px: 1, pb: 1 }}>
      {counted
        ? text('suppressions.foreign', { count: counted.foreign, days: counted.days })
        : text('suppressions.foreignError')}
    </Typography>
  );
}
