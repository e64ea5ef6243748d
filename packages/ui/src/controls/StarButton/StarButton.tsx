import { Star } from 'lucide-react';
import { ToggleButton } from 'react-aria-components';
import { useMessages } from '../../messages/MessagesProvider.js';
import { button } from '../Button/Button.css.js';
import * as styles from './StarButton.css.js';

export interface StarButtonProps {
  /** Number of users who like it. */
  count: number;
  /** Whether the reader is one of them. */
  isStarred: boolean;
  /** Whether the reader likes it from now on. */
  onChange: (isStarred: boolean) => void;
}

/** Gives a flight a star, and takes it away when pressed again. */
export function StarButton({ count, isStarred, onChange }: StarButtonProps) {
  const messages = useMessages();
  return (
    <ToggleButton className={button({ size: 'small' })} isSelected={isStarred} onChange={onChange}>
      <Star className={styles.star} size={16} aria-hidden />
      {messages['star.like']()} {count > 0 && <span>{count}</span>}
    </ToggleButton>
  );
}
