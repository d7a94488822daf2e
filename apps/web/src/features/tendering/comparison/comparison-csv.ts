import type { Comparison } from '@zhaocai/model/tendering/opening-endpoints';
import type { Translate } from '../../../kit/text/language.ts';
import {
  offerKey,
  openFaultOf,
  type ComparedPackage,
  type ComparedSupplier,
  type Offer,
  type SelectionDraft,
} from './selection-draft.ts';
import { comparisonTexts as texts } from './texts.ts';

/** The table as it stands on the screen, for a spreadsheet: the same rows, the same columns. */
export function comparisonCsv(comparison: Comparison, draft: SelectionDraft, t: Translate): Blob {
  const { suppliers } = comparison;
  const rows = [
    [t(texts.rowHead), ...suppliers.map(({ supplierName }) => supplierName)],
    [t(texts.totalM), ...suppliers.map(({ totalM }) => totalM)],
    ...comparison.packages.flatMap((one) => packageRows(one, suppliers, { draft, t })),
    [t(texts.generalBudget), comparison.generalBudget ?? ''],
  ];
  // The mark at the front tells Excel that this is UTF-8.
  return new Blob([`\ufeff${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`], {
    type: 'text/csv;charset=utf-8',
  });
}

interface RowContext {
  readonly draft: SelectionDraft;
  readonly t: Translate;
}

function packageRows(
  one: ComparedPackage,
  suppliers: readonly ComparedSupplier[],
  { draft, t }: RowContext,
): string[][] {
  const offers = suppliers.map((supplier) =>
    supplier.detailListVOS.find(({ packageId }) => packageId === one.packageId),
  );
  const silences = suppliers.map((supplier) => {
    const reason = openFaultOf(supplier, one.packageId);
    return reason ? t(texts.unopenedWhy, { reason: t(reason) }) : t(texts.notQuoted);
  });
  const row = (label: string, cell: (offer: Offer) => string | null) => [
    label,
    ...offers.map((offer, index) => (offer ? (cell(offer) ?? '') : silences[index]) ?? ''),
  ];
  const isChosen = (offer: Offer) => draft.chosen.has(offerKey(offer));
  const isDecided = offers.some((offer) => offer && (isChosen(offer) || !draft.rejections[offerKey(offer)]));
  return [
    [`${t(texts.packageTitle, { no: one.packageNo, name: one.packageName })} ${t(texts.budget)} ${one.budget ?? '—'}`],
    row(t(texts.perMoney), ({ perMoney }) => perMoney ?? t(texts.perMoneyByLine)),
    ...one.items.map((item) =>
      row(
        `${item.name} ${item.quantity} ${item.unit}`,
        ({ lines }) => lines.find((line) => line.itemId === item.id)?.perMoney ?? null,
      ),
    ),
    row(t(texts.totalMoney), ({ totalMoney }) => totalMoney),
    row(t(texts.matchExplain), ({ matchExplain }) => matchExplain),
    row(t(texts.serviceShow), ({ serviceShow }) => serviceShow),
    row(t(texts.remark), ({ remark }) => remark),
    row(t(texts.file), ({ files }) => files.map(({ fileName }) => fileName).join('、')),
    row(t(texts.select), (offer) => (isChosen(offer) ? t(texts.selectedMark) : t(texts.notSelectedMark))),
    [t(texts.reason), draft.reasons[one.packageId] ?? ''],
    ...(isDecided ? [] : [row(t(texts.rejection), (offer) => draft.rejections[offerKey(offer)] ?? null)]),
  ];
}

/** Quotes where needed; a bidder's text must not become a formula in the buyer's spreadsheet. */
export function cellText(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
