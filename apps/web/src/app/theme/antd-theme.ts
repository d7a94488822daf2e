import { theme as antd, type ThemeConfig } from 'antd';
import { blend } from './contrast.ts';
import type { Theme } from './themes.ts';

const fontFamily =
  '"Zhaocai apostrophe", -apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';

/** The states of base.css: green done, orange waits. Their grounds are named, for antd would grey them. */
const stateColours = {
  colorSuccess: '#1b7a34',
  colorSuccessBg: '#e8f7ec',
  colorSuccessBorder: '#b2e2bf',
  colorWarning: '#9a5200',
  colorWarningBg: '#fff3e0',
  colorWarningBorder: '#ffd599',
};

/**
 * A theme as antd's tokens. The css variables hang on the class `app`, which <html> carries.
 * Without motion antd waits for no end of a movement, which a style sheet without durations would never tell.
 */
export function antdTheme(theme: Theme, hasMotion = true): ThemeConfig {
  const isDark = theme.tone === 'dark';
  const pointedAt = blend(theme.primary, '#000000', 0.15);
  // Quiet text still has to be read: 4.5:1 on the container.
  const quietText = isDark ? 'rgba(255,255,255,0.58)' : 'rgba(15,28,48,0.62)';
  return {
    algorithm: isDark ? antd.darkAlgorithm : antd.defaultAlgorithm,
    cssVar: { key: 'app' },
    hashed: false,
    token: {
      colorPrimary: theme.primary,
      ...(isDark ? {} : { colorInfo: theme.primary }),
      colorLink: theme.primary,
      // antd lightens what is pointed at: white words on it fell to 3.5:1.
      ...(isDark ? {} : { colorPrimaryHover: pointedAt, colorLinkHover: pointedAt }),
      // antd's own red is 3.3:1 on white: too pale for a sentence under a field.
      ...(isDark ? { colorError: '#ff7d77' } : { colorError: '#d4333a' }),
      // As words on their own light ground (a tag) antd's green is 2.2:1, its orange 1.9:1.
      ...(isDark ? {} : stateColours),
      colorBgLayout: theme.ground,
      colorBgContainer: theme.container,
      colorBgElevated: theme.elevated,
      colorTextTertiary: quietText,
      colorTextSecondary: isDark ? 'rgba(255,255,255,0.72)' : 'rgba(15,28,48,0.75)',
      colorTextPlaceholder: quietText,
      colorText: isDark ? 'rgba(255,255,255,0.88)' : 'rgba(15,28,48,0.92)',
      fontFamily,
      fontSize: 14,
      borderRadius: 6,
      motion: hasMotion,
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.18s',
    },
    components: componentTokens(theme, isDark),
  };
}

function componentTokens(theme: Theme, isDark: boolean): ThemeConfig['components'] {
  return {
    Button: { primaryColor: theme.onPrimary, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Table: {
      headerBg: blend(theme.container, isDark ? '#ffffff' : theme.ground, isDark ? 0.035 : 0.6),
      rowHoverBg: blend(theme.container, theme.accent, 0.05),
      cellPaddingBlockMD: 9,
    },
    Menu: {
      itemBorderRadius: 6,
      itemHeight: 38,
      subMenuItemBg: 'transparent',
      itemMarginInline: 8,
      // antd's own tints leave the entry in front 4.4:1 in light themes and 3.3:1 in dark ones.
      itemSelectedBg: selectedGround(theme),
      itemActiveBg: selectedGround(theme),
    },
  };
}

/** Behind the menu's entry in front. */
export function selectedGround({ container, accent }: Theme): string {
  return blend(container, accent, 0.07);
}
