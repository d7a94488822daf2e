import type { Text } from '@zhaocai/model/kit/text';

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

type Hue = Pick<Theme, 'label' | 'accent' | 'primary' | 'ground'>;

const light = (hue: Hue): Theme => ({
  ...hue,
  tone: 'light',
  onPrimary: '#ffffff',
  container: '#ffffff',
  elevated: '#ffffff',
});

const night = { ground: '#101318', container: '#181c23', elevated: '#20252e', onPrimary: '#0a1a2e' } as const;

/** The eleven looks; white is the default. */
export const themes = {
  white: light({ label: { zh: '白色', en: 'White' }, accent: '#409eff', primary: '#126bd5', ground: '#f4f6f9' }),
  dark: { ...night, label: { zh: '深色', en: 'Dark' }, tone: 'dark', accent: '#409eff', primary: '#5aabff' },
  sky: light({ label: { zh: '天青', en: 'Sky' }, accent: '#0e9fc0', primary: '#0b7490', ground: '#eef6f9' }),
  jade: light({ label: { zh: '翡翠', en: 'Jade' }, accent: '#16a34a', primary: '#117a3b', ground: '#f0f7f3' }),
  bamboo: light({ label: { zh: '竹绿', en: 'Bamboo' }, accent: '#759a1a', primary: '#55700f', ground: '#f5f7ee' }),
  amber: light({ label: { zh: '琥珀', en: 'Amber' }, accent: '#d97706', primary: '#9a5200', ground: '#faf6ef' }),
  vermilion: light({
    label: { zh: '朱红', en: 'Vermilion' },
    accent: '#e2492f',
    primary: '#b93319',
    ground: '#fbf4f2',
  }),
  peony: light({ label: { zh: '牡丹', en: 'Peony' }, accent: '#d9468f', primary: '#b02a70', ground: '#fbf3f7' }),
  violet: light({ label: { zh: '紫藤', en: 'Wisteria' }, accent: '#8b5cf6', primary: '#6d3fdc', ground: '#f6f4fb' }),
  ink: light({ label: { zh: '水墨', en: 'Ink' }, accent: '#5d6b80', primary: '#3d4a5e', ground: '#f3f4f5' }),
  midnight: {
    label: { zh: '午夜蓝', en: 'Midnight' },
    tone: 'dark',
    accent: '#8b8cf8',
    primary: '#a5a6ff',
    onPrimary: '#12132b',
    ground: '#0d1020',
    container: '#15192c',
    elevated: '#1d2239',
  },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof themes;

export const defaultTheme: ThemeName = 'white';

export function isThemeName(name: unknown): name is ThemeName {
  return typeof name === 'string' && Object.hasOwn(themes, name);
}
