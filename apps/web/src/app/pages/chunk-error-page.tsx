import { useRouteError } from 'react-router';
import { chunkErrorOf } from '../load-page.ts';
import { ErrorPage } from './error-page.tsx';

const reloadRecord = 'reloadedForChunk';

/**
 * After an update of the server an open page asks for code that is no longer there. One reload brings the new page;
 * the mark keeps a real fault from reloading for ever.
 */
export function ChunkErrorPage() {
  const error = useRouteError();
  if (chunkErrorOf(error) && mayReload()) {
    location.reload();
    return null;
  }
  return <ErrorPage />;
}

function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(reloadRecord) ?? 0);
  if (Date.now() - last < 60_000) return false;
  sessionStorage.setItem(reloadRecord, String(Date.now()));
  return true;
}
