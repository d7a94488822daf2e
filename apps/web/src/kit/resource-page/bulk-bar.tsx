import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';

export interface BulkBarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** What can be done with the selected rows. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const t = useText();
  return (
    <div className={count > 0 ? 'kit-bulk kit-bulk-on' : 'kit-bulk'}>
      {count > 0 && <span className="kit-bulk-count">{t(kitTexts.selected, { count })}</span>}
      {children}
      {count > 0 && (
        <Button type="link" size="small" onClick={onClear}>
          {t(kitTexts.clearSelection)}
        </Button>
      )}
    </div>
  );
}
