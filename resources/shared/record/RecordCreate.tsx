import { Create, SaveButton, Toolbar, useTranslate } from 'react-admin';
import { useRecordDefinition } from './common/record-context.ts';
import { recordRedirect } from './common/record-path.ts';
import { useSaveFailure } from './common/use-save-failure.ts';
import { toInput } from './fields/record-input.ts';
import { RecordForm } from './RecordForm.tsx';
import { RecordHeading, RecordPage } from './RecordPage.tsx';

/** The page that creates a record. */
export function RecordCreate() {
  const definition = useRecordDefinition();
  const { name, input, initial } = definition;
  const translate = useTranslate();
  const onError = useSaveFailure();
  return (
    <RecordPage>
      <RecordHeading title={translate(`resources.${name}.create`)} />
      <Create
        title={false}
        redirect={(_resource, id) => recordRedirect(definition, { show: String(id) })}
        record={initial}
        transform={(values: Record<string, unknown>) => toInput(input, values)}
        mutationOptions={{ onError }}
      >
        <RecordForm
          toolbar={
            <Toolbar>
              <SaveButton alwaysEnable />
            </Toolbar>
          }
        />
      </Create>
    </RecordPage>
  );
}
