import { View } from '@react-pdf/renderer';

import type { PricedRow, PricedTable } from '@/domain/papers/paper';

import { priced, styles } from './styles';
import { Words } from './words';

/** Points that must be left on a page for the headings and a first line. */
const BEGINNING = 60;

/** Lines of a description that stay with the line's name, and that stay with the sums below it. */
const KEPT = 3;

export type PricedSectionProps = { readonly title: string; readonly table: PricedTable };

/** Lines with amounts: the headings stand on each page, and the sums are never parted from the last line. */
export function PricedSection({ title, table }: PricedSectionProps) {
  const { columns, rows, sums } = table;
  const last = rows.at(-1);
  const style = columns.length > 2 ? [priced.table, priced.small] : priced.table;
  return (
    <View style={styles.section}>
      <View minPresenceAhead={BEGINNING}>
        <Words style={styles.sectionTitle}>{title}</Words>
      </View>
      <View style={style}>
        <View style={[priced.row, priced.heads]} fixed>
          <Words style={priced.name}>Line</Words>
          <Words style={priced.quantity}>Quantity</Words>
          <Words style={priced.price}>Price</Words>
          {columns.map((column, at) => (
            <Words key={at} style={priced.cell}>
              {column}
            </Words>
          ))}
        </View>
        {rows.slice(0, -1).map((row, at) => (
          <Row key={at} row={row} />
        ))}
        {last && <LastRow row={last} sums={sums} />}
      </View>
    </View>
  );
}

/** A long description goes on over pages; its beginning stays with the name. */
function Row({ row }: { readonly row: PricedRow }) {
  const { head, rest } = parts(row);
  return (
    <>
      <RowHead row={row} about={head} />
      {rest.map((line, at) => (
        <About key={at} text={line} />
      ))}
    </>
  );
}

function LastRow({ row, sums }: { readonly row: PricedRow; readonly sums: PricedTable['sums'] }) {
  const { head, rest } = parts(row);
  const tail = rest.slice(-KEPT);
  const isLong = rest.length > 0;
  return (
    <>
      {isLong && <RowHead row={row} about={head} />}
      {rest.slice(0, -KEPT).map((line, at) => (
        <About key={at} text={line} />
      ))}
      <View wrap={false}>
        {!isLong && <RowHead row={row} about={head} />}
        {tail.map((line, at) => (
          <About key={at} text={line} />
        ))}
        {sums.map(({ label, cells }, at) => (
          <View key={at} style={[priced.row, ...(at === sums.length - 1 ? [priced.total] : [])]}>
            <Words style={priced.sum}>{label}</Words>
            {cells.map((cell, column) => (
              <Words key={column} style={priced.cell}>
                {cell}
              </Words>
            ))}
          </View>
        ))}
      </View>
    </>
  );
}

function RowHead({ row, about }: { readonly row: PricedRow; readonly about: string }) {
  const { name, quantity, price, cells } = row;
  return (
    <View style={priced.row} wrap={false}>
      <View style={priced.name}>
        <Words>{name}</Words>
        {about !== '' && <Words style={styles.faint}>{about}</Words>}
      </View>
      <Words style={priced.quantity}>{quantity}</Words>
      <Words style={priced.price}>{price}</Words>
      {cells.map((cell, at) => (
        <Words key={at} style={priced.cell}>
          {cell}
        </Words>
      ))}
    </View>
  );
}

function About({ text }: { readonly text: string }) {
  return <Words style={[styles.faint, priced.about]}>{text}</Words>;
}

/** The first lines of a description, and the others one by one. */
function parts({ about }: PricedRow): { readonly head: string; readonly rest: readonly string[] } {
  const lines = about.split('\n');
  return { head: lines.slice(0, KEPT).join('\n'), rest: lines.slice(KEPT) };
}
