// Runs before anything is drawn. Reads the same records as kit/session/local-record.ts.
(function () {
  function read(name) {
    try {
      return JSON.parse(localStorage.getItem('saber-' + name)).content;
    } catch (_) {
      return undefined;
    }
  }
  var root = document.documentElement;
  var theme = read('theme') === 'dark' ? 'dark' : 'white';
  root.dataset.theme = theme;
  root.dataset.tone = theme === 'dark' ? 'dark' : 'light';
  root.lang = read('language') === 'en' ? 'en' : 'zh-CN';
  if (read('smallScreen') === 'zoom') root.dataset.smallScreen = 'zoom';
})();
