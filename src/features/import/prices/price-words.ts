import type { ImportWords } from '../kind/import-kind';

/** The words of the import of prices that its steps share with other imports. */
export const PRICE_WORDS: Pick<
  ImportWords,
  'invitation' | 'fileHint' | 'needs' | 'duplicates' | 'choices' | 'updateKeeps'
> = {
  invitation: 'Bring your prices in',
  fileHint:
    'A CSV file from a spreadsheet or the program you used before, one line of your price list in each row: name, unit, price, cost and whether it is taxed.',
  needs: 'Choose a column for the name: every line needs one.',
  duplicates: 'Rows with the name of a line you have',
  choices: [
    { choice: 'skip', label: 'Leave them out' },
    { choice: 'update', label: 'Change what I have to what the file says' },
  ],
  updateKeeps: 'What the file does not say stays, and so does the spelling of the name.',
};
