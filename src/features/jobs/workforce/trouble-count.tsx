import Box from '@mui/material/Box';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { plural } from '@/shared/format/counts';
import { Icon } from '@/shared/ui/text/icon';
import type { Workforce } from './use-workforce';

export type TroubleCountProps = {
  readonly trouble: Pick<Workforce['trouble'], 'twice' | 'away'>;
  /** ISO 3166-1. */
  readonly country: string;
};

/** How many visits book a person twice, or on a day off; nothing without any. */
export function TroubleCount({ trouble: { twice, away }, country }: TroubleCountProps) {
  const sentences = [
    twice > 0 && `${plural(twice, ['visit books', 'visits book'], country)} a person twice`,
    away > 0 && `${plural(away, ['visit is', 'visits are'], country)} on a person’s day off`,
  ].filter((one) => one !== false);
  if (sentences.length === 0) return null;
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'var(--jl-attention)', fontWeight: 500 }}
    >
      <Icon of={TriangleAlert} size={18} />
      <span>{sentences.join(', ')}</span>
    </Box>
  );
}
