import { excludedText } from '@zhaocai/model/expert/draw/choices';
import { checkExpertDraw } from '@zhaocai/model/expert/draw/draw-endpoints';
import type { DrawWish } from '@zhaocai/model/expert/draw/draw-shapes';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { texts } from './texts.ts';

/** How many may be drawn by what is typed; asked for by a button, for it reads the whole library. */
export function PoolCheck({ wish }: { readonly wish: DrawWish | undefined }) {
  const t = useText();
  const [asked, setAsked] = useState<DrawWish>();
  return (
    <div className="expert-draw-acts">
      <Button disabled={!wish} onClick={() => setAsked(wish)}>
        {t(texts.checkPool)}
      </Button>
      {asked && <Found wish={asked} />}
    </div>
  );
}

function Found({ wish }: { readonly wish: DrawWish }) {
  const t = useText();
  const { data, error } = useEndpoint(checkExpertDraw, wish);
  if (error) return <Alert type="error" showIcon title={error.message} />;
  if (!data) return null;
  const { pool, need, lack, earliest, article } = data;
  const left = excludedText(data.excluded, t);
  return (
    <Alert
      type={lack > 0 ? 'warning' : 'success'}
      showIcon
      title={t(lack > 0 ? texts.poolShort : texts.poolEnough, { pool, need, lack })}
      description={
        <>
          {left && <div>{t(texts.leftOut, { list: left })}</div>}
          {earliest && <div>{t(texts.earliest, { time: shownInstant(earliest), article: article ?? '' })}</div>}
        </>
      }
    />
  );
}
