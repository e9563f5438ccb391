/** The exports of appointments with leads for other features. */
export { AppointmentDialog } from './appointment-dialog';
export { OutcomeQuestions } from './outcome-questions';
