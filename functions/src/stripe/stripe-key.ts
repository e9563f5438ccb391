/** Stripe's key, or null in a project without one. */
export function stripeKey(): string | null {
  const key = process.env['STRIPE_SECRET_KEY'] ?? '';
  return /^(sk|rk)_/.test(key) ? key : null;
}
