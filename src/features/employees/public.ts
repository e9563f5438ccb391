/** The employees feature's exports for the app, the onboarding and the company screen. */
export { CompanyRequests } from './requests/company-requests';
export { FormerCompany } from './former-company';
export { WorkAlone } from './work-alone';
