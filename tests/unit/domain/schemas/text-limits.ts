import { shippingMethodFilterSchema } from '#domain/schemas/shipping-method.ts';
import type { ZodType } from 'zod';
import { MAX_REASON } from '#domain/constants.ts';
import { customerMergeSchema } from '#domain/schemas/customer-merge.ts';
import {
  applicationFilterSchema,
  applicationSchema,
  approveApplicationSchema,
  declineApplicationSchema,
} from '#domain/schemas/application.ts';
import { attachmentSchema } from '#domain/schemas/attachment.ts';
import {
  buyingGroupFilterSchema,
  buyingGroupInputSchema,
  buyingGroupRecordSchema,
} from '#domain/schemas/buying-group.ts';
import {
  rejectReasonFilterSchema,
  rejectReasonInputSchema,
} from '#domain/schemas/reject-reason.ts';
import { emailFilterSchema, suppressionFilterSchema } from '#domain/schemas/email.ts';
import {
  emailTemplateFilterSchema,
  emailTemplateInputSchema,
  templatePreviewSchema,
} from '#domain/schemas/email-template.ts';
import { claimSchema } from '#domain/schemas/claim.ts';
import { eyeClinicalSchema } from '#domain/schemas/clinical.ts';
import {
  customerFilterSchema,
  customerMoveSchema,
  customerRecordSchema,
} from '#domain/schemas/customer-record.ts';
import { deliveryAddressSchema, savedAddressSchema } from '#domain/schemas/delivery.ts';
import { draftContentSchema, draftInputSchema, eyeDraftSchema } from '#domain/schemas/draft.ts';
import { functionInputs } from '#domain/schemas/functions.ts';
import {
  choiceParameterSchema,
  lensDefinitionSchema,
  numberParameterSchema,
  surchargeSchema,
} from '#domain/schemas/lens.ts';
import { importInputSchema } from '#domain/schemas/import.ts';
import { invitationTokenSchema } from '#domain/schemas/member.ts';
import { directEmailSchema } from '#domain/schemas/direct-email.ts';
import { letterInputSchema, letterTokenSchema } from '#domain/schemas/letter.ts';
import { promiseMoveInputSchema } from '#domain/schemas/order-promise.ts';
import { orderMessageInputSchema } from '#domain/schemas/order-message.ts';
import {
  acknowledgementSchema,
  decisionSchemas,
  orderContentSchema,
  orderFilterSchema,
  orderedLensSchema,
} from '#domain/schemas/order.ts';
import { passwordChangeSchema, passwordResetSchema } from '#domain/schemas/password.ts';
import { preferenceSchemas, savedFilterSchema } from '#domain/schemas/preference.ts';
import { PERSONAL_FIELDS, personalTextSchema, profileSchema } from '#domain/schemas/profile.ts';
import { recordChangeFilterSchema } from '#domain/schemas/record-change.ts';
import { shipToAddressRecordSchema } from '#domain/schemas/ship-to-address.ts';
import { acceptTermsSchema } from '#domain/schemas/terms.ts';
import { userEditSchema, userFilterSchema, userRowSchema } from '#domain/schemas/user.ts';

/** How many characters a text has; `trimmed`: the blanks around it are taken off before they are counted. */
type TextLimit = [
  where: string,
  schema: ZodType,
  least: 0 | 1 | 8,
  most: number | null,
  kept: 'trimmed' | 'as typed',
];

const application = applicationSchema.shape;
const customer = customerRecordSchema.shape;
const shipTo = shipToAddressRecordSchema.shape;
const order = orderContentSchema.shape;
const draft = draftContentSchema.shape;
const personal = profileSchema.shape;

const OF_APPLICATIONS: TextLimit[] = [
  ['application, practice', application.practice, 1, 120, 'trimmed'],
  ['application, address', application.address, 1, 200, 'trimmed'],
  ['application, apt', application.apt, 0, 60, 'trimmed'],
  ['application, city', application.city, 1, 120, 'trimmed'],
  ['application, state', application.state, 0, 60, 'trimmed'],
  ['application, zip', application.zip, 0, 20, 'trimmed'],
  ['application, country', application.country, 1, 2, 'trimmed'],
  ['application, phone', application.phone, 1, 40, 'trimmed'],
  ['application, website', application.website, 0, 200, 'trimmed'],
  ['application, licenceNumber', application.licenceNumber, 1, 60, 'trimmed'],
  ['application, licenceFile', application.licenceFile, 0, 200, 'trimmed'],
  ['application, buyingGroupId', application.buyingGroupId, 0, 60, 'as typed'],
  ['application, contactName', application.contactName, 1, 120, 'trimmed'],
  ['application, contactPhone', application.contactPhone, 0, 40, 'trimmed'],
  ['application, notes', application.notes, 0, 1000, 'trimmed'],
  ['list of applications, q', applicationFilterSchema.shape.q, 0, 100, 'trimmed'],
  ['list of emails, q', emailFilterSchema.shape.q, 0, 100, 'trimmed'],
  ['list of emails, uid', emailFilterSchema.shape.uid, 0, 128, 'as typed'],
  ['list of emails, address', emailFilterSchema.shape.address, 0, 254, 'as typed'],
  ['list of emails, causeResource', emailFilterSchema.shape.causeResource, 0, 40, 'as typed'],
  ['list of emails, causeId', emailFilterSchema.shape.causeId, 0, 128, 'as typed'],
  ['list of suppressed addresses, q', suppressionFilterSchema.shape.q, 0, 100, 'trimmed'],
  ['approval, practice', approveApplicationSchema.shape.practice, 1, 120, 'trimmed'],
  ['refusal, reason', declineApplicationSchema.shape.reason, 1, 500, 'trimmed'],
  ['claim, zip', claimSchema.shape.zip, 1, 20, 'trimmed'],
  ['claim, invoiceNumber', claimSchema.shape.invoiceNumber, 1, 40, 'trimmed'],
  ['customer, practice', customer.practice, 1, 120, 'trimmed'],
  ['customer, country', customer.country, 0, 2, 'trimmed'],
  ['customer, address', customer.address, 0, 200, 'trimmed'],
  ['customer, apt', customer.apt, 0, 60, 'trimmed'],
  ['customer, city', customer.city, 0, 120, 'trimmed'],
  ['customer, state', customer.state, 0, 60, 'trimmed'],
  ['customer, zip', customer.zip, 0, 20, 'trimmed'],
  ['customer, phone', customer.phone, 0, 40, 'trimmed'],
  ['customer, website', customer.website, 0, 200, 'trimmed'],
  ['customer, licenceNumber', customer.licenceNumber, 0, 60, 'trimmed'],
  ['customer, buyingGroupId', customer.buyingGroupId, 0, 60, 'as typed'],
  ['customer, taxCertificate', customer.taxCertificate, 0, 60, 'trimmed'],
  ['customer, holdReason', customer.holdReason, 0, 200, 'trimmed'],
  ['ship-to address, recipient', shipTo.recipient, 1, 80, 'trimmed'],
  ['ship-to address, country', shipTo.country, 1, 2, 'trimmed'],
  ['ship-to address, address', shipTo.address, 1, 200, 'trimmed'],
  ['ship-to address, apt', shipTo.apt, 0, 60, 'trimmed'],
  ['ship-to address, city', shipTo.city, 1, 120, 'trimmed'],
  ['ship-to address, state', shipTo.state, 0, 60, 'trimmed'],
  ['ship-to address, zip', shipTo.zip, 0, 20, 'trimmed'],
  ['move of an account, reason', customerMoveSchema.shape.reason, 1, 200, 'trimmed'],
  ['merge of accounts, reason', customerMergeSchema.shape.reason, 1, 200, 'trimmed'],
  ['list of customers, buyingGroupId', customerFilterSchema.shape.buyingGroupId, 0, 60, 'as typed'],
  ['list of customers, q', customerFilterSchema.shape.q, 0, 100, 'trimmed'],
  ['delivery, address on record', savedAddressSchema.shape.id, 1, 60, 'as typed'],
  ['delivery address, recipient', deliveryAddressSchema.shape.recipient, 1, 80, 'trimmed'],
  ['delivery address, address', deliveryAddressSchema.shape.address, 1, 200, 'trimmed'],
  ['delivery address, apt', deliveryAddressSchema.shape.apt, 0, 60, 'trimmed'],
  ['delivery address, city', deliveryAddressSchema.shape.city, 1, 120, 'trimmed'],
  ['delivery address, state', deliveryAddressSchema.shape.state, 0, 60, 'trimmed'],
  ['delivery address, zip', deliveryAddressSchema.shape.zip, 0, 20, 'trimmed'],
  ['delivery address, country', deliveryAddressSchema.shape.country, 1, 60, 'trimmed'],
  ['record, id', buyingGroupRecordSchema.shape.id, 1, 60, 'as typed'],
  ['buying group, name', buyingGroupInputSchema.shape.name, 1, 80, 'trimmed'],
  ['preset reason, name', rejectReasonInputSchema.shape.name, 1, 40, 'trimmed'],
  ['preset reason, reason', rejectReasonInputSchema.shape.reason, 1, 500, 'trimmed'],
  ['list of shipping methods, q', shippingMethodFilterSchema.shape.q, 0, 100, 'trimmed'],
  ['list of preset reasons, q', rejectReasonFilterSchema.shape.q, 0, 100, 'trimmed'],
  ['list of changes, resource', recordChangeFilterSchema.shape.resource, 1, 60, 'as typed'],
  ['list of changes, recordId', recordChangeFilterSchema.shape.recordId, 1, 60, 'as typed'],
  ['import, fileName', importInputSchema.shape.fileName, 1, 200, 'trimmed'],
  ['list of buying groups, q', buyingGroupFilterSchema.shape.q, 0, 100, 'trimmed'],
];

const template = emailTemplateInputSchema.shape;
const preview = templatePreviewSchema.shape;

const OF_EMAILS: TextLimit[] = [
  ['template, subject', template.subject, 1, 200, 'trimmed'],
  ['template, mjml', template.mjml, 1, 60_000, 'as typed'],
  ['template, text', template.text, 1, 20_000, 'trimmed'],
  ['preview, subject', preview.subject, 0, 200, 'as typed'],
  ['preview, mjml', preview.mjml, 0, 60_000, 'as typed'],
  ['preview, text', preview.text, 0, 20_000, 'as typed'],
  ['preview, orderNumber', preview.orderNumber.unwrap(), 0, 20, 'as typed'],
  ['list of templates, q', emailTemplateFilterSchema.shape.q, 0, 100, 'trimmed'],
];

const OF_ORDERS: TextLimit[] = [
  ['order, lensId', orderedLensSchema.shape.lensId, 1, null, 'as typed'],
  ['order, patientReference', order.patientReference, 1, 60, 'trimmed'],
  ['order, poNumber', order.poNumber, 0, 40, 'trimmed'],
  ['order, notes', order.notes, 0, 2000, 'trimmed'],
  ['acknowledgement, code', acknowledgementSchema.shape.code, 0, 40, 'as typed'],
  ['acknowledgement, seen', acknowledgementSchema.shape.seen.unwrap(), 0, 300, 'as typed'],
  ['acknowledgement, note', acknowledgementSchema.shape.note, 0, 300, 'trimmed'],
  ['order, changeRequest', eyeClinicalSchema.shape.changeRequest, 0, 500, 'trimmed'],
  ['attachment, name', attachmentSchema.shape.name, 1, 200, 'as typed'],
  ['approval, reason', decisionSchemas.approve.shape.reason, 0, 500, 'trimmed'],
  ['rejection, reason', decisionSchemas.reject.shape.reason, 1, 500, 'trimmed'],
  ['shipment, carrier', decisionSchemas.ship.shape.carrier, 1, 60, 'trimmed'],
  ['shipment, trackingNumber', decisionSchemas.ship.shape.trackingNumber, 0, 80, 'trimmed'],
  ['list of orders, lensId', orderFilterSchema.shape.lensId, 0, 80, 'as typed'],
  ['list of orders, q', orderFilterSchema.shape.q, 0, 100, 'trimmed'],
  ['promised date, reason', promiseMoveInputSchema.shape.reason, 0, MAX_REASON, 'trimmed'],
  ['message, body', orderMessageInputSchema.shape.body, 1, 2000, 'trimmed'],
];

const OF_DRAFTS: TextLimit[] = [
  ['draft, lensId', eyeDraftSchema.shape.lensId, 0, 80, 'as typed'],
  ['draft, name of a value', eyeDraftSchema.shape.values.keyType, 0, 60, 'as typed'],
  ['draft, value', eyeDraftSchema.shape.values.valueType, 0, 600, 'as typed'],
  ['draft, name of an origin', eyeDraftSchema.shape.origins.keyType, 0, 60, 'as typed'],
  ['draft, patientReference', draft.patientReference, 0, 200, 'as typed'],
  ['draft, poNumber', draft.poNumber, 0, 200, 'as typed'],
  ['draft, notes', draft.notes, 0, 5000, 'as typed'],
  ['draft, device', draftInputSchema.shape.device, 1, 80, 'as typed'],
];

const OF_LENSES: TextLimit[] = [
  ['lens, name', lensDefinitionSchema.shape.name, 1, null, 'as typed'],
  ['lens, changeNote', lensDefinitionSchema.shape.changeNote, 0, 500, 'as typed'],
  ['parameter, label.en', numberParameterSchema.shape.label.shape.en, 1, null, 'as typed'],
  ['parameter, label.es', numberParameterSchema.shape.label.shape.es, 1, null, 'as typed'],
  ['option, value', choiceParameterSchema.shape.options.element.shape.value, 1, null, 'as typed'],
  ['surcharge, label.en', surchargeSchema.shape.label.shape.en, 1, null, 'as typed'],
  ['surcharge, label.es', surchargeSchema.shape.label.shape.es, 1, null, 'as typed'],
];

const OF_LETTERS: TextLimit[] = [
  ['direct email, subject', directEmailSchema.shape.subject, 1, 200, 'trimmed'],
  ['direct email, body', directEmailSchema.shape.body, 1, 10_000, 'trimmed'],
  ['letter, name', letterInputSchema.shape.name, 1, 80, 'trimmed'],
  ['letter, subject.en', letterInputSchema.shape.subject.shape.en, 1, 200, 'trimmed'],
  ['letter, subject.es', letterInputSchema.shape.subject.shape.es, 0, 200, 'trimmed'],
  ['letter, body.en', letterInputSchema.shape.body.shape.en, 1, 10_000, 'trimmed'],
  ['letter, body.es', letterInputSchema.shape.body.shape.es, 0, 10_000, 'trimmed'],
  ['letter, token', letterTokenSchema.shape.token, 0, 200, 'as typed'],
];

const OF_USERS: TextLimit[] = [
  ['user, id', userRowSchema.shape.id, 1, 128, 'as typed'],
  ['invitation, token', invitationTokenSchema.shape.token, 0, 200, 'as typed'],
  ['list of users, q', userFilterSchema.shape.q, 0, 200, 'trimmed'],
  ['list of users, an id', userFilterSchema.shape.id.unwrap().element, 0, 128, 'as typed'],
  ['function, userId', functionInputs.deleteUser.shape.userId, 1, 128, 'as typed'],
  ['user, name', userEditSchema.shape.name, 0, 100, 'trimmed'],
  ['function, name', functionInputs.createUser.shape.name, 0, 100, 'trimmed'],
  ['function, password', functionInputs.createUser.shape.password, 8, 128, 'as typed'],
  ['new password', passwordChangeSchema.shape.newPassword, 0, 4096, 'as typed'],
  ['accepted terms, version', acceptTermsSchema.shape.version, 0, 40, 'as typed'],
  ['saved filter, name', savedFilterSchema.shape.name, 1, 40, 'trimmed'],
  ['columns of orders, a name', preferenceSchemas['orders.columns'].element, 0, 40, 'as typed'],
  ['personal text', personalTextSchema, 0, 200, 'as typed'],
  ...PERSONAL_FIELDS.map((name): TextLimit => [
    `profile, ${name}`,
    personal[name],
    0,
    200,
    'as typed',
  ]),
];

/** Every text that has a limit, but for e-mail addresses. */
export const TEXT_LIMITS: TextLimit[] = [
  ...OF_APPLICATIONS,
  ...OF_ORDERS,
  ...OF_EMAILS,
  ...OF_DRAFTS,
  ...OF_LENSES,
  ...OF_LETTERS,
  ...OF_USERS,
];

export const EMAIL_LIMITS: [where: string, schema: ZodType, most: number][] = [
  ['application, contactEmail', application.contactEmail, 200],
  ['forgotten password, email', passwordResetSchema.shape.email, 256],
];
