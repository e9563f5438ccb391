import { activityPricedShape, activityShape } from './history/activity';
import { companyShape, rosterShape, settingsShape } from './company/company';
import { connectionShape } from './network/connection';
import { dealerMemberShape, dealerPriceShape } from './dealer/dealer';
import { directoryShape } from './directory/directory';
import { billsShape, entitlementShape, usageShape } from './plans/entitlement';
import { decisionShape } from './estimates/answers/decision';
import { handedOffShape } from './payments/handoff/handed-off';
import { estimateTemplateShape } from './estimates/templates/estimate-template';
import { issuedPaperShape } from './estimates/issued-paper';
import { eventShape } from './calendar/event';
import { fileShape } from './files/file';
import { handoverShape } from './network/handover';
import { importBatchShape, importShape } from './import/import-run';
import { invitationShape } from './employees/invitation';
import { priceShape } from './money/price';
import { cardPaymentsShape } from './payments/card/card-payments';
import { moneySettingsShape } from './money/money-settings';
import { notificationShape } from './notifications/notification';
import { mailLabelShape, mailShape } from './mail/mail';
import { NOUNS } from './nouns';
import { preferencesShape } from './account/preferences';
import { rightsShape } from './access/rights';
import { referralShape } from './referral/referral';
import { priceItemShape } from './money/price-item';
import { postCommentShape, postReportShape, postShape } from './social/post';
import { socialProfileShape } from './social/profile';
import type { Shape } from './core/shape';
import { boardListShape, boardShape, cardCommentShape, cardShape } from './boards/board';
import { messageShape } from './chat/message';
import { threadShape } from './chat/thread';
import { clientUpdateShape } from './client-updates/client-update';
import { mailStopShape } from './client-updates/mail-stop';
import { clientMessageShape, trackingShape } from './trackers/tracker';
import { userShape } from './account/user';

/** Every described collection, for the rules generator, the converters' tests and the rules matrix. */
export const SHAPES: readonly Shape[] = [
  userShape,
  companyShape,
  entitlementShape,
  billsShape,
  cardPaymentsShape,
  usageShape,
  settingsShape,
  moneySettingsShape,
  preferencesShape,
  notificationShape,
  rosterShape,
  invitationShape,
  rightsShape,
  ...NOUNS.map(({ shape }) => shape),
  directoryShape,
  priceShape,
  issuedPaperShape,
  decisionShape,
  estimateTemplateShape,
  handedOffShape,
  priceItemShape,
  activityShape,
  activityPricedShape,
  clientMessageShape,
  clientUpdateShape,
  mailStopShape,
  mailShape,
  mailLabelShape,
  fileShape,
  boardShape,
  boardListShape,
  cardShape,
  cardCommentShape,
  threadShape,
  messageShape,
  trackingShape,
  eventShape,
  importShape,
  importBatchShape,
  postShape,
  postCommentShape,
  postReportShape,
  socialProfileShape,
  connectionShape,
  handoverShape,
  referralShape,
  dealerPriceShape,
  dealerMemberShape,
];
