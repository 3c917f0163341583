import { PERSONAL_FIELDS } from '#domain/address/profile.ts';
import { recordKinds } from '../../../fixtures/record-kinds.ts';
import { rowsOf } from '../text-table.ts';

const PERSONAL = PERSONAL_FIELDS.map((name) => `=${name} 0 200`).join(', ');

/**
 * Every text that has a limit, but for those of a form of their own (an e-mail address, a host, a time zone): the schema or
 * several, then each text with the least and most characters (`-`: no end). The blanks around it are taken off before they
 * are counted, but for those with `=`, which are kept as typed. One with `~` takes no blank at all.
 */
export const TEXT_LIMITS = rowsOf(`
  ${recordKinds.map(([, { textLimits }]) => textLimits).join('\n')}
  # the records that staff maintain, and the lists of such
  agreedPriceRecordSchema, consultantRatingSchema | =id 1 60
  consultantRequestSchema, customerRecordSchema, emailTemplateSchema, guideRecordSchema | =id 1 60
  campaignSchema, priceDryRunInputSchema, savedAddressSchema | =id 1 60
  shipToAddressRecordSchema | =id 1 60
  agreedPriceFilterSchema, checkoutFilterSchema | =id/[] 1 60, q 0 100
  consultantRatingFilterSchema, consultantRequestFilterSchema, creditEntryFilterSchema | =id/[] 1 60, q 0 100
  creditFilterSchema, emailTemplateFilterSchema, guideRecordFilterSchema, invoiceFilterSchema | =id/[] 1 60, q 0 100
  journalBatchFilterSchema, campaignFilterOfListSchema, payerFilterSchema, paymentFilterSchema | =id/[] 1 60, q 0 100
  payoutFilterSchema, receivableFilterSchema | =id/[] 1 60, q 0 100
  returnRequestFilterSchema | =id/[] 1 60, q 0 100
  balanceFilterSchema | =id/[] 1 60, q 0 100, =payoutId 1 255
  shipToAddressFilterSchema, shippingMethodFilterSchema, writeOffFilterSchema | =id/[] 1 60, q 0 100
  applicationSchema | practice 1 120, address 1 200, apt 0 60, city 1 120, state 0 60, zip 0 20, country 1 2, phone 1 40
  applicationSchema | website 0 200, licenceNumber 1 60, licenceFile 0 200, =buyingGroupId 0 60, notes 0 1000
  applicationSchema | contactName 1 120, contactPhone 0 40
  applicationFilterSchema | q 0 100
  emailFilterSchema | q 0 100, =uid 0 128, =address 0 254, =causeResource 0 40, =causeId 0 128
  checkoutDecisionSchema | reason 1 200
  memberChangeSchema | =newOwner 1 128
  liftInputSchema | reason 1 300
  suppressionFilterSchema | q 0 100, =id/[] 0 254
  approveApplicationSchema | practice 1 120
  declineApplicationSchema | reason 1 500
  claimSchema | zip 1 20, invoiceNumber 1 40
  customerRecordSchema | practice 1 120, country 0 2, address 0 200, apt 0 60, city 0 120, state 0 60, zip 0 20
  customerRecordSchema | phone 0 40, website 0 200, licenceNumber 0 60, taxCertificate 0 60, holdReason 0 200
  customerRecordSchema | =buyingGroupId 0 60, otherNumber 0 60
  shipToAddressRecordSchema | recipient 1 80, country 1 2, address 1 200, apt 0 60, city 1 120, state 0 60, zip 0 20
  customerMoveSchema | reason 1 200
  customerMergeSchema | reason 1 200
  customerFilterSchema | =buyingGroupId 0 60, q 0 100
  deliveryAddressSchema | recipient 1 80, address 1 200, apt 0 60, city 1 120, state 0 60, zip 0 20, country 1 60
  recordChangeFilterSchema | =resource 1 60, =recordId 1 60
  importInputSchema | fileName 1 200, =content 1 4000000
  importCheckSchema | =mapping/[] 0 60
  emailTemplateInputSchema | subject 1 200, =mjml 1 60000, text 1 20000
  templatePreviewSchema | =subject 0 200, =mjml 0 60000, =text 0 20000, =orderNumber 0 20
  orderedLensSchema | =lensId 1 -
  orderContentSchema | patientReference 1 60, poNumber 0 40, notes 0 2000, patientName 0 80
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
  eyeDraftSchema | =quantity 0 60
  fittingOriginSchema | =lensId 0 80, =values/keys 0 60, =values/values/text 0 60, =values/values/source 0 200
  fittingOriginSchema | =notTaken/[]/field 0 60
  draftContentSchema | =patientReference 0 200, =poNumber 0 200, =notes 0 5000, =patient/keys 0 60, =patient/values 0 600
  draftContentSchema | =patientName 0 200
  draftInputSchema | =device 1 80
  lensDefinitionSchema | =name 1 -, =changeNote 0 500
  numberParameterSchema | =label/en 1 -, =label/es 1 -
  choiceParameterSchema | =options/[]/value 1 -
  surchargeSchema | =label/en 1 -, =label/es 1 -
  directEmailSchema | subject 1 200, body 1 10000
  campaignInputSchema | name 1 80, subject/en 1 200, subject/es 0 200, body/en 1 10000, body/es 0 10000
  campaignTokenSchema | =token 0 200
  userRowSchema | =id 1 128
  userFilterSchema | q 0 200, =id/[] 0 128
  userEditSchema | name 0 100
  invitationTokenSchema | =token 0 200
  functionInputs/deleteUser | =userId 1 128
  functionInputs/setRole | =newOwners/[]/userId 1 128
  functionInputs/createUser | name 0 100, =password 8 128
  passwordChangeSchema | =newPassword 0 4096
  acceptTermsSchema | =version 0 40
  savedFilterSchema | name 1 40
  preferenceSchemas | =orders.columns/[] 0 40
  keptListsSchema/lists/values/savedQueries/[] | label 1 60, =value/filter/keys 1 60, =value/filter/values/0/0 0 200
  eventChoicesSchema | =keys 0 40
  # the ids of a user, twice, and the numbers of an invoice, a payment, two accounts and a request
  changeEventSchema | =2/id 0 128, =3/id 0 128, =5/id 0 40, =6/id 0 40, =8/id 0 40, =9/id 0 40, =10/id 0 40
  checkoutInputSchema | shares/[]/invoiceNumber 1 40, memo 0 140, =methodId 1 255
  creditUseInputSchema | =shares/[]/invoiceNumber 1 40
  creditInputSchema, refundInputSchema, writeOffInputSchema | reason 1 200
  paymentInputSchema | reference 0 60, note 0 200
  paymentFilterSchema, writeOffFilterSchema | =invoiceNumber 0 40
  journalSettingsInputSchema | accounts/values/code 0 20, accounts/values/name 1 100
  agreedPriceInputSchema | lensId 1 60, part 1 40, =buyingGroupId 1 60, note 0 200
  agreedPriceFilterSchema | =buyingGroupId 0 60, =lensId 0 60
  returnRequestInputSchema | 0/note 0 500, 1/note 1 500
  returnDecisionInputSchema | 1/reason 1 500
  guideRecordInputSchema | titleEn 1 120, titleEs 1 120, bodyEn 1 2000, bodyEs 1 2000, sourceTitle 1 200, sourceVersion 0 60
  # twice as long as the 600 characters of a question, which may be longer once it is masked
  modelQuestionSchema | text 1 1200
  modelQuestionSchema/before | =lens 0 60, =values/keys 0 30, =values/values 0 24, =intent 0 60, =asked 0 60
  consultantRatingInputSchema | =pass 0 200, =website 0 200, comment 0 500, question 1 1000, ~intent 0 60, =citations/[] 0 200
  consultantRequestInputSchema | practice 1 120, contactName 1 120, phone 0 40, question 1 3000, ~fitting 0 12000
  consultantRequestEditSchema | =assignee 0 128, note 0 2000
  consultantRequestFilterSchema | =assignee 0 128
  consultantLensSchema | =combinations/[]/2/because/en 1 -, =combinations/[]/2/because/es 1 -
  personalTextSchema | = 0 200
  profileSchema | ${PERSONAL}
`);
