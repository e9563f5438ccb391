/** Loads the dialogs of a table of lines once, outside the timeouts of single tests. */
export async function loadLineDialogs(): Promise<void> {
  await Promise.all([
    import('@/features/money-lines/line-dialog'),
    import('@/features/money-lines/price-list-dialog'),
  ]);
}
