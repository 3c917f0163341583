import type { ReactElement } from 'react';
import { NullableBooleanInput, SelectInput } from 'react-admin';
import { lensFamilySchema } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ListSearch } from '../shared/list/filters/ListSearch.tsx';

/** Returns the search and the filters: family, and whether the lens is offered. */
export function useLensFilters(): ReactElement[] {
  const text = useText('lenses');
  const search = text('list.search');
  return [
    <ListSearch key="q" source="q" alwaysOn label={search} />,
    <SelectInput
      key="family"
      source="family"
      label={text('fields.family')}
      choices={lensFamilySchema.options.map((id) => ({ id, name: text(`families.${id}`) }))}
      translateChoice={false}
      emptyText={text('list.allFamilies')}
      alwaysOn
    />,
    <NullableBooleanInput
      key="offered"
      source="offered"
      label={text('fields.offered')}
      nullLabel={text('list.all')}
      trueLabel={text('list.offered')}
      falseLabel={text('list.notOffered')}
      alwaysOn
    />,
  ];
}
