import type { BusinessSettings } from '@/domain/company/company';
import type { MoneySettings } from '@/domain/money/money-settings';
import { readTaxRate, taxRateText } from '@/domain/money/tax-rate';

/** The defaults of estimates as typed: days and percent as text, empty amounts null. */
export type TypedEstimates = Pick<MoneySettings, 'depositKind' | 'mailsFollowUp'> & {
  readonly validityDays: string;
  readonly depositPercent: string;
  readonly deposit: number | null;
  readonly approvalAbove: number | null;
  readonly followUpDays: string;
  readonly crewHourCost: number | null;
};

export type EstimateSettings = Omit<
  MoneySettings,
  'owner' | 'updatedAt' | 'updatedBy' | 'mailsReminders' | 'reminders' | 'isPartAllowed' | 'mostByCard'
> &
  Pick<BusinessSettings, 'validityDays'>;

/** The settings as the form shows them: what is off is empty. */
export function typedEstimates(settings: EstimateSettings, country: string): TypedEstimates {
  const { depositKind, mailsFollowUp, depositPercent } = settings;
  return {
    depositKind,
    mailsFollowUp,
    validityDays: daysText(settings.validityDays),
    depositPercent: depositPercent === 0 ? '' : taxRateText(depositPercent, country),
    deposit: settings.deposit || null,
    approvalAbove: settings.approvalAbove || null,
    followUpDays: daysText(settings.followUpDays),
    crewHourCost: settings.crewHourCost || null,
  };
}

/** The settings of valid values. */
export function estimateSettings(typed: TypedEstimates, country: string): EstimateSettings {
  const percent = readTaxRate(typed.depositPercent, country);
  return {
    depositKind: typed.depositKind,
    mailsFollowUp: typed.mailsFollowUp,
    validityDays: Number(typed.validityDays),
    depositPercent: 'rate' in percent ? percent.rate : 0,
    deposit: typed.deposit ?? 0,
    approvalAbove: typed.approvalAbove ?? 0,
    followUpDays: Number(typed.followUpDays),
    crewHourCost: typed.crewHourCost ?? 0,
  };
}

const daysText = (days: number) => (days === 0 ? '' : String(days));
