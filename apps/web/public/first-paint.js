// Runs before anything is drawn. Reads the same records as kit/session/local-record.ts.
(() => {
  const read = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`saber-${name}`)).content;
    } catch {
      return undefined;
    }
  };
  const root = document.documentElement;
  // The portal is read by who has chosen nothing yet, in the language that its server has written.
  if (/^\/portal(\/|$)/.test(location.pathname)) {
    const asked = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    root.dataset.tone = (read('portalTone') ?? read('themeTone') ?? asked) === 'dark' ? 'dark' : 'light';
    return;
  }
  root.dataset.tone = read('themeTone') === 'dark' ? 'dark' : 'light';
  root.lang = read('language') === 'en' ? 'en' : 'zh-CN';
  if (read('smallScreen') === 'zoom') root.dataset.smallScreen = 'zoom';
})();

// The content security policy forbids code made from text, and zod tries whether it may when the first schema is made:
// its setting lies ready before any module, whatever order the build chooses for them.
window.__zod_globalConfig = { jitless: true };
