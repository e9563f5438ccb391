import Box from '@mui/material/Box';
import { ExampleFrame } from '../example-frame';
import { ChoiceParts } from './choice-parts';
import { PageParts } from './page-parts';
import { StateParts } from './state-parts';
import { TextParts } from './text-parts';

/** /app/extra/parts: each part that screens are made of, once, for the next screen to pick from. */
export function PartsPage() {
  return (
    <ExampleFrame title="Parts" text="What every screen is made of, each part once.">
      <Box sx={{ display: 'grid', gap: 3 }}>
        <ChoiceParts />
        <TextParts />
        <PageParts />
        <StateParts />
      </Box>
    </ExampleFrame>
  );
}
