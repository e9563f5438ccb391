/** A filter or view as a chip of 36 pixels; set ones have the primary tint. */
export function chipSx(isSet: boolean) {
  return {
    alignItems: 'center',
    height: 36,
    boxSizing: 'border-box',
    border: '1px solid',
    borderColor: isSet ? 'primary.main' : 'divider',
    borderRadius: '10px',
    bgcolor: isSet ? 'primary.tint' : 'background.paper',
    color: isSet ? 'primary.main' : 'text.primary',
    fontFamily: 'inherit',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '&:hover': { bgcolor: isSet ? 'primary.tint' : 'hover' },
    '& svg': { color: isSet ? 'inherit' : 'text.secondary' },
  } as const;
}
