import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment } from 'react';
import {
  ColumnsButton,
  CreateButton,
  DateInput,
  DataTable,
  FilterButton,
  LinkBase,
  NullableBooleanInput,
  NumberInput,
  SimpleList,
  TextInput,
  TopToolbar,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { DataTableProps } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { COVERS } from '../list/covers.ts';
import { COMPACT, ONE_LINE } from '../list/dense.ts';
import { EmptyNote } from '../list/EmptyNote.tsx';
import { ExportCsvButton } from '../list/ExportCsvButton.tsx';
import { ListSearch } from '../list/filters/ListSearch.tsx';
import { ListFailure } from '../list/ListFailure.tsx';
import { ListTableBody } from '../list/ListRow.tsx';
import { PortalList } from '../list/PortalList.tsx';
import { SelectCard } from '../list/SelectCard.tsx';
import { LIVE } from '../live.ts';
import { hasBulkActions, RecordBulk, RecordSelection } from './bulk/RecordBulk.tsx';
import { useRecordDefinition } from './common/record-context.ts';
import { firstSort } from './common/record-definition.ts';
import type { RecordDefinition, StoredRecord } from './common/record-definition.ts';
import { openAddress, recordAddress } from './common/record-path.ts';
import { fieldType } from './fields/field-type.ts';
import { RecordField } from './fields/RecordField.tsx';
import { ChoiceInput, RecordReferenceInput } from './fields/RecordInput.tsx';
import { useRecordName } from './fields/use-value-text.ts';
import { useValueTexts } from './fields/use-value-text.ts';
import { RecordHeading, RecordPage } from './RecordPage.tsx';
import { RecordTableBody } from './RecordTableBody.tsx';

/** The list of a kind of record. The server filters, searches, sorts and pages. */
export function RecordList() {
  const definition = useRecordDefinition();
  const { name, filterDefaults, listHead: Head } = definition;
  const translate = useTranslate();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <RecordPage>
      <RecordHeading title={translate(`resources.${name}.name`, { smart_count: 2 })} />
      {Head && <Head />}
      <PortalList<StoredRecord>
        sort={firstSort(definition)}
        filterDefaultValues={filterDefaults}
        queryOptions={LIVE}
        filters={useFilters()}
        actions={<ListActions />}
        error={<ListError />}
        sx={isNarrow ? undefined : COMPACT}
      >
        {isNarrow ? <RecordCards /> : <RecordTable />}
      </PortalList>
    </RecordPage>
  );
}

/** The search, and an input for each field that the list can be filtered by. */
function useFilters() {
  const definition = useRecordDefinition();
  const { name, filters } = definition;
  const translate = useTranslate();
  return [
    <ListSearch key="q" source="q" alwaysOn label={translate(`resources.${name}.search`)} />,
    ...filters.map((source) => filterInput(definition, source)),
  ];
}

/** react-admin's filter form reads the source of each input. */
function filterInput(definition: RecordDefinition, source: string) {
  const { filterSchema: schema = definition.schema, references } = definition;
  const type = fieldType({ schema, references }, source);
  if (type === 'choice') return <ChoiceInput key={source} source={source} schema={schema} />;
  if (type === 'number') return <NumberInput key={source} source={source} min={0} />;
  if (type === 'text') return <TextInput key={source} source={source} />;
  if (type === 'reference') return <RecordReferenceInput key={source} source={source} />;
  if (type === 'date') return <DateInput key={source} source={source} />;
  return <NullableBooleanInput key={source} source={source} />;
}

function ListActions() {
  const definition = useRecordDefinition();
  const { name, filters, listActions: More } = definition;
  const { isCreatable = true, isExportable = true } = definition;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <TopToolbar sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      {filters.length > 0 && <FilterButton />}
      {!isNarrow && <ColumnsButton />}
      {isExportable && <ExportCsvButton path={`/${name}.csv`} />}
      {More && <More />}
      <ImportButton />
      {isCreatable && <CreateButton to={recordAddress(definition, 'create')} />}
    </TopToolbar>
  );
}

/** AD-17: leads to the import from CSV, where there is one. */
function ImportButton() {
  const { importAddress } = useRecordDefinition();
  const text = useText('imports');
  if (importAddress === undefined) return null;
  return (
    <Button component={LinkBase} to={importAddress} size="small" startIcon={<UploadFileIcon />}>
      {text('open')}
    </Button>
  );
}

function RecordTable() {
  const definition = useRecordDefinition();
  if (!hasBulkActions(definition)) {
    return <RecordRows body={ListTableBody} bulkActionButtons={false} />;
  }
  return (
    <RecordSelection>
      <RecordRows
        body={RecordTableBody}
        bulkActionButtons={<></>}
        bulkActionsToolbar={<RecordBulk />}
      />
    </RecordSelection>
  );
}

type BulkProps = Pick<DataTableProps, 'body' | 'bulkActionButtons' | 'bulkActionsToolbar'>;

function RecordRows(bulk: BulkProps) {
  const definition = useRecordDefinition();
  const { columns, hiddenColumns = [], sorts, representation } = definition;
  return (
    <DataTable
      {...bulk}
      hiddenColumns={[...hiddenColumns]}
      rowClick={(id) => openAddress(definition, String(id))}
      empty={<EmptyList />}
      sx={ONE_LINE}
    >
      {columns.map((source) => (
        <DataTable.Col
          key={source}
          source={source}
          disableSort={!sorts.includes(source)}
          align={isRight(definition, source) ? 'right' : 'left'}
        >
          {source === representation ? <RecordLink /> : <RecordField source={source} />}
        </DataTable.Col>
      ))}
    </DataTable>
  );
}

/** Numbers are compared down a column. */
function isRight(definition: RecordDefinition, source: string): boolean {
  const type = fieldType(definition, source);
  return type === 'number' || type === 'money';
}

/** The name of the row's record, as a link: the keyboard does not reach a row. */
function RecordLink({ sx }: { sx?: typeof COVERS }) {
  const definition = useRecordDefinition();
  const record = useRecordContext<StoredRecord>();
  const name = useRecordName(record);
  if (!record) return null;
  const to = openAddress(definition, record.id);
  return (
    <MuiLink component={LinkBase} to={to} sx={sx}>
      {name}
    </MuiLink>
  );
}

/** UX-03: the records on a narrow screen. The link to a record covers its card, below the checkbox. */
function RecordCards() {
  const definition = useRecordDefinition();
  if (!hasBulkActions(definition)) return <Cards />;
  return (
    <RecordSelection>
      <RecordBulk />
      <Cards select={cardSelect} />
    </RecordSelection>
  );
}

function Cards({ select }: { select?: typeof cardSelect }) {
  const { columns, representation } = useRecordDefinition();
  const others = columns.filter((source) => source !== representation);
  return (
    <SimpleList<StoredRecord>
      rowClick={false}
      empty={<EmptyList />}
      {...(select && { leftIcon: select })}
      primaryText={cardName}
      secondaryText={(record) =>
        others
          .filter((source) => record[source] != null && record[source] !== '')
          .map((source, index) => (
            <Fragment key={source}>
              {index > 0 && ' · '}
              <CardFact source={source} value={record[source]} />
            </Fragment>
          ))
      }
    />
  );
}

/** react-admin calls these; the hooks are the element's. */
const cardName = () => <RecordLink sx={COVERS} />;
const cardSelect = (record: StoredRecord) => <SelectRecordCard record={record} />;

function SelectRecordCard({ record }: { record: StoredRecord }) {
  const text = useText('records');
  const name = useRecordName(record);
  return <SelectCard id={record.id} label={text('select', { name })} />;
}

function CardFact({ source, value }: { source: string; value: unknown }) {
  const { name } = useRecordDefinition();
  const translate = useTranslate();
  const [shown = ''] = useValueTexts(source, [value]);
  return `${translate(`resources.${name}.fields.${source}`)}: ${shown}`;
}

/** UX-04: why the list is empty, and what to do next. */
function EmptyList() {
  const { name } = useRecordDefinition();
  const translate = useTranslate();
  const text = useText('records');
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length === 0) {
    return <EmptyNote text={translate(`resources.${name}.empty`)} />;
  }
  return (
    <EmptyNote text={text('noMatch')}>
      <Button onClick={() => setFilters({})}>{text('clear')}</Button>
    </EmptyNote>
  );
}

function ListError() {
  const text = useText('records');
  return <ListFailure title={text('listNotLoaded')} />;
}
