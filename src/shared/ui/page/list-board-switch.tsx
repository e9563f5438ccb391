import List from 'lucide-react/icons/list';
import SquareKanban from 'lucide-react/icons/square-kanban';

import { SegmentedControl } from './segmented-control';

const VIEWS = [
  { value: 'list', label: 'List', icon: List },
  { value: 'board', label: 'Board', icon: SquareKanban },
] as const;

export type ListBoardSwitchProps = {
  readonly view: 'list' | 'board';
  /** Shows the same records the other way. */
  readonly onSwitch: () => void;
};

/** The choice between a list and a board of the same records. */
export function ListBoardSwitch({ view, onSwitch }: ListBoardSwitchProps) {
  return (
    <SegmentedControl
      label="View"
      options={VIEWS}
      value={view}
      onChange={(to) => to !== view && onSwitch()}
    />
  );
}
