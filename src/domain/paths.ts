/**
 * Every address of the product. Pages link through these builders only; the spelling is the
 * specification's, typos included (`/app/managment/customer_calendar`).
 */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  registerUnprotected: '/register-unprotected',
  onboarding: '/onboarding',
  notFound: '/404',
  pricing: '/pricing',
  app: '/app',
  dashboard: '/app/reports/dashboard',
  dashboardAlternative: '/app/reports/dashboard-alternative',
  account: '/app/account',
  company: '/app/company',
  addCompany: '/app/add_company',
  customers: '/app/management/customers',
  customerCalendar: '/app/managment/customer_calendar',
  customerCalendarAlias: '/app/management/customer_calendar',
  clientArchive: '/app/management/clientArchive',
  newCustomer: '/app/customers/new',
  importCustomers: '/app/customers/import',
  trackers: '/app/management/trackers',
  jobArchive: '/app/management/jobArchive',
  jobs: '/app/management/jobs',
  newJob: '/app/management/jobs/create',
  customer: (id: string) => `/app/customers/${id}`,
  editCustomer: (id: string) => `/app/customers/${id}/edit`,
  tracker: (id: string) => `/app/management/trackers/${id}`,
  job: (id: string) => `/app/management/jobs/${id}`,
  tracking: (link: string) => `/tracking/${link}`,
} as const;
