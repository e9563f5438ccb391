import { Path, Svg, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';

import { SIGNATURE_BOX } from '@/domain/jobs/signature';
import type { PaperFact, PaperSection, PaperStop, PaperTick, PaperVisit } from '@/domain/papers/paper';

import { AccountSection } from './account-section';
import { PricedSection } from './priced-section';
import { styles } from './styles';
import { Words } from './words';

/** Points that must be left on a page for a title and the first lines below it. */
const BEGINNING = 48;

/** Points for the heading of a part: a table of amounts below it stays on its page. */
const PART_BEGINNING = 200;

/** The sections of a paper, stacked. */
export function PaperSections({ sections }: { readonly sections: readonly PaperSection[] }) {
  return sections.map((section, index) => <Section key={index} section={section} />);
}

function Section({ section }: { readonly section: PaperSection }) {
  switch (section.kind) {
    case 'columns':
      return <Columns columns={section.columns} />;
    case 'text':
      return (
        <Titled title={section.title}>
          <Words>{section.text}</Words>
        </Titled>
      );
    case 'amounts':
      return <Amounts title={section.title} rows={section.rows} />;
    case 'priced':
      return <PricedSection title={section.title} table={section.table} />;
    case 'account':
      return <AccountSection title={section.title} rows={section.rows} />;
    case 'visits':
      return (
        <Titled title={section.title}>
          {section.visits.map((visit, index) => (
            <Visit key={index} visit={visit} />
          ))}
        </Titled>
      );
    case 'stops':
      return (
        <Titled title={section.title} note={section.note}>
          {section.stops.length === 0 && <Words style={styles.faint}>Nothing planned.</Words>}
          {section.stops.map((stop, index) => (
            <Stop key={index} stop={stop} />
          ))}
        </Titled>
      );
    case 'part':
      return (
        <View style={styles.section} break={section.isNewPage} minPresenceAhead={PART_BEGINNING}>
          <Words style={styles.title}>{section.title}</Words>
          <Words style={styles.faint}>{section.text}</Words>
        </View>
      );
    case 'checklist':
      return (
        <Titled title={section.title}>
          {section.items.map((item, index) => (
            <Tick key={index} item={item} />
          ))}
        </Titled>
      );
    case 'lines':
      return (
        <View style={styles.section} wrap={false}>
          <Words style={styles.sectionTitle}>{section.title}</Words>
          {Array.from({ length: section.count }, (_, index) => (
            <View key={index} style={styles.writingLine} />
          ))}
        </View>
      );
    case 'signed':
      return <Signed signed={section} />;
    case 'signatures':
      return <Signatures signers={section.signers} />;
  }
}

type TitledProps = { readonly title: string; readonly note?: string; readonly children: ReactNode };

/** A section that may span pages, but does not start at the very end of one. */
function Titled({ title, note = '', children }: TitledProps) {
  return (
    <View style={styles.section}>
      <View minPresenceAhead={BEGINNING}>
        <Words style={styles.sectionTitle}>{title}</Words>
        {note !== '' && <Words style={styles.faint}>{note}</Words>}
      </View>
      {children}
    </View>
  );
}

type ColumnsProps = Omit<Extract<PaperSection, { kind: 'columns' }>, 'kind'>;

function Columns({ columns }: ColumnsProps) {
  return (
    <View style={[styles.section, styles.columns]} wrap={false}>
      {columns.map(({ title, facts }) => (
        <View key={title} style={styles.grow}>
          <Words style={styles.sectionTitle}>{title}</Words>
          {facts.map(({ label, value }) => (
            <View key={label} style={styles.fact}>
              <Words style={styles.label}>{label}</Words>
              <Words style={styles.grow}>{value}</Words>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

function Amounts({ title, rows }: { readonly title: string; readonly rows: readonly PaperFact[] }) {
  return (
    <View style={styles.section} wrap={false}>
      <Words style={styles.sectionTitle}>{title}</Words>
      {rows.map(({ label, value }, index) => (
        <View key={index} style={[styles.amount, ...(index === rows.length - 1 ? [styles.total] : [])]}>
          <Words style={styles.grow}>{label}</Words>
          <Words>{value}</Words>
        </View>
      ))}
    </View>
  );
}

function Visit({ visit: { days, times, title, crew } }: { readonly visit: PaperVisit }) {
  return (
    <View style={styles.visit} wrap={false}>
      <View style={styles.visitTime}>
        <Words style={{ fontWeight: 600 }}>{days}</Words>
        <Words style={styles.faint}>{times}</Words>
      </View>
      <View style={styles.grow}>
        <Words>{title}</Words>
        <Words style={styles.faint}>{crew || 'No crew yet'}</Words>
      </View>
    </View>
  );
}

function Stop({ stop: { times, title, lines, steps } }: { readonly stop: PaperStop }) {
  return (
    <View style={styles.visit} wrap={false}>
      <Words style={[styles.visitTime, { fontWeight: 600 }]}>{times}</Words>
      <View style={styles.grow}>
        <Words style={{ fontWeight: 600 }}>{title}</Words>
        {lines.map((line, index) => (
          <Words key={index} style={styles.faint}>
            {line}
          </Words>
        ))}
        {steps.map((text, index) => (
          <Tick key={index} item={{ text, done: false }} />
        ))}
      </View>
    </View>
  );
}

function Tick({ item: { text, done } }: { readonly item: PaperTick }) {
  return (
    <View style={styles.tick} wrap={false}>
      <View style={styles.box}>
        {done && (
          <Svg viewBox="0 0 10 10" style={{ width: 8, height: 8 }}>
            <Path d="M1.5 5 L4 7.5 L8.5 2" stroke="#1a2433" strokeWidth={1.6} fill="none" />
          </Svg>
        )}
      </View>
      <Words style={styles.grow}>{text}</Words>
    </View>
  );
}

function Signed({ signed }: { readonly signed: Extract<PaperSection, { kind: 'signed' }> }) {
  const { title, path, name, at } = signed;
  const { width, height } = SIGNATURE_BOX;
  return (
    <View style={styles.section} wrap={false}>
      <Words style={styles.sectionTitle}>{title}</Words>
      {path === '' ? (
        <Words>{`Typed signature: ${name}`}</Words>
      ) : (
        <Svg viewBox={`0 0 ${width} ${height}`} style={{ width: width * 0.6, height: height * 0.6 }}>
          <Path d={path} stroke="#1a2433" strokeWidth={2.5} fill="none" />
        </Svg>
      )}
      <Words style={styles.faint}>{path === '' ? at : `${name}, ${at}`}</Words>
    </View>
  );
}

function Signatures({ signers }: { readonly signers: readonly PaperFact[] }) {
  return (
    <View style={styles.signatures} wrap={false}>
      {signers.map(({ label, value }) => (
        <View key={label} style={styles.signature}>
          <View style={[styles.grow, styles.signatureLine]}>
            <Words style={styles.faint}>{value === '' ? label : `${label}: ${value}`}</Words>
          </View>
          <View style={[styles.date, styles.signatureLine]}>
            <Words style={styles.faint}>Date</Words>
          </View>
        </View>
      ))}
    </View>
  );
}
