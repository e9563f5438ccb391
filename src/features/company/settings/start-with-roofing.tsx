import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';

export type StartWithRoofingProps<V> = {
  /** The filled list of the form. */
  readonly field: keyof V & string;
  readonly list: () => readonly unknown[];
};

/** A button that fills an empty list with our roofing defaults and saves it. */
export function StartWithRoofing<V extends Readonly<Record<keyof V, readonly unknown[]>>>({
  field,
  list,
}: StartWithRoofingProps<V>) {
  const { values, isSubmitting, setFieldValue, submitForm } = useFormikContext<V>();
  if (values[field].length > 0) return null;
  const takeOver = async () => {
    await setFieldValue(field, list());
    await submitForm();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography sx={{ color: 'text.secondary' }}>
        None yet. Add your own below, or take over what roofers usually work with; you can change all of it.
      </Typography>
      <Button variant="outlined" disabled={isSubmitting} onClick={() => void takeOver()}>
        Start with our roofing lists
      </Button>
    </Box>
  );
}
