import { Alert } from 'antd';
import type { ComponentProps } from 'react';
import { kitTexts } from '../text/kit-texts.ts';
import { useText } from '../text/language.ts';
import { StaleWays } from '../widgets/stale-ways.tsx';

interface StaleNoticeProps extends ComponentProps<typeof StaleWays> {
  /** What the other one changed, by the names of the fields. */
  readonly changed: readonly string[];
}

/** Somebody else stored what is typed over here: nothing typed is lost before a way on is chosen. */
export function StaleNotice({ changed, ...ways }: StaleNoticeProps) {
  const t = useText();
  return (
    <Alert
      type="warning"
      showIcon
      className="kit-offer"
      title={t(kitTexts.changedByOther)}
      description={changed.length > 0 && t(kitTexts.changedFields, { names: changed.join('、') })}
      action={<StaleWays {...ways} />}
    />
  );
}
