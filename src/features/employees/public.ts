/** What the app, the first visit and the company's screen may use of employees. */
export { CompanyRequests } from './requests/company-requests';
export { FormerCompany } from './former-company';
export { WorkAlone } from './work-alone';
