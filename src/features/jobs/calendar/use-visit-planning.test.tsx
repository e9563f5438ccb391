import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { atWallClock, dayOf } from '@/domain/time/time';
import { makeJob, makeVisit } from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';
import { useVisitPlanning } from './use-visit-planning';

const ZONE = 'America/Chicago';
const OWNER = 'person-1';
const on = (day: string) => ({
  start: atWallClock(day, '08:00', ZONE),
  end: atWallClock(day, '16:00', ZONE),
});
const stored = makeVisit({ owner: OWNER, jobId: 'job-1', ...on('2026-11-24') });
const moved = { ...stored, ...on('2026-11-25'), updatedBy: OWNER, updatedAt: stored.updatedAt + 1 };
const byOther = { ...stored, ...on('2026-11-27'), updatedBy: 'tom', updatedAt: stored.updatedAt + 2 };

/** A visit of a calendar that is moved to Wednesday; each button shows what arrives from the store. */
function Page() {
  const [rows, setRows] = useState([stored]);
  const { visits, move } = useVisitPlanning(rows);
  return (
    <>
      <p>Planned on {visits.map(({ start }) => dayOf(start, ZONE))}</p>
      <button onClick={() => move(stored, on('2026-11-25'))}>Move</button>
      <button onClick={() => setRows([moved])}>Own change</button>
      <button onClick={() => setRows([byOther])}>Other planner</button>
    </>
  );
}

it.each([
  ['at once', ['Move'], '2026-11-25'],
  ['with its own change', ['Move', 'Own change'], '2026-11-25'],
  ['where another planner put it after that', ['Move', 'Own change', 'Other planner'], '2026-11-27'],
  ['where another planner put it at the same moment', ['Move', 'Other planner'], '2026-11-27'],
])('shows a moved visit %s', async (_when, presses, day) => {
  const { user } = renderRoutes([{ path: '/', element: <Page /> }], '/', {
    rows: { Visits: [stored], Jobs: [makeJob({ owner: OWNER, uuid: 'job-1' })] },
  });
  for (const name of presses) await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(`Planned on ${day}`)).toBeVisible();
});
