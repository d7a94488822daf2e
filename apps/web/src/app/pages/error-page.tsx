import './error-page.css';
import type { Text } from '@zhaocai/model/kit/text';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { words } from '../../kit/text/words.ts';
import { appWords } from '../words.ts';

const texts = {
  notFound: { zh: '页面不存在', en: 'Page not found' },
  notFoundHelp: {
    zh: '地址可能有误，或页面已移动。请检查地址，或从菜单重新进入。',
    en: 'The address may be wrong or the page may have moved. Check it, or start again from the menu.',
  },
  notAllowed: appWords.noAccess,
  notAllowedHelp: appWords.notAllowedHelp,
  error: { zh: '页面出错了', en: 'Something went wrong' },
  errorHelp: {
    zh: '问题可能是暂时的，请刷新重试；多次出现时请联系管理员。',
    en: 'It may pass: reload and try again. If it keeps happening, tell your administrator.',
  },
  home: appWords.backToHome,
} as const satisfies Record<string, Text>;

interface ErrorFrameProps {
  readonly code: string;
  readonly title: Text;
  readonly help: Text;
}

/** Needs nothing but the first script: it must stand when everything else fails. */
function ErrorFrame({ code, title, help }: ErrorFrameProps) {
  const t = useText();
  useEffect(() => {
    document.title = `${t(title)} - ${t(words.zhaocai)}`;
  });
  return (
    <main className="error-page">
      <p className="error-code" aria-hidden>
        {code}
      </p>
      <h1>{t(title)}</h1>
      <p>{t(help)}</p>
      <Link to="/" className="error-home">
        {t(texts.home)}
      </Link>
    </main>
  );
}

export function NotFoundPage() {
  return <ErrorFrame code="404" title={texts.notFound} help={texts.notFoundHelp} />;
}

export function NotAllowedPage() {
  return <ErrorFrame code="403" title={texts.notAllowed} help={texts.notAllowedHelp} />;
}

export function ErrorPage() {
  return <ErrorFrame code="500" title={texts.error} help={texts.errorHelp} />;
}
