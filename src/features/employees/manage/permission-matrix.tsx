import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ACTION_WORDS, NOUN_WORDS, permissionName } from '@/domain/access/permission-words';
import { PERMISSION_ACTIONS, PERMISSION_NOUNS } from '@/domain/access/permissions';
import type { Permission } from '@/domain/access/permissions';

export type PermissionsEditorProps = {
  readonly permissions: readonly Permission[];
  readonly onChange: (permission: Permission, isGranted: boolean) => void;
};

/** The permissions per area of the company. */
export function PermissionMatrix({ permissions, onChange }: PermissionsEditorProps) {
  return (
    <Table size="small" aria-label="Permissions by area" sx={{ '& td, & th': { paddingInline: 0.5 } }}>
      <TableHead>
        <TableRow>
          <TableCell>Area</TableCell>
          {PERMISSION_ACTIONS.map((action) => (
            <TableCell key={action} align="center" sx={{ width: 64 }}>
              {ACTION_WORDS[action]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {PERMISSION_NOUNS.map((noun) => (
          <TableRow key={noun}>
            <TableCell component="th" scope="row">
              {NOUN_WORDS[noun]}
            </TableCell>
            {PERMISSION_ACTIONS.map((action) => {
              const permission: Permission = `${noun}:${action}`;
              return (
                <TableCell key={action} align="center" padding="none">
                  <Checkbox
                    checked={permissions.includes(permission)}
                    onChange={({ target }) => onChange(permission, target.checked)}
                    slotProps={{ input: { 'aria-label': permissionName(permission) } }}
                  />
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
