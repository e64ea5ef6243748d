import type { Comment, CommentReaction } from '@cloudstreet/sdk';
import { commentMutations, type FlightAccess } from '@cloudstreet/sdk/react';
import { Tooltip } from '@cloudstreet/ui/controls/Tooltip';
import { visuallyHidden } from '@cloudstreet/ui/theme';
import { useUnits } from '@cloudstreet/ui/values';
import { useMutation } from '@tanstack/react-query';
import { SmilePlus } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Popover, ToggleButton } from 'react-aria-components';
import { useApp } from '../../../app/context.js';
import { lazyWithRetry } from '../../../app/lazy-with-retry.js';
import { useMessages } from '../../../app/messages.js';
import { useMe } from '../../../app/session.js';
import * as styles from './Comments.css.js';

const EmojiPicker = lazyWithRetry(async () => (await import('./EmojiPicker.js')).EmojiPicker);

/** Offered before all others. */
const USUAL = ['👍', '👏', '❤️', '🎉', '😮', '😂'];
/** Names in the description of a reaction. */
const MAX_NAMES = 10;

export interface ReactionsProps {
  comment: Comment;
  access: FlightAccess;
  /** Whether the user can react. */
  mayReact: boolean;
}

/** Reactions to a comment by emoji. The user adds, changes and takes back their own. */
export function Reactions({ comment, access, mayReact }: ReactionsProps) {
  const { api } = useApp();
  const me = useMe();
  const { mutate, isPending, variables } = useMutation(
    commentMutations.react(api, comment, access),
  );
  const stored = comment.reaction;
  const own = stored.find(({ user }) => user.id === me?.id);
  const others = stored.filter((reaction) => reaction !== own);
  const wanted = isPending ? ('value' in variables ? variables.value : undefined) : own?.value;
  const shown = me && wanted !== undefined ? [...others, { user: me, value: wanted }] : others;
  const choose = (value: string) => {
    if (value !== wanted) mutate({ value });
    else if (own) mutate({ taken: own });
  };
  return (
    <>
      {groupByValue(shown).map(([value, names]) => (
        <Reaction
          key={value}
          value={value}
          names={names}
          isOwn={value === wanted}
          isDisabled={!mayReact}
          onPress={() => choose(value)}
        />
      ))}
      {mayReact && <AddReaction onChoose={choose} />}
    </>
  );
}

function groupByValue(
  reactions: readonly Pick<CommentReaction, 'user' | 'value'>[],
): [value: string, names: string[]][] {
  const groups = new Map<string, string[]>();
  for (const { user, value } of reactions) {
    groups.set(value, (groups.get(value) ?? []).concat(user.name));
  }
  return [...groups];
}

interface ReactionProps {
  value: string;
  names: readonly string[];
  isOwn: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

function Reaction({ value, names, isOwn, isDisabled, onPress }: ReactionProps) {
  const { locale } = useUnits();
  const listed = names.slice(0, MAX_NAMES);
  if (names.length > MAX_NAMES) listed.push(`+${names.length - MAX_NAMES}`);
  const people = new Intl.ListFormat(locale).format(listed);
  const content = (
    <>
      <span aria-hidden>{value}</span>
      <span aria-hidden>{names.length}</span>
    </>
  );
  if (isDisabled) {
    return (
      <span className={styles.reaction} title={people}>
        {content}
        <span className={visuallyHidden}>{`${value} ${people}`}</span>
      </span>
    );
  }
  return (
    <Tooltip text={people}>
      <ToggleButton
        className={styles.reaction}
        aria-label={`${value} ${people}`}
        isSelected={isOwn}
        onChange={onPress}
      >
        {content}
      </ToggleButton>
    </Tooltip>
  );
}

function AddReaction({ onChoose }: { onChoose: (value: string) => void }) {
  const messages = useMessages();
  return (
    <DialogTrigger>
      <Button className={styles.action} aria-label={messages['comments.react']()}>
        <SmilePlus size={18} aria-hidden />
      </Button>
      <Popover className={styles.popover}>
        <Dialog className={styles.emojiDialog} aria-label={messages['comments.react']()}>
          {({ close }) => {
            const choose = (value: string) => {
              onChoose(value);
              close();
            };
            return (
              <>
                <div className={styles.usual}>
                  {USUAL.map((value) => (
                    <Button key={value} className={styles.usualEmoji} onPress={() => choose(value)}>
                      {value}
                    </Button>
                  ))}
                </div>
                <EmojiPicker onChoose={choose} />
              </>
            );
          }}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
