/** The contests, each with a rule of its own in `rules/`. */
export type ContestName =
  | 'free'
  | 'triangle'
  | 'out_return'
  | 'out'
  | 'speed'
  | 'declaration'
  | 'rectangle'
  | 'convex_hull'
  | 'electric'
  | 'bi'
  | 'dmst'
  | 'dmst_speed'
  | 'au';

/** Kinds of scored geometry; `free6` has up to six legs, `free4` four. */
export type ScoreName =
  | 'free6'
  | 'free4'
  | 'triangle'
  | 'out_return'
  | 'out'
  | 'speed'
  | 'declaration'
  | 'convex_hull';

/** Classes of the Polish cup: the first character of its score codes. */
export type BitnerKind = '1' | '2' | '4' | '5' | '6' | '7' | '8' | '9';
