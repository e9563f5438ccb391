/**
 * Everything a person can do to the data, by name, and whether it works without signal. What is not
 * here is a function call and needs the network.
 */
export const INTENTS = {
  createCustomer: { offline: true },
  editCustomer: { offline: true },
  changeCustomerStatus: { offline: true },
  assignSalesperson: { offline: true },
  rescheduleAppointment: { offline: true },
  archiveCustomer: { offline: true },
  restoreCustomer: { offline: true },
  deleteCustomer: { offline: true },
  markSold: { offline: true },
  importCustomers: { offline: false },
  addNote: { offline: true },
  deleteNote: { offline: true },
  editTracker: { offline: true },
  changeStage: { offline: true },
  holdTracker: { offline: true },
  archiveTracker: { offline: true },
  changeLink: { offline: true },
  sendClientMessage: { offline: true },
  readClientMessages: { offline: true },
  createJob: { offline: true },
  editJob: { offline: true },
  changeJobStatus: { offline: true },
  archiveJob: { offline: true },
  planVisit: { offline: true },
  editVisit: { offline: true },
  changeVisitStatus: { offline: true },
  editPrice: { offline: true },
  assignPerson: { offline: true },
  editPriceItem: { offline: true },
  editProfile: { offline: true },
  editCompany: { offline: true },
  shareFigures: { offline: true },
  editDealerPrice: { offline: true },
  editSettings: { offline: true },
  editPreferences: { offline: true },
  finishOnboarding: { offline: false },
} as const satisfies Record<string, { readonly offline: boolean }>;

export type IntentName = keyof typeof INTENTS;
