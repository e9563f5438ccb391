import Calendar from 'lucide-react/icons/calendar';

import { Icon } from '../ui/text/icon';

/** The calendar on the button of a date field, in the product's own line. */
export function PickerIcon() {
  return <Icon of={Calendar} />;
}
