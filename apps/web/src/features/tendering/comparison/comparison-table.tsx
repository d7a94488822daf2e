import './comparison.css';
import type { Comparison } from '@zhaocai/model/tendering/opening-endpoints';
import type { CSSProperties } from 'react';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useText } from '../../../kit/text/language.ts';
import { useGridKeys } from './grid-keys.ts';
import { PackageGroup } from './package-group.tsx';
import type { ComparisonMode } from './comparison-mode.ts';
import { offerKey, packageFault, type ComparedSupplier, type SelectionDraft } from './selection-draft.ts';
import { comparisonTexts as texts } from './texts.ts';

export interface ComparisonTableProps {
  readonly comparison: Comparison;
  readonly draft: SelectionDraft;
  readonly mode: ComparisonMode;
  /** The selection is being handed in: a package without a winner is a fault now. */
  readonly isComplete?: boolean;
  readonly onToggle: (offer: { readonly packageId: string; readonly entryId: string }) => void;
  readonly onReason: (packageId: string, reason: string) => void;
  readonly onReject?: (key: string, reason: string) => void;
}

/** Packages down, suppliers across: one row group per package, one column of 350 px per supplier. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { comparison, draft, mode, isComplete = false, onToggle, onReason, onReject = nothing } = props;
  const t = useText();
  const { suppliers, packages } = comparison;
  const { ref, onKeyDown, onFocus } = useGridKeys((cell) => {
    const { packageId, entryId } = cell.dataset;
    if (mode === 'select' && packageId && entryId) onToggle({ packageId, entryId });
  });
  return (
    <div className="cmp-scroll">
      <table
        ref={ref}
        className="cmp-table"
        style={{ '--cmp-suppliers': suppliers.length } as CSSProperties}
        role="grid"
        aria-label={t(texts.title)}
        aria-readonly={mode !== 'select'}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <colgroup>
          <col className="cmp-label-column" />
          {suppliers.map(({ supplierId }) => (
            <col key={supplierId} className="cmp-supplier-column" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" data-col={0} tabIndex={-1} className="cmp-corner">
              {t(texts.rowHead)}
            </th>
            {suppliers.map((supplier, index) => (
              <SupplierHead key={supplier.supplierId} supplier={supplier} column={index + 1} draft={draft} />
            ))}
          </tr>
        </thead>
        {packages.map((one) => (
          <PackageGroup
            key={one.packageId}
            one={one}
            suppliers={suppliers}
            chosen={chosenIn(draft, one.packageId)}
            reason={draft.reasons[one.packageId] ?? ''}
            fault={
              mode === 'select' ? packageFault(comparison, draft, { packageId: one.packageId, isComplete }) : undefined
            }
            mode={mode}
            onToggle={onToggle}
            onReason={onReason}
            rejections={draft.rejections}
            onReject={onReject}
          />
        ))}
      </table>
    </div>
  );
}

const nothing = () => undefined;

/** As text, so that a group whose choice is as before need not be drawn again. */
function chosenIn({ chosen }: SelectionDraft, packageId: string): string {
  return [...chosen]
    .filter((key) => key.startsWith(`${packageId}/`))
    .sort()
    .join(' ');
}

interface SupplierHeadProps {
  readonly supplier: ComparedSupplier;
  readonly column: number;
  readonly draft: SelectionDraft;
}

function SupplierHead({ supplier, column, draft }: SupplierHeadProps) {
  const t = useText();
  const wonCount = supplier.detailListVOS.filter((offer) => draft.chosen.has(offerKey(offer))).length;
  return (
    <th scope="col" data-col={column} tabIndex={-1}>
      <span className="cmp-supplier">
        <span className="cmp-supplier-name" title={supplier.supplierName}>
          {supplier.supplierName}
        </span>
        {wonCount > 0 && <span className="kit-tag kit-tone-green">{t(texts.wonPackages, { count: wonCount })}</span>}
      </span>
      <span className="cmp-total">
        <span className="cmp-total-label">{t(texts.totalM)}</span>
        <strong>{formatMoney(supplier.totalM)}</strong>
        <span className="cmp-total-label">{t(texts.quotedPackages, { count: supplier.detailListVOS.length })}</span>
      </span>
    </th>
  );
}
