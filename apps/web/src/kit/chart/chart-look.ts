import { wantsLessMotion } from '../screen/less-motion.ts';

/** What every chart stands on: the page's letters, and movement only for those who want it. */
export function chartGround() {
  return {
    animation: !wantsLessMotion(),
    animationDuration: 180,
    textStyle: { fontFamily: getComputedStyle(document.body).fontFamily },
  };
}

/** The colours of the style sheet as they are now: a chart is drawn anew when the theme changes. */
export function chartColours() {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    accent: read('--app-accent'),
    text: read('--app-text'),
    quiet: read('--app-text-quiet'),
    line: read('--app-line'),
    surface: read('--app-surface') || getComputedStyle(document.body).backgroundColor,
  };
}
