import { theme as antd, type ThemeConfig } from 'antd';
import type { Theme } from './themes.ts';

const fontFamily =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';

const whiteTable = { headerBg: '#f8fafc', rowHoverBg: '#f5f9ff', cellPaddingBlockMD: 9 };
const darkTable = { headerBg: '#1d222a', rowHoverBg: '#1f2530', cellPaddingBlockMD: 9 };

/** A theme as antd's tokens. The css variables hang on the class `app`, which <html> carries. */
export function antdTheme(theme: Theme): ThemeConfig {
  const isDark = theme.tone === 'dark';
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
      // antd's own red is 3.3:1 on white: too pale for a sentence under a field.
      ...(isDark ? { colorError: '#ff7d77' } : { colorError: '#d4333a' }),
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
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.18s',
    },
    components: {
      Button: { primaryColor: theme.onPrimary, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      Table: isDark ? darkTable : whiteTable,
      Menu: {
        itemBorderRadius: 6,
        itemHeight: 38,
        subMenuItemBg: 'transparent',
        itemMarginInline: 8,
        // antd's own tint leaves the entry in front 4.4:1.
        ...(isDark ? {} : { itemSelectedBg: '#f2f8ff' }),
      },
    },
  };
}
