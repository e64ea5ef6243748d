export { AppShell, type AppShellProps } from './AppShell.js';
export { BrandMark } from './BrandMark.js';
export type { NavigationEntry } from './NavigationItem.js';
