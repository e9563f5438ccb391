import Box from '@mui/material/Box';
import { Known } from '../states/known';
import type { KnownStatus } from '../states/known';
import { PersonName } from '../text/person-avatar';
import { SideSection } from './facts';

export type PeopleSectionProps = {
  readonly title: string;
  readonly uids: readonly string[];
  readonly byUid: ReadonlyMap<string, { readonly name: string; readonly picture: string }>;
  /** Of the roster: until it is known, nobody counts as gone. */
  readonly status: KnownStatus;
  /** Shown without people. */
  readonly nobody: string;
};

/** The people of a record in its side column. */
export function PeopleSection({ title, uids, byUid, status, nobody }: PeopleSectionProps) {
  const isAnyGone = uids.some((uid) => !byUid.has(uid));
  return (
    <SideSection title={title}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {uids.length === 0 && nobody}
        {uids.map((uid) => {
          const person = byUid.get(uid);
          return person && <PersonName key={uid} name={person.name} picture={person.picture} />;
        })}
        {isAnyGone && <Known status={status}>Former employee</Known>}
      </Box>
    </SideSection>
  );
}
