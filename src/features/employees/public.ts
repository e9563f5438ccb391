/** What the app and the first visit may use of employees. */
export { CompanyRequests } from './requests/company-requests';
