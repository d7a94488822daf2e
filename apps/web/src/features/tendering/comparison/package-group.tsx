import type { SelectionFault } from '@zhaocai/model/tendering/selection-check';
import { memo, useState } from 'react';
import { DemandRow } from './demand-row.tsx';
import { LineRows } from './line-rows.tsx';
import { PackageHeadRow } from './package-head-row.tsx';
import { FileCell, MatchCell, TextCell, TotalCell } from './offer-cells.tsx';
import { OfferRow } from './offer-row.tsx';
import { ReasonRow } from './reason-row.tsx';
import { SelectCell } from './select-cell.tsx';
import { RejectRow } from './reject-row.tsx';
import { offerKey, openFaultOf, type ComparedPackage, type ComparedSupplier, type Offer } from './selection-draft.ts';
import { comparisonTexts as texts } from './texts.ts';
import type { ComparisonMode } from './comparison-mode.ts';

export interface PackageGroupProps {
  readonly one: ComparedPackage;
  readonly suppliers: readonly ComparedSupplier[];
  /** Keys of this package's chosen offers, joined by blanks. */
  readonly chosen: string;
  readonly reason: string;
  readonly fault: SelectionFault | undefined;
  readonly mode: ComparisonMode;
  readonly onToggle: (offer: Pick<Offer, 'packageId' | 'entryId'>) => void;
  readonly onReason: (packageId: string, reason: string) => void;
  readonly rejections: Readonly<Record<string, string>>;
  readonly onReject: (key: string, reason: string) => void;
}

/** The rows of one package, from its name to the reason for the choice. */
export const PackageGroup = memo(function PackageGroup(props: PackageGroupProps) {
  const { one, suppliers, mode, onToggle, rejections, onReject } = props;
  const [isRejecting, setRejecting] = useState(false);
  const [open, setOpen] = useState<ReadonlySet<Part>>(() => new Set());
  const flip = (part: Part) => setOpen((parts) => flipped(parts, part));
  const offers = suppliers.map((supplier) =>
    supplier.detailListVOS.find(({ packageId }) => packageId === one.packageId),
  );
  const quoted = offers.filter((offer) => offer !== undefined);
  const unopenedCount = suppliers.filter((supplier) => openFaultOf(supplier, one.packageId)).length;
  const chosen = new Set(props.chosen.split(' '));
  const shared = { one, suppliers, offers, chosen };
  const isRejected =
    props.chosen === '' && quoted.length > 0 && (isRejecting || quoted.some((offer) => rejections[offerKey(offer)]));
  const longRow = (part: Part) => ({ ...shared, isOpen: open.has(part), onFlip: () => flip(part) });
  return (
    <tbody className="cmp-package">
      <PackageHeadRow
        one={one}
        columns={suppliers.length}
        quoteCount={quoted.length + unopenedCount}
        unopenedCount={unopenedCount}
        isDemandOpen={open.has('demand')}
        onDemand={() => flip('demand')}
      />
      {open.has('demand') && <DemandRow one={one} columns={suppliers.length} />}
      <LineRows {...shared} isOpen={open.has('lines')} onFlip={() => flip('lines')} />
      <OfferRow {...shared} label={texts.totalMoney} cell={(offer) => <TotalCell offer={offer} quoted={quoted} />} />
      <OfferRow
        {...longRow('match')}
        label={texts.matchExplain}
        textOf={matchOf}
        cell={(offer) => <MatchCell offer={offer} />}
      />
      <OfferRow
        {...longRow('service')}
        label={texts.serviceShow}
        textOf={serviceOf}
        cell={(offer) => <TextCell text={offer.serviceShow} />}
      />
      <OfferRow
        {...longRow('remark')}
        label={texts.remark}
        textOf={remarkOf}
        cell={(offer) => <TextCell text={offer.remark} />}
      />
      <OfferRow {...shared} label={texts.file} cell={(offer) => <FileCell offer={offer} />} />
      <OfferRow
        {...shared}
        label={texts.select}
        cell={(offer, supplier) => (
          <SelectCell
            offer={offer}
            supplierName={supplier.supplierName}
            packageNo={one.packageNo}
            isChosen={chosen.has(`${offer.packageId}/${offer.entryId}`)}
            mode={mode}
            onToggle={onToggle}
          />
        )}
      />
      {isRejected && <RejectRow {...shared} mode={mode} rejections={rejections} onReject={onReject} />}
      <ReasonRow
        {...props}
        columns={suppliers.length}
        isRejected={isRejected}
        onRejectAll={props.chosen === '' && quoted.length > 0 ? () => setRejecting(true) : undefined}
      />
    </tbody>
  );
});

type Part = 'demand' | 'lines' | 'match' | 'service' | 'remark';

function flipped(parts: ReadonlySet<Part>, part: Part): ReadonlySet<Part> {
  const next = new Set(parts);
  if (!next.delete(part)) next.add(part);
  return next;
}

const matchOf = ({ matchExplain }: Offer) => matchExplain;
const serviceOf = ({ serviceShow }: Offer) => serviceShow;
const remarkOf = ({ remark }: Offer) => remark;
