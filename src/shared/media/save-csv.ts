import { saveFile } from './save-file';

/** Marks the text as UTF-8 for spreadsheets that would guess otherwise. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Downloads a CSV text as a file. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, new Blob([BYTE_ORDER_MARK + text], { type: 'text/csv;charset=utf-8' }));
}
