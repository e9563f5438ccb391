import type { MailLabelInfo } from '@/api/contract/mail';
import { SUB_STATUS_COLOURS } from '@/domain/core/sub-statuses';
import { subStatusInk } from '@/shared/theme/sub-status';
import { ColourDot } from '@/shared/ui/text/colour-dot';

/** The CSS colour of an own label. */
export function labelInk(color: string | undefined): string {
  return subStatusInk(SUB_STATUS_COLOURS.find((one) => one === color) ?? 'grey');
}

/** The dot of an own label. */
export function LabelDot({ label }: { readonly label: Pick<MailLabelInfo, 'color'> }) {
  return <ColourDot colour={labelInk(label.color)} />;
}
