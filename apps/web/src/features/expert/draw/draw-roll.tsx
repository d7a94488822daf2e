import { rollNames } from '@zhaocai/model/expert/draw/record-endpoints';
import { useEffect, useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useLessMotion } from '../../../kit/screen/less-motion.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { texts } from './texts.ts';

const stepMs = 50;

/** Masked names of the library roll by while both show their secrets. It only shows: the order comes of the secrets. */
export function DrawRoll() {
  const t = useText();
  const isStill = useLessMotion();
  const allowed = useAllowed();
  const { data } = useEndpoint(rollNames, {}, { enabled: allowed('expertDraw_view') && !isStill });
  const [at, setAt] = useState(0);
  const count = data?.length ?? 0;
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), stepMs);
    return () => clearInterval(timer);
  }, [count]);
  const shown = data?.[at];
  return (
    <p className="expert-roll" aria-hidden={shown !== undefined}>
      {shown ? (
        <>
          <strong>{shown.name}</strong> <span className="kit-number">{shown.phone}</span>
        </>
      ) : (
        t(texts.rolling)
      )}
    </p>
  );
}
