import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageFrame } from '@/shared/ui/page/page-frame';

export type ExampleFrameProps = {
  readonly title: string;
  /** What the example shows, in a sentence. */
  readonly text: string;
  readonly children: ReactNode;
};

/** An in-house example of Joblane's own components; nothing on it is stored with the business. */
export function ExampleFrame({ title, text, children }: ExampleFrameProps) {
  return (
    <PageFrame title={title} maxWidth={960}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '72ch', mb: 3 }}>
        {text} An in-house example of Joblane’s own components with example data; nothing on this page belongs
        to your business.
      </Typography>
      {children}
    </PageFrame>
  );
}
