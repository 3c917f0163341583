import { useCallback, useEffect, useState } from 'react';
import type { BuyingGroup } from '#domain/customers/application-schema.ts';
import { buyingGroups } from '#providers/account/applications.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { SelectField, type SelectOption } from '../../fields/SelectField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { applicationField, type ApplicationForm } from './application-field.ts';

/** Fields about the practice. */
export function PracticeFields({ form }: { form: ApplicationForm }) {
  const text = useText('request');
  const field = (name: 'practice' | 'licenceNumber' | 'website') =>
    applicationField(form, name, { label: text(`apply.${name}`), optional: text('optional') });
  return (
    <fieldset>
      <legend>{text('apply.practiceLegend')}</legend>
      <TextField {...field('practice')} autoComplete="organization" />
      <TextField
        {...field('licenceNumber')}
        hint={text('apply.licenceNumberHint')}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField {...field('website')} autoComplete="url" inputMode="url" spellCheck={false} />
      <BuyingGroupField form={form} />
    </fieldset>
  );
}

/** RS-06: a field for the practice's buying group, or none. */
function BuyingGroupField({ form }: { form: ApplicationForm }) {
  const text = useText('request');
  const { groups, failed, retry } = useBuyingGroups();
  const chosen = form.watch('buyingGroupId');
  const field = applicationField(form, 'buyingGroupId', {
    label: text('apply.buyingGroup'),
    optional: text('optional'),
  });
  const options: SelectOption[] = [
    { value: '', label: text('apply.noGroup') },
    ...(groups ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  // Until the list is loaded, the previous choice stays chosen.
  if (chosen && !groups) options.push({ value: chosen, label: text('apply.groupsLoading') });
  return (
    <>
      <SelectField
        {...field}
        options={options}
        hint={groups || failed ? undefined : text('apply.groupsLoading')}
      />
      {failed && (
        <output className="hint">
          <p>{text('apply.groupsFailed')}</p>
          <button type="button" className="button button-quiet" onClick={retry}>
            {text('application.retry')}
          </button>
        </output>
      )}
    </>
  );
}

/** RS-06: loads the groups to choose from; null while they load. */
function useBuyingGroups() {
  const { client } = useRuntime();
  const [groups, setGroups] = useState<BuyingGroup[] | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    const leave = new AbortController();
    buyingGroups(client, leave.signal)
      .then(setGroups)
      .catch(() => setFailed(!leave.signal.aborted));
    return () => leave.abort();
  }, [client]);
  useEffect(() => load(), [load]);
  const retry = (): void => {
    setFailed(false);
    void load();
  };
  return { groups, failed, retry };
}
