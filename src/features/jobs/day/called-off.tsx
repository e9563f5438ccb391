import Ban from 'lucide-react/icons/ban';
import { OfferLine } from '@/shared/ui/states/offer-line';

/** Says on a visit or job that its work is cancelled, so that the crew does not begin. */
export function CalledOff() {
  return (
    <OfferLine
      icon={Ban}
      tone="attention"
      text="The office has cancelled this work. Nothing is to be done here; ask the office if you are on site."
    />
  );
}
