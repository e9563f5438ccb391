import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { useViewer } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';

export type PersonLinkProps = { readonly uid: string; readonly name: string };

/** A person's name, which leads to their profile. */
export function PersonLink({ uid, name }: PersonLinkProps) {
  const viewer = useViewer();
  return (
    <MuiLink
      component={Link}
      to={uid === viewer.uid ? paths.socialProfile : paths.socialProfileOf(uid)}
      color="inherit"
      underline="hover"
      sx={{ fontWeight: 600 }}
    >
      {name}
    </MuiLink>
  );
}
