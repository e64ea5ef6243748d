import { type BadgeId, getBadge } from '@cloudstreet/scoring/badges';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from './Badge.css.js';

export interface BadgeProps {
  /** As `isBadgeId` of `@cloudstreet/scoring/badges` knows it. */
  id: BadgeId;
  /** Name in the reader's language; see `badgeText`. */
  name: string;
  /** Highest level earned; 0 without one. */
  level: number;
  size?: keyof typeof styles.sizes;
}

/** A badge with its emblem, and a dot per level. An open one has a dashed rim. */
export function Badge({ id, name, level, size = 'medium' }: BadgeProps) {
  const messages = useMessages();
  const { emblem, levels } = getBadge(id);
  const state = stateOf(level, levels.length);
  const label = { name, level, levels: levels.length };
  return (
    <svg
      className={`${styles.states[state]} ${styles.sizes[size]}`}
      viewBox="0 0 64 64"
      role="img"
      aria-label={messages['badge.state']({
        ...label,
        state: state === 'complete' && levels.length === 1 ? 'single' : state,
      })}
    >
      {/* A medallion with twelve soft corners, like the rim of a compass. */}
      <path className={state === 'open' ? styles.openRim : styles.rim} d={RIM} />
      <g transform="translate(13.4 10.4) scale(1.55)">
        <path className={styles.line} d={emblem} />
      </g>
      {levels.length > 1 &&
        levels.map((threshold, index) => (
          <circle
            key={threshold}
            className={index < level ? styles.fullPip : styles.pip}
            cx={32 + (index - (levels.length - 1) / 2) * 6}
            cy={52}
            r={2}
          />
        ))}
    </svg>
  );
}

type State = keyof typeof styles.states;

function stateOf(level: number, levels: number): State {
  if (level === 0) return 'open';
  return level < levels ? 'earned' : 'complete';
}

const CORNERS = 12;
const RIM = rim();

function rim(): string {
  const points = Array.from({ length: CORNERS * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? 30.5 : 28.5;
    const angle = (Math.PI * index) / CORNERS;
    return `${(32 + radius * Math.sin(angle)).toFixed(2)} ${(32 - radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}z`;
}
