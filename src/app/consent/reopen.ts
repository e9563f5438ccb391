/** Shows the question about cookies again; its code is not loaded before somebody is asked. */
export function reopen(): void {
  void import('@/data/consent').then(({ reopenConsent }) => reopenConsent());
}
