import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { problemsIn, sent, startedOver, STEPS, wentTo } from './roof-request';
import type { RequestState } from './roof-request';
import { StepFields } from './step-fields';

/** The form's three steps; Next checks the current one. */
export function RequestSteps() {
  const step = useSelector((state: RequestState) => state.step);
  const isSent = useSelector((state: RequestState) => state.isSent);
  const values = useSelector((state: RequestState) => state.values);
  const dispatch = useDispatch();
  const [isChecked, setIsChecked] = useState(false);
  const problems = problemsIn(step, values);
  const isLast = step === STEPS.length - 1;

  const goTo = (next: number) => {
    setIsChecked(false);
    dispatch(wentTo(next));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (Object.keys(problems).length > 0) setIsChecked(true);
    else if (isLast) dispatch(sent());
    else goTo(step + 1);
  };

  if (isSent) {
    return (
      <Alert
        severity="success"
        action={
          <Button color="inherit" onClick={() => dispatch(startedOver())}>
            Start over
          </Button>
        }
      >
        Request read for {values.name.trim()}. Nothing was stored.
      </Alert>
    );
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      aria-label={STEPS[step]}
      sx={{ display: 'grid', gap: 3 }}
    >
      <Stepper activeStep={step}>
        {STEPS.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <StepFields step={step} values={values} problems={isChecked ? problems : {}} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained">
          {isLast ? 'Send request' : 'Next'}
        </Button>
        {step > 0 && (
          <Button variant="outlined" onClick={() => goTo(step - 1)}>
            Back
          </Button>
        )}
      </Box>
    </Box>
  );
}
