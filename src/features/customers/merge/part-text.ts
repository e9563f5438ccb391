import type { BusinessSettings } from '@/domain/company/company';
import type { Customer } from '@/domain/customers/customer';
import { ownKeyOf } from '@/domain/customers/merge-parts';
import type { MergePart } from '@/domain/customers/merge-parts';
import type { Formats } from '@/domain/format/formats';
import { formatAddress } from '@/shared/format/address';
import { formatDateTime, formatDay } from '@/shared/format/dates';
import { formatHomePhone } from '@/shared/format/home-phone';

/** What the words of a part depend on besides the customer. */
export type PartWords = Pick<BusinessSettings, 'customFields' | 'subStatuses'> & {
  readonly formats: Formats;
  readonly nameOf: (uid: string) => string;
};

/** A customer's value of a part in words. */
export function partText(customer: Customer, part: MergePart, words: PartWords): string {
  const { formats, nameOf, customFields, subStatuses } = words;
  const own = ownKeyOf(part);
  if (own !== null) {
    const text = customer.customFields[own] ?? '';
    const isDate = customFields.some(({ key, kind }) => key === own && kind === 'date');
    return isDate && text !== '' ? formatDay(text, formats) : text;
  }
  switch (part.key) {
    case 'status': {
      const sub = subStatuses.find(({ id }) => id === customer.subStatus)?.label ?? '';
      return [customer.customerStatus, sub].filter(Boolean).join(', ');
    }
    case 'address':
      return formatAddress(customer, formats.country);
    case 'phone':
      return formatHomePhone(customer.phone, formats.country) ?? customer.phone;
    case 'phoneAlt':
      return formatHomePhone(customer.phoneAlt, formats.country) ?? customer.phoneAlt;
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
      return part.fields
        .flatMap((field) => {
          const value = customer[field];
          return typeof value === 'string' && value !== '' ? [value] : [];
        })
        .join(', ');
  }
}
