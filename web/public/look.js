// Sets what changes the look before anything is painted, and has what is said first fetched in the
// language of the reader. The settings themselves: src/state/settings.ts.
(function () {
  var root = document.documentElement;
  var look = {};
  try {
    look = JSON.parse(localStorage.getItem('numpre.settings')) || {};
  } catch {
    // Storage is refused, or damaged: the browser's own preferences hold.
  }
  var language = look.language;
  if (typeof language !== 'string' || language === 'browser') language = navigator.language || 'en';
  root.lang = language.split('-')[0];
  var isDark =
    look.theme === 'dark' ||
    (look.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  if (look.size === 'large') root.dataset.size = 'large';
  if (look.roles === 'stronger') root.dataset.roles = 'stronger';
  // Written by first-page.ts into the built page.
  var words = document.querySelector('meta[name="words-' + root.lang + '"]');
  if (words) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = words.content;
    document.head.append(link);
  }
})();
