import Calendar from 'lucide-react/icons/calendar';

import { Icon } from '../../ui/text/icon';

/** The calendar icon of a date field's button. */
export function PickerIcon() {
  return <Icon of={Calendar} />;
}
