/** The looks of tables of prices; columns with the class `wide` fold on a phone. */
export const priceTableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    py: 1,
    paddingInlineEnd: 2,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontWeight: 500,
  },
  '& thead th': { color: 'text.secondary' },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& .wide': { display: { xs: 'none', sm: 'table-cell' } },
  '& td:last-child, & thead th:last-child': { paddingInlineEnd: 0 },
} as const;
