import { Suspense } from 'react';

import { useFormat } from '../../format/format-context';
import { formatHomePhone } from '../../format/home-phone';
import { lazy } from '../states/lazy';

type Foreign = { readonly phone: string; readonly country: string };

const AnyPhone = lazy<Foreign>(
  async () => {
    const { formatPhone } = await import('../../format/phone');
    return { default: ({ phone, country }) => formatPhone(phone, country) };
  },
  ({ phone }) => phone,
);

export type PhoneTextProps = {
  /** As stored ("+18175550112") or as typed. */
  phone: string;
  empty?: string;
};

/** A phone number as people write it; the rules of other countries load for the first foreign number. */
export function PhoneText({ phone, empty = '–' }: PhoneTextProps) {
  const { country } = useFormat();
  if (phone === '') return empty;
  return (
    formatHomePhone(phone, country) ?? (
      <Suspense fallback={phone}>
        <AnyPhone phone={phone} country={country} />
      </Suspense>
    )
  );
}
