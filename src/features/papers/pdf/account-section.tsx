import { View } from '@react-pdf/renderer';

import type { PaperAccountRow } from '@/domain/papers/paper';

import { priced, styles } from './styles';
import { Words } from './words';

/** Points that must be left on a page for the headings and a first row. */
const BEGINNING = 60;

const HEADS: PaperAccountRow = {
  day: 'Date',
  text: 'What',
  charge: 'Charge',
  credit: 'Credit',
  balance: 'Balance',
};

export type AccountSectionProps = { readonly title: string; readonly rows: readonly PaperAccountRow[] };

/** An account over pages, with the headings on each; its closing row stands out. */
export function AccountSection({ title, rows }: AccountSectionProps) {
  return (
    <View style={styles.section}>
      <View minPresenceAhead={BEGINNING}>
        <Words style={styles.sectionTitle}>{title}</Words>
      </View>
      <View style={priced.table}>
        <View style={[priced.row, priced.heads]} fixed>
          <Cells row={HEADS} />
        </View>
        {rows.map((row, at) => (
          <View key={at} style={[priced.row, ...(at === rows.length - 1 ? [priced.total] : [])]} wrap={false}>
            <Cells row={row} />
          </View>
        ))}
      </View>
    </View>
  );
}

function Cells({ row: { day, text, charge, credit, balance } }: { readonly row: PaperAccountRow }) {
  return (
    <>
      <Words style={priced.day}>{day}</Words>
      <Words style={priced.name}>{text}</Words>
      {[charge, credit, balance].map((cell, at) => (
        <Words key={at} style={priced.cell}>
          {cell}
        </Words>
      ))}
    </>
  );
}
