import { useState } from 'react';

/**
 * Gives the same object for as long as `key` stays the same. MUI's Autocomplete throws away what is being
 * typed when its value is another object, even one with the same options.
 */
export function useSteady<Value>(value: Value, key: string): Value {
  const [kept, keep] = useState({ key, value });
  if (kept.key === key) return kept.value;
  keep({ key, value });
  return value;
}
