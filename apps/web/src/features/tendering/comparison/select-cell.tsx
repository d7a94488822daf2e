import { CheckCircleFilled } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import type { Offer } from './selection-draft.ts';
import { comparisonTexts as texts } from './texts.ts';
import type { ComparisonMode } from './comparison-mode.ts';

export interface SelectCellProps {
  readonly offer: Offer;
  readonly supplierName: string;
  readonly packageNo: number;
  readonly isChosen: boolean;
  readonly mode: ComparisonMode;
  readonly onToggle: (offer: Offer) => void;
}

/** The choice of one supplier for one package; while it is approved a check mark stands in place of the box. */
export function SelectCell({ offer, supplierName, packageNo, isChosen, mode, onToggle }: SelectCellProps) {
  const t = useText();
  if (mode === 'approve') {
    return isChosen ? (
      <span className="cmp-approved" role="img" aria-label={t(texts.selectedMark)}>
        <CheckCircleFilled /> {t(texts.selectedMark)}
      </span>
    ) : (
      <span className="kit-quiet">{t(texts.notSelectedMark)}</span>
    );
  }
  return (
    <Checkbox
      className="cmp-check"
      checked={isChosen}
      disabled={mode !== 'select'}
      tabIndex={-1}
      aria-label={t(texts.selectOffer, { supplier: supplierName, no: packageNo })}
      onChange={() => onToggle(offer)}
    >
      {t(isChosen ? texts.selectedMark : texts.select)}
    </Checkbox>
  );
}
