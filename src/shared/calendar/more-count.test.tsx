import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MoreCount } from './more-count';

it("adds the events of its cell's day that were not given to the calendar library", () => {
  const left = new Map([
    ['2026-11-27', 5],
    ['2026-11-28', 9],
  ]);
  const cells = (hidden: number) =>
    ['2026-11-27', '2026-11-29'].map((day) => (
      <div key={day} data-date={day}>
        <MoreCount hidden={hidden} left={left} />
      </div>
    ));
  const { rerender } = render(cells(3));
  expect(screen.getByText('+8 more')).toBeVisible();
  expect(screen.getByText('+3 more')).toBeVisible();
  rerender(cells(4));
  expect(screen.getByText('+9 more')).toBeVisible();
});
