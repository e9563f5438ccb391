import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { toAppError } from '@/data/base/app-error';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { Card } from '@/shared/ui/page/card';

import { closingSchema } from './settings/settings.schema';

export type CloseCompanyCardProps = {
  readonly name: string;
  /** Rejects with AppError; 'conflict' names the remaining members. */
  readonly onClose: () => Promise<void>;
};

/** Closes a company without other members: its records become the closing user's own business. */
export function CloseCompanyCard({ name, onClose }: CloseCompanyCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">Close company</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          Everybody else has to be removed first. All customers, trackers and jobs then belong to you alone,
          and tracking links go on.
        </Typography>
      </Box>
      <Box>
        <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
          Close company
        </Button>
      </Box>
      <FormikDialog
        open={isAsking}
        title={`Close ${name}?`}
        submitLabel="Close company"
        initialValues={{ confirm: '' }}
        validationSchema={closingSchema(name)}
        onSubmit={async (_values, { setStatus }) => {
          try {
            await onClose();
            setIsAsking(false);
          } catch (error) {
            setStatus(toAppError(error).message);
          }
        }}
        onClose={() => setIsAsking(false)}
      >
        <Typography>You go on alone with everything the company has. Nothing is deleted.</Typography>
        <FormTextField name="confirm" label="Name of the company" required autoComplete="off" />
      </FormikDialog>
    </Card>
  );
}
