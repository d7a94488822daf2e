import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { packageLifecycle } from '@zhaocai/model/tendering/package-lifecycle';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import type { ComparedPackage } from './selection-draft.ts';
import { comparisonTexts as texts } from './texts.ts';

export interface PackageHeadRowProps {
  readonly one: ComparedPackage;
  readonly columns: number;
  /** Handed in, with those that cannot be opened. */
  readonly quoteCount: number;
  readonly unopenedCount: number;
  readonly isDemandOpen: boolean;
  readonly onDemand: () => void;
}

/** Which package, what it may cost, and what was asked for. */
export function PackageHeadRow(props: PackageHeadRowProps) {
  const { one, columns, quoteCount, unopenedCount, isDemandOpen, onDemand } = props;
  const t = useText();
  const hasDemand = Boolean(one.goods || one.brandModel || one.techParams || one.afterSale);
  return (
    <tr className="cmp-package-head">
      <th scope="rowgroup" colSpan={columns + 1} data-col={0} tabIndex={-1}>
        <div className="cmp-held cmp-package-line">
          <span className="cmp-package-name">
            {t(texts.packageTitle, { no: one.packageNo, name: one.packageName })}
          </span>
          <ChoiceTag choices={packageLifecycle.choices} value={one.packageStatus} />
          <span className="cmp-fact">
            {t(texts.budget)} <Money value={one.budget} unit />
          </span>
          {one.ceilingMoney && (
            <span className="cmp-fact">
              {t(texts.ceiling)} <Money value={one.ceilingMoney} unit />
            </span>
          )}
          <span className="cmp-fact">{one.quoteTypeStr}</span>
          <span className="cmp-fact">{t(texts.quoteCount, { count: quoteCount })}</span>
          {unopenedCount > 0 && (
            <span className="kit-tag kit-tone-red">{t(texts.unopenedCount, { count: unopenedCount })}</span>
          )}
          <span className="cmp-fact">{t(texts.winners, { count: one.maxWinners })}</span>
          {hasDemand && (
            <button
              type="button"
              className="kit-link cmp-flip"
              tabIndex={-1}
              aria-expanded={isDemandOpen}
              onClick={onDemand}
            >
              {isDemandOpen ? <DownOutlined /> : <RightOutlined />} {t(texts.demand)}
            </button>
          )}
        </div>
      </th>
    </tr>
  );
}
