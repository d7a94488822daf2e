import type { TenantLook } from '@zhaocai/model/tenancy/tenant';
import { useText } from '../../../kit/text/language.ts';
import { lookTexts as texts } from './look-texts.ts';
import { readableOn } from './readable-on.ts';

const productColor = '#146fdb';
const productGround = '#0a2447';

/** The sign-in page in small, as this look would have it. */
export function LookPreview({ look }: { look: TenantLook }) {
  const t = useText();
  const color = look.themeColor ?? productColor;
  const ground = look.themeColor ?? productGround;
  const name = look.loginName || t(texts.product);
  return (
    <figure className="tenancy-preview" aria-label={t(texts.preview)}>
      <div
        className="tenancy-preview-side"
        style={{
          backgroundColor: ground,
          backgroundImage: look.background ? `url(${look.background})` : undefined,
          color: look.background ? '#ffffff' : readableOn(ground),
        }}
        data-picture={look.background ? true : undefined}
      >
        <span className="tenancy-preview-brand">
          {look.logo ? <img src={look.logo} alt="" /> : <img src="/favicon.svg" alt="" />}
          <strong>{name}</strong>
        </span>
        <p>{look.slogan || t(texts.productSlogan)}</p>
      </div>
      <div className="tenancy-preview-form" aria-hidden>
        <b>{t(texts.welcome)}</b>
        <small>{name}</small>
        <i>{t(texts.account)}</i>
        <i>{t(texts.password)}</i>
        <u style={{ backgroundColor: color, color: readableOn(color) }}>{t(texts.signIn)}</u>
      </div>
    </figure>
  );
}
