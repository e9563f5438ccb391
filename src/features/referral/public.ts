export { keepReferralCode } from './kept-code';
export { useRedeemReferral } from './use-redeem-referral';
