import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';

export type FormErrorSummaryProps = {
  labels?: Record<string, string>;
};

type Problem = { readonly path: string; readonly text: string };

/** A field of a list, such as `updates.2.text`: several have its name. */
const isOneOfMany = ({ path }: Problem) => /\.\d+\./.test(path);

function flatten(errors: object, prefix = ''): Problem[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof error === 'string') return [{ path, text: error }];
    return typeof error === 'object' && error !== null ? flatten(error, path) : [];
  });
}

/** After a refused submit: the server's error (`setStatus(text)`) and the invalid fields, announced at once. */
export function FormErrorSummary({ labels = {} }: FormErrorSummaryProps) {
  const { errors, status, submitCount, isSubmitting } = useFormikContext();
  const refused: unknown = status;
  const problems = submitCount > 0 && !isSubmitting ? flatten(errors) : [];
  const said = ({ path, text }: Problem, isNamed: boolean) =>
    isNamed && labels[path] !== undefined ? `${labels[path]}: ${text}` : text;
  const hasRefusal = typeof refused === 'string' && refused !== '';
  if (!hasRefusal && problems.length === 0) return null;
  return (
    <Alert severity="error">
      {hasRefusal && refused}
      {!hasRefusal && problems.length === 1 && problems.map((problem) => said(problem, isOneOfMany(problem)))}
      {!hasRefusal && problems.length > 1 && (
        <>
          Please mend these fields:
          <Box component="ul" sx={{ m: 0, paddingInlineStart: '20px' }}>
            {problems.map((problem) => (
              <li key={problem.path}>{said(problem, true)}</li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
}
