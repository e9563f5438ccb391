import Box from '@mui/material/Box';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useImperativeHandle, useState, type Ref } from 'react';

import { Icon } from '../ui/text/icon';

export type DropNotice = { title: string; text: string };

export type DropWarningHandle = { show: (notice: DropNotice | null) => void };

/** Warns during a drag. Holds its own state: the calendar must not render under a moving pointer. */
export function DropWarning({ ref }: { ref: Ref<DropWarningHandle> }) {
  const [notice, setNotice] = useState<DropNotice | null>(null);
  useImperativeHandle(ref, () => ({
    show: (next) =>
      setNotice((current) =>
        current?.title === next?.title && current?.text === next?.text ? current : next,
      ),
  }));
  if (!notice) return null;
  return (
    <Box
      role="alert"
      sx={{
        position: 'absolute',
        zIndex: 10,
        top: 64,
        insetInline: 0,
        mx: 'auto',
        width: 'min(320px, calc(100% - 32px))',
        boxSizing: 'border-box',
        p: '12px 16px',
        pointerEvents: 'none',
        border: '1px solid',
        borderColor: 'attention.main',
        borderRadius: '10px',
        bgcolor: 'background.paper',
        boxShadow: 'var(--jl-float-shadow)',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600, color: 'attention.main' }}>
        <Icon of={TriangleAlert} size={18} />
        {notice.title}
      </Box>
      <Box sx={{ mt: 0.5 }}>{notice.text}</Box>
    </Box>
  );
}
