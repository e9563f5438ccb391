import type { ComponentType, ReactNode } from 'react';
import type { ListAddress, ListOrder } from '@/domain/core/list-address';
import type { LineIcon } from '@/shared/theme/line-icon';
import type { ListedRecords, RecordListProps } from '@/shared/ui/list/record-list';
import type { AddressOf } from '@/shared/ui/list/use-list-address';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';
import type { EmptyStateProps } from '@/shared/ui/states/empty-state';
import type { CsvFile } from './export/csv-file';
import type { ListChip } from './list-chips';
import type { StandardView } from './use-saved-views';

/** The selected records, for the actions on them. */
export type Picked<Row> = {
  readonly selected: readonly Row[];
  /** Number of loaded rows, for "Select all". */
  readonly loaded: number;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  /** Given to users who may export. */
  readonly onExport?: () => void;
};

/** The main action of a list, a link; `hint` is its key. */
export type ListAction = {
  readonly label: string;
  readonly to: string;
  readonly icon: LineIcon;
  readonly hint?: string;
};

/** A way to the first record of an empty list. */
export type FirstStep = { readonly label: string; readonly to: string; readonly icon?: LineIcon };

export type ListScreenProps<
  Row extends { readonly uuid: string },
  A extends ListAddress,
  Exported extends { readonly uuid: string } = Row,
> = {
  readonly title: string;
  /** `name` keeps columns and views; `many` is the permission's noun. */
  readonly noun: { readonly name: string; readonly one: string; readonly many: string };
  readonly address: AddressOf<A>;
  readonly list: ListedRecords<Row>;
  /** Its order now; null for its own. Undefined: as in the address, while the list can be ordered. */
  readonly order?: ListOrder | null;
  /** The column by which the list's own order goes, if one does: it has the arrow while no other is chosen. */
  readonly ownOrder?: ListOrder;
  /** Count of all records of the list; null while unknown. */
  readonly all: number | null;
  readonly columns: RecordListProps<Row>['columns'];
  readonly row: Pick<RecordListProps<Row>, 'rowLabel' | 'rowHref' | 'groupOf'>;
  readonly renderCard: NonNullable<RecordListProps<Row>['renderCard']>;
  readonly hiddenAtFirst?: readonly string[];
  /** None for records without search words. */
  readonly search?: { readonly label: string; readonly placeholder?: string };
  /** Pass the same array while nothing changes: chips are slow to render. */
  readonly chips?: readonly ListChip<keyof A['filters'] & string>[];
  /** The standard views; a list without them keeps none. */
  readonly views?: readonly StandardView<A>[];
  /** Above the filters: counts, or the tabs of lists that share a screen. */
  readonly figures?: ReactNode;
  /** Above the rows: what the list leaves out. */
  readonly note?: ReactNode;
  readonly action?: ListAction;
  /** Further entries of the menu, and further buttons at the thumb. */
  readonly menu?: readonly MenuEntry[];
  readonly thumb?: ReactNode;
  /** Shows the same records as a board. */
  readonly onBoard?: () => void;
  /** Its state without any record: where they come from. */
  readonly empty: EmptyStateProps & { readonly steps?: readonly FirstStep[] };
  /** "archived" in the sentences of an empty archive. */
  readonly kind?: 'open' | 'archived';
  /** Count of all that match; null while unknown. Undefined: it follows from `list` and `all`. */
  readonly total?: number | null;
  readonly bulk?: ComponentType<Picked<Row>>;
  /** The file of the whole list, or of the picked records. */
  readonly csv?: (picked: readonly Row[] | null) => Promise<CsvFile<Exported>>;
};
