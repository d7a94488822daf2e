import type { Text } from '@zhaocai/contract/kit/text';

export type Tone = 'light' | 'dark';

/** A named look. All are the same tokens with other seeds; adding one is adding a line. */
export interface Theme {
  readonly label: Text;
  readonly tone: Tone;
  /** The colour of marks, charts and what is active. */
  readonly accent: string;
  /** The same hue where text stands on it or is written in it: 4.5:1 against its ground. */
  readonly primary: string;
  /** Text on a primary button. */
  readonly onPrimary: string;
  readonly ground: string;
  readonly container: string;
  readonly elevated: string;
}

export const themes = {
  white: {
    label: { zh: '白色', en: 'White' },
    tone: 'light',
    accent: '#409eff',
    primary: '#146fdb',
    onPrimary: '#ffffff',
    ground: '#f4f6f9',
    container: '#ffffff',
    elevated: '#ffffff',
  },
  dark: {
    label: { zh: '深色', en: 'Dark' },
    tone: 'dark',
    accent: '#409eff',
    primary: '#5aabff',
    onPrimary: '#0a1a2e',
    ground: '#101318',
    container: '#181c23',
    elevated: '#20252e',
  },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof themes;

export const defaultTheme: ThemeName = 'white';

export function isThemeName(name: unknown): name is ThemeName {
  return typeof name === 'string' && name in themes;
}
