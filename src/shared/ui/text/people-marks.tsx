import { Dash } from './dash';
import { PersonAvatar } from './person-avatar';

export type PeopleMarksProps = {
  readonly people: readonly { readonly name: string; readonly picture: string }[];
  /** The others are counted. */
  readonly most?: number;
};

/** The pictures of a few people; screen readers hear all names. */
export function PeopleMarks({ people, most = 2 }: PeopleMarksProps) {
  if (people.length === 0) return <Dash />;
  const names = people.map(({ name }) => name).join(', ');
  // Two pictures take less room than one and a number of one digit.
  const shown = people.slice(0, people.length > most ? most - 1 : most);
  const more = people.length - shown.length;
  return (
    <span className="jl-people">
      {shown.map(({ name, picture }, at) => (
        <PersonAvatar key={`${at} ${name}`} name={name} picture={picture} />
      ))}
      {more > 0 && (
        <span className="tn" aria-hidden>
          +{more}
        </span>
      )}
      <span className="visually-hidden">{names}</span>
    </span>
  );
}
