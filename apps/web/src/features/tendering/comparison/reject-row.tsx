import { Input } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { OfferRow, type OfferRowProps } from './offer-row.tsx';
import { TextCell } from './offer-cells.tsx';
import type { ComparisonMode } from './comparison-mode.ts';
import { offerKey } from './selection-draft.ts';
import { comparisonTexts as texts } from './texts.ts';

export interface RejectRowProps extends Omit<OfferRowProps, 'label' | 'cell'> {
  readonly mode: ComparisonMode;
  readonly rejections: Readonly<Record<string, string>>;
  readonly onReject: (key: string, reason: string) => void;
}

const longest = 1000;

/** Where nobody is acceptable: for each offer, why. */
export function RejectRow({ mode, rejections, onReject, ...row }: RejectRowProps) {
  const t = useText();
  return (
    <OfferRow
      {...row}
      label={texts.rejection}
      cell={(offer, { supplierName }) => {
        const key = offerKey(offer);
        if (mode !== 'select') return <TextCell text={rejections[key] ?? null} />;
        return (
          <Input.TextArea
            aria-label={`${t(texts.rejection)} ${supplierName}`}
            rows={2}
            maxLength={longest}
            value={rejections[key] ?? ''}
            onChange={(event) => onReject(key, event.target.value)}
          />
        );
      }}
    />
  );
}
