import { create } from 'zustand';
import { dropRecord, readContent, writeRecord } from '../../kit/session/local-record.ts';
import { isColour } from './contrast.ts';
import { defaultTheme, isThemeName, themes, type Theme, type ThemeName } from './themes.ts';
import { withColour } from './with-colour.ts';

interface ThemeState {
  readonly name: ThemeName;
  /** Chosen by the user instead of the theme's own. */
  readonly colour: string | undefined;
}

function storedState(): ThemeState {
  const [name, colour] = [readContent('theme'), readContent('colorName')];
  return { name: isThemeName(name) ? name : defaultTheme, colour: isColour(colour) ? colour : undefined };
}

export const useTheme = create<ThemeState>()(storedState);

export function setTheme(name: ThemeName): void {
  writeRecord('theme', name);
  useTheme.setState({ name });
  showTheme();
}

/** A colour of one's own; without one the theme's comes back. */
export function setColour(colour: string | undefined): void {
  if (colour === undefined) dropRecord('colorName');
  else writeRecord('colorName', colour);
  useTheme.setState({ colour });
  showTheme();
}

/** The theme in force, the user's colour in it. */
export function themeOf({ name, colour }: ThemeState): Theme {
  return colour === undefined ? themes[name] : withColour(themes[name], colour);
}

/** Style sheets outside antd follow these. */
export function showTheme(): void {
  const state = useTheme.getState();
  // For first-paint.js, which knows no themes.
  writeRecord('themeTone', themeOf(state).tone);
  paint(state);
}

/** Paper is white: what is printed from a dark screen is dark text on it, and the screen is as it was afterwards. */
export function printOnWhite(): void {
  let onScreen: ThemeState | undefined;
  addEventListener('beforeprint', () => {
    onScreen ??= useTheme.getState();
    useTheme.setState({ name: defaultTheme, colour: undefined });
    paint(useTheme.getState());
  });
  addEventListener('afterprint', () => {
    if (!onScreen) return;
    useTheme.setState(onScreen);
    paint(onScreen);
    onScreen = undefined;
  });
}

function paint(state: ThemeState): void {
  const theme = themeOf(state);
  const { dataset, style } = document.documentElement;
  dataset.theme = state.name;
  dataset.tone = theme.tone;
  style.setProperty('--app-accent', theme.accent);
  style.setProperty('--app-primary', theme.primary);
  style.setProperty('--app-on-primary', theme.onPrimary);
  style.setProperty('--app-ground', theme.ground);
  style.setProperty('--app-surface', theme.container);
}
