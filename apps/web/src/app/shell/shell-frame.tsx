import './shell.css';
import '../../kit/kit.css';
import { LoadingOutlined } from '@ant-design/icons';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import type { ReactNode } from 'react';
import { RequestError } from '../../kit/http/request-error.ts';
import { useLessMotion } from '../../kit/screen/less-motion.ts';
import { useLanguage } from '../../kit/text/language.ts';
import { antdTheme } from '../theme/antd-theme.ts';
import { themeOf, useTheme } from '../theme/theme-store.ts';

const locales = { zh: zhCN, en: enUS } as const;

/** antd's own sign of waiting stays behind, unseen, when an answer comes at once, and is then read aloud for ever. */
const buttons = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> } as const;

/** What every part of the kit needs around it. */
export function ShellFrame({ queries, children }: { readonly queries: QueryClient; readonly children: ReactNode }) {
  const language = useLanguage();
  const theme = useTheme();
  const hasMotion = !useLessMotion();
  return (
    <ConfigProvider theme={antdTheme(themeOf(theme), hasMotion)} locale={locales[language]} button={buttons}>
      <App className="shell-app" message={{ top: 64, maxCount: 3 }}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </App>
    </ConfigProvider>
  );
}

/** A refusal stays a refusal; only a lost connection is worth a second try. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 1 && error instanceof RequestError && error.kind === 'network',
        refetchOnWindowFocus: false,
      },
    },
  });
}
