import { readDevice, writeDevice } from '../../app/device-storage.js';
import { EMPTY_PLAN, MAX_PLAN_POINTS, type Plan, type PlanPoint } from './plan.js';

/** A plan that is not stored on the server yet. */
export interface PlanDraft {
  readonly plan: Plan;
  /** Content of the stored task that it is based on. */
  readonly base?: string;
}

/** Key of the draft of a task; without an id, of a new one. */
export function draftKey(id: number | undefined): string {
  return `plan-draft-${id ?? 'new'}`;
}

/** Reads a draft of this device. Other versions of the application may have written it. */
export function readDraft(key: string): PlanDraft | undefined {
  const text = readDevice(key);
  if (text === null) return undefined;
  try {
    return parseDraft(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Stores a draft on this device, or removes it. */
export function writeDraft(key: string, draft: PlanDraft | undefined): void {
  writeDevice(key, draft && JSON.stringify(draft));
}

/** Whether this device keeps drafts. Its storage may be full or blocked. */
export function canKeepDrafts(): boolean {
  const key = 'plan-draft-test';
  writeDevice(key, key);
  const isKept = readDevice(key) === key;
  writeDevice(key, undefined);
  return isKept;
}

function parseDraft(stored: unknown): PlanDraft | undefined {
  const { plan, base } = Object(stored) as Partial<PlanDraft>;
  const { points, ...values } = Object(plan) as Partial<Plan>;
  if (!Array.isArray(points) || points.length > MAX_PLAN_POINTS) return undefined;
  const isRead =
    points.every(isPoint) && new Set(points.map(({ key }) => key)).size === points.length;
  if (!isRead || typeof values.ruleset !== 'string') return undefined;
  return {
    plan: { ...EMPTY_PLAN, ...values, points },
    ...(typeof base === 'string' && { base }),
  };
}

function isPoint(value: unknown): value is PlanPoint {
  const { key, name, lat, lon } = Object(value) as Partial<PlanPoint>;
  const isPosition = [lat, lon, key].every((figure) => Number.isFinite(figure));
  return typeof name === 'string' && isPosition && Math.abs(lat!) <= 90 && Math.abs(lon!) <= 180;
}
