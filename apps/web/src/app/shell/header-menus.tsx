import type { MenuProps } from 'antd';
import { setLanguage, useLanguage, useText } from '../../kit/text/language.ts';
import { setTheme } from '../theme/theme-store.ts';
import { isThemeName, themes } from '../theme/themes.ts';

type Items = NonNullable<MenuProps['items']>;

/** Chinese and English; the one in use cannot be chosen again. */
export function useLanguageItems(): Items {
  const language = useLanguage();
  return [
    { key: 'zh', label: '中文', disabled: language === 'zh', onClick: () => setLanguage('zh') },
    { key: 'en', label: 'English', disabled: language === 'en', onClick: () => setLanguage('en') },
  ];
}

/** The eleven themes, each with its colour on its ground. */
export function useThemeItems(): Items {
  const t = useText();
  return Object.entries(themes).map(([key, { label, accent, ground }]) => ({
    key,
    label: t(label),
    icon: (
      <span className="shell-theme" style={{ background: `linear-gradient(135deg, ${ground} 50%, ${accent} 50%)` }} />
    ),
    onClick: () => {
      if (isThemeName(key)) setTheme(key);
    },
  }));
}
