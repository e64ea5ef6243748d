import { describe, expect, test } from 'vitest';
import { accessOf, countedPlan, isLive, type SubscriptionState } from './plan-rules.js';

const NOW = new Date('2026-07-14T12:00:00Z');
const EARLIER = new Date('2026-07-14T11:59:59Z');
const LATER = new Date('2026-07-14T12:00:01Z');

const noHolder = { plan: undefined, ssaId: null, isEarlyBird: false, isSuperuser: false };

// Specification 001, section 6.
test.each([
  { why: 'nothing', holder: {}, access: undefined },
  { why: 'supporter', holder: { plan: 'supporter' }, access: 'supporter' },
  { why: 'premium', holder: { plan: 'premium' }, access: 'premium' },
  { why: 'patron', holder: { plan: 'patron' }, access: 'patron' },
  { why: 'a number of the SSA', holder: { ssaId: '4711' }, access: 'supporter' },
  { why: 'an empty number', holder: { ssaId: '' }, access: undefined },
  { why: 'early bird', holder: { isEarlyBird: true }, access: 'premium' },
  { why: 'superuser', holder: { isSuperuser: true }, access: 'premium' },
  { why: 'a supporter in the SSA', holder: { plan: 'supporter', ssaId: '1' }, access: 'supporter' },
  { why: 'an early bird in the SSA', holder: { isEarlyBird: true, ssaId: '1' }, access: 'premium' },
  {
    why: 'a superuser who is a supporter',
    holder: { plan: 'supporter', isSuperuser: true },
    access: 'premium',
  },
  {
    why: 'a superuser who is a patron',
    holder: { plan: 'patron', isSuperuser: true },
    access: 'patron',
  },
] as const)('$why may use $access', ({ holder, access }) => {
  expect(accessOf({ ...noHolder, ...holder })).toBe(access);
});

const subscription = (changes: Partial<SubscriptionState>): SubscriptionState => ({
  plan: 'premium',
  status: 'active',
  ends: null,
  paid_plan: null,
  paid_until: null,
  ...changes,
});

describe('a subscription', () => {
  test.each([
    { why: 'active', changes: {}, counts: 'premium', live: true },
    { why: 'in trial', changes: { status: 'trialing' }, counts: 'premium', live: true },
    { why: 'past due', changes: { status: 'past_due' }, counts: undefined, live: true },
    { why: 'paused', changes: { status: 'paused' }, counts: undefined, live: false },
    { why: 'canceled', changes: { status: 'canceled' }, counts: undefined, live: false },
    { why: 'ending in a second', changes: { ends: LATER }, counts: 'premium', live: true },
    { why: 'ending now', changes: { ends: NOW }, counts: undefined, live: false },
    { why: 'ended a second ago', changes: { ends: EARLIER }, counts: undefined, live: false },
    {
      why: 'switched to a lower plan, the higher one paid for another second',
      changes: { paid_plan: 'patron', paid_until: LATER },
      counts: 'patron',
      live: true,
    },
    {
      why: 'switched to a lower plan, the higher one over',
      changes: { paid_plan: 'patron', paid_until: NOW },
      counts: 'premium',
      live: true,
    },
    {
      why: 'above what was kept',
      changes: { paid_plan: 'supporter', paid_until: LATER },
      counts: 'premium',
      live: true,
    },
    {
      why: 'past due with a higher one kept',
      changes: { status: 'past_due', paid_plan: 'patron', paid_until: LATER },
      counts: undefined,
      live: true,
    },
  ] as const)('$why counts as $counts', ({ changes, counts, live }) => {
    expect(countedPlan([subscription(changes)], [], NOW)).toBe(counts);
    expect(isLive(subscription(changes), NOW)).toBe(live);
  });
});

test.each([
  { why: 'not yet', starts: LATER, ends: LATER, counts: undefined },
  { why: 'from its first moment', starts: NOW, ends: LATER, counts: 'supporter' },
  { why: 'until its last', starts: EARLIER, ends: NOW, counts: undefined },
] as const)('a coupon counts $why', ({ starts, ends, counts }) => {
  expect(countedPlan([], [{ plan: 'supporter', starts, ends }], NOW)).toBe(counts);
});

test('the highest of several counts', () => {
  const coupon = { plan: 'premium', starts: EARLIER, ends: LATER } as const;
  expect(countedPlan([subscription({ plan: 'supporter' })], [coupon], NOW)).toBe('premium');
  const both = [subscription({ plan: 'supporter' }), subscription({ plan: 'patron' })];
  expect(countedPlan(both, [coupon], NOW)).toBe('patron');
});
