import IconButton from '@mui/material/IconButton';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import PanelRight from 'lucide-react/icons/panel-right';
import Search from 'lucide-react/icons/search';
import UsersRound from 'lucide-react/icons/users-round';
import { Link } from 'react-router-dom';

import { useUser } from '@/data/session/use-session';
import { joined } from '@/domain/chat/thread';
import { paths } from '@/domain/navigation/paths';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { Icon } from '@/shared/ui/text/icon';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';

export type ConversationHeadProps = {
  title: string;
  names: readonly { readonly uid: string; readonly name: string }[];
  isGroup: boolean;
  picture: string;
  /** The role or business of the other person. */
  detail: string;
  isSearched: boolean;
  onSearch: () => void;
  hasDetails: boolean;
  onDetails: () => void;
};

/** The top of a conversation: with whom, and the ways to its search and its details. */
export function ConversationHead(props: ConversationHeadProps) {
  const { title, names, isGroup, picture, detail, isSearched, onSearch, hasDetails, onDetails } = props;
  const user = useUser();
  const isPhone = useIsPhone();
  const Heading = isPhone ? 'h1' : 'h2';
  const others = names.filter(({ uid }) => uid !== user.uuid).map(({ name }) => name.split(' ')[0] ?? '');
  return (
    <header className="jl-talk-head">
      {isPhone && (
        <IconButton component={Link} to={paths.newChat} aria-label="All conversations">
          <Icon of={ArrowLeft} mirror />
        </IconButton>
      )}
      {isGroup ? (
        <span className="jl-thread-group" aria-hidden>
          <Icon of={UsersRound} />
        </span>
      ) : (
        <PersonAvatar name={title} picture={picture} size={40} />
      )}
      <div className="jl-talk-title">
        {/* Names may come later than the thread; an empty heading would be one without a name. */}
        {title !== '' && <Heading dir="auto">{title}</Heading>}
        <small dir="auto">{isGroup ? joined([...others, 'you']) : detail}</small>
      </div>
      <IconButton aria-label="Search this conversation" aria-pressed={isSearched} onClick={onSearch}>
        <Icon of={Search} />
      </IconButton>
      <IconButton aria-label="Details" aria-pressed={hasDetails} onClick={onDetails}>
        <Icon of={PanelRight} mirror />
      </IconButton>
    </header>
  );
}
