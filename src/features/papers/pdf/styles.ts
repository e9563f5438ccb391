import { StyleSheet } from '@react-pdf/renderer';

const INK = '#1a2433';
const FAINT = '#566273';
const LINE = '#d5dbe3';

/** A table of lines with amounts. */
export const priced = StyleSheet.create({
  table: { borderTopWidth: 1, borderTopColor: LINE },
  // Five columns of amounts fit beside the lines.
  small: { fontSize: 8 },
  row: { flexDirection: 'row', gap: 8, paddingVertical: 4, borderBottomWidth: 1, borderBottomColor: LINE },
  heads: { color: FAINT },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  about: { paddingRight: 220 },
  day: { width: 88 },
  quantity: { width: 72, textAlign: 'right' },
  price: { width: 58, textAlign: 'right' },
  cell: { width: 62, textAlign: 'right' },
  sum: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  total: { fontWeight: 600, borderBottomWidth: 0 },
});

/** The style of papers, in points: one column of grey labels and dark text, with separating lines. */
export const styles = StyleSheet.create({
  page: { padding: 54, paddingTop: 48, paddingBottom: 58, color: INK },
  // Only for the content: below a page with a line height, no page number is drawn.
  body: { fontSize: 9.5, lineHeight: 1.45 },
  letterhead: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    paddingBottom: 14,
    marginBottom: 18,
    borderBottomWidth: 1,
    borderBottomColor: LINE,
  },
  logo: { height: 52, maxWidth: 156, marginRight: 14, borderRadius: 4, objectFit: 'contain' },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  business: { fontSize: 14, fontWeight: 600, lineHeight: 1.25, marginBottom: 3 },
  faint: { color: FAINT },
  contact: { color: FAINT, alignItems: 'flex-end', marginLeft: 24, maxWidth: 190 },
  heading: { flexDirection: 'row', marginBottom: 18 },
  title: { fontSize: 20, fontWeight: 600, lineHeight: 1.2 },
  subject: { fontSize: 11, marginTop: 3 },
  numbers: { alignItems: 'flex-end', marginLeft: 24 },
  number: { fontSize: 11, fontWeight: 600, marginTop: 6 },
  section: { marginBottom: 15 },
  sectionTitle: { fontSize: 11, fontWeight: 600, marginBottom: 5 },
  columns: { flexDirection: 'row', gap: 28 },
  fact: { flexDirection: 'row', marginBottom: 2 },
  label: { width: 78, color: FAINT },
  amount: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 4,
    borderBottomWidth: 1,
    borderBottomColor: LINE,
  },
  total: { fontWeight: 600, fontSize: 11 },
  visit: { flexDirection: 'row', gap: 12, paddingVertical: 5, borderTopWidth: 1, borderTopColor: LINE },
  visitTime: { width: 150 },
  tick: { flexDirection: 'row', marginBottom: 5 },
  box: {
    width: 10,
    height: 10,
    borderWidth: 1,
    borderColor: INK,
    borderRadius: 1.5,
    marginRight: 8,
    marginTop: 2,
  },
  writingLine: { height: 20, borderBottomWidth: 1, borderBottomColor: LINE },
  signatures: { marginTop: 20, gap: 34 },
  signature: { flexDirection: 'row', gap: 24 },
  signatureLine: { borderTopWidth: 1, borderTopColor: INK, paddingTop: 4 },
  date: { width: 130 },
  footer: { position: 'absolute', left: 54, bottom: 32, fontSize: 8, color: FAINT },
  foot: { position: 'absolute', left: 54, bottom: 20, fontSize: 7, color: FAINT },
  // As wide as the page's text: the number's width is unknown until the pages are counted.
  pageNumber: {
    position: 'absolute',
    left: 54,
    right: 54,
    bottom: 32,
    fontSize: 8,
    color: FAINT,
    textAlign: 'right',
  },
});
