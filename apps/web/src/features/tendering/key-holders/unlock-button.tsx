import { openingShares } from '@zhaocai/model/tendering/sealed-quote-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { holderTexts as texts } from './texts.ts';
import { UnlockOpening } from './unlock-opening.tsx';

const refreshMs = 15_000;

/** A holder unlocks where the opening is led: in the hall. Nothing where he has nothing to give. */
export function UnlockButton({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { data } = useEndpoint(openingShares, { projectId }, { refreshMs });
  if (!data?.isDue || data.own.length === 0) return null;
  return (
    <>
      <Button type="primary" size="small" onClick={() => setOpen(true)}>
        {t(texts.unlock)}
      </Button>
      {isOpen && <UnlockOpening projectId={projectId} own={data.own} onClose={() => setOpen(false)} />}
    </>
  );
}
