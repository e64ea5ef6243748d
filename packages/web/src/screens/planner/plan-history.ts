import type { RuleSetCode, ZoneProperties } from '@cloudstreet/scoring/task';
import {
  isClosed,
  isSameSpot,
  type Place,
  type Plan,
  type PlanPoint,
  type PlanValues,
} from './plan.js';

/** A change of a plan. Points are named by their keys. */
export type PlanChange =
  /** Adds a turnpoint before the finish of a closed task, else a point at the end. */
  | { readonly type: 'add'; readonly place: Place }
  /** Adds a turnpoint on a leg; 0 is the first. */
  | { readonly type: 'insert'; readonly leg: number; readonly place: Place }
  | { readonly type: 'move'; readonly key: number; readonly place: Place }
  | { readonly type: 'reorder'; readonly key: number; readonly to: number }
  | { readonly type: 'remove'; readonly key: number }
  | { readonly type: 'rename'; readonly key: number; readonly name: string }
  /** Without a zone, that of the rules counts. */
  | { readonly type: 'zone'; readonly key: number; readonly zone: ZoneProperties | undefined }
  | { readonly type: 'reverse' }
  /** Makes the start the finish, too. */
  | { readonly type: 'close' }
  | { readonly type: 'edit'; readonly values: Partial<PlanValues> };

export type PlanAction =
  | PlanChange
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Starts again with another plan. */
  | { readonly type: 'open'; readonly plan: Plan };

/** A plan with its former and undone states. */
export interface PlanHistory {
  readonly past: readonly Plan[];
  readonly present: Plan;
  readonly future: readonly Plan[];
  /** Field of the last change. Further changes of it, such as of each letter, are undone together. */
  readonly field: string | undefined;
}

/** States that can be restored. */
const MAX_PAST = 200;

/** Returns the history of a plan without changes. */
export function openPlan(plan: Plan): PlanHistory {
  return { past: [], present: plan, future: [], field: undefined };
}

/** Applies an action. Actions without effect return the same history. */
export function reducePlan(history: PlanHistory, action: PlanAction): PlanHistory {
  const { past, present, future } = history;
  if (action.type === 'open') return openPlan(action.plan);
  if (action.type === 'undo') {
    const before = past.at(-1);
    if (!before) return history;
    return {
      past: past.slice(0, -1),
      present: before,
      future: [present, ...future],
      field: undefined,
    };
  }
  if (action.type === 'redo') {
    const [next, ...later] = future;
    if (!next) return history;
    return { past: [...past, present], present: next, future: later, field: undefined };
  }
  const next = changePlan(present, action);
  if (next === present) return history;
  const field = fieldOf(action);
  const isSameField = field !== undefined && field === history.field;
  return {
    past: isSameField ? past : [...past, present].slice(-MAX_PAST),
    present: next,
    future: [],
    field,
  };
}

function fieldOf(change: PlanChange): string | undefined {
  if (change.type === 'rename') return `rename ${change.key}`;
  if (change.type === 'zone') return `zone ${change.key} ${change.zone?.kind}`;
  if (change.type === 'edit') return `edit ${Object.keys(change.values).join()}`;
  return undefined;
}

function changePlan(plan: Plan, change: PlanChange): Plan {
  if (change.type === 'edit') return editPlan(plan, change.values);
  const points = changePoints(plan, change);
  return points === plan.points ? plan : { ...plan, points };
}

function editPlan(plan: Plan, values: Partial<PlanValues>): Plan {
  const { ruleset = plan.ruleset } = values;
  if (ruleset === plan.ruleset) return { ...plan, ...values };
  return { ...plan, ...values, points: plan.points.map((point) => underRules(point, ruleset)) };
}

/** Zones of other rules do not count; areas are a part of assigned area tasks. */
function underRules(point: PlanPoint, ruleset: RuleSetCode): PlanPoint {
  const { zone, ...rest } = point;
  return zone === undefined || (ruleset === 'AA' && zone.kind === 'CYLINDER') ? point : rest;
}

type PointChange = Exclude<PlanChange, { type: 'edit' }>;

function changePoints(plan: Plan, change: PointChange): readonly PlanPoint[] {
  const { points } = plan;
  switch (change.type) {
    case 'add':
      return inserted(points, isClosed(plan) ? points.length - 1 : points.length, change.place);
    case 'insert':
      return inserted(points, change.leg + 1, change.place);
    case 'move':
      return moved(plan, change.key, change.place);
    case 'reorder':
      return reordered(points, change.key, change.to);
    case 'remove':
      return without(plan, change.key);
    case 'rename':
      return replaced(points, change.key, (point) => ({ ...point, name: change.name }));
    case 'zone':
      return replaced(points, change.key, ({ zone: _zone, ...point }) =>
        change.zone === undefined ? point : { ...point, zone: change.zone },
      );
    case 'reverse':
      return reversed(points);
    case 'close': {
      const [start] = points;
      if (!start || points.length < 2 || isSameSpot(start, points.at(-1)!)) return points;
      return inserted(points, points.length, placeOf(start));
    }
  }
}

function inserted(points: readonly PlanPoint[], at: number, place: Place): readonly PlanPoint[] {
  const key = 1 + points.reduce((most, point) => Math.max(most, point.key), 0);
  return points.toSpliced(at, 0, { ...place, key });
}

/** Returns the points of a plan with one of them at another position. */
export function movePoint(
  plan: Plan,
  key: number,
  { lat, lon }: Pick<Place, 'lat' | 'lon'>,
): readonly PlanPoint[] {
  const name = plan.points.find((point) => point.key === key)?.name ?? '';
  return moved(plan, key, { name, lat, lon });
}

/** The finish of a closed task stays at its start. */
function moved(plan: Plan, key: number, place: Place): readonly PlanPoint[] {
  const { points } = plan;
  const ends = [points[0]?.key, points.at(-1)?.key];
  const keys = isClosed(plan) && ends.includes(key) ? ends : [key];
  return points.map((point) => (keys.includes(point.key) ? placed(point, place) : point));
}

/** Returns a point at another place, without the elevation of its former one. */
function placed({ key, zone }: PlanPoint, place: Place): PlanPoint {
  return { ...place, key, ...(zone && { zone }) };
}

function reordered(points: readonly PlanPoint[], key: number, to: number): readonly PlanPoint[] {
  const point = points.find((one) => one.key === key);
  if (!point || points[to] === point || to < 0 || to >= points.length) return points;
  return points.filter((one) => one !== point).toSpliced(to, 0, point);
}

/** Without its start, a closed task is closed at the next point. */
function without(plan: Plan, key: number): readonly PlanPoint[] {
  const rest = plan.points.filter((point) => point.key !== key);
  const isStart = plan.points[0]?.key === key;
  const [start] = rest;
  if (!isClosed(plan) || !isStart || !start || rest.length < 3) return rest;
  const last = rest.length - 1;
  return rest.with(last, placed(rest[last]!, placeOf(start)));
}

function placeOf({ name, lat, lon, elevation }: PlanPoint): Place {
  return { name, lat, lon, ...(elevation !== undefined && { elevation }) };
}

function replaced(
  points: readonly PlanPoint[],
  key: number,
  change: (point: PlanPoint) => PlanPoint,
): readonly PlanPoint[] {
  const index = points.findIndex((point) => point.key === key);
  return index === -1 ? points : points.with(index, change(points[index]!));
}

/** Zones of start and finish stay with their roles. */
function reversed(points: readonly PlanPoint[]): readonly PlanPoint[] {
  if (points.length < 2) return points;
  const zones = [
    points[0]!.zone,
    ...points
      .slice(1, -1)
      .toReversed()
      .map(({ zone }) => zone),
    points.at(-1)!.zone,
  ];
  return points.toReversed().map(({ zone: _zone, ...point }, index) => {
    const zone = zones[index];
    return zone === undefined ? point : Object.assign({}, point, { zone });
  });
}
