import { helpInfo } from '@zhaocai/model/desk/help-page';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/http/call.ts';
import { useLanguage } from '../../kit/text/language.ts';
import { themeOf, useTheme } from '../theme/theme-store.ts';
import { safeAddress } from '../pages/safe-address.ts';

export interface HelpOf {
  readonly routeStr: string;
  readonly code: string;
}

/** Where the help of a page is; null where nobody has written one. */
export function useHelpAddress({ routeStr, code }: HelpOf) {
  const language = useLanguage();
  const isDark = themeOf(useTheme()).tone === 'dark';
  return useQuery({
    queryKey: ['help', routeStr, code, language, isDark],
    queryFn: async ({ signal }) => {
      const { data } = await call(helpInfo, { routeStr, code }, { signal });
      const address = safeAddress(data?.url) ?? null;
      // A page of ours takes the theme on; what it is shown by is a ticket, which is over soon.
      return address?.startsWith('/') && isDark ? `${address}&dark=1` : address;
    },
    gcTime: 0,
    retry: false,
  });
}
