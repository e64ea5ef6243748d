import type { ZoneProperties } from '@cloudstreet/scoring/task';
import { useState } from 'react';
import { useMessages } from '../../app/messages.js';
import { isClosed, MAX_PLAN_POINTS, type Place, type PlanValues } from './plan.js';
import type { Planner } from './use-planner.js';

/** A place that may have no name yet. */
export type FreePlace = Omit<Place, 'name'> & { readonly name?: string };

/** Changes of a plan by the user, and the last one in words. */
export type PlanEdits = ReturnType<typeof usePlanEdits>;

const METRES_PER_KM = 1000;

/** Returns the changes of a plan. Screen readers hear each of them. */
export function usePlanEdits(planner: Planner) {
  const messages = useMessages();
  const [news, setNews] = useState('');
  const [hasNewZones, setHasNewZones] = useState(false);
  const { plan, dispatch, select } = planner;
  const { points } = plan;
  const isFull = points.length >= MAX_PLAN_POINTS;

  const say = (change: string, name = '', number = 0) =>
    setNews(messages['plan.news']({ change, name, number }));
  const nameOf = (key: number) => points.find((point) => point.key === key)?.name ?? '';
  const named = ({ name, ...place }: FreePlace): Place => ({ ...place, name: name ?? freeName() });

  /** Names are distinct: files and instruments know points by them. */
  function freeName(): string {
    const names = new Set(points.map(({ name }) => name));
    const candidates = Array.from({ length: points.length + 1 }, (_, index) =>
      messages['plan.newPoint']({ number: index + 1 }),
    );
    return candidates.find((name) => !names.has(name)) ?? '';
  }

  function add(at: FreePlace): void {
    if (isFull) return;
    const number = isClosed(plan) ? points.length : points.length + 1;
    const place = named(at);
    dispatch({ type: 'add', place });
    say('added', place.name, number);
  }

  return {
    news,
    hasNewZones,
    add,
    insert: (leg: number, at: FreePlace) => {
      if (isFull) return;
      const place = named(at);
      dispatch({ type: 'insert', leg, place });
      say('added', place.name, leg + 2);
    },
    move: (key: number, at: FreePlace) => {
      const place = { ...at, name: at.name ?? nameOf(key) };
      dispatch({ type: 'move', key, place });
      select(key);
      say('placed', place.name);
    },
    reorder: (key: number, to: number) => {
      dispatch({ type: 'reorder', key, to });
      say('moved', nameOf(key), to + 1);
    },
    remove: (key: number) => {
      dispatch({ type: 'remove', key });
      say('removed', nameOf(key));
    },
    rename: (key: number, name: string) => dispatch({ type: 'rename', key, name }),
    setZone: (key: number, zone: ZoneProperties | undefined) =>
      dispatch({ type: 'zone', key, zone }),
    /** Changes the radius of the selected zone in km. */
    resize: (radiusKm: number) => {
      const point = points.find(({ key }) => key === planner.selected);
      if (!point?.zone) return;
      const radius = Math.round(radiusKm * METRES_PER_KM) / METRES_PER_KM;
      dispatch({ type: 'zone', key: point.key, zone: { ...point.zone, radius } });
    },
    edit: (values: Partial<PlanValues>) => {
      const isOtherRules = values.ruleset !== undefined && values.ruleset !== plan.ruleset;
      const loses = points.some(
        ({ zone }) => zone && !(values.ruleset === 'AA' && zone.kind === 'CYLINDER'),
      );
      if (isOtherRules) setHasNewZones(loses);
      dispatch({ type: 'edit', values });
    },
    reverse: () => {
      dispatch({ type: 'reverse' });
      say('reversed');
    },
    close: () => {
      dispatch({ type: 'close' });
      say('closed', points[0]?.name);
    },
    undo: () => {
      dispatch({ type: 'undo' });
      setHasNewZones(false);
      say('undone');
    },
    redo: () => {
      dispatch({ type: 'redo' });
      say('redone');
    },
  };
}
