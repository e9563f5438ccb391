import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SPECIAL_WORDS } from '@/domain/access/permission-words';
import { SPECIAL_PERMISSIONS } from '@/domain/access/permissions';
import type { PermissionsEditorProps } from './permission-matrix';

/** The permissions that concern no single area, each with its current effect. */
export function SpecialPermissions({ permissions, onChange }: PermissionsEditorProps) {
  return (
    <Box role="group" aria-label="Everywhere" sx={{ display: 'grid', gap: 1 }}>
      {SPECIAL_PERMISSIONS.map((special) => {
        const isGranted = permissions.includes(special);
        const words = SPECIAL_WORDS[special];
        return (
          <FormControlLabel
            key={special}
            sx={{ marginInline: 0, gap: 1.5 }}
            control={
              <Switch checked={isGranted} onChange={({ target }) => onChange(special, target.checked)} />
            }
            label={
              <>
                <span>{words.label}</span>
                <Typography
                  component="span"
                  variant="caption"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {isGranted ? words.on : words.off}
                </Typography>
              </>
            }
          />
        );
      })}
    </Box>
  );
}
