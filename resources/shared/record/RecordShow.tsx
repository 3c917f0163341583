import Box from '@mui/material/Box';
import {
  DeleteWithConfirmButton,
  EditButton,
  Show,
  TabbedShowLayout,
  useCanAccess,
  useShowContext,
  useTranslate,
} from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { LIVE } from '../live.ts';
import { useRecordDefinition } from './common/record-context.ts';
import { isDeletable, isEditable } from './common/record-definition.ts';
import type { RecordDefinition, StoredRecord } from './common/record-definition.ts';
import { recordAddress, recordRedirect } from './common/record-path.ts';
import { useSaveFailure } from './common/use-save-failure.ts';
import { RecordField, RecordLabel } from './fields/RecordField.tsx';
import { useRecordName } from './fields/use-value-text.ts';
import { RecordHistory } from './RecordHistory.tsx';
import { ShowLoadError } from './RecordLoadError.tsx';
import { RecordHeading, RecordPage } from './RecordPage.tsx';

/** Suppresses react-admin's toast and redirect: the page shows the error itself. */
const SHOWN_ON_PAGE = { onError: () => undefined, ...LIVE };

/** The page of one record. */
export function RecordShow() {
  const { name, tabs = [], labels = {}, ...definition } = useRecordDefinition();
  const translate = useTranslate();
  const text = useText('records');
  const may = useMay();
  return (
    <RecordPage>
      <Show<StoredRecord>
        title={false}
        queryOptions={SHOWN_ON_PAGE}
        actions={<RecordHead />}
        error={<ShowLoadError />}
      >
        <TabbedShowLayout>
          {sectionsOf(definition).map((section, index) => (
            <TabbedShowLayout.Tab
              key={section.name}
              label={
                section.label
                  ? translate(`resources.${name}.sections.${section.name}`)
                  : text('tabs.facts')
              }
              path={index === 0 ? '' : section.name}
            >
              {section.fields.map((source) => (
                <RecordField
                  key={source}
                  source={source}
                  label={labels[source] && <RecordLabel source={source} />}
                />
              ))}
            </TabbedShowLayout.Tab>
          ))}
          {tabs.map(({ name: tab, content: Content }) => (
            <TabbedShowLayout.Tab
              key={tab}
              label={translate(`resources.${name}.tabs.${tab}`)}
              path={tab}
            >
              <Content />
            </TabbedShowLayout.Tab>
          ))}
          {may('recordChanges:list') && (
            <TabbedShowLayout.Tab label={text('tabs.history')} path="history">
              <RecordHistory />
            </TabbedShowLayout.Tab>
          )}
        </TabbedShowLayout>
      </Show>
    </RecordPage>
  );
}

/** Without sections, the page has one tab with the columns of the list. */
function sectionsOf({ columns, sections }: Pick<RecordDefinition, 'columns' | 'sections'>) {
  return (
    sections?.map(({ name, fields }) => ({ name, fields, label: true })) ?? [
      { name: 'facts', fields: columns, label: false },
    ]
  );
}

/** react-admin's button takes another address, but its type does not say so. */
function editLink(definition: RecordDefinition, { id }: StoredRecord): object {
  return { to: recordAddress(definition, { edit: id }) };
}

/** The record's name, and what can be done with it. */
function RecordHead() {
  const definition = useRecordDefinition();
  const { name, actions: Actions, notice: Notice } = definition;
  const { record, error } = useShowContext<StoredRecord>();
  const translate = useTranslate();
  const onError = useSaveFailure();
  const { canAccess: mayDelete } = useCanAccess({ resource: name, action: 'delete' });
  const title = useRecordName(record);
  if (error) return null;
  return (
    <Box>
      <RecordHeading title={title || translate(`resources.${name}.name`, { smart_count: 1 })}>
        {record && (
          <>
            {Actions && <Actions />}
            {isEditable(definition, record) && (
              <EditButton variant="outlined" {...editLink(definition, record)} />
            )}
            {isDeletable(definition) && mayDelete && (
              <DeleteWithConfirmButton
                mutationMode="pessimistic"
                mutationOptions={{ onError }}
                redirect={() => recordRedirect(definition, 'list')}
                variant="outlined"
              />
            )}
          </>
        )}
      </RecordHeading>
      {record && Notice && <Notice />}
    </Box>
  );
}
