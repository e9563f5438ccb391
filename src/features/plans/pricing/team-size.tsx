import { useEffect } from 'react';
import { useRoster } from '@/data/session/use-settings';
import { teamSize } from '@/domain/plans/plan-choice';

export type TeamSizeProps = { readonly onKnown: (people: number) => void };

/** Hands over the number of people in the signed-in user's company. Shows nothing. */
export function TeamSize({ onKnown }: TeamSizeProps) {
  const size = teamSize(useRoster().people);
  useEffect(() => onKnown(size), [onKnown, size]);
  return null;
}
