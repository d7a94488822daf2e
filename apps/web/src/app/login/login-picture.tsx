import { useText } from '../../kit/text/language.ts';
import { loginTexts } from './login-texts.ts';

const offers = [
  { name: 'A', total: '518,400.00', share: 100 },
  { name: 'B', total: '486,000.00', share: 78, isLowest: true },
  { name: 'C', total: '502,800.00', share: 90 },
] as const;

/** What the product is about, in one picture: three offers side by side, the lowest marked. */
export function LoginPicture() {
  const t = useText();
  return (
    <figure className="login-picture" aria-hidden>
      <figcaption>
        <span>{t(loginTexts.samplePackage)}</span>
        <em>{t(loginTexts.sampleOpened)}</em>
      </figcaption>
      {offers.map((offer) => (
        <div key={offer.name} className={'isLowest' in offer ? 'login-offer login-offer-lowest' : 'login-offer'}>
          <span>{t(loginTexts.sampleSupplier, { name: offer.name })}</span>
          <i style={{ width: `${offer.share}%` }} />
          <b>{offer.total}</b>
          {'isLowest' in offer && <em>{t(loginTexts.sampleLowest)}</em>}
        </div>
      ))}
      <div className="login-chain">
        <code>9f2c…a41e</code>
        <i />
        <code>3b7d…0c58</code>
        <i />
        <code>e610…77b2</code>
      </div>
    </figure>
  );
}
