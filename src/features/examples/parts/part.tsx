import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Card } from '@/shared/ui/page/card';
import { TitledSection } from '@/shared/ui/page/titled-section';

export type PartProps = {
  /** The part's name in the code. */
  readonly name: string;
  readonly children: ReactNode;
};

/** One part under its name. */
export function Part({ name, children }: PartProps) {
  return (
    <Card>
      <TitledSection title={name}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, pt: 2 }}>{children}</Box>
      </TitledSection>
    </Card>
  );
}
