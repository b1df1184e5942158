// Before anything is painted: the colours and the language that were chosen. A file of its own, since the page's policy allows no
// inline script.
(function () {
  var root = document.documentElement;
  var scheme = null;
  var language = null;
  try {
    scheme = localStorage.getItem('entity-registry.theme');
    language = localStorage.getItem('entity-registry.language');
  } catch {
    // Storage may be closed to the page; the machine's own choice holds.
  }
  var dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  if (language === 'es' || (language !== 'en' && navigator.language.startsWith('es'))) root.lang = 'es';
})();
