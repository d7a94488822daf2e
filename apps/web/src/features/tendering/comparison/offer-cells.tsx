import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { formatMoney, Money } from '../../../kit/widgets/money.tsx';
import { useText } from '../../../kit/text/language.ts';
import { aboveLowest, namesDeviation, openFaultOf, type ComparedSupplier, type Offer } from './selection-draft.ts';
import { comparisonTexts as texts } from './texts.ts';

/** The price that decides: the lowest is marked, the others say by how much they are dearer. */
export function TotalCell({ offer, quoted }: { offer: Offer; quoted: readonly Offer[] }) {
  const t = useText();
  const share = aboveLowest(offer, quoted);
  return (
    <span className="cmp-money cmp-decides">
      {offer.isLowest && <ToneTag tone="green">{t(texts.lowest)}</ToneTag>}
      {share !== null && <span className="cmp-above">{t(texts.aboveLowest, { share })}</span>}
      <Money value={offer.totalMoney} />
      {offer.firstMoney !== offer.totalMoney && (
        <span className="cmp-above">{t(texts.firstMoney, { price: formatMoney(offer.firstMoney) })}</span>
      )}
    </span>
  );
}

/** There is no offer: he did not quote, or what he handed in cannot be opened. */
export function NoOfferCell({ supplier, packageId }: { supplier: ComparedSupplier; packageId: string }) {
  const t = useText();
  const reason = openFaultOf(supplier, packageId);
  if (!reason) return <span className="kit-quiet">{t(texts.notQuoted)}</span>;
  return (
    <>
      <span className="cmp-mark">
        <ToneTag tone="red">{t(texts.unopened)}</ToneTag>
      </span>
      <span className="kit-quiet">{t(reason)}</span>
    </>
  );
}

export function TextCell({ text }: { text: string | null }) {
  if (!text) return <span className="kit-faint">—</span>;
  return <span className="kit-lines cmp-text">{text}</span>;
}

/** How the offer meets the demand; silence and named deviations are marked. */
export function MatchCell({ offer }: { offer: Offer }) {
  const t = useText();
  if (!offer.matchExplain?.trim()) return <ToneTag tone="orange">{t(texts.notFilled)}</ToneTag>;
  return (
    <>
      {namesDeviation(offer.matchExplain) && (
        <span className="cmp-mark">
          <ToneTag tone="orange">{t(texts.deviation)}</ToneTag>
        </span>
      )}
      <TextCell text={offer.matchExplain} />
    </>
  );
}

export function FileCell({ offer }: { offer: Offer }) {
  const t = useText();
  if (offer.files.length === 0) return <span className="kit-quiet">{t(texts.noFile)}</span>;
  return <FileLinks files={offer.files.map((file) => ({ ...file, fileUrl: '' }))} />;
}
