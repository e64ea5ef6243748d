import type { FollowState } from '@cloudstreet/sdk';
import { Check, Clock, type LucideIcon, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../messages/MessagesProvider.js';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import { Button } from '../Button/Button.js';

export interface FollowButtonProps {
  /** Name of the pilot, the club or the airport. */
  name: string;
  /** `caller_follows` of it. */
  state: FollowState | undefined;
  /** Whether to follow from now on. */
  onChange: (isFollowed: boolean) => void;
}

const ICONS: Record<FollowState | 'none', LucideIcon> = {
  none: UserPlus,
  requested: Clock,
  following: Check,
};

/** Follows a pilot, a club or an airport. Pressing it again undoes that. */
export function FollowButton({ name, state: given, onChange }: FollowButtonProps) {
  const messages = useMessages();
  const [isPressed, setPressed] = useState(false);
  const state = given ?? 'none';
  const Icon = ICONS[state];
  const change = () => {
    setPressed(true);
    onChange(state === 'none');
  };
  return (
    <>
      <Button
        size="small"
        tone={state === 'none' ? 'primary' : 'secondary'}
        aria-label={messages['follow.label']({ state, name })}
        onPress={change}
      >
        <Icon size={16} aria-hidden />
        {messages['follow.state']({ state })}
      </Button>
      {/* Not every screen reader notices that the name of a button changes. */}
      <output className={visuallyHidden}>
        {isPressed && messages['follow.now']({ state, name })}
      </output>
    </>
  );
}
