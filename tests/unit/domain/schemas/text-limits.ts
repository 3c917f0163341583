import { PERSONAL_FIELDS } from '#domain/schemas/profile.ts';
import { rowsOf } from '../text-table.ts';

const PERSONAL = PERSONAL_FIELDS.map((name) => `=${name} 0 200`).join(', ');

/**
 * Every text that has a limit, but for e-mail addresses: the schema, then each text with the least and most characters (`-`:
 * no end). The blanks around it are taken off before they are counted, but for those with `=`, which are kept as typed.
 */
export const TEXT_LIMITS = rowsOf(`
  applicationSchema | practice 1 120, address 1 200, apt 0 60, city 1 120, state 0 60, zip 0 20, country 1 2, phone 1 40
  applicationSchema | website 0 200, licenceNumber 1 60, licenceFile 0 200, =buyingGroupId 0 60, notes 0 1000
  applicationSchema | contactName 1 120, contactPhone 0 40
  applicationFilterSchema | q 0 100
  emailFilterSchema | q 0 100, =uid 0 128, =address 0 254, =causeResource 0 40, =causeId 0 128
  suppressionFilterSchema | q 0 100
  approveApplicationSchema | practice 1 120
  declineApplicationSchema | reason 1 500
  claimSchema | zip 1 20, invoiceNumber 1 40
  customerRecordSchema | practice 1 120, country 0 2, address 0 200, apt 0 60, city 0 120, state 0 60, zip 0 20
  customerRecordSchema | phone 0 40, website 0 200, licenceNumber 0 60, taxCertificate 0 60, holdReason 0 200
  customerRecordSchema | =buyingGroupId 0 60
  shipToAddressRecordSchema | recipient 1 80, country 1 2, address 1 200, apt 0 60, city 1 120, state 0 60, zip 0 20
  customerMoveSchema | reason 1 200
  customerMergeSchema | reason 1 200
  customerFilterSchema | =buyingGroupId 0 60, q 0 100
  savedAddressSchema | =id 1 60
  deliveryAddressSchema | recipient 1 80, address 1 200, apt 0 60, city 1 120, state 0 60, zip 0 20, country 1 60
  buyingGroupRecordSchema | =id 1 60
  buyingGroupInputSchema | name 1 80
  buyingGroupFilterSchema | q 0 100
  rejectReasonInputSchema | name 1 40, reason 1 500
  rejectReasonFilterSchema | q 0 100
  shippingMethodFilterSchema | q 0 100
  recordChangeFilterSchema | =resource 1 60, =recordId 1 60
  importInputSchema | fileName 1 200
  emailTemplateInputSchema | subject 1 200, =mjml 1 60000, text 1 20000
  templatePreviewSchema | =subject 0 200, =mjml 0 60000, =text 0 20000, =orderNumber 0 20
  emailTemplateFilterSchema | q 0 100
  orderedLensSchema | =lensId 1 -
  orderContentSchema | patientReference 1 60, poNumber 0 40, notes 0 2000
  acknowledgementSchema | =code 0 40, =seen 0 300, note 0 300
  eyeClinicalSchema | changeRequest 0 500
  attachmentSchema | =name 1 200
  decisionSchemas/approve | reason 0 500
  decisionSchemas/cancel | reason 0 500
  decisionSchemas/produce | reason 0 500
  decisionSchemas/close | reason 0 500
  decisionSchemas/reject | reason 1 500
  decisionSchemas/ship | carrier 1 60, trackingNumber 0 80, reason 0 500
  orderFilterSchema | =lensId 0 80, q 0 100
  promiseMoveInputSchema | reason 0 500
  orderMessageInputSchema | body 1 2000
  eyeDraftSchema | =lensId 0 80, =values/keys 0 60, =values/values 0 600, =origins/keys 0 60
  draftContentSchema | =patientReference 0 200, =poNumber 0 200, =notes 0 5000, =patient/keys 0 60, =patient/values 0 600
  draftInputSchema | =device 1 80
  lensDefinitionSchema | =name 1 -, =changeNote 0 500
  numberParameterSchema | =label/en 1 -, =label/es 1 -
  choiceParameterSchema | =options/[]/value 1 -
  surchargeSchema | =label/en 1 -, =label/es 1 -
  directEmailSchema | subject 1 200, body 1 10000
  letterInputSchema | name 1 80, subject/en 1 200, subject/es 0 200, body/en 1 10000, body/es 0 10000
  letterTokenSchema | =token 0 200
  userRowSchema | =id 1 128
  userFilterSchema | q 0 200, =id/[] 0 128
  userEditSchema | name 0 100
  invitationTokenSchema | =token 0 200
  functionInputs/deleteUser | =userId 1 128
  functionInputs/createUser | name 0 100, =password 8 128
  passwordChangeSchema | =newPassword 0 4096
  acceptTermsSchema | =version 0 40
  savedFilterSchema | name 1 40
  preferenceSchemas | =orders.columns/[] 0 40
  profileSchema | ${PERSONAL}
`);
