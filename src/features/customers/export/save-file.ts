/** Marks the text as UTF-8 for spreadsheets that would guess otherwise. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a CSV text to the browser as a file to keep. */
export function saveCsvFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK + text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
