// Chooses the theme before the first paint; src/app/preferences.ts writes the value.
try {
  const stored = JSON.parse(localStorage.getItem('cloudstreet.preferences') ?? '{}');
  const theme = stored.imposed ?? stored.theme;
  if (['light', 'dark', 'high-contrast'].includes(theme)) {
    document.documentElement.classList.add(`cs-theme-${theme}`);
  }
} catch {
  // A browser that refuses storage follows the system's scheme.
}
