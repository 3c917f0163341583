import SettingsIcon from '@mui/icons-material/TuneOutlined';
import { emailSettingsInputSchema, emailSettingsSchema } from '#domain/emails/email-settings.ts';
import type { RecordDefinition } from '../shared/record/common/record-definition.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { RecordDaysInput, TextDaysInput } from './DaysInput.tsx';
import { AddressesInput, HostsInput } from './LinesInput.tsx';
import { PatientNamesInput } from './PatientNamesInput.tsx';

const settings: RecordDefinition = {
  name: 'email-settings',
  basename: '/admin/email-management',
  path: 'settings',
  onlyId: 'emails',
  icon: SettingsIcon,
  schema: emailSettingsSchema,
  input: emailSettingsInputSchema,
  representation: 'id',
  columns: [],
  sorts: ['id'],
  filters: [],
  sections: [
    { name: 'content', fields: ['patientNames', 'linkHosts'] },
    { name: 'writing', fields: ['labAddresses'] },
    { name: 'keeping', fields: ['textDays', 'recordDays'] },
  ],
  inputs: {
    patientNames: PatientNamesInput,
    linkHosts: HostsInput,
    labAddresses: AddressesInput,
    textDays: TextDaysInput,
    recordDays: RecordDaysInput,
  },
  initial: {},
};

/** AD-04: the lab's settings of all emails. */
export default function EmailSettings() {
  return <RecordResource definition={settings} />;
}
