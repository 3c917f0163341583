import MailIcon from '@mui/icons-material/MailOutlined';
import {
  LETTER_LABELS,
  LETTER_SORTS,
  NEW_LETTER,
  letterFilterOfListSchema,
  letterInputSchema,
  letterSchema,
} from '#domain/emails/letter.ts';
import { defineRecord } from '../shared/record/common/define-record.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { AudienceCount } from './AudienceCount.tsx';
import { FilterInputs, RolesInput } from './AudienceInputs.tsx';
import { LetterActions } from './LetterActions.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { LetterProgress } from './LetterProgress.tsx';
import { BodyInputs, SubjectInputs } from './LetterTexts.tsx';

/** The address of Email Management. */
const EMAILS_PATH = '/admin/email-management';

const letters = defineRecord({
  name: 'letters',
  fieldLabels: LETTER_LABELS,
  basename: EMAILS_PATH,
  icon: MailIcon,
  schema: letterSchema,
  input: letterInputSchema,
  representation: 'name',
  columns: ['name', 'state', 'people', 'sent', 'undelivered', 'perMinute', 'createdAt'],
  sorts: LETTER_SORTS,
  sortsDown: true,
  filters: ['state'],
  filterSchema: letterFilterOfListSchema,
  references: {},
  inputs: {
    subject: SubjectInputs,
    body: BodyInputs,
    filter: FilterInputs,
    practiceRoles: RolesInput,
  },
  formExtra: AudienceCount,
  tabs: [{ name: 'preview', content: LetterPreview }],
  actions: LetterActions,
  notice: LetterProgress,
  isEditable: ({ state }) => state === 'draft',
  bulkFields: [['perMinute'], ['practiceRoles']],
  isDeletable: false,
  initial: NEW_LETTER,
  words: {
    en: {
      name: 'Letter |||| Letters',
      create: 'New letter',
      edit: 'Edit letter',
      search: 'Search by name',
      empty: 'No letter was written yet.',
      fields: {
        subject: 'Subject',
        body: 'Text',
        filter: 'Filters',
        practiceRoles: 'Roles in the practice',
      },
      tabs: {
        preview: 'Preview',
      },
      choices: {
        state: {
          draft: 'Draft',
          sending: 'Sending',
          paused: 'Paused',
          finished: 'Finished',
          cancelled: 'Canceled',
        },
      },
      notifications: {
        created: 'The letter was created.',
        updated: 'The letter was saved.',
      },
    },
    es: {
      name: 'Carta |||| Cartas',
      create: 'Carta nueva',
      edit: 'Editar carta',
      search: 'Buscar por nombre',
      empty: 'Todavía no se escribió ninguna carta.',
      fields: {
        subject: 'Asunto',
        body: 'Texto',
        filter: 'Filtros',
        practiceRoles: 'Roles en el consultorio',
      },
      tabs: {
        preview: 'Vista previa',
      },
      choices: {
        state: {
          draft: 'Borrador',
          sending: 'Enviándose',
          paused: 'En pausa',
          finished: 'Terminada',
          cancelled: 'Cancelada',
        },
      },
      notifications: {
        created: 'Se creó la carta.',
        updated: 'Se guardó la carta.',
      },
    },
  },
});

/** EM-03: letters to selected customers. */
export default function Letters() {
  return <RecordResource definition={letters} />;
}
