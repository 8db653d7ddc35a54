// Applies the settings of the appearance before anything is painted, and lets the browser fetch the
// first messages in the reader's language. The settings are defined in
// src/state/settings.svelte.ts.
(function () {
  var root = document.documentElement;
  var look = {};
  try {
    look = JSON.parse(localStorage.getItem('numpre.settings')) || {};
  } catch {
    // Without storage, or with damaged settings, the browser's own preferences apply.
  }
  var language = look.language;
  if (typeof language !== 'string' || language === 'browser') language = navigator.language || 'en';
  root.lang = language.split('-')[0];
  var isNamed = look.theme === 'light' || look.theme === 'dark';
  var isDark = isNamed ? look.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = isDark ? 'dark' : 'light';
  if (look.theme === 'contrast' || matchMedia('(prefers-contrast: more)').matches)
    root.dataset.contrast = 'more';
  if (look.size === 'large') root.dataset.size = 'large';
  // `first-page.ts` writes this element into the built page.
  var words = document.querySelector('meta[name="words-' + root.lang + '"]');
  if (words) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = words.content;
    document.head.append(link);
  }
})();
