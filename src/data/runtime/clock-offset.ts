/** How many ms this device's clock is ahead of the server's, to the second; null without an answer. */
export async function clockOffset(): Promise<number | null> {
  const asked = Date.now();
  try {
    const response = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    const told = Date.parse(response.headers.get('date') ?? '');
    return Number.isNaN(told) ? null : (asked + Date.now()) / 2 - told;
  } catch {
    // Without a connection there is nothing to compare with; the next start tries again.
    return null;
  }
}
