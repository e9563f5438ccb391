import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '@/shared/testing/render-ui';
import { LeadFigureStrip } from './lead-figures';
import type { LeadFigures } from './use-lead-figures';

const figures: LeadFigures = {
  isLoading: false,
  newNow: 0,
  newBefore: 0,
  uncontacted: 0,
  oldestWaitDays: null,
  appointments: 0,
  appointmentsBefore: 0,
  quoted: 0,
};

it.each([
  [1_500, 300, '1,200 more than before'],
  [300, 1_500, '1,200 fewer than before'],
  [4, 4, 'as many as before'],
])('%i after %i reads "%s"', async (newNow, newBefore, words) => {
  renderUi(<LeadFigureStrip {...figures} newNow={newNow} newBefore={newBefore} />);
  expect(await screen.findByText(words)).toBeVisible();
});
