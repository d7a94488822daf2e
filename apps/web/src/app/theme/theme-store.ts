import { create } from 'zustand';
import { readContent, writeRecord } from '../../kit/session/local-record.ts';
import { defaultTheme, isThemeName, themes, type ThemeName } from './themes.ts';

interface ThemeState {
  readonly name: ThemeName;
}

function storedTheme(): ThemeName {
  const stored = readContent('theme');
  return isThemeName(stored) ? stored : defaultTheme;
}

export const useTheme = create<ThemeState>()(() => ({ name: storedTheme() }));

export function setTheme(name: ThemeName): void {
  writeRecord('theme', name);
  showTheme(name);
  useTheme.setState({ name });
}

/** Style sheets outside antd follow these attributes. */
export function showTheme(name: ThemeName): void {
  const { dataset } = document.documentElement;
  dataset.theme = name;
  dataset.tone = themes[name].tone;
}
