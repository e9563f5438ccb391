/**
 * Attributes of an input for e-mail addresses. Not `type="email"`, whose value has an umlaut domain in ASCII:
 * "info@xn--mller-dach-9db.example" would be stored and shown instead of what was typed.
 */
export const EMAIL_TYPING = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
