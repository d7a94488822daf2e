import { fill } from '@zhaocai/model/kit/text';
import { tenderingMessages } from '@zhaocai/model/tendering/messages';
import type { SelectionFault } from '@zhaocai/model/tendering/selection-check';
import { Input } from 'antd';
import { useId } from 'react';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import type { ComparedPackage } from './selection-draft.ts';
import { comparisonTexts as texts } from './texts.ts';
import type { ComparisonMode } from './comparison-mode.ts';

export interface ReasonRowProps {
  readonly one: ComparedPackage;
  readonly columns: number;
  readonly reason: string;
  readonly fault: SelectionFault | undefined;
  readonly mode: ComparisonMode;
  readonly onReason: (packageId: string, reason: string) => void;
  /** Nobody is chosen, and each hears why: there is no choice to explain. */
  readonly isRejected: boolean;
  /** Begins to say so; undefined while somebody is chosen. */
  readonly onRejectAll: (() => void) | undefined;
}

const reasonRows = 3;
const reasonLength = 1000;

/** Why it was chosen, at the foot of the package; what is wrong with the choice stands beneath it. */
export function ReasonRow({ isRejected, onRejectAll, ...props }: ReasonRowProps) {
  const { one, columns, reason, fault, mode, onReason } = props;
  const t = useText();
  const language = useLanguage();
  const faultId = useId();
  const isEditable = mode === 'select';
  return (
    <tr className="cmp-reason">
      <th scope="row" data-col={0} tabIndex={-1}>
        {t(texts.reason)}
      </th>
      <td colSpan={columns} data-col={1} tabIndex={-1}>
        <div className="cmp-held-beside">
          {isRejected ? (
            <p className="kit-quiet">{t(texts.nobodyChosen)}</p>
          ) : (
            <Input.TextArea
              name="bidRemark"
              aria-label={`${t(texts.reason)} ${one.packageName}`}
              aria-describedby={fault && faultId}
              rows={reasonRows}
              maxLength={reasonLength}
              value={reason}
              disabled={!isEditable}
              status={fault && 'error'}
              placeholder={isEditable ? t(texts.reasonPlaceholder) : undefined}
              onChange={(event) => onReason(one.packageId, event.target.value)}
            />
          )}
          {isEditable && onRejectAll && !isRejected && (
            <button type="button" className="kit-link" tabIndex={-1} onClick={onRejectAll}>
              {t(texts.rejectAll)}
            </button>
          )}
          {fault && (
            <p className="cmp-fault" id={faultId} role="status">
              {faultText(fault, language)}
            </p>
          )}
        </div>
      </td>
    </tr>
  );
}

/** The same words as the server's refusal. */
export function faultText(fault: SelectionFault, language: 'zh' | 'en'): string {
  const { code, ...parameters } = fault;
  return fill(tenderingMessages[code][language], parameters);
}
