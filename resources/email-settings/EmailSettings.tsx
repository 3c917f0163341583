import SettingsIcon from '@mui/icons-material/TuneOutlined';
import { NumberInput, RadioButtonGroupInput } from 'react-admin';
import { emailSettingsInputSchema, emailSettingsSchema } from '#domain/emails/email-settings.ts';
import { PATIENT_NAME_CHOICES } from '#domain/emails/email-states.ts';
import { useText } from '#providers/messages/use-text.ts';
import { defineRecord } from '../shared/record/common/define-record.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { AddressesInput, HostsInput } from './LinesInput.tsx';

/** Keeps a label off what is said above it. */
const SPACED = { my: 1 } as const;

const settings = defineRecord({
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
  words: {
    en: {
      name: 'Email settings |||| Email settings',
      edit: 'Email settings',
      fields: {
        patientNames: 'Patient names in emails',
        linkHosts: 'Hosts that links of templates may lead to',
        labAddresses: 'Addresses of the lab that customers may write to',
        textDays: 'Days to keep the text of an email',
        recordDays: 'Days to keep the record of an email',
      },
      choices: {
        patientNames: {
          full: 'Full name',
          initials: 'Initials',
          none: 'None',
        },
      },
      sections: {
        content: 'What emails show',
        writing: 'Who is written to',
        keeping: 'How long',
      },
      notifications: {
        updated: 'The settings were saved.',
      },
    },
    es: {
      name: 'Ajustes de correo |||| Ajustes de correo',
      edit: 'Ajustes de correo',
      fields: {
        patientNames: 'Nombres de pacientes en los correos',
        linkHosts: 'Servidores a los que pueden llevar los enlaces de las plantillas',
        labAddresses: 'Direcciones del laboratorio a las que los clientes pueden escribir',
        textDays: 'Días que se conserva el texto de un correo',
        recordDays: 'Días que se conserva el registro de un correo',
      },
      choices: {
        patientNames: {
          full: 'Nombre completo',
          initials: 'Iniciales',
          none: 'Ninguno',
        },
      },
      sections: {
        content: 'Qué muestran los correos',
        writing: 'A quién se escribe',
        keeping: 'Cuánto tiempo',
      },
      notifications: {
        updated: 'Se guardaron los ajustes.',
      },
    },
  },
});

/** AD-04: the lab's settings of all emails. */
export default function EmailSettings() {
  return <RecordResource definition={settings} />;
}

function TextDaysInput({ source }: { source: string }) {
  const text = useText('emailSettings');
  return (
    <NumberInput source={source} min={1} isRequired helperText={text('textDays')} sx={SPACED} />
  );
}

function RecordDaysInput({ source }: { source: string }) {
  const text = useText('emailSettings');
  return (
    <NumberInput source={source} min={1} isRequired helperText={text('recordDays')} sx={SPACED} />
  );
}

/** EM-01: how much of a patient's name emails show, each with an example. */
function PatientNamesInput({ source }: { source: string }) {
  const text = useText('emailSettings');
  const choices = PATIENT_NAME_CHOICES.map((id) => ({ id, name: text(`patientNames.${id}`) }));
  return <RadioButtonGroupInput source={source} choices={choices} row={false} />;
}
