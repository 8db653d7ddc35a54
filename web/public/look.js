// Applies the look before the first paint, and lets the browser fetch what only some visits need
// first: src/shell/look.svelte.ts.
(function () {
  var root = document.documentElement;
  var look = {};
  try {
    look = JSON.parse(localStorage.getItem('numpre.settings')) || {};
  } catch {
    // The browser's own preferences apply.
  }
  var language = look.language;
  if (typeof language !== 'string' || language === 'browser') language = navigator.language || 'en';
  root.lang = language.split('-')[0];
  var own = { light: 'light', paper: 'light', dark: 'dark', night: 'dark' }[look.theme];
  var isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = own || (isDark ? 'dark' : 'light');
  if (look.theme === 'contrast' || matchMedia('(prefers-contrast: more)').matches)
    root.dataset.contrast = 'more';
  else root.dataset.tone = look.theme;
  if (look.size === 'large') root.dataset.size = 'large';
  function fetchSoon(name) {
    var script = document.querySelector('meta[name="' + name + '"]');
    if (!script) return;
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = script.content;
    document.head.append(link);
  }
  fetchSoon('words-' + root.lang);
  if (/^#\/play/.test(location.hash)) fetchSoon('engine');
})();
