import './error-page.css';
import { useEffect, useState } from 'react';
import { useText } from '../../kit/text/language.ts';
import { chunkErrorOf } from '../load-page.ts';
import { appWords } from '../words.ts';
import { ErrorPage } from './error-page.tsx';
import { reloadPage } from './reload-page.ts';

const reloadRecord = 'reloadedForChunk';

/**
 * After an update of the server an open page asks for code that is no longer there. One reload brings the new page;
 * the mark keeps a real fault from reloading for ever. Without a line nothing is reloaded until it is back.
 */
export function ChunkErrorPage({ error }: { readonly error: unknown }) {
  return chunkErrorOf(error) ? <CodeMissing /> : <ErrorPage />;
}

function CodeMissing() {
  const t = useText();
  const [isOffline, setOffline] = useState(false);
  const [isFault] = useState(() => !mayReload());
  useEffect(() => {
    if (isFault) return undefined;
    const attempt = async () => setOffline(!(await reloadPage()));
    const handleOnline = () => void attempt();
    handleOnline();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isFault]);
  if (isFault) return <ErrorPage />;
  if (!isOffline) return null;
  return (
    <main className="error-page" role="alert">
      <h1>{t(appWords.offline)}</h1>
      <p>{t(appWords.offlineHelp)}</p>
      <button type="button" className="error-home" onClick={() => void reloadPage()}>
        {t(appWords.reload)}
      </button>
    </main>
  );
}

/** Once a minute: marked when the page is left for the reload, not while it waits for the line. */
function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(reloadRecord) ?? 0);
  if (Date.now() - last < 60_000) return false;
  window.addEventListener('pagehide', () => sessionStorage.setItem(reloadRecord, String(Date.now())), { once: true });
  return true;
}
