import { SelectField } from '#src/fields/SelectField.tsx';
import type { SelectOption } from '#src/fields/SelectField.tsx';
import { applicationField } from './application-field.ts';
import type { ApplicationForm } from './application-field.ts';
import { useRequestText } from '../request-text.ts';
import { useBuyingGroups } from './use-buying-groups.ts';

/** RS-06: a field for the practice's buying group, or none. */
export function BuyingGroupField({ form }: { form: ApplicationForm }) {
  const { apply, optional, application } = useRequestText();
  const { groups, failed, retry } = useBuyingGroups();
  const chosen = form.watch('buyingGroupId');
  const field = applicationField(form, 'buyingGroupId', { label: apply.buyingGroup, optional });
  const options: SelectOption[] = [
    { value: '', label: apply.noGroup },
    ...(groups ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  // Until the list is loaded, the previous choice stays chosen.
  if (chosen && !groups) options.push({ value: chosen, label: apply.groupsLoading });
  return (
    <>
      <SelectField
        {...field}
        options={options}
        hint={groups || failed ? undefined : apply.groupsLoading}
      />
      {failed && (
        <output className="hint">
          <p>{apply.groupsFailed}</p>
          <button type="button" className="button button-quiet" onClick={retry}>
            {application.retry}
          </button>
        </output>
      )}
    </>
  );
}
