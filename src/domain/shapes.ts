import { activityPricedShape, activityShape } from './activity';
import { companyShape, rosterShape, settingsShape } from './company';
import { connectionShape } from './connection';
import { customerShape } from './customer';
import { dealerMemberShape, dealerPriceShape } from './dealer';
import { directoryShape } from './directory/directory';
import { billsShape, entitlementShape, usageShape } from './entitlement';
import { fileShape } from './file';
import { handoverShape } from './handover';
import { importBatchShape, importShape } from './import-run';
import { invitationShape } from './invitation';
import { jobShape, priceShape, visitShape } from './job';
import { preferencesShape } from './preferences';
import { rightsShape } from './rights';
import { referralShape } from './referral';
import { priceItemShape } from './price-item';
import type { Shape } from './shape';
import { clientMessageShape, trackerShape, trackingShape } from './tracker';
import { userShape } from './user';

/** Every described collection: what the rules generator, the converters' tests and the matrix walk. */
export const SHAPES: readonly Shape[] = [
  userShape,
  companyShape,
  entitlementShape,
  billsShape,
  usageShape,
  settingsShape,
  preferencesShape,
  rosterShape,
  invitationShape,
  rightsShape,
  customerShape,
  directoryShape,
  trackerShape,
  jobShape,
  visitShape,
  priceShape,
  priceItemShape,
  activityShape,
  activityPricedShape,
  clientMessageShape,
  fileShape,
  trackingShape,
  importShape,
  importBatchShape,
  connectionShape,
  handoverShape,
  referralShape,
  dealerPriceShape,
  dealerMemberShape,
];
