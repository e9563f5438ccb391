import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { OnboardingStep } from '@/domain/session/onboarding';
import { Wordmark } from '@/shared/brand/wordmark';
import { Card } from '@/shared/ui/page/card';
import { StageRail } from '@/shared/ui/record/stage-rail';

const STEP_LABELS: Readonly<Record<OnboardingStep, string>> = {
  you: 'You',
  company: 'Your company',
  data: 'First data',
  done: 'Done',
};

export type OnboardingFrameProps = {
  readonly step: OnboardingStep;
  readonly steps: readonly OnboardingStep[];
  readonly title: string;
  readonly text: string;
  readonly onLogout: () => void;
  readonly children: ReactNode;
};

/** The frame of every onboarding step, with its progress. */
export function OnboardingFrame({ step, steps, title, text, onLogout, children }: OnboardingFrameProps) {
  const now = steps.indexOf(step);
  const stages = steps.map((id, index) => ({
    id,
    label: STEP_LABELS[id],
    state: index < now ? ('done' as const) : index === now ? ('now' as const) : ('next' as const),
  }));
  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default', px: 'var(--jl-gutter)', pb: 6 }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: 'var(--jl-topbar)',
          maxWidth: 640,
          mx: 'auto',
        }}
      >
        <Wordmark height={28} />
        <Button variant="text" onClick={onLogout}>
          Logout
        </Button>
      </Box>
      <Box component="main" sx={{ maxWidth: 640, mx: 'auto', mt: { xs: 1, md: 5 } }}>
        <Box sx={{ display: { xs: 'none', md: 'block' }, mb: 4 }}>
          <StageRail stages={stages} label="Steps" />
        </Box>
        <Typography sx={{ display: { md: 'none' }, color: 'text.secondary', mb: 1 }}>
          Step {now + 1} of {steps.length}
        </Typography>
        <Typography variant="h1" sx={{ textWrap: 'balance' }}>
          {title}
        </Typography>
        <Typography
          component="p"
          variant="subtitle1"
          sx={{ color: 'text.secondary', mt: 0.5, mb: 3, textWrap: 'pretty' }}
        >
          {text}
        </Typography>
        <Card sx={{ p: { xs: 2, md: 3 } }}>{children}</Card>
      </Box>
    </Box>
  );
}
