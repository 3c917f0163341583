import EmailIcon from '@mui/icons-material/AlternateEmailOutlined';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import {
  EMAIL_TEMPLATE_LABELS,
  EMAIL_TEMPLATE_SORTS,
  emailEventSchema,
  emailTemplateFilterSchema,
  emailTemplateInputSchema,
  emailTemplateSchema,
} from '#domain/emails/email-template.ts';
import { emailEvent } from '#domain/emails/events/email-events.ts';
import { useText } from '#providers/messages/use-text.ts';
import { defineRecord } from '../shared/record/common/define-record.ts';
import type { ValueText } from '../shared/record/common/record-definition.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { languageName } from './language-name.ts';

/** The editor and its language support: more than the rest of the portal's pages of staff, and only needed there. */
const TemplatePage = lazy(() => import('./TemplatePage.tsx'));
const FieldComparison = lazy(() => import('./versions/FieldComparison.tsx'));

const eventText: ValueText = (key, locale) => {
  const event = emailEventSchema.safeParse(key);
  return event.success ? emailEvent(event.data).label[locale] : key;
};

const templates = defineRecord({
  name: 'email-templates',
  fieldLabels: EMAIL_TEMPLATE_LABELS,
  basename: '/admin/email-management',
  path: '',
  icon: EmailIcon,
  schema: emailTemplateSchema,
  input: emailTemplateInputSchema,
  representation: 'event',
  columns: ['event', 'language', 'isDefault', 'updatedAt', 'updatedBy'],
  sorts: EMAIL_TEMPLATE_SORTS,
  filters: ['group', 'event', 'language', 'isDefault'],
  filterSchema: emailTemplateFilterSchema,
  texts: { event: eventText, language: languageName },
  isCreatable: false,
  isDeletable: false,
  isExportable: false,
  page: LazyTemplatePage,
  difference: FieldComparison,
  initial: {},
  words: {
    en: {
      name: 'Email template |||| Email templates',
      search: 'Search by event or words of a template',
      empty: 'There is no template. The portal installs its own when it starts.',
      fields: {
        group: 'Group',
        mjml: 'Body (MJML)',
        text: 'Text version',
      },
      choices: {
        group: {
          orders: 'Orders',
          account: 'Account',
          security: 'Sign-in and security',
          money: 'Invoices and payments',
          letters: 'Letters and summaries',
        },
      },
      notifications: {
        updated: 'The template was saved.',
      },
    },
    es: {
      name: 'Plantilla de correo |||| Plantillas de correo',
      search: 'Buscar por evento o por palabras de una plantilla',
      empty: 'No hay ninguna plantilla. El portal instala las suyas al arrancar.',
      fields: {
        group: 'Grupo',
        mjml: 'Cuerpo (MJML)',
        text: 'Versión de texto',
      },
      choices: {
        group: {
          orders: 'Pedidos',
          account: 'Cuenta',
          security: 'Inicio de sesión y seguridad',
          money: 'Facturas y pagos',
          letters: 'Cartas y resúmenes',
        },
      },
      notifications: {
        updated: 'Se guardó la plantilla.',
      },
    },
  },
});

/** EM-02: the templates of emails, one for each event and language. */
export default function EmailTemplates() {
  return <RecordResource definition={templates} />;
}

function LazyTemplatePage() {
  const text = useText('emailTemplates');
  return (
    <Suspense fallback={<Box sx={{ p: 3 }}>{text('loading')}</Box>}>
      <TemplatePage />
    </Suspense>
  );
}
