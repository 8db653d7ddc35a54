// Applies the look before the first paint: src/shell/look.svelte.ts. Lets the browser fetch what
// only some visits need first. Starts the engine if the visit begins with Play: src/engine/desk.ts.
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
  // Browsers offer it once, maybe before Help is there to show it: src/help/install.ts.
  addEventListener('beforeinstallprompt', function (event) {
    window.installOffer = event;
  });
  function fileOf(name) {
    var meta = document.querySelector('meta[name="' + name + '"]');
    return meta && meta.content;
  }
  function fetchSoon(name) {
    var file = fileOf(name);
    if (!file) return;
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
  fetchSoon('words-' + root.lang);
  if (!/^#\/play/.test(location.hash) || !fileOf('desk')) return;
  fetchSoon('engine');
  try {
    window.deskAhead = new Worker(fileOf('desk'), { type: 'module' });
    window.deskAhead.onerror = function () {
      window.deskAhead = undefined;
    };
  } catch {
    // The first question reports that this browser allows no workers.
  }
})();
