import { dossierApi, type DossierProgress } from '@zhaocai/model/document/dossier-endpoints';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../kit/http/call.ts';
import { followLink } from '../../kit/http/save-file.ts';
import { useText } from '../../kit/text/language.ts';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import { documentTexts as texts } from './texts.ts';

const askEveryMs = 700;
/** A download that has not begun by then was refused or forbidden by the browser. */
const patienceMs = 30_000;

interface Started {
  readonly ticket: string;
  readonly fileBytes: number;
}

/** A dossier on its way: the browser downloads it by a link, the server tells how far that is. */
export function useDossier(projectId: string) {
  const t = useText();
  const notify = useNotify();
  const [percent, setPercent] = useState<number>();
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const start = async () => {
    setPercent(0);
    try {
      const { data } = await call(dossierApi.link, { projectId });
      followLink(data.url, data.fileName);
      const end = await watch(data, { isWanted: () => mounted.current, onPercent: setPercent });
      if (!end) return;
      if (end.state !== 'done') notify.warning(t(texts.dossierBroken));
      else if (end.missing > 0) notify.warning(t(texts.dossierMissing, { n: end.missing }));
      else notify.success(t(texts.dossierDone, { n: end.sentFiles }));
    } catch (error) {
      notify.failure(error);
    } finally {
      setPercent(undefined);
    }
  };
  return { percent, start };
}

interface Watching {
  readonly isWanted: () => boolean;
  readonly onPercent: (percent: number) => void;
}

/** Asks until it is over; a page that is left does not ask any more, and the download goes on without it. */
async function watch(
  { ticket, fileBytes }: Started,
  { isWanted, onPercent }: Watching,
): Promise<DossierProgress | undefined> {
  const began = Date.now();
  while (isWanted()) {
    await new Promise((wake) => setTimeout(wake, askEveryMs));
    const { data } = await call(dossierApi.progress, { ticket });
    const isLost = data.state === 'waiting' && Date.now() - began > patienceMs;
    if (isLost || data.state === 'done' || data.state === 'broken') return data;
    onPercent(fileBytes === 0 ? 0 : Math.min(99, Math.floor((data.sentBytes / fileBytes) * 100)));
  }
  return undefined;
}
