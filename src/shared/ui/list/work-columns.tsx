import { numberText, shortNumber } from '@/domain/core/record-number';

import { firstName } from '../../format/words';
import { FIRST_NAME_WIDTH } from '../table/column-widths';
import type { DataColumn } from '../table/data-table';
import { Dash } from '../text/dash';
import { PersonName } from '../text/person-avatar';

type Work = {
  readonly title: string;
  readonly number: number | null;
  readonly numberPrefix: string;
  readonly customerName: string;
};

/** The names of a record's fields, as `labelsOf` gives them. */
type LabelOf<Name extends string> = (name: Name) => string;

/** The title of work: its primary column. */
export function titleColumn<Row extends Work>(labelOf: LabelOf<'title'>): DataColumn<Row> {
  return {
    id: 'title',
    header: labelOf('title'),
    width: 150,
    grow: 4,
    primary: true,
    hideable: false,
    cell: (row) => row.title,
    title: (row) => row.title,
  };
}

/** The number of work, without its prefix. */
export function numberColumn<Row extends Work>(labelOf: LabelOf<'number'>): DataColumn<Row> {
  return {
    id: 'number',
    sortable: true,
    header: labelOf('number'),
    width: 48,
    most: 60,
    muted: true,
    cell: (row) => <span className="tn">{shortNumber(row)}</span>,
    title: numberText,
  };
}

/** The customer of work. */
export function customerColumn<Row extends Work>(labelOf: LabelOf<'customerName'>): DataColumn<Row> {
  return {
    id: 'customer',
    sortable: true,
    header: labelOf('customerName'),
    width: 95,
    grow: 2,
    cell: (row) => row.customerName || <Dash />,
    title: (row) => row.customerName,
  };
}

/** The salesperson of a record. */
export function salespersonColumn<Row extends { readonly salesperson: string }>(
  labelOf: LabelOf<'salesperson'>,
  nameOf: (uid: string) => string,
  people: ReadonlyMap<string, { readonly picture: string }>,
): DataColumn<Row> {
  return {
    id: 'salesperson',
    header: labelOf('salesperson'),
    width: FIRST_NAME_WIDTH,
    cell: ({ salesperson }) =>
      salesperson ? (
        <PersonName name={firstName(nameOf(salesperson))} picture={people.get(salesperson)?.picture ?? ''} />
      ) : (
        <Dash />
      ),
    title: ({ salesperson }) => nameOf(salesperson),
  };
}
