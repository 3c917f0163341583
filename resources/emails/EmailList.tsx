import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DateInput, SelectInput, useListContext } from 'react-admin';
import { EMAIL_STATES, type EmailState } from '#domain/emails/email-states.ts';
import type { EmailFilter, EmailRow } from '#domain/emails/email.ts';
import { EMAIL_EVENTS } from '#domain/emails/events/email-events.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { FilterChips } from '../shared/list/filters/FilterChips.tsx';
import { ListSearch } from '../shared/list/filters/ListSearch.tsx';
import { ListFailure } from '../shared/list/ListFailure.tsx';
import { PortalList } from '../shared/list/PortalList.tsx';
import { ON_FOCUS } from '../shared/live.ts';
import { RecordHeading, RecordPage } from '../shared/record/RecordPage.tsx';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { CampaignFilter } from './CampaignFilter.tsx';
import { EmailRows } from './parts/EmailRows.tsx';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
const SEVERAL = 'several' as const;

/** EM-03: the log of emails, updated by the server's events. */
export default function EmailList() {
  const text = useText('emailLog');
  useRecordChanges('emails');
  const filters = useFilters();
  return (
    <RecordPage>
      <RecordHeading title={text('list.title')} />
      <PortalList<EmailRow>
        resource="emails"
        sort={NEWEST_FIRST}
        filters={filters}
        queryOptions={ON_FOCUS}
        error={<ListError />}
      >
        <Box sx={{ p: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <CampaignFilter />
          <StateFilter />
        </Box>
        <Rows />
      </PortalList>
    </RecordPage>
  );
}

function useFilters() {
  const text = useText('emailLog');
  const locale = useLocale();
  const search = text('list.search');
  const events = EMAIL_EVENTS.map(({ key, label }) => ({ id: key, name: label[locale] }));
  return [
    <ListSearch key="q" source="q" alwaysOn label={search} />,
    <SelectInput key="event" source="event" label={text('fields.event')} choices={events} />,
    <DateInput key="from" source="from" label={text('fields.from')} />,
    <DateInput key="to" source="to" label={text('fields.to')} />,
  ];
}

function StateFilter() {
  const text = useText('emailLog');
  const { filterValues, setFilters } = useListContext();
  const { state, states = [], ...others } = filterValues as EmailFilter;
  // Several, as a link to this list may name them, are one choice more.
  const several = states.length > 1 ? states.map((one) => text(`states.${one}`)).join(', ') : '';
  const chosen = several ? SEVERAL : (states[0] ?? state);
  return (
    <FilterChips<EmailState | typeof SEVERAL>
      label={text('list.filter')}
      chosen={chosen}
      onChoose={(value) => {
        if (value === SEVERAL) return;
        setFilters(value === undefined ? others : { ...others, state: value });
      }}
      choices={[
        { value: undefined, label: text('list.all') },
        ...(several ? [{ value: SEVERAL, label: several } as const] : []),
        ...EMAIL_STATES.map((value) => ({ value, label: text(`states.${value}`) })),
      ]}
    />
  );
}

function Rows() {
  const text = useText('emailLog');
  const { data, filterValues, setFilters } = useListContext<EmailRow>();
  if (!data) return null;
  if (data.length > 0) return <EmailRows emails={data} label={text('list.label')} />;
  if (Object.keys(filterValues).length === 0) return <EmptyNote text={text('list.empty')} />;
  return (
    <EmptyNote text={text('list.filtered')}>
      <Button onClick={() => setFilters({})}>{text('list.clear')}</Button>
    </EmptyNote>
  );
}

function ListError() {
  const text = useText('emailLog');
  return <ListFailure title={text('list.error')} />;
}
