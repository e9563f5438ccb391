import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { EmptyLeads } from '@/shared/ui/states/empty-art';
import { useFormat } from '@/shared/format/format-context';
import { formatCount } from '@/shared/format/counts';
import type { ImportWords } from '../kind/import-kind';

const TABLES = '.csv,.txt,.tsv,text/csv';

export type ChooseFileStepProps = {
  readonly words: Pick<ImportWords, 'invitation' | 'fileHint'>;
  readonly takesCards: boolean;
  readonly mostRows: number | null;
  readonly onFile: (file: File) => void;
};

/** The first step: drop or choose a CSV file, or contact cards where they are records of the noun. */
export function ChooseFileStep({ words, takesCards, mostRows, onFile }: ChooseFileStepProps) {
  const { country } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
      sx={{
        position: 'relative',
        overflow: 'clip',
        display: 'grid',
        justifyItems: 'center',
        gap: 2,
        padding: { xs: 3, md: 6 },
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'lineStrong',
        borderRadius: '10px',
        bgcolor: isOver ? 'primary.tint' : undefined,
        textAlign: 'center',
      }}
    >
      <EmptyLeads />
      <Typography variant="h2">{words.invitation}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 460 }}>
        {words.fileHint} In a table the first line holds the column names. You see every row before anything
        is saved.
      </Typography>
      <Button variant="contained" onClick={() => input.current?.click()}>
        {takesCards ? 'Choose a file' : 'Choose a CSV file'}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label="CSV file"
        tabIndex={-1}
        className="visually-hidden"
        accept={takesCards ? `${TABLES},.vcf,text/vcard,text/x-vcard` : TABLES}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // Allows choosing the same file again after correcting it.
          event.target.value = '';
        }}
      />
      <Typography variant="caption">
        or drop it here{mostRows !== null && `; up to ${formatCount(mostRows, country)} rows at once`}
      </Typography>
    </Box>
  );
}
