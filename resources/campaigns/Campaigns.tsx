import MailIcon from '@mui/icons-material/MailOutlined';
import {
  CAMPAIGN_LABELS,
  CAMPAIGN_SORTS,
  NEW_CAMPAIGN,
  campaignFilterOfListSchema,
  campaignInputSchema,
  campaignSchema,
} from '#domain/emails/campaign.ts';
import { defineRecord } from '../shared/record/common/define-record.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { AudienceCount } from './AudienceCount.tsx';
import { FilterInputs, RolesInput } from './AudienceInputs.tsx';
import { CampaignActions } from './CampaignActions.tsx';
import { CampaignPreview } from './CampaignPreview.tsx';
import { CampaignProgress } from './CampaignProgress.tsx';
import { BodyInputs, SubjectInputs } from './CampaignTexts.tsx';

/** The address of Email Management. */
const EMAILS_PATH = '/admin/email-management';

const campaigns = defineRecord({
  name: 'letters',
  fieldLabels: CAMPAIGN_LABELS,
  basename: EMAILS_PATH,
  icon: MailIcon,
  schema: campaignSchema,
  input: campaignInputSchema,
  representation: 'name',
  columns: ['name', 'state', 'people', 'sent', 'undelivered', 'perMinute', 'createdAt'],
  sorts: CAMPAIGN_SORTS,
  sortsDown: true,
  filters: ['state'],
  filterSchema: campaignFilterOfListSchema,
  references: {},
  inputs: {
    subject: SubjectInputs,
    body: BodyInputs,
    filter: FilterInputs,
    practiceRoles: RolesInput,
  },
  formExtra: AudienceCount,
  tabs: [{ name: 'preview', content: CampaignPreview }],
  actions: CampaignActions,
  notice: CampaignProgress,
  isEditable: ({ state }) => state === 'draft',
  bulkFields: [['perMinute'], ['practiceRoles']],
  isDeletable: false,
  initial: NEW_CAMPAIGN,
  words: {
    en: {
      name: 'Campaign |||| Campaigns',
      create: 'New campaign',
      edit: 'Edit campaign',
      search: 'Search by name',
      empty: 'No campaign was written yet.',
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
        created: 'The campaign was created.',
        updated: 'The campaign was saved.',
      },
    },
    es: {
      name: 'Campaña |||| Campañas',
      create: 'Campaña nueva',
      edit: 'Editar campaña',
      search: 'Buscar por nombre',
      empty: 'Todavía no se escribió ninguna campaña.',
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
        created: 'Se creó la campaña.',
        updated: 'Se guardó la campaña.',
      },
    },
  },
});

/** EM-03: campaigns to selected customers. */
export default function Campaigns() {
  return <RecordResource definition={campaigns} />;
}
