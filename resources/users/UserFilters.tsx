import type { ReactElement } from 'react';
import { NullableBooleanInput, SelectInput } from 'react-admin';
import type { UserRole } from '#domain/access/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ListSearch } from '../shared/list/filters/ListSearch.tsx';

/** Returns the search and the filters: role and grant, whether the user is enabled, and whether the address is verified. */
export function useUserFilters(roles: readonly UserRole[]): ReactElement[] {
  const text = useText('users');
  const search = text('search');
  const roleFilter = (
    <SelectInput
      key="role"
      source="role"
      label={text('fields.role')}
      choices={roles.map((id) => ({ id, name: text(`roles.${id}`) }))}
      translateChoice={false}
      emptyText={text('any')}
      alwaysOn
    />
  );
  const grantFilter = (
    <NullableBooleanInput
      key="mayRecordPayments"
      source="mayRecordPayments"
      label={text('fields.mayRecordPayments')}
      nullLabel={text('any')}
      trueLabel={text('grant.true')}
      falseLabel={text('grant.false')}
    />
  );
  return [
    <ListSearch key="q" source="q" alwaysOn label={search} />,
    ...(roles.length > 0 ? [roleFilter, grantFilter] : []),
    <NullableBooleanInput
      key="disabled"
      source="disabled"
      label={text('fields.disabled')}
      nullLabel={text('any')}
      trueLabel={text('state.true')}
      falseLabel={text('state.false')}
      alwaysOn
    />,
    <NullableBooleanInput
      key="emailVerified"
      source="emailVerified"
      label={text('fields.emailVerified')}
      nullLabel={text('any')}
      trueLabel={text('verified.true')}
      falseLabel={text('verified.false')}
    />,
  ];
}
