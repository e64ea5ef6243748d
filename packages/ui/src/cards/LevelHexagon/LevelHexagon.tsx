import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from './LevelHexagon.css.js';

export interface LevelHexagonProps {
  /** Level from 1; see `achievementLevel` of `@cloudstreet/scoring/season`. */
  level: number;
  size?: keyof typeof styles.sizes;
}

/** Level of a pilot in the colour of the level. From level 12 on it is black. */
export function LevelHexagon({ level, size = 'small' }: LevelHexagonProps) {
  const messages = useMessages();
  const color = styles.levels[Math.min(level, styles.levels.length) - 1];
  return (
    <svg
      className={`${color} ${styles.sizes[size]}`}
      viewBox="0 0 24 24"
      role="img"
      aria-label={messages['user.level']({ level })}
    >
      <path d="M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z" strokeLinejoin="round" />
      <text
        className={styles.number}
        x="12"
        y="12"
        textAnchor="middle"
        dominantBaseline="central"
        aria-hidden
      >
        {level}
      </text>
    </svg>
  );
}
