// Applies the chosen colors and language before the first paint. A separate file, because the page's policy allows no inline
// scripts.
(function () {
  var root = document.documentElement;
  var scheme = null;
  var language = null;
  try {
    scheme = localStorage.getItem('entity-registry.theme');
    language = localStorage.getItem('entity-registry.language');
  } catch {
    // Storage may be blocked; the system's settings apply.
  }
  var dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  if (language === 'es' || (language !== 'en' && navigator.language.startsWith('es'))) root.lang = 'es';
})();
