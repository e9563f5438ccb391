import TriangleAlert from 'lucide-react/icons/triangle-alert';

import { Icon } from '../../ui/text/icon';

/** "Priya twice", with a sign beside it. */
export function ClashText({ children }: { children: string }) {
  return (
    <span className="jl-event-clash">
      <Icon of={TriangleAlert} size={12} />
      <span>{children}</span>
    </span>
  );
}
