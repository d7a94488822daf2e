import './shell.css';
import '../../kit/kit.css';
import { LoadingOutlined } from '@ant-design/icons';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import { lazy, Suspense, useState } from 'react';
import { useLessMotion } from '../../kit/screen/less-motion.ts';
import { useSession } from '../../kit/session/session-store.ts';
import { useLanguage } from '../../kit/text/language.ts';
import { RequestError } from '../../kit/http/request-error.ts';
import { antdTheme } from '../theme/antd-theme.ts';
import { themeOf, useTheme } from '../theme/theme-store.ts';
import { restoreTabs } from '../tabs/tab-store.ts';
import { needsRegistration } from '../registration/registration-check.ts';
import { Layout } from './layout.tsx';

const RegistrationDialog = lazy(async () => ({
  default: (await import('../registration/registration-dialog.tsx')).RegistrationDialog,
}));

const locales = { zh: zhCN, en: enUS } as const;

/** antd's own sign of waiting stays behind, unseen, when an answer comes at once, and is then read aloud for ever. */
const buttons = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> } as const;

/** The main layout and what all its pages need. It lives from sign-in to sign-out, and what was read goes with it. */
export function Shell() {
  const language = useLanguage();
  const theme = useTheme();
  const hasMotion = !useLessMotion();
  const [queries] = useState(openShell);
  return (
    <ConfigProvider theme={antdTheme(themeOf(theme), hasMotion)} locale={locales[language]} button={buttons}>
      <App className="shell-app" message={{ top: 64, maxCount: 3 }}>
        <QueryClientProvider client={queries}>
          <Entered />
        </QueryClientProvider>
      </App>
    </ConfigProvider>
  );
}

/** A guest from elsewhere has nothing to see before he has an account here. */
function Entered() {
  const userId = useSession((state) => state.user?.userId);
  if (userId === undefined || !needsRegistration(userId)) return <Layout />;
  return (
    <Suspense fallback={null}>
      <RegistrationDialog />
    </Suspense>
  );
}

/** The tabs of this window come back before anything is drawn. */
function openShell(): QueryClient {
  restoreTabs();
  return newQueryClient();
}

/** A refusal stays a refusal; only a lost connection is worth a second try. */
function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 1 && error instanceof RequestError && error.kind === 'network',
        refetchOnWindowFocus: false,
      },
    },
  });
}
