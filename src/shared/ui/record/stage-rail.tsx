import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';

import { useIsPhone } from '../hooks/use-is-phone';

export type Stage = {
  id: string;
  label: string;
  caption?: string;
  state: 'done' | 'now' | 'next' | 'skipped';
};

export type StageRailProps = { stages: readonly Stage[]; label?: string };

const nodeSx = {
  done: {
    top: '3px',
    width: 10,
    height: 10,
    bgcolor: 'primary.main',
    boxShadow: '0 0 0 3px var(--jl-paper)',
  },
  now: {
    top: '1px',
    width: 14,
    height: 14,
    border: '3px solid var(--jl-primary)',
    bgcolor: 'background.paper',
  },
  next: {
    top: '2px',
    width: 12,
    height: 12,
    border: '2px solid var(--jl-line-strong)',
    bgcolor: 'background.paper',
  },
  skipped: {
    top: '3px',
    width: 10,
    height: 10,
    border: '2px solid var(--jl-primary)',
    bgcolor: 'background.paper',
    boxShadow: '0 0 0 3px var(--jl-paper)',
  },
} as const;

const laneSx = {
  done: { top: '7px', height: '2px', background: 'var(--jl-primary-fill)' },
  skipped: { top: '7px', height: '2px', background: 'var(--jl-primary-fill)' },
  now: { top: '7px', borderTop: '2px dashed var(--jl-line-strong)' },
  next: { top: '7px', borderTop: '2px dashed var(--jl-line-strong)' },
} as const;

const STATE_WORDS = { done: 'done', now: 'now', next: 'ahead', skipped: 'skipped' } as const;

/** A record's progress: passed stages are solid, later ones dashed. Runs sideways on a phone. */
export function StageRail({ stages, label = 'Progress' }: StageRailProps) {
  const isPhone = useIsPhone();
  const rail = useRef<HTMLOListElement>(null);
  const current = useRef<HTMLLIElement>(null);
  const currentId = stages.find((stage) => stage.state === 'now')?.id;
  useLayoutEffect(() => {
    if (!rail.current || !current.current) return;
    const { left, width } = current.current.getBoundingClientRect();
    const frame = rail.current.getBoundingClientRect();
    rail.current.scrollLeft += left - frame.left - (frame.width - width) / 2;
  }, [currentId]);
  const last = isPhone ? '88px' : 'minmax(40px, max-content)';
  return (
    <Box
      component="ol"
      ref={rail}
      aria-label={label}
      // It may scroll sideways, so it must be focusable.
      tabIndex={isPhone ? 0 : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${Math.max(0, stages.length - 1)}, minmax(${isPhone ? '112px' : '64px'}, 1fr)) ${last}`,
        listStyle: 'none',
        m: 0,
        p: 0,
        overflowX: 'auto',
        scrollbarWidth: 'none',
      }}
    >
      {stages.map((stage, index) => (
        <Box
          component="li"
          key={stage.id}
          ref={stage.state === 'now' ? current : undefined}
          aria-current={stage.state === 'now' ? 'step' : undefined}
          sx={{
            position: 'relative',
            pt: '24px',
            paddingInlineEnd: 1,
            fontSize: '0.75rem',
            lineHeight: '1rem',
            color: 'text.secondary',
            '&::before': {
              content: index === stages.length - 1 ? 'none' : '""',
              position: 'absolute',
              insetInline: 0,
              ...laneSx[stage.state],
            },
            '&::after': {
              content: '""',
              position: 'absolute',
              insetInlineStart: 0,
              boxSizing: 'border-box',
              borderRadius: '50%',
              ...nodeSx[stage.state],
            },
          }}
        >
          <Box
            component="b"
            sx={{
              display: 'block',
              color: stage.state === 'next' || stage.state === 'skipped' ? 'text.secondary' : 'text.primary',
              fontWeight: stage.state === 'now' ? 600 : 500,
            }}
          >
            {stage.label}
            <span className="visually-hidden">, {STATE_WORDS[stage.state]}</span>
          </Box>
          {stage.caption}
        </Box>
      ))}
    </Box>
  );
}
