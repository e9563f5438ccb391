import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { maxLengthOf } from '@/domain/core/bounds';
import { labelsOf } from '@/domain/core/field-path';
import { presetOf, withPermission } from '@/domain/access/permission-lists';
import { PRESET_NAMES, PRESETS } from '@/domain/access/presets';
import type { Permission } from '@/domain/access/permissions';
import type { StaffMember } from '@/domain/employees/staff';
import { userShape } from '@/domain/account/user';
import { FieldGrid } from '@/shared/forms/frame/field-grid';
import { UnsavedChangesGuard } from '@/shared/forms/frame/unsaved-changes-guard';
import { PermissionMatrix } from './permission-matrix';
import { permissionSentences } from './permission-sentences';
import { SpecialPermissions } from './special-permissions';
import { useRightsDraft } from './use-rights-draft';

const CUSTOM = 'Custom';

/** An employee's permissions: a preset or one by one, explained in plain words, saved together. */
export function PermissionsForm({ member }: { readonly member: StaffMember }) {
  const { permissions, jobRole, isDirty, isSaving, refusal, change, save, discard } = useRightsDraft(member);
  const preset = presetOf(permissions);

  const handleChange = (permission: Permission, isGranted: boolean) =>
    change({ permissions: withPermission(permissions, permission, isGranted) });

  return (
    <Box
      component="form"
      noValidate
      aria-label={`What ${member.firstName} may do`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{ display: 'grid', gap: 3 }}
    >
      <FieldGrid>
        <TextField
          select
          label="Preset"
          value={preset ?? CUSTOM}
          onChange={({ target }) => {
            const chosen = PRESET_NAMES.find((name) => name === target.value);
            if (chosen) change({ permissions: PRESETS[chosen] });
          }}
        >
          {PRESET_NAMES.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
          <MenuItem value={CUSTOM} disabled>
            {CUSTOM}
          </MenuItem>
        </TextField>
        <TextField
          label={labelsOf(userShape)('jobRole')}
          value={jobRole}
          onChange={({ target }) => change({ jobRole: target.value })}
          slotProps={{ htmlInput: { maxLength: maxLengthOf(userShape, 'jobRole') } }}
        />
      </FieldGrid>
      <Typography aria-live="polite" sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
        {permissionSentences(permissions).join(' ')}
      </Typography>
      <PermissionMatrix permissions={permissions} onChange={handleChange} />
      <SpecialPermissions permissions={permissions} onChange={handleChange} />
      {refusal !== null && <Alert severity="error">{refusal}</Alert>}
      <Box
        sx={{
          // Unsaved changes stay in view; also covers the frame's own margin.
          ...(isDirty && { position: 'sticky', bottom: 'calc(-1 * var(--jl-gutter))' }),
          display: 'flex',
          gap: 1,
          paddingBlock: '12px var(--jl-gutter)',
          marginBottom: 'calc(-1 * var(--jl-gutter))',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button type="submit" variant="contained" disabled={!isDirty || isSaving} loading={isSaving}>
          Save
        </Button>
        <Button variant="outlined" disabled={!isDirty || isSaving} onClick={discard}>
          Discard
        </Button>
      </Box>
      <UnsavedChangesGuard when={isDirty && !isSaving} />
    </Box>
  );
}
