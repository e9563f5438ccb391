import type { Customer } from '@/domain/customers/customer';
import type { MergePart } from '@/domain/customers/merge';
import type { Formats } from '@/domain/format/formats';
import { formatAddress } from '@/shared/format/address';
import { formatDateTime, formatDay } from '@/shared/format/dates';
import { formatHomePhone } from '@/shared/format/home-phone';

/** A customer's value of a part in words. */
export function partText(
  customer: Customer,
  { key, fields }: MergePart,
  formats: Formats,
  nameOf: (uid: string) => string,
): string {
  switch (key) {
    case 'address':
      return formatAddress(customer, formats.country);
    case 'phone':
      return formatHomePhone(customer.phone, formats.country) ?? customer.phone;
    case 'salesperson':
      return nameOf(customer.salesperson);
    case 'appointment':
      return customer.appointmentTime === null ? '' : formatDateTime(customer.appointmentTime, formats);
    case 'followUp':
      return customer.nextFollowUp === '' ? '' : formatDay(customer.nextFollowUp, formats);
    case 'insurance': {
      const { carrier, claimNumber, policyNumber, adjuster } = customer.insurance;
      return [carrier, claimNumber, policyNumber, adjuster].filter(Boolean).join(', ');
    }
    default:
      return fields
        .map((field) => customer[field])
        .filter((value) => typeof value === 'string' && value !== '')
        .join(', ');
  }
}
