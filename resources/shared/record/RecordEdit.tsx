import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  Edit,
  RecordContextProvider,
  SaveButton,
  Toolbar,
  useEditContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { currentOf, errorStatus } from '#providers/http/error-body.ts';
import { useRecordDefinition } from './common/record-context.ts';
import type { StoredRecord } from './common/record-definition.ts';
import { recordRedirect } from './common/record-path.ts';
import { useSaveFailure } from './common/use-save-failure.ts';
import { toInput } from './fields/record-input.ts';
import { RecordConflict } from './RecordConflict.tsx';
import { RecordForm } from './RecordForm.tsx';
import { EditLoadError } from './RecordLoadError.tsx';
import { RecordHeading, RecordPage } from './RecordPage.tsx';

const VERSION_MOVED_ON = 412;

/** Suppresses react-admin's toast and redirect: the page shows the error itself. */
const SHOWN_ON_PAGE = { onError: () => undefined, staleTime: 0 };

/** The page that edits a record. Of two edits of one version the later one sees both, and chooses field by field. */
export function RecordEdit() {
  const definition = useRecordDefinition();
  const { name, input, schema, onlyId } = definition;
  const translate = useTranslate();
  const notifyFailure = useSaveFailure();
  const notify = useNotify();
  const [current, setCurrent] = useState<StoredRecord | null>(null);
  const [saved, setSaved] = useState<StoredRecord>();
  const onError = (error: unknown) => {
    const present = currentOf(error, schema);
    if (errorStatus(error) !== VERSION_MOVED_ON || !present) return notifyFailure(error);
    return setCurrent(present as StoredRecord);
  };
  const onSuccess = (record: StoredRecord) => {
    notify(`resources.${name}.notifications.updated`, { type: 'success' });
    setSaved(record);
  };
  const only = onlyId === undefined ? {} : { id: onlyId, resource: name };
  return (
    <RecordPage>
      <RecordHeading title={translate(`resources.${name}.edit`)} />
      <Edit<StoredRecord>
        title={false}
        {...only}
        redirect={
          onlyId === undefined &&
          ((_resource, id) => recordRedirect(definition, { show: String(id) }))
        }
        mutationMode="pessimistic"
        error={<EditLoadError />}
        transform={({ version, ...values }: StoredRecord) => ({
          ...toInput(input, values),
          version,
        })}
        queryOptions={SHOWN_ON_PAGE}
        mutationOptions={onlyId === undefined ? { onError } : { onError, onSuccess }}
      >
        <RecordAsOpened saved={saved}>
          <RecordForm
            toolbar={
              <Toolbar>
                <SaveButton />
              </Toolbar>
            }
          >
            {current && <RecordConflict current={current} onClose={() => setCurrent(null)} />}
          </RecordForm>
        </RecordAsOpened>
      </Edit>
    </RecordPage>
  );
}

/**
 * Keeps the record as the server had it when the page was opened: a newer one would replace what is typed. The row of a
 * list, which react-admin shows first, may be older. `saved`: what the form itself saved, where the page stays.
 */
function RecordAsOpened({ saved, children }: { saved?: StoredRecord; children: ReactNode }) {
  const { record, isFetching } = useEditContext<StoredRecord>();
  const [opened, setOpened] = useState<StoredRecord>();
  if (record && !isFetching && record.id !== opened?.id) setOpened(record);
  if (!opened || opened.id !== record?.id) return null;
  return <RecordContextProvider value={saved ?? opened}>{children}</RecordContextProvider>;
}
