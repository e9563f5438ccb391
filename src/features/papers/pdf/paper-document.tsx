import { Document, Image, Page, Text, View } from '@react-pdf/renderer';

import type { Letterhead, Paper } from '@/domain/papers/paper';
import { printable } from '@/domain/papers/printable';

import { PaperSections } from './paper-sections';
import { styles } from './styles';
import { Words } from './words';

export type PaperDocumentProps = {
  readonly paper: Paper;
  /** Font families; the first one that has a letter prints it. */
  readonly families: string[];
};

/** A paper as pages: the business's head, the title, the sections, and page numbers. */
export function paperDocument({ paper, families }: PaperDocumentProps) {
  const { title, subject, number, madeAt, pageSize, letterhead, sections, foot } = paper;
  return (
    <Document
      title={printable(`${title}, ${subject}`)}
      author={printable(letterhead.name)}
      creator={printable(letterhead.name)}
      language="en"
    >
      <Page size={pageSize} style={[styles.page, { fontFamily: families }]}>
        <View style={styles.body}>
          <Head letterhead={letterhead} />
          <View style={styles.heading}>
            <View style={styles.grow}>
              <Words style={styles.title}>{title}</Words>
              <Words style={styles.subject}>{subject}</Words>
            </View>
            <View style={styles.numbers}>
              <Words style={styles.number}>{number}</Words>
              <Words style={styles.faint}>{madeAt}</Words>
            </View>
          </View>
          <PaperSections sections={sections} />
        </View>
        <Text style={styles.footer} fixed>
          {printable(`${letterhead.name}, ${title} ${number}`)}
        </Text>
        {foot !== '' && (
          <Text style={styles.foot} fixed>
            {printable(foot)}
          </Text>
        )}
        <Text
          style={styles.pageNumber}
          fixed
          render={({ pageNumber, totalPages }) => `${pageNumber} of ${totalPages}`}
        />
      </Page>
    </Document>
  );
}

function Head({ letterhead: { logo, name, about, contact } }: { readonly letterhead: Letterhead }) {
  return (
    <View style={styles.letterhead}>
      {logo !== '' && <Image src={logo} style={styles.logo} />}
      <View style={styles.grow}>
        <Words style={styles.business}>{name}</Words>
        {about.map((line) => (
          <Words key={line} style={styles.faint}>
            {line}
          </Words>
        ))}
      </View>
      <View style={styles.contact}>
        {contact.map((line) => (
          <Words key={line}>{line}</Words>
        ))}
      </View>
    </View>
  );
}
