import { expect, test } from 'vitest';
import { installedOn } from './installed.js';

test.each([
  { why: 'a page of a browser', isApp: false, agent: 'Android 15', expected: 'No' },
  { why: 'an app on a home screen', isApp: true, agent: 'Android 15', expected: 'Android' },
  { why: 'an app of Safari', isApp: true, standalone: true, agent: 'iPhone', expected: 'iOS' },
  { why: 'an app of a desktop', isApp: true, agent: 'Windows NT', expected: 'No' },
])('$why: $expected', ({ isApp, standalone, agent, expected }) => {
  const page = {
    navigator: { userAgent: `Mozilla/5.0 (${agent})`, standalone },
    matchMedia: () => ({ matches: isApp }),
  } as unknown as Window;
  expect(installedOn(page)).toBe(expected);
});
