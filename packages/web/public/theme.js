// Chooses the theme before the first paint; src/app/preferences.ts writes the value.
try {
  const { theme } = JSON.parse(localStorage.getItem('cloudstreet.preferences') ?? '{}');
  if (['light', 'dark', 'high-contrast'].includes(theme)) {
    document.documentElement.classList.add(`cs-theme-${theme}`);
  }
} catch {
  // A browser that refuses storage follows the system's scheme.
}
