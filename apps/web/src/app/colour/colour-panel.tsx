import { Button } from 'antd';
import type { Text } from '@zhaocai/model/kit/text';
import { useText } from '../../kit/text/language.ts';
import { setColour, themeOf, useTheme } from '../theme/theme-store.ts';
import { words } from '../../kit/text/words.ts';

const texts = {
  title: words.colour,
  own: words.anotherColour,
  reset: { zh: '恢复主题自带的颜色', en: 'Back to the theme’s own' },
} as const;

const offered: readonly (readonly [colour: string, name: Text])[] = [
  ['#409eff', { zh: '默认蓝', en: 'Default blue' }],
  ['#0e9fc0', { zh: '青色', en: 'Teal' }],
  ['#16a34a', { zh: '绿色', en: 'Green' }],
  ['#759a1a', { zh: '橄榄', en: 'Olive' }],
  ['#d97706', { zh: '橙色', en: 'Orange' }],
  ['#e2492f', { zh: '红色', en: 'Red' }],
  ['#d9468f', { zh: '玫红', en: 'Pink' }],
  ['#8b5cf6', { zh: '紫色', en: 'Violet' }],
  ['#5d6b80', { zh: '灰蓝', en: 'Slate' }],
];

/** A colour of one's own within the theme; what could not be read is moved until it can. */
export function ColourPanel() {
  const t = useText();
  const state = useTheme();
  return (
    <section className="shell-popover shell-colours" aria-label={t(texts.title)}>
      <h2>{t(texts.title)}</h2>
      <div className="shell-swatches">
        {offered.map(([colour, name]) => (
          <button
            key={colour}
            type="button"
            title={t(name)}
            aria-label={t(name)}
            aria-pressed={state.colour === colour}
            style={{ background: colour }}
            onClick={() => setColour(colour)}
          />
        ))}
      </div>
      <label className="shell-own-colour">
        <input
          type="color"
          value={state.colour ?? themeOf(state).accent}
          onChange={(event) => setColour(event.target.value)}
        />
        {t(texts.own)}
      </label>
      <Button size="small" disabled={state.colour === undefined} onClick={() => setColour(undefined)}>
        {t(texts.reset)}
      </Button>
    </section>
  );
}
