import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  AutocompleteInput,
  CheckboxGroupInput,
  NullableBooleanInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import { PRACTICE_ROLES } from '#domain/access/permissions.ts';
import { LAST_ORDERS } from '#domain/customers/customer-record.ts';
import { useText } from '#providers/messages/use-text.ts';

/** A filter that is not set is not there. */
const orNothing = (value: unknown) => (value === null || value === '' ? undefined : value);

/** The filters of the list of accounts, by which a campaign's recipients are chosen. */
export function FilterInputs({ source }: { source: string }) {
  const text = useText('campaigns');
  const translate = useTranslate();
  const of = (field: string) => ({ source: `${source}.${field}`, parse: orNothing });
  const lastOrders = LAST_ORDERS.map((id) => ({
    id,
    name: translate(`resources.customers.choices.lastOrder.${id}`),
  }));
  return (
    <Stack component="fieldset" sx={{ width: '100%', maxWidth: 640, border: 0, p: 0, m: 0 }}>
      <Typography component="legend" variant="h3" sx={{ pt: 1, pb: 1 }}>
        {text('audience')}
      </Typography>
      <Typography color="text.secondary" sx={{ pb: 1 }}>
        {text('audienceLead')}
      </Typography>
      <TextInput {...of('q')} label={text('search')} autoComplete="off" />
      <ReferenceInput
        source={`${source}.buyingGroupId`}
        reference="buying-groups"
        sort={{ field: 'name', order: 'ASC' }}
      >
        <AutocompleteInput
          label={text('group')}
          optionText="name"
          parse={orNothing}
          filterToQuery={(words: string) => (words ? { q: words } : {})}
        />
      </ReferenceInput>
      <NullableBooleanInput {...of('onHold')} label={text('onHold')} />
      <NumberInput {...of('netDays')} label={text('netDays')} min={0} />
      <NullableBooleanInput {...of('hasCreditLimit')} label={text('hasCreditLimit')} />
      <SelectInput {...of('lastOrder')} label={text('lastOrder')} choices={lastOrders} />
    </Stack>
  );
}

/** The roles whose members get the campaign. */
export function RolesInput({ source }: { source: string }) {
  const text = useText('campaigns');
  const role = useText('shell');
  const choices = PRACTICE_ROLES.map((id) => ({ id, name: role(`practiceRoles.${id}`) }));
  return <CheckboxGroupInput source={source} label={text('roles')} choices={choices} />;
}
